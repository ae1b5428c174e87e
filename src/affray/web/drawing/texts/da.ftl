# Hvad tegningerne selv siger.

## The map

map = Kort med { $columns } kolonner og { $rows } rækker
map-help = Sådan virker kortet
map-keys = Træk for at flytte kortet, hjul eller to fingre for at zoome. Med tastatur: Tab til kortet, piletaster flytter, Enter vælger, + og − zoomer, 0 viser hele kortet, Escape forlader det.
map-in = Zoom ind
map-out = Zoom ud
map-all = Vis hele kortet
map-fit = Hele kortet
map-list = Kortet som liste
map-option = kan vælges
ground-rough = Ujævnt terræn
ground-fire = I brand
ground-smoke = Røg
ground-off = Ingen grund
wall = Mure
door-open = Dør, åben
door-shut = Dør, lukket
side-e = øst
side-se = sydøst
side-s = syd
side-sw = sydvest
side-w = vest
side-nw = nordvest
side-n = nord
side-ne = nordøst
facing-e = vender mod øst
facing-se = vender mod sydøst
facing-s = vender mod syd
facing-sw = vender mod sydvest
facing-w = vender mod vest
facing-nw = vender mod nordvest
facing-n = vender mod nord
facing-ne = vender mod nordøst
piece-at = på { $column },{ $row }
piece-turn = har tur

## The body

body = Krop
body-hp = { $hp } af { $full } HP
body-armour = rustning { $armour }
body-burning = brænder
body-useless = ubrugelig
body-maimed = lemlæstet
body-fractured = knoglen brækket
body-wounds =
    { $count ->
        [one] 1 sår
       *[other] { $count } sår
    }
body-bleeding = bløder: { $bleed }

## The odds

odds = Chancer for at vinde
odds-draw = Uafgjort
odds-chance = { $side }: { $value } (mellem { $low } og { $high })
