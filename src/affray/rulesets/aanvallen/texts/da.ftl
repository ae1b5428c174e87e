# aanvallen på dansk. Variablerne er forklaret øverst i en.ftl.

## Hvad der sker

event-lot = { $who } slår om rækkefølgen: { $die }
event-round = Runde { $round }
event-turn = Tur: { $who } (AP { $ap }, BP { $bp })
event-declares =
    { $band ->
        [low] { $who } angriber { $other }: { THING($kinds) } ({ THING($weapon) }), mod hoved eller underarm
        [middle] { $who } angriber { $other }: { THING($kinds) } ({ THING($weapon) }), mod krop eller overarm
        [high] { $who } angriber { $other }: { THING($kinds) } ({ THING($weapon) }), mod lænder eller ben
       *[none] { $who } angriber { $other }: { THING($kinds) } ({ THING($weapon) })
    }
event-defends =
    { $back ->
        [1] { $raised ->
            [1] { $who }: { THING($defence) }, viger tilbage og hæver tærsklen
           *[0] { $who }: { THING($defence) }, viger tilbage
        }
       *[0] { $raised ->
            [1] { $who }: { THING($defence) }, hæver tærsklen
           *[0] { $who }: { THING($defence) }
        }
    }
event-misses = { $who } rammer ikke { $other } (angreb { $attack }, forsvar { $defence }, held { $luck })
event-hits = { $who } rammer { $other } (angreb { $attack }, forsvar { $defence }, held { $luck })
event-shaken = { $who } rystes ({ THING($place) }), tabt CO: { $points }
event-wounded = { $who } såres ({ THING($place) }), { THING($talent) } tabt: { $points }
event-survives = { $who } klarer det (overlevelse { $test })
event-critical = Kritisk virkning, { $who }: overlevelse mislykkedes med { $failed }
event-dazed = { $who } mister AP: { $ap }
event-falls = { $who } falder
event-drops = { $who } taber: { THING($thing) }
event-bleeds = { $who } bløder, GE per runde: { $points }
event-unconscious = { $who } mister bevidstheden
event-dies = { $who } dør
event-blunders = { $who } laver en brøler
event-moves = { $who } går til { $square } (BP: { $bp })
event-turns =
    { $facing ->
        [e] { $who } vender sig mod øst
        [se] { $who } vender sig mod sydøst
        [s] { $who } vender sig mod syd
        [sw] { $who } vender sig mod sydvest
        [w] { $who } vender sig mod vest
        [nw] { $who } vender sig mod nordvest
        [n] { $who } vender sig mod nord
       *[ne] { $who } vender sig mod nordøst
    }
event-stopped = { $who } standses af en fjende
event-stands = { $who } rejser sig
event-draws = { $who } tager i hånden: { THING($thing) }
event-picks-up = { $who } samler op: { THING($thing) }
event-loads = { $who } lader, AP endnu: { $left }
event-opens = { $who } åbner en dør
event-closes = { $who } lukker en dør
event-staunches = { $who } standser blødningen hos { $other } (prøve { $test })
event-aid-fails = { $who } kan ikke standse blødningen hos { $other } (prøve { $test })
event-puts-out = { $who } slukker ilden hos { $other }
event-falls-back = { $who } viger tilbage til { $square }
event-leaves = { $who } forlader kampen
event-yields = { $who } overgiver sig
event-throws = { $who } kaster mod { $square }: { THING($thing) }
event-off-target = { $who } kaster skævt: den lander på { $square } (felter ved siden af: { $squares })
event-bursts = { THING($thing) } fra { $who } springer på { $square }
event-sprays = { $who } retter mod { $square }: { THING($thing) }
event-blasted = { $who } rammes tre steder, point i alt: { $points }
event-burns = { $who } brænder (rang { $rank })
event-catches-fire = { $who } kommer i brand (rang { $rank })
event-bleeding = { $who } mister blod, GE tabt: { $points }
event-rested = { $who } har hvilet: 1 CN og 1 CO kommer igen
event-smoke-clears = Røgen ved { $square } letter
event-empty = { $who } har brugt den sidste: { THING($thing) }
event-joins = { $who } går ind i kampen
event-shuffled = Kortene blandes
event-wins = Vinder: { $side }
event-drawn = Kampen ender uafgjort
event-round-limit = Standset, runder: { $rounds }, uafgjort
event-exhausted = { $who } er udmattet: ingen CO tilbage

## Slag og dele af summer

why-order = Rækkefølge
why-luck = Held
why-where = Sted
why-chosen = Valgt sted
why-blunder = Brøler
why-survival = Overlevelse: held
why-aid = Førstehjælp: held
why-throw = Kast: held
why-scatter = Retning af fejlkastet
why-place-low = Sted d
why-place-middle = Sted d+5
why-place-high = Sted d+10
why-dexterity = BE (fingerfærdighed)
why-fighting = Kamp
why-weapon = Våben
why-handicap = Handicap
why-kind = Sværhedsgrad af arten
why-feint = Finte
why-situation = Situation
why-range = Afstand
why-blind = Blind
why-defence = Forsvar
why-fall-back = At vige tilbage
why-place = Sted
why-armour = Rustning
why-raised = Hævet
why-penetration = Gennemtrængning
why-health = GE (helbred)
why-surviving = Overlevelse
why-result = Alvor
why-lost = Tabte point
why-intelligence = IN (intelligens)
why-healing = Lægekunst eller overlevelse
why-distance = Halv afstand
why-grenade = Granat
why-falloff = Fald
why-gm = Spillederens ord

## Valg

decision-action = Handling
    .question = Hvad gør { $who }?
decision-target = Mål
    .question = Hvem angriber { $who }?
decision-kind = Angrebets art
    .question = Hvordan angriber { $who }?
decision-on-top = Desuden
    .question = Hvad lægger { $who } til?
decision-band = Del af kroppen
    .question = Hvor sigter { $who }?
decision-aim = Sigte
    .question = Hvor mange AP og CN bruger { $who } på at sigte?
decision-defence = Forsvar
    .question = Hvordan forsvarer { $who } sig?
decision-fall-back = At vige tilbage
    .question = Viger { $who } tilbage?
decision-raise = At hæve tærsklen
    .question = Hvor meget hæver { $who } tærsklen?
decision-retreat = Felt at vige til
    .question = Hvorhen viger { $who }?
decision-place = Felt
    .question = Hvor går { $who } hen?
decision-facing = Retning
    .question = Hvilken vej vender { $who } sig?
decision-weapon = Våben
    .question = Hvilket våben tager { $who } i hånden?
decision-item = Ting
    .question = Hvad samler { $who } op?
decision-loading = Ladning
    .question = Hvor mange AP bruger { $who } på at lade?
decision-door = Dør
    .question = Hvilken dør åbner eller lukker { $who }?
decision-patient = Patient
    .question = Hvem giver { $who } førstehjælp?
decision-burning = Hvem brænder
    .question = Hos hvem slukker { $who } ilden?
decision-grenade = Granat
    .question = Hvad bruger { $who }?
decision-burst = Hvor den lander
    .question = Hvor kaster { $who } den hen?
decision-line = Linje
    .question = Hvilket felt retter { $who } den mod?

## Muligheder

option-end = slut turen
option-strike = slå til
option-shoot = skyd eller kast et våben
option-throw = kast en granat
option-spray = brug flammekaster eller lignende
option-move = gå
option-turn = vend dig
option-stand = rejs dig
option-draw = tag et andet våben i hånden
option-pick-up = saml noget op
option-load = lad
option-door = åbn eller luk en dør
option-aid = førstehjælp
option-put-out = sluk ild
option-leave = forlad kortet
option-yield = overgiv dig
option-low = hoved, hånd eller underarm
option-middle = overarm, bryst eller mave
option-high = lænder eller ben
option-no = nej
option-yes = ja
option-nothing-more = ikke mere
option-no-defence = intet forsvar
option-facing-e = øst
option-facing-se = sydøst
option-facing-s = syd
option-facing-sw = sydvest
option-facing-w = vest
option-facing-nw = nordvest
option-facing-n = nord
option-facing-ne = nordøst

## Hvad der blev af nogen

fate-unhurt = uskadt
fate-hurt = såret
fate-left = gået
fate-yielded = overgivet
fate-unconscious = bevidstløs
fate-dead = død
fate-absent = ikke til stede

## Mærker

condition-dead = død
condition-unconscious = bevidstløs
condition-away = væk
condition-yielded = overgivet
condition-late = kommer senere
    .round = kommer i runde { $round }
condition-down = på jorden
condition-bleeding = bløder
condition-burning = brænder
condition-dazed = omtåget
condition-exhausted = udmattet
condition-blind = blindet
condition-surprised = overrasket
condition-stopped = standset
condition-disarmed = afvæbnet

## Tal som spillederen kan sætte, og hvad en udveksling ender med

figure-be = BE (fingerfærdighed)
figure-ge = GE (helbred)
figure-in = IN (intelligens)
figure-kr = KR (styrke)
figure-le = LE (smidighed)
figure-wi = WI (vilje)
figure-zi = ZI (sanser)
figure-concentration = CN (koncentration)
figure-stamina = CO (udholdenhed)
figure-ap = AP (handlingspoint)
figure-halves = halve BP tilbage
figure-bleeding = blødning, GE per runde
figure-burning = ildens rang
figure-less = AP mindre næste tur
figure-lost = tabte talentpoint
figure-down = på jorden (1: ja)
figure-out = bevidstløs af et slag (1: ja)
outcome-defender-lost = Point tabt af forsvareren
outcome-defender-stamina = CO tabt af forsvareren
outcome-defender-less = AP mindre for forsvareren
outcome-defender-bleeding = Forsvarerens blødning
outcome-defender-down = Forsvareren på jorden
outcome-defender-dropped = Ting som forsvareren tabte
outcome-defender-unconscious = Forsvareren bevidstløs
outcome-defender-dead = Forsvareren død
outcome-attacker-ap = AP tilbage til angriberen
outcome-attacker-down = Angriberen på jorden
outcome-attacker-dropped = Ting som angriberen tabte

## Overskrifter på skærmen

label-talents = Talenter og point
label-items = Våben og skjolde
label-thresholds = Tærskler med rustning
label-grenades = Granater
label-bleeding = blødning
label-now = nu
label-threshold = tærskel
label-dropped = tabt
label-left = tilbage
label-loading = AP ladning
hand-main = i våbenhånden
hand-off = på armen
arc-move = kan gå
arc-throw = kan kaste
arc-strike = kan slå
arc-shoot = kan skyde
arc-block = kan blokere
arc-parry = kan parere

## Talenter og steder på kroppen

thing-be = BE (fingerfærdighed)
thing-ge = GE (helbred)
thing-in = IN (intelligens)
thing-kr = KR (styrke)
thing-le = LE (smidighed)
thing-wi = WI (vilje)
thing-zi = ZI (sanser)
thing-ap = AP (handlingspoint)
thing-bp = BP (bevægelsespoint)
thing-cn = CN (koncentration)
thing-neck = hals
thing-face = ansigt
thing-skull = kranie
thing-hand = hånd
thing-forearm = underarm
thing-upper-arm = overarm
thing-shoulder = skulder
thing-chest = bryst
thing-heart = hjerte
thing-stomach = mave
thing-lower-belly = underliv
thing-loin = lænd
thing-thigh = lår
thing-knee = knæ
thing-shin = skinneben
thing-foot = fod

## Arter af angreb og forsvar

thing-strike = hug
thing-quick-strike = hurtigt hug
thing-aimed = sigtet
thing-chosen-place = valgt sted
thing-feint = finte
thing-charge = stormløb
thing-shot = skud
thing-block = blokering
thing-parry = parade
thing-dodge = undvigelse
thing-no-defence = intet forsvar

## Våben

thing-fist = næve
thing-knife = kniv
thing-dagger = daggert
thing-club = kølle
thing-short-sword = kortsværd
thing-sword = sværd
thing-axe = økse
thing-mace = stridskølle
thing-war-hammer = krigshammer
thing-flail = plejl
thing-spear = spyd
thing-staff = stav
thing-two-handed-sword = tohåndssværd
thing-two-handed-axe = tohåndsøkse
thing-halberd = hellebard
thing-bite = bid
thing-claws = kløer
thing-throwing-knife = kastekniv
thing-thrown-javelin = kastespyd
thing-sling = slynge
thing-short-bow = kortbue
thing-long-bow = langbue
thing-light-crossbow = let armbrøst
thing-heavy-crossbow = tung armbrøst
thing-pistol = pistol
thing-rifle = riffel
thing-shotgun = haglgevær

## Skjolde og rustninger

thing-buckler = bukler
thing-round-shield = rundskjold
thing-kite-shield = dråbeskjold
thing-tower-shield = tårnskjold
thing-riot-shield = kampskjold
thing-quilted-coat = vatteret frakke
thing-leather-coat = læderfrakke
thing-mail-shirt = ringbrynje
thing-long-mail = lang ringbrynje
thing-breastplate = brystplade
thing-full-plate = fuld pladerustning
thing-open-helmet = åben hjelm
thing-closed-helmet = lukket hjelm
thing-ballistic-vest = skudsikker vest

## Granater

thing-fragment-grenade = Splintgranat
thing-fire-bottle = Brandflaske
thing-smoke-grenade = Røggranat
thing-stun-grenade = Chokgranat
thing-shaped-charge = Hulladning
thing-flame-thrower = Flammekaster

## Væsner

thing-guard = Vagt
thing-brigand = Røver
thing-brigand-captain = Røverhøvding
thing-archer = Bueskytte
thing-crossbowman = Armbrøstskytte
thing-knight = Ridder
thing-axe-warrior = Øksekriger
thing-brawler = Slagsbror
thing-grenadier = Granatkaster
thing-flame-soldier = Flammesoldat
thing-riot-officer = Kampbetjent
thing-wolf = Ulv
thing-bear = Bjørn
thing-troll = Trold

## Fejl i ark og kort

fault-weight-tenths = vægte tælles i tiendedele kg: { $weight }, ikke { $given }
fault-falloff-wanted = et fald er et helt tal eller en brøk som 1/2, ikke '{ $given }'
fault-no-use = man hverken slår eller skyder med det; et af de to skal der til
fault-missile-range = et afstandsvåben har en største rækkevidde på mindst 1, og mindst sin mindste
fault-missile-only = kun et afstandsvåben har dette
fault-parry-melee = man parerer kun med nærkampsvåben (AA-3.9)
fault-does-nothing = uden rang, røg eller chok gør den intet
fault-line-or-radius = den virker i en linje eller i en radius, ikke begge dele
fault-line-no-smoke = hvad der virker i en linje, efterlader ingen røg
fault-burns-rank = hvad der brænder, har selv en rang
fault-grenade-weight = kastelængden afhænger af vægten; mindst 0,1 kg skal der til
fault-too-heavy = { $name } kræver KR { $need }; der er { $strength }
fault-out-already = { $points } point nede ville den allerede være ude; højst { $most }
fault-same-dice = to steder på kroppen har samme slag; hvert af 3 til 18 hører til ét af dem
fault-no-square = der er ikke plads til { $name }: intet felt er frit; et større kort skal der til
fault-square-taken = der er ikke plads på { $at }: nogen står der
fault-kind-armour = ingen rustning
fault-kind-grenade = ingen granat
