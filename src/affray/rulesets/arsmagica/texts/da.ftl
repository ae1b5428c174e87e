# arsmagica på dansk, med de ord som kampreglerne selv bruger (attack, defense, soak, body levels, fatigue-level, fast-caste).
# Variablerne er forklaret øverst i en.ftl.
#
# Våben fra kataloget har formerne .with (med langsværdet) og .the (langsværdet).

## Hvad der sker

event-declares =
    { $intent ->
        [spell] { $who } vil kaste en formular
       *[other] { $who } vil kæmpe { THING($intent, form: "with") }
    }
event-initiative = { $who }: initiativ { $total }
event-tie = { $who } slår om ved ligestilling: { $total }
event-round = Kamprunde { $round }
event-turn = { $who } har tur
event-waits = { $who } venter
event-reacts = { $who } reagerer
event-loses-turn = { $who } mister denne tur
event-attacks =
    { $manner ->
        [shoot] { $who } angriber { $other } på afstand { THING($weapon, form: "with") }: { $total }
       *[strike] { $who } angriber { $other } { THING($weapon, form: "with") }: { $total }
    }
event-defends = { $who } forsvarer sig: { $total }
event-helpless = { $who } kan ikke forsvare sig: 0
event-misses = { $who } rammer ikke { $other } ({ $attackTotal } mod { $defenceTotal })
event-soaked = { $who } rammer { $other }, men uden virkning (damage { $damage } efter soak)
event-hit =
    { $levels ->
        [one] { $who } rammer { $other }: { $levels } body level (damage { $damage } efter soak)
       *[other] { $who } rammer { $other }: { $levels } body levels (damage { $damage } efter soak)
    }
event-body =
    { $penalty ->
        [0] { $who } nu: { THING($level) }
       *[other] { $who } nu: { THING($level) } ({ $penalty })
    }
event-incapacitated = { $who } er ukampdygtig
event-dies = { $who } dør
event-botches =
    { $zeros ->
        [one] { $who } botcher ({ $zeros } nul)
       *[other] { $who } botcher ({ $zeros } nuller)
    }
event-drops = { $who } taber { THING($weapon, form: "the") }
event-draws = { $who } griber { THING($weapon, form: "the") }
event-loads = { $who } lader { THING($weapon, form: "the") }
event-moves =
    { $way ->
        [away] { $who } går væk fra { $other } (skridt: { $paces }, afstand nu { $apart })
       *[towards] { $who } går mod { $other } (skridt: { $paces }, afstand nu { $apart })
    }
event-exerts =
    { $exertion ->
        [attack] Udmattelse: { $who } går frivilligt et fatigue-level ned og får bonus til attack
       *[defence] Udmattelse: { $who } går frivilligt et fatigue-level ned og får bonus til defense
    }
event-fatigue =
    { $penalty ->
        [0] { $who } nu: { THING($level) }
       *[other] { $who } nu: { THING($level) } ({ $penalty })
    }
event-unconscious = { $who } besvimer
event-guards = { $who } beskytter { $other }
event-unguards = { $who } beskytter ikke længere nogen
event-flees = { $who } forsøger at trække sig ud af kampen: { $total }
event-pursues = { $who } forsøger at forhindre det: { $total }
event-escapes = { $who } har trukket sig ud af kampen
event-leaves = { $who } trækker sig ud af kampen, uden at nogen forhindrer det
event-caught = { $who } slipper ikke væk
event-yields = { $who } overgiver sig
event-concentrates = { $who } koncentrerer sig: { $total } mod { $ease }
event-loses-spell = { $who } mister formularen: ”{ THING($spell) }”
event-casts = { $who } kaster ”{ THING($spell) }” på { $other }: { $total } mod niveau { $level }
event-spell-fails = { $who }: ”{ THING($spell) }” mislykkes
event-resists = { $who } modstår magien fra { $other } (magimodstand { $resistance } mod penetration { $penetration })
event-spell-hits =
    { $levels ->
        [one] Formularen fra { $who } rammer { $other }: { $levels } body level (damage { $damage } efter soak)
       *[other] Formularen fra { $who } rammer { $other }: { $levels } body levels (damage { $damage } efter soak)
    }
event-spell-soaked = Formularen fra { $who } rammer { $other }, men uden virkning (damage { $damage } efter soak)
event-warded = Værnet fra { $who } standser angrebet fra { $other }
event-wards =
    { $cancels ->
        [0] { $who } lægger et værn om { $other }: soak { SIGNED($soak) }
        [one] { $who } lægger et værn om { $other }: soak { SIGNED($soak) }, standser det næste angreb
       *[other] { $who } lægger et værn om { $other }: soak { SIGNED($soak) }, standser de næste { $cancels } angreb
    }
event-hinders =
    { $turns ->
        [0] { $who } hæmmer { $other }: attack og defense -{ $penalty }
        [one] { $who } hæmmer { $other }: attack og defense -{ $penalty }, mister { $turns } tur
       *[other] { $who } hæmmer { $other }: attack og defense -{ $penalty }, mister { $turns } ture
    }
event-aids = { $who } hjælper { $other }: attack { SIGNED($attack) }, defense { SIGNED($defence) }, soak { SIGNED($soak) }
event-spell-ends =
    { $effect ->
        [harm] Den skadelige formular på { $who } ophører
        [ward] Værnet om { $who } ophører
        [hinder] Hæmningen af { $who } ophører
       *[aid] Hjælpen til { $who } ophører
    }
event-fast-casts = { $who } fast-caster mod { $other }: { $total } mod initiativ { $initiative }
event-too-slow = { $who } er for langsom
event-lets-go = { $who } opgiver formularen
event-joins = { $who } slutter sig til kampen
event-empty = { $who } har ikke mere at skyde eller kaste med ({ THING($weapon) })
event-wins = Vinder: { $side }
event-drawn = Kampen ender uafgjort
event-round-limit = Standset efter { $rounds } kamprunder: uafgjort
event-passes = { $who } gør ingenting
event-differently = { $who } handler anderledes end meldt
event-aims = { $who } sigter på { $other } med formularen: { $total }
event-spent = { $who } har allerede brugt sin tur på at fast-caste

## Slag

why-initiative = Initiativ
why-tie = Initiativ, ligestilling
why-attack = Attack
why-defence = Defense
why-botch = Botch
why-flight = Trække sig ud
why-pursuit = Forhindre det
why-concentration = Concentration
why-casting = Kaste formular
why-fast-cast = Fast-cast
why-spell-damage = Formularens damage
why-aim = Sigte med formularen

## Dele af en sum

why-quickness = Quickness
why-dexterity = Dexterity
why-strength = Strength
why-stamina = Stamina
why-size = Size
why-ability = Ability
why-weapon = Våben
why-shield = Skjold
why-armour = Rustning
why-encumbrance = Encumbrance
why-wounds = Sår
why-fatigue = Fatigue
why-range = Afstand
why-exertion = Udmattelse
why-tries = Tidligere forsøg
why-ward = Værn
why-hinder = Hæmning
why-aid = Hjælp
why-finesse = Finesse
why-concentration-skill = Concentration (ability)
why-technique = Technique
why-form = Form
why-fast = Kastet hurtigt
why-again = Fast-cast igen
why-margin = Forskel
why-spell = Formular
why-level = Niveau
why-parma = Parma Magica
why-might = Might
why-gm = Spillederens ord

## Valg

decision-intent = Hensigt
    .question = Hvad vil { $who } gøre i første kamprunde?
decision-action = Handling
    .question = Hvad gør { $who }?
decision-target = Mål
    .question = Hvem vil { $who } vælge som mål?
decision-whom = Fra eller mod hvem
    .question = Hvem bevæger { $who } sig mod eller væk fra?
decision-weapon = Våben
    .question = Hvilket våben griber { $who }?
decision-spell = Formular
    .question = Hvilken formular kaster { $who }?
decision-paces = Skridt
    .question = Hvor mange skridt går { $who }?
decision-way = Retning
    .question = Hvilken vej går { $who }?
decision-fast-cast = Fast-cast
    .question = Vil { $who } fast-caste mod angrebet?
decision-too-slow = For langsom
    .question = { $who } fast-caster for sent. Hvad nu?
decision-guard = Beskyttelse
    .question = Hvem vil { $who } beskytte?
decision-react = Reaktion
    .question = Er der nogen, der venter, som reagerer nu?

## Muligheder

option-wait = vent
option-strike = slå til
option-shoot = skyd eller kast
option-cast = kast en formular
option-hurry = skynd dig (ingen handling)
option-run = løb (ingen handling, defense uden våben)
option-flee = træk dig ud af kampen
option-advance = gå nærmere, og handl så
option-withdraw = gå længere væk, og handl så
option-draw = grib et andet våben
option-guard = beskyt nogen
option-exert-attack = udmat dig: bonus til attack
option-exert-defence = udmat dig: bonus til defense
option-load = lad
option-yield = overgiv dig
option-pass = gør ingenting
option-towards = hen imod
option-away = væk fra
option-let-go = opgiv formularen
option-cast-anyway = kast den efter angrebet
option-spell = kast en formular
option-nobody = ingen
option-none = ingen

## Udmattelse, gemyt, hvor man er, hvad en formular gør, hvordan det gik

exertion-none = ingen udmattelse
exertion-attack = udmattelse til attack
exertion-defence = udmattelse til defense

effect-harm = skade
effect-ward = værn
effect-hinder = hæmning
effect-aid = hjælp

fate-unhurt = uskadt
fate-hurt = såret
fate-fled = flygtet
fate-yielded = overgivet
fate-unconscious = bevidstløs
fate-incapacitated = ukampdygtig
fate-dead = død
fate-absent = ikke til stede

## Mærker

condition-waiting = venter
condition-exerted-attack = udmattelse: attack
condition-exerted-defence = udmattelse: defense
condition-running = løber
condition-guarding = beskytter
condition-guarded = beskyttet
condition-loses-turn = mister en tur
condition-warded = værn
condition-hindered = hæmmet
condition-aided = hjulpet
condition-disarmed = afvæbnet
condition-mounted = til hest
condition-fast-cast = har fast-castet
condition-unconscious = bevidstløs
condition-incapacitated = ukampdygtig
condition-dead = død
condition-away = væk
condition-yielded = overgivet
condition-late = kommer senere
    .round = kommer i kamprunde { $round }

## Abilities og Forms

ability-brawl = Brawl
ability-single = Single Weapon
ability-great = Great Weapon
ability-thrown = Thrown Weapon
ability-bow = Bow

form-animal = Animal
form-aquam = Aquam
form-auram = Auram
form-corporem = Corporem
form-herbam = Herbam
form-ignem = Ignem
form-imaginem = Imaginem
form-mentem = Mentem
form-terram = Terram
form-vim = Vim

## Tal som spillederen kan sætte, og hvad et angreb ender med

figure-body = body level
figure-fatigue = fatigue-level
figure-lost-turns = mistede ture
figure-flights = flugtforsøg
figure-botch-dice = botch-terninger
figure-armour = rustning
figure-shield = skjold
figure-quickness = Quickness
figure-dexterity = Dexterity
figure-strength = Strength
figure-stamina = Stamina
figure-size = Size

outcome-defender-body = Forsvarerens body level
outcome-defender-dropped = Våben som forsvareren har tabt
outcome-attacker-body = Angriberens body level
outcome-attacker-lost-turns = Angriberens mistede ture
outcome-attacker-dropped = Våben som angriberen har tabt

## Navne på det, som en skærm viser om nogen

label-weapons = Våben
label-spells = Besværgelser
label-dropped = tabt
label-shots = skud tilbage
label-guards = beskytter

## Ting som kataloget ikke kender, med navnet fra arket

any-with = med { $name }
any-the = { $name }

## Body levels

thing-unhurt = uskadt
thing-hurt = forslået
thing-light-wounds = let såret
thing-medium-wounds = såret
thing-heavy-wounds = hårdt såret
thing-incapacitated = ukampdygtig
thing-dead = død

## Fatigue-levels

thing-fresh = frisk
thing-winded = forpustet
thing-weary = træt
thing-tired = udmattet
thing-dazed = omtåget
thing-unconscious = bevidstløs

## Våben

thing-fist = næve
    .with = med næven
    .the = næven
thing-kick = spark
    .with = med et spark
    .the = sparket
thing-gauntlet = stridshandske
    .with = med stridshandsken
    .the = stridshandsken
thing-bludgeon = knippel
    .with = med knippelen
    .the = knippelen
thing-dagger = dolk
    .with = med dolken
    .the = dolken
thing-knife = kniv
    .with = med kniven
    .the = kniven
thing-axe = økse
    .with = med øksen
    .the = øksen
thing-club = kølle
    .with = med køllen
    .the = køllen
thing-hatchet = håndøkse
    .with = med håndøksen
    .the = håndøksen
thing-lance = lanse
    .with = med lansen
    .the = lansen
thing-mace = stridskølle
    .with = med stridskøllen
    .the = stridskøllen
thing-mace-and-chain = kædekølle
    .with = med kædekøllen
    .the = kædekøllen
thing-short-spear = kort spyd
    .with = med det korte spyd
    .the = det korte spyd
thing-short-sword = kortsværd
    .with = med kortsværdet
    .the = kortsværdet
thing-long-sword = langsværd
    .with = med langsværdet
    .the = langsværdet
thing-cudgel = svær knippel
    .with = med den svære knippel
    .the = den svære knippel
thing-farm-implement = landbrugsredskab
    .with = med landbrugsredskabet
    .the = landbrugsredskabet
thing-flail = plejl
    .with = med plejlen
    .the = plejlen
thing-pole-arm = stangvåben
    .with = med stangvåbnet
    .the = stangvåbnet
thing-pole-axe = stangøkse
    .with = med stangøksen
    .the = stangøksen
thing-long-spear = langt spyd
    .with = med det lange spyd
    .the = det lange spyd
thing-great-sword = tohåndssværd
    .with = med tohåndssværdet
    .the = tohåndssværdet
thing-staff = stav
    .with = med staven
    .the = staven
thing-war-hammer = stridshammer
    .with = med stridshammeren
    .the = stridshammeren
thing-throwing-axe = kasteøkse
    .with = med kasteøksen
    .the = kasteøksen
thing-javelin = kastespyd
    .with = med kastespyddet
    .the = kastespyddet
thing-throwing-knife = kastekniv
    .with = med kastekniven
    .the = kastekniven
thing-sling = slynge
    .with = med slyngen
    .the = slyngen
thing-stone = sten
    .with = med stenen
    .the = stenen
thing-short-bow = kortbue
    .with = med kortbuen
    .the = kortbuen
thing-long-bow = langbue
    .with = med langbuen
    .the = langbuen
thing-crossbow = armbrøst
    .with = med armbrøsten
    .the = armbrøsten
thing-bite = bid
    .with = med et bid
    .the = biddet
thing-claws = kløer
    .with = med kløerne
    .the = kløerne
thing-tusks = stødtænder
    .with = med stødtænderne
    .the = stødtænderne
thing-uprooted-tree = oprykket træ
    .with = med det oprykkede træ
    .the = det oprykkede træ

## Skjolde

thing-buckler = bukkelskjold
thing-round-shield = rundskjold
thing-heater-shield = trekantskjold

## Rustninger

thing-quilted = vatteret rustning
thing-heavy-leather = tyk læderrustning
thing-metal-reinforced-leather = metalforstærket læder
thing-leather-scale = skælrustning af læder
thing-metal-scale = skælrustning af metal
thing-chain = ringbrynje

## Formularer

thing-lance-of-embers = glødelanse
thing-stroke-from-a-clear-sky = lyn fra en klar himmel
thing-flung-stones = slyngede sten
thing-withering-touch = visnende berøring
thing-turning-wind = vendende vind
thing-wall-of-the-moment = øjeblikkets mur
thing-skin-of-oak = egehud
thing-clinging-roots = gribende rødder
thing-leaden-limbs = blytunge lemmer
thing-glare-of-noon = middagens blændlys
thing-sudden-dread = pludselig rædsel
thing-eye-of-the-hawk = høgens øje
thing-feet-of-the-hare = harens fødder
thing-heart-of-the-bear = bjørnens hjerte

## Væsner

thing-archer = Bueskytte
thing-bear = Bjørn
thing-boar = Vildsvin
thing-brigand = Røver
thing-brigand-captain = Røverhøvding
thing-crossbowman = Armbrøstskytte
thing-ghoul = Ligæder
thing-hedge-wizard = Klog mand
thing-knight = Ridder
thing-magus = Magus
thing-man-at-arms = Krigskarl
thing-mounted-knight = Ridder til hest
thing-ogre = Jætte
thing-peasant = Bonde
thing-shield-grog = Skjoldgrog
thing-wolf = Ulv

# Hvad der er galt med det, nogen har skrevet.

fault-tenths = vægt tælles i tiendedele: { $near }, ikke { $load }
fault-covers =
    { THING($name) } dækker kroppen { $cover ->
        [full] helt, ikke delvis
        *[other] delvis, ikke helt
    }
fault-of-another =
    { $effect ->
        [harm] skade har kun skade
        [ward] et værn har kun soak og afværgede angreb
        [hinder] en hindring har kun tabte ture og et fradrag
        *[aid] en hjælp har kun angreb, forsvar og soak
    }; udelad dette
fault-does-nothing =
    { $effect ->
        [harm] skade gør intet uden skade
        [ward] et værn gør intet uden soak eller afværgede angreb
        [hinder] en hindring gør intet uden tabte ture eller et fradrag
        *[aid] en hjælp gør intet uden angreb, forsvar eller soak
    }
fault-score-twice = denne færdighed har både en score og erfaring; skriv kun det ene
fault-out-already = { $lost } niveauer nede ville den allerede være ude; højst { $most } er mulige
fault-guards-itself = ingen beskytter sig selv; giv navnet på en ven
fault-guarded = den, der beskyttes, beskytter ingen (AM-4.9)
fault-kind-spell = ingen besværgelse
fault-kind-ladder-of-levels = ingen stige af levels
fault-kind-friend-called = ingen ven
fault-no-cover = her er ingen tal for delvis eller hel ('partial', 'full'); mindst et af dem skal der til
fault-out-last = de levels, hvor man er ude ('out: true'), kommer sidst, efter mindst ét andet
fault-out-twice = en krop har mindst to levels, hvor man er ude ('out: true'): ukampdygtig og død
fault-out-once = højst ét fatigue-level, det sidste, er ude ('out: true'): bevidstløs
fault-levels-of =
    { $kind ->
        [body] dette er fatigue-levels; her skal stå body levels
        *[fatigue] dette er body levels; her skal stå fatigue-levels
    }
fault-many-ladders = der er { $number } forskellige stiger af levels; højst { $most } er mulige
