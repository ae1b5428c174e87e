# iskuhetki in English. The other languages have the same messages with the same variables.
#
# The variables of an event, besides $who (a combatant's name) and, where a second one is meant, $other. a, b, c are the
# numbers that the event carries (codes.py). Things and hit locations are given by their keys in the catalogue, or by the
# names that a sheet gives them; places on the map as "column,row". A roll comes with the chance that it had to be at or
# under.
#
#   initiative     $total      a
#   round          $round      a (no $who)
#   moment         $moment     a (no $who)
#                  $round      b
#   wins           $side       a: the side's name (no $who)
#   drawn                      (no $who)
#   round-limit    $rounds     a (no $who)
#   moves          $hexes      a, as a number of 0 or above
#                  $place      b
#                  $manner     "place" on a map, else "towards" or "away" from $other, "plain" with nobody to tell of
#   counters       $hexes      a, as a number of 0 or above
#                  $place      b
#                  $manner     as of moves
#   counter-fails  $roll       a
#                  $chance     b
#   walks          $hexes      a, as a number of 0 or above
#                  $place      b
#                  $manner     as of moves
#                  $gait       c: "run" or "walk"
#   faces          $direction  a: "e", "se", "sw", "w", "nw" or "ne"
#   strikes        $roll       a, 0 where none is needed
#                  $chance     b
#                  $weapon     c: its key
#   shoots         $roll       a
#                  $chance     b
#                  $weapon     c: its key
#   throws         $roll       a
#                  $chance     b
#                  $weapon     c: its key
#   grade          $grade      a: "fumble", "failure", "success", "special" or "critical"
#   defends        $roll       a
#                  $chance     b
#                  $way        c: "parry", "parry-off" or "dodge"
#   defence-grade  $grade      a: as of grade
#                  $way        c: as of defends
#   stops          $way        c: as of defends
#   location       $location   a: its key
#   damage         $damage     a
#   absorbed       $armour     a
#                  $location   b: its key
#   wound          $wound      a: "cut", "bruise", "stab", "hack" or "burn"
#                  $points     b
#                  $location   c: its key
#   hp             $hp         a
#                  $full       b
#                  $location   c: its key
#   blood          $lost       a
#                  $left       b
#   bleeds         $counters   a
#   crack          $location   a: its key
#   break          $location   a: its key
#   organ          $location   a: its key
#                  $organ      b: "hurt" or "badly"
#   useless        $location   a: its key
#   maimed         $location   a: its key
#   drops          $weapon     a: its key
#   takes          $weapon     a: its key
#                  $manner     b: "draw", "pick-up" or "put-away"
#   opening        $opening    a: "manoeuvre" or "attack"
#   manoeuvre      $manoeuvre  a: its key
#   second         $roll       a
#                  $chance     b
#                  $happens    c: "yes" or "no"
#   saved          $roll       a
#                  $limit      b
#   not-saved      $roll       a
#                  $limit      b
#   tries          $roll       a
#                  $chance     b
#                  $manoeuvre  c: its key
#   sees           $roll       a
#   still-blind    $roll       a
#   worn           $weapon     a: its key
#                  $counters   b
#   broken         $weapon     a: its key
#   holds          $weapon     a: its key
#                  $roll       b
#                  $threshold  c
#   disarmed       $weapon     a: its key
#                  $hexes      b
#   evades         $hexes      a
#   pushed         $hexes      a
#   hurled         $hexes      a
#                  $metres     b
#   shouts         $roll       a
#                  $chance     b
#   flees          $moments    a
#   stun           $moments    a
#   alight         $location   a: its key
#   burns          $location   a: its key
#                  $hp         b
#   doused         $location   a: its key
#                  $manner     "self" or "other"
#   still-burns    $location   a: its key
#                  $manner     "self" or "other"
#   spreads        $location   a: its key
#   impact         $metres     a
#   reloads        $weapon     a: its key
#                  $steps      b
#                  $needed     c
#   aims           $steps      a
#   covers         $cover      a: its key
#   covered        $location   a: its key
#   shield-worn    $weapon     a: its key
#                  $counters   b
#   pierced        $points     a
#                  $location   b: its key
#   stuck          $location   a: its key
#   pulled         $location   a: its key
#   no-arrows      $weapon     a: its key
#   armour-worn    $location   a: its key
#                  $counters   b
#   armour-breaks  $location   a: its key
#                  $points     b
#   tires          $stamina    a
#   rests          $stamina    a
#   bleeding       $lost       a
#                  $left       b
#   clots          $gone       a
#                  $left       b
#   aids           $location   a: its key
#                  $manner     "self" or "other"
#   aided          $grade      a: as of grade
#                  $points     b
#                  $location   c: its key
#                  $manner     "self" or "other"
#   poisoned       $roll       a
#                  $chance     b
#   resists        $roll       a
#                  $chance     b
#   stays          $roll       a
#                  $chance     b
#   shares         $way        a: "parry", "parry-off", "dodge", "dual" or "dual-off"
#   announces      $attacks    a: "yes" or "no"
#
# All others have no variables of their own.

## What happens

event-initiative = { $who }: initiative { $total }
event-round = Round { $round }
event-moment = Round { $round }, moment { $moment }
event-turn = Turn: { $who }
event-together = { $who } acts at the same time as { $other }
event-waits = { $who } waits
event-reacts = { $who } reacts
event-passes = { $who } does nothing
event-joins = { $who } joins the fight
event-no-room = { $who } waits until there is room to come in
event-leaves = { $who } leaves the fight
event-yields = { $who } surrenders
event-wins = Winner: { $side }
event-drawn = The fight ends in a draw
event-round-limit = Stopped after { $rounds } rounds: a draw
event-stunned = { $who } loses the action
event-moves =
    { $manner ->
        [place] { $who } moves to { $place }
        [towards] { $who } moves towards { $other }, hexes: { $hexes }
        [away] { $who } moves away from { $other }, hexes: { $hexes }
       *[plain] { $who } moves, hexes: { $hexes }
    }
event-counters =
    { $manner ->
        [place] { $who } counter-moves to { $place }
        [towards] { $who } counter-moves towards { $other }, hexes: { $hexes }
        [away] { $who } counter-moves away from { $other }, hexes: { $hexes }
       *[plain] { $who } counter-moves, hexes: { $hexes }
    }
event-counter-fails = { $who } comes too late with a counter-move: { $roll } (chance { $chance })
event-walks =
    { $gait ->
        [run] { $who } runs
       *[walk] { $who } walks
    }{ $manner ->
        [place] {" "}to { $place }
        [towards] {" "}towards { $other }, hexes: { $hexes }
        [away] {" "}away from { $other }, hexes: { $hexes }
       *[plain] , hexes: { $hexes }
    }
event-stopped = { $other } holds { $who } up
event-faces =
    { $direction ->
        [e] { $who } faces east
        [se] { $who } faces south-east
        [sw] { $who } faces south-west
        [w] { $who } faces west
        [nw] { $who } faces north-west
       *[ne] { $who } faces north-east
    }
event-strikes =
    { $roll ->
        [0] { $who } strikes at { $other } { THING($weapon, form: "with") }: the opening makes it a special success
       *[other] { $who } strikes at { $other } { THING($weapon, form: "with") }: { $roll } (chance { $chance })
    }
event-shoots = { $who } shoots at { $other } { THING($weapon, form: "with") }: { $roll } (chance { $chance })
event-throws = { $who } throws { THING($weapon, form: "the") } at { $other }: { $roll } (chance { $chance })
event-grade =
    { $grade ->
        [fumble] { $who } fumbles the attack!
        [failure] { $who } fails
        [success] { $who } succeeds
        [special] { $who }: a special success!
       *[critical] { $who }: a critical success!
    }
event-misses = { $who } misses { $other }
event-defends =
    { $way ->
        [dodge] { $who } dodges: { $roll } (chance { $chance })
       *[parry] { $who } parries: { $roll } (chance { $chance })
    }
event-defence-grade =
    { $grade ->
        [fumble] { $who } fumbles the { $way ->
            [dodge] dodge!
           *[parry] parry!
        }
        [failure] { $who } fails to { $way ->
            [dodge] dodge
           *[parry] parry
        }
        [success] { $who } manages to { $way ->
            [dodge] dodge
           *[parry] parry
        }
        [special] { $who }: a special { $way ->
            [dodge] dodge!
           *[parry] parry!
        }
       *[critical] { $who }: a critical { $way ->
            [dodge] dodge!
           *[parry] parry!
        }
    }
event-stops =
    { $way ->
        [dodge] { $who } gets out of the way of { $other }
       *[parry] { $who } stops the attack of { $other }
    }
event-location = { $who } is struck { THING($location, form: "in") }
event-damage = { $who } does { $other } { $damage } damage before armour
event-absorbed = The armour of { $who } takes off { $armour } ({ THING($location) })
event-wound =
    { $wound ->
        [cut] { $who } gets a cut { THING($location, form: "in") }: { $points }
        [bruise] { $who } gets a bruise { THING($location, form: "in") }: { $points }
        [stab] { $who } gets a stab wound { THING($location, form: "in") }: { $points }
        [hack] { $who } gets a gash, bruised and bleeding, { THING($location, form: "in") }: { $points }
       *[burn] { $who } is burnt { THING($location, form: "in") }: { $points }
    }
event-hp = { $who }, { THING($location) }: { $hp } of { $full } HP
event-blood = { $who } loses blood: { $lost } BP, { $left } left
event-bleeds = { $who } bleeds from the wound, bleed counters: { $counters }
event-crack = { $who }: the bone cracks ({ THING($location) })
event-break = { $who }: the bone breaks ({ THING($location) })
event-organ =
    { $organ ->
        [badly] { $who }: an organ is badly hurt ({ THING($location) })
       *[hurt] { $who }: an organ is hurt ({ THING($location) })
    }
event-useless = { $who }: no use any more: { THING($location) }
event-maimed = { $who }: maimed for good: { THING($location) }
event-faints = { $who } faints
event-out-for-good = { $who } falls unconscious and will not come to
event-dies = { $who } dies
event-falls = { $who } falls down
event-stands = { $who } gets up
event-drops = { $who } drops { THING($weapon, form: "the") }
event-takes =
    { $manner ->
        [pick-up] { $who } picks up { THING($weapon, form: "the") }
        [put-away] { $who } puts away { THING($weapon, form: "the") }
       *[draw] { $who } readies { THING($weapon, form: "the") }
    }
event-keeps-special = { $who } finds no use for the special now, and keeps it against { $other }
event-opening =
    { $opening ->
        [attack] { $who } gets an opening against { $other }: an attack that counts as a special
       *[manoeuvre] { $who } gets an opening against { $other }: a manoeuvre
    }
event-manoeuvre = { $who } tries a manoeuvre against { $other }: { THING($manoeuvre) }
event-second =
    { $happens ->
        [yes] { $who } brings the manoeuvre off: { $roll } (chance { $chance })
       *[no] { $who } doesn't bring the manoeuvre off: { $roll } (chance { $chance })
    }
event-saved = { $who } foils the attempt of { $other }: { $roll }, under { $limit }
event-not-saved = { $who } can't foil the attempt of { $other }: { $roll }, not under { $limit }
event-tries = { $who } tries against { $other }: { THING($manoeuvre) }, { $roll } (chance { $chance })
event-blinded = { $who } is blinded
event-sees = { $who } can see again: { $roll }
event-still-blind = { $who } still can't see: { $roll }
event-worn = { $who }: wear on { THING($weapon, form: "the") }, counters: { $counters }
event-broken = { $who }: broken: { THING($weapon) }
event-holds = { $who }: { THING($weapon) } holds: { $roll } (threshold { $threshold })
event-disarmed =
    { $hexes ->
        [0] { $who } is disarmed: { THING($weapon) } falls to the ground
       *[other] { $who } is disarmed: { THING($weapon) } flies away, hexes: { $hexes }
    }
event-drawn-closer = { $other } draws { $who } closer
event-evades = { $who } slips away, hexes: { $hexes }
event-grappled = { $other } grapples { $who }
event-free = { $who } is free of { $other }
event-held = { $who } doesn't get free of { $other }
event-knocked-out = { $who } is knocked out
event-pushed = { $other } pushes { $who } back, hexes: { $hexes }
event-hurled =
    { $metres ->
        [0] { $other } makes { $who } stagger, hexes: { $hexes }
       *[other] { $other } hurls { $who } away, hexes: { $hexes }, like a fall of { $metres } m
    }
event-too-heavy = { $who } is too much for { $other } to hurl
event-shouts = { $who } shouts at { $other }: { $roll } (chance { $chance })
event-startled = { $who } is startled, and loses the next action
event-flees = { $who } takes to flight, moments: { $moments }
event-stun = { $who } is stunned, moments: { $moments }
event-alight = { $who } catches fire: { THING($location) }
event-burns = { $who } burns: { THING($location) }, { $hp } HP
event-doused =
    { $manner ->
        [self] { $who } puts out the flames: { THING($location) }
       *[other] { $who } puts out the flames on { $other }: { THING($location) }
    }
event-still-burns =
    { $manner ->
        [self] { $who } doesn't get the flames out: { THING($location) }
       *[other] { $who } doesn't get the flames on { $other } out: { THING($location) }
    }
event-spreads = The fire on { $who } spreads: { THING($location) }
event-impact = { $who } crashes down, like a fall of { $metres } m
event-reloads = { $who } reloads { THING($weapon, form: "the") }: { $steps } of { $needed }
event-aims = { $who } takes aim at { $other }, moments: { $steps }
event-covers = { $who } takes cover behind the shield: { THING($cover) }
event-covered = The shield of { $who } takes it ({ THING($location) })
event-shield-worn = { $who }: wear on { THING($weapon, form: "the") }, counters: { $counters }
event-pierced = { $points } of the damage goes through the shield of { $who } ({ THING($location) })
event-stuck = { $who }: the arrow sticks { THING($location, form: "in") }
event-pulled = { $who } tears out the arrow ({ THING($location) })
event-strays = The shot of { $who } strays towards { $other }
event-no-arrows = { $who } has no arrows left ({ THING($weapon) })
event-armour-worn = { $who }: wear on the armour ({ THING($location) }), counters: { $counters }
event-armour-breaks = { $who }: the armour gives way ({ THING($location) }), PP now { $points }
event-tires = { $who } tires: EP { $stamina }
event-rests = { $who } gets some breath back: EP { $stamina }
event-bleeding = { $who } bleeds: { $lost } BP, { $left } left
event-spared = { $who } doesn't bleed this round
event-clots = { $who }: the bleeding ebbs, counters gone { $gone }, left { $left }
event-aids =
    { $manner ->
        [self] { $who } sees to a wound ({ THING($location) })
       *[other] { $who } gives { $other } first aid ({ THING($location) })
    }
event-aided =
    { $grade ->
        [fumble] { $who } makes the wound{ $manner ->
            [self] {""}
           *[other] {" "}of { $other }
        } worse, and it still bleeds ({ THING($location) })
       *[other] { $who } staunches the wound{ $manner ->
            [self] {""}
           *[other] {" "}of { $other }
        } ({ THING($location) }), HP back: { $points }
    }
event-poisoned = The poison works on { $who }: { $roll } (chance { $chance })
event-resists = { $who } withstands the poison: { $roll } (chance { $chance })
event-heart-stops = The heart of { $who } stops
event-wakes = { $who } comes to
event-stays = { $who } stays conscious: { $roll } (chance { $chance })
event-notices = { $who } notices the danger
event-opens = { $who } opens a door
event-closes = { $who } closes a door
event-naked-hit = The blow doesn't get through to { $who }
event-shares =
    { $way ->
        [parry] { $who } counts on the parry
        [parry-off] { $who } counts on the parry with the other hand
        [dodge] { $who } counts on dodging
        [dual] { $who } parries with both weapons, the main hand first
       *[dual-off] { $who } parries with both weapons, the other hand first
    }
event-announces =
    { $attacks ->
        [yes] { $who } means to attack { $other } too
       *[no] { $who } lets { $other } be
    }
event-fumbles = { $who } fumbles

## Rolls

why-initiative = Initiative
why-attack = Attack
why-defence = Defence
why-second = Second roll
why-pure-special = Special attempt
why-pure-defence = Foiling it
why-counter-move = Counter-move
why-location = Hit location
why-damage = Damage
why-damage-bonus = Damage bonus
why-charge = Damage out of the charge
why-bone = Bone
why-organ = Organ
why-pain = Standing the pain
why-shock = Chest, CON x 2
why-threshold = Break threshold
why-wear = Wear
why-armour-quality = Quality of the armour
why-bleeding = Bleeding, CON
why-rest-bleeding = Bleeding at rest, CON
why-heart = Heart
why-stay-awake = Staying conscious
why-wake = Coming to
why-rest = Rest
why-spread = Fire spreading
why-douse = Putting out
why-clear-eyes = Clearing the eyes
why-break-counters = Wear counters
why-disarm-distance = How far it falls
why-disarm-direction = Which way it falls
why-voice = Voice
why-flight = Moments of flight
why-wrestle = Wrestling, STR
why-hurl-direction = Which way
why-impact = Impact
why-stray = Whom it strikes
why-poison = Withstanding the poison
why-first-aid = First aid
why-catch-fire = What catches fire
why-knocked-out = Coming to, knocked out

## Parts of a sum

why-dex = DEX
why-ep = EP
why-skill = Skill
why-range = Range
why-aimed = Aimed at a location
why-behind = From behind
why-beside = From the side
why-target-down = Target on the ground
why-self-down = On the ground
why-blind = Blind
why-dark = Dark
why-target-moves = Target moves
why-self-moves = On the move
why-tired = Tired
why-bones = Broken bones
why-half = Half skill
why-dual-half = Half of dual wield
why-kept-back = Kept back
why-points = Points left
why-limit = Special limit
why-pure = Special attempt
why-thrown = Throwing range
why-band = Range
why-accuracy = Accuracy
why-snap = Shot at once
why-aiming = Aimed shot
why-strayed = Strayed, half skill
why-initiative-part = Initiative
why-dice = Dice
why-bonus = Damage bonus
why-worn = Wear
why-charge-dice = Charge
why-water = Water
why-cloth = Improvised cloth
why-halved = Halved
why-resistance = Resistance
why-first = Attack roll's chance
why-gm = The GM's word

## Decisions

decision-action = Action
    .question = What does { $who } do?
decision-target = Target
    .question = Whom does { $who } choose?
decision-weapon = Weapon
    .question = Which weapon does { $who } take?
decision-aim = Aim
    .question = At which location does { $who } aim?
decision-manoeuvre = Manoeuvre
    .question = Which manoeuvre does { $who } choose?
decision-blow = Normal damage
    .question = Does { $who } do the normal damage too?
decision-defence = Defence
    .question = How does { $who } answer the attack?
decision-main-way = Main way
    .question = Others may still attack. What does { $who } count on, with the full skill?
decision-points = Points
    .question = How many points does { $who } spend on this attack?
decision-pure-defence = Foiling it
    .question = Does { $who } try to foil the special attempt?
decision-counter-move = Counter-move
    .question = Does { $who } answer with a counter-move?
decision-place = Place
    .question = To which hex does { $who } go?
decision-whom = Whom
    .question = Towards or away from whom does { $who } move?
decision-hexes = Hexes
    .question = How many hexes does { $who } go (below 0: away)?
decision-facing = Facing
    .question = Which way does { $who } face?
decision-follow = Out of the movement
    .question = What does { $who } do out of the movement?
decision-location = Location
    .question = Which location does { $who } choose?
decision-patient = Patient
    .question = To whom does { $who } see?
decision-wound = Wound
    .question = Which wound does { $who } choose?
decision-cover = Cover
    .question = What does { $who } hold the shield before?
decision-arrow = Arrow
    .question = Which arrow does { $who } take?
decision-door = Door
    .question = The door on which side does { $who } choose?
decision-react = Reaction
    .question = Does anyone who waits react now?
decision-drop = Hand
    .question = Into which hand does { $who } take it?
decision-announce = Attack
    .question = Does { $who } mean to attack the same one in this moment?

## Options of decisions

option-wait = wait
option-strike = strike
option-aimed = strike at a chosen location
option-special = try a manoeuvre (no normal damage)
option-opening = use the opening
option-shoot = shoot
option-aimed-shot = shoot at a chosen location
option-aim = take aim
option-reload = reload
option-throw = throw
option-move = move one hex
option-walk = walk
option-run = run
option-ready = ready another weapon
option-stand = get up
option-clear-eyes = clear the eyes
option-break-free = break free
option-douse = put out flames (defence action too)
option-first-aid = give first aid
option-pull-arrow = tear out an arrow
option-door = open or close a door
option-yield = surrender
option-leave = leave the fight
option-pass = do nothing
option-nothing = nothing more
option-charge = charge: strike out of the movement
option-chase = strike the fleeing one (-25)
option-keep = do the damage as well
option-leave-out = the manoeuvre alone
option-halve = half of the damage
option-parry = parry
option-parry-off = parry (other hand)
option-dodge = dodge
option-cover = cover behind the shield
option-none = no defence
option-dual = both weapons, the main hand first
option-dual-off = both weapons, the other hand first
option-no-manoeuvre = no manoeuvre
option-main-hand = main hand
option-off-hand = other hand
option-nobody = nobody
option-yes = yes
option-no = no
option-e = east
option-se = south-east
option-sw = south-west
option-w = west
option-nw = north-west
option-ne = north-east
option-belt = in the belt
option-ground = on the ground

## Manoeuvres

thing-blind = blind
thing-break-weapon = break the weapon
thing-disarm = disarm
thing-draw-closer = draw closer
thing-dual-wield = strike with the other weapon too
thing-evade = evade
thing-grapple = grapple
thing-knockdown = knock down
thing-knockout = knock out
thing-overpower = overpower
thing-precision-stab = precision stab
thing-push = push
thing-shout = shout
thing-stun = stun
thing-swing = swing with a thrusting weapon
thing-set-alight = set alight
thing-thrust = thrust with a cutting weapon

## Kinds of wounds

thing-cut = cut
thing-bruise = bruise
thing-stab = stab
thing-hack = gash
thing-burn = burn

## What a shield is held before

thing-cover-none = nothing
thing-cover-body = abdomen, chest and arms
thing-cover-head = head, chest and arms
thing-cover-body-thigh = abdomen, chest, arms and thigh
thing-cover-body-head = abdomen, chest, arms and head
thing-cover-all = the whole body

## How a roll went, what a wound did, kinds of things, tempers, where something is, what became of one

grade-fumble = fumble
grade-failure = failure
grade-success = ordinary hit
grade-special = special
grade-critical = critical

bone-crack = bone cracked
bone-break = bone broken

organ-hurt = organ hurt
organ-badly = organ badly hurt

kind-head = head
kind-chest = chest
kind-abdomen = abdomen
kind-leg = leg
kind-arm = arm
kind-limb = other limb

damage-blade = blade
damage-blunt = blunt
damage-hack = hack
damage-piercing = piercing
damage-fire = fire

material-soft = soft
material-hard = hard leather
material-metal = metal
material-hide = its own hide

sleep-awake = awake
sleep-fainted = fainted
sleep-knocked-out = knocked out
sleep-for-good = unconscious for good

opening-none = no opening
opening-manoeuvre = opening: a manoeuvre
opening-attack = opening: an attack as a special

hand-main = main hand
hand-off = other hand

class-none = no armour
class-light = light armour
class-medium = medium armour
class-heavy = heavy armour

fate-unhurt = unhurt
fate-hurt = wounded
fate-away = got away
fate-yielded = surrendered
fate-unconscious = unconscious
fate-dead = dead
fate-absent = not there

## Tags

condition-dead = dead
condition-unconscious = unconscious
condition-down = on the ground
condition-stunned = stunned
condition-blinded = blinded
condition-grappled = grappled
condition-burning = burning
condition-disarmed = disarmed
condition-fleeing = flees
condition-startled = startled
condition-bleeding = bleeds
condition-unaware = unaware
condition-waiting = waits
condition-opening = has an opening
condition-covered = behind the shield
condition-aiming = aims
condition-aiding = busy with first aid
condition-maimed = maimed
condition-poisoned = poisoned
condition-tired = tired
condition-away = away
condition-yielded = surrendered
condition-late = comes later
    .round = comes in round { $round }

## Figures that the GM may set, and what an exchange comes to

figure-blood = BP
figure-stamina = EP
figure-initiative = initiative
figure-attacks-left = attack actions left
figure-defences-left = defence actions left
figure-down = on the ground (1: yes)
figure-blinded = blinded (1: yes)
figure-alert = alert (0: unaware)
figure-sleep = unconscious (0 awake, 1 fainted, 2 knocked out, 3 for good)
figure-dead = dead (1: yes)
figure-pain = penalty for bones
figure-poison-left = rounds of poison left
figure-hurt1 = damage to location 1
figure-hurt2 = damage to location 2
figure-hurt3 = damage to location 3
figure-hurt4 = damage to location 4
figure-hurt5 = damage to location 5
figure-hurt6 = damage to location 6
figure-hurt7 = damage to location 7
figure-hurt8 = damage to location 8
figure-hurt9 = damage to location 9
figure-hurt10 = damage to location 10
figure-hurt11 = damage to location 11
figure-hurt12 = damage to location 12
figure-hurt13 = damage to location 13
figure-hurt14 = damage to location 14
figure-hurt15 = damage to location 15
figure-hurt16 = damage to location 16
figure-hurt17 = damage to location 17
figure-hurt18 = damage to location 18
figure-hurt19 = damage to location 19
figure-hurt20 = damage to location 20

outcome-defender-hurt = HP lost by the defender
outcome-defender-blood = BP lost by the defender
outcome-defender-bleeding = Bleed counters of the defender
outcome-defender-pain = Penalty for bones of the defender
outcome-defender-down = Defender on the ground
outcome-defender-unconscious = Defender unconscious
outcome-defender-dead = Defender dead
outcome-defender-wear = Wear counters on the defender's things
outcome-defender-dropped = Things dropped by the defender
outcome-attacker-hurt = HP lost by the attacker
outcome-attacker-wear = Wear counters on the attacker's things
outcome-attacker-dropped = Things dropped by the attacker

## Labels of the figures that a screen shows of somebody

label-dark = dark
label-locations = Hit locations
label-wounds = Wounds
label-items = Weapons and shields
label-arrows = Arrows
label-pieces = Armour
label-poison = poison
label-hp = HP
label-armour = PP
label-hurt = damage
label-burning = burning
label-useless = useless
label-maimed = maimed
label-fractured = broken
label-points = points
label-bleed = bleed counters
label-bleeding = bleed counters
label-arrow = arrow in it
label-staunched = staunched
label-natural = of the body
label-wear = wear
label-level = level
label-broken = broken
label-dropped = dropped
label-left = left
label-nocked = on the string
label-loaded = loaded
label-aim = aims at
label-opening = opening

## Things and locations that the catalogue doesn't know, by the name that a sheet gives them

any-with = with { $name }
any-the = { $name }
any-in = in: { $name }

## Weapons, shields, parts of the body that fight

thing-knife = knife
    .with = with the knife
    .the = the knife
thing-dagger = dagger
    .with = with the dagger
    .the = the dagger
thing-short-sword = short sword
    .with = with the short sword
    .the = the short sword
thing-scimitar = scimitar
    .with = with the scimitar
    .the = the scimitar
thing-rapier = rapier
    .with = with the rapier
    .the = the rapier
thing-long-sword = long sword
    .with = with the long sword
    .the = the long sword
thing-broadsword = broadsword
    .with = with the broadsword
    .the = the broadsword
thing-bastard-sword = bastard sword
    .with = with the bastard sword
    .the = the bastard sword
thing-great-sword = great sword
    .with = with the great sword
    .the = the great sword
thing-hand-axe = hand axe
    .with = with the hand axe
    .the = the hand axe
thing-battle-axe = battle axe
    .with = with the battle axe
    .the = the battle axe
thing-great-axe = great axe
    .with = with the great axe
    .the = the great axe
thing-light-club = light club
    .with = with the light club
    .the = the light club
thing-heavy-club = heavy club
    .with = with the heavy club
    .the = the heavy club
thing-light-mace = light mace
    .with = with the light mace
    .the = the light mace
thing-heavy-mace = heavy mace
    .with = with the heavy mace
    .the = the heavy mace
thing-war-hammer = war hammer
    .with = with the war hammer
    .the = the war hammer
thing-great-hammer = great hammer
    .with = with the great hammer
    .the = the great hammer
thing-flail = flail
    .with = with the flail
    .the = the flail
thing-morning-star-flail = morning star flail
    .with = with the morning star flail
    .the = the morning star flail
thing-quarterstaff = quarterstaff
    .with = with the quarterstaff
    .the = the quarterstaff
thing-short-spear = short spear
    .with = with the short spear
    .the = the short spear
thing-long-spear = long spear
    .with = with the long spear
    .the = the long spear
thing-trident = trident
    .with = with the trident
    .the = the trident
thing-halberd = halberd
    .with = with the halberd
    .the = the halberd
thing-pike = pike
    .with = with the pike
    .the = the pike
thing-lance = lance
    .with = with the lance
    .the = the lance
thing-boar-spear = boar spear
    .with = with the boar spear
    .the = the boar spear
thing-whip = whip
    .with = with the whip
    .the = the whip
thing-torch = torch
    .with = with the torch
    .the = the torch
thing-cosh = cosh
    .with = with the cosh
    .the = the cosh
thing-pitchfork = pitchfork
    .with = with the pitchfork
    .the = the pitchfork
thing-scythe = scythe
    .with = with the scythe
    .the = the scythe
thing-sand = sand
    .with = with the sand
    .the = the sand
thing-powder = powder
    .with = with the powder
    .the = the powder
thing-self-bow = self bow
    .with = with the self bow
    .the = the self bow
thing-long-bow = long bow
    .with = with the long bow
    .the = the long bow
thing-composite-bow = composite bow
    .with = with the composite bow
    .the = the composite bow
thing-light-crossbow = light crossbow
    .with = with the light crossbow
    .the = the light crossbow
thing-medium-crossbow = medium crossbow
    .with = with the medium crossbow
    .the = the medium crossbow
thing-heavy-crossbow = heavy crossbow
    .with = with the heavy crossbow
    .the = the heavy crossbow
thing-javelin = javelin
    .with = with the javelin
    .the = the javelin
thing-throwing-axe = throwing axe
    .with = with the throwing axe
    .the = the throwing axe
thing-throwing-knife = throwing knife
    .with = with the throwing knife
    .the = the throwing knife
thing-sling = sling
    .with = with the sling
    .the = the sling
thing-rock = rock
    .with = with the rock
    .the = the rock
thing-boulder = boulder
    .with = with the boulder
    .the = the boulder
thing-tree-trunk = tree trunk
    .with = with the tree trunk
    .the = the tree trunk
thing-buckler = buckler
    .with = with the buckler
    .the = the buckler
thing-target = target shield
    .with = with the target shield
    .the = the target shield
thing-round-shield = round shield
    .with = with the round shield
    .the = the round shield
thing-heater = heater shield
    .with = with the heater shield
    .the = the heater shield
thing-kite = kite shield
    .with = with the kite shield
    .the = the kite shield
thing-full-shield = full shield
    .with = with the full shield
    .the = the full shield
thing-fist = fist
    .with = with the fist
    .the = the fist
thing-kick = kick
    .with = with a kick
    .the = the kick
thing-bite = bite
    .with = with a bite
    .the = the bite
thing-claw = claw
    .with = with the claw
    .the = the claw
thing-horns = horns
    .with = with the horns
    .the = the horns
thing-tusk = tusk
    .with = with the tusk
    .the = the tusk
thing-hoof = hoof
    .with = with the hoof
    .the = the hoof
thing-stomp = stomp
    .with = with a stomp
    .the = the stomp
thing-slam = slam
    .with = with a slam
    .the = the slam
thing-beak = beak
    .with = with the beak
    .the = the beak
thing-talon = talon
    .with = with the talon
    .the = the talon
thing-sting = sting
    .with = with the sting
    .the = the sting
thing-coil = coil
    .with = with a coil
    .the = the coil

## Hit locations

thing-right-shin = right shin
    .in = in the right shin
thing-left-shin = left shin
    .in = in the left shin
thing-right-thigh = right thigh
    .in = in the right thigh
thing-left-thigh = left thigh
    .in = in the left thigh
thing-abdomen = abdomen
    .in = in the abdomen
thing-chest = chest
    .in = in the chest
thing-right-upper-arm = right upper arm
    .in = in the right upper arm
thing-right-forearm = right forearm
    .in = in the right forearm
thing-right-hand = right hand
    .in = in the right hand
thing-left-upper-arm = left upper arm
    .in = in the left upper arm
thing-left-forearm = left forearm
    .in = in the left forearm
thing-left-hand = left hand
    .in = in the left hand
thing-head = head
    .in = in the head
thing-right-wing = right wing
    .in = in the right wing
thing-left-wing = left wing
    .in = in the left wing
thing-right-arm = right arm
    .in = in the right arm
thing-left-arm = left arm
    .in = in the left arm
thing-right-hind-leg = right hind leg
    .in = in the right hind leg
thing-left-hind-leg = left hind leg
    .in = in the left hind leg
thing-hindquarters = hindquarters
    .in = in the hindquarters
thing-barrel = barrel
    .in = in the barrel
thing-right-foreleg = right foreleg
    .in = in the right foreleg
thing-left-foreleg = left foreleg
    .in = in the left foreleg
thing-tail = tail
    .with = with the tail
    .the = the tail
    .in = in the tail
thing-right-claw = right claw
    .in = in the right claw
thing-left-claw = left claw
    .in = in the left claw
thing-belly = belly
    .in = in the belly
thing-breast = breast
    .in = in the breast
thing-forebody = forebody
    .in = in the forebody
thing-right-hind-legs = right hind legs
    .in = in the right hind legs
thing-left-hind-legs = left hind legs
    .in = in the left hind legs
thing-right-forelegs = right forelegs
    .in = in the right forelegs
thing-left-forelegs = left forelegs
    .in = in the left forelegs

## Arrows and bolts

thing-war-arrow = war arrow
thing-broadhead = broadhead
thing-bodkin = bodkin
thing-flight-arrow = flight arrow
thing-rough-arrow = rough arrow
thing-bolt = bolt
thing-bodkin-bolt = bodkin bolt
thing-hunting-bolt = hunting bolt

## Poisons

thing-viper = viper venom
thing-spider-venom = spider venom
thing-nightshade = nightshade
thing-wolfsbane = wolfsbane
thing-sleepwort = sleepwort
thing-grave-rot = grave rot

## Armour

thing-heavy-cloth = heavy cloth
thing-soft-leather = soft leather
thing-padded-cloth = padded cloth
thing-quilted-cloth = quilted cloth
thing-hard-leather = hard leather
thing-boiled-leather = boiled leather
thing-ring-mail = ring mail
thing-scale = scale
thing-lamellar = lamellar
thing-chain-mail = chain mail
thing-half-plate = half plate
thing-plate = plate
thing-leather-cap = leather cap
thing-kettle-hat = kettle hat
thing-chain-coif = chain coif
thing-open-helm = open helm
thing-great-helm = great helm
thing-leather-jerkin = leather jerkin
thing-aketon = aketon
thing-brigandine = brigandine
thing-hauberk = hauberk
thing-byrnie = byrnie
thing-cuirass = cuirass
thing-bracers = bracers
thing-vambraces = vambraces
thing-gauntlets = gauntlets
thing-leather-gloves = leather gloves
thing-greaves = greaves
thing-boots = boots
thing-cuisses = cuisses
thing-fur = fur
thing-thick-hide = thick hide
thing-scales = scales
thing-chitin = chitin
thing-stony-skin = stony skin
thing-bare-bone = bare bone

## Kinds of creatures

thing-archer = Archer
thing-bear = Bear
thing-boar = Boar
thing-brigand = Brigand
thing-captain = Captain
thing-great-constrictor = Great constrictor
thing-crossbowman = Crossbowman
thing-great-eagle = Great eagle
thing-footpad = Footpad
thing-giant = Giant
thing-goblin-archer = Goblin archer
thing-goblin = Goblin
thing-great-spider = Great spider
thing-guard = Guard
thing-harpy = Harpy
thing-hedge-witch = Hedge witch
thing-knight = Knight
thing-man-at-arms = Man-at-arms
thing-skeleton = Skeleton
thing-skirmisher = Skirmisher
thing-spearman = Spearman
thing-townsman = Townsman
thing-troll = Troll
thing-veteran = Veteran
thing-great-viper = Great viper
thing-war-horse = War horse
thing-wolf = Wolf

# What somebody may do from where they stand, on the map.

arc-move = can go
arc-run = can run
arc-strike = can strike
arc-shoot = can shoot
arc-throw = can throw
arc-control = controls

# What is wrong with what somebody wants.

fault-stays = who recovers stays; nobody is taken out
fault-is-here = only who is away can come back
fault-dice-wanted = dice are wanted, such as d6, 2d6+1 or d3-1, not '{ $given }'
fault-one-arm = a shield is borne on one arm
fault-body-no-shield = a part of the body is no shield, and neither shot nor thrown
fault-not-natural = { THING($name) } is no part of the body; 'natural: true' is wanted beside it
fault-bow-no-shield = { THING($name) } is for shooting; it is no shield as well
fault-no-range = { THING($name) } has no range: it can neither strike nor fly
fault-bands-missing = 'bands' is missing: up to how many hexes { THING($name) } is at short, medium, long
fault-no-bands = { THING($name) } is neither shot nor made for throwing; it has no bands (IH-8.1)
fault-bands-order = short, medium and long range come in this order, each at least the one before
fault-bow-dice = a bow's power is dice alone; what is added to them is the arrow's (IH-7.1)
fault-shoots-none = { THING($name) } shoots no arrows
fault-arrow-for =
    { THING($arrow) } doesn't fit { THING($name) }; it is for { $fits ->
        [bow] a bow
        *[other] a crossbow
    }
fault-not-loaded = { THING($name) } isn't loaded; a bow or a crossbow is
fault-no-arrows =
    { THING($name) } has no arrows; it can't be { $ready ->
        [loaded] loaded
        *[other] aimed
    }
fault-no-parry = one can't parry with { THING($name) }; 'parries: true' is wanted if one can
fault-body-in-hand = { THING($name) } is a part of the body; it is in no hand
fault-one-body = { THING($name) } is a part of the body; there is one of it
fault-no-hands = who isn't humanoid can't hold a { THING($name) }; 'natural: true' is wanted
fault-hand-taken = { THING($name) } is in that hand already
fault-both-hands = { THING($name) } takes both hands; 'hand: main' is wanted
fault-no-hand-left = { THING($name) } takes both hands; none is left for { THING($other) }
fault-not-in-hand =
    { THING($name) } isn't in hand; only what is held can be { $ready ->
        [loaded] loaded
        *[other] aimed
    }
fault-arrow-kinds = there are { $number } kinds of arrows; at most { $most } are possible
fault-useless = { $points } points off, it would be useless; at most { $most } are possible
fault-more-than-full =
    it has { $full } { $what ->
        [bp] BP
        *[other] EP
    } in all; more it can't have now
fault-map-full =
    there is no room for { $name }: { $hexes ->
        [1] no hex is free
        *[other] it covers { $hexes } hexes, and nowhere are those free together
    }; a larger map is wanted, or fewer on it
fault-kind-armour = armour
fault-kind-arrow = arrow
fault-kind-poison = poison
fault-kind-body = body
fault-kind-location = location on this body ({ $body })
fault-bonus-wanted = dice are wanted, such as d4, -d6 or 2d6, or 0 for no bonus, not '{ $given }'
fault-location-already = there is a location { $name } already
fault-faces =
    { $side }: { $faces } on the d20 hits { $none ->
        [yes] no location
        *[no] more than one location
    }; each of 1 to 20 hits one
fault-many-bodies = there are { $number } different bodies; at most { $most } are possible
fault-many-poisons = there are { $number } different poisons; at most { $most } are possible
fault-no-more-dice = from { $bonus } on no die more can come; a row that grows begins with dice
