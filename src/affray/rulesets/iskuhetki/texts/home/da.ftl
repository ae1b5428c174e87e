# What the first page says of iskuhetki and its examples in Danish.

about = Barsk fantasy med d100 på et hexkort eller uden: slagøjeblikke, ramte steder, sår der bløder og brækker, udstyr der slides, særlige manøvrer og helbredelse efter kampen.
archers = Stormløbet
    .description = Grøften sinker den, der vader igennem. Krigsknægtene har skjolde at holde foran sig, og langt at gå.
barn = Laden
    .description = Gobliner med fakler har sat ild til høet. Karlene er indenfor; den store port er lukket, bagdøren åben.
battle = Slaget om brohovedet
    .description = To linjer mødes, begge med spydene foran buerne. Seksten kæmpere: mere til at regne på end til spillebordet.
duel = Duellen ved møllen
    .description = To sværdkæmpere gør en gæld op bag møllen. Aino er hurtigere og fægter bedre; Tarmo er stærk og har mere jern om sig.
giant = Kæmpen ved vadestedet
    .description = Den har allerede taget en ko og vil gerne have en til. Klipperne er hårde at blive kastet imod.
spear = Sværd mod spyd
    .description = Et væddemål i gården: to af vagten, lige gode, med hver sit våben.
tavern = Sidste omgang
    .description = Nogen har snydt i terningspil. Gaderøveren bag bænken er ikke opdaget endnu, og der er mørkt.
two-on-one = To mod en
    .description = To røvere er stødt på en rejsende, der ikke vil af med sin pung.
