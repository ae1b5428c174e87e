# arsmagica in English. The other languages have the same messages with the same variables.
#
# The variables of an event, besides $who (a combatant's name) and, where a second one is meant, $other. a, b, c are the
# numbers that the event carries (model.py). A thing is given by its key in the catalogue, or by the name that a sheet gives it.
#
#   declares      $intent      a: the weapon's key, or "spell"
#   initiative    $total       a
#   tie           $total       a
#   round         $round       a (no $who)
#   attacks       $total       a
#                 $weapon      b: its key
#                 $manner      b: "shoot" for a missile, else "strike"
#   defends       $total       a
#   misses        $attackTotal a
#                 $defenceTotal b
#   soaked        $damage      a: damage less soak, 0 or below
#   hit           $levels      a
#                 $damage      b: damage less soak
#   body          $level       a: the key of the level on the ladder of $who
#                 $penalty     a: its penalty, 0 or below
#   botches       $zeros       a
#   drops         $weapon      a: its key
#   draws         $weapon      a: its key
#   loads         $weapon      a: its key
#   moves         $paces       a
#                 $way         b: "towards" or "away"
#                 $apart       c
#   exerts        $exertion    a: "attack" or "defence"
#   fatigue       $level       a: the key of the level on the ladder of $who
#                 $penalty     a: its penalty, 0 or below
#   flees         $total       a
#   pursues       $total       a
#   concentrates  $total       a
#                 $ease        b
#   loses-spell   $spell       a: its key
#   casts         $total       a
#                 $level       b
#                 $spell       c: its key
#   spell-fails   $spell       a: its key
#   resists       $resistance  a
#                 $penetration b
#   spell-hits    $levels      a
#                 $damage      b: damage less soak
#   spell-soaked  $damage      a: damage less soak, 0 or below
#   wards         $soak        a
#                 $cancels     b
#   hinders       $penalty     a, as a number of 0 or above
#                 $turns       b
#   aids          $attack      a
#                 $defence     b
#                 $soak        c
#   spell-ends    $effect      a: "harm", "ward", "hinder" or "aid"
#   fast-casts    $total       a
#                 $initiative  b
#   empty         $weapon      a: its key
#   wins          $side        a: the side's name (no $who)
#   drawn                      (no $who)
#   round-limit   $rounds      a (no $who)
#   aims          $total       a
#
# All others have no variables of their own.

## What happens

event-declares =
    { $intent ->
        [spell] { $who } means to cast a spell
       *[other] { $who } means to fight { THING($intent, form: "with") }
    }
event-initiative = { $who }: initiative { $total }
event-tie = { $who } rolls again for the tie: { $total }
event-round = Round { $round }
event-turn = Turn: { $who }
event-waits = { $who } waits
event-reacts = { $who } reacts
event-loses-turn = { $who } loses this turn
event-attacks =
    { $manner ->
        [shoot] { $who } lets fly at { $other } { THING($weapon, form: "with") }: { $total }
       *[strike] { $who } strikes at { $other } { THING($weapon, form: "with") }: { $total }
    }
event-defends = { $who } defends: { $total }
event-helpless = { $who } can't defend: 0
event-misses = { $who } misses { $other } ({ $attackTotal } against { $defenceTotal })
event-soaked = { $who } hits { $other }, but does no harm (damage { $damage } after soak)
event-hit =
    { $levels ->
        [one] { $who } hits { $other }: { $levels } body level (damage { $damage } after soak)
       *[other] { $who } hits { $other }: { $levels } body levels (damage { $damage } after soak)
    }
event-body =
    { $penalty ->
        [0] { $who } now: { THING($level) }
       *[other] { $who } now: { THING($level) } ({ $penalty })
    }
event-incapacitated = { $who } is incapacitated
event-dies = { $who } dies
event-botches =
    { $zeros ->
        [one] { $who } botches ({ $zeros } zero)
       *[other] { $who } botches ({ $zeros } zeros)
    }
event-drops = { $who } drops { THING($weapon, form: "the") }
event-draws = { $who } readies { THING($weapon, form: "the") }
event-loads = { $who } loads { THING($weapon, form: "the") }
event-moves =
    { $way ->
        [away] { $who } moves away from { $other } (paces: { $paces }, now { $apart } apart)
       *[towards] { $who } moves towards { $other } (paces: { $paces }, now { $apart } apart)
    }
event-exerts =
    { $exertion ->
        [attack] Exertion: { $who } gives up a fatigue level for a bonus to attack
       *[defence] Exertion: { $who } gives up a fatigue level for a bonus to defence
    }
event-fatigue =
    { $penalty ->
        [0] { $who } now: { THING($level) }
       *[other] { $who } now: { THING($level) } ({ $penalty })
    }
event-unconscious = { $who } falls unconscious
event-guards = { $who } guards { $other }
event-unguards = { $who } guards nobody any more
event-flees = { $who } tries to get away: { $total }
event-pursues = { $who } tries to prevent it: { $total }
event-escapes = { $who } gets away
event-leaves = { $who } leaves the fight, nobody stops it
event-caught = { $who } doesn't get away
event-yields = { $who } surrenders
event-concentrates = { $who } concentrates: { $total } against { $ease }
event-loses-spell = { $who } loses the spell: “{ THING($spell) }”
event-casts = { $who } casts “{ THING($spell) }” on { $other }: { $total } against level { $level }
event-spell-fails = { $who }: “{ THING($spell) }” comes to nothing
event-resists = { $who } resists the magic of { $other } (resistance { $resistance } against penetration { $penetration })
event-spell-hits =
    { $levels ->
        [one] The spell of { $who } strikes { $other }: { $levels } body level (damage { $damage } after soak)
       *[other] The spell of { $who } strikes { $other }: { $levels } body levels (damage { $damage } after soak)
    }
event-spell-soaked = The spell of { $who } strikes { $other }, but does no harm (damage { $damage } after soak)
event-warded = The ward of { $who } stops the attack of { $other }
event-wards =
    { $cancels ->
        [0] { $who } wards { $other }: soak { SIGNED($soak) }
        [one] { $who } wards { $other }: soak { SIGNED($soak) }, stops the next attack
       *[other] { $who } wards { $other }: soak { SIGNED($soak) }, stops the next { $cancels } attacks
    }
event-hinders =
    { $turns ->
        [0] { $who } hinders { $other }: attack and defence -{ $penalty }
        [one] { $who } hinders { $other }: attack and defence -{ $penalty }, { $turns } turn lost
       *[other] { $who } hinders { $other }: attack and defence -{ $penalty }, { $turns } turns lost
    }
event-aids = { $who } aids { $other }: attack { SIGNED($attack) }, defence { SIGNED($defence) }, soak { SIGNED($soak) }
event-spell-ends =
    { $effect ->
        [harm] The harmful spell on { $who } ends
        [ward] The ward on { $who } ends
        [hinder] The hindrance on { $who } ends
       *[aid] The aid on { $who } ends
    }
event-fast-casts = { $who } fast-casts against { $other }: { $total } against initiative { $initiative }
event-too-slow = { $who } is too slow
event-lets-go = { $who } lets the spell go
event-joins = { $who } joins the fight
event-empty = { $who } has no missiles left ({ THING($weapon) })
event-wins = Winner: { $side }
event-drawn = The fight ends in a draw
event-round-limit = Stopped after { $rounds } rounds: a draw
event-passes = { $who } does nothing
event-differently = { $who } acts otherwise than declared
event-aims = { $who } aims the spell at { $other }: { $total }
event-spent = The turn of { $who } went into fast casting

## Rolls

why-initiative = Initiative
why-tie = Initiative, tie
why-attack = Attack
why-defence = Defence
why-botch = Botch
why-flight = Getting away
why-pursuit = Preventing that
why-concentration = Concentration
why-casting = Casting
why-fast-cast = Fast casting
why-spell-damage = Spell damage
why-aim = Aiming the spell

## Parts of a sum

why-quickness = Quickness
why-dexterity = Dexterity
why-strength = Strength
why-stamina = Stamina
why-size = Size
why-ability = Ability
why-weapon = Weapon
why-shield = Shield
why-armour = Armour
why-encumbrance = Encumbrance
why-wounds = Wounds
why-fatigue = Fatigue
why-range = Range
why-exertion = Exertion
why-tries = Earlier tries
why-ward = Ward
why-hinder = Hindrance
why-aid = Aid
why-finesse = Finesse
why-concentration-skill = Concentration (ability)
why-technique = Technique
why-form = Form
why-fast = Cast fast
why-again = Cast fast again
why-margin = Margin
why-spell = Spell
why-level = Level
why-parma = Parma Magica
why-might = Might
why-gm = The GM's word

## Decisions

decision-intent = Intent
    .question = What does { $who } mean to do in the first round?
decision-action = Action
    .question = What does { $who } do?
decision-target = Target
    .question = Whom does { $who } choose?
decision-whom = Whom
    .question = From whom, or towards whom, does { $who } move?
decision-weapon = Weapon
    .question = Which weapon does { $who } take?
decision-spell = Spell
    .question = Which spell does { $who } cast?
decision-paces = Paces
    .question = How many paces does { $who } go?
decision-way = Direction
    .question = Which way does { $who } go?
decision-fast-cast = Fast casting
    .question = Does { $who } fast-cast against the attack?
decision-too-slow = Too slow
    .question = The fast cast of { $who } comes too late. What now?
decision-guard = Guard
    .question = Whom does { $who } guard?
decision-react = Reaction
    .question = Does anyone who waits react now?

## Options of decisions

option-wait = wait
option-strike = strike
option-shoot = shoot or throw
option-cast = cast a spell
option-hurry = hurry (no action)
option-run = run (no action, defence without weapon)
option-flee = get away from the fight
option-advance = move closer, then act
option-withdraw = move away, then act
option-draw = ready another weapon
option-guard = guard somebody
option-exert-attack = exert: bonus to attack
option-exert-defence = exert: bonus to defence
option-load = load
option-yield = surrender
option-pass = do nothing
option-towards = towards
option-away = away
option-let-go = let the spell go
option-cast-anyway = cast it after the attack
option-spell = cast a spell
option-nobody = nobody
option-none = none

## Exertion, tempers, where one is, what a spell does, what became of one

exertion-none = no exertion
exertion-attack = exertion in attack
exertion-defence = exertion in defence

effect-harm = harm
effect-ward = ward
effect-hinder = hindrance
effect-aid = aid

fate-unhurt = unhurt
fate-hurt = hurt
fate-fled = fled
fate-yielded = surrendered
fate-unconscious = unconscious
fate-incapacitated = incapacitated
fate-dead = dead
fate-absent = not there

## Tags

condition-waiting = waits
condition-exerted-attack = exertion: attack
condition-exerted-defence = exertion: defence
condition-running = runs
condition-guarding = guards
condition-guarded = guarded
condition-loses-turn = loses a turn
condition-warded = warded
condition-hindered = hindered
condition-aided = aided
condition-disarmed = disarmed
condition-mounted = mounted
condition-fast-cast = has fast-cast
condition-unconscious = unconscious
condition-incapacitated = incapacitated
condition-dead = dead
condition-away = away
condition-yielded = surrendered
condition-late = comes later
    .round = comes in round { $round }

## Abilities and Forms

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

## Figures that the GM may set, and what an exchange comes to

figure-body = body level
figure-fatigue = fatigue level
figure-lost-turns = turns lost
figure-flights = tries to get away
figure-botch-dice = botch dice
figure-armour = armour
figure-shield = shield
figure-quickness = Quickness
figure-dexterity = Dexterity
figure-strength = Strength
figure-stamina = Stamina
figure-size = Size

outcome-defender-body = Body level of the defender
outcome-defender-dropped = Weapons dropped by the defender
outcome-attacker-body = Body level of the attacker
outcome-attacker-lost-turns = Turns lost by the attacker
outcome-attacker-dropped = Weapons dropped by the attacker

## Labels of what a screen shows of somebody

label-weapons = Weapons
label-spells = Spells
label-dropped = dropped
label-shots = missiles left
label-guards = guards

## Things that the catalogue doesn't know, by the name that a sheet gives them

any-with = with { $name }
any-the = { $name }

## Body levels

thing-unhurt = unhurt
thing-hurt = hurt
thing-light-wounds = light wounds
thing-medium-wounds = medium wounds
thing-heavy-wounds = heavy wounds
thing-incapacitated = incapacitated
thing-dead = dead

## Fatigue levels

thing-fresh = fresh
thing-winded = winded
thing-weary = weary
thing-tired = tired
thing-dazed = dazed
thing-unconscious = unconscious

## Weapons

thing-fist = fist
    .with = with the fist
    .the = the fist
thing-kick = kick
    .with = with a kick
    .the = the kick
thing-gauntlet = gauntlet
    .with = with the gauntlet
    .the = the gauntlet
thing-bludgeon = bludgeon
    .with = with the bludgeon
    .the = the bludgeon
thing-dagger = dagger
    .with = with the dagger
    .the = the dagger
thing-knife = knife
    .with = with the knife
    .the = the knife
thing-axe = axe
    .with = with the axe
    .the = the axe
thing-club = club
    .with = with the club
    .the = the club
thing-hatchet = hatchet
    .with = with the hatchet
    .the = the hatchet
thing-lance = lance
    .with = with the lance
    .the = the lance
thing-mace = mace
    .with = with the mace
    .the = the mace
thing-mace-and-chain = mace and chain
    .with = with the mace and chain
    .the = the mace and chain
thing-short-spear = short spear
    .with = with the short spear
    .the = the short spear
thing-short-sword = short sword
    .with = with the short sword
    .the = the short sword
thing-long-sword = long sword
    .with = with the long sword
    .the = the long sword
thing-cudgel = cudgel
    .with = with the cudgel
    .the = the cudgel
thing-farm-implement = farm implement
    .with = with the farm implement
    .the = the farm implement
thing-flail = flail
    .with = with the flail
    .the = the flail
thing-pole-arm = pole arm
    .with = with the pole arm
    .the = the pole arm
thing-pole-axe = pole axe
    .with = with the pole axe
    .the = the pole axe
thing-long-spear = long spear
    .with = with the long spear
    .the = the long spear
thing-great-sword = great sword
    .with = with the great sword
    .the = the great sword
thing-staff = staff
    .with = with the staff
    .the = the staff
thing-war-hammer = war hammer
    .with = with the war hammer
    .the = the war hammer
thing-throwing-axe = throwing axe
    .with = with the throwing axe
    .the = the throwing axe
thing-javelin = javelin
    .with = with the javelin
    .the = the javelin
thing-throwing-knife = throwing knife
    .with = with the throwing knife
    .the = the throwing knife
thing-sling = sling
    .with = with the sling
    .the = the sling
thing-stone = stone
    .with = with the stone
    .the = the stone
thing-short-bow = short bow
    .with = with the short bow
    .the = the short bow
thing-long-bow = long bow
    .with = with the long bow
    .the = the long bow
thing-crossbow = crossbow
    .with = with the crossbow
    .the = the crossbow
thing-bite = bite
    .with = with a bite
    .the = the bite
thing-claws = claws
    .with = with the claws
    .the = the claws
thing-tusks = tusks
    .with = with the tusks
    .the = the tusks
thing-uprooted-tree = uprooted tree
    .with = with the uprooted tree
    .the = the uprooted tree

## Shields

thing-buckler = buckler
thing-round-shield = round shield
thing-heater-shield = heater shield

## Armour

thing-quilted = quilted armour
thing-heavy-leather = heavy leather
thing-metal-reinforced-leather = metal-reinforced leather
thing-leather-scale = leather scale
thing-metal-scale = metal scale
thing-chain = chain mail

## Spells

thing-lance-of-embers = lance of embers
thing-stroke-from-a-clear-sky = stroke from a clear sky
thing-flung-stones = flung stones
thing-withering-touch = withering touch
thing-turning-wind = turning wind
thing-wall-of-the-moment = wall of the moment
thing-skin-of-oak = skin of oak
thing-clinging-roots = clinging roots
thing-leaden-limbs = leaden limbs
thing-glare-of-noon = glare of noon
thing-sudden-dread = sudden dread
thing-eye-of-the-hawk = eye of the hawk
thing-feet-of-the-hare = feet of the hare
thing-heart-of-the-bear = heart of the bear

## Kinds of creatures

thing-archer = Archer
thing-bear = Bear
thing-boar = Wild boar
thing-brigand = Brigand
thing-brigand-captain = Captain of brigands
thing-crossbowman = Crossbowman
thing-ghoul = Ghoul
thing-hedge-wizard = Hedge wizard
thing-knight = Knight
thing-magus = Magus
thing-man-at-arms = Man-at-arms
thing-mounted-knight = Knight on horseback
thing-ogre = Ogre
thing-peasant = Peasant
thing-shield-grog = Shield grog
thing-wolf = Wolf

# What is wrong with what somebody wrote.

fault-tenths = loads are counted in tenths: { $near }, not { $load }
fault-covers =
    { THING($name) } covers { $cover ->
        [full] all of the body, never a part
        *[other] a part of the body, never all
    }
fault-of-another =
    { $effect ->
        [harm] harm has damage alone
        [ward] a ward has soak and cancelled attacks alone
        [hinder] a hindrance has lost turns and a penalty alone
        *[aid] an aid has attack, defence and soak alone
    }; leave this out
fault-does-nothing =
    { $effect ->
        [harm] harm does nothing without damage
        [ward] a ward does nothing without soak or cancelled attacks
        [hinder] a hindrance does nothing without lost turns or a penalty
        *[aid] an aid does nothing without attack, defence or soak
    }
fault-score-twice = this ability has a score as well as experience; write one of the two
fault-out-already = { $lost } levels down it would be out already; at most { $most } are possible
fault-guards-itself = nobody guards itself; the name of a friend is wanted
fault-guarded = who is guarded guards nobody (AM-4.9)
fault-kind-spell = spell
fault-kind-ladder-of-levels = ladder of levels
fault-kind-friend-called = friend called
fault-no-cover = neither 'partial' nor 'full' is here; at least one of them is wanted
fault-out-last = the levels marked 'out: true' come last, after at least one without
fault-out-twice = a body has at least two levels marked 'out: true': incapacitated, dead
fault-out-once = at most one level of fatigue, the last, is marked 'out: true': unconscious
fault-levels-of =
    { $kind ->
        [body] these are levels of fatigue; levels of body are wanted
        *[fatigue] these are levels of body; levels of fatigue are wanted
    }
fault-many-ladders = there are { $number } different ladders of levels; at most { $most } are possible
