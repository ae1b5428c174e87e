# What the first page says of aanvallen and its examples in Danish.

about = Træfninger på felter med retning, fra sværd til granater: angrebet i fem trin med d20 eller kampkort, og en tærskel for hver del af kroppen.
archers = Bueskytter bag en lav mur
    .description = Tre bueskytter skyder over en lav mur, som det koster dobbelt at træde over. Inden for 3 BP er en langbue til ingen nytte: den, der når frem i live, har vundet halvdelen af kampen.
brawl = Seks mod seks
    .description = Begge besætninger vil have den samme kro. Flanker er mere værd end overtal.
corridor = Gangen
    .description = Flammekasterens stråle rækker 6 BP og standser ved vægge. De, der kommer på række ned ad gangen, brænder på række; om hjørnet er man i sikkerhed, og den, der slipper forbi ilden, er hurtigere end manden med tanken.
duel = Sværd og skjold mod øksen
    .description = Skjoldet dækker forfra og fra sin egen side; øksen slår hårdere, og når den har hugget med alle sine AP, er der intet tilbage at parere med. Se, om Bruno er hurtig i stedet.
grenade = Rummet for enden af gården
    .description = Seks kampbetjente holder et rum mod tre soldater med granater. Vægge standser en eksplosion, og det gør døren også, så længe den er lukket; det, der flyver ind ad den, rammer alle, der står tæt. At vige tilbage og hæve tærsklen hjælper, og det gør et kampskjold også.
