# What the first page says of arsmagica and its examples in Danish.

about = Husregler til Ars Magica: stressterninger, krops- og træthedsniveauer, anstrengelse, at komme væk fra en kamp, skydevåben, formularer og hurtig magi. Uden kort.
bridge = Tolden ved Pont-Aven
    .description = Broen er smal og rækværket lavt. Høvdingen kræver told; ridderen har aldrig betalt nogen. Når halvdelen af røverne ligger ned, vil resten hellere være et andet sted.
duel = Duellen ved møllen
    .description = To sværdkæmpere gør en gæld op bag møllen. Aymar er hurtigere og fægter bedre; Bertran er stærk og har mere jern om sig.
magus = Ridderen, der kom efter bogen
    .description = Sir Guillaume har svoret at bringe biskoppen en bestemt bog. Den ligger i Orianas taske. Han har set magi før og vil være fremme, før hun har set ham.
ravine = Over kløften
    .description = To patruljer har set hinanden i samme øjeblik. Stien ned og op igen er uden dækning; den, der tager den, bliver beskudt hele vejen.
