# Wat er mis is met wat iemand schreef.

fault-or = { " of " }
fault-either = { $of }
fault-missing = '{ $name }' ontbreekt: hier hoort { $wanted }
fault-wanted = hier hoort { $wanted }, niet { $given }
fault-unknown = { $name } is hier onbekend{ $hint }
fault-unknown-key = de sleutel { $name } is hier onbekend{ $hint }
fault-key-no-word = een sleutel is een woord, geen getal
fault-near = ; was { $names } bedoeld?
fault-there-are = ; er zijn { $names }
fault-one-of = een van { $names }
fault-something-else = iets anders
fault-given-nothing = niets
fault-given-mapping = een groep velden
fault-given-list =
    { $count ->
        [0] een lege lijst
        *[other] een lijst van { $count }
    }
fault-noun =
    { $kind ->
        [integer] een geheel getal
        [number] een getal
        [string] tekst
        [boolean] ja of nee
        [array] een lijst
        *[object] een groep velden (sleutel: waarde)
    }{ $bounds ->
        [exact] { " " }van { $low }
        [both] { " " }van { $low } tot { $high }
        [low] { " " }van minstens { $low }
        [high] { " " }van hoogstens { $high }
        *[none] { "" }
    }{ $bounds ->
        [none] { "" }
        *[other] { $kind ->
            [string] { " " }tekens
            [array] { " " }stuks
            *[other] { "" }
        }
    }

# Wat er mis is met een antwoord, of met wat de spelleider zei.

fault-answer = { $given }: { $wanted }
fault-dice =
    { $count ->
        [one] één dobbelsteen
        *[other] { $count } dobbelstenen
    }
fault-die-shows = een d{ $sides } toont { $low } tot { $high }
fault-dice-sum = de som van { $dice } is { $low } tot { $high }; of geef elke dobbelsteen
fault-dice-show = de dobbelstenen tonen { $low } tot { $high }
fault-no-roll = { $name } is geen worp: { $wanted }
fault-a-part = kies een deel van een som, of een dobbelsteen, uit een regel van het logboek
fault-parts-and-dice = alleen delen van sommen en dobbelstenen kunnen worden veranderd; een keuze neemt men terug met ongedaan maken
fault-gone = dat hoort niet meer bij het gevecht; kijk hoe het logboek nu is
fault-over = het gevecht is voorbij: maak eerst iets ongedaan
fault-nobody = niemand heet zo; { $wanted }
fault-nothing-asked = er wordt niets gevraagd: het gevecht is voorbij
fault-several-open = er staan meer vragen open, zeg welke: { $open }
fault-a-question = kies een van de open vragen
fault-not-asked = { $what } wordt nu niet gevraagd
fault-goes-on = het gevecht is niet voorbij: speel het eerst uit
fault-recovers-already = dit is al een herstel
fault-no-recovery = deze regels zeggen niets over wat na een gevecht komt
fault-not-in = alleen wie in het gevecht is, kan eruit worden genomen
fault-not-away = alleen wie het gevecht heeft verlaten, kan terugkomen
fault-no-room = er is nu geen plaats voor op de kaart; maak eerst ruimte
