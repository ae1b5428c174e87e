# rolemaster på dansk. Beskeder og variabler er de samme som i en.ftl, hvor de er forklaret.

## Hvad der sker

event-round = Runde { $round }
event-joins = { $who } kommer til kampen
event-initiative = { $who }: initiativ { $total }
event-tie = { $who } slår om lighed: { $face }
event-declares =
    { $action ->
        [attack] { $who } angriber
        [both] { $who } angriber med begge våben
        [parry] { $who } parerer kun
        [shoot] { $who } skyder
        [guard] { $who } dækker sig mod projektiler
        [move] { $who } flytter sig
        [draw] { $who } tager et andet våben
        [ready] { $who } gør våbnet klar
        [first-aid] { $who } giver førstehjælp
        [stalk] { $who } lister sig frem
        [subdue] { $who } prøver at slå en bevidstløs
        [stand] { $who } rejser sig
        [yield] { $who } overgiver sig
        [leave] { $who } forlader kampen
        [door] { $who } går til en dør
       *[pass] { $who } gør ingenting
    }{ $phase ->
        [snap] {" (forhastet)"}
        [deliberate] {" (velovervejet)"}
       *[normal] {""}
    }
event-declares-blows =
    { $blows ->
        [one] { $who } mod { $other }
       *[other] { $who } først mod { $other }, { $blows } slag
    }{ $parry ->
        [0] {""}
       *[other] {", "}OB til parering: { $parry }
    }
event-parries = { $who } parerer { $other } med { $share }
event-guards = { $who } dækker sig mod et projektil fra { $other } (OB lagt til: { $parry })
event-attacks = { $who } angriber { $other } ({ THING($weapon) }): { $total } (slag { $roll })
event-misses = { $who } rammer ikke { $other }
event-hits =
    { $who } rammer { $other }: { $hits } point{ $severity ->
        [none] {""}
       *[other] {", kritisk "}{ $severity ->
            [a] A
            [b] B
            [c] C
            [d] D
           *[e] E
            } ({ $type ->
                [slash] snit
                [krush] knusning
                [puncture] stik
                [unbalance] ubalance
                [grapple] greb
                [impact] stød
                [heat] hede
                [cold] kulde
                [electricity] elektricitet
                [subdual] bedøvelse
               *[tiny] bitte
            })
    }
event-reduced = Det koster ikke { $other } noget: reduktionen opsluger slaget fra { $who }
event-too-large = { $other } er for stor til den kritiske { $severity } fra { $who }
event-forced = En kritisk { $severity } fra { $who } trods størrelsen på { $other }
event-critical = { $who }: { THING($wording) }
event-loses = { $who } mister yderligere { $hits } point
event-fumbles = { $who } fumler ({ THING($weapon) })
event-fumble = { $who }: { THING($wording) }
event-tested = Våbnet hos { $who } sættes på prøve ({ THING($weapon) })
event-breaks = { $who }: et våben går i stykker ({ THING($weapon) })
event-drops = { $who } taber et våben ({ THING($weapon) })
event-falls = { $who } falder
event-stunned =
    { $rounds ->
        [one] { $who } er lammet i { $rounds } runde
       *[other] { $who } er lammet i { $rounds } runder
    }
event-no-parry =
    { $rounds ->
        [one] { $who } er lammet i { $rounds } runde og kan ikke parere
       *[other] { $who } er lammet i { $rounds } runder og kan ikke parere
    }
event-must-parry =
    { $rounds ->
        [one] { $who } må parere i { $rounds } runde
       *[other] { $who } må parere i { $rounds } runder
    }
event-bleeds = { $who } bløder: { $hits } point pr. runde
event-weakened = { $who } er svækket: { $penalty }
event-blood-lost = { $who } mister { $hits } point ved blødning
event-unconscious = { $who } mister bevidstheden
event-sinks = { $who } synker hen og dør om { $rounds } runder
event-dying =
    { $rounds ->
        [one] { $who } dør om { $rounds } runde
       *[other] { $who } dør om { $rounds } runder
    }
event-dies = { $who } dør
event-recovers = { $who } kan igen kæmpe frit
event-wakes = { $who } vågner
event-lost-target = Det som { $who } havde tiltænkt { $other }, går tabt
event-turns-on = { $who } vender sig i stedet mod { $other }
event-lost-blows = { $who } kan ikke gøre det planlagte
event-aids =
    Førstehjælp fra { $who } til { $other }: { $total }, { $outcome ->
        [spectacular-failure] spektakulær fiasko
        [absolute-failure] fuldstændig fiasko
        [failure] fiasko
        [partial-success] delvist held
        [near-success] næsten lykkedes
        [success] lykkedes
       *[absolute-success] fuldstændig succes
    } (bløder stadig: { $left })
event-stalks = { $who } lister sig hen til { $other }: { $total }
event-steals-up = { $who } står ubemærket ved siden af { $other }
event-noticed = { $other } opdager { $who }
event-subdues = { $who } prøver at slå { $other } bevidstløs: { $total } (angrebsniveau { $level })
event-resists = { $who } modstår: { $roll } af { $wanted }
event-knocked-out =
    { $minutes ->
        [one] { $who } er bevidstløs i { $minutes } minut
       *[other] { $who } er bevidstløs i { $minutes } minutter
    }
event-aware = { $who } opdager kampen
event-moves = { $who } flytter sig { $metres } m ({ $other } er { $apart } m væk)
event-walks = { $who } flytter sig { $metres } m til { $place }
event-closes-in = { $who } går ind på { $other } ({ $metres } m)
event-faces =
    { $who } vender sig mod { $direction ->
        [e] øst
        [se] sydøst
        [s] syd
        [sw] sydvest
        [w] vest
        [nw] nordvest
        [n] nord
       *[ne] nordøst
    }
event-draws = { $who } tager i hånden: { THING($weapon) }
event-readies = { $who } gør klar: { THING($weapon) }
event-empty = { $who } har ikke flere projektiler ({ THING($weapon) })
event-stands = { $who } rejser sig
event-yields = { $who } overgiver sig
event-leaves = { $who } forlader kampen
event-no-shot = { $who } kan ikke skyde på { $other }: en ven står i vejen
event-stray = Projektilet fra { $who } flyver mod { $other } (højst { $most })
event-shoved = { $who } skubbes { $metres } m af { $other }
event-aside = Våbnet hos { $who } slås til side: næste parering halveres
event-held = { $who } står fast ({ $roll })
event-opens =
    { $who } åbner en dør: { $direction ->
        [e] øst
        [se] sydøst
        [s] syd
        [sw] sydvest
        [w] vest
        [nw] nordvest
        [n] nord
       *[ne] nordøst
    }
event-closes =
    { $who } lukker en dør: { $direction ->
        [e] øst
        [se] sydøst
        [s] syd
        [sw] sydvest
        [w] vest
        [nw] nordvest
        [n] nord
       *[ne] nordøst
    }
event-wins = { $side } vinder
event-drawn = Kampen ender uafgjort
event-round-limit = Rundegrænsen er nået ({ $rounds })

## Kast og dele af summer

why-initiative = Initiativ
why-tie = Lighed
why-attack = Angreb
why-critical = Kritisk
why-fumble = Fumlen
why-breakage = Brud
why-first-aid = Førstehjælp
why-stalk = Snigen
why-subdual = Bedøvelse
why-resistance = Modstand
why-force = Den stores kraft
why-stray = Vildfarent projektil
why-offence = OB
why-several = Flere slag
why-parried = Går til parering
why-hurt = Egne tabte point
why-exhaustion = Udmattelse
why-wounds = Sår
why-off-hand = Forkert hånd
why-phase-part = Forhastet eller velovervejet
why-chosen-part = Valgt kritisk
why-other-target-part = Andet mål
why-facing-part = Flanke eller ryg
why-plight = Målets tilstand
why-range = Afstand
why-preparation = Forberedelse
why-closing = Fremrykning
why-quickness = Kvikhed
why-shield-part = Skjold
why-cover = Dækning
why-parry-part = Parering
why-friend = Ven i skudlinjen
why-other-defence = Anden DB
why-missile-parry = Parering af projektil
why-skill = Færdighed
why-helmet = Hjelm
why-constitution = Helbred
why-level = Niveau
why-difficulty = Sværhed
why-perception = Opfattelse
why-hits = Tabellens point
why-reduction = Skadereduktion
why-critical-hits = Point fra den kritiske
why-bleeding = Blødning
why-gm = Spilleder

## Beslutninger

decision-action = Handling
    .question = Hvad gør { $who } i denne runde?
decision-phase = Fase
    .question = Hvor hurtigt handler { $who }?
decision-blows = Slag
    .question = Hvor mange slag giver { $who }, eller hvor mange fjender pareres?
decision-target = Mål
    .question = Hvem gælder det næste angreb fra { $who }?
decision-chosen = Valgt kritisk
    .question = Hvilken kritisk vælger { $who } (-20)?
decision-parry = Parering
    .question = Hvor meget OB bruger { $who } på parering?
decision-share = Andel af pareringen
    .question = Hvor meget af pareringen gælder den næste fjende af { $who }?
decision-parries = Pareret fjende
    .question = Hvem parerer { $who }?
decision-shield = Skjold
    .question = Mod hvem holder { $who } skjoldet?
decision-guard = Pareret projektil
    .question = Hvis projektil dækker { $who } sig mod?
decision-guard-ob = OB lagt til (procent)
    .question = Hvor mange procent af OB lægger { $who } til skjold eller dækning?
decision-weapon = Våben
    .question = Hvilket våben tager { $who } i hånden?
decision-patient = Patient
    .question = Hvem giver { $who } førstehjælp?
decision-gait = Gangart
    .question = Hvor hurtigt går { $who }?
decision-quarry = Bytte
    .question = Hvem lister { $who } sig hen til?
decision-whom = Mod hvem
    .question = Mod hvem eller væk fra hvem går { $who }?
decision-metres = Meter
    .question = Hvor mange meter går { $who } (under 0: væk)?
decision-place = Sted
    .question = Hvor går { $who } hen?
decision-facing = Retning
    .question = Hvilken vej vender { $who }?
decision-other-target = Andet mål
    .question = Målet for { $who } er nede eller væk. Hvem rammer slaget?
decision-door = Dør
    .question = Hvilken dør åbner eller lukker { $who }?
decision-shows = Hvad der ses
    .question = Hvor meget af målet ses bag vennen ({ $who })?

## Valgmuligheder, typer af kritiske, verdenshjørner

option-attack = angribe
option-both = angribe med begge våben
option-parry = kun parere
option-shoot = skyde eller kaste
option-guard = dække sig mod projektiler
option-move = flytte sig
option-draw = tage et andet våben
option-ready = gøre våbnet klar
option-first-aid = give førstehjælp
option-stalk = liste sig hen til nogen
option-subdue = slå nogen bevidstløs
option-stand = rejse sig
option-yield = overgive sig
option-leave = forlade kampen
option-pass = gøre ingenting
option-door = åbne eller lukke en dør
option-snap = forhastet (først, -20)
option-normal = normal
option-deliberate = velovervejet (sidst, +10)
option-walk = gå
option-run = løbe (x2)
option-sprint = spurte (x3)
option-dash = styrte (x5)
option-waist = fra livet og op
option-chest = fra brystet og op
option-head = kun hovedet
option-as-it-comes = som tabellen siger
option-off-hand = i den anden hånd
option-nobody = ingen
option-slash = snit
option-krush = knusning
option-puncture = stik
option-unbalance = ubalance
option-grapple = greb
option-impact = stød
option-heat = hede
option-cold = kulde
option-electricity = elektricitet
option-subdual = bedøvelse
option-tiny = bitte
option-e = øst
option-se = sydøst
option-s = syd
option-sw = sydvest
option-w = vest
option-nw = nordvest
option-n = nord
option-ne = nordøst

## Størrelser, dækning, hænder, skæbner

size-normal = normal størrelse
size-large = stor
size-super-large = kæmpestor
cover-none = ingen dækning
cover-partial-soft = delvist blød dækning
cover-half-soft = halvt blød dækning
cover-partial-hard = delvist hård dækning
cover-half-hard = halvt hård dækning
hand-main = hovedhånd
hand-off = anden hånd
fate-unhurt = uskadt
fate-hurt = såret
fate-fled = flygtet
fate-yielded = overgav sig
fate-unconscious = bevidstløs
fate-dying = døende
fate-dead = død
fate-absent = ikke til stede

## Hvordan manøvrer går

outcome-spectacular-failure = spektakulær fiasko
outcome-absolute-failure = fuldstændig fiasko
outcome-failure = fiasko
outcome-partial-success = delvist held
outcome-near-success = næsten lykkedes
outcome-success = lykkedes
outcome-absolute-success = fuldstændig succes
outcome-defender-lost = Point mistet af forsvareren
outcome-defender-bleeding = Forsvarerens blødning
outcome-defender-held-up = Runder hvor forsvareren ikke kan slå
outcome-defender-penalty = Forsvarerens straf
outcome-defender-down = Forsvarer på jorden
outcome-defender-out = Forsvarer ude (1 bevidstløs, 2 døende, 3 død)
outcome-attacker-lost = Point mistet af angriberen
outcome-attacker-held-up = Runder hvor angriberen ikke kan slå

## Tilstande

condition-stunned = lammet
condition-no-parry = kan ikke parere
condition-must-parry = må parere
condition-bleeding = bløder
condition-down = nede
condition-unaware = uvidende
condition-stalking = ubemærket ved en anden
condition-disarmed = afvæbnet
condition-covered = i dækning
condition-exhausted = udmattet
condition-sinking = synker hen
condition-dying = døende
condition-unconscious = bevidstløs
condition-dead = død
condition-away = væk
condition-yielded = overgivet
condition-late = kommer senere
    .round = kommer i runde { $round }

## Tal som spillederen kan sætte, og bjælker

figure-lost = tabte point
figure-hits = livspoint
figure-bleeding = blødning (pr. runde)
figure-stunned = runder lammet
figure-no-parry = runder uden parering
figure-must-parry = runder med tvungen parering
figure-penalty = straf for sår
figure-asleep = runder bevidstløs
figure-dying = runder til døden (0: nej)
figure-sinking = runder synkende (0: nej)
figure-down = på jorden (1: ja)
figure-aware = ved om fjender (1: ja)
figure-dead = død (1: ja)
figure-wear = brugte udmattelsespoint i sjettedele
figure-cover = dækning (0 ingen til 4 halvt hård)
figure-prepared = runder forberedelse
figure-exhaustion = udmattelse

## Overskrifter på skærmen

label-wounds = Sår
label-rounds = runder
label-hits = point
label-items = Våben
label-dropped = tabt
label-broken = ubrugelig
label-shots = projektiler tilbage
label-loaded = gjort klar
label-ob = OB
label-fumble = fumlen
label-bleeding = blødning
label-natural = kropsdel

## Hvad man kan gøre, hvor man står

arc-move = kan gå
arc-strike = kan slå
arc-shoot = kan skyde

## Våben

thing-broadsword = bredsværd
thing-scimitar = krumsabel
thing-falchion = falchion
thing-short-sword = kortsværd
thing-rapier = kårde
thing-dagger = dolk
thing-hand-axe = håndøkse
thing-club = kølle
thing-sap = totenschläger
thing-mace = stridskølle
thing-war-hammer = stridshammer
thing-morning-star = morgenstjerne
thing-whip = pisk
thing-net = kastenet
thing-two-handed-sword = tohåndssværd
thing-battle-axe = stridsøkse
thing-great-hammer = storhammer
thing-flail = plejl
thing-quarterstaff = stav
thing-spear = spyd
thing-halberd = hellebard
thing-pike = pike
thing-lance = lanse
thing-javelin = kastespyd
thing-throwing-knife = kastekniv
thing-throwing-axe = kasteøkse
thing-bola = bola
thing-short-bow = kortbue
thing-composite-bow = kompositbue
thing-long-bow = langbue
thing-light-crossbow = let armbrøst
thing-heavy-crossbow = tung armbrøst
thing-sling = slynge
thing-fist = knytnæve
thing-grapple = greb
thing-bite = bid
thing-claw = klo
thing-horn = horn
thing-bash = slag med kroppen
thing-trample = nedtrampning
thing-sting = brod
thing-tiny = lillebitte bid
thing-fire-breath = ildånde
thing-frost-breath = frostånde
thing-lightning = lyn
thing-huge-fists = kæmpenæver
thing-chilling-touch = isnende berøring
thing-pitchfork = høtyv
thing-stone-fists = stennæver
thing-tree-trunk = træstamme

## Skjolde

thing-target = rundskjold
thing-normal = skjold
thing-full = stort skjold
thing-wall = murskjold

## Rustninger

thing-clothes = klæder
thing-robes = kåbe
thing-hide = skind
thing-thick-hide = tykt skind
thing-leather-jerkin = læderkofte
thing-leather-coat = læderfrakke
thing-reinforced-leather = forstærket læder
thing-full-leather = helt læder
thing-rigid-breastplate = læderbrystplade
thing-rigid-greaves = læderbrystplade og benskinner
thing-half-hide = skæl
thing-full-hide = tunge skæl
thing-chain-shirt = ringskjorte
thing-chain-greaves = ringskjorte og benskinner
thing-full-chain = fuld ringbrynje
thing-chain-hauberk = ringbrynje
thing-breastplate = brystplade
thing-breastplate-greaves = brystplade og benskinner
thing-half-plate = halv pladerustning
thing-full-plate = fuld pladerustning
thing-stone = sten
thing-dragon-scales = drageskæl

## Hvad kritiske efterlader

thing-no-parry = kan ikke parere
thing-stunned = lammet
thing-must-parry = må parere
thing-dying = døende
thing-sinking = synker hen
thing-asleep = bevidstløs
thing-bleeding = blødning
thing-penalty = straf

## Slags væsener

thing-man-at-arms = Krigskarl
thing-orc = Ork
thing-archer = Bueskytte
thing-troll = Trold
thing-peasant = Bonde
thing-brigand = Røver
thing-wolf = Ulv
thing-bear = Bjørn
thing-drake = Drage
thing-golem = Golem
thing-wraith = Genfærd
thing-knight = Ridder
thing-assassin = Snigmorder
thing-hobbit-slinger = Hobbit med slynge
thing-giant = Kæmpe
thing-orc-archer = Orkbueskytte
thing-orc-captain = Orkhøvding
thing-swordswoman = Sværdkvinde
thing-dwarf = Dværg
thing-crossbowman = Armbrøstskytte
thing-great-spider = Kæmpeedderkop
thing-skeleton = Skelet

## Fejl i ark, møder og tabeller

fault-kind-attack-table = ingen angrebstabel
fault-kind-table-of-criticals = ingen kritisk tabel
fault-kind-table-of-fumbles = ingen fumletabel
fault-kind-type-of-critical = ingen type kritisk træf
fault-kind-weapon-group = ingen våbengruppe
fault-kind-weapon-of-this-sheet = intet våben på dette ark
fault-ranges-rise = afstandens meter stiger fra trin til trin
fault-no-use = hverken til nærkamp eller med afstande: det kan slet ikke bruges; giv et af dem
fault-never-ready = efter den sidste rundes forberedelse kan det skydes; et tillæg skal der til
fault-out-already = med { $hits } livspoint ville den allerede være ude; mindre skal der til
fault-too-many-tables = der er { $number } angrebstabeller; højst { $most } er mulige
fault-off-hand-first = det første våben er i hovedhånden; vælg et andet
fault-one-hand-each = her skal være to våben på hver én hånd
fault-pair-of-two = et par er to forskellige våben
fault-pair-ranks = højst den laveste af rangene i de to: { $most } (RM-6.1)
fault-no-table-here = denne kamp har ingen angrebstabel { $name }
fault-map-full =
    der er ikke plads til { $name }: { $places ->
        [1] intet sted er frit
       *[other] den dækker { $places } steder, og ingen steder er de frie sammen
    }; der skal et større kort til, eller færre på det
fault-not-by-first-row =
    efter sin første række er dette ingen { $wanted ->
        [attack-table] angrebstabel
        [table-of-criticals] kritisk tabel
       *[table-of-fumbles] fumletabel
    }
fault-other-columns =
    { $name } har andre kolonner; her skal være { $wanted ->
        [large] normal til slaying
       *[criticals] A til E
    }
fault-first-row = første række
fault-row = række { $row }
fault-row-and-column = række { $row }, kolonne { $column }
fault-one-of-heads = her skal stå en af disse: { $known }
fault-chart-wanted = dette er en angrebstabel; her skal være en kritisk tabel eller en fumletabel
fault-no-rows = ingen række følger efter den
fault-begins-with = den begynder med { $wanted }, ikke { $given }
fault-no-column = der er ingen kolonne { $name }
fault-column-twice = kolonnen { $name } er der to gange
fault-columns-missing = disse kolonner mangler: { $names }
fault-uneven-cells = den har { $number } celler; første række har { $width }
fault-row-begins = en række begynder med et tal, eller et interval som 01-05
fault-last-open = kun den sidste række i en tabel må være åben
fault-low-to-high = den går fra et lavere tal til et højere, fra 1 til { $most }
fault-total-already = { $total } er allerede i række { $row }
fault-totals-missing = der er ingen række til summerne { $totals }
fault-many-bands = { $number } rækker; højst { $most } er mulige
fault-begin-at = den skal begynde ved { $at }
fault-reach-100 = den sidste række skal nå 100
fault-empty-cell = en tom celle
fault-attack-cell = { $given }: en celle er '-', point ('12') eller point med kritisk ('18CS')
fault-most-hits = { $hits } point; højst { $most } er mulige
fault-no-severity = { $given }: der er ingen grad { $severity }; der er A, B, C, D, E
fault-no-type = { $given }: der er ingen type kritisk { $letter }; der er { $known }
fault-empty-effects = en tom celle; hvor intet sker, skrives '-'
fault-effect-twice = { $effect } kommer oven i en anden af samme slags
fault-long-words = dens ord er længere end { $most } tegn
fault-words-hold = dens ord har et tegn, som ingen tekst bør have
fault-effect-most = { $effect }: højst { $most } er mulige
fault-number-wanted = efter { $effect } skal der stå et tal
fault-no-number = efter { $effect } står intet tal
fault-effect-range = { $effect }: et tal fra 1 til { $most } er muligt
fault-there-are-effects = ; der er +8 (point), -10 (straf), { $names }
fault-no-effect = der er ingen virkning { $name }{ $hint }
