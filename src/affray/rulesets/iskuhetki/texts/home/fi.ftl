# What the first page says of iskuhetki and its examples in Finnish.

about = Karua fantasiaa d100:lla, heksakartalla tai ilman: iskuhetket, osumakohdat, vuotavat haavat ja murtumat, kuluvat varusteet, erikoisliikkeet ja toipuminen taistelun jälkeen.
archers = Rynnäkkö
    .description = Oja hidastaa kahlaajaa. Huoveilla on kilvet edessään ja pitkä matka kuljettavana.
barn = Lato
    .description = Soihduin varustetut hiidet ovat sytyttäneet heinät. Rengit ovat sisällä; iso ovi on kiinni, takaovi auki.
battle = Taistelu sillanpäästä
    .description = Kaksi rintamaa kohtaa, kummallakin keihäät jousien edessä. Kuusitoista taistelijaa: enemmän laskettavaksi kuin pöydässä pelattavaksi.
duel = Kaksintaistelu myllyllä
    .description = Kaksi miekkailijaa selvittää velkaa myllyn takana. Aino on nopeampi ja taitavampi; Tarmo on vahva, ja hänellä on enemmän rautaa suojanaan.
giant = Jättiläinen kahlaamolla
    .description = Se on jo vienyt yhden lehmän ja haluaisi toisen. Kivet ovat kovia sille, joka paiskautuu niitä vasten.
spear = Miekka keihästä vastaan
    .description = Veto pihalla: kaksi vartion miestä, yhtä taitavia, eri aseet.
tavern = Viimeinen kierros
    .description = Joku on huijannut nopissa. Penkin takana piilevää katurosvoa ei ole vielä huomattu, ja siellä on pimeää.
two-on-one = Kaksi yhtä vastaan
    .description = Kaksi rosvoa on kohdannut matkalaisen, joka ei anna kukkaroaan.
