# What the first page says of aanvallen and its examples in Finnish.

about = Kahakoita ruuduilla, joilla katsesuunta merkitsee, miekoista kranaatteihin: viisivaiheinen hyökkäys d20:lla tai taistelukorteilla ja kynnys joka ruumiinosalle.
archers = Jousimiehiä matalan muurin takana
    .description = Kolme jousimiestä ampuu matalan muurin yli, jonka ylittävä askel maksaa kaksin verroin. Kolmea BP:tä lähempänä pitkäjousesta ei ole hyötyä: joka pääsee hengissä perille, on puoliksi voittanut.
brawl = Kuusi kuutta vastaan
    .description = Kumpikin miehistö haluaa saman kapakan. Sivusta on enemmän arvoinen kuin ylivoima.
corridor = Käytävä
    .description = Liekinheittimen suihku kantaa 6 BP ja päättyy seiniin. Jonossa tulijat palavat jonossa, kulman takana on turvassa, ja joka pääsee tulen ohi, on säiliönkantajaa nopeampi.
duel = Miekka ja kilpi kirvestä vastaan
    .description = Kilpi torjuu edestä ja omalta puoleltaan; kirves iskee kovempaa, mutta kun se on lyönyt kaikilla AP:illaan, ei jää millä torjua. Katso, onko Bruno sittenkin nopeampi.
grenade = Huone pihan perällä
    .description = Kuusi mellakkapoliisia puolustaa huonetta kolmea kranaatein aseistettua sotilasta vastaan. Seinät pysäyttävät räjähdyksen, samoin suljettu ovi; mutta mikä ovesta sisään lentää, osuu kaikkiin, jotka seisovat lähekkäin. Perääntyminen ja nostettu kynnys auttavat, mellakkakilpikin.
