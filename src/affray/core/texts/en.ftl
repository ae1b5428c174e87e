# What is wrong with what somebody wrote.

fault-or = { " or " }
fault-either = { $of }
fault-missing = '{ $name }' is missing: { $wanted } is wanted
fault-wanted = { $wanted } is wanted, not { $given }
fault-unknown = { $name } isn't known here{ $hint }
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
        [both] { " " }from { $low } to { $high }
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
