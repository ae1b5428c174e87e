# What the first page says of rolemaster and its examples in Dutch.

about = Huisregels voor Rolemaster met d100: OB in het geheim verdeeld over slagen en parades, aanvalstabellen, criticals. Elke huisregel is een schakelaar; met of zonder kaart.
arrows = De helling op
    .description = Zes orks met bogen zitten op de heuvel, honderd meter verderop over open terrein. De patrouille heeft schilden en geen bogen.
drake = De draak op de kam
    .description = Twee ridders zijn naar het hol van een draak geklommen. Hij spuwt van ver vuur en bijt door plaatharnas; zij hopen op één slag waar de schubben dun zijn.
duel = Een twist bij het wad
    .description = Twee die al eerder de klingen kruisten. Beiden verdelen hun OB over slag en parade, en geen van beiden wijkt.
flail = De meester van de vlegel
    .description = In het strijdperk zwaait de oude Garrick zijn vlegel tegen een ridder in plaatharnas.
giant = De reus bij de molen
    .description = Een reus wil de ossen van de molenaar. Twee ridders versperren hem de weg; ook als een parade het ergste van zijn slag opvangt, smijt de kracht ervan hen heen en weer.
golem = Boeren tegen een golem
    .description = De tovenaar is dood, en zijn golem loopt naar het dorp. De boeren hebben hooivorken; de smid heeft een voorhamer.
sap = Een tik in het donker
    .description = Twee wachters dommelen voor de schatkamer. Corvin wil ze laten slapen voordat ze schreeuwen.
several = De meesteres van de kling
    .description = Vier geraamten zijn uit de grafheuvel geklommen, en Hild, meesteres van de kling, staat alleen in de steencirkel.
short-friend = De boogschutter en de hobbits
    .description = Drie hobbits houden het gat in de heg; Gudrun schiet over hun hoofden naar de orks en hun hoofdman, een mens.
three-on-one = Een tegen drie
    .description = Drie orks hebben Sigrun ingehaald aan de voet van de rots. Zij heeft OB 150, en moet het verdelen: wie ze niet aanvalt, kan ze niet pareren.
two-weapons = Rapier en dolk
    .description = Op de vloer van de schermzaal staat Ysolt, een wapen in elke hand, tegenover de kapitein van de wacht, die op zijn schild vertrouwt.
war-hammer = De snavel van de hamer
    .description = De dwerg Thorgil houdt de brug tegen drie struikrovers met de strijdhamer van zijn grootvader. In deze groep slaat niemand vaker dan eens per ronde.
