# Wat de tekeningen zelf zeggen.

## The map

map = Kaart van { $columns } kolommen en { $rows } rijen
map-help = Hoe de kaart werkt
map-keys = Sleep om de kaart te verschuiven, wiel of twee vingers om te zoomen. Met het toetsenbord: Tab naar de kaart, pijltjestoetsen verplaatsen, Enter kiest, + en − zoomen, 0 toont de hele kaart, Escape verlaat hem.
map-in = Inzoomen
map-out = Uitzoomen
map-all = Hele kaart tonen
map-fit = Hele kaart
map-list = De kaart als lijst
map-option = te kiezen
ground-rough = Ruw terrein
ground-fire = In brand
ground-smoke = Rook
ground-off = Geen grond
wall = Muren
door-open = Deur, open
door-shut = Deur, dicht
side-e = oost
side-se = zuidoost
side-s = zuid
side-sw = zuidwest
side-w = west
side-nw = noordwest
side-n = noord
side-ne = noordoost
facing-e = kijkt naar het oosten
facing-se = kijkt naar het zuidoosten
facing-s = kijkt naar het zuiden
facing-sw = kijkt naar het zuidwesten
facing-w = kijkt naar het westen
facing-nw = kijkt naar het noordwesten
facing-n = kijkt naar het noorden
facing-ne = kijkt naar het noordoosten
piece-at = op { $column },{ $row }
piece-turn = aan de beurt

## The body

body = Lichaam
body-hp = { $hp } van { $full } HP
body-armour = pantser { $armour }
body-burning = brandt
body-useless = onbruikbaar
body-maimed = verminkt
body-fractured = bot gebroken
body-wounds =
    { $count ->
        [one] 1 wond
       *[other] { $count } wonden
    }
body-bleeding = bloedt: { $bleed }

## The odds

odds = Kansen om te winnen
odds-draw = Gelijkspel
odds-chance = { $side }: { $value } (tussen { $low } en { $high })
