# Het herstel na een gevecht van iskuhetki in het Nederlands. De variabelen staan boven in en.ftl. Wat hier ontbreekt,
# wordt gezegd als in het gevecht: ../../texts.

## De tijd

now =
    { $day ->
        [0] { $manner ->
            [full] Vlak na het gevecht
           *[part] { $time } u na het gevecht
        }
        [one] { $manner ->
            [full] { $day } dag na het gevecht
           *[part] { $day } dag en { $time } u na het gevecht
        }
       *[other] { $manner ->
            [full] { $day } dagen na het gevecht
           *[part] { $day } dagen en { $time } u na het gevecht
        }
    }

## Wat er gebeurt

event-time = { now }
event-treats =
    { $treatment ->
        [first-aid] { $manner ->
            [self] { $who } verbindt de eigen wond: { $roll } (kans { $chance })
           *[other] { $who } verleent { $other } eerste hulp: { $roll } (kans { $chance })
        }
        [surgery] { $who } opereert { $other }: { $roll } (kans { $chance })
        [stitching] { $manner ->
            [self] { $who } hecht de eigen wond: { $roll } (kans { $chance })
           *[other] { $who } hecht een wond van { $other }: { $roll } (kans { $chance })
        }
        [setting] { $who } zet een bot van { $other }: { $roll } (kans { $chance })
        [splint] { $manner ->
            [self] { $who } maakt een spalk voor zichzelf: { $roll } (kans { $chance })
           *[other] { $who } maakt een spalk voor { $other }: { $roll } (kans { $chance })
        }
       *[cast] { $manner ->
            [self] { $who } maakt een gipsverband voor zichzelf: { $roll } (kans { $chance })
           *[other] { $who } maakt een gipsverband voor { $other }: { $roll } (kans { $chance })
        }
    }
event-grade =
    { $grade ->
        [fumble] { $who }: een blunder!
        [failure] Het mislukt { $who }
        [success] Het lukt { $who }
        [special] { $who }: een bijzonder succes!
       *[critical] { $who }: een kritiek succes!
    }
event-staunched = { $who }: het bloeden is gestelpt ({ THING($location) })
event-still-bleeds = { $who }: de wond bloedt nog ({ THING($location) }), bloedtellers: { $counters }
event-arrow-out = { $who }: de pijl is eruit ({ THING($location) })
event-mends = { $who } krijgt { $points } HP terug: { THING($location) }, HP nu { $hp }
event-worsens = { $who } verliest { $points } HP: { THING($location) }, HP nu { $hp }
event-stitched =
    { $bonus ->
        [0] { $who }: de wond is gehecht ({ THING($location) })
       *[other] { $who }: de wond is goed gehecht ({ THING($location) }), geneest elke week { $bonus } meer
    }
event-scar = { $who } houdt er een litteken aan over ({ THING($location) })
event-risk = { $who }: de wond kan ontsteken ({ THING($location) }), ontstekingsfactor { $factor }
event-infected = { $who }: ontsteking van niveau { $level } ({ THING($location) })
event-cured = { $who }: de ontsteking is over ({ THING($location) })
event-bone-set = { $who }: het bot is gezet ({ THING($location) })
event-not-set = { $who }: het bot laat zich niet zetten ({ THING($location) })
event-bone-healed = { $who }: het bot is genezen ({ THING($location) })
event-crooked = { $who }: het bot is scheef vergroeid ({ THING($location) }), voorgoed -{ $percent } % op alle handelingen
event-late = { $who }: het bot is niet binnen een week gezet ({ THING($location) }) en vergt nu eerst een operatie
event-pain =
    { $percent ->
        [0] { $who }: het gescheurde bot hindert niet meer ({ THING($location) })
       *[other] { $who }: het gescheurde bot kost nu { $percent } % ({ THING($location) })
    }
event-splinted =
    { $guard ->
        [cast] { $other } zet { $who } in het gips: { THING($location) }, kwaliteit { $quality }
       *[splint] { $other } spalkt { $who }: { THING($location) }, kwaliteit { $quality }
    }
event-no-splint =
    { $guard ->
        [cast] Het gips van { $other } voor { $who } houdt niet ({ THING($location) })
       *[splint] De spalk van { $other } voor { $who } houdt niet ({ THING($location) })
    }
event-splint-off = { $who }: de spalk moet vernieuwd worden ({ THING($location) })
event-guarded = { $who } gebruikt het lichaamsdeel, spalk of gips beschermt het: { THING($location) }, { $roll } (kwaliteit { $quality })
event-uses = { $who } gebruikt het gebroken lichaamsdeel van nu af aan: { THING($location) }
event-spares = { $who } ontziet het gebroken lichaamsdeel van nu af aan: { THING($location) }
event-organ = { $who }: het orgaan bloedt inwendig ({ THING($location) })
event-operated = { $other } opereert { $who } met succes ({ THING($location) })
event-again = { $who }: de operatie moet over ({ THING($location) })
event-blood-lost = { $who } verliest { $lost } BP, nog { $left }
event-blood-back = { $who } krijgt { $back } BP terug, nu { $left }
event-unstitched = { $who }: de wond sluit zich ongehecht ({ THING($location) })
event-clots = { $who }: het bloeden neemt af, bloedtellers weg { $gone }, nog { $left }
event-bleeds = { $who } bloedt: { $lost } BP, nog { $left }
event-spared = { $who } verliest geen bloed
event-heart-beats = { $who }: het hart klopt door: { $roll } (stopt tot en met { $chance })
event-stirs = { $who } verroert zich en kan bijkomen
event-usable = { $who }: weer bruikbaar: { THING($location) }
event-poisoned = { $who }: het gif werkt, { $roll } (kans { $chance })
event-resists = { $who } weerstaat het gif: { $roll } (kans { $chance })
event-healed = { $who }: een wond is genezen ({ THING($location) })
event-well = { $who } is hersteld
event-comes = { $who } komt erbij
event-ends =
    { $days ->
        [0] Het herstel eindigt op de eerste dag
        [one] Het herstel eindigt na { $days } dag
       *[other] Het herstel eindigt na { $days } dagen
    }

## Worpen

why-first-aid = Eerste hulp
why-surgery = Operatie
why-stitching = Hechten
why-setting = Het bot zetten
why-splint = Spalk
why-cast = Gips
why-surgery-blood = Bloed dat de operatie kost
why-setting-fumble = HP die de blunder kost
why-blood = Bloed dat terugkomt
why-healing = Genezing deze week
why-loose = Genezing deze week, overal
why-infection-risk = Of het ontsteekt
why-infection = CON tegen de ontsteking
why-guard = Of spalk of gips beschermt

## Delen van sommen

why-first-aid-skill = Eerste hulp (vaardigheid)
why-healing-skill = Genezen
why-open-wounds-skill = Open wonden
why-bonesetting-skill = Botten zetten
why-carpentry-skill = Timmeren
why-masonry-skill = Metselen
why-surgery-skill = Chirurgie
why-average = Gemiddelde van beide
why-chance = Kans

## Beslissingen

decision-who = Wie behandelt
    .question = Wat nu? Wie behandelt een wond?
decision-treatment = Behandeling
    .question = Wat doet { $who }?
decision-patient = Patiënt
    .question = Wie behandelt { $who }?
decision-wound = Wond
    .question = Welke wond behandelt { $who }?
decision-span = Hoelang
    .question = Niemand behandelt iemand. Hoeveel tijd gaat er voorbij?
decision-user = Wiens lichaamsdeel
    .question = Wie gaat een gebroken lichaamsdeel gebruiken, of ontzien?
decision-limb = Lichaamsdeel
    .question = Welk lichaamsdeel gaat { $who } gebruiken, of ontzien?

## Mogelijkheden

option-nobody = niemand: er gaat tijd voorbij
option-first-aid = eerste hulp
option-surgery = opereren
option-stitching = hechten
option-setting = het bot zetten
option-splint = spalk
option-cast = gips
option-minute = een minuut
option-calm = minuut voor minuut, tot het bloeden voorbij is
option-hour = tot het uur vol is
option-day = tot de dag vol is
option-week = tot de week vol is
option-limb = een gebroken lichaamsdeel gebruiken of ontzien
option-end = het herstel hier beëindigen

## Wonden

option-cut = snijwond
option-bruise = kneuzing
option-stab = steekwond
option-hack = bloedende kneuzing
option-burn = brandwond
option-healed-cut = genezen snijwond
option-healed-bruise = genezen kneuzing
option-healed-stab = genezen steekwond
option-healed-hack = genezen kneuzing die bloedde
option-healed-burn = genezen brandwond
option-bleeding = bloedtellers
option-arrow = pijl erin
option-organ-hurt = orgaan geraakt
option-organ-badly = orgaan zwaar geraakt
option-cracked = bot gescheurd
option-broken = bot gebroken
option-bone-set = bot gezet
option-crooked = bot scheef
option-infected = ontsteking
option-hp = HP
option-in-use = in gebruik
option-useless = onbruikbaar
option-maimed = verminkt
option-degree = graad
option-hinders = aftrek in procenten
option-to-stitch = te hechten
option-stitched = gehecht
option-to-operate = te opereren
option-to-set = te zetten
option-scar = litteken

## Merktekens, en hoe het afliep

condition-dead = dood
condition-away = weg
condition-unconscious = bewusteloos
condition-bleeding = bloedt
condition-organ = orgaan geraakt
condition-arrow = pijl in een wond
condition-infected = ontstoken
condition-broken = bot gebroken
condition-cracked = bot gescheurd
condition-to-stitch = te hechten
condition-maimed = verminkt
condition-poisoned = vergiftigd
condition-tired = moe
condition-busy = dit uur bezig
condition-well = gezond

fate-well = gezond
fate-marked = gezond, maar getekend
fate-wounded = nog gewond
fate-dead = dood
fate-away = weg
