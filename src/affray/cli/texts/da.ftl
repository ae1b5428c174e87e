# Terminalen på dansk. Kommandoerne, man skriver (undo, why, roll ...), er de samme på alle sprog.

## Skærmen

begin = Svar gemmes, efterhånden som de gives. `help` fortæller, hvad man kan skrive, `?` viser regnestykkerne, `undo` fortryder.
before = Før første kamprunde
round = Kamprunde { $round }
turn = det er { $who }, der har tur
table = Bordet
several = Flere svarer på samme tid, hver for sig i hemmelighed (`secret off`, hvis én svarer for alle):
amount = et helt tal fra { $low } til { $high }
marked = { $count } { $grid ->
        [square] kvadrater
       *[hex] felter
    }, mærket * på kortet (`map` viser det igen). Skriv kolonne og række, som i { $example }
dice-so-far = terninger: { $dice }
instead-of = i stedet for { $was }
source-typed = skrevet
source-rolled = slået af programmet
source-auto = automatik
source-overruled = ændret, var { $was }
apart = afstande: { $distances }
map-signs = . jord  ~ ujævnt  ^ ild  % røg  # massivt  { $grid ->
        [square] | -
       *[hex] | / \
    } mur  + dør  ' åben dør  * at vælge imellem
rolls-hand = slår selv
rolls-auto = programmet slår
on-autopilot = på automatik
so-far = Det sidste, der skete:
open-now = Lægges sammen lige nu:

## Spørgsmål

prompt-whose = Hvis svar (nummer eller navn, Enter tager det første)?
prompt-hidden = { $who } (skjult)>
prompt-nobody = { $who } (Enter: ingen)>
prompt-over = slut>
prompt-dice = { $who }, din { $dice } (Enter slår)?
prompt-dice-zero = { $who }, din { $dice } ({ $first } til { $last }; Enter slår)?
overrule-which = Hvilket nummer (Enter for intet)?
reason = Hvorfor (til loggen, Enter for intet)?

## Sagt

noted = Noteret.
rolled = { $who } slår: { $value }
over = Kampen er slut. `undo` fortryder det sidste svar, `log all` viser alt, `restart` begynder forfra, `quit` slutter.
over-recovery = Helbredelsen er slut. `undo` fortryder det sidste svar, `log all` viser alt, `status` hvad der er tilbage af sårene, `quit` slutter.
taken-back =
    { $lines ->
        [one] Loggens sidste linje er taget tilbage.
       *[other] Loggens sidste { $lines } linjer er taget tilbage.
    }
otherwise = Herfra går det anderledes:
undone = Fortrudt: { $what }
redone = Gjort igen: { $what }
set-aside = Lagt til side og brugt igen, hvis spørgsmålet kommer tilbage: { $what }
waits = Venter på sit øjeblik: { $what }
autopilot-on = På automatik fra nu af: { $names }
autopilot-off = Bestemmer selv fra nu af: { $names }
now-rolls-hand = Terninger skrives for: { $names }
now-rolls-auto = Programmet slår for: { $names }
secret-on = Hemmelige svar skjules.
secret-off = Hemmelige svar vises, mens de skrives; `secret on` skjuler dem igen.
kept-as = Den gamle kamp er gemt som { $file }
kept-as-recovery = Den gamle helbredelse er gemt som { $file }
goes-on = En kamp fra dette opgør er gemt i { $file } og går videre her; `restart` begynder forfra.
goes-on-recovery = En helbredelse efter denne kamp er gemt i { $file } og går videre her; --new begynder forfra.
changed-since = { $file } er ændret siden; den gemte kamp beholder de tal, den begyndte med.
saved-in = Gemt i { $file }
go-on = Fortsæt med: { $command }
recover-how = Sårene behandles med: { $command }
set-how = Sådan sættes et tal: set NAVN TAL VÆRDI grund
counting = Spiller { $fights } kampe herfra; Ctrl-C stopper med det, der er.

## Udsigter

odds-head = { $title }: { $fights } kampe, frø { $seed }, { $seconds } s
compare-head = { $title }: { $fights } kampe hver med de samme slag, frø { $seed }; forskelle i procentpoint
sweep-head = { $title }: { $fights } kampe hver, frø { $seed }
exchange-head = { $attacker } angriber { $defender } én gang: de nøjagtige chancer
stopped-early = Stoppet: dette var der indtil da.
compiling = Reglerne bliver oversat til maskinkode, kun denne ene gang; imens spiller fortolkeren.
so-many = { $done } af { $fights } kampe: { $chances }
points = { $done } af { $of } færdige
below = under {"{}"}
above = over {"{}"}
from-to = { $low } til { $high }
draw = uafgjort
cut = standset ved rundegrænsen: { $fights }
rounds = Kamprunder: { $mean } i gennemsnit; halvdelen af kampene { $quarter } til { $three }, ni af ti { $low } til { $high }
losses = mistet
mean = gennemsnit
fates = hvad der sker med
mean-rounds = kamprunder
difference = forskel
left-out = Udeladt som for sjældent: { $chance } af alt

## Hvad en post i journalen er

overrule = En del af et regnestykke ændret
set = Et tal sat
join = Nogen kom til
joins = { $who } kommer til
rejoin = Nogen kom tilbage

## Afvist

unclear = { $typed }: { $names }?
unknown = { $typed }: intet af det navn.
unknown-near = { $typed }: intet af det navn; mente du { $names }?
no-command = { $typed } er hverken et svar her eller en kommando; `help` fortæller, hvad man kan skrive.
say-something = Spørgsmålet står; med `auto` svarer taktikken, `help` fortæller, hvad man ellers kan skrive.
wrong-dice = { $typed } kan ikke stå på terningen.
die-wanted =
    { $count ->
        [one] Skriv, hvad en d{ $sides } viser, { $first } til { $last }, uden det, der lægges til.
       *[other] Skriv, hvad hver af { $count }d{ $sides } viser, { $first } til { $last }, eller deres sum.
    }
number-wanted = Her skal stå et tal:
number-up-to = Der skal stå et tal fra 1 til { $most }.
not-now = { $typed } er ikke muligt her og nu; `rule` viser reglen bag spørgsmålet.
no-roll = Der spørges ikke om terninger nu. Med `roll NAVN` slår programmet for nogen.
nothing-yet = Intet er lagt sammen endnu.
nothing-to-undo = Der er intet at fortryde.
nothing-to-redo = Der er intet at gøre igen.
unsaved = IKKE GEMT: { $reason }. Kampen går videre; `save FIL` gemmer den et andet sted.
unsaved-recovery = IKKE GEMT: { $reason }. Helbredelsen går videre; `save FIL` gemmer den et andet sted.
rule-failed = En regel slog fejl, og det sidste svar blev ikke taget. { $file } rummer kampen, som den var før det.
rule-failed-recovery = En regel slog fejl, og det sidste svar blev ikke taget. { $file } rummer helbredelsen, som den var før det.
save-there = { $file } findes allerede; vælg et andet navn.
join-whom = Hvem kommer til? Et væsen ({ $creatures }), en fil med en person, eller navnet på en, der er væk.
join-side = På hvilken side? Skriv den efter væsenet eller filen: { $sides }
join-no-sheet = { $file }: et ark består af felter (nøgle: værdi)
no-choice = Der spørges ikke om et valg nu.
no-map = Denne kamp har intet kort.
who-of = Om hvem? `who NAVN` viser træfsteder, sår og ting.

## Hjælp

help-why = regnestykkerne bag de sidste linjer; bag loggens sidste N linjer
help-rule = et punkt i regelbogen; uden nummer det bag spørgsmålet
help-status = hvordan alle har det
help-who = alt, hvad der er at fortælle om nogen: sår, ting
help-map = kortet; on: også ved hver tur
help-log = loggens sidste linjer
help-undo = fortryder det sidste svar, eller de sidste N
help-redo = gør det fortrudte igen
help-roll = programmet slår for NAME; alene, eller Enter: dette slag
help-hand = terningerne for NAME skrives
help-auto = NAME på automatik, eller ikke længere; alene: den svarer på resten af dette trin
help-finish = alle på automatik, til slut
help-odds = hvem der vinder hvor tit herfra
help-advise = udsigterne ved hver mulighed i spørgsmålet
help-overrule = en anden værdi for en del af et regnestykke, eller for en fejlskrevet terning
help-set = dit ord om et tal
help-join = nogen kommer ind i kampen
help-join-recovery = nogen kommer for at hjælpe, eller vender tilbage
help-secret = skjul hemmelige svar, eller ikke (når én svarer for alle)
help-save = gem nu; fra nu af i en anden fil
help-restart = begynd opgøret forfra; den gamle kamp bliver gemt
help-quit = slut; alt er gemt
serving = Bordet er på { $address }
serving-lan = For andre i dit netværk: { $address }
serving-stop = Ctrl-C stopper; intet går tabt.
table-imported = { $table }: { $name } er gemt.
table-replaced = { $table }: { $name } er gemt i stedet for den forrige.
table-exported = { $file }: skrevet.
table-own = { $name } (egen)
table-deleted = { $name } er slettet.
