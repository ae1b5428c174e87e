# Mitä kuvat itse sanovat.

## The map

map = Kartta, { $columns } saraketta ja { $rows } riviä
map-help = Miten kartta toimii
map-keys = Raahaa siirtääksesi karttaa, rulla tai kaksi sormea zoomaa. Näppäimistöllä: sarkain kartalle, nuolinäppäimet liikuttavat, Enter valitsee, + ja − zoomaavat, 0 näyttää koko kartan, Escape poistuu.
map-in = Lähennä
map-out = Loitonna
map-all = Näytä koko kartta
map-fit = Koko kartta
map-list = Kartta luettelona
map-option = valittavissa
ground-rough = Vaikea maasto
ground-fire = Tulessa
ground-smoke = Savua
ground-off = Ei maata
wall = Seinät
door-open = Ovi, auki
door-shut = Ovi, kiinni
side-e = itä
side-se = kaakko
side-s = etelä
side-sw = lounas
side-w = länsi
side-nw = luode
side-n = pohjoinen
side-ne = koillinen
facing-e = kasvot itään
facing-se = kasvot kaakkoon
facing-s = kasvot etelään
facing-sw = kasvot lounaaseen
facing-w = kasvot länteen
facing-nw = kasvot luoteeseen
facing-n = kasvot pohjoiseen
facing-ne = kasvot koilliseen
piece-at = ruudussa { $column },{ $row }
piece-turn = vuorossa

## The body

body = Keho
body-hp = HP { $hp }/{ $full }
body-armour = panssari { $armour }
body-burning = palaa
body-useless = käyttökelvoton
body-maimed = raajarikko
body-fractured = luu murtunut
body-wounds =
    { $count ->
        [one] 1 haava
       *[other] { $count } haavaa
    }
body-bleeding = verenvuoto: { $bleed }

## The odds

odds = Voiton todennäköisyydet
odds-draw = Tasapeli
odds-chance = { $side }: { $value } (välillä { $low }–{ $high })
