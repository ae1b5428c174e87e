# De terminal in het Nederlands. De opdrachten die men typt (undo, why, roll ...) zijn in alle talen dezelfde.

## Het scherm

begin = Antwoorden worden meteen opgeslagen. `help` zegt wat er getypt kan worden, `?` toont de sommen, `undo` draait terug.
before = Voor de eerste ronde
round = Ronde { $round }
turn = { $who } is aan de beurt
table = De tafel
several = Meer mensen antwoorden tegelijk, ieder in het geheim (`secret off` als één voor allen antwoordt):
amount = een heel getal van { $low } tot en met { $high }
marked = { $count } { $grid ->
        [square] velden
       *[hex] vakken
    }, op de kaart met * (`map` toont haar opnieuw). Typ kolom en rij, zoals { $example }
dice-so-far = dobbelstenen: { $dice }
instead-of = in plaats van { $was }
source-typed = getypt
source-rolled = door het programma geworpen
source-auto = automaat
source-overruled = gewijzigd, was { $was }
apart = afstanden: { $distances }
map-signs = . grond  ~ ruw  ^ vuur  % rook  # dicht  { $grid ->
        [square] | -
       *[hex] | / \
    } muur  + deur  ' open deur  * te kiezen
rolls-hand = werpt zelf
rolls-auto = het programma werpt
on-autopilot = op de automaat
so-far = Wat er het laatst gebeurde:
open-now = Hier wordt nu aan opgeteld:

## Vragen

prompt-whose = Wiens antwoord (nummer of naam, Enter neemt de eerste)?
prompt-hidden = { $who } (verborgen)>
prompt-nobody = { $who } (Enter: niemand)>
prompt-over = voorbij>
prompt-dice = { $who }, jouw { $dice } (Enter werpt)?
prompt-dice-zero = { $who }, jouw { $dice } ({ $first } tot { $last }; Enter werpt)?
overrule-which = Welk nummer (Enter voor geen)?
reason = Waarom (voor het verslag, Enter voor niets)?

## Gezegd

noted = Genoteerd.
rolled = { $who } werpt: { $value }
over = Het gevecht is voorbij. `undo` draait het laatste antwoord terug, `log all` toont alles, `restart` begint opnieuw, `quit` stopt.
over-recovery = Het herstel is voorbij. `undo` draait het laatste antwoord terug, `log all` toont alles, `status` wat er van de wonden over is, `quit` stopt.
taken-back =
    { $lines ->
        [one] De laatste regel van het verslag is teruggedraaid.
       *[other] De laatste { $lines } regels van het verslag zijn teruggedraaid.
    }
otherwise = Vanaf hier loopt het anders:
undone = Teruggedraaid: { $what }
redone = Opnieuw gedaan: { $what }
set-aside = Terzijde gelegd, en weer gebruikt als de vraag terugkomt: { $what }
waits = Wacht op het juiste moment: { $what }
autopilot-on = Voortaan op de automaat: { $names }
autopilot-off = Beslissen voortaan zelf: { $names }
now-rolls-hand = Dobbelstenen worden getypt voor: { $names }
now-rolls-auto = Het programma werpt voor: { $names }
secret-on = Geheime antwoorden worden verborgen.
secret-off = Geheime antwoorden zijn te zien bij het typen; `secret on` verbergt ze weer.
kept-as = Het oude gevecht is bewaard als { $file }
kept-as-recovery = Het oude herstel is bewaard als { $file }
goes-on = Van deze ontmoeting is een gevecht bewaard in { $file }; dat gaat hier verder. `restart` begint opnieuw.
goes-on-recovery = Van dit gevecht is een herstel bewaard in { $file }; dat gaat hier verder. --new begint opnieuw.
changed-since = { $file } is sindsdien gewijzigd; het bewaarde gevecht houdt de waarden waarmee het begon.
saved-in = Opgeslagen in { $file }
go-on = Verder met: { $command }
recover-how = De wonden worden behandeld met: { $command }
set-how = Zo wordt er een gezet: set NAAM WAARDE GETAL reden
counting = Vanaf hier worden { $fights } gevechten gespeeld; Ctrl-C stopt met wat er al is.

## Kansen

odds-head = { $title }: { $fights } gevechten, zaad { $seed }, { $seconds } s
compare-head = { $title }: telkens { $fights } gevechten met dezelfde worpen, zaad { $seed }; verschillen in procentpunten
sweep-head = { $title }: telkens { $fights } gevechten, zaad { $seed }
exchange-head = { $attacker } valt { $defender } één keer aan: de exacte kansen
stopped-early = Gestopt: dit was er tot dan toe.
compiling = De regels worden eenmalig gecompileerd; tot dat klaar is speelt de interpreter.
so-many = { $done } van { $fights } gevechten: { $chances }
points = { $done } van { $of } klaar
below = onder {"{}"}
above = boven {"{}"}
from-to = { $low } tot { $high }
draw = onbeslist
cut = afgebroken bij de rondegrens: { $fights }
rounds = Ronden: gemiddeld { $mean }; de helft van de gevechten { $quarter } tot { $three }, negen van de tien { $low } tot { $high }
losses = verloren
mean = gemiddeld
fates = hoe het afloopt met
mean-rounds = ronden
difference = verschil
left-out = Weggelaten als te zeldzaam: { $chance } van alles

## Wat een regel van het dagboek is

overrule = Een deel van een som gewijzigd
set = Een waarde gezet
join = Iemand kwam erbij
joins = { $who } komt erbij
rejoin = Iemand kwam terug

## Geweigerd

unclear = { $typed }: { $names }?
unknown = { $typed }: niets met die naam.
unknown-near = { $typed }: niets met die naam; is { $names } bedoeld?
no-command = { $typed } is hier geen antwoord en geen opdracht; `help` zegt wat er getypt kan worden.
say-something = De vraag blijft staan; met `auto` antwoordt de tactiek, `help` zegt wat er nog meer getypt kan worden.
wrong-dice = { $typed } kan niet op de dobbelsteen staan.
die-wanted =
    { $count ->
        [one] Typ wat een d{ $sides } laat zien, { $first } tot en met { $last }, zonder wat erbij komt.
       *[other] Typ wat elk van { $count }d{ $sides } laat zien, { $first } tot en met { $last }, of de som.
    }
number-wanted = Hier is een getal nodig:
number-up-to = Een getal van 1 tot en met { $most } is nodig.
not-now = { $typed } kan hier en nu niet; `rule` toont de regel achter de vraag.
no-roll = Er wordt nu geen worp gevraagd. Met `roll NAAM` werpt het programma voor iemand.
nothing-yet = Er is nog niets opgeteld.
nothing-to-undo = Er is niets om terug te draaien.
nothing-to-redo = Er is niets om opnieuw te doen.
unsaved = NIET OPGESLAGEN: { $reason }. Het gevecht gaat door; `save BESTAND` slaat het elders op.
unsaved-recovery = NIET OPGESLAGEN: { $reason }. Het herstel gaat door; `save BESTAND` slaat het elders op.
rule-failed = Een regel mislukte en het laatste antwoord is niet genomen. In { $file } staat het gevecht van daarvoor.
rule-failed-recovery = Een regel mislukte en het laatste antwoord is niet genomen. In { $file } staat het herstel van daarvoor.
save-there = { $file } is er al; kies een andere naam.
join-whom = Wie komt erbij? Een wezen ({ $creatures }), een bestand met een personage, of de naam van iemand die weg is.
join-side = Aan welke kant? Typ die achter het wezen of bestand: { $sides }
join-no-sheet = { $file }: een blad bestaat uit velden (sleutel: waarde)
no-choice = Er wordt nu geen keuze gevraagd.
no-map = Dit gevecht heeft geen kaart.
who-of = Van wie? `who NAAM` toont trefplaatsen, wonden en spullen.

## Hulp

help-why = de sommen achter de laatste regels; van de laatste N regels van het verslag
help-rule = een artikel van het regelboek; zonder nummer dat achter de vraag
help-status = hoe iedereen eraan toe is
help-who = alles wat er van iemand te vertellen is: wonden, spullen
help-map = de kaart; on: ook bij elke beurt
help-log = de laatste regels van het verslag
help-undo = draait het laatste antwoord terug, of de laatste N
help-redo = doet opnieuw wat teruggedraaid is
help-roll = het programma werpt voor NAME; alleen, of Enter: deze worp
help-hand = de dobbelstenen van NAME worden getypt
help-auto = NAME op de automaat, of niet meer; alleen: die beantwoordt de rest van deze stap
help-finish = iedereen op de automaat, tot het eind
help-odds = wie er vanaf hier hoe vaak wint
help-advise = de kansen van elke mogelijkheid van de vraag
help-overrule = een andere waarde voor een deel van een som, of voor een verkeerd getypte dobbelsteen
help-set = jouw woord over een waarde
help-join = iemand mengt zich in het gevecht
help-join-recovery = iemand komt helpen, of komt terug van elders
help-secret = geheime antwoorden verbergen, of niet (als één voor allen antwoordt)
help-save = nu opslaan; voortaan in een ander bestand
help-restart = deze ontmoeting opnieuw beginnen; het oude gevecht blijft bewaard
help-quit = stoppen; alles is opgeslagen
serving = De tafel staat op { $address }
serving-lan = Voor anderen in je netwerk: { $address }
serving-stop = Ctrl-C stopt; niets gaat verloren.
table-imported = { $table }: { $name } is bewaard.
table-replaced = { $table }: { $name } is bewaard, in plaats van de vorige.
table-exported = { $file }: geschreven.
table-own = { $name } (eigen)
table-deleted = { $name } is gewist.
