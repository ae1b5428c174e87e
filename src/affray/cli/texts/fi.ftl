# Pääte suomeksi. Kirjoitettavat komennot (undo, why, roll ...) ovat samat kaikissa kielissä. Nimiä ei taivuteta.

## Näkymä

begin = Vastaukset tallennetaan sitä mukaa kuin ne annetaan. `help` kertoo, mitä voi kirjoittaa, `?` näyttää laskut, `undo` peruu.
before = Ennen ensimmäistä kierrosta
round = Kierros { $round }
turn = vuorossa { $who }
table = Pöytä
several = Usea vastaa yhtä aikaa, kukin salaa muilta (`secret off`, kun yksi vastaa kaikkien puolesta):
amount = kokonaisluku väliltä { $low }–{ $high }
marked = { $count } { $grid ->
        [square] ruutua
       *[hex] heksaa
    }, kartalla merkki * (`map` näyttää sen uudelleen). Kirjoita sarake ja rivi, esimerkiksi { $example }
dice-so-far = nopat: { $dice }
instead-of = ennen { $was }
source-typed = kirjoitettu
source-rolled = ohjelman heittämä
source-auto = automaatti
source-overruled = korjattu, ennen { $was }
apart = etäisyydet: { $distances }
map-signs = . maa  ~ vaikea  ^ tuli  % savu  # umpi  { $grid ->
        [square] | -
       *[hex] | / \
    } seinä  + ovi  ' avoin ovi  * valittava
rolls-hand = heittää itse
rolls-auto = ohjelma heittää
on-autopilot = automaatilla
so-far = Viimeksi tapahtui:
open-now = Parhaillaan laskettavana:

## Kysymykset

prompt-whose = Kenen vastaus (numero tai nimi, Enter valitsee ensimmäisen)?
prompt-hidden = { $who } (piilossa)>
prompt-nobody = { $who } (Enter: ei kukaan)>
prompt-over = ohi>
prompt-dice = { $who }, heitä { $dice } (Enter: ohjelma heittää)?
prompt-dice-zero = { $who }, heitä { $dice } ({ $first }–{ $last }; Enter: ohjelma heittää)?
overrule-which = Mikä numero (Enter: ei mikään)?
reason = Syy (lokiin, Enter: ei mitään)?

## Sanottua

noted = Merkitty.
rolled = { $who } heittää: { $value }
over = Taistelu on ohi. `undo` peruu viimeisen vastauksen, `log all` näyttää kaiken, `restart` aloittaa alusta, `quit` lopettaa.
over-recovery = Toipuminen on ohi. `undo` peruu viimeisen vastauksen, `log all` näyttää kaiken, `status` mitä haavoista jäi, `quit` lopettaa.
taken-back =
    { $lines ->
        [one] Lokin viimeinen rivi on peruttu.
       *[other] Lokin viimeiset { $lines } riviä on peruttu.
    }
otherwise = Tästä eteenpäin käy toisin:
undone = Peruttu: { $what }
redone = Tehty uudelleen: { $what }
set-aside = Pantu syrjään ja käytetään, jos kysymys palaa: { $what }
waits = Odottaa hetkeään: { $what }
autopilot-on = Tästä lähtien automaatilla: { $names }
autopilot-off = Tästä lähtien päättävät itse: { $names }
now-rolls-hand = Nopat kirjoitetaan: { $names }
now-rolls-auto = Ohjelma heittää nopat: { $names }
secret-on = Salaiset vastaukset piilotetaan.
secret-off = Salaiset vastaukset näkyvät kirjoitettaessa; `secret on` piilottaa ne taas.
kept-as = Vanha taistelu on tallessa: { $file }
kept-as-recovery = Vanha toipuminen on tallessa: { $file }
goes-on = Tästä kohtaamisesta on tallessa taistelu { $file }, joka jatkuu nyt; `restart` aloittaa alusta.
goes-on-recovery = Tästä taistelusta toipuminen on tallessa tiedostossa { $file } ja jatkuu nyt; --new aloittaa alusta.
changed-since = { $file } on muuttunut sen jälkeen; tallennetussa taistelussa pysyvät alkuperäiset arvot.
saved-in = Tallessa: { $file }
go-on = Jatka komennolla: { $command }
recover-how = Haavoja hoidetaan komennolla: { $command }
set-how = Näin asetetaan: set NIMI ARVO LUKU syy
counting = Pelataan tästä { $fights } taistelua; Ctrl-C lopettaa ja näyttää siihenastiset.

## Näkymät

odds-head = { $title }: taisteluja { $fights }, siemen { $seed }, { $seconds } s
compare-head = { $title }: taisteluja { $fights } kutakin samoilla nopilla, siemen { $seed }; erot prosenttiyksikköinä
sweep-head = { $title }: taisteluja { $fights } kutakin, siemen { $seed }
exchange-head = { $attacker } hyökkää kerran, kohteena { $defender }: tarkat todennäköisyydet
stopped-early = Lopetettu kesken: tässä siihenastiset.
compiling = Sääntöjä käännetään, vain tämän kerran; sillä välin tulkki pelaa.
so-many = { $done }/{ $fights } taistelua: { $chances }
points = { $done }/{ $of } valmiina
below = alle {"{}"}
above = yli {"{}"}
from-to = { $low } – { $high }
draw = ratkaisematta
cut = kierrosrajaan keskeytettyjä: { $fights }
rounds = Kierroksia: keskimäärin { $mean }; puolet taisteluista { $quarter }–{ $three }, yhdeksän kymmenestä { $low }–{ $high }
losses = menetetty
mean = keskiarvo
fates = miten käy
mean-rounds = kierroksia
difference = ero
left-out = Liian harvinaisena jätetty pois: { $chance } kaikesta

## Päiväkirjan merkinnät

overrule = Laskun osa korjattu
set = Arvo asetettu
join = Joku liittyi
joins = { $who } liittyy
rejoin = Joku palasi

## Torjuttua

unclear = { $typed }: { $names }?
unknown = { $typed }: sen nimistä ei ole.
unknown-near = { $typed }: sen nimistä ei ole; tarkoititko { $names }?
no-command = { $typed } ei ole tässä vastaus eikä komento; `help` kertoo, mitä voi kirjoittaa.
say-something = Kysymys odottaa vastausta; `auto` antaa taktiikan vastata, `help` kertoo, mitä muuta voi kirjoittaa.
wrong-dice = Nopassa ei voi olla { $typed }.
die-wanted =
    { $count ->
        [one] Kirjoita, mitä d{ $sides } näyttää, { $first }–{ $last }, ilman lisiä.
       *[other] Kirjoita, mitä kukin nopista { $count }d{ $sides } näyttää, { $first }–{ $last }, tai niiden summa.
    }
number-wanted = Tähän tarvitaan luku:
number-up-to = Tarvitaan luku väliltä 1–{ $most }.
not-now = { $typed } ei ole tässä ja nyt mahdollista; `rule` näyttää, mihin kohtaan kysymys perustuu.
no-roll = Noppia ei nyt kysytä. `roll NIMI` antaa ohjelman heittää jonkun puolesta.
nothing-yet = Mitään ei ole vielä laskettu.
nothing-to-undo = Mitään peruttavaa ei ole.
nothing-to-redo = Mitään uudelleen tehtävää ei ole.
unsaved = EI TALLESSA: { $reason }. Taistelu jatkuu; `save TIEDOSTO` tallentaa muualle.
unsaved-recovery = EI TALLESSA: { $reason }. Toipuminen jatkuu; `save TIEDOSTO` tallentaa muualle.
rule-failed = Sääntö epäonnistui, eikä viimeistä vastausta otettu. Tiedostossa { $file } on taistelu sitä ennen.
rule-failed-recovery = Sääntö epäonnistui, eikä viimeistä vastausta otettu. Tiedostossa { $file } on toipuminen sitä ennen.
save-there = { $file } on jo olemassa; valitse toinen nimi.
join-whom = Kuka liittyy? Olento ({ $creatures }), tiedosto, jossa on hahmo, tai poissa olevan nimi.
join-side = Kummalle puolelle? Kirjoita se olennon tai tiedoston perään: { $sides }
join-no-sheet = { $file }: taistelijan tiedot ovat muotoa avain: arvo
no-choice = Valintaa ei nyt kysytä.
no-map = Tässä taistelussa ei ole karttaa.
who-of = Kenestä? `who NIMI` näyttää osumakohdat, haavat ja esineet.

## Ohje

help-why = viimeisten rivien laskut; lokin N viimeisen rivin
help-rule = sääntökirjan kohta; ilman numeroa se, johon kysymys perustuu
help-status = miten kukin voi
help-who = kaikki, mitä jostakusta on kerrottavaa: haavat, esineet
help-map = kartta; on: myös joka vuorolla
help-log = lokin viimeiset rivit
help-undo = peruu viimeisen vastauksen tai N viimeistä
help-redo = tekee perutun uudelleen
help-roll = ohjelma heittää nopat, kun heittäjä on NAME; yksinään tai Enter: tämän heiton
help-hand = nopat kirjoitetaan, kun heittäjä on NAME
help-auto = NAME automaatille tai siltä pois; yksinään: automaatti vastaa tämän vaiheen loppuun
help-finish = kaikki automaatille loppuun asti
help-odds = kuka tästä voittaa ja kuinka usein
help-advise = avoimen kysymyksen vaihtoehtojen näkymät
help-overrule = laskun osalle tai väärin kirjoitetulle nopalle toinen arvo
help-set = pelinjohtajan sana arvosta
help-join = joku tulee taisteluun
help-join-recovery = joku tulee auttamaan tai palaa muualta
help-secret = salaisten vastausten piilotus päälle tai pois (kun yksi vastaa kaikkien puolesta)
help-save = tallentaa heti; tästä lähtien toiseen tiedostoon
help-restart = aloittaa kohtaamisen alusta; vanha taistelu säilyy
help-quit = lopettaa; kaikki on tallessa
serving = Pöytä on osoitteessa { $address }
serving-lan = Muille verkossasi: { $address }
serving-stop = Ctrl-C lopettaa; mitään ei katoa.
table-imported = { $table }: { $name } on tallessa.
table-replaced = { $table }: { $name } on tallessa entisen tilalla.
table-exported = { $file }: kirjoitettu.
table-own = { $name } (oma)
table-deleted = { $name } on poistettu.
