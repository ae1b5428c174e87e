# iskuhetki in het Nederlands. De variabelen staan uitgelegd bovenaan en.ftl.
#
# Wapens uit de catalogus hebben de vormen .with (met het zwaard) en .the (het zwaard), trefplaatsen de vorm .in (in de
# borst).

## Wat er gebeurt

event-initiative = { $who }: initiatief { $total }
event-round = Ronde { $round }
event-moment = Ronde { $round }, slagmoment { $moment }
event-turn = Aan de beurt: { $who }
event-together = { $who } handelt tegelijk met { $other }
event-waits = { $who } wacht af
event-reacts = { $who } reageert
event-passes = { $who } doet niets
event-joins = { $who } mengt zich in het gevecht
event-no-room = { $who } wacht tot er plaats is op het veld
event-leaves = { $who } verlaat het gevecht
event-yields = { $who } geeft zich over
event-wins = Winnaar: { $side }
event-drawn = Het gevecht eindigt onbeslist
event-round-limit = Afgebroken na { $rounds } ronden: onbeslist
event-stunned = { $who } verliest de actie
event-moves =
    { $manner ->
        [place] { $who } verplaatst zich naar { $place }
        [towards] { $who } gaat op { $other } af, vakken: { $hexes }
        [away] { $who } gaat bij { $other } vandaan, vakken: { $hexes }
       *[plain] { $who } verplaatst zich, vakken: { $hexes }
    }
event-counters =
    { $manner ->
        [place] { $who } doet een tegenzet naar { $place }
        [towards] { $who } doet een tegenzet naar { $other } toe, vakken: { $hexes }
        [away] { $who } doet een tegenzet bij { $other } vandaan, vakken: { $hexes }
       *[plain] { $who } doet een tegenzet, vakken: { $hexes }
    }
event-counter-fails = { $who } is te laat voor een tegenzet: { $roll } (kans { $chance })
event-walks =
    { $gait ->
        [run] { $who } rent
       *[walk] { $who } loopt
    }{ $manner ->
        [place] {" "}naar { $place }
        [towards] {" "}op { $other } af, vakken: { $hexes }
        [away] {" "}bij { $other } vandaan, vakken: { $hexes }
       *[plain] , vakken: { $hexes }
    }
event-stopped = { $other } houdt { $who } tegen
event-faces =
    { $direction ->
        [e] { $who } keert zich naar het oosten
        [se] { $who } keert zich naar het zuidoosten
        [sw] { $who } keert zich naar het zuidwesten
        [w] { $who } keert zich naar het westen
        [nw] { $who } keert zich naar het noordwesten
       *[ne] { $who } keert zich naar het noordoosten
    }
event-strikes =
    { $roll ->
        [0] { $who } haalt uit naar { $other } { THING($weapon, form: "with") }: de opening maakt er een speciaal succes van
       *[other] { $who } haalt uit naar { $other } { THING($weapon, form: "with") }: { $roll } (kans { $chance })
    }
event-shoots = { $who } schiet op { $other } { THING($weapon, form: "with") }: { $roll } (kans { $chance })
event-throws = { $who } werpt { THING($weapon, form: "the") } naar { $other }: { $roll } (kans { $chance })
event-grade =
    { $grade ->
        [fumble] { $who } blundert bij de aanval!
        [failure] { $who } faalt
        [success] { $who } slaagt
        [special] { $who }: een speciaal succes!
       *[critical] { $who }: een kritiek succes!
    }
event-misses = { $who } mist { $other }
event-defends =
    { $way ->
        [dodge] { $who } ontwijkt: { $roll } (kans { $chance })
       *[parry] { $who } pareert: { $roll } (kans { $chance })
    }
event-defence-grade =
    { $grade ->
        [fumble] { $who } blundert bij het { $way ->
            [dodge] ontwijken!
           *[parry] pareren!
        }
        [failure] { $who } slaagt er niet in te { $way ->
            [dodge] ontwijken
           *[parry] pareren
        }
        [success] { $who } weet te { $way ->
            [dodge] ontwijken
           *[parry] pareren
        }
        [special] { $who }: een speciale { $way ->
            [dodge] ontwijking!
           *[parry] parade!
        }
       *[critical] { $who }: een kritieke { $way ->
            [dodge] ontwijking!
           *[parry] parade!
        }
    }
event-stops =
    { $way ->
        [dodge] { $who } ontkomt aan de aanval van { $other }
       *[parry] { $who } stopt de aanval van { $other }
    }
event-location = { $who } wordt geraakt { THING($location, form: "in") }
event-damage = { $who } doet { $other } { $damage } schade, vóór het pantser
event-absorbed = Het pantser van { $who } houdt { $armour } tegen ({ THING($location) })
event-wound =
    { $wound ->
        [cut] { $who } krijgt een snee { THING($location, form: "in") }: { $points }
        [bruise] { $who } krijgt een kneuzing { THING($location, form: "in") }: { $points }
        [stab] { $who } krijgt een steekwond { THING($location, form: "in") }: { $points }
        [hack] { $who } krijgt een bloedende kneuzing { THING($location, form: "in") }: { $points }
       *[burn] { $who } krijgt een brandwond { THING($location, form: "in") }: { $points }
    }
event-hp = { $who }, { THING($location) }: { $hp } van { $full } HP
event-blood = { $who } verliest bloed: { $lost } BP, nog { $left }
event-bleeds = { $who } bloedt uit de wond, bloedtellers: { $counters }
event-crack = { $who }: het bot scheurt ({ THING($location) })
event-break = { $who }: het bot breekt ({ THING($location) })
event-organ =
    { $organ ->
        [badly] { $who }: een orgaan is zwaar gewond ({ THING($location) })
       *[hurt] { $who }: een orgaan is gewond ({ THING($location) })
    }
event-useless = { $who }: onbruikbaar: { THING($location) }
event-maimed = { $who }: voorgoed verminkt: { THING($location) }
event-faints = { $who } valt flauw
event-out-for-good = { $who } raakt bewusteloos en komt niet meer bij
event-dies = { $who } sterft
event-falls = { $who } valt op de grond
event-stands = { $who } staat op
event-drops = { $who } laat { THING($weapon, form: "the") } vallen
event-takes =
    { $manner ->
        [pick-up] { $who } raapt { THING($weapon, form: "the") } op
        [put-away] { $who } bergt { THING($weapon, form: "the") } op
       *[draw] { $who } pakt { THING($weapon, form: "the") }
    }
event-keeps-special = { $who } bewaart het speciale succes tegen { $other } voor het volgende slagmoment
event-opening =
    { $opening ->
        [attack] { $who } krijgt een opening tegen { $other }: een aanval die als speciaal telt
       *[manoeuvre] { $who } krijgt een opening tegen { $other }: een manoeuvre
    }
event-manoeuvre = { $who } probeert een manoeuvre tegen { $other }: { THING($manoeuvre) }
event-second =
    { $happens ->
        [yes] { $who } brengt de manoeuvre tot een goed einde: { $roll } (kans { $chance })
       *[no] { $who } brengt de manoeuvre niet tot een goed einde: { $roll } (kans { $chance })
    }
event-saved = { $who } verijdelt de poging van { $other }: { $roll }, onder { $limit }
event-not-saved = { $who } kan de poging van { $other } niet verijdelen: { $roll }, niet onder { $limit }
event-tries = { $who } probeert tegen { $other }: { THING($manoeuvre) }, { $roll } (kans { $chance })
event-blinded = { $who } is verblind
event-sees = { $who } kan weer zien: { $roll }
event-still-blind = { $who } kan nog steeds niets zien: { $roll }
event-worn = { $who }: { THING($weapon) } slijt, tellers: { $counters }
event-broken = { $who }: { THING($weapon) } breekt
event-holds = { $who }: { THING($weapon) } houdt het: { $roll } (drempel { $threshold })
event-disarmed =
    { $hexes ->
        [0] { $who } is ontwapend: { THING($weapon) } valt op de grond
       *[other] { $who } is ontwapend: { THING($weapon) } vliegt weg, vakken: { $hexes }
    }
event-drawn-closer = { $other } trekt { $who } dichterbij
event-evades = { $who } glipt weg, vakken: { $hexes }
event-grappled = { $other } grijpt { $who } vast
event-free = { $who } is los van { $other }
event-held = { $who } komt niet los van { $other }
event-knocked-out = { $who } wordt buiten westen geslagen
event-pushed = { $other } duwt { $who } achteruit, vakken: { $hexes }
event-hurled =
    { $metres ->
        [0] { $other } laat { $who } wankelen, vakken: { $hexes }
       *[other] { $other } smijt { $who } weg, vakken: { $hexes }, als een val van { $metres } m
    }
event-too-heavy = { $who } is { $other } te zwaar om weg te smijten
event-shouts = { $who } schreeuwt naar { $other }: { $roll } (kans { $chance })
event-startled = { $who } schrikt en verliest de volgende actie
event-flees = { $who } slaat op de vlucht, slagmomenten: { $moments }
event-stun = { $who } is verdoofd, slagmomenten: { $moments }
event-alight = { $who } vat vlam: { THING($location) }
event-burns = { $who } brandt: { THING($location) }, { $hp } HP
event-doused =
    { $manner ->
        [self] { $who } dooft de vlammen: { THING($location) }
       *[other] { $who } dooft de vlammen op { $other }: { THING($location) }
    }
event-still-burns =
    { $manner ->
        [self] { $who } krijgt de vlammen niet uit: { THING($location) }
       *[other] { $who } krijgt de vlammen op { $other } niet uit: { THING($location) }
    }
event-spreads = Het vuur op { $who } breidt zich uit: { THING($location) }
event-impact = { $who } smakt neer, als een val van { $metres } m
event-reloads = { $who } laadt { THING($weapon, form: "the") }: { $steps } van { $needed }
event-aims = { $who } mikt op { $other }, slagmomenten: { $steps }
event-covers = { $who } dekt zich achter het schild: { THING($cover) }
event-covered = Het schild van { $who } vangt het op ({ THING($location) })
event-shield-worn = { $who }: { THING($weapon) } slijt, tellers: { $counters }
event-pierced = Door het schild van { $who } komt { $points } schade ({ THING($location) })
event-stuck = { $who }: de pijl blijft steken { THING($location, form: "in") }
event-pulled = { $who } rukt de pijl eruit ({ THING($location) })
event-strays = Het schot van { $who } dwaalt af naar { $other }
event-no-arrows = { $who } heeft geen pijlen meer ({ THING($weapon) })
event-armour-worn = { $who }: het pantser slijt ({ THING($location) }), tellers: { $counters }
event-armour-breaks = { $who }: het pantser begeeft het ({ THING($location) }), PP nu { $points }
event-tires = { $who } wordt moe: EP { $stamina }
event-rests = { $who } komt op adem: EP { $stamina }
event-bleeding = { $who } bloedt: { $lost } BP, nog { $left }
event-spared = { $who } bloedt deze ronde niet
event-clots = { $who }: het bloeden neemt af, tellers weg { $gone }, nog { $left }
event-aids =
    { $manner ->
        [self] { $who } verbindt een wond ({ THING($location) })
       *[other] { $who } geeft { $other } eerste hulp ({ THING($location) })
    }
event-aided =
    { $grade ->
        [fumble] { $who } maakt de wond{ $manner ->
            [self] {""}
           *[other] {" "}van { $other }
        } erger, en die bloedt nog ({ THING($location) })
       *[other] { $who } stelpt de wond{ $manner ->
            [self] {""}
           *[other] {" "}van { $other }
        } ({ THING($location) }), HP terug: { $points }
    }
event-poisoned = Het gif werkt bij { $who }: { $roll } (kans { $chance })
event-resists = { $who } doorstaat het gif: { $roll } (kans { $chance })
event-heart-stops = Het hart van { $who } staat stil
event-wakes = { $who } komt bij
event-stays = { $who } blijft bij bewustzijn: { $roll } (kans { $chance })
event-notices = { $who } merkt het gevaar op
event-opens = { $who } opent een deur
event-closes = { $who } sluit een deur
event-naked-hit = De klap komt niet door het pantser van { $who }
event-shares =
    { $way ->
        [parry] { $who } vertrouwt op pareren
        [parry-off] { $who } vertrouwt op pareren met de andere hand
        [dodge] { $who } vertrouwt op ontwijken
        [dual] { $who } pareert met beide wapens, eerst de hoofdhand
       *[dual-off] { $who } pareert met beide wapens, eerst de andere hand
    }
event-announces =
    { $attacks ->
        [yes] { $who } gaat { $other } ook aanvallen
       *[no] { $who } laat { $other } met rust
    }
event-fumbles = { $who } blundert

## Worpen

why-initiative = Initiatief
why-attack = Aanval
why-defence = Verdediging
why-second = Tweede worp
why-pure-special = Speciale poging
why-pure-defence = Verijdelen
why-counter-move = Tegenzet
why-location = Trefplaats
why-damage = Schade
why-damage-bonus = Schadebonus
why-charge = Schade uit de aanloop
why-bone = Bot
why-organ = Orgaan
why-pain = De pijn verdragen
why-shock = Borst, CON x 2
why-threshold = Breekdrempel
why-wear = Slijtage
why-armour-quality = Kwaliteit van het pantser
why-bleeding = Bloeden, CON
why-rest-bleeding = Bloeden in rust, CON
why-heart = Hart
why-stay-awake = Bij bewustzijn blijven
why-wake = Bijkomen
why-rest = Rust
why-spread = Vuur breidt zich uit
why-douse = Doven
why-clear-eyes = De ogen vrijmaken
why-break-counters = Slijtagetellers
why-disarm-distance = Hoe ver het wapen valt
why-disarm-direction = Welke kant het wapen op valt
why-voice = Stem
why-flight = Slagmomenten van vlucht
why-wrestle = Worstelen, STR
why-hurl-direction = Welke kant op
why-impact = Smak
why-stray = Wie het raakt
why-poison = Het gif doorstaan
why-first-aid = Eerste hulp
why-catch-fire = Wat vlam vat
why-knocked-out = Bijkomen uit de verdoving

## Delen van een som

why-dex = DEX
why-ep = EP
why-skill = Vaardigheid
why-range = Afstand
why-aimed = Gericht op een trefplaats
why-behind = Van achteren
why-beside = Van opzij
why-target-down = Doelwit op de grond
why-self-down = Op de grond
why-blind = Verblind
why-dark = Donker
why-target-moves = Doelwit beweegt
why-self-moves = In beweging
why-tired = Vermoeid
why-bones = Gebroken botten
why-half = Halve vaardigheid
why-dual-half = Helft van twee wapens
why-kept-back = Achtergehouden
why-points = Punten over
why-limit = Grens voor speciaal
why-pure = Speciale poging
why-thrown = Werpafstand
why-band = Schootsafstand
why-accuracy = Zuiverheid van de pijl
why-snap = Meteen geschoten
why-aiming = Gemikt schot
why-strayed = Afgedwaald, halve vaardigheid
why-initiative-part = Initiatief
why-dice = Dobbelstenen
why-bonus = Schadebonus
why-worn = Slijtage
why-charge-dice = Aanloop
why-water = Water
why-cloth = Noodverband
why-halved = Gehalveerd
why-resistance = Weerstand
why-first = Kans van de aanvalsworp
why-gm = Het woord van de spelleider

## Beslissingen

decision-action = Actie
    .question = Wat doet { $who }?
decision-target = Doelwit
    .question = Wie kiest { $who }?
decision-weapon = Wapen
    .question = Welk wapen kiest { $who }?
decision-aim = Trefplaats
    .question = Op welke trefplaats mikt { $who }?
decision-manoeuvre = Manoeuvre
    .question = Welke manoeuvre kiest { $who }?
decision-blow = Gewone schade
    .question = Doet { $who } ook de gewone schade?
decision-defence = Verdediging
    .question = Hoe beantwoordt { $who } de aanval?
decision-main-way = Hoofdverdediging
    .question = Er kunnen nog anderen aanvallen. Waar vertrouwt { $who } op, met de volle vaardigheid?
decision-points = Punten
    .question = Hoeveel punten zet { $who } in tegen deze aanval?
decision-pure-defence = Verijdelen
    .question = Probeert { $who } de speciale poging te verijdelen?
decision-counter-move = Tegenzet
    .question = Antwoordt { $who } met een tegenzet?
decision-place = Vak
    .question = Naar welk vak gaat { $who }?
decision-whom = Naar of van wie
    .question = Naar wie toe of bij wie vandaan gaat { $who }?
decision-hexes = Vakken
    .question = Hoeveel vakken gaat { $who } (onder 0: ervandaan)?
decision-facing = Kijkrichting
    .question = Welke kant kijkt { $who } op?
decision-follow = Vervolg
    .question = Wat doet { $who } vanuit de beweging?
decision-location = Plaats
    .question = Welke trefplaats kiest { $who }?
decision-patient = Gewonde
    .question = Om wie bekommert { $who } zich?
decision-wound = Wond
    .question = Welke wond kiest { $who }?
decision-cover = Dekking
    .question = Waarvoor houdt { $who } het schild?
decision-arrow = Pijl
    .question = Welke pijl neemt { $who }?
decision-door = Deur
    .question = De deur aan welke kant kiest { $who }?
decision-react = Reactie
    .question = Reageert nu iemand die afwacht?
decision-drop = Hand
    .question = In welke hand neemt { $who } het?
decision-announce = Aanvalsplan
    .question = Gaat { $who } dezelfde in dit slagmoment ook aanvallen?

## Mogelijkheden

option-wait = afwachten
option-strike = slaan
option-aimed = slaan op een gekozen trefplaats
option-special = een manoeuvre proberen (geen gewone schade)
option-opening = de opening benutten
option-shoot = schieten
option-aimed-shot = schieten op een gekozen trefplaats
option-aim = mikken
option-reload = laden
option-throw = werpen
option-move = één vak verplaatsen
option-walk = lopen
option-run = rennen
option-ready = een ander wapen pakken
option-stand = opstaan
option-clear-eyes = de ogen vrijmaken
option-break-free = losbreken
option-douse = vlammen doven (kost ook de verdediging)
option-first-aid = eerste hulp geven
option-pull-arrow = een pijl eruit rukken
option-door = een deur openen of sluiten
option-yield = zich overgeven
option-leave = het gevecht verlaten
option-pass = niets doen
option-nothing = niets meer
option-charge = aanstormen: slaan uit de beweging
option-chase = de vluchtende slaan (-25)
option-keep = ook de schade
option-leave-out = alleen de manoeuvre
option-halve = de helft van de schade
option-parry = pareren
option-parry-off = pareren (andere hand)
option-dodge = ontwijken
option-cover = dekking achter het schild
option-none = geen verdediging
option-dual = beide wapens, eerst de hoofdhand
option-dual-off = beide wapens, eerst de andere hand
option-no-manoeuvre = geen manoeuvre
option-main-hand = hoofdhand
option-off-hand = andere hand
option-nobody = niemand
option-yes = ja
option-no = nee
option-e = oost
option-se = zuidoost
option-sw = zuidwest
option-w = west
option-nw = noordwest
option-ne = noordoost
option-belt = aan de gordel
option-ground = op de grond

## Manoeuvres

thing-blind = verblinden
thing-break-weapon = het wapen breken
thing-disarm = ontwapenen
thing-draw-closer = dichterbij trekken
thing-dual-wield = ook met het andere wapen slaan
thing-evade = wegglippen
thing-grapple = vastgrijpen
thing-knockdown = neerslaan
thing-knockout = buiten westen slaan
thing-overpower = overweldigen
thing-precision-stab = precisiesteek
thing-push = wegduwen
thing-shout = schreeuwen
thing-stun = verdoven
thing-swing = slag met een steekwapen
thing-set-alight = in brand steken
thing-thrust = steek met een houwwapen

## Soorten wonden

thing-cut = snee
thing-bruise = kneuzing
thing-stab = steekwond
thing-hack = bloedende kneuzing
thing-burn = brandwond

## Waarvoor een schild gehouden wordt

thing-cover-none = niets
thing-cover-body = buik, borst en armen
thing-cover-head = hoofd, borst en armen
thing-cover-body-thigh = buik, borst, armen en dij
thing-cover-body-head = buik, borst, armen en hoofd
thing-cover-all = het hele lichaam

## Hoe een worp ging, wat een wond deed, soorten, aard, waar iets is, hoe het afliep

grade-fumble = blunder
grade-failure = mislukt
grade-success = gewone treffer
grade-special = speciaal
grade-critical = kritiek

bone-crack = bot gescheurd
bone-break = bot gebroken

organ-hurt = orgaan gewond
organ-badly = orgaan zwaar gewond

kind-head = hoofd
kind-chest = borst
kind-abdomen = buik
kind-leg = been
kind-arm = arm
kind-limb = ander lichaamsdeel

damage-blade = snijdend
damage-blunt = stomp
damage-hack = hakkend
damage-piercing = stekend
damage-fire = vuur

material-soft = zacht
material-hard = hard leer
material-metal = metaal
material-hide = eigen huid

sleep-awake = wakker
sleep-fainted = flauwgevallen
sleep-knocked-out = buiten westen
sleep-for-good = voorgoed bewusteloos

opening-none = geen opening
opening-manoeuvre = opening: een manoeuvre
opening-attack = opening: een speciale aanval

hand-main = hoofdhand
hand-off = andere hand

class-none = geen pantser
class-light = licht pantser
class-medium = middelzwaar pantser
class-heavy = zwaar pantser

fate-unhurt = ongedeerd
fate-hurt = gewond
fate-away = ontkomen
fate-yielded = overgegeven
fate-unconscious = bewusteloos
fate-dead = dood
fate-absent = niet aanwezig

## Kenmerken

condition-dead = dood
condition-unconscious = bewusteloos
condition-down = op de grond
condition-stunned = verdoofd
condition-blinded = verblind
condition-grappled = vastgegrepen
condition-burning = in brand
condition-disarmed = ontwapend
condition-fleeing = vlucht
condition-startled = geschrokken
condition-bleeding = bloedt
condition-unaware = nietsvermoedend
condition-waiting = wacht af
condition-opening = heeft een opening
condition-covered = achter het schild
condition-aiming = mikt
condition-aiding = bezig met eerste hulp
condition-maimed = verminkt
condition-poisoned = vergiftigd
condition-tired = uitgeput
condition-away = weg
condition-yielded = overgegeven
condition-late = komt later
    .round = komt in ronde { $round }

## Cijfers die de spelleider mag zetten, en wat een slag oplevert

figure-blood = BP
figure-stamina = EP
figure-initiative = initiatief
figure-attacks-left = aanvalsacties over
figure-defences-left = verdedigingsacties over
figure-down = op de grond (1: ja)
figure-blinded = verblind (1: ja)
figure-alert = op zijn hoede (0: nietsvermoedend)
figure-sleep = bewusteloos (0 wakker, 1 flauwgevallen, 2 buiten westen, 3 voorgoed)
figure-dead = dood (1: ja)
figure-pain = straf voor botten
figure-poison-left = ronden gif over
figure-hurt1 = schade aan trefplaats 1
figure-hurt2 = schade aan trefplaats 2
figure-hurt3 = schade aan trefplaats 3
figure-hurt4 = schade aan trefplaats 4
figure-hurt5 = schade aan trefplaats 5
figure-hurt6 = schade aan trefplaats 6
figure-hurt7 = schade aan trefplaats 7
figure-hurt8 = schade aan trefplaats 8
figure-hurt9 = schade aan trefplaats 9
figure-hurt10 = schade aan trefplaats 10
figure-hurt11 = schade aan trefplaats 11
figure-hurt12 = schade aan trefplaats 12
figure-hurt13 = schade aan trefplaats 13
figure-hurt14 = schade aan trefplaats 14
figure-hurt15 = schade aan trefplaats 15
figure-hurt16 = schade aan trefplaats 16
figure-hurt17 = schade aan trefplaats 17
figure-hurt18 = schade aan trefplaats 18
figure-hurt19 = schade aan trefplaats 19
figure-hurt20 = schade aan trefplaats 20

outcome-defender-hurt = HP verloren door de verdediger
outcome-defender-blood = BP verloren door de verdediger
outcome-defender-bleeding = Bloedtellers van de verdediger
outcome-defender-pain = Straf voor botten van de verdediger
outcome-defender-down = Verdediger op de grond
outcome-defender-unconscious = Verdediger bewusteloos
outcome-defender-dead = Verdediger dood
outcome-defender-wear = Slijtagetellers bij de verdediger
outcome-defender-dropped = Door de verdediger verloren spullen
outcome-attacker-hurt = HP verloren door de aanvaller
outcome-attacker-wear = Slijtagetellers bij de aanvaller
outcome-attacker-dropped = Door de aanvaller verloren spullen

## Namen van de cijfers die een scherm van iemand toont

label-dark = donker
label-locations = Trefplaatsen
label-wounds = Wonden
label-items = Wapens en schilden
label-arrows = Pijlen
label-pieces = Pantser
label-poison = vergif
label-hp = HP
label-armour = PP
label-hurt = schade
label-burning = in brand
label-useless = onbruikbaar
label-maimed = verminkt
label-fractured = gebroken
label-points = punten
label-bleed = bloedtellers
label-bleeding = bloedtellers
label-arrow = pijl erin
label-staunched = gestelpt
label-natural = van het lichaam
label-wear = slijtage
label-level = niveau
label-broken = stuk
label-dropped = gevallen
label-left = over
label-nocked = op de pees
label-loaded = geladen
label-aim = mikt op
label-opening = opening

## Eigen spullen en trefplaatsen, met de naam van het blad

any-with = met { $name }
any-the = { $name }
any-in = op de plaats { $name }

## Wapens, schilden, lichaamsdelen die vechten

thing-knife = mes
    .with = met het mes
    .the = het mes
thing-dagger = dolk
    .with = met de dolk
    .the = de dolk
thing-short-sword = kort zwaard
    .with = met het korte zwaard
    .the = het korte zwaard
thing-scimitar = kromsabel
    .with = met de kromsabel
    .the = de kromsabel
thing-rapier = degen
    .with = met de degen
    .the = de degen
thing-long-sword = lang zwaard
    .with = met het lange zwaard
    .the = het lange zwaard
thing-broadsword = slagzwaard
    .with = met het slagzwaard
    .the = het slagzwaard
thing-bastard-sword = bastaardzwaard
    .with = met het bastaardzwaard
    .the = het bastaardzwaard
thing-great-sword = tweehandig zwaard
    .with = met het tweehandige zwaard
    .the = het tweehandige zwaard
thing-hand-axe = handbijl
    .with = met de handbijl
    .the = de handbijl
thing-battle-axe = strijdbijl
    .with = met de strijdbijl
    .the = de strijdbijl
thing-great-axe = grote bijl
    .with = met de grote bijl
    .the = de grote bijl
thing-light-club = lichte knuppel
    .with = met de lichte knuppel
    .the = de lichte knuppel
thing-heavy-club = zware knuppel
    .with = met de zware knuppel
    .the = de zware knuppel
thing-light-mace = lichte strijdknots
    .with = met de lichte strijdknots
    .the = de lichte strijdknots
thing-heavy-mace = zware strijdknots
    .with = met de zware strijdknots
    .the = de zware strijdknots
thing-war-hammer = strijdhamer
    .with = met de strijdhamer
    .the = de strijdhamer
thing-great-hammer = moker
    .with = met de moker
    .the = de moker
thing-flail = vlegel
    .with = met de vlegel
    .the = de vlegel
thing-morning-star-flail = kettingmorgenster
    .with = met de kettingmorgenster
    .the = de kettingmorgenster
thing-quarterstaff = vechtstok
    .with = met de vechtstok
    .the = de vechtstok
thing-short-spear = korte speer
    .with = met de korte speer
    .the = de korte speer
thing-long-spear = lange speer
    .with = met de lange speer
    .the = de lange speer
thing-trident = drietand
    .with = met de drietand
    .the = de drietand
thing-halberd = hellebaard
    .with = met de hellebaard
    .the = de hellebaard
thing-pike = piek
    .with = met de piek
    .the = de piek
thing-lance = lans
    .with = met de lans
    .the = de lans
thing-boar-spear = zwijnspriet
    .with = met de zwijnspriet
    .the = de zwijnspriet
thing-whip = zweep
    .with = met de zweep
    .the = de zweep
thing-torch = fakkel
    .with = met de fakkel
    .the = de fakkel
thing-cosh = ploertendoder
    .with = met de ploertendoder
    .the = de ploertendoder
thing-pitchfork = hooivork
    .with = met de hooivork
    .the = de hooivork
thing-scythe = zeis
    .with = met de zeis
    .the = de zeis
thing-sand = zand
    .with = met het zand
    .the = het zand
thing-powder = poeder
    .with = met het poeder
    .the = het poeder
thing-self-bow = boog
    .with = met de boog
    .the = de boog
thing-long-bow = lange boog
    .with = met de lange boog
    .the = de lange boog
thing-composite-bow = composietboog
    .with = met de composietboog
    .the = de composietboog
thing-light-crossbow = lichte kruisboog
    .with = met de lichte kruisboog
    .the = de lichte kruisboog
thing-medium-crossbow = kruisboog
    .with = met de kruisboog
    .the = de kruisboog
thing-heavy-crossbow = zware kruisboog
    .with = met de zware kruisboog
    .the = de zware kruisboog
thing-javelin = werpspies
    .with = met de werpspies
    .the = de werpspies
thing-throwing-axe = werpbijl
    .with = met de werpbijl
    .the = de werpbijl
thing-throwing-knife = werpmes
    .with = met het werpmes
    .the = het werpmes
thing-sling = slinger
    .with = met de slinger
    .the = de slinger
thing-rock = steen
    .with = met de steen
    .the = de steen
thing-boulder = rotsblok
    .with = met het rotsblok
    .the = het rotsblok
thing-tree-trunk = boomstam
    .with = met de boomstam
    .the = de boomstam
thing-buckler = beukelaar
    .with = met de beukelaar
    .the = de beukelaar
thing-target = rondas
    .with = met de rondas
    .the = de rondas
thing-round-shield = rond schild
    .with = met het ronde schild
    .the = het ronde schild
thing-heater = driehoeksschild
    .with = met het driehoeksschild
    .the = het driehoeksschild
thing-kite = vliegerschild
    .with = met het vliegerschild
    .the = het vliegerschild
thing-full-shield = groot schild
    .with = met het grote schild
    .the = het grote schild
thing-fist = vuist
    .with = met de vuist
    .the = de vuist
thing-kick = trap
    .with = met een trap
    .the = de trap
thing-bite = beet
    .with = met een beet
    .the = de beet
thing-claw = klauw
    .with = met de klauw
    .the = de klauw
thing-horns = hoorns
    .with = met de hoorns
    .the = de hoorns
thing-tusk = slagtand
    .with = met de slagtand
    .the = de slagtand
thing-hoof = hoef
    .with = met de hoef
    .the = de hoef
thing-stomp = stamp
    .with = met een stamp
    .the = de stamp
thing-slam = beuk
    .with = met een beuk
    .the = de beuk
thing-beak = snavel
    .with = met de snavel
    .the = de snavel
thing-talon = grijpklauw
    .with = met de grijpklauw
    .the = de grijpklauw
thing-sting = angel
    .with = met de angel
    .the = de angel
thing-coil = wurggreep
    .with = met een wurggreep
    .the = de wurggreep

## Trefplaatsen

thing-right-shin = rechterscheenbeen
    .in = in het rechterscheenbeen
thing-left-shin = linkerscheenbeen
    .in = in het linkerscheenbeen
thing-right-thigh = rechterdij
    .in = in de rechterdij
thing-left-thigh = linkerdij
    .in = in de linkerdij
thing-abdomen = buik
    .in = in de buik
thing-chest = borst
    .in = in de borst
thing-right-upper-arm = rechterbovenarm
    .in = in de rechterbovenarm
thing-right-forearm = rechteronderarm
    .in = in de rechteronderarm
thing-right-hand = rechterhand
    .in = in de rechterhand
thing-left-upper-arm = linkerbovenarm
    .in = in de linkerbovenarm
thing-left-forearm = linkeronderarm
    .in = in de linkeronderarm
thing-left-hand = linkerhand
    .in = in de linkerhand
thing-head = hoofd
    .in = in het hoofd
thing-right-wing = rechtervleugel
    .in = in de rechtervleugel
thing-left-wing = linkervleugel
    .in = in de linkervleugel
thing-right-arm = rechterarm
    .in = in de rechterarm
thing-left-arm = linkerarm
    .in = in de linkerarm
thing-right-hind-leg = rechterachterpoot
    .in = in de rechterachterpoot
thing-left-hind-leg = linkerachterpoot
    .in = in de linkerachterpoot
thing-hindquarters = achterlijf
    .in = in het achterlijf
thing-barrel = romp
    .in = in de romp
thing-right-foreleg = rechtervoorpoot
    .in = in de rechtervoorpoot
thing-left-foreleg = linkervoorpoot
    .in = in de linkervoorpoot
thing-tail = staart
    .with = met de staart
    .the = de staart
    .in = in de staart
thing-right-claw = rechterklauw
    .in = in de rechterklauw
thing-left-claw = linkerklauw
    .in = in de linkerklauw
thing-belly = onderbuik
    .in = in de onderbuik
thing-breast = voorborst
    .in = in de voorborst
thing-forebody = voorlijf
    .in = in het voorlijf
thing-right-hind-legs = rechterachterpoten
    .in = in de rechterachterpoten
thing-left-hind-legs = linkerachterpoten
    .in = in de linkerachterpoten
thing-right-forelegs = rechtervoorpoten
    .in = in de rechtervoorpoten
thing-left-forelegs = linkervoorpoten
    .in = in de linkervoorpoten

## Pijlen en bouten

thing-war-arrow = strijdpijl
thing-broadhead = breedkoppijl
thing-bodkin = priempijl
thing-flight-arrow = vluchtpijl
thing-rough-arrow = ruwe pijl
thing-bolt = kruisboogbout
thing-bodkin-bolt = priembout
thing-hunting-bolt = jachtbout

## Vergiften

thing-viper = addergif
thing-spider-venom = spinnengif
thing-nightshade = nachtschade
thing-wolfsbane = monnikskap
thing-sleepwort = slaapkruid
thing-grave-rot = grafrot

## Pantsers

thing-heavy-cloth = dikke stof
thing-soft-leather = zacht leer
thing-padded-cloth = gewatteerde stof
thing-quilted-cloth = gestikte stof
thing-hard-leather = hard leer
thing-boiled-leather = gekookt leer
thing-ring-mail = ringpantser
thing-scale = schubpantser
thing-lamellar = lamellenpantser
thing-chain-mail = maliën
thing-half-plate = half plaatpantser
thing-plate = plaatpantser
thing-leather-cap = leren kap
thing-kettle-hat = ijzeren hoed
thing-chain-coif = maliënkap
thing-open-helm = open helm
thing-great-helm = gesloten helm
thing-leather-jerkin = leren wambuis
thing-aketon = gambeson
thing-brigandine = brigandijn
thing-hauberk = lange maliënkolder
thing-byrnie = korte maliënkolder
thing-cuirass = kuras
thing-bracers = leren armstukken
thing-vambraces = ijzeren armstukken
thing-gauntlets = ijzeren handschoenen
thing-leather-gloves = leren handschoenen
thing-greaves = scheenplaten
thing-boots = laarzen
thing-cuisses = dijplaten
thing-fur = vacht
thing-thick-hide = dikke huid
thing-scales = schubben
thing-chitin = chitine
thing-stony-skin = steenhuid
thing-bare-bone = kale botten

## Soorten wezens

thing-archer = Boogschutter
thing-bear = Beer
thing-boar = Everzwijn
thing-brigand = Struikrover
thing-captain = Hoofdman
thing-great-constrictor = Reuzenwurgslang
thing-crossbowman = Kruisboogschutter
thing-great-eagle = Reuzenadelaar
thing-footpad = Straatrover
thing-giant = Reus
thing-goblin-archer = Goblinschutter
thing-goblin = Goblin
thing-great-spider = Reuzenspin
thing-guard = Wachter
thing-harpy = Harpij
thing-hedge-witch = Kruidenheks
thing-knight = Ridder
thing-man-at-arms = Wapenknecht
thing-skeleton = Geraamte
thing-skirmisher = Lichte strijder
thing-spearman = Speerdrager
thing-townsman = Stedeling
thing-troll = Trol
thing-veteran = Veteraan
thing-great-viper = Reuzenadder
thing-war-horse = Strijdros
thing-wolf = Wolf

# Wat iemand kan doen vanwaar hij staat, op de kaart.

arc-move = kan gaan
arc-run = kan rennen
arc-strike = kan slaan
arc-shoot = kan schieten
arc-throw = kan werpen
arc-control = beheerst

# Wat er mis is met wat iemand wil.

fault-stays = wie herstelt, blijft; er wordt niemand uitgehaald
fault-is-here = alleen wie weg is, kan terugkomen
fault-dice-wanted = hier horen dobbelstenen, zoals d6, 2d6+1 of d3-1, niet '{ $given }'
fault-one-arm = een schild wordt aan één arm gedragen; het aantal handen is 1
fault-body-no-shield = een lichaamsdeel is geen schild, en er wordt niet mee geschoten of geworpen
fault-not-natural = { THING($name) } is geen lichaamsdeel; zet ‘Natuurlijk’ aan of laat de trefplaats weg
fault-bow-no-shield = met { THING($name) } wordt geschoten; het is niet ook een schild
fault-no-range = { THING($name) } heeft geen bereik: het kan slaan noch vliegen; geef er minstens een
fault-bands-missing = het bereik ontbreekt: tot hoeveel vakken { THING($name) } op korte, middelbare en lange afstand is
fault-no-bands = { THING($name) } wordt niet geschoten en is niet om te werpen; het heeft geen bereik (IH-8.1)
fault-bands-order = korte, middelbare en lange afstand staan in deze volgorde, elk minstens zo groot als de vorige
fault-bow-dice = de kracht van een boog is alleen dobbelstenen; wat erbij komt, is van de pijl (IH-7.1)
fault-shoots-none = met { THING($name) } schiet men geen pijlen; haal ze weg
fault-arrow-for =
    { THING($arrow) } past niet bij { THING($name) }; het is voor { $fits ->
        [bow] een boog
        *[other] een kruisboog
    }
fault-not-loaded = { THING($name) } wordt niet geladen; een boog of kruisboog wel
fault-no-arrows =
    { THING($name) } heeft geen pijlen; het kan niet { $ready ->
        [loaded] geladen
        *[other] gericht
    } zijn
fault-no-parry = met { THING($name) } kan men niet pareren; zet ‘Pareert’ aan als het wel kan
fault-body-in-hand = { THING($name) } is een lichaamsdeel; het is in geen hand
fault-one-body = { THING($name) } is een lichaamsdeel; er is er één van
fault-no-hands = wie geen mensengestalte heeft, kan dit niet vasthouden: { THING($name) }; zet ‘Natuurlijk’ aan
fault-hand-taken = in die hand is al { THING($name) }; steek de ander in de gordel
fault-both-hands = { THING($name) } vraagt beide handen; neem de hoofdhand
fault-no-hand-left = { THING($name) } vraagt beide handen; er is geen over voor { THING($other) }
fault-not-in-hand =
    { THING($name) } is niet in de hand; alleen wat men vasthoudt, kan { $ready ->
        [loaded] geladen
        *[other] gericht
    } zijn
fault-arrow-kinds = er zijn { $number } soorten pijlen; hoogstens { $most } zijn mogelijk
fault-useless = met { $points } punten eraf zou het onbruikbaar zijn; hoogstens { $most } zijn mogelijk
fault-more-than-full =
    het heeft in totaal { $full } { $what ->
        [bp] bloedpunten
        *[other] uithoudingspunten
    }; meer kan het nu niet hebben
fault-map-full =
    er is geen plaats voor { $name }: { $hexes ->
        [1] geen vak is vrij
        *[other] het beslaat { $hexes } vakken, en nergens zijn die samen vrij
    }; er is een grotere kaart nodig, of minder volk erop
fault-kind-armour = pantser
fault-kind-arrow = pijl
fault-kind-poison = gif
fault-kind-body = lichaam
fault-kind-location = trefplaats op dit lichaam ({ $body })
fault-bonus-wanted = hier horen dobbelstenen, zoals d4, -d6 of 2d6, of 0 voor geen bonus, niet '{ $given }'
fault-location-already = er is al een trefplaats { $name }
fault-faces =
    { $side }: { $faces } op de d20 raakt { $none ->
        [yes] geen trefplaats
        *[no] meer dan één trefplaats
    }; elk van 1 tot 20 raakt er één
fault-many-bodies = er zijn { $number } verschillende lichamen; hoogstens { $most } zijn mogelijk
fault-many-poisons = er zijn { $number } verschillende soorten gif; hoogstens { $most } zijn mogelijk
fault-no-more-dice = bij { $bonus } kan geen dobbelsteen meer komen; een rij die groeit begint met dobbelstenen
