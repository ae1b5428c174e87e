# Hvad der er galt med det, nogen har skrevet.

fault-or = { " eller " }
fault-either = { $of }
fault-missing = '{ $name }' mangler: her skal stå { $wanted }
fault-wanted = her skal stå { $wanted }, ikke { $given }
fault-unknown = der er { $kind } { $name }{ $hint }
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
    }{ $single ->
        [yes] { " " }på én linje
        *[no] { "" }
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

# Hvad man skal vide om en kamp, der blev gemt med andre regler.

fault-rules-changed = Med de regler, der nu er installeret, var dette gået anderledes. Der fortsættes, hvor der blev gemt: hvad der skete før, står i loggen, men kan ikke fortrydes eller underkendes mere.
fault-no-log = Loggen blev ikke gemt med: hvad der skete før, fortælles ikke.
fault-state-lacks = Hvad den gemte tilstand ikke kender, eller kender under et andet navn, står som ved begyndelsen: { $names }.

# Hvad der er galt med et sammenstød: hvem der er med, hvor langt fra hinanden, hvor på kortet.

fault-full = der er allerede { $most } kæmpende; der er ikke plads til flere
fault-called-already = der er allerede en, der hedder { $name }; hver skal have sit eget navn
fault-side-already = der er allerede en side, der hedder { $name }; hver skal have sit eget navn
fault-named-draw = 'draw' betyder uafgjort; giv et andet navn
fault-too-many = der er { $number } kæmpende; højst { $most } er mulige
fault-group-elsewhere = { $group } hører til en anden side; en gruppe har én side
fault-to-itself = en gruppe har ingen afstand til sig selv; giv to grupper
fault-distance-already = afstanden mellem disse to er der allerede; fjern den ene
fault-round-by = over { $third } er det { $far }; mere kan det ikke være
fault-at-and-places = giv enten én plads eller en plads til hver, ikke begge dele
fault-places-for = { $number } pladser til { $count }; giv én til hver
fault-one-place = én plads til { $count }; giv en plads til hver
fault-off-map = { $at } er ikke på kortet, som har { $columns } kolonner og { $rows } rækker
fault-fits-not = { $name } kan ikke være på { $at }: en del er uden for kortet eller bag en mur
fault-stands-there = { $name } står der allerede; giv hver sin plads
fault-no-map = der er intet kort; afstandene siger, hvor langt grupperne er fra hinanden
fault-map-says = kortet siger, hvor langt de er fra hinanden; udelad dette
fault-no-map-joiner = der er intet kort; afstanden siger, hvor langt væk den er
fault-map-says-joiner = kortet siger, hvor langt væk den er; giv en plads
fault-no-room-at = der er ikke plads på { $at }: nogen står der, eller en mur
fault-between-and-at = giv enten to pladser eller en plads med en side, ikke begge dele
fault-between-or-at = giv en plads med en side, eller to pladser
fault-apart = disse to rører ikke hinanden; en mur står mellem naboer
fault-no-size = '{ $name }' mangler, eller et tegnet kort ('plan')
fault-size-of-drawing = et tegnet kort har tegningens størrelse; udelad dette
fault-strange-signs = række { $row } indeholder { $held }; et kort tegnes med { $signs }
fault-uneven-rows = række { $row } har { $number } pladser, den længste { $longest }; alle rækker er lige lange
fault-map-size = et kort på { $columns } kolonner og { $rows } rækker; der kan være 1 til { $most } og 1 til { $most_rows }
fault-no-ground = der er intet tilbage af dette kort; lad der være noget grund
fault-corners = giv først pladsen øverst til venstre, så den nederst til højre
fault-outside = dette er uden for kortet, som har { $columns } kolonner og { $rows } rækker
fault-not-there = dette er ikke på kortet: der er ingen grund
fault-beside-map = på begge sider af den skal der være kort, som har { $columns } kolonner og { $rows } rækker
fault-door-to-nowhere = en dør fører fra grund til grund; på den ene side af denne er der ingen
fault-wall-already = der står allerede en mur eller dør; fjern den ene
fault-no-files = filer læses ikke her; sæt filens tabeller i stedet
fault-not-installed = regelsættet { $name } er ikke installeret her; installer dets pakke
fault-no-picture = dette er ikke et PNG-, JPEG- eller WebP-billede; gem det som et af dem
fault-picture-bytes = billedet er større end { $most } MB; gem det mindre
fault-picture-pixels = billedet har mere end { $most } millioner pixel; gem det mindre
fault-no-squares = kortet har ingen felter; giv mindst ét
fault-no-uvtt = dette er ikke en Universal VTT-fil: der skal være JSON, som i .dd2vtt og .uvtt
fault-wall-points = murene har mere end { $most } punkter; forenkl dem
fault-wall-length = murene er i alt længere end { $most } felter; forenkl dem
fault-no-base64 = billedet i filen er ikke i base64; gem kortet på ny

# Hvad der ikke findes, som fault-unknown siger det.

fault-kind-weapon = intet våben
fault-kind-shield = intet skjold
fault-kind-armour = ingen rustning
fault-kind-creature = intet væsen
fault-kind-combatant = ingen kæmpende
fault-kind-side = ingen side
fault-kind-group-or-side = ingen gruppe eller side
fault-kind-ruleset = intet regelsæt
fault-kind-campaign = ingen kampagne
fault-kind-table = ingen tabel
fault-kind-table-of-your-own = ingen egen tabel

# Hvad der er galt med en tabel i en CSV-tekst.

fault-table-empty = tabellen er tom
fault-quote-in-cell = et citationstegn er ikke lukket, eller der står noget ved siden af det
fault-at-place = { $place }: { $what }
fault-in-line = linje { $line }: { $what }
fault-too-many-rows = der er { $number } rækker { $table }; højst { $most } er mulige
fault-no-csv = { $ruleset } har ingen tabeller, som en gruppe kan medbringe
fault-table-name = navnet { $name }: her skal stå bogstaver, tal og streger, højst 60
fault-shipped-table = { $name } er en af Affrays egne tabeller ({ $table }); giv den et andet navn
fault-more-than-one = der er mere end én { $name }: { $known }; sig hvilken

# Hvad der er galt med en fil.

fault-too-deep = lister og grupper af felter står for dybt i hinanden; højst { $most } læses
fault-too-big = er for stor: højst { $most } KiB læses
fault-no-utf-8 = er ikke UTF-8-tekst; gem filen som UTF-8
fault-no-file = den fil findes ikke{ $hint }
fault-folder = dette er en mappe; her skal være en fil
fault-no-reading = kan ikke læses ({ $reason })
fault-strange-character = et tegn, som ingen tekstfil bør have ({ $code })
fault-no-yaml-reading = kan ikke læses som YAML ({ $reason })
fault-empty-file = er tom
fault-yaml-tag = mærket { $tag } kendes ikke her; skriv værdien uden det
fault-too-many-values = for mange værdier; højst { $most } læses
fault-no-such-value =
    { $given } kan ikke læses som { $kind ->
        [str] tekst
        *[other] et tal
    }
fault-key-no-list = en nøgle er et ord, ikke en liste eller en gruppe felter
fault-key-twice = nøglen { $name } står her to gange; den er allerede i linje { $line }
fault-not-yaml = er ikke gyldig YAML: { $what }
fault-yaml-colon = et kolon står, hvor det ikke kan; tekst med ': ' i skal i citationstegn, og nøglerne i én gruppe begynder i samme kolonne
fault-yaml-tab = denne linje er indrykket med en tabulator; ryk ind med mellemrum
fault-yaml-start = en værdi kan ikke begynde med dette tegn; sæt den i citationstegn
fault-yaml-no-colon = efter nøglen skal der stå kolon og mellemrum (nøgle: værdi)
fault-yaml-block = dette passer ikke til det, der står før; hvad der hører sammen, begynder i samme kolonne, og et citationstegn i citationstegn skrives to gange
fault-yaml-bracket = en parentes er ikke lukket før filens slutning
fault-yaml-comma = her skal stå et komma eller en lukkende parentes
fault-yaml-quote = et citationstegn er ikke lukket før filens slutning
fault-yaml-quote-line = et citationstegn er ikke lukket før en linje med ---
fault-yaml-second = her begynder et andet dokument (---); en fil rummer ét
fault-yaml-alias = denne henvisning (*navn) har intet anker (&navn) før sig
fault-yaml-escape = et ukendt tegn efter \ i citationstegn; brug enkelte citationstegn
fault-no-mapping = et møde er en gruppe felter (nøgle: værdi), ikke { $given }
fault-no-such-key = der er intet '{ $name }'{ $hint }
fault-time-wanted = her skal stå en tid som 2026-01-31T18:30:00+00:00
fault-base64-wanted = her skal stå et billedes indhold i base64
fault-entry-gap = indførslerne er nummereret fra 1 uden huller: her skal stå { $wanted }, ikke { $given }
fault-last-entry = den sidste indførsel i denne kamp er { $last }
fault-id-twice = mærket { $id } er der to gange
fault-image-missing = billedet til { $name } mangler
fault-fight-before = den kamp, som { $name } følger efter, står ikke før den
fault-no-campaign = ingen kampagne: { $format } mangler
fault-newer = skrevet af et nyere Affray: opdater Affray

# Hvordan den, ingen styrer, beslutter, og hvor nogen er.

temper-bold = modig
temper-careful = forsigtig
temper-coward = kujon
temper-mindless = viljeløs
presence-in = i kampen
presence-away = væk
presence-yielded = overgivet
presence-late = kommer senere
