# Toipuminen iskuhetkestä suomeksi, lähdetekstin termein. Muuttujat selitetään tiedoston en.ftl alussa. Mitä täältä
# puuttuu, sanotaan kuten taistelussa: ../../texts.
#
# Nimiä ei taivuteta: lauseet on tehty niin, että olijat ja osumakohdat pysyvät perusmuodossa.

## Aika

now =
    { $day ->
        [0] { $manner ->
            [full] Heti taistelun jälkeen
           *[part] { $time } h taistelun jälkeen
        }
        [one] { $manner ->
            [full] { $day } vuorokausi taistelun jälkeen
           *[part] { $day } vuorokausi ja { $time } h taistelun jälkeen
        }
       *[other] { $manner ->
            [full] { $day } vuorokautta taistelun jälkeen
           *[part] { $day } vuorokautta ja { $time } h taistelun jälkeen
        }
    }

## Mitä tapahtuu

event-time = { now }
event-treats =
    { $treatment ->
        [first-aid] { $manner ->
            [self] { $who } sitoo oman haavansa: { $roll } (raja { $chance })
           *[other] { $who } antaa ensiapua, potilaana { $other }: { $roll } (raja { $chance })
        }
        [surgery] { $who } leikkaa, potilaana { $other }: { $roll } (raja { $chance })
        [stitching] { $manner ->
            [self] { $who } ompelee oman haavansa: { $roll } (raja { $chance })
           *[other] { $who } ompelee haavan, potilaana { $other }: { $roll } (raja { $chance })
        }
        [setting] { $who } asettaa luun paikalleen, potilaana { $other }: { $roll } (raja { $chance })
        [splint] { $manner ->
            [self] { $who } lastoittaa oman raajansa: { $roll } (raja { $chance })
           *[other] { $who } lastoittaa raajan, potilaana { $other }: { $roll } (raja { $chance })
        }
       *[cast] { $manner ->
            [self] { $who } kipsaa oman raajansa: { $roll } (raja { $chance })
           *[other] { $who } kipsaa raajan, potilaana { $other }: { $roll } (raja { $chance })
        }
    }
event-grade =
    { $grade ->
        [fumble] { $who }: fumble!
        [failure] { $who } epäonnistuu
        [success] { $who } onnistuu
        [special] { $who }: erikoinen onnistuminen!
       *[critical] { $who }: kriittinen onnistuminen!
    }
event-staunched = { $who }: verenvuoto tyrehtyy ({ THING($location) })
event-still-bleeds = { $who }: haava vuotaa yhä ({ THING($location) }), vuotolaskureita: { $counters }
event-arrow-out = { $who }: nuoli on irti ({ THING($location) })
event-mends = { $who } saa takaisin { $points } HP: { THING($location) }, HP nyt { $hp }
event-worsens = { $who } menettää { $points } HP: { THING($location) }, HP nyt { $hp }
event-stitched =
    { $bonus ->
        [0] { $who }: haava on ommeltu ({ THING($location) })
       *[other] { $who }: haava on ommeltu hyvin ({ THING($location) }), paranee viikossa { $bonus } enemmän
    }
event-scar = { $who }: haavasta jää arpi ({ THING($location) })
event-risk = { $who }: haava voi tulehtua ({ THING($location) }), tulehduksen kerroin { $factor }
event-infected = { $who }: tulehdus, taso { $level } ({ THING($location) })
event-cured = { $who }: tulehdus on ohi ({ THING($location) })
event-bone-set = { $who }: luu on asetettu paikalleen ({ THING($location) })
event-not-set = { $who }: luu ei asetu paikalleen ({ THING($location) })
event-bone-healed = { $who }: luu on parantunut ({ THING($location) })
event-crooked = { $who }: luu on luutunut vinoon ({ THING($location) }), kaikista toimista pysyvästi -{ $percent } %
event-late = { $who }: luuta ei asetettu viikon sisällä ({ THING($location) }), nyt se pitää ensin leikata
event-pain =
    { $percent ->
        [0] { $who }: luunmurtuma ei enää haittaa ({ THING($location) })
       *[other] { $who }: luunmurtuman haitta on nyt { $percent } % ({ THING($location) })
    }
event-splinted =
    { $guard ->
        [cast] { $other } kipsaa, potilaana { $who }: { THING($location) }, laatu { $quality }
       *[splint] { $other } lastoittaa, potilaana { $who }: { THING($location) }, laatu { $quality }
    }
event-no-splint =
    { $guard ->
        [cast] { $other } ei saa kipsiä pitämään, potilaana { $who } ({ THING($location) })
       *[splint] { $other } ei saa lastaa pitämään, potilaana { $who } ({ THING($location) })
    }
event-splint-off = { $who }: lasta pitää uusia ({ THING($location) })
event-guarded = { $who } käyttää raajaa, lasta tai kipsi suojaa: { THING($location) }, { $roll } (laatu { $quality })
event-uses = { $who } käyttää tästä lähtien katkennutta raajaa: { THING($location) }
event-spares = { $who } säästää tästä lähtien katkennutta raajaa: { THING($location) }
event-organ = { $who }: sisäelin vuotaa ({ THING($location) })
event-operated = { $other } leikkaa onnistuneesti, potilaana { $who } ({ THING($location) })
event-again = { $who }: leikkausta pitää yrittää uudestaan ({ THING($location) })
event-blood-lost = { $who } menettää { $lost } BP, jäljellä { $left }
event-blood-back = { $who } saa takaisin { $back } BP, nyt { $left }
event-unstitched = { $who }: haava umpeutuu ompelematta ({ THING($location) })
event-clots = { $who }: verenvuoto hiipuu, vuotolaskureita poistuu { $gone }, jäljellä { $left }
event-bleeds = { $who } vuotaa verta: { $lost } BP, jäljellä { $left }
event-spared = { $who } ei menetä verta
event-heart-beats = { $who }: sydän lyö yhä: { $roll } (pysähtyy, jos enintään { $chance })
event-stirs = { $who } liikahtaa ja voi tulla tajuihinsa
event-usable = { $who }: taas käyttökunnossa { THING($location) }
event-poisoned = { $who }: myrkky vaikuttaa, { $roll } (raja { $chance })
event-resists = { $who } kestää myrkyn: { $roll } (raja { $chance })
event-healed = { $who }: haava on parantunut ({ THING($location) })
event-well = { $who } on toipunut
event-comes = { $who } saapuu paikalle
event-ends =
    { $days ->
        [0] Toipuminen päättyy jo ensimmäisenä päivänä
        [one] Toipuminen päättyy { $days } vuorokauden kuluttua
       *[other] Toipuminen päättyy { $days } vuorokauden jälkeen
    }

## Heitot

why-first-aid = Ensiapu
why-surgery = Leikkaus
why-stitching = Ompelu
why-setting = Luun asettaminen
why-splint = Lasta
why-cast = Kipsi
why-surgery-blood = Leikkauksen viemä veri
why-setting-fumble = Fumblen viemät HP
why-blood = Palautuva veri
why-healing = Viikon paraneminen
why-loose = Viikon paraneminen, koko keho
why-infection-risk = Tulehtuuko haava
why-infection = CON tulehdusta vastaan
why-guard = Suojaako lasta tai kipsi

## Summan osat

why-first-aid-skill = Ensiaputaito
why-healing-skill = Parantaminen
why-open-wounds-skill = Avohaavat
why-bonesetting-skill = Luiden asettaminen
why-carpentry-skill = Puutyöt
why-masonry-skill = Muuraus
why-surgery-skill = Kirurgia
why-average = Molempien keskiarvo
why-chance = Raja

## Päätökset

decision-who = Hoitaja
    .question = Mitä nyt? Kuka hoitaa haavaa?
decision-treatment = Hoito
    .question = Mitä { $who } tekee?
decision-patient = Potilas
    .question = Ketä { $who } hoitaa?
decision-wound = Haava
    .question = Mitä haavaa { $who } hoitaa?
decision-span = Miten kauan
    .question = Kukaan ei hoida ketään. Paljonko aikaa kuluu?
decision-user = Kenen raaja
    .question = Kuka alkaa käyttää katkennutta raajaa tai säästää sitä?
decision-limb = Raaja
    .question = Mitä raajaa { $who } alkaa käyttää tai säästää?

## Päätösten vaihtoehdot

option-nobody = ei kukaan: aika kuluu
option-first-aid = ensiapu
option-surgery = leikkaa
option-stitching = ompele
option-setting = aseta luu
option-splint = lasta
option-cast = kipsi
option-minute = minuutti
option-calm = minuutti kerrallaan, kunnes verenvuoto on ohi
option-hour = tunti täyteen
option-day = vuorokausi täyteen
option-week = viikko täyteen
option-limb = käytä tai säästä katkennutta raajaa
option-end = lopeta toipuminen tähän

## Haavat

option-cut = viiltohaava
option-bruise = ruhjevamma
option-stab = pistohaava
option-hack = vuotava ruhje
option-burn = palovamma
option-healed-cut = parantunut viiltohaava
option-healed-bruise = parantunut ruhjevamma
option-healed-stab = parantunut pistohaava
option-healed-hack = parantunut ruhje
option-healed-burn = parantunut palovamma
option-bleeding = vuotolaskureita
option-arrow = nuoli kiinni
option-organ-hurt = sisäelinvamma
option-organ-badly = vakava sisäelinvamma
option-cracked = luunmurtuma
option-broken = luu katki
option-bone-set = luu asetettu
option-crooked = luu vinossa
option-infected = tulehdus
option-hp = HP
option-in-use = käytössä
option-useless = käyttökelvoton
option-maimed = menetetty
option-degree = aste
option-hinders = haitta prosentteina
option-to-stitch = ommeltava
option-stitched = ommeltu
option-to-operate = leikattava
option-to-set = asetettava
option-scar = arpi

## Merkit, ja miten kävi

condition-dead = kuollut
condition-away = poissa
condition-unconscious = tajuton
condition-bleeding = vuotaa verta
condition-organ = sisäelinvamma
condition-arrow = nuoli haavassa
condition-infected = tulehdus
condition-broken = luu katki
condition-cracked = luunmurtuma
condition-to-stitch = ommeltava
condition-maimed = raaja menetetty
condition-poisoned = myrkytetty
condition-tired = väsynyt
condition-busy = työssä tämän tunnin
condition-well = terve

fate-well = terve
fate-marked = terve, mutta jälkiä jäi
fate-wounded = yhä haavoittunut
fate-dead = kuollut
fate-away = poissa
