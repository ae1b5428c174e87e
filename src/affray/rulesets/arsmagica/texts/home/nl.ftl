# What the first page says of arsmagica and its examples in Dutch.

about = Huisregels voor Ars Magica: stressdobbelstenen, niveaus van lichaam en vermoeidheid, inspanning, losbreken uit een gevecht, schieten, spreuken en snelspreuken. Zonder kaart.
bridge = De tol bij Pont-Aven
    .description = De brug is smal en de leuning laag. De hoofdman vraagt tol; de ridder heeft die nog nooit betaald. Als de helft van de rovers ligt, is de rest liever ergens anders.
duel = Het duel bij de molen
    .description = Twee zwaardvechters vereffenen een schuld achter de molen. Aymar is sneller en schermt beter; Bertran is sterk, en heeft meer ijzer om zich heen.
magus = De ridder die om het boek kwam
    .description = Sir Guillaume heeft gezworen de bisschop een zeker boek te brengen. Het zit in Oriana's tas. Hij heeft eerder magie gezien, en wil bij haar zijn voordat zij hem gezien heeft.
ravine = Over het ravijn
    .description = Twee patrouilles hebben elkaar op hetzelfde moment gezien. Het pad omlaag en weer omhoog biedt geen dekking; wie het neemt, wordt de hele weg beschoten.
