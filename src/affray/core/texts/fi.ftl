# Mikä kirjoitetussa on vikana.

fault-or = { " tai " }
fault-either = { $of }
fault-missing = '{ $name }' puuttuu: tähän tarvitaan { $wanted }
fault-wanted = tähän tarvitaan { $wanted }, ei { $given }
fault-unknown = { $kind } { $name } ei ole{ $hint }
fault-unknown-key = avain { $name } on täällä tuntematon{ $hint }
fault-key-no-word = avain on sana, ei luku
fault-near = ; tarkoititko { $names }?
fault-there-are = ; tunnettuja ovat { $names }
fault-one-of = jokin näistä: { $names }
fault-something-else = jotain muuta
fault-given-nothing = tyhjää
fault-given-mapping = joukko kenttiä
fault-given-list =
    { $count ->
        [0] tyhjä luettelo
        *[other] { $count } kohdan luettelo
    }
fault-noun =
    { $kind ->
        [integer] kokonaisluku
        [number] luku
        [string] teksti
        [boolean] kyllä tai ei
        [array] luettelo
        *[object] joukko kenttiä (avain: arvo)
    }{ $bounds ->
        [exact] , tasan { $low }
        [both] { " " }väliltä { $low }–{ $high }
        [low] , vähintään { $low }
        [high] , enintään { $high }
        *[none] { "" }
    }{ $bounds ->
        [none] { "" }
        *[other] { $kind ->
            [string] { " " }merkkiä
            [array] { " " }kohtaa
            *[other] { "" }
        }
    }{ $single ->
        [yes] { " " }yhdellä rivillä
        *[no] { "" }
    }

# Mikä vastauksessa tai pelinjohtajan sanassa on vikana.

fault-answer = { $given }: { $wanted }
fault-dice =
    { $count ->
        [one] yksi noppa
        *[other] { $count } noppaa
    }
fault-die-shows = d{ $sides } näyttää { $low }–{ $high }
fault-dice-sum = heiton { $dice } summa on { $low }–{ $high }; nopat voi antaa myös yksitellen
fault-dice-show = nopat näyttävät { $low }–{ $high }
fault-no-roll = { $name } ei ole heitto: { $wanted }
fault-a-part = valitse summan osa tai noppa jostakin lokin rivistä
fault-parts-and-dice = vain summien osia ja noppia voi muuttaa; valinnan saa takaisin kumoamalla
fault-gone = tuo ei enää kuulu taisteluun; katso, mitä lokissa nyt on
fault-over = taistelu on ohi: kumoa ensin jotain
fault-nobody = tuon nimistä ei ole; { $wanted }
fault-nothing-asked = mitään ei kysytä: taistelu on ohi
fault-several-open = monta kysymystä on auki, kerro mikä niistä: { $open }
fault-a-question = valitse jokin avoimista kysymyksistä
fault-not-asked = { $what } ei ole nyt kysyttävänä
fault-goes-on = taistelu ei ole ohi: pelatkaa se ensin loppuun
fault-recovers-already = tämä on jo toipumista
fault-no-recovery = näissä säännöissä ei sanota mitään siitä, mitä taistelun jälkeen tulee
fault-not-in = vain taistelussa mukana olevan voi ottaa pois
fault-not-away = vain taistelusta lähtenyt voi palata
fault-no-room = sille ei ole nyt tilaa kartalla; raivatkaa ensin tilaa

# Mitä muilla säännöillä tallennetusta taistelusta on tiedettävä.

fault-rules-changed = Nyt asennetuilla säännöillä tämä olisi mennyt toisin. Peli jatkuu siitä, mihin se tallennettiin: aiempi näkyy lokissa, mutta sitä ei voi enää perua eikä muuttaa.
fault-no-log = Lokia ei ole tallennettu: aiempaa ei kerrota.
fault-state-lacks = Mitä tallennettu tilanne ei tunne tai tuntee toisella nimellä, on niin kuin alussa: { $names }.

# Mikä kohtaamisessa on vikana: ketkä ovat mukana, kuinka kaukana toisistaan, missä kartalla.

fault-full = taistelijoita on jo { $most }; enempää ei mahdu
fault-called-already = { $name } on jo jonkun nimi; jokaisella on oltava oma nimensä
fault-side-already = { $name } on jo toisen osapuolen nimi; jokaisella on oltava oma nimensä
fault-named-draw = 'draw' tarkoittaa tasapeliä; anna toinen nimi
fault-too-many = taistelijoita on { $number }; heitä voi olla enintään { $most }
fault-group-elsewhere = { $group } kuuluu toiselle osapuolelle; ryhmällä on yksi osapuoli
fault-to-itself = ryhmällä ei ole etäisyyttä itseensä; anna kaksi ryhmää
fault-distance-already = näiden kahden etäisyys on jo annettu; poista toinen niistä
fault-round-by = kautta { $third } matka on { $far }; enempää se ei voi olla
fault-at-and-places = anna joko yksi paikka tai paikka kullekin, ei molempia
fault-places-for = paikkoja { $number }, taistelijoita { $count }; anna yksi kullekin
fault-one-place = yksi paikka, vaikka heitä on { $count }; anna paikka kullekin
fault-off-map = { $at } ei ole kartalla, jossa on { $columns } saraketta ja { $rows } riviä
fault-fits-not = { $name } ei mahdu paikkaan { $at }: osa siitä olisi kartan ulkopuolella tai seinän takana
fault-stands-there = { $name } seisoo siinä jo; anna kummallekin oma paikkansa
fault-no-map = karttaa ei ole; etäisyydet kertovat, kuinka kaukana ryhmät ovat toisistaan
fault-map-says = kartta kertoo, kuinka kaukana he ovat toisistaan; jätä tämä pois
fault-no-map-joiner = karttaa ei ole; etäisyys kertoo, kuinka kaukana se on
fault-map-says-joiner = kartta kertoo, kuinka kaukana se on; anna paikka
fault-no-room-at = paikassa { $at } ei ole tilaa: siinä on joku tai seinä
fault-between-and-at = anna joko kaksi paikkaa tai paikka ja sen sivu, ei molempia
fault-between-or-at = anna paikka ja sen sivu, tai kaksi paikkaa
fault-apart = nämä kaksi eivät ole vierekkäin; seinä on kahden vierekkäisen välissä
fault-no-size = '{ $name }' puuttuu, tai piirretty kartta ('plan')
fault-size-of-drawing = piirretty kartta on piirroksensa kokoinen; jätä tämä pois
fault-strange-signs = rivillä { $row } on { $held }; kartta piirretään merkeillä { $signs }
fault-uneven-rows = rivillä { $row } on { $number } paikkaa, pisimmällä { $longest }; kaikki rivit ovat yhtä pitkiä
fault-map-size = kartassa on { $columns } saraketta ja { $rows } riviä; niitä voi olla 1–{ $most } ja 1–{ $most_rows }
fault-no-ground = tästä kartasta ei jää mitään jäljelle; jätä siihen maata
fault-corners = anna ensin vasen yläkulma, sitten oikea alakulma
fault-outside = tämä on kartan ulkopuolella; kartassa on { $columns } saraketta ja { $rows } riviä
fault-not-there = tätä ei ole kartalla: siinä ei ole maata
fault-beside-map = sen molemmilla puolilla on oltava karttaa; kartassa on { $columns } saraketta ja { $rows } riviä
fault-door-to-nowhere = ovi vie maalta maalle; tämän toisella puolella ei ole maata
fault-wall-already = siinä on jo seinä tai ovi; poista toinen niistä
fault-no-files = tiedostoja ei lueta täällä; pane sen tilalle tiedoston taulut
fault-not-installed = säännöstöä { $name } ei ole asennettu tänne; asenna sen paketti
fault-no-picture = tämä ei ole PNG-, JPEG- eikä WebP-kuva; tallenna se sellaisena
fault-picture-bytes = kuva on suurempi kuin { $most } Mt; tallenna se pienempänä
fault-picture-pixels = kuvassa on yli { $most } miljoonaa pikseliä; tallenna se pienempänä
fault-no-squares = kartassa ei ole ruutuja; anna ainakin yksi
fault-no-uvtt = tämä ei ole Universal VTT -tiedosto: tarvitaan JSON, jollaista .dd2vtt- ja .uvtt-tiedostot ovat
fault-wall-points = seinissä on yli { $most } pistettä; yksinkertaista niitä
fault-wall-length = seinät ovat yhteensä pidemmät kuin { $most } ruutua; yksinkertaista niitä
fault-no-base64 = tiedostossa oleva kuva ei ole base64-muodossa; tallenna kartta uudelleen

# Mitä ei ole, siinä muodossa jonka fault-unknown vaatii.

fault-kind-weapon = asetta
fault-kind-shield = kilpeä
fault-kind-armour = haarniskaa
fault-kind-creature = olentoa
fault-kind-combatant = taistelijaa
fault-kind-side = osapuolta
fault-kind-group-or-side = ryhmää tai osapuolta
fault-kind-ruleset = säännöstöä
fault-kind-campaign = kampanjaa
fault-kind-table = taulukkoa
fault-kind-table-of-your-own = omaa taulukkoa

# Mikä CSV-taulukossa on vikana.

fault-table-empty = taulukko on tyhjä
fault-quote-in-cell = lainausmerkki jää auki, tai sen vieressä on jotakin
fault-at-place = { $place }: { $what }
fault-in-line = tekstin rivi { $line }: { $what }
fault-too-many-rows = taulukossa { $table } on { $number } riviä; enintään { $most } mahtuu
fault-no-csv = säännöstöllä { $ruleset } ei ole taulukoita, joita ryhmä voisi tuoda
fault-table-name = nimi { $name }: tähän tarvitaan kirjaimia, numeroita ja viivoja, enintään 60
fault-shipped-table = { $name } on jo yksi Affrayn omista taulukoista ({ $table }); anna toinen nimi
fault-more-than-one = { $name } on useassa paikassa: { $known }; sano kumpi

# Mikä tiedostossa on vikana.

fault-too-deep = luetteloita ja kenttäryhmiä on sisäkkäin liikaa; enintään { $most } luetaan
fault-too-big = on liian suuri: enintään { $most } KiB luetaan
fault-no-utf-8 = ei ole UTF-8-tekstiä; tallenna tiedosto UTF-8:na
fault-no-file = tällaista tiedostoa ei ole{ $hint }
fault-folder = tämä on kansio; tähän tarvitaan tiedosto
fault-no-reading = ei voi lukea ({ $reason })
fault-strange-character = merkki, jota tekstitiedostossa ei pidä olla ({ $code })
fault-no-yaml-reading = ei voi lukea YAML:nä ({ $reason })
fault-empty-file = on tyhjä
fault-yaml-tag = merkintää { $tag } ei tunneta; kirjoita arvo ilman sitä
fault-too-many-values = liikaa arvoja; enintään { $most } luetaan
fault-no-such-value =
    { $given } ei ole luettavissa { $kind ->
        [str] tekstinä
        *[other] lukuna
    }
fault-key-no-list = avain on sana, ei luettelo eikä kenttäryhmä
fault-key-twice = avain { $name } on tässä kahdesti; se on jo rivillä { $line }
fault-not-yaml = ei ole kelvollista YAMLia: { $what }
fault-yaml-colon = kaksoispiste on väärässä paikassa; teksti, jossa on ': ', tulee lainausmerkkeihin, ja saman ryhmän avaimet alkavat samasta sarakkeesta
fault-yaml-tab = tämä rivi on sisennetty sarkaimella; sisennä välilyönneillä
fault-yaml-start = arvo ei voi alkaa tällä merkillä; pane se lainausmerkkeihin
fault-yaml-no-colon = avaimen perään tarvitaan kaksoispiste ja väli (avain: arvo)
fault-yaml-block = tämä ei sovi edelliseen; yhteen kuuluvat alkavat samasta sarakkeesta, ja lainausmerkki lainauksen sisällä kirjoitetaan kahdesti
fault-yaml-bracket = sulku jää auki tiedoston loppuun asti
fault-yaml-comma = tähän tarvitaan pilkku tai sulkeva sulku
fault-yaml-quote = lainausmerkki jää auki tiedoston loppuun asti
fault-yaml-quote-line = lainausmerkki jää auki ennen riviä ---
fault-yaml-second = tästä alkaa toinen asiakirja (---); tiedostossa on vain yksi
fault-yaml-alias = tällä viittauksella (*nimi) ei ole ankkuria (&nimi) ennen sitä
fault-yaml-escape = tuntematon merkintä lainausmerkeissä (\); käytä yksinkertaisia lainausmerkkejä
fault-no-mapping = kohtaaminen on kenttäryhmä (avain: arvo), ei { $given }
fault-no-such-key = kohtaa '{ $name }' ei ole{ $hint }
fault-time-wanted = tähän tarvitaan aika, kuten 2026-01-31T18:30:00+00:00
fault-base64-wanted = tähän tarvitaan kuvan sisältö base64:nä
fault-entry-gap = merkinnät on numeroitu yhdestä ilman aukkoja: tähän tarvitaan { $wanted }, ei { $given }
fault-last-entry = tämän taistelun viimeinen merkintä on { $last }
fault-id-twice = tunnus { $id } on kahdesti
fault-image-missing = kuva puuttuu: { $name }
fault-fight-before = taistelu, jonka jälkeen { $name } tulee, ei ole ennen sitä
fault-no-campaign = ei ole kampanja: { $format } puuttuu
fault-newer = uudemman Affrayn kirjoittama: päivitä Affray

# Miten taistelija, jota kukaan ei ohjaa, päättää, ja missä se on.

temper-bold = rohkea
temper-careful = varovainen
temper-coward = pelkuri
temper-mindless = tahdoton
presence-in = taistelussa
presence-away = poissa
presence-yielded = antautunut
presence-late = tulee myöhemmin
