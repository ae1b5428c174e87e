# What the first page says of rolemaster and its examples in Danish.

about = Husregler til Rolemaster med d100: OB fordeles hemmeligt på hug og pareringer, angrebstabeller, kritiske skader. Hver husregel kan slås til og fra; med kort eller uden.
arrows = Op ad skråningen
    .description = Seks orkbueskytter sidder på højen hundrede meter væk over åbent land. Patruljen har sine skjolde, men ingen buer.
drake = Dragen på kammen
    .description = To riddere er klatret op til en drages hule. Den spyr ild på afstand og bider gennem plade; de håber på ét hug, hvor skællene er tynde.
duel = Strid ved vadestedet
    .description = To, der har krydset klinger før. Begge deler deres OB mellem hug og parering, og ingen af dem viger.
flail = Plejlens mester
    .description = På turneringsbanen svinger gamle Garrick sin plejl mod en ridder i plade.
giant = Kæmpen ved møllen
    .description = En kæmpe vil have møllerens okser. To riddere spærrer vejen; selv når en parering tager det værste af slaget, kaster kraften dem omkring.
golem = Bønder mod en golem
    .description = Troldmanden er død, og hans golem går ned mod landsbyen. Bønderne har høtyve; smeden har en forhammer.
sap = Et slag i mørket
    .description = To vagter døser foran skatkammeret. Corvin vil have dem til at sove, før de når at råbe.
several = Klingens mester
    .description = Fire skeletter er kravlet op af gravhøjen, og Hild, klingens mester, står alene i stenkredsen.
short-friend = Bueskytten og hobbitterne
    .description = Tre hobbitter holder hullet i hækken; Gudrun skyder hen over hovedet på dem mod orkerne og deres høvding, en mand.
three-on-one = En mod tre
    .description = Tre orker har indhentet Sigrun ved foden af klippen. Hun har OB 150 og må dele den: den, hun ikke hugger efter, kan hun ikke parere.
two-weapons = Kårde og daggert
    .description = På fægtesalens gulv møder Ysolt, et våben i hver hånd, vagtens kaptajn, som stoler på sit skjold.
war-hammer = Hammerens næb
    .description = Dværgen Thorgil holder broen mod tre røvere med sin bedstefars krigshammer. I denne gruppe hugger ingen mere end én gang i runden.
