# iskuhetki på dansk. Variablerne er forklaret øverst i en.ftl.
#
# Katalogets våben har formerne .with (med sværdet) og .the (sværdet), træfsteder formen .in (i brystet).

## Hvad der sker

event-initiative = { $who }: initiativ { $total }
event-round = Runde { $round }
event-moment = Runde { $round }, slagøjeblik { $moment }
event-turn = Det er { $who } nu
event-together = { $who } handler samtidig med { $other }
event-waits = { $who } venter
event-reacts = { $who } reagerer
event-passes = { $who } gør ingenting
event-joins = { $who } går ind i kampen
event-no-room = { $who } venter, til der er plads på banen
event-leaves = { $who } forlader kampen
event-yields = { $who } overgiver sig
event-wins = Vinder: { $side }
event-drawn = Kampen ender uafgjort
event-round-limit = Standset efter { $rounds } runder: uafgjort
event-stunned = { $who } mister sin handling
event-moves =
    { $manner ->
        [place] { $who } flytter sig til { $place }
        [towards] { $who } flytter sig hen mod { $other }, felter: { $hexes }
        [away] { $who } flytter sig væk fra { $other }, felter: { $hexes }
       *[plain] { $who } flytter sig, felter: { $hexes }
    }
event-counters =
    { $manner ->
        [place] { $who } gør et modtræk til { $place }
        [towards] { $who } gør et modtræk hen mod { $other }, felter: { $hexes }
        [away] { $who } gør et modtræk væk fra { $other }, felter: { $hexes }
       *[plain] { $who } gør et modtræk, felter: { $hexes }
    }
event-counter-fails = { $who } når ikke at gøre et modtræk: { $roll } (grænse { $chance })
event-walks =
    { $gait ->
        [run] { $who } løber
       *[walk] { $who } går
    }{ $manner ->
        [place] {" "}til { $place }
        [towards] {" "}hen mod { $other }, felter: { $hexes }
        [away] {" "}væk fra { $other }, felter: { $hexes }
       *[plain] , felter: { $hexes }
    }
event-stopped = { $other } standser { $who }
event-faces =
    { $direction ->
        [e] { $who } vender sig mod øst
        [se] { $who } vender sig mod sydøst
        [sw] { $who } vender sig mod sydvest
        [w] { $who } vender sig mod vest
        [nw] { $who } vender sig mod nordvest
       *[ne] { $who } vender sig mod nordøst
    }
event-strikes =
    { $roll ->
        [0] { $who } slår efter { $other } { THING($weapon, form: "with") }: åbningen gør det til en særlig succes
       *[other] { $who } slår efter { $other } { THING($weapon, form: "with") }: { $roll } (grænse { $chance })
    }
event-shoots = { $who } skyder på { $other } { THING($weapon, form: "with") }: { $roll } (grænse { $chance })
event-throws = { $who } kaster { THING($weapon, form: "the") } mod { $other }: { $roll } (grænse { $chance })
event-grade =
    { $grade ->
        [fumble] { $who } fumler angrebet!
        [failure] { $who } fejler
        [success] { $who } har heldet med sig
        [special] { $who }: en særlig succes!
       *[critical] { $who }: en kritisk succes!
    }
event-misses = { $who } rammer ikke { $other }
event-defends =
    { $way ->
        [dodge] { $who } undviger: { $roll } (grænse { $chance })
       *[parry] { $who } parerer: { $roll } (grænse { $chance })
    }
event-defence-grade =
    { $grade ->
        [fumble] { $who } fumler sin { $way ->
            [dodge] undvigelse!
           *[parry] parade!
        }
        [failure] { $who } når ikke at { $way ->
            [dodge] undvige
           *[parry] parere
        }
        [success] { $who } når at { $way ->
            [dodge] undvige
           *[parry] parere
        }
        [special] { $who }: en særlig { $way ->
            [dodge] undvigelse!
           *[parry] parade!
        }
       *[critical] { $who }: en kritisk { $way ->
            [dodge] undvigelse!
           *[parry] parade!
        }
    }
event-stops =
    { $way ->
        [dodge] { $who } slipper væk fra angrebet fra { $other }
       *[parry] { $who } standser angrebet fra { $other }
    }
event-location = { $who } bliver ramt { THING($location, form: "in") }
event-damage = { $who } gør { $damage } i skade på { $other }, før rustning
event-absorbed = Rustningen tager { $armour } for { $who } ({ THING($location) })
event-wound =
    { $wound ->
        [cut] { $who } får et snitsår { THING($location, form: "in") }: { $points }
        [bruise] { $who } får en kvæstelse { THING($location, form: "in") }: { $points }
        [stab] { $who } får et stiksår { THING($location, form: "in") }: { $points }
        [hack] { $who } får et blødende hug { THING($location, form: "in") }: { $points }
       *[burn] { $who } får et brandsår { THING($location, form: "in") }: { $points }
    }
event-hp = { $who }, { THING($location) }: { $hp } af { $full } HP
event-blood = { $who } mister blod: { $lost } BP, { $left } tilbage
event-bleeds = { $who } bløder fra såret, blødningstællere: { $counters }
event-crack = { $who }: knoglen revner ({ THING($location) })
event-break = { $who }: knoglen brækker ({ THING($location) })
event-organ =
    { $organ ->
        [badly] { $who }: et organ er slemt såret ({ THING($location) })
       *[hurt] { $who }: et organ er såret ({ THING($location) })
    }
event-useless = { $who }: ubrugelig: { THING($location) }
event-maimed = { $who }: lemlæstet for altid: { THING($location) }
event-faints = { $who } besvimer
event-out-for-good = { $who } mister bevidstheden og vågner ikke igen
event-dies = { $who } dør
event-falls = { $who } falder om på jorden
event-stands = { $who } rejser sig
event-drops = { $who } taber { THING($weapon, form: "the") }
event-takes =
    { $manner ->
        [pick-up] { $who } samler { THING($weapon, form: "the") } op
        [put-away] { $who } lægger { THING($weapon, form: "the") } væk
       *[draw] { $who } tager { THING($weapon, form: "the") } frem
    }
event-keeps-special = { $who } gemmer sin særlige succes mod { $other } til næste slagøjeblik
event-opening =
    { $opening ->
        [attack] { $who } får en åbning mod { $other }: et angreb, der tæller som særligt
       *[manoeuvre] { $who } får en åbning mod { $other }: en manøvre
    }
event-manoeuvre = { $who } prøver en manøvre mod { $other }: { THING($manoeuvre) }
event-second =
    { $happens ->
        [yes] { $who } får manøvren til at lykkes: { $roll } (grænse { $chance })
       *[no] { $who } får ikke manøvren til at lykkes: { $roll } (grænse { $chance })
    }
event-saved = { $who } afværger forsøget fra { $other }: { $roll }, under { $limit }
event-not-saved = { $who } kan ikke afværge forsøget fra { $other }: { $roll }, ikke under { $limit }
event-tries = { $who } prøver mod { $other }: { THING($manoeuvre) }, { $roll } (grænse { $chance })
event-blinded = { $who } bliver blændet
event-sees = { $who } kan se igen: { $roll }
event-still-blind = { $who } kan stadig ikke se: { $roll }
event-worn = { $who }: { THING($weapon) } slides, tællere: { $counters }
event-broken = { $who }: { THING($weapon) } går i stykker
event-holds = { $who }: { THING($weapon) } holder: { $roll } (tærskel { $threshold })
event-disarmed =
    { $hexes ->
        [0] { $who } bliver afvæbnet: { THING($weapon) } falder til jorden
       *[other] { $who } bliver afvæbnet: { THING($weapon) } flyver væk, felter: { $hexes }
    }
event-drawn-closer = { $other } trækker { $who } nærmere
event-evades = { $who } smutter væk, felter: { $hexes }
event-grappled = { $other } griber fat i { $who }
event-free = { $who } er fri af { $other }
event-held = { $who } slipper ikke fri af { $other }
event-knocked-out = { $who } bliver slået bevidstløs
event-pushed = { $other } skubber { $who } tilbage, felter: { $hexes }
event-hurled =
    { $metres ->
        [0] { $other } får { $who } til at vakle, felter: { $hexes }
       *[other] { $other } slynger { $who } væk, felter: { $hexes }, som et fald på { $metres } m
    }
event-too-heavy = { $who } er for tung til, at { $other } kan slynge
event-shouts = { $who } råber ad { $other }: { $roll } (grænse { $chance })
event-startled = { $who } bliver forskrækket og mister sin næste handling
event-flees = { $who } tager flugten, slagøjeblikke: { $moments }
event-stun = { $who } er lammet, slagøjeblikke: { $moments }
event-alight = { $who } bryder i brand: { THING($location) }
event-burns = { $who } brænder: { THING($location) }, { $hp } HP
event-doused =
    { $manner ->
        [self] { $who } slukker flammerne: { THING($location) }
       *[other] { $who } slukker flammerne på { $other }: { THING($location) }
    }
event-still-burns =
    { $manner ->
        [self] { $who } får ikke slukket flammerne: { THING($location) }
       *[other] { $who } får ikke slukket flammerne på { $other }: { THING($location) }
    }
event-spreads = Ilden på { $who } breder sig: { THING($location) }
event-impact = { $who } hamrer ned, som et fald på { $metres } m
event-reloads = { $who } lader { THING($weapon, form: "the") }: { $steps } af { $needed }
event-aims = { $who } sigter på { $other }, slagøjeblikke: { $steps }
event-covers = { $who } dækker sig bag skjoldet: { THING($cover) }
event-covered = Skjoldet tager det for { $who } ({ THING($location) })
event-shield-worn = { $who }: { THING($weapon) } slides, tællere: { $counters }
event-pierced = { $who }: { $points } af skaden går gennem skjoldet ({ THING($location) })
event-stuck = { $who }: pilen sidder fast { THING($location, form: "in") }
event-pulled = { $who } river pilen ud ({ THING($location) })
event-strays = Skuddet fra { $who } flyver forbi, hen mod { $other }
event-no-arrows = { $who } har ikke flere pile ({ THING($weapon) })
event-armour-worn = { $who }: rustningen slides ({ THING($location) }), tællere: { $counters }
event-armour-breaks = { $who }: rustningen giver efter ({ THING($location) }), PP nu { $points }
event-tires = { $who } bliver træt: EP { $stamina }
event-rests = { $who } får vejret igen: EP { $stamina }
event-bleeding = { $who } bløder: { $lost } BP, { $left } tilbage
event-spared = { $who } bløder ikke i denne runde
event-clots = { $who }: blødningen aftager, tællere væk { $gone }, tilbage { $left }
event-aids =
    { $manner ->
        [self] { $who } forbinder et sår ({ THING($location) })
       *[other] { $who } giver { $other } førstehjælp ({ THING($location) })
    }
event-aided =
    { $grade ->
        [fumble] { $who } gør såret{ $manner ->
            [self] {""}
           *[other] {" "}på { $other }
        } værre, og det bløder stadig ({ THING($location) })
       *[other] { $who } standser blødningen{ $manner ->
            [self] {""}
           *[other] {" "}hos { $other }
        } ({ THING($location) }), HP igen: { $points }
    }
event-poisoned = Giften virker på { $who }: { $roll } (grænse { $chance })
event-resists = { $who } modstår giften: { $roll } (grænse { $chance })
event-heart-stops = { $who }: hjertet går i stå
event-wakes = { $who } kommer til sig selv
event-stays = { $who } bliver ved bevidsthed: { $roll } (grænse { $chance })
event-notices = { $who } opdager faren
event-opens = { $who } åbner en dør
event-closes = { $who } lukker en dør
event-naked-hit = { $who }: slaget går ikke igennem
event-shares =
    { $way ->
        [parry] { $who } stoler på paraden
        [parry-off] { $who } stoler på paraden med den anden hånd
        [dodge] { $who } stoler på undvigelsen
        [dual] { $who } parerer med begge våben, hovedhånden først
       *[dual-off] { $who } parerer med begge våben, den anden hånd først
    }
event-announces =
    { $attacks ->
        [yes] { $who } vil også angribe { $other }
       *[no] { $who } lader { $other } være
    }
event-fumbles = { $who } fumler

## Slag

why-initiative = Initiativ
why-attack = Angreb
why-defence = Forsvar
why-second = Andet slag
why-pure-special = Særligt forsøg
why-pure-defence = Afværgelse
why-counter-move = Modtræk
why-location = Træfsted
why-damage = Skade
why-damage-bonus = Skadebonus
why-charge = Skade af tilløbet
why-bone = Knogle
why-organ = Indre organ
why-pain = At udholde smerten
why-shock = Bryst, CON x 2
why-threshold = Brudtærskel
why-wear = Slid
why-armour-quality = Rustningens kvalitet
why-bleeding = Blødning, CON
why-rest-bleeding = Blødning i hvile, CON
why-heart = Hjerte
why-stay-awake = At blive ved bevidsthed
why-wake = At komme til sig selv
why-rest = Hvile
why-spread = Ilden breder sig
why-douse = Slukning
why-clear-eyes = At få øjnene klare
why-break-counters = Slidtællere
why-disarm-distance = Hvor langt våbnet falder
why-disarm-direction = Hvilken vej våbnet falder
why-voice = Stemme
why-flight = Slagøjeblikke på flugt
why-wrestle = Brydning, STR
why-hurl-direction = Hvilken vej
why-impact = Sammenstød
why-stray = Hvem det rammer
why-poison = At modstå giften
why-first-aid = Førstehjælp
why-catch-fire = Hvad der bryder i brand
why-knocked-out = At komme til sig selv efter slaget

## Dele af en sum

why-dex = DEX
why-ep = EP
why-skill = Færdighed
why-range = Afstand
why-aimed = Sigtet på et træfsted
why-behind = Bagfra
why-beside = Fra siden
why-target-down = Målet på jorden
why-self-down = På jorden
why-blind = Blændet
why-dark = Mørke
why-target-moves = Målet bevæger sig
why-self-moves = I bevægelse
why-tired = Træt
why-bones = Brækkede knogler
why-half = Halv færdighed
why-dual-half = Halvdelen af to våben
why-kept-back = Gemt
why-points = Point tilbage
why-limit = Grænse for særlig
why-pure = Særligt forsøg
why-thrown = Kasteafstand
why-band = Skudafstand
why-accuracy = Pilens præcision
why-snap = Skudt med det samme
why-aiming = Sigtet skud
why-strayed = Forbier, halv færdighed
why-initiative-part = Initiativ
why-dice = Terninger
why-bonus = Skadebonus
why-worn = Slid
why-charge-dice = Tilløb
why-water = Vand
why-cloth = Nødforbinding
why-halved = Halveret
why-resistance = Modstand
why-first = Angrebsslagets grænse
why-gm = Spillederens ord

## Beslutninger

decision-action = Handling
    .question = Hvad gør { $who }?
decision-target = Mål
    .question = Hvem vælger { $who }?
decision-weapon = Våben
    .question = Hvilket våben vælger { $who }?
decision-aim = Sigte
    .question = Hvilket træfsted sigter { $who } på?
decision-manoeuvre = Manøvre
    .question = Hvilken manøvre vælger { $who }?
decision-blow = Almindelig skade
    .question = Gør { $who } også den almindelige skade?
decision-defence = Forsvar
    .question = Hvordan svarer { $who } på angrebet?
decision-main-way = Hovedforsvar
    .question = Andre kan stadig angribe. Hvad stoler { $who } på, med hele færdigheden?
decision-points = Point
    .question = Hvor mange point bruger { $who } mod dette angreb?
decision-pure-defence = Afværgelse
    .question = Prøver { $who } at afværge det særlige forsøg?
decision-counter-move = Modtræk
    .question = Svarer { $who } med et modtræk?
decision-place = Felt
    .question = Hvilket felt går { $who } til?
decision-whom = Hen mod eller væk fra hvem
    .question = Hen mod eller væk fra hvem flytter { $who } sig?
decision-hexes = Felter
    .question = Hvor mange felter går { $who } (under 0: væk)?
decision-facing = Front
    .question = Hvilken vej vender { $who } sig?
decision-follow = Ud af bevægelsen
    .question = Hvad gør { $who } ud af bevægelsen?
decision-location = Træfsted
    .question = Hvilket træfsted vælger { $who }?
decision-patient = Den sårede
    .question = Hvem tager { $who } sig af?
decision-wound = Sår
    .question = Hvilket sår vælger { $who }?
decision-cover = Dækning
    .question = Hvad holder { $who } skjoldet for?
decision-arrow = Pil
    .question = Hvilken pil tager { $who }?
decision-door = Dør
    .question = Døren på hvilken side vælger { $who }?
decision-react = Reaktion
    .question = Reagerer nogen af dem, der venter, nu?
decision-drop = Hånd
    .question = Hvilken hånd tager { $who } det i?
decision-announce = Angrebsplan
    .question = Vil { $who } angribe den samme i dette slagøjeblik?

## Valgmuligheder

option-wait = vent
option-strike = slå
option-aimed = slå efter et valgt træfsted
option-special = prøv en manøvre (uden almindelig skade)
option-opening = brug åbningen
option-shoot = skyd
option-aimed-shot = skyd efter et valgt træfsted
option-aim = sigt
option-reload = lad
option-throw = kast
option-move = flyt et felt
option-walk = gå
option-run = løb
option-ready = tag et andet våben frem
option-stand = rejs dig
option-clear-eyes = få øjnene klare
option-break-free = riv dig løs
option-douse = sluk flammer (koster også forsvaret)
option-first-aid = giv førstehjælp
option-pull-arrow = riv en pil ud
option-door = åbn eller luk en dør
option-yield = overgiv dig
option-leave = forlad kampen
option-pass = gør ingenting
option-nothing = ikke mere
option-charge = storm frem: slå ud af bevægelsen
option-chase = slå den flygtende (-25)
option-keep = også skaden
option-leave-out = kun manøvren
option-halve = halvdelen af skaden
option-parry = parér
option-parry-off = parér (anden hånd)
option-dodge = undvig
option-cover = dæk dig bag skjoldet
option-none = intet forsvar
option-dual = begge våben, hovedhånden først
option-dual-off = begge våben, den anden hånd først
option-no-manoeuvre = ingen manøvre
option-main-hand = hovedhånd
option-off-hand = anden hånd
option-nobody = ingen
option-yes = ja
option-no = nej
option-e = øst
option-se = sydøst
option-sw = sydvest
option-w = vest
option-nw = nordvest
option-ne = nordøst
option-belt = i bæltet
option-ground = på jorden

## Manøvrer

thing-blind = blænde
thing-break-weapon = ødelægge våbnet
thing-disarm = afvæbne
thing-draw-closer = trække nærmere
thing-dual-wield = også slå med det andet våben
thing-evade = smutte væk
thing-grapple = gribe fat
thing-knockdown = slå omkuld
thing-knockout = slå bevidstløs
thing-overpower = overmande
thing-precision-stab = præcisionsstik
thing-push = skubbe
thing-shout = råbe
thing-stun = lamme
thing-swing = slag med et stikvåben
thing-set-alight = sætte ild til
thing-thrust = stik med et hugvåben

## Slags sår

thing-cut = snitsår
thing-bruise = kvæstelse
thing-stab = stiksår
thing-hack = blødende hug
thing-burn = brandsår

## Hvad et skjold holdes for

thing-cover-none = ingenting
thing-cover-body = mave, bryst og arme
thing-cover-head = hoved, bryst og arme
thing-cover-body-thigh = mave, bryst, arme og lår
thing-cover-body-head = mave, bryst, arme og hoved
thing-cover-all = hele kroppen

## Hvordan et slag gik, hvad et sår gjorde, slags, sind, hvor noget er, hvordan det gik

grade-fumble = fumler
grade-failure = mislykket
grade-success = almindeligt træf
grade-special = særlig
grade-critical = kritisk

bone-crack = knogle revnet
bone-break = knogle brækket

organ-hurt = organ såret
organ-badly = organ slemt såret

kind-head = hoved
kind-chest = bryst
kind-abdomen = mave
kind-leg = ben
kind-arm = arm
kind-limb = anden legemsdel

damage-blade = skærende
damage-blunt = stump
damage-hack = huggende
damage-piercing = stikkende
damage-fire = ild

material-soft = blød
material-hard = hårdt læder
material-metal = metal
material-hide = egen hud

sleep-awake = vågen
sleep-fainted = besvimet
sleep-knocked-out = slået ud
sleep-for-good = bevidstløs for altid

opening-none = ingen åbning
opening-manoeuvre = åbning: en manøvre
opening-attack = åbning: et særligt angreb

hand-main = hovedhånd
hand-off = anden hånd

class-none = ingen rustning
class-light = let rustning
class-medium = middelsvær rustning
class-heavy = svær rustning

fate-unhurt = uskadt
fate-hurt = såret
fate-away = sluppet væk
fate-yielded = overgivet
fate-unconscious = bevidstløs
fate-dead = død
fate-absent = ikke til stede

## Mærker

condition-dead = død
condition-unconscious = bevidstløs
condition-down = på jorden
condition-stunned = lammet
condition-blinded = blændet
condition-grappled = grebet
condition-burning = i brand
condition-disarmed = afvæbnet
condition-fleeing = flygter
condition-startled = forskrækket
condition-bleeding = bløder
condition-unaware = intetanende
condition-waiting = venter
condition-opening = har en åbning
condition-covered = bag skjoldet
condition-aiming = sigter
condition-aiding = optaget af førstehjælp
condition-maimed = lemlæstet
condition-poisoned = forgiftet
condition-tired = udmattet
condition-away = væk
condition-yielded = overgivet
condition-late = kommer senere
    .round = kommer i runde { $round }

## Tal, som spillederen må sætte, og hvad et slag fører til

figure-blood = BP
figure-stamina = EP
figure-initiative = initiativ
figure-attacks-left = angrebshandlinger tilbage
figure-defences-left = forsvarshandlinger tilbage
figure-down = på jorden (1: ja)
figure-blinded = blændet (1: ja)
figure-alert = på vagt (0: intetanende)
figure-sleep = bevidstløs (0 vågen, 1 besvimet, 2 slået ud, 3 for altid)
figure-dead = død (1: ja)
figure-pain = straf for knogler
figure-poison-left = runder med gift tilbage
figure-hurt1 = skade på træfsted 1
figure-hurt2 = skade på træfsted 2
figure-hurt3 = skade på træfsted 3
figure-hurt4 = skade på træfsted 4
figure-hurt5 = skade på træfsted 5
figure-hurt6 = skade på træfsted 6
figure-hurt7 = skade på træfsted 7
figure-hurt8 = skade på træfsted 8
figure-hurt9 = skade på træfsted 9
figure-hurt10 = skade på træfsted 10
figure-hurt11 = skade på træfsted 11
figure-hurt12 = skade på træfsted 12
figure-hurt13 = skade på træfsted 13
figure-hurt14 = skade på træfsted 14
figure-hurt15 = skade på træfsted 15
figure-hurt16 = skade på træfsted 16
figure-hurt17 = skade på træfsted 17
figure-hurt18 = skade på træfsted 18
figure-hurt19 = skade på træfsted 19
figure-hurt20 = skade på træfsted 20

outcome-defender-hurt = HP mistet af forsvareren
outcome-defender-blood = BP mistet af forsvareren
outcome-defender-bleeding = Forsvarerens blødningstællere
outcome-defender-pain = Forsvarerens straf for knogler
outcome-defender-down = Forsvareren på jorden
outcome-defender-unconscious = Forsvareren bevidstløs
outcome-defender-dead = Forsvareren død
outcome-defender-wear = Slidtællere på forsvarerens ting
outcome-defender-dropped = Ting tabt af forsvareren
outcome-attacker-hurt = HP mistet af angriberen
outcome-attacker-wear = Slidtællere på angriberens ting
outcome-attacker-dropped = Ting tabt af angriberen

## Navne på de tal, som en skærm viser om nogen

label-dark = mørke
label-locations = Træfsteder
label-wounds = Sår
label-items = Våben og skjolde
label-arrows = Pile
label-pieces = Rustning
label-poison = gift
label-hp = HP
label-armour = PP
label-hurt = skade
label-burning = i brand
label-useless = ubrugelig
label-maimed = lemlæstet
label-fractured = brækket
label-points = point
label-bleed = blødningstællere
label-bleeding = blødningstællere
label-arrow = pil i såret
label-staunched = standset
label-natural = af kroppen
label-wear = slid
label-level = niveau
label-broken = i stykker
label-dropped = tabt
label-left = tilbage
label-nocked = på strengen
label-loaded = ladt
label-aim = sigter på
label-opening = åbning

## Egne ting og træfsteder, med navnet fra arket

any-with = med { $name }
any-the = { $name }
any-in = på stedet { $name }

## Våben, skjolde, legemsdele der kæmper

thing-knife = kniv
    .with = med kniven
    .the = kniven
thing-dagger = dolk
    .with = med dolken
    .the = dolken
thing-short-sword = kortsværd
    .with = med kortsværdet
    .the = kortsværdet
thing-scimitar = krumsabel
    .with = med krumsablen
    .the = krumsablen
thing-rapier = kårde
    .with = med kården
    .the = kården
thing-long-sword = langsværd
    .with = med langsværdet
    .the = langsværdet
thing-broadsword = bredsværd
    .with = med bredsværdet
    .the = bredsværdet
thing-bastard-sword = halvandenhåndssværd
    .with = med halvandenhåndssværdet
    .the = halvandenhåndssværdet
thing-great-sword = tohåndssværd
    .with = med tohåndssværdet
    .the = tohåndssværdet
thing-hand-axe = håndøkse
    .with = med håndøksen
    .the = håndøksen
thing-battle-axe = stridsøkse
    .with = med stridsøksen
    .the = stridsøksen
thing-great-axe = tohåndsøkse
    .with = med tohåndsøksen
    .the = tohåndsøksen
thing-light-club = let kølle
    .with = med den lette kølle
    .the = den lette kølle
thing-heavy-club = svær kølle
    .with = med den svære kølle
    .the = den svære kølle
thing-light-mace = let stridskølle
    .with = med den lette stridskølle
    .the = den lette stridskølle
thing-heavy-mace = svær stridskølle
    .with = med den svære stridskølle
    .the = den svære stridskølle
thing-war-hammer = stridshammer
    .with = med stridshammeren
    .the = stridshammeren
thing-great-hammer = forhammer
    .with = med forhammeren
    .the = forhammeren
thing-flail = plejl
    .with = med plejlen
    .the = plejlen
thing-morning-star-flail = morgenstjerne
    .with = med morgenstjernen
    .the = morgenstjernen
thing-quarterstaff = kampstav
    .with = med kampstaven
    .the = kampstaven
thing-short-spear = kort spyd
    .with = med det korte spyd
    .the = det korte spyd
thing-long-spear = langt spyd
    .with = med det lange spyd
    .the = det lange spyd
thing-trident = trefork
    .with = med treforken
    .the = treforken
thing-halberd = hellebard
    .with = med hellebarden
    .the = hellebarden
thing-pike = pike
    .with = med piken
    .the = piken
thing-lance = lanse
    .with = med lansen
    .the = lansen
thing-boar-spear = vildsvinespyd
    .with = med vildsvinespyddet
    .the = vildsvinespyddet
thing-whip = pisk
    .with = med pisken
    .the = pisken
thing-torch = fakkel
    .with = med faklen
    .the = faklen
thing-cosh = knippel
    .with = med knippelen
    .the = knippelen
thing-pitchfork = høtyv
    .with = med høtyven
    .the = høtyven
thing-scythe = le
    .with = med leen
    .the = leen
thing-sand = sand
    .with = med sandet
    .the = sandet
thing-powder = pulver
    .with = med pulveret
    .the = pulveret
thing-self-bow = bue
    .with = med buen
    .the = buen
thing-long-bow = langbue
    .with = med langbuen
    .the = langbuen
thing-composite-bow = kompositbue
    .with = med kompositbuen
    .the = kompositbuen
thing-light-crossbow = let armbrøst
    .with = med den lette armbrøst
    .the = den lette armbrøst
thing-medium-crossbow = armbrøst
    .with = med armbrøsten
    .the = armbrøsten
thing-heavy-crossbow = svær armbrøst
    .with = med den svære armbrøst
    .the = den svære armbrøst
thing-javelin = kastespyd
    .with = med kastespyddet
    .the = kastespyddet
thing-throwing-axe = kasteøkse
    .with = med kasteøksen
    .the = kasteøksen
thing-throwing-knife = kastekniv
    .with = med kastekniven
    .the = kastekniven
thing-sling = slynge
    .with = med slyngen
    .the = slyngen
thing-rock = sten
    .with = med stenen
    .the = stenen
thing-boulder = stenblok
    .with = med stenblokken
    .the = stenblokken
thing-tree-trunk = træstamme
    .with = med træstammen
    .the = træstammen
thing-buckler = bukler
    .with = med bukleren
    .the = bukleren
thing-target = tarch
    .with = med tarchen
    .the = tarchen
thing-round-shield = rundskjold
    .with = med rundskjoldet
    .the = rundskjoldet
thing-heater = trekantskjold
    .with = med trekantskjoldet
    .the = trekantskjoldet
thing-kite = dråbeskjold
    .with = med dråbeskjoldet
    .the = dråbeskjoldet
thing-full-shield = stort skjold
    .with = med det store skjold
    .the = det store skjold
thing-fist = knytnæve
    .with = med knytnæven
    .the = knytnæven
thing-kick = spark
    .with = med et spark
    .the = et spark
thing-bite = bid
    .with = med et bid
    .the = et bid
thing-claw = klo
    .with = med kloen
    .the = kloen
thing-horns = horn
    .with = med hornene
    .the = hornene
thing-tusk = stødtand
    .with = med stødtanden
    .the = stødtanden
thing-hoof = hov
    .with = med hoven
    .the = hoven
thing-stomp = tramp
    .with = med et tramp
    .the = et tramp
thing-slam = dunk
    .with = med et dunk
    .the = et dunk
thing-beak = næb
    .with = med næbbet
    .the = næbbet
thing-talon = rovfugleklo
    .with = med rovfuglekloen
    .the = rovfuglekloen
thing-sting = brod
    .with = med brodden
    .the = brodden
thing-coil = omslyngning
    .with = med en omslyngning
    .the = en omslyngning

## Træfsteder

thing-right-shin = højre skinneben
    .in = i højre skinneben
thing-left-shin = venstre skinneben
    .in = i venstre skinneben
thing-right-thigh = højre lår
    .in = i højre lår
thing-left-thigh = venstre lår
    .in = i venstre lår
thing-abdomen = mave
    .in = i maven
thing-chest = bryst
    .in = i brystet
thing-right-upper-arm = højre overarm
    .in = i højre overarm
thing-right-forearm = højre underarm
    .in = i højre underarm
thing-right-hand = højre hånd
    .in = i højre hånd
thing-left-upper-arm = venstre overarm
    .in = i venstre overarm
thing-left-forearm = venstre underarm
    .in = i venstre underarm
thing-left-hand = venstre hånd
    .in = i venstre hånd
thing-head = hoved
    .in = i hovedet
thing-right-wing = højre vinge
    .in = i højre vinge
thing-left-wing = venstre vinge
    .in = i venstre vinge
thing-right-arm = højre arm
    .in = i højre arm
thing-left-arm = venstre arm
    .in = i venstre arm
thing-right-hind-leg = højre bagben
    .in = i højre bagben
thing-left-hind-leg = venstre bagben
    .in = i venstre bagben
thing-hindquarters = bagkrop
    .in = i bagkroppen
thing-barrel = krop
    .in = i kroppen
thing-right-foreleg = højre forben
    .in = i højre forben
thing-left-foreleg = venstre forben
    .in = i venstre forben
thing-tail = hale
    .with = med halen
    .the = halen
    .in = i halen
thing-right-claw = højre klo
    .in = i højre klo
thing-left-claw = venstre klo
    .in = i venstre klo
thing-belly = bug
    .in = i bugen
thing-breast = forbryst
    .in = i forbrystet
thing-forebody = forkrop
    .in = i forkroppen
thing-right-hind-legs = højre bagben (par)
    .in = i højre bagben
thing-left-hind-legs = venstre bagben (par)
    .in = i venstre bagben
thing-right-forelegs = højre forben (par)
    .in = i højre forben
thing-left-forelegs = venstre forben (par)
    .in = i venstre forben

## Pile og bolte

thing-war-arrow = krigspil
thing-broadhead = bredhovedet pil
thing-bodkin = sylspidspil
thing-flight-arrow = let pil
thing-rough-arrow = grov pil
thing-bolt = armbrøstbolt
thing-bodkin-bolt = sylspidsbolt
thing-hunting-bolt = jagtbolt

## Gifte

thing-viper = hugormegift
thing-spider-venom = edderkoppegift
thing-nightshade = natskygge
thing-wolfsbane = stormhat
thing-sleepwort = søvnurt
thing-grave-rot = gravråd

## Rustning

thing-heavy-cloth = kraftigt klæde
thing-soft-leather = blødt læder
thing-padded-cloth = polstret klæde
thing-quilted-cloth = vatteret klæde
thing-hard-leather = hårdt læder
thing-boiled-leather = kogt læder
thing-ring-mail = ringrustning
thing-scale = skælrustning
thing-lamellar = lamelrustning
thing-chain-mail = ringbrynje
thing-half-plate = halv pladerustning
thing-plate = pladerustning
thing-leather-cap = læderhue
thing-kettle-hat = jernhat
thing-chain-coif = brynjehætte
thing-open-helm = åben hjelm
thing-great-helm = tøndehjelm
thing-leather-jerkin = lædervams
thing-aketon = vams
thing-brigandine = brigantine
thing-hauberk = lang brynje
thing-byrnie = kort brynje
thing-cuirass = kyrads
thing-bracers = læderarmskinner
thing-vambraces = armskinner
thing-gauntlets = jernhandsker
thing-leather-gloves = læderhandsker
thing-greaves = benskinner
thing-boots = støvler
thing-cuisses = lårskinner
thing-fur = pels
thing-thick-hide = tyk hud
thing-scales = skæl
thing-chitin = kitin
thing-stony-skin = stenhud
thing-bare-bone = bare knogler

## Slags væsener

thing-archer = Bueskytte
thing-bear = Bjørn
thing-boar = Vildsvin
thing-brigand = Landevejsrøver
thing-captain = Høvedsmand
thing-great-constrictor = Kæmpekvælerslange
thing-crossbowman = Armbrøstskytte
thing-great-eagle = Kæmpeørn
thing-footpad = Gaderøver
thing-giant = Kæmpe
thing-goblin-archer = Goblinskytte
thing-goblin = Goblin
thing-great-spider = Kæmpeedderkop
thing-guard = Vagt
thing-harpy = Harpye
thing-hedge-witch = Skovheks
thing-knight = Ridder
thing-man-at-arms = Krigsknægt
thing-skeleton = Skelet
thing-skirmisher = Letbevæbnet
thing-spearman = Spydmand
thing-townsman = Byboer
thing-troll = Trold
thing-veteran = Veteran
thing-great-viper = Kæmpehugorm
thing-war-horse = Stridshest
thing-wolf = Ulv

# Hvad nogen kan gøre derfra, hvor de står, på kortet.

arc-move = kan gå
arc-run = kan løbe
arc-strike = kan slå
arc-shoot = kan skyde
arc-throw = kan kaste
arc-control = behersker

# Hvad der er galt med det, nogen vil.

fault-stays = den, der kommer sig, bliver; ingen tages ud
fault-is-here = kun den, der er væk, kan komme tilbage
fault-dice-wanted = her skal stå terninger, som d6, 2d6+1 eller d3-1, ikke '{ $given }'
fault-one-arm = et skjold bæres på én arm; antal hænder er 1
fault-body-no-shield = en kropsdel er ikke et skjold, og den hverken skydes eller kastes
fault-not-natural = { THING($name) } er ikke en kropsdel; sæt ”Naturligt” til eller udelad træfstedet
fault-bow-no-shield = { THING($name) } er til at skyde med; det er ikke også et skjold
fault-no-range = { THING($name) } har ingen rækkevidde: det kan hverken slå eller flyve; giv mindst én
fault-bands-missing = rækkevidderne mangler: til hvor mange felter { THING($name) } er på kort, mellem og lang afstand
fault-no-bands = { THING($name) } skydes ikke og er ikke til at kaste; den har ingen rækkevidder (IH-8.1)
fault-bands-order = kort, mellem og lang afstand står i denne rækkefølge, hver mindst som den før
fault-bow-dice = en bues kraft er kun terninger; det, der lægges til, er pilens (IH-7.1)
fault-shoots-none = { THING($name) } skyder ikke pile; fjern dem
fault-arrow-for =
    { THING($arrow) } passer ikke til { THING($name) }; det er til { $fits ->
        [bow] en bue
        *[other] en armbrøst
    }
fault-not-loaded = { THING($name) } lades ikke; det gør en bue eller armbrøst
fault-no-arrows =
    { THING($name) } har ingen pile; den kan ikke være { $ready ->
        [loaded] ladt
        *[other] sigtet
    }
fault-no-parry = man kan ikke parere med { THING($name) }; sæt ”Parerer” til, hvis man kan
fault-body-in-hand = { THING($name) } er en kropsdel; den er ikke i nogen hånd
fault-one-body = { THING($name) } er en kropsdel; der er én af den
fault-no-hands = den, der ikke har menneskeskikkelse, kan ikke holde dette: { THING($name) }; sæt ”Naturligt” til
fault-hand-taken = i den hånd er allerede { THING($name) }; sæt den anden i bæltet
fault-both-hands = { THING($name) } kræver begge hænder; vælg hovedhånden
fault-no-hand-left = { THING($name) } kræver begge hænder; der er ingen tilbage til { THING($other) }
fault-not-in-hand =
    { THING($name) } er ikke i hånden; kun det, man holder, kan være { $ready ->
        [loaded] ladt
        *[other] sigtet
    }
fault-arrow-kinds = der er { $number } slags pile; højst { $most } er mulige
fault-useless = med { $points } point af ville det være ubrugeligt; højst { $most } er mulige
fault-more-than-full =
    den har i alt { $full } { $what ->
        [bp] blodpoint
        *[other] udholdenhedspoint
    }; mere kan den ikke have nu
fault-map-full =
    der er ikke plads til { $name }: { $hexes ->
        [1] intet felt er frit
        *[other] den dækker { $hexes } felter, og ingen steder er de frie sammen
    }; der skal et større kort til, eller færre på det
fault-kind-armour = ingen rustning
fault-kind-arrow = ingen pil
fault-kind-poison = ingen gift
fault-kind-body = ingen krop
fault-kind-location = intet træfsted på denne krop ({ $body })
fault-bonus-wanted = her skal stå terninger, som d4, -d6 eller 2d6, eller 0 for ingen bonus, ikke '{ $given }'
fault-location-already = der er allerede et træfsted { $name }
fault-faces =
    { $side }: { $faces } på d20 rammer { $none ->
        [yes] intet træfsted
        *[no] mere end ét træfsted
    }; hvert af 1 til 20 rammer ét
fault-many-bodies = der er { $number } forskellige kroppe; højst { $most } er mulige
fault-many-poisons = der er { $number } forskellige gifte; højst { $most } er mulige
fault-no-more-dice = fra { $bonus } kan der ikke komme flere terninger; en række, der vokser, begynder med terninger
