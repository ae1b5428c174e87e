# The page's own texts: the table, its seats, faults.

home = Home
language = Language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
choose = Choose
menu = Menu
parts = Parts of the table
order = Order of play
skip-to-question = To the question
offline = Not connected. Trying again; nothing is lost.
not-sent = That couldn't be sent. Try again.
tab-question = Question
tab-field = Field
tab-log = Log
tab-sheet = Sheet
tab-talk = Talk
tab-tools = Game master
opened = Opened
close = Close
cancel = Cancel
clause-marks = S: said by the group’s own text. B: from the base rules. A: added here.
say = Say something to the table
send = Send
before-fight = Before the fight
dark = dark
hidden = hidden from players
odds-of-options = Odds of each option
odds-working = Working out the odds …
welcome = Welcome, { $seat }! { $count ->
        [0] You look on until the game master gives you somebody to play.
        *[other] You play { $names }.
    }
welcome-question = What is asked of you comes up here; a phone buzzes. Roll your own dice and type what they show, or tap “{ roll-for-me }”.
welcome-tabs = { tab-field } shows where everybody is, { tab-sheet } what you can do and take, { tab-log } what happened and why. Language and colours are in the menu ☰.
engaged = In melee
beside = Beside:
looks-unhurt = unhurt
looks-scratched = scratched
looks-hurt = hurt
looks-badly-hurt = badly hurt
looks-down = down
over = The fight is over
drawn = Nobody won.
recover = Treat the wounded
to-recovery = On to the recovery
the-table = The table
the-gm = the game master
typed = What the die shows
enter = Enter
roll-for-me = Roll for me
rolls-for-me = Roll for me
roll-all = Roll for the { $count } without a player
decide-for-me = Let the tactics decide
autopilot = Autopilot
tap-map = Tap a marked place on the map.
to-map = To the map
map-hint = Tap a piece for its sheet and what it may do from where it stands, and a marked place or piece to answer.
choose-one = Choose one.
waiting-for = Waiting for
also-waiting = Also asked:
log-empty = Nothing has happened yet. Answer what is asked, and it begins.
talk-empty = Nobody has said anything yet. Write the first line below.
no-sums = No sums stand behind this line.
sum = Sum
overrule = Overrule
instead = Instead
reason = Reason
source-typed = typed
source-rolled = rolled by the program
source-auto = rolled by the program
figures = Figures
figures-of = Figures of { $who }
figures-lead = What you change is set as the game master's word, each figure as an entry of its own that undo takes back.
set-figures = Set what is changed
set-hidden = Hide from players
set-veiled = Hide the figures
set-secret-rolls = Roll in secret
take-out = Take out
bring-back = Bring back
undo = Undo
redo = Redo
show-odds = Show players the odds
end = End the fight
ask-end = End the fight as it stands? Undo takes it back.
seats = Seats and links
own-again = Be the game master again
back-to-fight = Back to the fight
seats-lead = Each player comes in by a link of their own: show its QR code, or send it.
seats-empty = Nobody has a seat yet. Make a link below.
seats-alone = These links work on this machine only. For phones and the wall stop the server with Ctrl-C and start it with { $command }.
link-once = This link is shown only now. Who has lost it gets a new one.
plays = Plays
save = Save
new-link = Link and QR code (one made before stops working)
revoke = Revoke
new-seat = A seat for a player
seat-name = Name of the player
make-link = Make a link
role-player = player
role-wall = Screen on the wall
role-gm = Game master
wall-lead = A link for a screen that all can see: map, order of play, what happened last.
gm-lead = A link for another device of the game master's: it may do everything in this fight.
error-title = That didn't work
error-not-found = There is no such page here. Go home, or use the link that you were given.
error-link-not-valid = This link isn't valid any more. Ask the game master for a new one.
error-stale = Somebody was faster: this is the state now. Look, and choose again.
error-not-yours = That isn't yours to answer. Wait for your own question, or ask the game master for a seat that plays it.
error-nobody-of-that-name = Nobody of that name is yours. Reload the page to see who is.
error-for-the-game-master = Only the game master can do that. Ask them.
error-only-watching = This link only looks on. Ask the game master for a seat of your own.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-talk-length = Say something, in at most 1000 signs.
error-seat-needs-name = Give the player's name.
error-too-many-tokens = Too many links that aren't valid. Wait a minute, and try again.
error-store = The game can't be read or saved just now; nothing is lost. The game master has to look after the server.
error-other-name = { $name }: this server isn’t called so. Use the address that it printed.
error-other-site = This came from another site. Open the page itself and do it there.
error-too-fast = Too much at once. Wait a second and try again.
error-too-large = Too large: at most { NUMBER($most, useGrouping: "yes") } bytes are taken.
won = { $side } won.
roll-dice = Roll { $dice }, and say what it shows.
typed-total = { $dice } show
amount = From { $low } to { $high }
all-places = All { $count } places as a list
was = instead of { $was }
source-overruled = instead of { $was }
ask-leave = Take { $who } out of the fight? Undo takes it back.
set-aside =
    { $count ->
        [one] One thing waits for its moment: an answer given before, or somebody who comes in.
        *[other] { $count } things wait for their moment: answers given before, or people who come in.
    }
notes = Notes: { $count }
add = Add somebody
add-helper = Somebody comes to help
add-name = Name
add-creature = Creature
add-side = Side
add-now = Comes in now
did-undo = { $who } took something back.
did-undo-what = { $who } took back: { $what }
did-redo-what = { $who } put forward again: { $what }
did-redo = { $who } put it forward again.
did-overrule = { $who } overruled: { $what }
did-override = { $who } set: { $what }
did-join = { $what } comes in.
did-rejoin = { $what } comes back.
did-leave = { $what } is taken out of the fight.
did-end = { $who } ended the fight. { $what }

# The recovery's page.

end-recovery = End the recovery
ask-end-recovery = End the recovery as it stands? Undo takes it back.
recovery-over = The recovery is over
tab-patients = Patients
tab-calendar = Calendar
patients-empty = Nobody is here to be treated.
care = What can be done
care-by = by { $names }
care-nobody = nobody here can do it
settings-of = Rolls and secrets
day =
    { $day ->
        [0] The day of the fight
        *[other] Day { $day }
    }
day-empty = Nothing has happened on this day yet.
day-count =
    { $count ->
        [0] nothing
        [one] one happening
        *[other] { $count } happenings
    }
day-happened = Day { $day }: { day-count }

# The library: the first page, the editor of encounters, forms of sheets.

library-fights = Fights
library-fights-empty = No fight is going on. Start an encounter below, or one of these:
library-recovery = Recovery
library-over = Over
library-round = Round { $round }
library-not-begun = Not begun yet
library-look = Look at it
library-go-on = Go on
library-delete = Delete
library-delete-fight = Delete this fight with its whole log? It can't be brought back.
library-encounters = Encounters
library-encounters-empty = No encounters yet. Make one, import a file, or edit a copy of an example.
library-so-many =
    { $count ->
        [one] { $count } combatant
        *[other] { $count } combatants
    }
library-start = Start the fight
library-edit = Edit
library-copy = Copy
library-copy-of = Copy of { $title }
library-delete-encounter = Delete this encounter? Fights begun from it stay.
library-new-encounter = New encounter
library-title = Title
library-untitled = Without a title
library-ruleset = Ruleset
library-make = Make
library-import = Encounter or sheet from a YAML file
library-take-in = Import
library-people = Characters and creatures
library-people-empty = Nobody yet. Make a character from a creature of the catalogue or from a blank sheet; it can then join any encounter.
library-delete-sheet = Delete this sheet? Encounters keep their own copies.
library-new-somebody = New character
library-somebody = Somebody
library-name = Name
library-kind = Kind
library-blank-sheet = blank sheet
library-examples = Examples
library-change-copy = Edit a copy
library-campaign = Campaign
library-rename = Name of this campaign
library-save = Save
library-done = Done
library-new-campaign = New campaign
library-import-campaign = Campaign from a file
library-whole = The whole campaign
library-export = Save as one file
library-delete-campaign = Delete campaign
library-delete-campaign-sure = Delete { $name } with all its fights, encounters and characters? Save it as a file first if you may want it again.
library-rulebook = Rulebook
library-side-one = One side
library-side-two = The other side
form-range = { $low } to { $high }.
form-usual = Default: { $value }
form-none = None at all
form-true = yes
form-false = no
form-on-by-default = On by default.
form-off-by-default = Off by default.
form-names = One to a line.
form-rows = One to a line: column, row.
form-more =
    { $count ->
        [one] One more field
        *[other] { $count } more fields
    }
form-unknown = Not known to the rules; empty this to take it out
form-written = written
form-add = Add
form-add-one = From the catalogue
form-add-own = Add one of your own
form-change-these = Change these
form-key = Name
form-remove = Remove
form-remove-what = Remove { $what }
form-up = Move { $what } up
editor-parts = Parts of the encounter
editor-who = Who fights
editor-map = Map
editor-rules = Rules of this fight
editor-files = File
editor-saved = Saved
editor-unsaved = Not saved yet
editor-clash = Another window changed this meanwhile. What you typed was saved over it; look through what is here now.
editor-faults =
    { $count ->
        [one] One thing is to be put right before the fight can start.
        *[other] { $count } things are to be put right before the fight can start.
    }
editor-sound = All is in order: the fight can start.
editor-side = Side
editor-drop-side = Remove { $name } and all on it
editor-side-empty = Nobody is on this side yet. Choose a kind below, say how many, and add them.
editor-add-side = Add a side
editor-count-of = How many: { $name }
editor-played-by = Played by
editor-gm = game master
editor-sheet = Sheet
editor-more-of = More for { $name }
editor-up = Move up
editor-twice = Add another like this
editor-split = Name them one by one
editor-keep = Keep in the library
editor-kept = { $name } is in the library now.
editor-add = Add combatants
editor-creatures = Creatures of the catalogue
editor-how-many = How many
editor-names = Names, if they have any
editor-names-like = Aino, Otto, Ville
editor-options = House rules
editor-options-so-many = { $count } switches
editor-export = Save as YAML
editor-map-empty = No map: only distances count. Make one, put a picture under it, or import a map file.
editor-map-new = Make a map of { $grid ->
        [square] squares
        *[hex] hexes
    }
editor-map-none = Do without a map
editor-tools = What to paint
editor-tool-look = Look
editor-tool-wall = Wall
editor-tool-door = Door
editor-tool-open-door = Open door
editor-tool-rough = Rough
editor-tool-fire = Fire
editor-tool-off = Solid
editor-tool-ground = Plain ground
editor-tool-erase = Erase
editor-place = Place
editor-unplaced = placed by itself
editor-key-side = By keyboard: on which side
editor-to-e = east
editor-to-se = south-east
editor-to-s = south
editor-to-sw = south-west
editor-to-w = west
editor-to-nw = north-west
editor-to-n = north
editor-to-ne = north-east
editor-turn = Turn
editor-lift = Take off the map
editor-hint = Choose what to paint and draw on the map: walls and doors go on the sides of places. To place somebody, drag their piece, or choose them and tap a place. By keyboard: arrows on the map; Enter paints, takes somebody up and puts them down; Escape lets go.
editor-size = Size: columns × rows
editor-columns = Columns
editor-rows = Rows
editor-picture = Picture under the grid (PNG, JPEG, WebP; at most 20 MB)
editor-picture-place = Where the picture lies
editor-picture-x = x
editor-picture-y = y
editor-picture-scale = scale
editor-picture-none = Remove the picture
editor-uvtt = Map from Universal VTT (.dd2vtt, .uvtt)
editor-imported = Imported: { $columns } columns, { $rows } rows, { $walls } walls, { $doors } doors; { $squares ->
        [one] a square
        *[other] { $squares } squares
    } to a { $grid ->
        [square] square
        *[hex] hex
    } of the map. { $lights ->
        [0] { "" }
        *[other] Its lights ({ $lights }) are left out: no rule reads them.
    } { $dark ->
        [no] { "" }
        *[yes] It is dark there: set “Dark” under the rules of this fight if it is to be so.
    }
error-form-too-long = This form is too long to save. Take some combatants out, or split the encounter in two.
error-name-wanted = Give a name.
error-no-campaign-file = This isn't a campaign's file. Choose one that was saved here as one file.
error-no-encounter-file = This is no encounter and no sheet of a ruleset that is installed here: 'ruleset' has to name one, with 'sides' or 'sheet' beside it.
error-not-text = This file isn't UTF-8 text; save it as UTF-8.
error-no-such-tool = That can't be painted. Reload the page and try again.
# Fields of forms that every ruleset has, and values to choose from.

field-name = Name
field-title = Title
field-description = Description
field-creature = Creature
field-count = How many
field-group = Group
field-notes = Notes
field-weapons = Weapons
field-weapon = Weapon
field-armour = Armour
field-shield = Shield
field-skills = Skills
field-skill = Skill
field-characteristics = Characteristics
field-strength = Strength
field-size = Size
field-tactics = Tactics
field-rolls = Who rolls
field-joins = Joins in round
field-dark = Dark
field-distance = Distance
field-distances = Distances
field-round-limit = Rounds at most
field-catalogue = Your own catalogue
field-facing = Facing
field-damage = Damage
field-blood = Blood
field-load = Load
field-quality = Quality
field-poison = Poison
field-arrows = Arrows
field-spells = Spells
field-wounds = Wounds
field-combatant-name = Name
field-creature-name = Name
field-side-name = Name
field-ruleset = Ruleset
field-joiner-count = How many
field-joiner-joins = Joins in round
field-options = House rules
field-sides = Sides
field-side = Side
field-combatants = Combatants
field-between = Between
field-cataloguefile-weapons = Weapons
field-cataloguefile-armour = Armour
field-creatures = Creatures
value-bold = bold
value-careful = careful
value-coward = coward
value-mindless = mindless
value-by-hand = the player
value-for-me = the program

tables = Tables
tables-empty = No tables of your own. Save one that comes with Affray, change it in a spreadsheet, and take it in under another name.
tables-import = Table for { $ruleset } from a CSV file
tables-name = Name, if not the file's
tables-shipped = A table of { $ruleset } to begin from
tables-save = Save as CSV
tables-delete = Delete this table? Fights begun with it keep it; encounters that name it can't be started without it.
tables-use = An encounter plays with it where it names it: under Tables, in place of one of the { $table } that come with Affray, by the name { $name }.
tables-refused = { $file } can't be taken in
tables-faults =
    { $count ->
        [one] One thing is wrong with it, and nothing was kept. Mend it and take the file in again.
       *[other] { $count } things are wrong with it, and nothing was kept. Mend them and take the file in again.
    }
tables-line = line { $line }
