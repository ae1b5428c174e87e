# The page's own texts: the table, its seats, faults.

home = Etusivu
language = Kieli
theme = Värit
theme-system = Automaattinen
theme-light = Vaalea
theme-dark = Tumma
choose = Valitse
menu = Valikko
parts = Pöydän osat
order = Vuorojärjestys
skip-to-question = Kysymykseen
offline = Ei yhteyttä. Yritetään uudelleen; mitään ei katoa.
not-sent = Tätä ei saatu lähetettyä. Yritä uudelleen.
tab-question = Kysymys
tab-field = Kenttä
tab-log = Loki
tab-sheet = Hahmo
tab-talk = Puhe
tab-tools = Pelin{"\u00AD"}johtaja
opened = Avattu
close = Sulje
cancel = Peru
clause-marks = S: sanottu ryhmän omassa tekstissä. B: perussäännöistä. A: lisätty täällä.
say = Sano jotain pöydälle
send = Lähetä
before-fight = Ennen taistelua
dark = pimeää
hidden = piilossa pelaajilta
odds-of-options = Vaihtoehtojen mahdollisuudet
odds-working = Lasketaan mahdollisuuksia …
welcome = Tervetuloa, { $seat }! { $count ->
        [0] Katsot mukana, kunnes pelinjohtaja antaa sinulle pelattavan.
        *[other] Pelaat: { $names }.
    }
welcome-question = Sinulle tulevat kysymykset näkyvät tässä; puhelin värähtää. Heitä omia noppiasi ja kirjoita tulos, tai napauta ”{ roll-for-me }”.
welcome-tabs = { tab-field }: missä kaikki ovat. { tab-sheet }: mitä osaat ja kestät. { tab-log }: mitä tapahtui ja miksi. Kielen ja värit valitset valikosta ☰.
engaged = Lähitaistelussa
beside = Vieressä:
looks-unhurt = vahingoittumaton
looks-scratched = naarmuilla
looks-hurt = haavoittunut
looks-badly-hurt = pahasti haavoittunut
looks-down = maassa
over = Taistelu on ohi
drawn = Kukaan ei voittanut.
recover = Hoida haavoittuneita
to-recovery = Siirry toipumiseen
the-table = Pöytä
the-gm = pelinjohtaja
typed = Mitä noppa näyttää
enter = Syötä
roll-for-me = Heitä puolestani
rolls-for-me = Heitä puolestani
roll-all = Heitä niiden { $count } puolesta, joilla ei ole pelaajaa
decide-for-me = Anna taktiikan päättää
autopilot = Automaatti
tap-map = Napauta merkittyä paikkaa kartalla.
to-map = Kartalle
map-hint = Napauta nappulaa, niin näet sen lomakkeen ja mitä se voi paikaltaan tehdä, ja merkittyä paikkaa tai nappulaa vastataksesi.
choose-one = Valitse yksi.
waiting-for = Odotetaan:
also-waiting = Myös kysytty:
log-empty = Mitään ei ole vielä tapahtunut. Vastaa kysymykseen, niin se alkaa.
talk-empty = Kukaan ei ole vielä sanonut mitään. Kirjoita ensimmäinen rivi alle.
no-sums = Tämän rivin takana ei ole laskelmia.
sum = Summa
overrule = Muuta
instead = Sen sijaan
reason = Syy
source-typed = syötetty
source-rolled = ohjelman heittämä
source-auto = ohjelman heittämä
figures = Luvut
figures-of = Arvot: { $who }
figures-lead = Muuttamasi arvot asetetaan pelinjohtajan sanalla, jokainen omana merkintänään, jonka Kumoa ottaa takaisin.
set-figures = Aseta muutetut
set-hidden = Piilota pelaajilta
set-veiled = Piilota luvut
set-secret-rolls = Heitä salassa
take-out = Poista taistelusta
bring-back = Palauta
undo = Kumoa
redo = Tee uudelleen
show-odds = Näytä mahdollisuudet pelaajille
end = Lopeta taistelu
ask-end = Lopetetaanko taistelu tähän? Kumoa palauttaa sen.
seats = Paikat ja linkit
own-again = Palaa pelinjohtajaksi
back-to-fight = Takaisin taisteluun
seats-lead = Jokainen pelaaja tulee omalla linkillään: näytä sen QR-koodi tai lähetä se.
seats-empty = Kenelläkään ei ole vielä paikkaa. Tee linkki alla.
seats-alone = Nämä linkit toimivat vain tällä koneella. Puhelimia ja seinänäyttöä varten pysäytä palvelin (Ctrl-C) ja käynnistä se komennolla { $command }.
link-once = Tämä linkki näytetään vain nyt. Kadonneen tilalle saa uuden.
plays = Pelaa
save = Tallenna
new-link = Linkki ja QR-koodi (aiemmin tehty lakkaa toimimasta)
revoke = Peru
new-seat = Paikka pelaajalle
seat-name = Pelaajan nimi
make-link = Tee linkki
role-player = pelaaja
role-wall = Näyttö seinällä
role-gm = Pelinjohtaja
wall-lead = Linkki näytölle, jonka kaikki näkevät: kartta, vuorojärjestys, viimeiset tapahtumat.
gm-lead = Linkki pelinjohtajan toiselle laitteelle: sillä voi tehdä tässä taistelussa kaiken.
error-title = Se ei onnistunut
error-not-found = Täällä ei ole sellaista sivua. Mene etusivulle tai käytä saamaasi linkkiä.
error-link-not-valid = Tämä linkki ei ole enää voimassa. Pyydä pelinjohtajalta uusi.
error-stale = Joku ehti ensin: tilanne on nyt tämä. Katso ja valitse uudelleen.
error-not-yours = Tähän vastaaminen ei ole sinun. Odota omaa kysymystäsi, tai pyydä pelinjohtajalta paikkaa, jolla sitä pelataan.
error-nobody-of-that-name = Kukaan sen niminen ei ole sinun. Lataa sivu uudelleen, niin näet ketkä ovat.
error-for-the-game-master = Vain pelinjohtaja voi tehdä sen. Pyydä häntä.
error-only-watching = Tämä linkki vain katselee. Pyydä pelinjohtajalta oma paikka.
error-nothing-to-undo = Ei mitään kumottavaa.
error-nothing-to-redo = Ei mitään tehtävää uudelleen.
error-talk-length = Sano jotain, enintään 1000 merkkiä.
error-seat-needs-name = Anna pelaajan nimi.
error-too-many-tokens = Liian monta kelpaamatonta linkkiä. Odota minuutti ja yritä uudelleen.
error-store = Peliä ei voi juuri nyt lukea eikä tallentaa; mitään ei ole kadonnut. Pelinjohtajan on tarkistettava palvelin.
error-other-name = { $name }: tämän palvelimen nimi ei ole tämä. Käytä osoitetta, jonka se tulosti.
error-other-site = Tämä tuli toiselta sivustolta. Avaa itse sivu ja tee se siellä.
error-too-fast = Liikaa kerralla. Odota hetki ja yritä uudelleen.
error-too-large = Liian suuri: enintään { NUMBER($most, useGrouping: "yes") } tavua otetaan vastaan.
won = { $side } voitti.
roll-dice = Heitä { $dice } ja kerro, mitä se näyttää.
typed-total = { $dice } näyttää
amount = Väliltä { $low }–{ $high }
all-places = Kaikki { $count } paikkaa luettelona
was = oli { $was }
source-overruled = oli { $was }
ask-leave = Poistetaanko { $who } taistelusta? Kumoa palauttaa.
set-aside =
    { $count ->
        [one] Yksi asia odottaa hetkeään: aiemmin annettu vastaus tai mukaan tulija.
        *[other] { $count } asiaa odottaa hetkeään: aiemmin annettuja vastauksia tai mukaan tulijoita.
    }
notes = Huomautuksia: { $count }
add = Lisää joku
add-helper = Joku tulee avuksi
add-name = Nimi
add-creature = Olento
add-side = Osapuoli
add-now = Tulee nyt
did-undo = { $who } kumosi jotain.
did-undo-what = { $who } kumosi: { $what }
did-redo-what = { $who } palautti: { $what }
did-redo = { $who } teki sen uudelleen.
did-overrule = { $who } muutti: { $what }
did-override = { $who } asetti: { $what }
did-join = { $what } tulee mukaan.
did-rejoin = { $what } palaa.
did-leave = { $what } poistetaan taistelusta.
did-end = { $who } lopetti taistelun. { $what }

# Toipumisen sivu.

end-recovery = Lopeta toipuminen
ask-end-recovery = Lopetetaanko toipuminen tähän? Kumoamalla sen saa takaisin.
recovery-over = Toipuminen on ohi
tab-patients = Potilaat
tab-calendar = Kalenteri
patients-empty = Täällä ei ole ketään hoidettavana.
care = Mitä voi tehdä
care-by = hoitajaksi käy { $names }
care-nobody = kukaan täällä ei osaa
settings-of = Heitot ja salaisuudet
day =
    { $day ->
        [0] Taistelun päivä
        *[other] { $day }. päivä
    }
day-empty = Tänä päivänä ei ole vielä tapahtunut mitään.
day-count =
    { $count ->
        [0] ei mitään
        [one] yksi tapahtuma
        *[other] { $count } tapahtumaa
    }
day-happened = { $day }. päivä: { day-count }

# The library: the first page, the editor of encounters, forms of sheets.

library-fights = Taistelut
library-fights-empty = Yhtään taistelua ei ole käynnissä. Aloita kohtaaminen alempaa tai jokin näistä:
library-recovery = Toipuminen
library-over = Päättynyt
library-round = Kierros { $round }
library-not-begun = Ei vielä alkanut
library-look = Katso
library-go-on = Jatka
library-delete = Poista
library-delete-fight = Poistetaanko taistelu ja koko sen loki? Sitä ei saa takaisin.
library-encounters = Kohtaamiset
library-encounters-empty = Kohtaamisia ei vielä ole. Tee uusi, tuo tiedosto tai muuta esimerkin kopiota.
library-so-many =
    { $count ->
        [one] { $count } taistelija
        *[other] { $count } taistelijaa
    }
library-start = Aloita taistelu
library-edit = Muokkaa
library-copy = Kopioi
library-copy-of = Kopio: { $title }
library-delete-encounter = Poistetaanko kohtaaminen? Siitä aloitetut taistelut jäävät.
library-new-encounter = Uusi kohtaaminen
library-title = Otsikko
library-untitled = Nimetön
library-ruleset = Sääntöjärjestelmä
library-make = Tee
library-import = Kohtaaminen tai hahmolomake YAML-tiedostosta
library-take-in = Tuo
library-people = Hahmot ja olennot
library-people-empty = Ei vielä ketään. Tee hahmo luettelon olennosta tai tyhjästä lomakkeesta; sen voi sitten ottaa mihin tahansa kohtaamiseen.
library-delete-sheet = Poistetaanko lomake? Kohtaamisissa on omat kopionsa.
library-new-somebody = Uusi hahmo
library-somebody = Joku
library-name = Nimi
library-kind = Laji
library-blank-sheet = tyhjä lomake
library-examples = Esimerkit
library-change-copy = Muuta kopiota
library-campaign = Kampanja
library-rename = Kampanjan nimi
library-save = Tallenna
library-done = Valmis
library-new-campaign = Uusi kampanja
library-import-campaign = Kampanja tiedostosta
library-whole = Koko kampanja
library-export = Tallenna yhtenä tiedostona
library-delete-campaign = Poista kampanja
library-delete-campaign-sure = Poistetaanko { $name } ja kaikki sen taistelut, kohtaamiset ja hahmot? Tallenna se ensin tiedostoksi, jos saatat tarvita sitä.
library-rulebook = Sääntökirja
library-side-one = Ensimmäinen osapuoli
library-side-two = Toinen osapuoli
form-range = { $low }–{ $high }.
form-usual = Oletus: { $value }
form-none = Ei mitään
form-true = kyllä
form-false = ei
form-on-by-default = Oletuksena päällä.
form-off-by-default = Oletuksena pois päältä.
form-names = Yksi riviä kohden.
form-rows = Yksi riviä kohden: sarake, rivi.
form-more =
    { $count ->
        [one] Yksi kenttä lisää
        *[other] { $count } kenttää lisää
    }
form-unknown = Säännöt eivät tunne näitä; tyhjennä poistaaksesi
form-written = kirjoitettu
form-add = Lisää
form-add-one = Luettelosta
form-add-own = Lisää oma
form-change-these = Muuta näitä
form-key = Nimi
form-remove = Poista
form-remove-what = Poista { $what }
form-up = Siirrä { $what } ylös
editor-parts = Kohtaamisen osat
editor-who = Ketkä taistelevat
editor-map = Kartta
editor-rules = Taistelun säännöt
editor-files = Tiedosto
editor-saved = Tallennettu
editor-unsaved = Ei vielä tallennettu
editor-clash = Toinen ikkuna muutti tätä välillä. Kirjoittamasi tallennettiin sen päälle; tarkista, mitä tässä nyt on.
editor-faults =
    { $count ->
        [one] Yksi asia on korjattava ennen kuin taistelu voi alkaa.
        *[other] { $count } asiaa on korjattava ennen kuin taistelu voi alkaa.
    }
editor-sound = Kaikki on kunnossa: taistelu voi alkaa.
editor-side = Osapuoli
editor-drop-side = Poista { $name } ja kaikki sen taistelijat
editor-side-empty = Tällä osapuolella ei ole vielä ketään. Valitse alta laji ja määrä ja lisää.
editor-add-side = Lisää osapuoli
editor-count-of = Montako: { $name }
editor-played-by = Pelaaja
editor-gm = pelinjohtaja
editor-sheet = Lomake
editor-more-of = Lisää: { $name }
editor-up = Siirrä ylös
editor-twice = Lisää toinen samanlainen
editor-split = Nimeä yksitellen
editor-keep = Säilytä kirjastossa
editor-kept = { $name } on nyt kirjastossa.
editor-add = Lisää taistelijoita
editor-creatures = Luettelon olennot
editor-how-many = Montako
editor-names = Nimet, jos niitä on
editor-names-like = Aino, Otto, Ville
editor-options = Talon säännöt
editor-options-so-many = { $count } valintaa
editor-export = Tallenna YAML-tiedostona
editor-map-empty = Ei karttaa: vain etäisyydet merkitsevät. Tee kartta, lisää sen alle kuva tai tuo karttatiedosto.
editor-map-new = Tee { $grid ->
        [square] ruutukartta
        *[hex] heksakartta
    }
editor-map-none = Luovu kartasta
editor-tools = Mitä maalataan
editor-tool-look = Katso
editor-tool-wall = Seinä
editor-tool-door = Ovi
editor-tool-open-door = Avoin ovi
editor-tool-rough = Vaikea maasto
editor-tool-fire = Tuli
editor-tool-off = Umpinainen
editor-tool-ground = Tavallinen maa
editor-tool-erase = Pyyhi
editor-place = Aseta
editor-unplaced = sijoittuu itse
editor-key-side = Näppäimistöllä: mille sivulle
editor-to-e = itä
editor-to-se = kaakko
editor-to-s = etelä
editor-to-sw = lounas
editor-to-w = länsi
editor-to-nw = luode
editor-to-n = pohjoinen
editor-to-ne = koillinen
editor-turn = Käännä
editor-lift = Ota pois kartalta
editor-hint = Valitse, mitä maalaat, ja piirrä kartalle: seinät ja ovet tulevat sivuille. Sijoita joku raahaamalla nappulaa, tai valitse hänet ja napauta paikkaa. Näppäimistöllä: nuolet kartalla; Enter maalaa, poimii nappulan ja laskee sen; Esc päästää irti.
editor-size = Koko: sarakkeet × rivit
editor-columns = Sarakkeet
editor-rows = Rivit
editor-picture = Kuva ruudukon alle (PNG, JPEG, WebP; enintään 20 Mt)
editor-picture-place = Kuvan paikka
editor-picture-x = x
editor-picture-y = y
editor-picture-scale = mittakaava
editor-picture-none = Poista kuva
editor-uvtt = Kartta Universal VTT -tiedostosta (.dd2vtt, .uvtt)
editor-imported = Tuotu: { $columns } saraketta, { $rows } riviä, { $walls } seinää, { $doors } ovea; { $squares ->
        [one] yksi ruutu
        *[other] { $squares } ruutua
    } kartan { $grid ->
        [square] ruutua
        *[hex] heksaa
    } kohti. { $lights ->
        [0] { "" }
        *[other] Valot ({ $lights }) jätettiin pois: mikään sääntö ei lue niitä.
    } { $dark ->
        [no] { "" }
        *[yes] Siellä on pimeää: valitse taistelun säännöistä ”Pimeää”, jos niin kuuluu olla.
    }
error-form-too-long = Lomake on liian pitkä tallennettavaksi. Poista taistelijoita tai jaa kohtaaminen kahtia.
error-name-wanted = Anna nimi.
error-no-campaign-file = Tämä ei ole kampanjatiedosto. Valitse sellainen, joka on tallennettu täällä yhtenä tiedostona.
error-no-encounter-file = Tämä ei ole täällä asennetun sääntöjärjestelmän kohtaaminen eikä lomake: 'ruleset' nimeää järjestelmän, ja sen rinnalla on 'sides' tai 'sheet'.
error-not-text = Tiedosto ei ole UTF-8-tekstiä; tallenna se UTF-8-muodossa.
error-no-such-tool = Sitä ei voi maalata. Lataa sivu uudelleen ja yritä taas.
# Lomakkeiden kentät, jotka jokaisella säännöstöllä on, ja valittavat arvot.

field-name = Nimi
    .help = Miksi sitä kutsutaan.
field-title = Otsikko
    .help = Miksi kohtaamista kutsutaan.
field-description = Kuvaus
    .help = Mitä pelinjohtajan on hyvä tietää; mikään sääntö ei lue sitä.
field-creature = Olento
    .help = Luettelon olento, jonka arvot taistelijalla on, paitsi ne jotka kirjoitetaan tähän.
field-count = Lukumäärä
    .help = Montako tällaista on. Oletus 1.
field-group = Ryhmä
    .help = Kenen joukossa seisoo: etäisyydet ovat ryhmien välisiä. Oletus: oma osapuoli.
field-notes = Muistiinpanot
    .help = Mitä pelinjohtajan on hyvä tietää; mikään sääntö ei lue sitä.
field-weapons = Aseet
    .help = Aseet; ensimmäinen on kädessä.
field-weapon = Ase
    .help = Luettelon ase, jonka arvot sillä on, paitsi ne jotka kirjoitetaan tähän.
field-armour = Haarniska
    .help = Luettelon panssari, jonka arvot sillä on, paitsi ne jotka kirjoitetaan tähän.
field-shield = Kilpi
    .help = Luettelon kilpi, jonka arvot sillä on, paitsi ne jotka kirjoitetaan tähän.
field-skills = Taidot
field-skill = Taito
field-characteristics = Ominaisuudet
field-strength = Voima
field-size = Koko
field-tactics = Taktiikka
    .help = Miten taistelija päättää, kun kukaan ei päätä sen puolesta. Oletus: rohkea.
field-rolls = Kuka heittää
    .help = Kysytäänkö nopat pelaajilta (oletus) vai heittääkö ohjelma ne.
field-joins = Liittyy kierroksella
    .help = Kierros, jolla liittyy taisteluun. Oletus 1: alusta asti.
field-dark = Pimeää
field-distance = Etäisyys
field-distances = Etäisyydet
    .help = Muut etäisyydet ryhmien tai osapuolten välillä. Saman osapuolen ryhmät, joiden väliä ei ole kirjoitettu, ovat niin lähellä toisiaan kuin niiden muut etäisyydet sallivat.
field-round-limit = Kierroksia enintään
    .help = Näin monen kierroksen jälkeen taistelu on tasapeli. Oletus 100.
field-catalogue = Oma luettelo
    .help = Ryhmän oma luettelo: taulut sellaisina kuin luettelotiedosto ne sisältää.
field-facing = Suunta
field-damage = Vahinko
field-blood = Veri
field-load = Taakka
field-quality = Laatu
field-poison = Myrkky
field-arrows = Nuolet
field-spells = Loitsut
field-wounds = Haavat
field-combatant-name = Nimi
    .help = Miksi taistelijaa kutsutaan. Kun heitä on monta, nimi saa numeron: Rosvo 1, Rosvo 2.
field-creature-name = Nimi
    .help = Miksi yhtä lajista kutsutaan.
field-side-name = Nimi
    .help = Miksi osapuolta kutsutaan.
field-ruleset = Säännöstö
    .help = Säännöstön nimi.
field-joiner-count = Lukumäärä
    .help = Yksi liittyy kerrallaan.
field-joiner-joins = Liittyy kierroksella
    .help = Liittyy heti.
field-options = Talon säännöt
    .help = Talon säännöt.
field-sides = Osapuolet
    .help = Osapuolet; ainakin kaksi, ja kummassakin joku.
field-side = Osapuoli
    .help = Osapuoli, johon liittyy.
field-combatants = Taistelijat
    .help = Ketkä taistelevat tämän osapuolen joukossa.
field-between = Välillä
    .help = Kahden ryhmän tai osapuolen nimet.
field-cataloguefile-weapons = Aseet
    .help = Aseet, ja mitä niihin kuuluu.
field-cataloguefile-armour = Panssarit
    .help = Panssarit.
field-creatures = Olennot
    .help = Olennot.
value-bold = rohkea
value-careful = varovainen
value-coward = pelkuri
value-mindless = mieletön
value-by-hand = pelaaja
value-for-me = ohjelma

tables = Taulukot
tables-empty = Omia taulukoita ei ole. Tallenna jokin Affrayn taulukoista, muuta sitä taulukkolaskennassa ja tuo se toisella nimellä.
tables-import = Taulukko CSV-tiedostosta ({ $ruleset })
tables-name = Nimi, jos muu kuin tiedoston
tables-shipped = Taulukko pohjaksi ({ $ruleset })
tables-save = Tallenna CSV-tiedostona
tables-delete = Poistetaanko taulukko? Sillä aloitetut taistelut pitävät sen; kohtaamista, joka nimeää sen, ei voi aloittaa ilman sitä.
tables-use = Kohtaaminen käyttää sitä, kun nimeää sen: Taulukot-kohdassa jonkin Affrayn taulukon ({ $table }) tilalla nimellä { $name }.
tables-refused = Tiedostoa { $file } ei voi tuoda
tables-faults =
    { $count ->
        [one] Siinä on yksi virhe, eikä mitään tallennettu. Korjaa se ja tuo tiedosto uudelleen.
       *[other] Siinä on { $count } virhettä, eikä mitään tallennettu. Korjaa ne ja tuo tiedosto uudelleen.
    }
tables-line = tiedoston rivi { $line }
