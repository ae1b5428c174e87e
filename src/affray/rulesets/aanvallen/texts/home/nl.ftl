# What the first page says of aanvallen and its examples in Dutch.

about = Schermutselingen op vakjes met kijkrichting, van zwaard tot granaat: de aanval in vijf stappen met een d20 of vechtkaarten, en een drempel voor elk lichaamsdeel.
archers = Boogschutters achter een muurtje
    .description = Drie boogschutters schieten over een laag muurtje, en een stap daarover kost dubbel. Binnen 3 BP heb je niets aan een lange boog: wie er levend komt, heeft het gevecht half gewonnen.
brawl = Zes tegen zes
    .description = Beide bemanningen willen dezelfde kroeg. Een flank is meer waard dan overmacht.
corridor = De gang
    .description = De straal van een vlammenwerper reikt 6 BP en stopt bij muren. Wie achter elkaar door de gang komt, brandt achter elkaar; om de hoek is men veilig, en wie langs het vuur komt is sneller dan de man met de tank.
duel = Zwaard en schild tegen de bijl
    .description = Het schild weert van voren en van zijn eigen kant; de bijl slaat harder, en als hij met al zijn AP geslagen heeft, blijft er niets over om mee te pareren. Let op of Bruno dan maar snel is.
grenade = De kamer achter op het erf
    .description = Zes oproeragenten houden een kamer tegen drie soldaten met granaten. Muren houden een ontploffing tegen, en de deur ook zolang hij dicht is; wat er door naar binnen vliegt, raakt iedereen die dicht op elkaar staat. Terugtrekken en een hogere drempel helpen, een oproerschild ook.
