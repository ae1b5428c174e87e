# Helbredelsen efter en kamp i iskuhetki på dansk. Variablerne forklares øverst i en.ftl. Hvad der mangler her, siges som
# i kampen: ../../texts.

## Tiden

now =
    { $day ->
        [0] { $manner ->
            [full] Lige efter kampen
           *[part] { $time } t efter kampen
        }
        [one] { $manner ->
            [full] { $day } dag efter kampen
           *[part] { $day } dag og { $time } t efter kampen
        }
       *[other] { $manner ->
            [full] { $day } dage efter kampen
           *[part] { $day } dage og { $time } t efter kampen
        }
    }

## Hvad der sker

event-time = { now }
event-treats =
    { $treatment ->
        [first-aid] { $manner ->
            [self] { $who } forbinder sit eget sår: { $roll } (chance { $chance })
           *[other] { $who } giver { $other } førstehjælp: { $roll } (chance { $chance })
        }
        [surgery] { $who } opererer { $other }: { $roll } (chance { $chance })
        [stitching] { $manner ->
            [self] { $who } syr sit eget sår: { $roll } (chance { $chance })
           *[other] { $who } syr et sår på { $other }: { $roll } (chance { $chance })
        }
        [setting] { $who } sætter en knogle på plads hos { $other }: { $roll } (chance { $chance })
        [splint] { $manner ->
            [self] { $who } laver en skinne til sig selv: { $roll } (chance { $chance })
           *[other] { $who } laver en skinne til { $other }: { $roll } (chance { $chance })
        }
       *[cast] { $manner ->
            [self] { $who } lægger gips på sig selv: { $roll } (chance { $chance })
           *[other] { $who } lægger gips på { $other }: { $roll } (chance { $chance })
        }
    }
event-grade =
    { $grade ->
        [fumble] { $who } fumler!
        [failure] Det mislykkes for { $who }
        [success] Det lykkes for { $who }
        [special] { $who }: en særlig succes!
       *[critical] { $who }: en kritisk succes!
    }
event-staunched = { $who }: blødningen er standset ({ THING($location) })
event-still-bleeds = { $who }: såret bløder stadig ({ THING($location) }), blødninger: { $counters }
event-arrow-out = { $who }: pilen er ude ({ THING($location) })
event-mends = { $who } får { $points } HP igen: { THING($location) }, HP nu { $hp }
event-worsens = { $who } mister { $points } HP: { THING($location) }, HP nu { $hp }
event-stitched =
    { $bonus ->
        [0] { $who }: såret er syet ({ THING($location) })
       *[other] { $who }: såret er syet godt ({ THING($location) }), heler { $bonus } mere hver uge
    }
event-scar = { $who } får et ar ({ THING($location) })
event-risk = { $who }: der kan gå betændelse i såret ({ THING($location) }), betændelsesfaktor { $factor }
event-infected = { $who }: betændelse på niveau { $level } ({ THING($location) })
event-cured = { $who }: betændelsen er væk ({ THING($location) })
event-bone-set = { $who }: knoglen er sat på plads ({ THING($location) })
event-not-set = { $who }: knoglen vil ikke på plads ({ THING($location) })
event-bone-healed = { $who }: knoglen er helet ({ THING($location) })
event-crooked = { $who }: knoglen er vokset skævt sammen ({ THING($location) }), -{ $percent } % på alle handlinger for altid
event-late = { $who }: knoglen blev ikke sat inden for en uge ({ THING($location) }) og kræver nu først en operation
event-pain =
    { $percent ->
        [0] { $who }: den revnede knogle hæmmer ikke længere ({ THING($location) })
       *[other] { $who }: den revnede knogle koster nu { $percent } % ({ THING($location) })
    }
event-splinted =
    { $guard ->
        [cast] { $other } lægger { $who } i gips: { THING($location) }, kvalitet { $quality }
       *[splint] { $other } giver { $who } en skinne på: { THING($location) }, kvalitet { $quality }
    }
event-no-splint =
    { $guard ->
        [cast] Gipsen, som { $other } laver til { $who }, holder ikke ({ THING($location) })
       *[splint] Skinnen, som { $other } laver til { $who }, holder ikke ({ THING($location) })
    }
event-splint-off = { $who }: skinnen skal fornyes ({ THING($location) })
event-guarded = { $who } bruger lemmet, skinne eller gips beskytter det: { THING($location) }, { $roll } (kvalitet { $quality })
event-uses = { $who } bruger fra nu af det brækkede lem: { THING($location) }
event-spares = { $who } skåner fra nu af det brækkede lem: { THING($location) }
event-organ = { $who }: organet bløder indvendigt ({ THING($location) })
event-operated = { $other } opererer { $who } med held ({ THING($location) })
event-again = { $who }: operationen må forsøges igen ({ THING($location) })
event-blood-lost = { $who } mister { $lost } BP, { $left } tilbage
event-blood-back = { $who } får { $back } BP igen, { $left } nu
event-unstitched = { $who }: såret lukker sig uden sting ({ THING($location) })
event-clots = { $who }: blødningen tager af, blødninger væk { $gone }, tilbage { $left }
event-bleeds = { $who } bløder: { $lost } BP, { $left } tilbage
event-spared = { $who } mister intet blod
event-heart-beats = { $who }: hjertet slår videre: { $roll } (standser til og med { $chance })
event-stirs = { $who } rører på sig og kan komme til bevidsthed
event-usable = { $who }: kan bruges igen: { THING($location) }
event-poisoned = { $who }: giften virker, { $roll } (chance { $chance })
event-resists = { $who } modstår giften: { $roll } (chance { $chance })
event-healed = { $who }: et sår er helet ({ THING($location) })
event-well = { $who } er kommet sig
event-comes = { $who } kommer til
event-ends =
    { $days ->
        [0] Helbredelsen slutter på den første dag
        [one] Helbredelsen slutter efter { $days } dag
       *[other] Helbredelsen slutter efter { $days } dage
    }

## Kast

why-first-aid = Førstehjælp
why-surgery = Operation
why-stitching = Syning
why-setting = Sætte knoglen på plads
why-splint = Skinne
why-cast = Gips
why-surgery-blood = Blod, som operationen koster
why-setting-fumble = HP, som fumleriet koster
why-blood = Blod, der kommer igen
why-healing = Heling i denne uge
why-loose = Heling i denne uge, overalt
why-infection-risk = Om der går betændelse i det
why-infection = CON mod betændelsen
why-guard = Om skinne eller gips beskytter

## Dele af regnestykker

why-first-aid-skill = Førstehjælp (færdighed)
why-healing-skill = Lægekunst
why-open-wounds-skill = Åbne sår
why-bonesetting-skill = Benbrud
why-carpentry-skill = Tømring
why-masonry-skill = Murerarbejde
why-surgery-skill = Kirurgi
why-average = Gennemsnit af begge
why-chance = Grænse

## Beslutninger

decision-who = Hvem behandler
    .question = Hvad nu? Hvem behandler et sår?
decision-treatment = Behandling
    .question = Hvad gør { $who }?
decision-patient = Patient
    .question = Hvem behandler { $who }?
decision-wound = Sår
    .question = Hvilket sår behandler { $who }?
decision-span = Hvor længe
    .question = Ingen behandler nogen. Hvor lang tid går der?
decision-user = Hvis lem
    .question = Hvem vil fra nu af bruge et brækket lem, eller skåne det?
decision-limb = Lem
    .question = Hvilket lem vil { $who } fra nu af bruge, eller skåne?

## Muligheder

option-nobody = ingen: tiden går
option-first-aid = førstehjælp
option-surgery = operere
option-stitching = sy
option-setting = sætte knoglen på plads
option-splint = skinne
option-cast = gips
option-minute = et minut
option-calm = minut for minut, til blødningen er ovre
option-hour = til timen er fuld
option-day = til døgnet er fuldt
option-week = til ugen er fuld
option-limb = bruge eller skåne et brækket lem
option-end = slutte helbredelsen her

## Sår

option-cut = snitsår
option-bruise = kvæstelse
option-stab = stiksår
option-hack = blødende kvæstelse
option-burn = forbrænding
option-healed-cut = helet snitsår
option-healed-bruise = helet kvæstelse
option-healed-stab = helet stiksår
option-healed-hack = helet kvæstelse, der blødte
option-healed-burn = helet forbrænding
option-bleeding = blødninger
option-arrow = pil i såret
option-organ-hurt = organ ramt
option-organ-badly = organ hårdt ramt
option-cracked = knogle revnet
option-broken = knogle brækket
option-bone-set = knogle sat på plads
option-crooked = knogle skæv
option-infected = betændelse
option-hp = HP
option-in-use = i brug
option-useless = ubrugelig
option-maimed = lemlæstet
option-degree = grad
option-hinders = fradrag i procent
option-to-stitch = skal sys
option-stitched = syet
option-to-operate = skal opereres
option-to-set = skal sættes på plads
option-scar = ar

## Mærker, og hvordan det gik

condition-dead = død
condition-away = væk
condition-unconscious = bevidstløs
condition-bleeding = bløder
condition-organ = organ ramt
condition-arrow = pil i et sår
condition-infected = betændelse
condition-broken = knogle brækket
condition-cracked = knogle revnet
condition-to-stitch = skal sys
condition-maimed = lemlæstet
condition-poisoned = forgiftet
condition-tired = træt
condition-busy = optaget i denne time
condition-well = rask

fate-well = rask
fate-marked = rask, men mærket
fate-wounded = stadig såret
fate-dead = død
fate-away = væk
