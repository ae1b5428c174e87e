# arsmagica in het Nederlands. De variabelen staan uitgelegd bovenaan en.ftl.
#
# Wapens uit de catalogus hebben de vormen .with (met het lange zwaard) en .the (het lange zwaard).

## Wat er gebeurt

event-declares =
    { $intent ->
        [spell] { $who } wil een spreuk uitspreken
       *[other] { $who } wil vechten { THING($intent, form: "with") }
    }
event-initiative = { $who }: initiatief { $total }
event-tie = { $who } gooit opnieuw wegens gelijke stand: { $total }
event-round = Ronde { $round }
event-turn = Aan de beurt: { $who }
event-waits = { $who } wacht af
event-reacts = { $who } reageert
event-loses-turn = { $who } verliest deze beurt
event-attacks =
    { $manner ->
        [shoot] { $who } valt { $other } van afstand aan { THING($weapon, form: "with") }: { $total }
       *[strike] { $who } haalt uit naar { $other } { THING($weapon, form: "with") }: { $total }
    }
event-defends = { $who } verdedigt zich: { $total }
event-helpless = { $who } kan zich niet verdedigen: 0
event-misses = { $who } mist { $other } ({ $attackTotal } tegen { $defenceTotal })
event-soaked = { $who } raakt { $other }, maar zonder gevolgen (schade { $damage } na incasseren)
event-hit =
    { $levels ->
        [one] { $who } raakt { $other }: { $levels } lichaamsniveau (schade { $damage } na incasseren)
       *[other] { $who } raakt { $other }: { $levels } lichaamsniveaus (schade { $damage } na incasseren)
    }
event-body =
    { $penalty ->
        [0] { $who } nu: { THING($level) }
       *[other] { $who } nu: { THING($level) } ({ $penalty })
    }
event-incapacitated = { $who } is uitgeschakeld
event-dies = { $who } sterft
event-botches =
    { $zeros ->
        [one] { $who } blundert ({ $zeros } nul)
       *[other] { $who } blundert ({ $zeros } nullen)
    }
event-drops = { $who } laat { THING($weapon, form: "the") } vallen
event-draws = { $who } pakt { THING($weapon, form: "the") }
event-loads = { $who } laadt { THING($weapon, form: "the") }
event-moves =
    { $way ->
        [away] { $who } gaat bij { $other } vandaan (passen: { $paces }, afstand nu { $apart })
       *[towards] { $who } gaat op { $other } af (passen: { $paces }, afstand nu { $apart })
    }
event-exerts =
    { $exertion ->
        [attack] Krachtsinspanning: { $who } levert een vermoeidheidsniveau in voor een bonus op de aanval
       *[defence] Krachtsinspanning: { $who } levert een vermoeidheidsniveau in voor een bonus op de verdediging
    }
event-fatigue =
    { $penalty ->
        [0] { $who } nu: { THING($level) }
       *[other] { $who } nu: { THING($level) } ({ $penalty })
    }
event-unconscious = { $who } raakt bewusteloos
event-guards = { $who } beschermt { $other }
event-unguards = { $who } beschermt niemand meer
event-flees = { $who } probeert weg te komen: { $total }
event-pursues = { $who } probeert dat te beletten: { $total }
event-escapes = { $who } komt weg
event-leaves = { $who } verlaat het gevecht, niemand houdt dat tegen
event-caught = { $who } komt niet weg
event-yields = { $who } geeft zich over
event-concentrates = { $who } concentreert zich: { $total } tegen { $ease }
event-loses-spell = { $who } raakt de spreuk kwijt: “{ THING($spell) }”
event-casts = { $who } spreekt “{ THING($spell) }” uit over { $other }: { $total } tegen niveau { $level }
event-spell-fails = { $who }: “{ THING($spell) }” mislukt
event-resists = { $who } weerstaat de magie van { $other } (weerstand { $resistance } tegen doordringing { $penetration })
event-spell-hits =
    { $levels ->
        [one] De spreuk van { $who } treft { $other }: { $levels } lichaamsniveau (schade { $damage } na incasseren)
       *[other] De spreuk van { $who } treft { $other }: { $levels } lichaamsniveaus (schade { $damage } na incasseren)
    }
event-spell-soaked = De spreuk van { $who } treft { $other }, maar zonder gevolgen (schade { $damage } na incasseren)
event-warded = De afweer van { $who } stopt de aanval van { $other }
event-wards =
    { $cancels ->
        [0] { $who } legt een afweer om { $other }: incasseren { SIGNED($soak) }
        [one] { $who } legt een afweer om { $other }: incasseren { SIGNED($soak) }, stopt de volgende aanval
       *[other] { $who } legt een afweer om { $other }: incasseren { SIGNED($soak) }, stopt de volgende { $cancels } aanvallen
    }
event-hinders =
    { $turns ->
        [0] { $who } hindert { $other }: aanval en verdediging -{ $penalty }
        [one] { $who } hindert { $other }: aanval en verdediging -{ $penalty }, { $turns } beurt kwijt
       *[other] { $who } hindert { $other }: aanval en verdediging -{ $penalty }, { $turns } beurten kwijt
    }
event-aids = { $who } helpt { $other }: aanval { SIGNED($attack) }, verdediging { SIGNED($defence) }, incasseren { SIGNED($soak) }
event-spell-ends =
    { $effect ->
        [harm] De schadelijke spreuk op { $who } is uitgewerkt
        [ward] De afweer om { $who } is uitgewerkt
        [hinder] De hinder voor { $who } is uitgewerkt
       *[aid] De hulp voor { $who } is uitgewerkt
    }
event-fast-casts = { $who } gebruikt een snelspreuk tegen { $other }: { $total } tegen initiatief { $initiative }
event-too-slow = { $who } is te traag
event-lets-go = { $who } laat de spreuk varen
event-joins = { $who } mengt zich in het gevecht
event-empty = { $who } heeft niets meer om mee te schieten of te werpen ({ THING($weapon) })
event-wins = Winnaar: { $side }
event-drawn = Het gevecht eindigt onbeslist
event-round-limit = Afgebroken na { $rounds } ronden: onbeslist
event-passes = { $who } doet niets
event-differently = { $who } doet iets anders dan aangekondigd
event-aims = { $who } richt de spreuk op { $other }: { $total }
event-spent = { $who } heeft de beurt al aan een snelspreuk besteed

## Worpen

why-initiative = Initiatief
why-tie = Initiatief, gelijke stand
why-attack = Aanval
why-defence = Verdediging
why-botch = Blunder
why-flight = Wegkomen
why-pursuit = Tegenhouden
why-concentration = Concentratie
why-casting = Toveren
why-fast-cast = Snelspreuk
why-spell-damage = Schade van de spreuk
why-aim = Richten van de spreuk

## Delen van een som

why-quickness = Snelheid
why-dexterity = Behendigheid
why-strength = Kracht
why-stamina = Uithouding
why-size = Omvang
why-ability = Vaardigheid
why-weapon = Wapen
why-shield = Schild
why-armour = Pantser
why-encumbrance = Belasting
why-wounds = Wonden
why-fatigue = Vermoeidheid
why-range = Afstand
why-exertion = Krachtsinspanning
why-tries = Eerdere pogingen
why-ward = Afweer
why-hinder = Hinder
why-aid = Hulp
why-finesse = Finesse
why-concentration-skill = Concentratie (vaardigheid)
why-technique = Techniek
why-form = Vorm
why-fast = Snel uitgesproken
why-again = Nog een snelspreuk
why-margin = Verschil
why-spell = Spreuk
why-level = Niveau
why-parma = Parma Magica
why-might = Macht
why-gm = Het woord van de spelleider

## Beslissingen

decision-intent = Voornemen
    .question = Wat wil { $who } in de eerste ronde doen?
decision-action = Handeling
    .question = Wat doet { $who }?
decision-target = Doelwit
    .question = Welk doelwit kiest { $who }?
decision-whom = Van of naar wie
    .question = Naar wie toe, of van wie weg, gaat { $who }?
decision-weapon = Wapen
    .question = Welk wapen pakt { $who }?
decision-spell = Spreuk
    .question = Welke spreuk spreekt { $who } uit?
decision-paces = Passen
    .question = Hoeveel passen gaat { $who }?
decision-way = Richting
    .question = Welke kant gaat { $who } op?
decision-fast-cast = Snelspreuk
    .question = Gebruikt { $who } een snelspreuk tegen de aanval?
decision-too-slow = Te traag
    .question = De snelspreuk van { $who } komt te laat. Wat nu?
decision-guard = Bescherming
    .question = Wie wordt door { $who } beschermd?
decision-react = Reactie
    .question = Reageert nu iemand die afwacht?

## Mogelijkheden

option-wait = afwachten
option-strike = toeslaan
option-shoot = schieten of werpen
option-cast = een spreuk uitspreken
option-hurry = haasten (verder niets)
option-run = rennen (verder niets, verdediging zonder wapen)
option-flee = uit het gevecht wegkomen
option-advance = dichterbij komen, dan handelen
option-withdraw = verder weg gaan, dan handelen
option-draw = een ander wapen pakken
option-guard = iemand beschermen
option-exert-attack = inspannen: bonus op de aanval
option-exert-defence = inspannen: bonus op de verdediging
option-load = laden
option-yield = overgeven
option-pass = niets doen
option-towards = erheen
option-away = ervandaan
option-let-go = de spreuk laten varen
option-cast-anyway = na de aanval alsnog uitspreken
option-spell = een spreuk uitspreken
option-nobody = niemand
option-none = geen

## Inspanning, aard, waar men is, wat een spreuk doet, hoe het afliep

exertion-none = geen krachtsinspanning
exertion-attack = krachtsinspanning bij de aanval
exertion-defence = krachtsinspanning bij de verdediging

effect-harm = schade
effect-ward = afweer
effect-hinder = hinder
effect-aid = hulp

fate-unhurt = ongedeerd
fate-hurt = gewond
fate-fled = gevlucht
fate-yielded = overgegeven
fate-unconscious = bewusteloos
fate-incapacitated = uitgeschakeld
fate-dead = dood
fate-absent = niet aanwezig

## Kenmerken

condition-waiting = wacht af
condition-exerted-attack = inspanning: aanval
condition-exerted-defence = inspanning: verdediging
condition-running = rent
condition-guarding = beschermt
condition-guarded = beschermd
condition-loses-turn = verliest een beurt
condition-warded = afweer
condition-hindered = gehinderd
condition-aided = geholpen
condition-disarmed = ontwapend
condition-mounted = te paard
condition-fast-cast = snelspreuk gebruikt
condition-unconscious = bewusteloos
condition-incapacitated = uitgeschakeld
condition-dead = dood
condition-away = weg
condition-yielded = overgegeven
condition-late = komt later
    .round = komt in ronde { $round }

## Vaardigheden en Vormen

ability-brawl = Vuistgevecht
ability-single = Eenhandige wapens
ability-great = Tweehandige wapens
ability-thrown = Werpwapens
ability-bow = Boog

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

## Getallen die de spelleider mag zetten, en waar een slag op uitkomt

figure-body = lichaamsniveau
figure-fatigue = vermoeidheidsniveau
figure-lost-turns = verloren beurten
figure-flights = pogingen om weg te komen
figure-botch-dice = blunderdobbelstenen
figure-armour = pantser
figure-shield = schild
figure-quickness = Snelheid
figure-dexterity = Behendigheid
figure-strength = Kracht
figure-stamina = Uithouding
figure-size = Omvang

outcome-defender-body = Lichaamsniveau van de verdediger
outcome-defender-dropped = Wapens die de verdediger liet vallen
outcome-attacker-body = Lichaamsniveau van de aanvaller
outcome-attacker-lost-turns = Verloren beurten van de aanvaller
outcome-attacker-dropped = Wapens die de aanvaller liet vallen

## Namen voor wat een scherm van iemand toont

label-weapons = Wapens
label-spells = Spreuken
label-dropped = gevallen
label-shots = schoten over
label-guards = beschermt

## Dingen die de catalogus niet kent, met de naam van het personageblad

any-with = met { $name }
any-the = { $name }

## Lichaamsniveaus

thing-unhurt = ongedeerd
thing-hurt = gekneusd
thing-light-wounds = lichtgewond
thing-medium-wounds = gewond
thing-heavy-wounds = zwaargewond
thing-incapacitated = uitgeschakeld
thing-dead = dood

## Vermoeidheidsniveaus

thing-fresh = fris
thing-winded = buiten adem
thing-weary = moe
thing-tired = uitgeput
thing-dazed = versuft
thing-unconscious = bewusteloos

## Wapens

thing-fist = vuist
    .with = met de vuist
    .the = de vuist
thing-kick = schop
    .with = met een schop
    .the = de schop
thing-gauntlet = pantserhandschoen
    .with = met de pantserhandschoen
    .the = de pantserhandschoen
thing-bludgeon = ploertendoder
    .with = met de ploertendoder
    .the = de ploertendoder
thing-dagger = dolk
    .with = met de dolk
    .the = de dolk
thing-knife = mes
    .with = met het mes
    .the = het mes
thing-axe = bijl
    .with = met de bijl
    .the = de bijl
thing-club = knots
    .with = met de knots
    .the = de knots
thing-hatchet = handbijl
    .with = met de handbijl
    .the = de handbijl
thing-lance = lans
    .with = met de lans
    .the = de lans
thing-mace = strijdknots
    .with = met de strijdknots
    .the = de strijdknots
thing-mace-and-chain = kettingknots
    .with = met de kettingknots
    .the = de kettingknots
thing-short-spear = korte speer
    .with = met de korte speer
    .the = de korte speer
thing-short-sword = kort zwaard
    .with = met het korte zwaard
    .the = het korte zwaard
thing-long-sword = lang zwaard
    .with = met het lange zwaard
    .the = het lange zwaard
thing-cudgel = zware knuppel
    .with = met de zware knuppel
    .the = de zware knuppel
thing-farm-implement = landbouwwerktuig
    .with = met het landbouwwerktuig
    .the = het landbouwwerktuig
thing-flail = strijdvlegel
    .with = met de strijdvlegel
    .the = de strijdvlegel
thing-pole-arm = stokwapen
    .with = met het stokwapen
    .the = het stokwapen
thing-pole-axe = lange strijdbijl
    .with = met de lange strijdbijl
    .the = de lange strijdbijl
thing-long-spear = lange speer
    .with = met de lange speer
    .the = de lange speer
thing-great-sword = tweehandig zwaard
    .with = met het tweehandige zwaard
    .the = het tweehandige zwaard
thing-staff = staf
    .with = met de staf
    .the = de staf
thing-war-hammer = strijdhamer
    .with = met de strijdhamer
    .the = de strijdhamer
thing-throwing-axe = werpbijl
    .with = met de werpbijl
    .the = de werpbijl
thing-javelin = werpspeer
    .with = met de werpspeer
    .the = de werpspeer
thing-throwing-knife = werpmes
    .with = met het werpmes
    .the = het werpmes
thing-sling = slinger
    .with = met de slinger
    .the = de slinger
thing-stone = steen
    .with = met de steen
    .the = de steen
thing-short-bow = korte boog
    .with = met de korte boog
    .the = de korte boog
thing-long-bow = lange boog
    .with = met de lange boog
    .the = de lange boog
thing-crossbow = kruisboog
    .with = met de kruisboog
    .the = de kruisboog
thing-bite = beet
    .with = met een beet
    .the = de beet
thing-claws = klauwen
    .with = met de klauwen
    .the = de klauwen
thing-tusks = slagtanden
    .with = met de slagtanden
    .the = de slagtanden
thing-uprooted-tree = ontwortelde boom
    .with = met de ontwortelde boom
    .the = de ontwortelde boom

## Schilden

thing-buckler = beukelaar
thing-round-shield = rond schild
thing-heater-shield = driehoekig schild

## Pantsers

thing-quilted = gewatteerd pantser
thing-heavy-leather = zwaar leren pantser
thing-metal-reinforced-leather = met metaal versterkt leer
thing-leather-scale = leren schubbenpantser
thing-metal-scale = metalen schubbenpantser
thing-chain = maliënkolder

## Spreuken

thing-lance-of-embers = gloeiende lans
thing-stroke-from-a-clear-sky = donderslag bij heldere hemel
thing-flung-stones = stenenworp
thing-withering-touch = verdorrende aanraking
thing-turning-wind = kerende wind
thing-wall-of-the-moment = muur van het ogenblik
thing-skin-of-oak = eikenhuid
thing-clinging-roots = grijpende wortels
thing-leaden-limbs = loden ledematen
thing-glare-of-noon = middaggloed
thing-sudden-dread = plotselinge angst
thing-eye-of-the-hawk = oog van de havik
thing-feet-of-the-hare = voeten van de haas
thing-heart-of-the-bear = hart van de beer

## Wezens

thing-archer = Boogschutter
thing-bear = Beer
thing-boar = Wild zwijn
thing-brigand = Struikrover
thing-brigand-captain = Roverhoofdman
thing-crossbowman = Kruisboogschutter
thing-ghoul = Lijkeneter
thing-hedge-wizard = Dorpstovenaar
thing-knight = Ridder
thing-magus = Magus
thing-man-at-arms = Wapenknecht
thing-mounted-knight = Ridder te paard
thing-ogre = Oger
thing-peasant = Boer
thing-shield-grog = Schildgrog
thing-wolf = Wolf

# Wat er mis is met wat iemand schreef.

fault-tenths = lasten worden in tienden geteld: { $near }, niet { $load }
fault-covers =
    { THING($name) } bedekt het lichaam { $cover ->
        [full] helemaal, niet gedeeltelijk
        *[other] gedeeltelijk, niet helemaal
    }
fault-of-another =
    { $effect ->
        [harm] schade doen heeft alleen schade
        [ward] een bescherming heeft alleen incasseren en afgeweerde aanvallen
        [hinder] een hinder heeft alleen verloren beurten en een aftrek
        *[aid] een hulp heeft alleen aanval, verdediging en incasseren
    }; laat dit weg
fault-does-nothing =
    { $effect ->
        [harm] schade doen doet niets zonder schade
        [ward] een bescherming doet niets zonder incasseren of afgeweerde aanvallen
        [hinder] een hinder doet niets zonder verloren beurten of een aftrek
        *[aid] een hulp doet niets zonder aanval, verdediging of incasseren
    }
fault-score-twice = deze vaardigheid heeft zowel een score als ervaring; schrijf een van beide
fault-out-already = { $lost } niveaus lager zou het al uitgeschakeld zijn; hoogstens { $most } zijn mogelijk
fault-guards-itself = niemand beschermt zichzelf; geef de naam van een vriend
fault-guarded = wie beschermd wordt, beschermt niemand (AM-4.9)
fault-kind-spell = spreuk
fault-kind-ladder-of-levels = reeks niveaus
fault-kind-friend-called = vriend
fault-no-cover = hier staan geen cijfers voor gedeeltelijk of volledig ('partial', 'full'); minstens een van beide is nodig
fault-out-last = de niveaus waarop men uitgeschakeld is ('out: true') komen het laatst, na minstens één ander
fault-out-twice = een lichaam heeft minstens twee niveaus waarop men uitgeschakeld is ('out: true'): uitgeschakeld en dood
fault-out-once = hoogstens één vermoeidheidsniveau, het laatste, is uitgeschakeld ('out: true'): bewusteloos
fault-levels-of =
    { $kind ->
        [body] dit zijn vermoeidheidsniveaus; hier horen lichaamsniveaus
        *[fatigue] dit zijn lichaamsniveaus; hier horen vermoeidheidsniveaus
    }
fault-many-ladders = er zijn { $number } verschillende reeksen niveaus; hoogstens { $most } zijn mogelijk
