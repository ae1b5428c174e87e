# Mikä kirjoitetussa on vikana.

fault-or = { " tai " }
fault-either = { $of }
fault-missing = '{ $name }' puuttuu: tähän tarvitaan { $wanted }
fault-wanted = tähän tarvitaan { $wanted }, ei { $given }
fault-unknown = { $name } on tuntematon{ $hint }
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
