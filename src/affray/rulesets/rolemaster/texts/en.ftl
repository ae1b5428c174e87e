# rolemaster in English. The other languages have the same messages with the same variables.
#
# The variables of an event, besides $who (a combatant's name) and, where a second one is meant, $other. a, b, c are the
# numbers that the event carries (codes.py). A thing is given by its key in the catalogue, or by the name that a sheet gives it.
#
#   round          $round      a (no $who)
#   initiative     $total      a
#   tie            $face       a
#   declares       $action     a: its key
#                  $phase      b: "snap", "normal" or "deliberate"
#   declares-blows $blows      a
#                  $parry      b: OB parried
#   parries        $share      a
#   guards         $parry      a: DB added
#   attacks        $total      a
#                  $weapon     b: its key
#                  $roll       c: the unmodified roll
#   hits           $hits       a
#                  $severity   b: "none" or "a" to "e"
#                  $type       c: the type of the critical
#   too-large      $severity   a: "A" to "E"
#   forced         $severity   a: "A" to "E"
#   critical       $wording    a: the key of its words
#   loses          $hits       a
#   fumbles        $weapon     a: its key
#   fumble         $wording    a: the key of its words
#   tested         $weapon     a: its key
#   breaks         $weapon     a: its key
#   drops          $weapon     a: its key
#   stunned        $rounds     a
#   no-parry       $rounds     a
#   must-parry     $rounds     a
#   bleeds         $hits       a: a round, now
#   weakened       $penalty    a: now, 0 or below
#   blood-lost     $hits       a
#   sinks          $rounds     a
#   dying          $rounds     a
#   aids           $total      a
#                  $outcome    b: "success" and so on
#                  $left       c: bleeding that is left
#   stalks         $total      a
#   subdues        $total      a
#                  $level      b: attack level, -1 for none
#   resists        $roll       a
#                  $wanted     b
#   knocked-out    $minutes    a
#   moves          $metres     a: below 0 away
#                  $apart      b
#   walks          $metres     a
#                  $place      b: "7,4"
#   closes-in      $metres     a
#   faces          $direction  a: "e" and so on
#   draws          $weapon     a: its key
#   readies        $weapon     a: its key
#   empty          $weapon     a: its key
#   stray          $most       a: the highest total that counts
#   shoved         $metres     a
#   held           $roll       a
#   opens          $direction  a: "e" and so on
#   closes         $direction  a: "e" and so on
#   wins           $side       a: the side's name (no $who)
#   drawn                      (no $who)
#   round-limit    $rounds     a (no $who)
#
# All others have no variables of their own.

## What happens

event-round = Round { $round }
event-joins = { $who } joins the fight
event-initiative = { $who }: initiative { $total }
event-tie = { $who } rolls for the tie: { $face }
event-declares =
    { $action ->
        [attack] { $who } attacks
        [both] { $who } attacks with both weapons
        [parry] { $who } only parries
        [shoot] { $who } shoots
        [guard] { $who } guards against missiles
        [move] { $who } moves
        [draw] { $who } takes another weapon
        [ready] { $who } readies the weapon
        [first-aid] { $who } gives first aid
        [stalk] { $who } steals up
        [subdue] { $who } knocks somebody out
        [stand] { $who } gets up
        [yield] { $who } surrenders
        [leave] { $who } leaves
        [door] { $who } turns to a door
       *[pass] { $who } does nothing
    }{ $phase ->
        [snap] {" (snap)"}
        [deliberate] {" (deliberate)"}
       *[normal] {""}
    }
event-declares-blows =
    { $blows ->
        [one] { $who } against { $other }
       *[other] { $who } against { $other } first, { $blows } blows
    }{ $parry ->
        [0] {""}
       *[other] {", "}OB to the parry: { $parry }
    }
event-parries = { $who } parries { $other } with { $share }
event-guards = { $who } guards against a missile of { $other } (OB added: { $parry })
event-attacks = { $who } attacks { $other } ({ THING($weapon) }): { $total } (rolled { $roll })
event-misses = { $who } misses { $other }
event-hits =
    { $who } hits { $other }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $severity ->
        [none] {""}
       *[other] {", critical "}{ $severity ->
            [a] A
            [b] B
            [c] C
            [d] D
           *[e] E
            } ({ $type ->
                [slash] slash
                [krush] krush
                [puncture] puncture
                [unbalance] unbalance
                [grapple] grapple
                [impact] impact
                [heat] heat
                [cold] cold
                [electricity] electricity
                [subdual] subdual
               *[tiny] tiny
            })
    }
event-reduced = It takes nothing from { $other }: the reduction swallows the blow of { $who }
event-too-large = { $other } is too large for the critical { $severity } of { $who }
event-forced = A critical { $severity } by { $who } despite the size of { $other }
event-critical = { $who }: { THING($wording) }
event-loses =
    { $hits ->
        [one] { $who } loses { $hits } more hit
       *[other] { $who } loses { $hits } more hits
    }
event-fumbles = { $who } fumbles ({ THING($weapon) })
event-fumble = { $who }: { THING($wording) }
event-tested = The weapon of { $who } is tested ({ THING($weapon) })
event-breaks = { $who }: a weapon breaks ({ THING($weapon) })
event-drops = { $who } drops a weapon ({ THING($weapon) })
event-falls = { $who } falls
event-stunned =
    { $rounds ->
        [one] { $who } is stunned for { $rounds } round
       *[other] { $who } is stunned for { $rounds } rounds
    }
event-no-parry =
    { $rounds ->
        [one] { $who } is stunned for { $rounds } round and can't parry
       *[other] { $who } is stunned for { $rounds } rounds and can't parry
    }
event-must-parry =
    { $rounds ->
        [one] { $who } must parry for { $rounds } round
       *[other] { $who } must parry for { $rounds } rounds
    }
event-bleeds =
    { $hits ->
        [one] { $who } bleeds: { $hits } hit a round
       *[other] { $who } bleeds: { $hits } hits a round
    }
event-weakened = { $who } is weakened: { $penalty }
event-blood-lost =
    { $hits ->
        [one] { $who } loses { $hits } hit by bleeding
       *[other] { $who } loses { $hits } hits by bleeding
    }
event-unconscious = { $who } loses consciousness
event-sinks = { $who } is sinking and dies in { $rounds } rounds
event-dying =
    { $rounds ->
        [one] { $who } dies in { $rounds } round
       *[other] { $who } dies in { $rounds } rounds
    }
event-dies = { $who } dies
event-recovers = { $who } can fight freely again
event-wakes = { $who } wakes up
event-lost-target = What { $who } meant for { $other } is lost
event-turns-on = { $who } turns on { $other } instead
event-lost-blows = { $who } can't do what it meant to
event-aids =
    First aid by { $who } for { $other }: { $total }, { $outcome ->
        [spectacular-failure] spectacular failure
        [absolute-failure] absolute failure
        [failure] failure
        [partial-success] partial success
        [near-success] near success
        [success] success
       *[absolute-success] absolute success
    } (bleeding left: { $left })
event-stalks = { $who } steals up to { $other }: { $total }
event-steals-up = { $who } stands beside { $other }, unnoticed
event-noticed = { $other } notices { $who }
event-subdues = { $who } tries to knock out { $other }: { $total } (attack level { $level })
event-resists = { $who } resists: { $roll } of { $wanted }
event-knocked-out =
    { $minutes ->
        [one] { $who } is out for { $minutes } minute
       *[other] { $who } is out for { $minutes } minutes
    }
event-aware = { $who } notices the fight
event-moves = { $who } moves { $metres } m ({ $other } is { $apart } m away)
event-walks = { $who } moves { $metres } m, to { $place }
event-closes-in = { $who } closes in on { $other } ({ $metres } m)
event-faces =
    { $who } faces { $direction ->
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
        [n] north
       *[ne] north-east
    }
event-draws = { $who } takes in hand: { THING($weapon) }
event-readies = { $who } readies: { THING($weapon) }
event-empty = { $who } has no missiles left ({ THING($weapon) })
event-stands = { $who } gets up
event-yields = { $who } surrenders
event-leaves = { $who } leaves the fight
event-no-shot = { $who } has no shot at { $other }: a friend is in the way
event-stray = The missile of { $who } flies at { $other } (at most { $most })
event-shoved = { $who } is pushed { $metres } m by { $other }
event-aside = The weapon of { $who } is knocked aside: the next parry is halved
event-held = { $who } stands firm ({ $roll })
event-opens =
    { $who } opens a door: { $direction ->
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
        [n] north
       *[ne] north-east
    }
event-closes =
    { $who } closes a door: { $direction ->
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
        [n] north
       *[ne] north-east
    }
event-wins = { $side } wins
event-drawn = The fight is a draw
event-round-limit = The round limit is reached ({ $rounds })

## Rolls and parts of sums

why-initiative = Initiative
why-tie = Tie
why-attack = Attack
why-critical = Critical
why-fumble = Fumble
why-breakage = Breakage
why-first-aid = First aid
why-stalk = Stalking
why-subdual = Subdual
why-resistance = Resistance
why-force = Force of the large
why-stray = Stray missile
why-offence = OB
why-several = Several blows
why-parried = Goes to the parry
why-hurt = Own hits lost
why-exhaustion = Exhaustion
why-wounds = Wounds
why-off-hand = Off hand
why-phase-part = Snap or deliberate
why-chosen-part = Chosen critical
why-other-target-part = Another target
why-facing-part = Flank or rear
why-plight = State of the target
why-range = Range
why-preparation = Preparation
why-closing = Closing in
why-quickness = Quickness
why-shield-part = Shield
why-cover = Cover
why-parry-part = Parry
why-friend = Friend in the line
why-other-defence = Other DB
why-missile-parry = Missile parry
why-skill = Skill
why-helmet = Helmet
why-constitution = Constitution
why-level = Level
why-difficulty = Difficulty
why-perception = Perception
why-hits = Hits of the table
why-reduction = Damage reduction
why-critical-hits = Hits of the critical
why-bleeding = Bleeding
why-gm = Game master

## Decisions

decision-action = Action
    .question = What does { $who } do in this round?
decision-phase = Phase
    .question = How soon does { $who } act?
decision-blows = Blows
    .question = How many blows does { $who } strike, or how many foes are parried?
decision-target = Target
    .question = Whom is the next attack of { $who } for?
decision-chosen = Chosen critical
    .question = Which critical does { $who } choose (-20)?
decision-parry = Parry
    .question = How much OB does { $who } put into the parry?
decision-share = Share of the parry
    .question = How much of the parry is for the next foe of { $who }?
decision-parries = Parried foe
    .question = Whom does { $who } parry?
decision-shield = Shield
    .question = Against whom does { $who } hold the shield?
decision-guard = Missile parried
    .question = Whose missile does { $who } guard against?
decision-guard-ob = OB added (percent)
    .question = How many percent of the OB does { $who } add to shield or cover?
decision-weapon = Weapon
    .question = Which weapon does { $who } take in hand?
decision-patient = Patient
    .question = Whom does { $who } give first aid?
decision-gait = Gait
    .question = How fast does { $who } go?
decision-quarry = Quarry
    .question = Whom does { $who } steal up to?
decision-whom = Towards whom
    .question = Towards or away from whom does { $who } move?
decision-metres = Metres
    .question = How many metres does { $who } move (below 0: away)?
decision-place = Place
    .question = Where does { $who } go?
decision-facing = Facing
    .question = Which way does { $who } face?
decision-other-target = Another target
    .question = The target of { $who } is down or gone. Whom does the blow fall on?
decision-door = Door
    .question = Which door does { $who } open or close?
decision-shows = What shows
    .question = How much of the target shows past the friend ({ $who })?

## Options of decisions, types of criticals, directions

option-attack = attack
option-both = attack with both weapons
option-parry = only parry
option-shoot = shoot or throw
option-guard = guard against missiles
option-move = move
option-draw = take another weapon
option-ready = ready the weapon
option-first-aid = give first aid
option-stalk = steal up to somebody
option-subdue = knock somebody out
option-stand = get up
option-yield = surrender
option-leave = leave the fight
option-pass = do nothing
option-door = open or close a door
option-snap = snap (first, -20)
option-normal = normal
option-deliberate = deliberate (last, +10)
option-walk = walk
option-run = run (x2)
option-sprint = sprint (x3)
option-dash = dash (x5)
option-waist = from the waist up
option-chest = from the chest up
option-head = only the head
option-as-it-comes = as the table says
option-off-hand = in the other hand
option-nobody = nobody
option-slash = slash
option-krush = krush
option-puncture = puncture
option-unbalance = unbalance
option-grapple = grapple
option-impact = impact
option-heat = heat
option-cold = cold
option-electricity = electricity
option-subdual = subdual
option-tiny = tiny
option-e = east
option-se = south-east
option-s = south
option-sw = south-west
option-w = west
option-nw = north-west
option-n = north
option-ne = north-east

## Sizes, cover, hands, what became of one

size-normal = normal size
size-large = large
size-super-large = super-large
cover-none = no cover
cover-partial-soft = partial soft cover
cover-half-soft = half soft cover
cover-partial-hard = partial hard cover
cover-half-hard = half hard cover
hand-main = main hand
hand-off = other hand
fate-unhurt = unhurt
fate-hurt = hurt
fate-fled = fled
fate-yielded = surrendered
fate-unconscious = unconscious
fate-dying = dying
fate-dead = dead
fate-absent = not there

## How manoeuvres go

outcome-spectacular-failure = spectacular failure
outcome-absolute-failure = absolute failure
outcome-failure = failure
outcome-partial-success = partial success
outcome-near-success = near success
outcome-success = success
outcome-absolute-success = absolute success
outcome-defender-lost = Hits lost by the defender
outcome-defender-bleeding = Bleeding of the defender
outcome-defender-held-up = Rounds that the defender can't strike
outcome-defender-penalty = Penalty of the defender
outcome-defender-down = Defender on the ground
outcome-defender-out = Defender out (1 unconscious, 2 dying, 3 dead)
outcome-attacker-lost = Hits lost by the attacker
outcome-attacker-held-up = Rounds that the attacker can't strike

## Tags

condition-stunned = stunned
condition-no-parry = can't parry
condition-must-parry = must parry
condition-bleeding = bleeding
condition-down = down
condition-unaware = unaware
condition-stalking = beside somebody, unnoticed
condition-disarmed = disarmed
condition-covered = in cover
condition-exhausted = exhausted
condition-sinking = sinking
condition-dying = dying
condition-unconscious = unconscious
condition-dead = dead
condition-away = away
condition-yielded = surrendered
condition-late = comes later
    .round = comes in round { $round }

## Figures that the GM may set, and bars

figure-lost = hits lost
figure-hits = hits
figure-bleeding = bleeding (hits a round)
figure-stunned = rounds stunned
figure-no-parry = rounds without a parry
figure-must-parry = rounds of having to parry
figure-penalty = penalty of wounds
figure-asleep = rounds unconscious
figure-dying = rounds until death (0: none)
figure-sinking = rounds of sinking (0: none)
figure-down = on the ground (1: yes)
figure-aware = aware of foes (1: yes)
figure-dead = dead (1: yes)
figure-wear = exhaustion points used, in sixths
figure-cover = cover (0 none to 4 half hard)
figure-prepared = rounds of preparation
figure-exhaustion = exhaustion

## Labels of what a screen shows of somebody

label-wounds = Wounds
label-rounds = rounds
label-hits = hits
label-items = Weapons
label-dropped = dropped
label-broken = useless
label-shots = missiles left
label-loaded = readied
label-ob = OB
label-fumble = fumble
label-bleeding = bleeding
label-natural = part of the body

## What one may do from where one stands

arc-move = can go
arc-strike = can strike
arc-shoot = can shoot

## Weapons

thing-broadsword = broadsword
thing-scimitar = scimitar
thing-falchion = falchion
thing-short-sword = short sword
thing-rapier = rapier
thing-dagger = dagger
thing-hand-axe = hand axe
thing-club = club
thing-sap = sap
thing-mace = mace
thing-war-hammer = war hammer
thing-morning-star = morning star
thing-whip = whip
thing-net = net
thing-two-handed-sword = two-handed sword
thing-battle-axe = battle axe
thing-great-hammer = great hammer
thing-flail = flail
thing-quarterstaff = quarterstaff
thing-spear = spear
thing-halberd = halberd
thing-pike = pike
thing-lance = lance
thing-javelin = javelin
thing-throwing-knife = throwing knife
thing-throwing-axe = throwing axe
thing-bola = bola
thing-short-bow = short bow
thing-composite-bow = composite bow
thing-long-bow = long bow
thing-light-crossbow = light crossbow
thing-heavy-crossbow = heavy crossbow
thing-sling = sling
thing-fist = fist
thing-grapple = grapple
thing-bite = bite
thing-claw = claw
thing-horn = horn
thing-bash = bash
thing-trample = trample
thing-sting = sting
thing-tiny = tiny bite
thing-fire-breath = breath of fire
thing-frost-breath = breath of frost
thing-lightning = lightning
thing-huge-fists = huge fists
thing-chilling-touch = chilling touch
thing-pitchfork = pitchfork
thing-stone-fists = stone fists
thing-tree-trunk = tree trunk

## Shields

thing-target = target shield
thing-normal = shield
thing-full = full shield
thing-wall = wall shield

## Armour

thing-clothes = clothes
thing-robes = robes
thing-hide = hide
thing-thick-hide = thick hide
thing-leather-jerkin = leather jerkin
thing-leather-coat = leather coat
thing-reinforced-leather = reinforced leather
thing-full-leather = full leather
thing-rigid-breastplate = leather breastplate
thing-rigid-greaves = leather breastplate and greaves
thing-half-hide = scales
thing-full-hide = heavy scales
thing-chain-shirt = chain shirt
thing-chain-greaves = chain shirt and greaves
thing-full-chain = full chain
thing-chain-hauberk = chain hauberk
thing-breastplate = breastplate
thing-breastplate-greaves = breastplate and greaves
thing-half-plate = half plate
thing-full-plate = full plate
thing-stone = stone
thing-dragon-scales = dragon scales

## What criticals leave

thing-no-parry = can't parry
thing-stunned = stunned
thing-must-parry = must parry
thing-dying = dying
thing-sinking = sinking
thing-asleep = unconscious
thing-bleeding = bleeding
thing-penalty = penalty

## Kinds of creatures

thing-man-at-arms = Man-at-arms
thing-orc = Orc
thing-archer = Archer
thing-troll = Troll
thing-peasant = Peasant
thing-brigand = Brigand
thing-wolf = Wolf
thing-bear = Bear
thing-drake = Drake
thing-golem = Golem
thing-wraith = Wraith
thing-knight = Knight
thing-assassin = Assassin
thing-hobbit-slinger = Hobbit slinger
thing-giant = Giant
thing-orc-archer = Orc archer
thing-orc-captain = Orc captain
thing-swordswoman = Swordswoman
thing-dwarf = Dwarf
thing-crossbowman = Crossbowman
thing-great-spider = Great spider
thing-skeleton = Skeleton

## What is wrong with sheets, encounters and tables

fault-kind-attack-table = attack table
fault-kind-table-of-criticals = table of criticals
fault-kind-table-of-fumbles = table of fumbles
fault-kind-type-of-critical = type of critical
fault-kind-weapon-group = weapon group
fault-kind-weapon-of-this-sheet = weapon of this sheet
fault-ranges-rise = the metres of a range's steps rise from step to step
fault-no-use = neither 'melee' nor 'ranges': it can't be used at all
fault-never-ready = after the last round of preparation it can be shot; a modifier is wanted
fault-out-already = with { $hits } hits it would be out already; less is wanted
fault-too-many-tables = there are { $number } attack tables; at most { $most } are possible
fault-off-hand-first = the first weapon is in the main hand; another one is wanted
fault-one-hand-each = two weapons of one hand each are wanted
fault-pair-of-two = a pair is two weapons
fault-pair-ranks = at most the lesser of the ranks in the two: { $most } (RM-6.1)
fault-no-table-here = this fight has no attack table { $name }
fault-map-full =
    there is no room for { $name }: { $places ->
        [1] no place is free
       *[other] it covers { $places } places, and nowhere are those free together
    }; a larger map is wanted, or fewer on it
fault-not-by-first-row =
    this is no { $wanted ->
        [attack-table] attack table
        [table-of-criticals] table of criticals
       *[table-of-fumbles] table of fumbles
    }, by its first row
fault-other-columns =
    { $name } has other columns; { $wanted ->
        [large] normal to slaying
       *[criticals] A to E
    } are wanted
fault-first-row = first row
fault-row = row { $row }
fault-row-and-column = row { $row }, column { $column }
fault-one-of-heads = one of these is wanted: { $known }
fault-chart-wanted = this is an attack table; a chart is wanted here
fault-no-rows = no row follows it
fault-begins-with = it begins with { $wanted }, not { $given }
fault-no-column = there is no column { $name }
fault-column-twice = the column { $name } is there twice
fault-columns-missing = these columns are missing: { $names }
fault-uneven-cells = it has { $number } cells; the first row has { $width }
fault-row-begins = a row begins with a number, or a range such as 01-05
fault-last-open = only the last row of a chart may be open
fault-low-to-high = it goes from a lower number to a higher, from 1 to { $most }
fault-total-already = { $total } is in row { $row } already
fault-totals-missing = there is no row for the totals { $totals }
fault-many-bands = { $number } rows; at most { $most } are possible
fault-begin-at = it must begin at { $at }
fault-reach-100 = the last row must reach 100
fault-empty-cell = an empty cell
fault-attack-cell = { $given }: a cell is '-', hits ('12') or hits with a critical ('18CS')
fault-most-hits = { $hits } hits; at most { $most } are possible
fault-no-severity = { $given }: there is no severity { $severity }; there are A, B, C, D, E
fault-no-type = { $given }: there is no critical type { $letter }; there are { $known }
fault-empty-effects = an empty cell; '-' is written where nothing happens
fault-effect-twice = { $effect } comes on top of another of its kind
fault-long-words = its words are longer than { $most } characters
fault-words-hold = its words hold a character that no text should hold
fault-effect-most = { $effect }: at most { $most } are possible
fault-number-wanted = { $effect } wants a number behind it
fault-no-number = { $effect } has no number
fault-effect-range = { $effect }: a number from 1 to { $most } is possible
fault-there-are-effects = ; there are +8 (hits), -10 (penalty), { $names }
fault-no-effect = there is no effect { $name }{ $hint }
