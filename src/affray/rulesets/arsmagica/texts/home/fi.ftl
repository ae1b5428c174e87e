# What the first page says of arsmagica and its examples in Finnish.

about = Ars Magican talon sääntöjä: stressinoppa, ruumiin ja uupumuksen tasot, ponnistus, taistelusta irtautuminen, ampuminen, loitsut ja pikaloitsinta. Ilman karttaa.
bridge = Tulli Pont-Avenin sillalla
    .description = Silta on kapea ja kaide matala. Päällikkö vaatii tullia; ritari ei ole koskaan sellaista maksanut. Kun puolet rosvoista on maassa, loput olisivat mieluummin muualla.
duel = Kaksintaistelu myllyllä
    .description = Kaksi miekkamiestä selvittää velkaa myllyn takana. Aymar on nopeampi ja taitavampi; Bertran on vahva, ja hänellä on enemmän rautaa suojanaan.
magus = Ritari, joka tuli hakemaan kirjaa
    .description = Sir Guillaume on vannonut tuovansa piispalle erään kirjan. Se on Orianan laukussa. Ritari on nähnyt taikuutta ennenkin ja aikoo ehtiä Orianan luo ennen kuin tämä näkee hänet.
ravine = Rotkon yli
    .description = Kaksi partiota on huomannut toisensa samalla hetkellä. Polulla alas ja taas ylös ei ole suojaa; sitä kulkevaa ammutaan koko matkan.
