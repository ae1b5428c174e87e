# rolemaster in het Nederlands. Berichten en variabelen zijn die van en.ftl, waar ze verklaard worden.

## Wat er gebeurt

event-round = Ronde { $round }
event-joins = { $who } komt bij het gevecht
event-initiative = { $who }: initiatief { $total }
event-tie = { $who } gooit om het gelijkspel: { $face }
event-declares =
    { $action ->
        [attack] { $who } valt aan
        [both] { $who } valt aan met beide wapens
        [parry] { $who } pareert alleen
        [shoot] { $who } schiet
        [guard] { $who } dekt zich tegen projectielen
        [move] { $who } verplaatst zich
        [draw] { $who } neemt een ander wapen
        [ready] { $who } maakt het wapen gereed
        [first-aid] { $who } verleent eerste hulp
        [stalk] { $who } sluipt
        [subdue] { $who } probeert iemand te verdoven
        [stand] { $who } staat op
        [yield] { $who } geeft zich over
        [leave] { $who } verlaat het gevecht
        [door] { $who } gaat naar een deur
       *[pass] { $who } doet niets
    }{ $phase ->
        [snap] {" (gehaast)"}
        [deliberate] {" (weloverwogen)"}
       *[normal] {""}
    }
event-declares-blows =
    { $blows ->
        [one] { $who } tegen { $other }
       *[other] { $who } eerst tegen { $other }, { $blows } slagen
    }{ $parry ->
        [0] {""}
       *[other] {", "}OB naar het pareren: { $parry }
    }
event-parries = { $who } pareert { $other } met { $share }
event-guards = { $who } dekt zich tegen een projectiel van { $other } (OB erbij: { $parry })
event-attacks = { $who } valt { $other } aan ({ THING($weapon) }): { $total } (worp { $roll })
event-misses = { $who } mist { $other }
event-hits =
    { $who } raakt { $other }: { $hits ->
        [one] { $hits } treffer
       *[other] { $hits } treffers
    }{ $severity ->
        [none] {""}
       *[other] {", kritiek "}{ $severity ->
            [a] A
            [b] B
            [c] C
            [d] D
           *[e] E
            } ({ $type ->
                [slash] snee
                [krush] kneuzing
                [puncture] steek
                [unbalance] onevenwicht
                [grapple] greep
                [impact] inslag
                [heat] hitte
                [cold] kou
                [electricity] elektriciteit
                [subdual] verdoving
               *[tiny] petieterig
            })
    }
event-reduced = Het doet { $other } niets: de reductie vangt de slag van { $who } op
event-too-large = { $other } is te groot voor de kritieke treffer { $severity } van { $who }
event-forced = Een kritieke treffer { $severity } van { $who } ondanks de grootte van { $other }
event-critical = { $who }: { THING($wording) }
event-loses =
    { $hits ->
        [one] { $who } verliest nog { $hits } treffer
       *[other] { $who } verliest nog { $hits } treffers
    }
event-fumbles = { $who } blundert ({ THING($weapon) })
event-fumble = { $who }: { THING($wording) }
event-tested = Het wapen van { $who } wordt beproefd ({ THING($weapon) })
event-breaks = { $who }: een wapen breekt ({ THING($weapon) })
event-drops = { $who } laat een wapen vallen ({ THING($weapon) })
event-falls = { $who } valt
event-stunned =
    { $rounds ->
        [one] { $who } is { $rounds } ronde verdoofd
       *[other] { $who } is { $rounds } rondes verdoofd
    }
event-no-parry =
    { $rounds ->
        [one] { $who } is { $rounds } ronde verdoofd en kan niet pareren
       *[other] { $who } is { $rounds } rondes verdoofd en kan niet pareren
    }
event-must-parry =
    { $rounds ->
        [one] { $who } moet { $rounds } ronde pareren
       *[other] { $who } moet { $rounds } rondes pareren
    }
event-bleeds =
    { $hits ->
        [one] { $who } bloedt: { $hits } treffer per ronde
       *[other] { $who } bloedt: { $hits } treffers per ronde
    }
event-weakened = { $who } is verzwakt: { $penalty }
event-blood-lost =
    { $hits ->
        [one] { $who } verliest { $hits } treffer door bloeden
       *[other] { $who } verliest { $hits } treffers door bloeden
    }
event-unconscious = { $who } verliest het bewustzijn
event-sinks = { $who } zakt weg en sterft over { $rounds } rondes
event-dying =
    { $rounds ->
        [one] { $who } sterft over { $rounds } ronde
       *[other] { $who } sterft over { $rounds } rondes
    }
event-dies = { $who } sterft
event-recovers = { $who } kan weer vrijuit vechten
event-wakes = { $who } wordt wakker
event-lost-target = Wat { $who } voor { $other } bedoelde gaat verloren
event-turns-on = { $who } keert zich in plaats daarvan tegen { $other }
event-lost-blows = { $who } kan niet doen wat het plan was
event-aids =
    Eerste hulp van { $who } aan { $other }: { $total }, { $outcome ->
        [spectacular-failure] spectaculaire mislukking
        [absolute-failure] volkomen mislukking
        [failure] mislukking
        [partial-success] gedeeltelijk geslaagd
        [near-success] bijna geslaagd
        [success] geslaagd
       *[absolute-success] volkomen geslaagd
    } (bloedt nog: { $left })
event-stalks = { $who } sluipt naar { $other }: { $total }
event-steals-up = { $who } staat ongemerkt naast { $other }
event-noticed = { $other } merkt { $who } op
event-subdues = { $who } probeert { $other } te verdoven: { $total } (aanvalsniveau { $level })
event-resists = { $who } biedt weerstand: { $roll } van { $wanted }
event-knocked-out =
    { $minutes ->
        [one] { $who } is { $minutes } minuut buiten westen
       *[other] { $who } is { $minutes } minuten buiten westen
    }
event-aware = { $who } merkt het gevecht op
event-moves = { $who } verplaatst zich { $metres } m ({ $other } is { $apart } m weg)
event-walks = { $who } verplaatst zich { $metres } m, naar { $place }
event-closes-in = { $who } loopt op { $other } toe ({ $metres } m)
event-faces =
    { $who } keert zich naar { $direction ->
        [e] oost
        [se] zuidoost
        [s] zuid
        [sw] zuidwest
        [w] west
        [nw] noordwest
        [n] noord
       *[ne] noordoost
    }
event-draws = { $who } neemt ter hand: { THING($weapon) }
event-readies = { $who } maakt gereed: { THING($weapon) }
event-empty = { $who } heeft geen projectielen meer ({ THING($weapon) })
event-stands = { $who } staat op
event-yields = { $who } geeft zich over
event-leaves = { $who } verlaat het gevecht
event-no-shot = { $who } kan niet op { $other } schieten: een vriend staat in de weg
event-stray = Het projectiel van { $who } vliegt op { $other } af (hoogstens { $most })
event-shoved = { $who } wordt { $metres } m geduwd door { $other }
event-aside = Het wapen van { $who } wordt opzij geslagen: de volgende parade telt half
event-held = { $who } houdt stand ({ $roll })
event-opens =
    { $who } opent een deur: { $direction ->
        [e] oost
        [se] zuidoost
        [s] zuid
        [sw] zuidwest
        [w] west
        [nw] noordwest
        [n] noord
       *[ne] noordoost
    }
event-closes =
    { $who } sluit een deur: { $direction ->
        [e] oost
        [se] zuidoost
        [s] zuid
        [sw] zuidwest
        [w] west
        [nw] noordwest
        [n] noord
       *[ne] noordoost
    }
event-wins = { $side } wint
event-drawn = Het gevecht eindigt onbeslist
event-round-limit = De rondelimiet is bereikt ({ $rounds })

## Worpen en delen van sommen

why-initiative = Initiatief
why-tie = Gelijkspel
why-attack = Aanval
why-critical = Kritieke treffer
why-fumble = Blunder
why-breakage = Breuk
why-first-aid = Eerste hulp
why-stalk = Sluipen
why-subdual = Verdoving
why-resistance = Weerstand
why-force = Kracht van de grote
why-stray = Verdwaald projectiel
why-offence = OB
why-several = Meerdere slagen
why-parried = Naar het pareren
why-hurt = Eigen verloren treffers
why-exhaustion = Uitputting
why-wounds = Wonden
why-off-hand = Verkeerde hand
why-phase-part = Gehaast of weloverwogen
why-chosen-part = Gekozen kritieke treffer
why-other-target-part = Ander doelwit
why-facing-part = Flank of rug
why-plight = Toestand van het doelwit
why-range = Afstand
why-preparation = Voorbereiding
why-closing = Toelopen
why-quickness = Snelheid
why-shield-part = Schild
why-cover = Dekking
why-parry-part = Parade
why-friend = Vriend in de lijn
why-other-defence = Andere DB
why-missile-parry = Parade van projectielen
why-skill = Vaardigheid
why-helmet = Helm
why-constitution = Gestel
why-level = Niveau
why-difficulty = Moeilijkheid
why-perception = Waarneming
why-hits = Treffers van de tabel
why-reduction = Schadereductie
why-critical-hits = Treffers van de kritieke
why-bleeding = Bloeden
why-gm = Spelleider

## Beslissingen

decision-action = Actie
    .question = Wat doet { $who } deze ronde?
decision-phase = Fase
    .question = Hoe snel handelt { $who }?
decision-blows = Slagen
    .question = Hoeveel slagen slaat { $who }, of hoeveel vijanden worden gepareerd?
decision-target = Doelwit
    .question = Voor wie is de volgende aanval van { $who }?
decision-chosen = Gekozen kritieke treffer
    .question = Welke kritieke treffer kiest { $who } (-20)?
decision-parry = Parade
    .question = Hoeveel OB steekt { $who } in het pareren?
decision-share = Deel van de parade
    .question = Hoeveel van de parade is voor de volgende vijand van { $who }?
decision-parries = Gepareerde vijand
    .question = Wie pareert { $who }?
decision-shield = Schild
    .question = Tegen wie houdt { $who } het schild?
decision-guard = Gepareerd projectiel
    .question = Tegen wiens projectiel dekt { $who } zich?
decision-guard-ob = OB erbij (procent)
    .question = Hoeveel procent van de OB voegt { $who } toe aan schild of dekking?
decision-weapon = Wapen
    .question = Welk wapen neemt { $who } ter hand?
decision-patient = Patiënt
    .question = Wie verleent { $who } eerste hulp?
decision-gait = Gang
    .question = Hoe snel gaat { $who }?
decision-quarry = Prooi
    .question = Naar wie sluipt { $who }?
decision-whom = Naar wie
    .question = Naar wie toe of van wie weg gaat { $who }?
decision-metres = Meters
    .question = Hoeveel meter gaat { $who } (onder 0: weg)?
decision-place = Plaats
    .question = Waarheen gaat { $who }?
decision-facing = Kijkrichting
    .question = Welke kant kijkt { $who } op?
decision-other-target = Ander doelwit
    .question = Het doelwit van { $who } ligt of is weg. Op wie valt de slag?
decision-door = Deur
    .question = Welke deur opent of sluit { $who }?
decision-shows = Wat te zien is
    .question = Hoeveel van het doelwit is achter de vriend te zien ({ $who })?

## Keuzen, soorten kritieke treffers, windstreken

option-attack = aanvallen
option-both = met beide wapens aanvallen
option-parry = alleen pareren
option-shoot = schieten of werpen
option-guard = dekken tegen projectielen
option-move = verplaatsen
option-draw = ander wapen nemen
option-ready = wapen gereedmaken
option-first-aid = eerste hulp verlenen
option-stalk = naar iemand toe sluipen
option-subdue = iemand verdoven
option-stand = opstaan
option-yield = zich overgeven
option-leave = het gevecht verlaten
option-pass = niets doen
option-door = een deur openen of sluiten
option-snap = gehaast (eerst, -20)
option-normal = gewoon
option-deliberate = weloverwogen (laatst, +10)
option-walk = lopen
option-run = rennen (x2)
option-sprint = sprinten (x3)
option-dash = stormen (x5)
option-waist = vanaf het middel
option-chest = vanaf de borst
option-head = alleen het hoofd
option-as-it-comes = zoals de tabel zegt
option-off-hand = in de andere hand
option-nobody = niemand
option-slash = snee
option-krush = kneuzing
option-puncture = steek
option-unbalance = onevenwicht
option-grapple = greep
option-impact = inslag
option-heat = hitte
option-cold = kou
option-electricity = elektriciteit
option-subdual = verdoving
option-tiny = petieterig
option-e = oost
option-se = zuidoost
option-s = zuid
option-sw = zuidwest
option-w = west
option-nw = noordwest
option-n = noord
option-ne = noordoost

## Groottes, dekking, handen, lotgevallen

size-normal = gewone grootte
size-large = groot
size-super-large = reusachtig
cover-none = geen dekking
cover-partial-soft = gedeeltelijk zachte dekking
cover-half-soft = halve zachte dekking
cover-partial-hard = gedeeltelijk harde dekking
cover-half-hard = halve harde dekking
hand-main = hoofdhand
hand-off = andere hand
fate-unhurt = ongedeerd
fate-hurt = gewond
fate-fled = gevlucht
fate-yielded = overgegeven
fate-unconscious = bewusteloos
fate-dying = stervend
fate-dead = dood
fate-absent = niet aanwezig

## Hoe handelingen aflopen

outcome-spectacular-failure = spectaculaire mislukking
outcome-absolute-failure = volkomen mislukking
outcome-failure = mislukking
outcome-partial-success = gedeeltelijk geslaagd
outcome-near-success = bijna geslaagd
outcome-success = geslaagd
outcome-absolute-success = volkomen geslaagd
outcome-defender-lost = Door de verdediger verloren treffers
outcome-defender-bleeding = Bloeden van de verdediger
outcome-defender-held-up = Rondes dat de verdediger niet kan slaan
outcome-defender-penalty = Nadeel van de verdediger
outcome-defender-down = Verdediger op de grond
outcome-defender-out = Verdediger uitgeschakeld (1 bewusteloos, 2 stervend, 3 dood)
outcome-attacker-lost = Door de aanvaller verloren treffers
outcome-attacker-held-up = Rondes dat de aanvaller niet kan slaan

## Toestanden

condition-stunned = verdoofd
condition-no-parry = kan niet pareren
condition-must-parry = moet pareren
condition-bleeding = bloedt
condition-down = op de grond
condition-unaware = onwetend
condition-stalking = ongemerkt naast iemand
condition-disarmed = ontwapend
condition-covered = in dekking
condition-exhausted = uitgeput
condition-sinking = wegzakkend
condition-dying = stervend
condition-unconscious = bewusteloos
condition-dead = dood
condition-away = weg
condition-yielded = overgegeven
condition-late = komt later
    .round = komt in ronde { $round }

## Cijfers die de spelleider mag zetten, en balken

figure-lost = verloren treffers
figure-hits = treffers
figure-bleeding = bloeden (per ronde)
figure-stunned = rondes verdoofd
figure-no-parry = rondes zonder parade
figure-must-parry = rondes verplicht pareren
figure-penalty = nadeel door wonden
figure-asleep = rondes bewusteloos
figure-dying = rondes tot de dood (0: geen)
figure-sinking = rondes wegzakken (0: geen)
figure-down = op de grond (1: ja)
figure-aware = weet van vijanden (1: ja)
figure-dead = dood (1: ja)
figure-wear = verbruikte uitputtingspunten, in zesden
figure-cover = dekking (0 geen tot 4 half hard)
figure-prepared = rondes voorbereiding
figure-exhaustion = uitputting

## Opschriften op het scherm

label-wounds = Wonden
label-rounds = rondes
label-hits = treffers
label-items = Wapens
label-dropped = gevallen
label-broken = onbruikbaar
label-shots = projectielen over
label-loaded = gereed
label-ob = OB
label-fumble = blunder
label-bleeding = bloeden
label-natural = lichaamsdeel

## Wat iemand vanaf zijn plaats kan doen

arc-move = kan gaan
arc-strike = kan slaan
arc-shoot = kan schieten

## Wapens

thing-broadsword = breedzwaard
thing-scimitar = kromzwaard
thing-falchion = falchion
thing-short-sword = kort zwaard
thing-rapier = rapier
thing-dagger = dolk
thing-hand-axe = handbijl
thing-club = knuppel
thing-sap = ploertendoder
thing-mace = goedendag
thing-war-hammer = strijdhamer
thing-morning-star = morgenster
thing-whip = zweep
thing-net = werpnet
thing-two-handed-sword = tweehandig zwaard
thing-battle-axe = strijdbijl
thing-great-hammer = grote hamer
thing-flail = strijdvlegel
thing-quarterstaff = vechtstok
thing-spear = speer
thing-halberd = hellebaard
thing-pike = piek
thing-lance = lans
thing-javelin = werpspies
thing-throwing-knife = werpmes
thing-throwing-axe = werpbijl
thing-bola = bola
thing-short-bow = korte boog
thing-composite-bow = samengestelde boog
thing-long-bow = handboog
thing-light-crossbow = lichte kruisboog
thing-heavy-crossbow = zware kruisboog
thing-sling = slinger
thing-fist = vuist
thing-grapple = greep
thing-bite = beet
thing-claw = klauw
thing-horn = hoorn
thing-bash = beuk
thing-trample = vertrapping
thing-sting = angel
thing-tiny = petieterige beet
thing-fire-breath = vuuradem
thing-frost-breath = vorstadem
thing-lightning = bliksem
thing-huge-fists = enorme vuisten
thing-chilling-touch = ijzige aanraking
thing-pitchfork = hooivork
thing-stone-fists = stenen vuisten
thing-tree-trunk = boomstam

## Schilden

thing-target = rondas
thing-normal = schild
thing-full = groot schild
thing-wall = muurschild

## Harnassen

thing-clothes = kleding
thing-robes = gewaad
thing-hide = huid
thing-thick-hide = dikke huid
thing-leather-jerkin = leren wambuis
thing-leather-coat = leren jas
thing-reinforced-leather = versterkt leer
thing-full-leather = volledig leer
thing-rigid-breastplate = leren borstplaat
thing-rigid-greaves = leren borstplaat en beenplaten
thing-half-hide = schubben
thing-full-hide = zware schubben
thing-chain-shirt = maliënhemd
thing-chain-greaves = maliënhemd en beenplaten
thing-full-chain = volledige maliën
thing-chain-hauberk = maliënkolder
thing-breastplate = borstplaat
thing-breastplate-greaves = borstplaat en beenplaten
thing-half-plate = half plaatharnas
thing-full-plate = volledig plaatharnas
thing-stone = steen
thing-dragon-scales = drakenschubben

## Wat kritieke treffers nalaten

thing-no-parry = kan niet pareren
thing-stunned = verdoofd
thing-must-parry = moet pareren
thing-dying = stervend
thing-sinking = wegzakkend
thing-asleep = bewusteloos
thing-bleeding = bloeden
thing-penalty = nadeel

## Soorten wezens

thing-man-at-arms = Krijgsman
thing-orc = Ork
thing-archer = Boogschutter
thing-troll = Trol
thing-peasant = Boer
thing-brigand = Struikrover
thing-wolf = Wolf
thing-bear = Beer
thing-drake = Draak
thing-golem = Golem
thing-wraith = Schim
thing-knight = Ridder
thing-assassin = Sluipmoordenaar
thing-hobbit-slinger = Hobbit met slinger
thing-giant = Reus
thing-orc-archer = Ork met boog
thing-orc-captain = Orkhoofdman
thing-swordswoman = Zwaardvechtster
thing-dwarf = Dwerg
thing-crossbowman = Kruisboogschutter
thing-great-spider = Reuzenspin
thing-skeleton = Skelet

## Fouten in bladen, ontmoetingen en tabellen

fault-kind-attack-table = aanvalstabel
fault-kind-table-of-criticals = kritieke tabel
fault-kind-table-of-fumbles = blundertabel
fault-kind-type-of-critical = soort kritieke treffer
fault-kind-weapon-group = wapengroep
fault-kind-weapon-of-this-sheet = wapen van dit blad
fault-ranges-rise = de meters van de afstanden lopen van stap tot stap op
fault-no-use = niet voor het gevecht van dichtbij en zonder afstanden: men kan er niets mee; geef een van beide
fault-never-ready = na de laatste ronde voorbereiding kan ermee geschoten worden; hier hoort een getal
fault-out-already = met { $hits } treffers zou het al uitgeschakeld zijn; minder is nodig
fault-too-many-tables = er zijn { $number } aanvalstabellen; hoogstens { $most } zijn mogelijk
fault-off-hand-first = het eerste wapen is in de hoofdhand; kies een ander
fault-one-hand-each = hier horen twee wapens van elk één hand
fault-pair-of-two = een paar is twee verschillende wapens
fault-pair-ranks = hoogstens de laagste van de rangen met beide: { $most } (RM-6.1)
fault-no-table-here = dit gevecht heeft geen aanvalstabel { $name }
fault-map-full =
    er is geen plaats voor { $name }: { $places ->
        [1] geen plaats is vrij
       *[other] het beslaat { $places } plaatsen, en nergens zijn die samen vrij
    }; er is een grotere kaart nodig, of minder volk erop
fault-not-by-first-row =
    dit is volgens de eerste rij geen { $wanted ->
        [attack-table] aanvalstabel
        [table-of-criticals] kritieke tabel
       *[table-of-fumbles] blundertabel
    }
fault-other-columns =
    { $name } heeft andere kolommen; hier horen { $wanted ->
        [large] normal tot slaying
       *[criticals] A tot E
    }
fault-first-row = eerste rij
fault-row = rij { $row }
fault-row-and-column = rij { $row }, kolom { $column }
fault-one-of-heads = hier hoort een van deze: { $known }
fault-chart-wanted = dit is een aanvalstabel; hier hoort een kritieke tabel of een blundertabel
fault-no-rows = er volgt geen rij op
fault-begins-with = ze begint met { $wanted }, niet met { $given }
fault-no-column = er is geen kolom { $name }
fault-column-twice = de kolom { $name } staat er twee keer
fault-columns-missing = deze kolommen ontbreken: { $names }
fault-uneven-cells = ze heeft { $number } cellen; de eerste rij heeft er { $width }
fault-row-begins = een rij begint met een getal, of een bereik zoals 01-05
fault-last-open = alleen de laatste rij van een tabel mag open zijn
fault-low-to-high = ze loopt van een lager getal naar een hoger, van 1 tot { $most }
fault-total-already = { $total } staat al in rij { $row }
fault-totals-missing = er is geen rij voor de totalen { $totals }
fault-many-bands = { $number } rijen; hoogstens { $most } zijn mogelijk
fault-begin-at = ze moet bij { $at } beginnen
fault-reach-100 = de laatste rij moet tot 100 reiken
fault-empty-cell = een lege cel
fault-attack-cell = { $given }: een cel is '-', treffers ('12') of treffers met een kritieke treffer ('18CS')
fault-most-hits = { $hits } treffers; hoogstens { $most } zijn mogelijk
fault-no-severity = { $given }: er is geen ernst { $severity }; er zijn A, B, C, D, E
fault-no-type = { $given }: er is geen soort kritieke treffer { $letter }; er zijn { $known }
fault-empty-effects = een lege cel; waar niets gebeurt, staat '-'
fault-effect-twice = { $effect } komt boven op een ander van die soort
fault-long-words = de woorden zijn langer dan { $most } tekens
fault-words-hold = de woorden bevatten een teken dat niet in een tekst hoort
fault-effect-most = { $effect }: hoogstens { $most } zijn mogelijk
fault-number-wanted = achter { $effect } hoort een getal
fault-no-number = achter { $effect } hoort geen getal
fault-effect-range = { $effect }: een getal van 1 tot { $most } kan
fault-there-are-effects = ; er zijn +8 (treffers), -10 (nadeel), { $names }
fault-no-effect = er is geen effect { $name }{ $hint }
