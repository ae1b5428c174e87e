# What the pictures say themselves. The other languages have the same messages with the same variables.

## The map

map = Map of { $columns } columns and { $rows } rows
map-help = How the map works
map-keys = Drag to move the map, wheel or two fingers to zoom. By keyboard: Tab to the map, arrow keys move about, Enter picks, + and − zoom, 0 shows the whole map, Escape leaves it.
map-in = Zoom in
map-out = Zoom out
map-all = Show the whole map
map-fit = Whole map
map-list = The map as a list
map-option = to choose from
ground-rough = Rough ground
ground-fire = On fire
ground-smoke = Smoke
ground-off = No ground
wall = Walls
door-open = Door, open
door-shut = Door, shut
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west
side-n = north
side-ne = north-east
facing-e = faces east
facing-se = faces south-east
facing-s = faces south
facing-sw = faces south-west
facing-w = faces west
facing-nw = faces north-west
facing-n = faces north
facing-ne = faces north-east
piece-at = at { $column },{ $row }
piece-turn = whose turn it is

## The body

body = Body
body-hp = { $hp } of { $full } HP
body-armour = armour { $armour }
body-burning = burning
body-useless = no use any more
body-maimed = maimed
body-fractured = bone broken
body-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
body-bleeding = bleeds: { $bleed }

## The odds

odds = Chances to win
odds-draw = Draw
odds-chance = { $side }: { $value } (between { $low } and { $high })
