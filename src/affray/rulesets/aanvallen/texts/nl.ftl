# aanvallen in het Nederlands, met de woorden van de brontekst. De variabelen worden boven in en.ftl uitgelegd.

## Wat er gebeurt

event-lot = { $who } dobbelt om de volgorde: { $die }
event-round = Ronde { $round }
event-turn = Aan de beurt: { $who } (AP { $ap }, BP { $bp })
event-declares =
    { $band ->
        [low] { $who } valt aan, doel { $other }: { THING($kinds) } ({ THING($weapon) }), op hoofd of onderarm
        [middle] { $who } valt aan, doel { $other }: { THING($kinds) } ({ THING($weapon) }), op romp of bovenarm
        [high] { $who } valt aan, doel { $other }: { THING($kinds) } ({ THING($weapon) }), op lendenen of benen
       *[none] { $who } valt aan, doel { $other }: { THING($kinds) } ({ THING($weapon) })
    }
event-defends =
    { $back ->
        [1] { $raised ->
            [1] { $who }: { THING($defence) }, trekt terug en hoogt de drempel op
           *[0] { $who }: { THING($defence) }, trekt terug
        }
       *[0] { $raised ->
            [1] { $who }: { THING($defence) }, hoogt de drempel op
           *[0] { $who }: { THING($defence) }
        }
    }
event-misses = { $who } mist { $other } (aanval { $attack }, verdediging { $defence }, geluk { $luck })
event-hits = { $who } raakt { $other } (aanval { $attack }, verdediging { $defence }, geluk { $luck })
event-shaken = { $who } wankelt ({ THING($place) }), CO kwijt: { $points }
event-wounded = { $who } raakt gewond ({ THING($place) }), { THING($talent) } kwijt: { $points }
event-survives = { $who } doorstaat het (Overleven { $test })
event-critical = Kritiek effect bij { $who }: Overleven mislukt met { $failed }
event-dazed = { $who } verliest AP: { $ap }
event-falls = { $who } valt
event-drops = { $who } laat vallen: { THING($thing) }
event-bleeds = { $who } bloedt, GE per ronde: { $points }
event-unconscious = { $who } raakt buiten bewustzijn
event-dies = { $who } sterft
event-blunders = { $who } blundert
event-moves = { $who } loopt naar { $square } (BP: { $bp })
event-turns =
    { $facing ->
        [e] { $who } draait naar het oosten
        [se] { $who } draait naar het zuidoosten
        [s] { $who } draait naar het zuiden
        [sw] { $who } draait naar het zuidwesten
        [w] { $who } draait naar het westen
        [nw] { $who } draait naar het noordwesten
        [n] { $who } draait naar het noorden
       *[ne] { $who } draait naar het noordoosten
    }
event-stopped = { $who } wordt door een vijand tegengehouden
event-stands = { $who } staat op
event-draws = { $who } neemt ter hand: { THING($thing) }
event-picks-up = { $who } raapt op: { THING($thing) }
event-loads = { $who } laadt, nog AP: { $left }
event-opens = { $who } opent een deur
event-closes = { $who } sluit een deur
event-staunches = { $who } stelpt het bloeden van { $other } (test { $test })
event-aid-fails = { $who } krijgt het bloeden van { $other } niet gestelpt (test { $test })
event-puts-out = { $who } dooft het vuur bij { $other }
event-falls-back = { $who } trekt terug naar { $square }
event-leaves = { $who } verlaat het gevecht
event-yields = { $who } geeft zich over
event-throws = { $who } gooit naar { $square }: { THING($thing) }
event-off-target = { $who } gooit mis: hij komt neer op { $square } (velden ernaast: { $squares })
event-bursts = { THING($thing) } van { $who } ontploft op { $square }
event-sprays = { $who } richt op { $square }: { THING($thing) }
event-blasted = { $who } wordt op drie plaatsen geraakt, punten samen: { $points }
event-burns = { $who } brandt (rang { $rank })
event-catches-fire = { $who } vliegt in brand (rang { $rank })
event-bleeding = { $who } verliest bloed, GE kwijt: { $points }
event-rested = { $who } heeft gerust: 1 CN en 1 CO komen terug
event-smoke-clears = De rook rond { $square } trekt op
event-empty = { $who } heeft de laatste gebruikt: { THING($thing) }
event-joins = { $who } mengt zich in het gevecht
event-shuffled = De kaartjes worden geschud
event-wins = Winnaar: { $side }
event-drawn = Het gevecht eindigt onbeslist
event-round-limit = Gestopt, ronden: { $rounds }, onbeslist
event-exhausted = { $who } is uitgeput: geen CO meer

## Worpen en delen van sommen

why-order = Volgorde
why-luck = Geluk
why-where = Plaats
why-chosen = Gekozen plaats
why-blunder = Blunder
why-survival = Overleven: geluk
why-aid = Eerste hulp: geluk
why-throw = Worp: geluk
why-scatter = Richting van de afwijking
why-place-low = Plaats d
why-place-middle = Plaats d+5
why-place-high = Plaats d+10
why-dexterity = BE (behendigheid)
why-fighting = Vechten
why-weapon = Wapen
why-handicap = Handicap
why-kind = Moeilijkheid van de soort
why-feint = Schijnbeweging
why-situation = Situatie
why-range = Afstand
why-blind = Blind
why-defence = Verdediging
why-fall-back = Terugtrekken
why-place = Plaats
why-armour = Harnas
why-raised = Opgehoogd
why-penetration = Doordringing
why-health = GE (gezondheid)
why-surviving = Overleven
why-result = Ernst
why-lost = Verloren punten
why-intelligence = IN (intelligentie)
why-healing = Genezen of Overleven
why-distance = Halve afstand
why-grenade = Granaat
why-falloff = Verval
why-gm = Het woord van de spelleider

## Keuzes

decision-action = Handeling
    .question = Wat doet { $who }?
decision-target = Doel
    .question = Wie valt { $who } aan?
decision-kind = Soort aanval
    .question = Hoe valt { $who } aan?
decision-on-top = Daarbij
    .question = Wat doet { $who } erbij?
decision-band = Lichaamsdeel
    .question = Waar mikt { $who } op?
decision-aim = Mikken
    .question = Hoeveel AP en CN besteedt { $who } aan mikken?
decision-defence = Verdediging
    .question = Hoe verdedigt { $who } zich?
decision-fall-back = Terugtrekken
    .question = Trekt { $who } terug?
decision-raise = Drempel ophogen
    .question = Hoeveel hoogt { $who } de drempel op?
decision-retreat = Veld om naar terug te trekken
    .question = Waarheen trekt { $who } terug?
decision-place = Veld
    .question = Waar gaat { $who } heen?
decision-facing = Richting
    .question = Welke kant kijkt { $who } op?
decision-weapon = Wapen
    .question = Welk wapen neemt { $who } ter hand?
decision-item = Voorwerp
    .question = Wat raapt { $who } op?
decision-loading = Laden
    .question = Hoeveel AP besteedt { $who } aan laden?
decision-door = Deur
    .question = Welke deur opent of sluit { $who }?
decision-patient = Patiënt
    .question = Aan wie geeft { $who } eerste hulp?
decision-burning = Wie brandt
    .question = Bij wie dooft { $who } het vuur?
decision-grenade = Granaat
    .question = Wat gebruikt { $who }?
decision-burst = Waar hij neerkomt
    .question = Waar gooit { $who } hem heen?
decision-line = Lijn
    .question = Op welk veld richt { $who }?

## Mogelijkheden

option-end = beurt beëindigen
option-strike = slaan
option-shoot = schieten of een wapen werpen
option-throw = granaat gooien
option-spray = vlammenwerper of dergelijke gebruiken
option-move = lopen
option-turn = draaien
option-stand = opstaan
option-draw = ander wapen ter hand nemen
option-pick-up = iets oprapen
option-load = laden
option-door = deur openen of sluiten
option-aid = eerste hulp
option-put-out = vuur doven
option-leave = de kaart verlaten
option-yield = overgeven
option-low = hoofd, hand of onderarm
option-middle = bovenarm, borst of buik
option-high = lendenen of benen
option-no = nee
option-yes = ja
option-nothing-more = niets meer
option-no-defence = geen verdediging
option-facing-e = oost
option-facing-se = zuidoost
option-facing-s = zuid
option-facing-sw = zuidwest
option-facing-w = west
option-facing-nw = noordwest
option-facing-n = noord
option-facing-ne = noordoost

## Wat er van iemand werd

fate-unhurt = ongedeerd
fate-hurt = gewond
fate-left = vertrokken
fate-yielded = overgegeven
fate-unconscious = bewusteloos
fate-dead = dood
fate-absent = afwezig

## Kenmerken

condition-dead = dood
condition-unconscious = bewusteloos
condition-away = weg
condition-yielded = overgegeven
condition-late = komt later
    .round = komt in ronde { $round }
condition-down = op de grond
condition-bleeding = bloedt
condition-burning = brandt
condition-dazed = versuft
condition-exhausted = uitgeput
condition-blind = verblind
condition-surprised = verrast
condition-stopped = tegengehouden
condition-disarmed = ontwapend

## Getallen die de spelleider kan zetten, en wat een treffen oplevert

figure-be = BE (behendigheid)
figure-ge = GE (gezondheid)
figure-in = IN (intelligentie)
figure-kr = KR (kracht)
figure-le = LE (lenigheid)
figure-wi = WI (wil)
figure-zi = ZI (zintuigen)
figure-concentration = CN (concentratie)
figure-stamina = CO (conditie)
figure-ap = AP (actiepunten)
figure-halves = halve BP over
figure-bleeding = bloeden, GE per ronde
figure-burning = rang van het vuur
figure-less = AP minder volgende beurt
figure-lost = verloren talentpunten
figure-down = op de grond (1: ja)
figure-out = bewusteloos door een klap (1: ja)
outcome-defender-lost = Punten verloren door de verdediger
outcome-defender-stamina = CO verloren door de verdediger
outcome-defender-less = AP minder voor de verdediger
outcome-defender-bleeding = Bloeden van de verdediger
outcome-defender-down = Verdediger op de grond
outcome-defender-dropped = Dingen die de verdediger liet vallen
outcome-defender-unconscious = Verdediger bewusteloos
outcome-defender-dead = Verdediger dood
outcome-attacker-ap = AP over voor de aanvaller
outcome-attacker-down = Aanvaller op de grond
outcome-attacker-dropped = Dingen die de aanvaller liet vallen

## Kopjes op het scherm

label-talents = Talenten en punten
label-items = Wapens en schilden
label-thresholds = Drempels met harnas
label-grenades = Granaten
label-bleeding = bloeden
label-now = nu
label-threshold = drempel
label-dropped = laten vallen
label-left = over
label-loading = AP laden
hand-main = in de wapenhand
hand-off = aan de arm
arc-move = kan lopen
arc-throw = kan gooien
arc-strike = kan slaan
arc-shoot = kan schieten
arc-block = kan blokken
arc-parry = kan pareren

## Talenten en plaatsen van het lichaam

thing-be = BE (behendigheid)
thing-ge = GE (gezondheid)
thing-in = IN (intelligentie)
thing-kr = KR (kracht)
thing-le = LE (lenigheid)
thing-wi = WI (wil)
thing-zi = ZI (zintuigen)
thing-ap = AP (actiepunten)
thing-bp = BP (bewegingspunten)
thing-cn = CN (concentratie)
thing-neck = hals
thing-face = gezicht
thing-skull = schedel
thing-hand = hand
thing-forearm = onderarm
thing-upper-arm = bovenarm
thing-shoulder = schouder
thing-chest = borst
thing-heart = hart
thing-stomach = maagstreek
thing-lower-belly = onderbuik
thing-loin = lende
thing-thigh = dij
thing-knee = knie
thing-shin = scheen
thing-foot = voet

## Soorten aanval en verdediging

thing-strike = slag
thing-quick-strike = snelle slag
thing-aimed = gemikt
thing-chosen-place = gekozen plaats
thing-feint = schijnbeweging
thing-charge = stormloop
thing-shot = schot
thing-block = blokken
thing-parry = pareren
thing-dodge = ontwijken
thing-no-defence = geen verdediging

## Wapens

thing-fist = vuist
thing-knife = mes
thing-dagger = dolk
thing-club = knuppel
thing-short-sword = kort zwaard
thing-sword = zwaard
thing-axe = bijl
thing-mace = strijdknots
thing-war-hammer = strijdhamer
thing-flail = vlegel
thing-spear = speer
thing-staff = staf
thing-two-handed-sword = tweehandig zwaard
thing-two-handed-axe = tweehandige bijl
thing-halberd = hellebaard
thing-bite = beet
thing-claws = klauwen
thing-throwing-knife = werpmes
thing-thrown-javelin = werpspies
thing-sling = slinger
thing-short-bow = korte boog
thing-long-bow = lange boog
thing-light-crossbow = lichte kruisboog
thing-heavy-crossbow = zware kruisboog
thing-pistol = pistool
thing-rifle = geweer
thing-shotgun = jachtgeweer

## Schilden en harnassen

thing-buckler = beukelaar
thing-round-shield = rond schild
thing-kite-shield = vliegerschild
thing-tower-shield = torenschild
thing-riot-shield = oproerschild
thing-quilted-coat = gewatteerde jas
thing-leather-coat = leren jas
thing-mail-shirt = maliënhemd
thing-long-mail = lange maliënkolder
thing-breastplate = borstplaat
thing-full-plate = volledig plaatharnas
thing-open-helmet = open helm
thing-closed-helmet = gesloten helm
thing-ballistic-vest = kogelvrij vest

## Granaten

thing-fragment-grenade = Scherfgranaat
thing-fire-bottle = Brandfles
thing-smoke-grenade = Rookgranaat
thing-stun-grenade = Verdovingsgranaat
thing-shaped-charge = Holle lading
thing-flame-thrower = Vlammenwerper

## Wezens

thing-guard = Wachter
thing-brigand = Struikrover
thing-brigand-captain = Roverhoofdman
thing-archer = Boogschutter
thing-crossbowman = Kruisboogschutter
thing-knight = Ridder
thing-axe-warrior = Bijlvechter
thing-brawler = Vechtersbaas
thing-grenadier = Granaatwerper
thing-flame-soldier = Vlammensoldaat
thing-riot-officer = Oproeragent
thing-wolf = Wolf
thing-bear = Beer
thing-troll = Trol

## Fouten in bladen en kaarten

fault-weight-tenths = gewichten gaan in tienden van een kg: { $weight }, niet { $given }
fault-falloff-wanted = een verval is een heel getal of een breuk als 1/2, niet '{ $given }'
fault-no-use = men slaat noch schiet ermee; een van beide is nodig
fault-missile-range = een afstandswapen heeft een maximum bereik van minstens 1, en minstens zijn minimum
fault-missile-only = alleen een afstandswapen heeft dit
fault-parry-melee = men pareert alleen met mêleewapens (AA-3.9)
fault-does-nothing = zonder rang, rook of verdoving doet het niets
fault-line-or-radius = het werkt in een lijn of in een radius, niet allebei
fault-line-no-smoke = wat in een lijn werkt laat geen rook na
fault-burns-rank = wat brandt heeft zelf een rang
fault-grenade-weight = hoe ver men gooit hangt van het gewicht af; minstens 0,1 kg is nodig
fault-too-heavy = { $name } vraagt KR { $need }; het heeft { $strength }
fault-out-already = { $points } punten lager deed het al niet meer mee; hoogstens { $most }
fault-same-dice = twee plaatsen van het lichaam hebben dezelfde worp; elk van 3 tot 18 hoort bij één ervan
fault-no-square = er is geen plaats voor { $name }: geen veld is vrij; een grotere kaart is nodig
fault-square-taken = er is geen plaats op { $at }: daar staat iemand
fault-kind-armour = harnas
fault-kind-grenade = granaat
