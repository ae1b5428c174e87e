# aanvallen in English. The other languages have the same messages with the same variables.
#
# The variables of an event, besides $who (a combatant's name) and, where a second one is meant, $other. a, b, c are the
# numbers that the event carries (codes.py). A thing is given by its key in the catalogue, or by the name that a sheet gives
# it; several with commas between.
#
#   lot           $die         a
#   round         $round       a (no $who)
#   turn          $ap          a
#                 $bp          b
#   declares      $kinds       a: their keys
#                 $weapon      b: its key
#                 $band        c: "low", "middle", "high" or "none"
#   defends       $defence     a: its key, or "no-defence"
#                 $back        b: 1 if it falls back, else 0
#                 $raised      c: 1 if it raises its threshold, else 0
#   misses        $attack      a
#                 $defence     b
#                 $luck        c
#   hits          $attack      a
#                 $defence     b
#                 $luck        c
#   shaken        $points      a: CO lost
#                 $place       b: its key
#   wounded       $points      a
#                 $talent      b: its key
#                 $place       c: its key
#   survives      $test        a
#   critical      $failed      a
#   dazed         $ap          a
#   drops         $thing       a: its key
#   bleeds        $points      a
#   moves         $square      a
#                 $bp          b
#   turns         $facing      a: "e", "se", and so on
#   draws         $thing       a: its key
#   picks-up      $thing       a: its key
#   loads         $left        a: AP still to come
#   staunches     $test        a
#   aid-fails     $test        a
#   falls-back    $square      a
#   throws        $thing       a: its key
#                 $square      b
#   off-target    $squares     a: how many
#                 $square      b
#   bursts        $square      a
#                 $thing       b: its key
#   sprays        $square      a
#                 $thing       b: its key
#   blasted       $points      a
#   burns         $rank        a
#   catches-fire  $rank        a
#   bleeding      $points      a
#   smoke-clears  $square      a (no $who)
#   empty         $thing       a: its key
#   wins          $side        a: the side's name (no $who)
#   drawn                      (no $who)
#   round-limit   $rounds      a (no $who)
#   shuffled                   (no $who)
#
# All others have no variables of their own.

## What happens

event-lot = { $who } rolls for the order: { $die }
event-round = Round { $round }
event-turn = Turn: { $who } (AP { $ap }, BP { $bp })
event-declares =
    { $band ->
        [low] { $who } attacks { $other }: { THING($kinds) } ({ THING($weapon) }), at the head or lower arm
        [middle] { $who } attacks { $other }: { THING($kinds) } ({ THING($weapon) }), at the trunk or upper arm
        [high] { $who } attacks { $other }: { THING($kinds) } ({ THING($weapon) }), at the loins or legs
       *[none] { $who } attacks { $other }: { THING($kinds) } ({ THING($weapon) })
    }
event-defends =
    { $back ->
        [1] { $raised ->
            [1] { $who }: { THING($defence) }, falls back and raises the threshold
           *[0] { $who }: { THING($defence) }, falls back
        }
       *[0] { $raised ->
            [1] { $who }: { THING($defence) }, raises the threshold
           *[0] { $who }: { THING($defence) }
        }
    }
event-misses = { $who } misses { $other } (attack { $attack }, defence { $defence }, luck { $luck })
event-hits = { $who } hits { $other } (attack { $attack }, defence { $defence }, luck { $luck })
event-shaken = { $who } is shaken ({ THING($place) }), CO lost: { $points }
event-wounded = { $who } is wounded ({ THING($place) }), { THING($talent) } lost: { $points }
event-survives = { $who } bears it (survival { $test })
event-critical = Critical effect on { $who }: survival failed by { $failed }
event-dazed = { $who } loses AP: { $ap }
event-falls = { $who } falls
event-drops = { $who } drops: { THING($thing) }
event-bleeds = { $who } bleeds, GE a round: { $points }
event-unconscious = { $who } is unconscious
event-dies = { $who } dies
event-blunders = { $who } blunders
event-moves = { $who } moves to { $square } (BP: { $bp })
event-turns =
    { $facing ->
        [e] { $who } turns to the east
        [se] { $who } turns to the south-east
        [s] { $who } turns to the south
        [sw] { $who } turns to the south-west
        [w] { $who } turns to the west
        [nw] { $who } turns to the north-west
        [n] { $who } turns to the north
       *[ne] { $who } turns to the north-east
    }
event-stopped = { $who } is stopped by an enemy
event-stands = { $who } stands up
event-draws = { $who } takes in hand: { THING($thing) }
event-picks-up = { $who } picks up: { THING($thing) }
event-loads = { $who } loads, AP still to go: { $left }
event-opens = { $who } opens a door
event-closes = { $who } closes a door
event-staunches = { $who } stops the bleeding of { $other } (test { $test })
event-aid-fails = { $who } can't stop the bleeding of { $other } (test { $test })
event-puts-out = { $who } puts out the fire on { $other }
event-falls-back = { $who } falls back to { $square }
event-leaves = { $who } leaves the fight
event-yields = { $who } surrenders
event-throws = { $who } throws at { $square }: { THING($thing) }
event-off-target = { $who } throws wide: it lands at { $square } (squares off: { $squares })
event-bursts = { THING($thing) } of { $who } bursts at { $square }
event-sprays = { $who } aims at { $square }: { THING($thing) }
event-blasted = { $who } is hit in three places, points in all: { $points }
event-burns = { $who } burns (rank { $rank })
event-catches-fire = { $who } catches fire (rank { $rank })
event-bleeding = { $who } loses blood, GE lost: { $points }
event-rested = { $who } has rested: 1 CN and 1 CO come back
event-smoke-clears = The smoke at { $square } clears
event-empty = { $who } has shot or thrown the last: { THING($thing) }
event-joins = { $who } joins the fight
event-shuffled = The cards are shuffled
event-wins = The winner: { $side }
event-drawn = The fight ends undecided
event-round-limit = Stopped after rounds: { $rounds }, undecided
event-exhausted = { $who } is exhausted: no CO left

## Rolls and parts of sums

why-order = Order
why-luck = Luck
why-where = Place
why-chosen = Chosen place
why-blunder = Blunder
why-survival = Survival: luck
why-aid = First aid: luck
why-throw = Throw: luck
why-scatter = Direction of the miss
why-place-low = Place d
why-place-middle = Place d+5
why-place-high = Place d+10
why-dexterity = BE (dexterity)
why-fighting = Fighting
why-weapon = Weapon
why-handicap = Handicap
why-kind = Difficulty of the kind
why-feint = Feint
why-situation = Situation
why-range = Range
why-blind = Blind
why-defence = Defence
why-fall-back = Falling back
why-place = Place
why-armour = Armour
why-raised = Raised
why-penetration = Penetration
why-health = GE (health)
why-surviving = Survival
why-result = Severity
why-lost = Points lost so far
why-intelligence = IN (intelligence)
why-healing = Healing or survival
why-distance = Half the distance
why-grenade = Grenade
why-falloff = Falloff
why-gm = The GM's word

## Decisions

decision-action = Action
    .question = What does { $who } do?
decision-target = Target
    .question = Whom does { $who } attack?
decision-kind = Kind of attack
    .question = How does { $who } attack?
decision-on-top = Besides
    .question = What does { $who } add to it?
decision-band = Part of the body
    .question = Where does { $who } aim?
decision-aim = Aiming
    .question = How many AP and CN does { $who } spend on aiming?
decision-defence = Defence
    .question = How does { $who } defend?
decision-fall-back = Falling back
    .question = Does { $who } fall back?
decision-raise = Raising the threshold
    .question = By how much does { $who } raise the threshold?
decision-retreat = Square to fall back to
    .question = Where does { $who } fall back to?
decision-place = Square
    .question = Where does { $who } go?
decision-facing = Facing
    .question = Which way does { $who } face?
decision-weapon = Weapon
    .question = Which weapon does { $who } take in hand?
decision-item = Object
    .question = What does { $who } pick up?
decision-loading = Loading
    .question = How many AP does { $who } spend on loading?
decision-door = Door
    .question = Which door does { $who } open or close?
decision-patient = Patient
    .question = To whom does { $who } give first aid?
decision-burning = Who burns
    .question = On whom does { $who } put out the fire?
decision-grenade = Grenade
    .question = What does { $who } use?
decision-burst = Where it lands
    .question = Where does { $who } throw it?
decision-line = Line
    .question = Which square does { $who } aim at?

## Options of decisions

option-end = end the turn
option-strike = strike
option-shoot = shoot or throw a weapon
option-throw = throw a grenade
option-spray = use the flame thrower or its like
option-move = move
option-turn = turn
option-stand = stand up
option-draw = take another weapon in hand
option-pick-up = pick something up
option-load = load
option-door = open or close a door
option-aid = first aid
option-put-out = put out fire
option-leave = leave the map
option-yield = surrender
option-low = head, hand or lower arm
option-middle = upper arm, chest or belly
option-high = loins or legs
option-no = no
option-yes = yes
option-nothing-more = nothing more
option-no-defence = no defence
option-facing-e = east
option-facing-se = south-east
option-facing-s = south
option-facing-sw = south-west
option-facing-w = west
option-facing-nw = north-west
option-facing-n = north
option-facing-ne = north-east

## What became of one

fate-unhurt = unhurt
fate-hurt = wounded
fate-left = left
fate-yielded = surrendered
fate-unconscious = unconscious
fate-dead = dead
fate-absent = not there

## Tags

condition-dead = dead
condition-unconscious = unconscious
condition-away = away
condition-yielded = surrendered
condition-late = comes later
    .round = comes in round { $round }
condition-down = on the ground
condition-bleeding = bleeds
condition-burning = burns
condition-dazed = dazed
condition-exhausted = exhausted
condition-blind = blinded
condition-surprised = surprised
condition-stopped = stopped
condition-disarmed = disarmed

## Figures that the GM may set, and what an exchange comes to

figure-be = BE (dexterity)
figure-ge = GE (health)
figure-in = IN (intelligence)
figure-kr = KR (strength)
figure-le = LE (agility)
figure-wi = WI (will)
figure-zi = ZI (senses)
figure-concentration = CN (concentration)
figure-stamina = CO (stamina)
figure-ap = AP (action points)
figure-halves = half BP left
figure-bleeding = bleeding, GE a round
figure-burning = rank of the fire on it
figure-less = AP less next turn
figure-lost = talent points lost
figure-down = on the ground (1: yes)
figure-out = unconscious by a blow (1: yes)
outcome-defender-lost = Points lost by the defender
outcome-defender-stamina = CO lost by the defender
outcome-defender-less = AP less for the defender
outcome-defender-bleeding = Bleeding of the defender
outcome-defender-down = Defender on the ground
outcome-defender-dropped = Things dropped by the defender
outcome-defender-unconscious = Defender unconscious
outcome-defender-dead = Defender dead
outcome-attacker-ap = AP left to the attacker
outcome-attacker-down = Attacker on the ground
outcome-attacker-dropped = Things dropped by the attacker

## Labels of what a screen shows

label-talents = Talents and points
label-items = Weapons and shields
label-thresholds = Thresholds with armour
label-grenades = Grenades
label-bleeding = bleeding
label-now = now
label-threshold = threshold
label-dropped = dropped
label-left = left
label-loading = AP of loading
hand-main = in the weapon hand
hand-off = on the arm
arc-move = can go
arc-throw = can throw
arc-strike = can strike
arc-shoot = can shoot
arc-block = can block
arc-parry = can parry

## Talents and places of the body

thing-be = BE (dexterity)
thing-ge = GE (health)
thing-in = IN (intelligence)
thing-kr = KR (strength)
thing-le = LE (agility)
thing-wi = WI (will)
thing-zi = ZI (senses)
thing-ap = AP (action points)
thing-bp = BP (movement points)
thing-cn = CN (concentration)
thing-neck = neck
thing-face = face
thing-skull = skull
thing-hand = hand
thing-forearm = forearm
thing-upper-arm = upper arm
thing-shoulder = shoulder
thing-chest = chest
thing-heart = heart
thing-stomach = stomach
thing-lower-belly = lower belly
thing-loin = loin
thing-thigh = thigh
thing-knee = knee
thing-shin = shin
thing-foot = foot

## Kinds of attack and defence

thing-strike = strike
thing-quick-strike = quick strike
thing-aimed = aimed
thing-chosen-place = chosen place
thing-feint = feint
thing-charge = charge
thing-shot = shot
thing-block = block
thing-parry = parry
thing-dodge = dodge
thing-no-defence = no defence

## Weapons

thing-fist = fist
thing-knife = knife
thing-dagger = dagger
thing-club = club
thing-short-sword = short sword
thing-sword = sword
thing-axe = axe
thing-mace = mace
thing-war-hammer = war hammer
thing-flail = flail
thing-spear = spear
thing-staff = staff
thing-two-handed-sword = two-handed sword
thing-two-handed-axe = two-handed axe
thing-halberd = halberd
thing-bite = bite
thing-claws = claws
thing-throwing-knife = throwing knife
thing-thrown-javelin = thrown javelin
thing-sling = sling
thing-short-bow = short bow
thing-long-bow = long bow
thing-light-crossbow = light crossbow
thing-heavy-crossbow = heavy crossbow
thing-pistol = pistol
thing-rifle = rifle
thing-shotgun = shotgun

## Shields and armour

thing-buckler = buckler
thing-round-shield = round shield
thing-kite-shield = kite shield
thing-tower-shield = tower shield
thing-riot-shield = riot shield
thing-quilted-coat = quilted coat
thing-leather-coat = leather coat
thing-mail-shirt = mail shirt
thing-long-mail = long mail
thing-breastplate = breastplate
thing-full-plate = full plate
thing-open-helmet = open helmet
thing-closed-helmet = closed helmet
thing-ballistic-vest = ballistic vest

## Grenades

thing-fragment-grenade = Fragment grenade
thing-fire-bottle = Fire bottle
thing-smoke-grenade = Smoke grenade
thing-stun-grenade = Stun grenade
thing-shaped-charge = Shaped charge
thing-flame-thrower = Flame thrower

## Creatures

thing-guard = Guard
thing-brigand = Brigand
thing-brigand-captain = Captain of brigands
thing-archer = Archer
thing-crossbowman = Crossbowman
thing-knight = Knight
thing-axe-warrior = Axe warrior
thing-brawler = Brawler
thing-grenadier = Grenadier
thing-flame-soldier = Flame soldier
thing-riot-officer = Riot officer
thing-wolf = Wolf
thing-bear = Bear
thing-troll = Troll

## Faults of sheets and maps

fault-weight-tenths = weights are counted in tenths of a kg: { $weight }, not { $given }
fault-falloff-wanted = a falloff is a whole number or a fraction such as 1/2, not '{ $given }'
fault-no-use = one neither strikes nor shoots with it; one of the two is wanted
fault-missile-range = a missile has a maximum range of at least 1, and at least its minimum
fault-missile-only = only a missile has this
fault-parry-melee = one parries with melee weapons only (AA-3.9)
fault-does-nothing = it does nothing without rank, smoke or stun
fault-line-or-radius = it works in a line or in a radius, not both
fault-line-no-smoke = what works in a line leaves no smoke
fault-burns-rank = what burns has a rank of its own
fault-grenade-weight = how far it is thrown goes by its weight; at least 0.1 kg is wanted
fault-too-heavy = { $name } asks for KR { $need }; it has { $strength }
fault-out-already = { $points } points down it would be out already; at most { $most }
fault-same-dice = two places of the body have the same dice; each of 3 to 18 belongs to one of them
fault-no-square = there is no room for { $name }: no square is free; a larger map is wanted
fault-square-taken = there is no room at { $at }: somebody stands there
fault-kind-armour = armour
fault-kind-grenade = grenade
