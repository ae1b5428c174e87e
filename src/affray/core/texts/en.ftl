# What is wrong with what somebody wrote.

fault-or = { " or " }
fault-either = { $of }
fault-missing = '{ $name }' is missing: { $wanted } is wanted
fault-wanted = { $wanted } is wanted, not { $given }
fault-unknown = there is no { $kind } { $name }{ $hint }
fault-unknown-key = the key { $name } isn't known here{ $hint }
fault-key-no-word = a key is a word, not a number
fault-near = ; did you mean { $names }?
fault-there-are = ; there are { $names }
fault-one-of = one of { $names }
fault-something-else = something else
fault-given-nothing = nothing
fault-given-mapping = a mapping
fault-given-list =
    { $count ->
        [0] an empty list
        *[other] a list of { $count }
    }
fault-noun =
    { $kind ->
        [integer] a whole number
        [number] a number
        [string] text
        [boolean] yes or no
        [array] a list
        *[object] a mapping (key: value)
    }{ $bounds ->
        [exact] { " " }of { $low }
        [both] { $kind ->
            [string] { " " }of
            [array] { " " }of
            *[other] { " " }from
        } { $low } to { $high }
        [low] { " " }of at least { $low }
        [high] { " " }of at most { $high }
        *[none] { "" }
    }{ $bounds ->
        [none] { "" }
        *[other] { $kind ->
            [string] { " " }characters
            [array] { " " }items
            *[other] { "" }
        }
    }{ $single ->
        [yes] { " " }in one line
        *[no] { "" }
    }

# What was answered, or what the game master said, that can't be.

fault-answer = { $given }: { $wanted }
fault-dice =
    { $count ->
        [one] one die
        *[other] { $count } dice
    }
fault-die-shows = a d{ $sides } shows { $low } to { $high }
fault-dice-sum = the sum of { $dice } is { $low } to { $high }; or give each die
fault-dice-show = the dice show { $low } to { $high }
fault-no-roll = { $name } is no roll: { $wanted }
fault-a-part = choose a part of a sum, or a die, of a line of the log
fault-parts-and-dice = only parts of sums and dice can be overruled; undo takes a choice back
fault-gone = that isn't part of the fight any more; look at the log as it is now
fault-over = the fight is over: undo first
fault-nobody = nobody of that name; { $wanted }
fault-nothing-asked = nothing is asked: the fight is over
fault-several-open = several questions are open, say which: { $open }
fault-a-question = choose one of the questions that are open
fault-not-asked = { $what } isn't asked now
fault-goes-on = the fight isn't over: play it to its end first
fault-recovers-already = this is a recovery already
fault-no-recovery = this ruleset has no rules for what comes after a fight
fault-not-in = only who is in the fight can be taken out
fault-not-away = only who has left the fight can come back
fault-no-room = there is no room for it on the map now; make some first

# What people are to know of a saved fight under other rules.

fault-rules-changed = Under the rules now installed this would have gone otherwise. It goes on from where it was saved: what came before stands in the log, but can't be undone or overruled any more.
fault-no-log = It was saved without its log: what came before isn't told.
fault-state-lacks = What the saved state doesn't know of, or knows by another name, stands as at the beginning: { $names }.

# What is wrong with an encounter: who takes part, how far apart, where on the map.

fault-full = there are { $most } combatants already; nobody more has room
fault-called-already = there is somebody called { $name } already; each needs a name of its own
fault-side-already = there is a side called { $name } already; each needs a name of its own
fault-named-draw = 'draw' is how a fight without a winner is told; another name is wanted
fault-too-many = there are { $number } combatants; at most { $most } are possible
fault-group-elsewhere = { $group } belongs to another side; a group has one side
fault-to-itself = a group has no distance to itself; two groups are wanted
fault-distance-already = the distance between these two is there already
fault-round-by = by way of { $third } it is { $far }; at most that is possible
fault-at-and-places = either 'at' or 'places' is wanted, not both
fault-places-for = { $number } places for { $count }; one for each is wanted
fault-one-place = one place for { $count }; 'places' with one for each is wanted
fault-off-map = { $at } isn't on the map, which has { $columns } columns and { $rows } rows
fault-fits-not = { $name } doesn't fit in at { $at }: a part of it is off the map or behind a wall
fault-stands-there = { $name } stands there already; two begin in different places
fault-no-map = there is no map; 'distances' say how far groups are apart
fault-map-says = the map says how far they are apart; leave this out
fault-no-map-joiner = there is no map; 'distance' says how far away it is
fault-map-says-joiner = the map says how far away it is; 'at' is wanted
fault-no-room-at = there is no room at { $at }: somebody stands there, or a wall
fault-between-and-at = either 'between', or 'at' and 'side' are wanted, not both
fault-between-or-at = a place and its side are wanted, or 'between' with two places
fault-apart = these two don't touch each other; a wall stands between neighbours
fault-no-size = '{ $name }' is missing, or a 'plan' that is drawn
fault-size-of-drawing = a map that is drawn has the size of its drawing; leave this out
fault-strange-signs = row { $row } holds { $held }; a map is drawn with { $signs }
fault-uneven-rows = row { $row } has { $number } places, the longest { $longest }; all rows are equally long
fault-map-size = a map of { $columns } columns and { $rows } rows; it has 1 to { $most } and 1 to { $most_rows }
fault-no-ground = nothing is left of this map; leave some ground
fault-corners = the upper left place is wanted first, then the lower right one
fault-outside = this is outside the map, which has { $columns } columns and { $rows } rows
fault-not-there = this isn't on the map: there is no ground
fault-beside-map = the places on both sides of it are on the map, which has { $columns } columns and { $rows } rows
fault-door-to-nowhere = a door leads from ground to ground; on one side of this one there is none
fault-wall-already = a wall or door stands there already
fault-no-files = files aren't read here; put the tables of the file in its place
fault-not-installed = the ruleset { $name } isn't installed here
fault-no-picture = this is no PNG, JPEG or WebP picture; save it as one of these
fault-picture-bytes = the picture is larger than { $most } MB; save it smaller
fault-picture-pixels = the picture has more than { $most } million pixels; save it smaller
fault-no-squares = the map has no squares; give it at least one
fault-no-uvtt = this is no Universal VTT file: JSON is wanted, as .dd2vtt and .uvtt files hold it
fault-wall-points = the walls have more than { $most } points; simplify them
fault-wall-length = the walls are longer than { $most } squares in all; simplify them
fault-no-base64 = the picture in the file isn't in base64; save the map anew

# What isn't known, as the text fault-unknown says it.

fault-kind-weapon = weapon
fault-kind-shield = shield
fault-kind-armour = armour
fault-kind-creature = creature
fault-kind-combatant = combatant
fault-kind-side = side
fault-kind-group-or-side = group or side
fault-kind-ruleset = ruleset
fault-kind-campaign = campaign
fault-kind-table = table
fault-kind-table-of-your-own = table of your own

# What is wrong with a table in a CSV text.

fault-table-empty = the table is empty
fault-quote-in-cell = a quote isn't closed, or something stands beside it
fault-at-place = { $place }: { $what }
fault-in-line = line { $line }: { $what }
fault-too-many-rows = there are { $number } rows of { $table }; at most { $most } are possible
fault-no-csv = { $ruleset } has no tables that a group can bring
fault-table-name = the name { $name }: letters, digits and dashes, at most 60 of them, are wanted
fault-shipped-table = { $name } is one of the { $table } that come with Affray; give it another name
fault-more-than-one = there is more than one { $name }: { $known }; say which

# What is wrong with a file.

fault-too-deep = lists and mappings stand inside each other too deeply; at most { $most } are read
fault-too-big = is too big: at most { $most } KiB are read
fault-no-utf-8 = is not UTF-8 text; save the file as UTF-8
fault-no-file = there is no such file{ $hint }
fault-folder = this is a folder; a file is wanted
fault-no-reading = can't be read ({ $reason })
fault-strange-character = a character that no text file should hold ({ $code })
fault-no-yaml-reading = can't be read as YAML ({ $reason })
fault-empty-file = is empty
fault-yaml-tag = the tag { $tag } isn't known here; write the value without a tag
fault-too-many-values = too many values; at most { $most } are read
fault-no-such-value =
    { $given } can't be read as { $kind ->
        [str] text
        *[other] a number
    }
fault-key-no-list = a key must be a word, not a list or a mapping
fault-key-twice = the key { $name } stands here twice; it is in line { $line } already
fault-not-yaml = isn't valid YAML: { $what }
fault-yaml-colon = a colon stands where none can; text with ': ' in it goes in quotes, and the keys of one mapping start in the same column
fault-yaml-tab = a tab indents this line; indent with spaces
fault-yaml-start = a value can't start with this character; put it in quotes
fault-yaml-no-colon = a colon and a space are wanted after the key (key: value)
fault-yaml-block = this doesn't fit what stands before it; what belongs together starts in the same column, and a quote inside quotes is doubled
fault-yaml-bracket = a bracket isn't closed before the end of the file
fault-yaml-comma = a comma or a closing bracket is wanted here
fault-yaml-quote = a quote isn't closed before the end of the file
fault-yaml-quote-line = a quote isn't closed before a line of ---
fault-yaml-second = a second document starts here (---); one file holds one
fault-yaml-alias = this alias (*name) has no anchor (&name) before it
fault-yaml-escape = an escape in quotes (\) that isn't known; use single quotes
fault-no-mapping = an encounter is a mapping (key: value), not { $given }
fault-no-such-key = there is no '{ $name }'{ $hint }
fault-time-wanted = a time such as 2026-01-31T18:30:00+00:00 is wanted
fault-base64-wanted = the content of an image in base64 is wanted
fault-entry-gap = the entries are numbered from 1 without gaps: { $wanted } is wanted, not { $given }
fault-last-entry = the last entry of this fight is { $last }
fault-id-twice = the id { $id } is there twice
fault-image-missing = the image of { $name } is missing
fault-fight-before = the fight that { $name } comes after doesn't stand before it
fault-no-campaign = not a campaign: { $format } is missing
fault-newer = written by a newer Affray: bring Affray up to date

# How an unattended combatant decides, and where one is.

temper-bold = bold
temper-careful = careful
temper-coward = coward
temper-mindless = mindless
presence-in = in the fight
presence-away = away
presence-yielded = surrendered
presence-late = comes later
