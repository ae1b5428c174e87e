# What the first page says of rolemaster and its examples in Finnish.

about = Rolemasterin talon sääntöjä d100:lla: OB jaetaan salaa lyönteihin ja torjuntoihin, hyökkäystaulukot, kriittiset. Joka talon sääntö on kytkin; kartalla tai ilman.
arrows = Ylös rinnettä
    .description = Kuusi örkkijousimiestä istuu mäellä sadan metrin päässä, välissä avointa maata. Partiolla on kilvet muttei jousia.
drake = Lohikäärme harjanteella
    .description = Kaksi ritaria on kiivennyt lohikäärmeen pesälle. Se puhaltaa tulta kaukaa ja puree levyhaarniskan läpi; he toivovat yhtä iskua ohuiden suomujen kohtaan.
duel = Kiista kahlaamolla
    .description = Kaksi, jotka ovat ennenkin mitelleet. Kumpikin jakaa OB:nsa iskun ja torjunnan kesken, eikä kumpikaan väisty.
flail = Varstan mestari
    .description = Turnajaiskentällä vanha Garrick heiluttaa varstaansa levyhaarniskaista ritaria vastaan.
giant = Jättiläinen myllyllä
    .description = Jättiläinen tahtoo myllärin härät. Kaksi ritaria on sen tiellä; vaikka torjunta pysäyttäisi iskun pahimman terän, sen voima paiskoo heitä silti.
golem = Talonpojat golemia vastaan
    .description = Velho on kuollut, ja hänen goleminsa kävelee alas kylään. Talonpojilla on talikot, sepällä leka.
sap = Isku pimeässä
    .description = Kaksi vartijaa torkkuu aarrekammion edessä. Corvin haluaa heidät uneen ennen kuin he ehtivät huutaa.
several = Terän mestari
    .description = Neljä luurankoa on kiivennyt kummusta, ja Hild, terän mestari, seisoo kivikehässä yksin.
short-friend = Jousiampuja ja hobitit
    .description = Kolme hobittia pitää pensasaidan aukkoa; Gudrun ampuu heidän päidensä yli örkkejä ja niiden päällikköä, joka on ihminen.
three-on-one = Yksi kolmea vastaan
    .description = Kolme örkkiä on saavuttanut Sigrunin jyrkänteen juurella. Hänellä on OB 150, ja se on jaettava: jota ei lyö, sitä ei voi torjua.
two-weapons = Rapiiri ja tikari
    .description = Miekkailusalissa Ysolt, ase kummassakin kädessä, kohtaa vartion kapteenin, joka luottaa kilpeensä.
war-hammer = Vasaran nokka
    .description = Kääpiö Thorgil pitää siltaa kolmea rosvoa vastaan isoisänsä sotavasaralla. Tässä ryhmässä kukaan ei lyö kuin kerran kierroksessa.
