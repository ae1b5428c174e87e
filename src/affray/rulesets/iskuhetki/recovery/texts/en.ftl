# The recovery of iskuhetki in English. The other languages have the same messages with the same variables. What isn't
# here is said as in the fight: ../../texts.
#
# The variables of an event, besides $who (the patient, or who treats) and, where a second one is meant, $other. a, b, c
# are the numbers that the event carries (codes.py). Hit locations are given by their keys in the catalogue, or by the
# names that a sheet gives them. Treatments are "first-aid", "surgery", "stitching", "setting", "splint", "cast".
#
#   time          $day        a: days since the fight (no $who)
#                 $time       b, c: "3:05"
#                 $manner     "full" when the day is just full, else "part"
#   treats        $roll       a
#                 $chance     b
#                 $treatment  c
#                 $manner     "self" or "other"
#   grade         $grade      a: "fumble", "failure", "success", "special" or "critical"
#                 $treatment  c
#   still-bleeds  $location   a: its key, as in all that follow
#                 $counters   b
#   mends         $points     a
#                 $hp         b
#                 $location   c
#   worsens       as mends
#   stitched      $bonus      b
#   risk          $factor     b
#   infected      $level      b
#   crooked       $percent    b
#   pain          $percent    b, 0 when it is gone
#   splinted      $quality    b
#                 $guard      c: "splint" or "cast"
#   no-splint     $guard      c, as of splinted
#   guarded       $roll       b
#                 $quality    c
#   blood-lost    $lost       a
#                 $left       b
#   blood-back    $back       a
#                 $left       b
#   clots         $gone       a
#                 $left       b
#   bleeds        $lost       a
#                 $left       b
#   heart-beats   $roll       a
#                 $chance     b
#   poisoned      as heart-beats
#   resists       as heart-beats
#   ends          $days       a (no $who)

## The time

now =
    { $day ->
        [0] { $manner ->
            [full] Right after the fight
           *[part] { $time } h after the fight
        }
        [one] { $manner ->
            [full] { $day } day after the fight
           *[part] { $day } day and { $time } h after the fight
        }
       *[other] { $manner ->
            [full] { $day } days after the fight
           *[part] { $day } days and { $time } h after the fight
        }
    }

## What happens

event-time = { now }
event-treats =
    { $treatment ->
        [first-aid] { $manner ->
            [self] { $who } gives first aid (own wound): { $roll } (chance { $chance })
           *[other] { $who } gives { $other } first aid: { $roll } (chance { $chance })
        }
        [surgery] { $who } operates on { $other }: { $roll } (chance { $chance })
        [stitching] { $manner ->
            [self] { $who } stitches (own wound): { $roll } (chance { $chance })
           *[other] { $who } stitches a wound of { $other }: { $roll } (chance { $chance })
        }
        [setting] { $who } sets a bone of { $other }: { $roll } (chance { $chance })
        [splint] { $manner ->
            [self] { $who } makes a splint (own limb): { $roll } (chance { $chance })
           *[other] { $who } makes a splint for { $other }: { $roll } (chance { $chance })
        }
       *[cast] { $manner ->
            [self] { $who } makes a cast (own limb): { $roll } (chance { $chance })
           *[other] { $who } makes a cast for { $other }: { $roll } (chance { $chance })
        }
    }
event-grade =
    { $grade ->
        [fumble] { $who }: a fumble!
        [failure] { $who } fails
        [success] { $who } succeeds
        [special] { $who }: a special success!
       *[critical] { $who }: a critical success!
    }
event-staunched = { $who }: the bleeding is staunched ({ THING($location) })
event-still-bleeds = { $who }: the wound still bleeds ({ THING($location) }), bleed counters: { $counters }
event-arrow-out = { $who }: the arrow is out ({ THING($location) })
event-mends = { $who } gets { $points } HP back: { THING($location) }, HP now { $hp }
event-worsens = { $who } loses { $points } HP: { THING($location) }, HP now { $hp }
event-stitched =
    { $bonus ->
        [0] { $who }: the wound is sewn up ({ THING($location) })
       *[other] { $who }: the wound is sewn up well ({ THING($location) }), heals { $bonus } more each week
    }
event-scar = { $who } will keep a scar ({ THING($location) })
event-risk = { $who }: the wound may become infected ({ THING($location) }), infection factor { $factor }
event-infected = { $who }: infection of level { $level } ({ THING($location) })
event-cured = { $who }: the infection is gone ({ THING($location) })
event-bone-set = { $who }: the bone is set ({ THING($location) })
event-not-set = { $who }: the bone can't be set so ({ THING($location) })
event-bone-healed = { $who }: the bone has healed ({ THING($location) })
event-crooked = { $who }: the bone has grown together crooked ({ THING($location) }), -{ $percent } % on all actions for good
event-late = { $who }: the bone wasn't set within the week ({ THING($location) }), and needs surgery first now
event-pain =
    { $percent ->
        [0] { $who }: the cracked bone no longer hinders ({ THING($location) })
       *[other] { $who }: the cracked bone costs { $percent } % now ({ THING($location) })
    }
event-splinted =
    { $guard ->
        [cast] { $other } puts { $who } in a cast: { THING($location) }, quality { $quality }
       *[splint] { $other } splints { $who }: { THING($location) }, quality { $quality }
    }
event-no-splint =
    { $guard ->
        [cast] { $other } makes no cast that holds for { $who } ({ THING($location) })
       *[splint] { $other } makes no splint that holds for { $who } ({ THING($location) })
    }
event-splint-off = { $who }: the splint has to be renewed ({ THING($location) })
event-guarded = { $who } uses the limb, splint or cast guards it: { THING($location) }, { $roll } (quality { $quality })
event-uses = { $who } uses the broken limb from now on: { THING($location) }
event-spares = { $who } spares the broken limb from now on: { THING($location) }
event-organ = { $who }: the organ bleeds inside ({ THING($location) })
event-operated = { $other } operates on { $who } with success ({ THING($location) })
event-again = { $who }: the surgery must be tried again ({ THING($location) })
event-blood-lost = { $who } loses { $lost } BP, { $left } left
event-blood-back = { $who } gets { $back } BP back, { $left } now
event-unstitched = { $who }: the wound closes unstitched ({ THING($location) })
event-clots = { $who }: the bleeding ebbs, counters gone { $gone }, left { $left }
event-bleeds = { $who } bleeds: { $lost } BP, { $left } left
event-spared = { $who } loses no blood
event-heart-beats = { $who }: the heart goes on beating: { $roll } (stops up to { $chance })
event-stirs = { $who } stirs, and may come to
event-usable = { $who } can use it again: { THING($location) }
event-poisoned = { $who }: the poison works, { $roll } (chance { $chance })
event-resists = { $who } withstands the poison: { $roll } (chance { $chance })
event-healed = { $who }: a wound has healed ({ THING($location) })
event-well = { $who } has recovered
event-comes = { $who } arrives
event-ends =
    { $days ->
        [0] The recovery ends on the first day
        [one] The recovery ends after { $days } day
       *[other] The recovery ends after { $days } days
    }

## Rolls

why-first-aid = First aid
why-surgery = Surgery
why-stitching = Stitching
why-setting = Setting the bone
why-splint = Splint
why-cast = Cast
why-surgery-blood = Blood that the surgery costs
why-setting-fumble = HP that the fumble costs
why-blood = Blood that comes back
why-healing = Healing in this week
why-loose = Healing in this week, all over
why-infection-risk = Whether it becomes infected
why-infection = CON against the infection
why-guard = Whether splint or cast guards

## Parts of sums

why-first-aid-skill = First aid
why-healing-skill = Healing
why-open-wounds-skill = Open wounds
why-bonesetting-skill = Bonesetting
why-carpentry-skill = Carpentry
why-masonry-skill = Masonry
why-surgery-skill = Surgery
why-average = Average of both
why-chance = Chance

## Decisions

decision-who = Who treats
    .question = What now? Who treats a wound?
decision-treatment = Treatment
    .question = What does { $who } do?
decision-patient = Patient
    .question = Whom does { $who } treat?
decision-wound = Wound
    .question = Which wound does { $who } treat?
decision-span = How long
    .question = Nobody treats anybody. How much time passes?
decision-user = Whose limb
    .question = Who uses a broken limb from now on, or spares it?
decision-limb = Limb
    .question = Which limb does { $who } use from now on, or spare?

## Options of decisions

option-nobody = nobody: time passes
option-first-aid = first aid
option-surgery = operate
option-stitching = stitch
option-setting = set the bone
option-splint = splint
option-cast = cast
option-minute = a minute
option-calm = minute by minute, until the bleeding is over
option-hour = until the hour is full
option-day = until the day is full
option-week = until the week is full
option-limb = use or spare a broken limb
option-end = end the recovery here

## Wounds

option-cut = cut
option-bruise = bruise
option-stab = stab
option-hack = bleeding bruise
option-burn = burn
option-healed-cut = healed cut
option-healed-bruise = healed bruise
option-healed-stab = healed stab
option-healed-hack = healed bruise that bled
option-healed-burn = healed burn
option-bleeding = bleed counters
option-arrow = arrow in it
option-organ-hurt = organ hurt
option-organ-badly = organ badly hurt
option-cracked = bone cracked
option-broken = bone broken
option-bone-set = bone set
option-crooked = bone crooked
option-infected = infection
option-hp = HP
option-in-use = in use
option-useless = useless
option-maimed = maimed
option-degree = degree
option-hinders = penalty in percent
option-to-stitch = to be stitched
option-stitched = stitched
option-to-operate = to be operated on
option-to-set = to be set
option-scar = scar

## Tags, and what became of whom

condition-dead = dead
condition-away = away
condition-unconscious = unconscious
condition-bleeding = bleeds
condition-organ = organ hurt
condition-arrow = arrow in a wound
condition-infected = infected
condition-broken = bone broken
condition-cracked = bone cracked
condition-to-stitch = to be stitched
condition-maimed = maimed
condition-poisoned = poisoned
condition-tired = tired
condition-busy = busy this hour
condition-well = well

fate-well = well
fate-marked = well, but marked
fate-wounded = still wounded
fate-dead = dead
fate-away = away
