# The terminal in English. The other languages have the same messages with the same variables. The words that are typed
# (undo, why, roll ...) are the same in all languages.

## The screen

begin = Answers are saved as you give them. `help` tells what can be typed, `?` shows the sums, `undo` takes back.
before = Before the first round
round = Round { $round }
turn = { $who }'s turn
table = The table
several = Several answer at the same time, each in secret (`secret off` where one answers for all):
amount = a whole number from { $low } to { $high }
marked = { $count } { $grid ->
        [square] squares
       *[hex] hexes
    }, marked * on the map (`map` shows it again). Type column and row, as in { $example }
dice-so-far = dice: { $dice }
instead-of = instead of { $was }
source-typed = typed
source-rolled = rolled
source-auto = autopilot
source-overruled = overruled, was { $was }
apart = distances: { $distances }
map-signs = . ground  ~ rough  ^ fire  % smoke  # solid  { $grid ->
        [square] | -
       *[hex] | / \
    } wall  + door  ' open door  * to choose from
rolls-hand = rolls by hand
rolls-auto = rolled by the program
on-autopilot = on autopilot
so-far = The last of what happened:
open-now = Being added up now:

## Prompts

prompt-whose = Whose answer (number or name, Enter for the first)?
prompt-hidden = { $who } (hidden)>
prompt-nobody = { $who } (Enter: nobody)>
prompt-over = over>
prompt-dice = { $who }, your { $dice } (Enter rolls)?
prompt-dice-zero = { $who }, your { $dice } ({ $first } to { $last }; Enter rolls)?
overrule-which = Which number (Enter for none)?
reason = Why (for the log, Enter for nothing)?

## Said

noted = Noted.
rolled = { $who } rolls: { $value }
over = The fight is over. `undo` takes the last answer back, `log all` shows everything, `restart` begins anew, `quit` leaves.
over-recovery = The recovery is over. `undo` takes the last answer back, `log all` shows everything, `status` what is left of the wounds, `quit` leaves.
taken-back =
    { $lines ->
        [one] The last line of the log is taken back.
       *[other] The last { $lines } lines of the log are taken back.
    }
otherwise = From here on it goes otherwise:
undone = Taken back: { $what }
redone = Done again: { $what }
set-aside = Set aside, and used again if its question comes back: { $what }
waits = Waits for its moment: { $what }
autopilot-on = On autopilot from now on: { $names }
autopilot-off = Decide for themselves from now on: { $names }
now-rolls-hand = Dice are typed for: { $names }
now-rolls-auto = Dice are rolled by the program for: { $names }
secret-on = Secret answers are hidden.
secret-off = Secret answers are shown as they are typed; `secret on` hides them again.
kept-as = The old fight is kept as { $file }
kept-as-recovery = The old recovery is kept as { $file }
goes-on = A fight of this encounter is saved in { $file } and goes on here; `restart` begins anew.
goes-on-recovery = A recovery from this fight is saved in { $file } and goes on here; --new begins anew.
changed-since = { $file } has changed since; the saved fight keeps the figures that it began with.
saved-in = Saved in { $file }
go-on = Go on with: { $command }
recover-how = The wounds it left are treated with: { $command }
set-how = To set one: set NAME FIGURE VALUE reason
counting = Playing { $fights } fights from here; Ctrl-C stops with what there is.

## Odds

odds-head = { $title }: { $fights } fights, seed { $seed }, { $seconds } s
compare-head = { $title }: { $fights } fights each with the same dice, seed { $seed }; differences in percentage points
sweep-head = { $title }: { $fights } fights each, seed { $seed }
exchange-head = { $attacker } attacks { $defender } once: the exact chances
stopped-early = Stopped: this is what there was so far.
compiling = The rules are being compiled, once; until that is done they are run by the interpreter.
so-many = { $done } of { $fights } fights: { $chances }
points = { $done } of { $of } done
below = below {"{}"}
above = above {"{}"}
from-to = { $low } to { $high }
draw = draw
cut = stopped at the round limit: { $fights }
rounds = Rounds: { $mean } on average; half of all fights { $quarter } to { $three }, nine of ten { $low } to { $high }
losses = lost
mean = average
fates = what becomes of
mean-rounds = rounds
difference = difference
left-out = Left out as too rare: { $chance } of all in all

## What an entry of the journal is

overrule = A part overruled
set = A figure set
join = Somebody joined
joins = { $who } joins
rejoin = Somebody came back

## Refused

unclear = { $typed }: { $names }?
unknown = { $typed }: nothing of that name.
unknown-near = { $typed }: nothing of that name; did you mean { $names }?
no-command = { $typed } is neither an answer here nor a command; `help` tells what can be typed.
say-something = The question stands; `auto` lets the tactics answer it, `help` tells what else can be typed.
wrong-dice = { $typed } can't be on the die.
die-wanted =
    { $count ->
        [one] Type what a d{ $sides } shows, { $first } to { $last }, without what is added.
       *[other] Type what each of { $count }d{ $sides } shows, { $first } to { $last }, or their sum.
    }
number-wanted = A number is wanted here:
number-up-to = A number from 1 to { $most } is wanted.
not-now = { $typed } isn't possible here and now; `rule` shows the clause behind the question.
no-roll = No dice are asked for now. `roll NAME` lets the program roll for somebody.
nothing-yet = Nothing has been added up yet.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
unsaved = NOT SAVED: { $reason }. The fight goes on; `save FILE` saves it elsewhere.
unsaved-recovery = NOT SAVED: { $reason }. The recovery goes on; `save FILE` saves it elsewhere.
rule-failed = A rule failed, and the last answer wasn't taken. { $file } holds the fight as it was before it.
rule-failed-recovery = A rule failed, and the last answer wasn't taken. { $file } holds the recovery as it was before it.
save-there = { $file } is there already; choose another name.
join-whom = Who joins? A creature ({ $creatures }), a file with a sheet, or the name of one who is away.
join-side = On which side? Type it after the creature or file: { $sides }
join-no-sheet = { $file }: a sheet is a mapping (key: value)
no-choice = No choice is asked for now.
no-map = This fight has no map.
who-of = Of whom? `who NAME` shows locations, wounds and things.

## Help

help-why = the sums behind the last lines; of the last N lines of the log
help-rule = a clause of the rulebook; the one behind the open question
help-status = how everybody is
help-who = all there is to tell of somebody: wounds, things
help-map = the map; on: with each turn too
help-log = the last lines of the log
help-undo = take the last answer back, or the last N
help-redo = do again what was undone
help-roll = the program rolls the dice of NAME; alone, or Enter: rolls this one
help-hand = the dice of NAME are typed
help-auto = NAME is on autopilot, or no longer; alone: it answers the rest of this step
help-finish = autopilot for all, to the end
help-odds = who wins how often from here
help-advise = the odds of each option of the open question
help-overrule = another value for a part of a sum, or for a mistyped die
help-set = your word on a figure
help-join = somebody enters the fight
help-join-recovery = somebody comes to help, or back from elsewhere
help-secret = hide secret answers, or not (when one answers for all)
help-save = save now; from now on in another file
help-restart = begin this encounter anew; the old fight is kept
help-quit = leave; all is saved
serving = The table is at { $address }
serving-lan = For others in your network: { $address }
serving-stop = Ctrl-C stops it; nothing is lost.
table-imported = { $table }: { $name } is kept.
table-replaced = { $table }: { $name } is kept, in place of the one before.
table-exported = { $file }: written.
table-own = { $name } (your own)
table-deleted = { $name } is deleted.
