# Hvad der er galt med det, nogen har skrevet.

fault-or = { " eller " }
fault-either = { $of }
fault-missing = '{ $name }' mangler: her skal stå { $wanted }
fault-wanted = her skal stå { $wanted }, ikke { $given }
fault-unknown = { $name } er ukendt her{ $hint }
fault-unknown-key = nøglen { $name } er ukendt her{ $hint }
fault-key-no-word = en nøgle er et ord, ikke et tal
fault-near = ; mentes der { $names }?
fault-there-are = ; der er { $names }
fault-one-of = en af { $names }
fault-something-else = noget andet
fault-given-nothing = ingenting
fault-given-mapping = en gruppe felter
fault-given-list =
    { $count ->
        [0] en tom liste
        *[other] en liste på { $count }
    }
fault-noun =
    { $kind ->
        [integer] et helt tal
        [number] et tal
        [string] tekst
        [boolean] ja eller nej
        [array] en liste
        *[object] en gruppe felter (nøgle: værdi)
    }{ $bounds ->
        [exact] { " " }på { $low }
        [both] { " " }fra { $low } til { $high }
        [low] { " " }på mindst { $low }
        [high] { " " }på højst { $high }
        *[none] { "" }
    }{ $bounds ->
        [none] { "" }
        *[other] { $kind ->
            [string] { " " }tegn
            [array] { " " }stykker
            *[other] { "" }
        }
    }

# Hvad der er galt med et svar, eller med spillederens ord.

fault-answer = { $given }: { $wanted }
fault-dice =
    { $count ->
        [one] én terning
        *[other] { $count } terninger
    }
fault-die-shows = en d{ $sides } viser { $low } til { $high }
fault-dice-sum = summen af { $dice } er { $low } til { $high }; eller giv hver terning
fault-dice-show = terningerne viser { $low } til { $high }
fault-no-roll = { $name } er ikke et slag: { $wanted }
fault-a-part = vælg en del af en sum, eller en terning, i en linje af loggen
fault-parts-and-dice = kun dele af summer og terninger kan ændres; et valg tages tilbage med fortryd
fault-gone = det hører ikke til kampen mere; se hvordan loggen er nu
fault-over = kampen er slut: fortryd noget først
fault-nobody = ingen hedder sådan; { $wanted }
fault-nothing-asked = der spørges ikke om noget: kampen er slut
fault-several-open = flere spørgsmål er åbne, sig hvilket: { $open }
fault-a-question = vælg et af de åbne spørgsmål
fault-not-asked = { $what } spørges der ikke om nu
fault-goes-on = kampen er ikke slut: spil den først færdig
fault-recovers-already = dette er allerede en helbredelse
fault-no-recovery = disse regler siger intet om, hvad der kommer efter en kamp
fault-not-in = kun den, der er i kampen, kan tages ud
fault-not-away = kun den, der har forladt kampen, kan komme tilbage
fault-no-room = der er ikke plads til den på kortet nu; gør først plads
