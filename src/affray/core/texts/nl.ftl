# Wat er mis is met wat iemand schreef.

fault-or = { " of " }
fault-either = { $of }
fault-missing = '{ $name }' ontbreekt: hier hoort { $wanted }
fault-wanted = hier hoort { $wanted }, niet { $given }
fault-unknown = er is geen { $kind } { $name }{ $hint }
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
    }{ $single ->
        [yes] { " " }op één regel
        *[no] { "" }
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

# Wat men moet weten van een gevecht dat met andere regels opgeslagen werd.

fault-rules-changed = Met de regels die nu geïnstalleerd zijn was dit anders gelopen. Het gaat verder vanaf het punt waar het opgeslagen werd: wat daarvoor gebeurde staat in het verslag, maar is niet meer ongedaan te maken of te overrulen.
fault-no-log = Het verslag werd niet mee opgeslagen: wat daarvoor gebeurde wordt niet verteld.
fault-state-lacks = Wat de opgeslagen stand niet kent, of onder een andere naam kent, is zoals bij het begin: { $names }.

# Wat er mis is met een ontmoeting: wie meedoet, hoe ver uit elkaar, waar op de kaart.

fault-full = er zijn al { $most } strijders; meer passen er niet in
fault-called-already = er heet al iemand { $name }; ieder heeft een eigen naam nodig
fault-side-already = er is al een partij die { $name } heet; elk heeft een eigen naam nodig
fault-named-draw = 'draw' staat voor een onbeslist gevecht; geef een andere naam
fault-too-many = er zijn { $number } strijders; hoogstens { $most } zijn mogelijk
fault-group-elsewhere = { $group } hoort bij een andere partij; een groep heeft één partij
fault-to-itself = een groep heeft geen afstand tot zichzelf; geef twee groepen
fault-distance-already = de afstand tussen deze twee staat er al; haal er een weg
fault-round-by = via { $third } is het { $far }; meer kan het niet zijn
fault-at-and-places = geef of één plaats of een plaats voor ieder, niet beide
fault-places-for = { $number } plaatsen voor { $count }; geef er een voor ieder
fault-one-place = één plaats voor { $count }; geef een plaats voor ieder
fault-off-map = { $at } ligt niet op de kaart, die { $columns } kolommen en { $rows } rijen heeft
fault-fits-not = { $name } past niet op { $at }: een deel ligt buiten de kaart of achter een muur
fault-stands-there = { $name } staat daar al; geef ieder een eigen plaats
fault-no-map = er is geen kaart; de afstanden zeggen hoe ver groepen uit elkaar staan
fault-map-says = de kaart zegt hoe ver ze uit elkaar staan; laat dit weg
fault-no-map-joiner = er is geen kaart; de afstand zegt hoe ver weg het is
fault-map-says-joiner = de kaart zegt hoe ver weg het is; geef een plaats
fault-no-room-at = op { $at } is geen plaats: er staat iemand, of een muur
fault-between-and-at = geef of twee plaatsen of een plaats met een zijde, niet beide
fault-between-or-at = geef een plaats met een zijde, of twee plaatsen
fault-apart = deze twee raken elkaar niet; een muur staat tussen buren
fault-no-size = '{ $name }' ontbreekt, of een getekende kaart ('plan')
fault-size-of-drawing = een getekende kaart heeft de maat van haar tekening; laat dit weg
fault-strange-signs = rij { $row } bevat { $held }; een kaart wordt getekend met { $signs }
fault-uneven-rows = rij { $row } heeft { $number } plaatsen, de langste { $longest }; alle rijen zijn even lang
fault-map-size = een kaart van { $columns } kolommen en { $rows } rijen; het zijn er 1 tot { $most } en 1 tot { $most_rows }
fault-no-ground = van deze kaart blijft niets over; laat wat grond staan
fault-corners = geef eerst de plaats linksboven, dan die rechtsonder
fault-outside = dit ligt buiten de kaart, die { $columns } kolommen en { $rows } rijen heeft
fault-not-there = dit ligt niet op de kaart: er is geen grond
fault-beside-map = aan beide kanten ervan moet kaart zijn, die { $columns } kolommen en { $rows } rijen heeft
fault-door-to-nowhere = een deur leidt van grond naar grond; aan één kant van deze is er geen
fault-wall-already = daar staat al een muur of een deur; haal er een weg
fault-no-files = bestanden worden hier niet gelezen; zet de tabellen van het bestand in de plaats
fault-not-installed = de regels { $name } zijn hier niet geïnstalleerd; installeer het pakket ervan
fault-no-picture = dit is geen PNG-, JPEG- of WebP-afbeelding; sla het als een daarvan op
fault-picture-bytes = de afbeelding is groter dan { $most } MB; sla haar kleiner op
fault-picture-pixels = de afbeelding heeft meer dan { $most } miljoen pixels; sla haar kleiner op
fault-no-squares = de kaart heeft geen vakken; geef er minstens een
fault-no-uvtt = dit is geen Universal VTT-bestand: JSON is nodig, zoals in .dd2vtt en .uvtt
fault-wall-points = de muren hebben meer dan { $most } punten; vereenvoudig ze
fault-wall-length = de muren zijn samen langer dan { $most } vakken; vereenvoudig ze
fault-no-base64 = de afbeelding in het bestand is niet in base64; sla de kaart opnieuw op

# Wat er niet is, zoals fault-unknown het zegt.

fault-kind-weapon = wapen
fault-kind-shield = schild
fault-kind-armour = pantser
fault-kind-creature = wezen
fault-kind-combatant = strijder
fault-kind-side = partij
fault-kind-group-or-side = groep of partij
fault-kind-ruleset = regelset
fault-kind-campaign = campagne
fault-kind-table = tabel
fault-kind-table-of-your-own = eigen tabel

# Wat er mis is met een tabel in een CSV-tekst.

fault-table-empty = de tabel is leeg
fault-quote-in-cell = een aanhalingsteken is niet gesloten, of er staat iets naast
fault-at-place = { $place }: { $what }
fault-in-line = regel { $line }: { $what }
fault-too-many-rows = er zijn { $number } rijen { $table }; hoogstens { $most } zijn mogelijk
fault-no-csv = { $ruleset } heeft geen tabellen die een groep kan meebrengen
fault-table-name = de naam { $name }: hier horen letters, cijfers en streepjes, hoogstens 60
fault-shipped-table = { $name } is een van Affrays eigen tabellen ({ $table }); geef een andere naam
fault-more-than-one = er is meer dan één { $name }: { $known }; zeg welke

# Wat er mis is met een bestand.

fault-too-deep = lijsten en groepen velden staan te diep in elkaar; hoogstens { $most } worden gelezen
fault-too-big = is te groot: hoogstens { $most } KiB wordt gelezen
fault-no-utf-8 = is geen UTF-8-tekst; sla het bestand op als UTF-8
fault-no-file = zo'n bestand is er niet{ $hint }
fault-folder = dit is een map; hier hoort een bestand
fault-no-reading = kan niet worden gelezen ({ $reason })
fault-strange-character = een teken dat niet in een tekstbestand hoort ({ $code })
fault-no-yaml-reading = kan niet als YAML worden gelezen ({ $reason })
fault-empty-file = is leeg
fault-yaml-tag = de tag { $tag } is hier onbekend; schrijf de waarde zonder tag
fault-too-many-values = te veel waarden; hoogstens { $most } worden gelezen
fault-no-such-value =
    { $given } kan niet worden gelezen als { $kind ->
        [str] tekst
        *[other] getal
    }
fault-key-no-list = een sleutel is een woord, geen lijst of groep velden
fault-key-twice = de sleutel { $name } staat hier twee keer; hij staat al in regel { $line }
fault-not-yaml = is geen geldige YAML: { $what }
fault-yaml-colon = een dubbele punt staat waar dat niet kan; tekst met ': ' erin komt tussen aanhalingstekens, en de sleutels van één groep beginnen in dezelfde kolom
fault-yaml-tab = deze regel springt in met een tab; spring in met spaties
fault-yaml-start = een waarde kan niet met dit teken beginnen; zet haar tussen aanhalingstekens
fault-yaml-no-colon = na de sleutel hoort een dubbele punt en een spatie (sleutel: waarde)
fault-yaml-block = dit past niet bij wat ervoor staat; wat bij elkaar hoort begint in dezelfde kolom, en een aanhalingsteken binnen aanhalingstekens wordt verdubbeld
fault-yaml-bracket = een haakje is aan het eind van het bestand nog niet gesloten
fault-yaml-comma = hier hoort een komma of een sluitend haakje
fault-yaml-quote = een aanhalingsteken is aan het eind van het bestand nog niet gesloten
fault-yaml-quote-line = een aanhalingsteken is voor een regel met --- nog niet gesloten
fault-yaml-second = hier begint een tweede document (---); een bestand bevat er één
fault-yaml-alias = deze verwijzing (*naam) heeft geen anker (&naam) ervoor
fault-yaml-escape = een onbekend teken na \ tussen aanhalingstekens; gebruik enkele aanhalingstekens
fault-no-mapping = een ontmoeting is een groep velden (sleutel: waarde), niet { $given }
fault-no-such-key = er is geen '{ $name }'{ $hint }
fault-time-wanted = hier hoort een tijd zoals 2026-01-31T18:30:00+00:00
fault-base64-wanted = hier hoort de inhoud van een afbeelding in base64
fault-entry-gap = de regels zijn vanaf 1 zonder gaten genummerd: hier hoort { $wanted }, niet { $given }
fault-last-entry = de laatste regel van dit gevecht is { $last }
fault-id-twice = het kenmerk { $id } staat er twee keer
fault-image-missing = de afbeelding van { $name } ontbreekt
fault-fight-before = het gevecht waar { $name } op volgt staat er niet voor
fault-no-campaign = geen campagne: { $format } ontbreekt
fault-newer = door een nieuwere Affray geschreven: werk Affray bij

# Hoe beslist wie niemand bestuurt, en waar iemand is.

temper-bold = stoutmoedig
temper-careful = voorzichtig
temper-coward = laf
temper-mindless = willoos
presence-in = in het gevecht
presence-away = weg
presence-yielded = overgegeven
presence-late = komt later
