# The page's own texts: the table, its seats, faults.

home = Forside
language = Sprog
theme = Farver
theme-system = Som systemet
theme-light = Lys
theme-dark = Mørk
choose = Vælg
menu = Menu
parts = Bordets dele
order = Turorden
skip-to-question = Til spørgsmålet
offline = Ingen forbindelse. Prøver igen; intet går tabt.
not-sent = Det kunne ikke sendes. Prøv igen.
tab-question = Spørgsmål
tab-field = Felt
tab-log = Log
tab-sheet = Ark
tab-talk = Snak
tab-tools = Spil{"\u00AD"}leder
opened = Åbnet
close = Luk
cancel = Fortryd
clause-marks = S: sagt af gruppens egen tekst. B: fra grundreglerne. A: tilføjet her.
say = Sig noget til bordet
send = Send
before-fight = Før kampen
dark = mørkt
hidden = skjult for spillerne
odds-of-options = Chancer for hvert valg
odds-working = Regner på chancerne …
welcome = Velkommen, { $seat }! { $count ->
        [0] Du ser med, indtil spillederen giver dig nogen at spille.
        *[other] Du spiller { $names }.
    }
welcome-question = Det, du bliver spurgt om, kommer frem her; en telefon vibrerer. Slå dine egne terninger, og skriv hvad de viser, eller tryk på “{ roll-for-me }”.
welcome-tabs = { tab-field } viser, hvor alle er, { tab-sheet } hvad du kan og kan tåle, { tab-log } hvad der skete og hvorfor. Sprog og farver er i menuen ☰.
engaged = I nærkamp
beside = Ved siden af:
looks-unhurt = uskadt
looks-scratched = skrammet
looks-hurt = såret
looks-badly-hurt = hårdt såret
looks-down = nede
over = Kampen er forbi
drawn = Ingen vandt.
recover = Behandl de sårede
to-recovery = Videre til helbredelsen
the-table = Bordet
the-gm = spillederen
typed = Hvad terningen viser
enter = Indtast
roll-for-me = Slå for mig
rolls-for-me = Slå for mig
roll-all = Slå for de { $count } uden spiller
decide-for-me = Lad taktikken afgøre
autopilot = Autopilot
tap-map = Tryk på et markeret felt på kortet.
to-map = Til kortet
map-hint = Tryk på en brik for dens ark og for, hvad den kan gøre derfra, og på et markeret felt eller en brik for at svare.
choose-one = Vælg en.
waiting-for = Venter på
also-waiting = Også spurgt:
log-empty = Der er ikke sket noget endnu. Svar på det, der spørges om, så begynder det.
talk-empty = Ingen har sagt noget endnu. Skriv den første linje nedenfor.
no-sums = Der står ingen regnestykker bag denne linje.
sum = Sum
overrule = Underkend
instead = I stedet
reason = Grund
source-typed = indtastet
source-rolled = slået af programmet
source-auto = slået af programmet
figures = Tal
figures-of = Tal for { $who }
figures-lead = Det, du ændrer, gælder som spillederens ord; hvert tal er sit eget trin, som kan fortrydes.
set-figures = Sæt det ændrede
set-hidden = Skjul for spillerne
set-veiled = Skjul tallene
set-secret-rolls = Slå i hemmelighed
take-out = Tag ud
bring-back = Hent tilbage
undo = Fortryd
redo = Gentag
show-odds = Vis spillerne chancerne
end = Afslut kampen
ask-end = Afslut kampen som den står? Fortryd tager det tilbage.
seats = Pladser og links
own-again = Vær spilleder igen
back-to-fight = Tilbage til kampen
seats-lead = Hver spiller kommer ind med sit eget link: vis QR-koden, eller send det.
seats-empty = Ingen har en plads endnu. Lav et link nedenfor.
seats-alone = Linkene virker kun på denne maskine. Stop serveren med Ctrl-C, og start den med { $command } til telefoner og skærmen på væggen.
link-once = Linket vises kun nu. Den, der har mistet det, får et nyt.
plays = Spiller
save = Gem
new-link = Link og QR-kode (et tidligere holder op med at virke)
revoke = Tilbagekald
new-seat = En plads til en spiller
seat-name = Spillerens navn
make-link = Lav et link
role-player = spiller
role-wall = Skærm på væggen
role-gm = Spilleder
wall-lead = Et link til en skærm, som alle kan se: kort, turorden, hvad der sidst skete.
gm-lead = Et link til en anden af spillederens enheder: den må alt i denne kamp.
error-title = Det lykkedes ikke
error-not-found = Den side findes ikke. Gå til forsiden, eller brug det link, du har fået.
error-link-not-valid = Linket er ikke gyldigt længere. Bed spillederen om et nyt.
error-stale = Nogen var hurtigere: sådan står det nu. Se, og vælg igen.
error-not-yours = Det er ikke dit at svare på. Vent på dit eget spørgsmål, eller bed spillederen om en plads, der spiller det.
error-nobody-of-that-name = Ingen af det navn er din. Indlæs siden igen for at se, hvem der er.
error-for-the-game-master = Det kan kun spillederen. Spørg spillederen.
error-only-watching = Dette link ser kun på. Bed spillederen om en plads.
error-nothing-to-undo = Der er intet at fortryde.
error-nothing-to-redo = Der er intet at gentage.
error-talk-length = Sig noget, med højst 1000 tegn.
error-seat-needs-name = Angiv spillerens navn.
error-too-many-tokens = For mange ugyldige links. Vent et minut, og prøv igen.
error-store = Spillet kan ikke læses eller gemmes lige nu; intet er gået tabt. Spillederen må se til serveren.
error-other-name = { $name }: sådan hedder denne server ikke. Brug den adresse, som den skrev.
error-other-site = Dette kom fra et andet sted. Åbn selve siden, og gør det der.
error-too-fast = For meget på én gang. Vent lidt, og prøv igen.
error-too-large = For stort: højst { NUMBER($most, useGrouping: "yes") } byte tages imod.
won = { $side } vandt.
roll-dice = Slå { $dice }, og sig, hvad den viser.
typed-total = { $dice } viser
amount = Fra { $low } til { $high }
all-places = Alle { $count } steder som liste
was = i stedet for { $was }
source-overruled = i stedet for { $was }
ask-leave = Tag { $who } ud af kampen? Fortryd tager det tilbage.
set-aside =
    { $count ->
        [one] Én ting venter på sin tid: et svar, der er givet før, eller en, der kommer til.
        *[other] { $count } ting venter på deres tid: svar, der er givet før, eller folk, der kommer til.
    }
notes = Bemærkninger: { $count }
add = Tilføj nogen
add-helper = Nogen kommer for at hjælpe
add-name = Navn
add-creature = Væsen
add-side = Side
add-now = Kommer nu
did-undo = { $who } fortrød noget.
did-undo-what = { $who } fortrød: { $what }
did-redo-what = { $who } gentog: { $what }
did-redo = { $who } gentog det.
did-overrule = { $who } underkendte: { $what }
did-override = { $who } satte: { $what }
did-join = { $what } kommer til.
did-rejoin = { $what } kommer tilbage.
did-leave = { $what } tages ud af kampen.
did-end = { $who } afsluttede kampen. { $what }

# Helbredelsens side.

end-recovery = Afslut helbredelsen
ask-end-recovery = Skal helbredelsen slutte, som den står? Fortryd tager det tilbage.
recovery-over = Helbredelsen er forbi
tab-patients = Patienter
tab-calendar = Kalender
patients-empty = Her er ingen at pleje.
care = Hvad der kan gøres
care-by = af { $names }
care-nobody = ingen her kan gøre det
settings-of = Slag og hemmeligheder
day =
    { $day ->
        [0] Kampens dag
        *[other] Dag { $day }
    }
day-empty = Der er ikke sket noget denne dag endnu.
day-count =
    { $count ->
        [0] intet
        [one] én hændelse
        *[other] { $count } hændelser
    }
day-happened = Dag { $day }: { day-count }

# The library: the first page, the editor of encounters, forms of sheets.

library-fights = Kampe
library-fights-empty = Der er ingen kamp i gang. Begynd et opgør herunder, eller et af disse:
library-recovery = Helbredelse
library-over = Forbi
library-round = Runde { $round }
library-not-begun = Ikke begyndt endnu
library-look = Se den
library-go-on = Fortsæt
library-delete = Slet
library-delete-fight = Slet kampen med hele dens log? Den kan ikke hentes tilbage.
library-encounters = Opgør
library-encounters-empty = Ingen opgør endnu. Lav et, hent en fil, eller ret i en kopi af et eksempel.
library-so-many =
    { $count ->
        [one] { $count } kæmper
        *[other] { $count } kæmpere
    }
library-start = Begynd kampen
library-edit = Rediger
library-copy = Kopiér
library-copy-of = Kopi af { $title }
library-delete-encounter = Slet opgøret? Kampe, der er begyndt på det, bliver.
library-new-encounter = Nyt opgør
library-title = Titel
library-untitled = Uden titel
library-ruleset = Regelsæt
library-make = Lav
library-import = Opgør eller ark fra en YAML-fil
library-take-in = Hent ind
library-people = Figurer og væsner
library-people-empty = Ingen endnu. Lav en figur af et væsen i kataloget eller af et tomt ark; den kan så være med i ethvert opgør.
library-delete-sheet = Slet arket? Opgør beholder deres egne kopier.
library-new-somebody = Ny figur
library-somebody = En eller anden
library-name = Navn
library-kind = Slags
library-blank-sheet = tomt ark
library-examples = Eksempler
library-change-copy = Ret en kopi
library-campaign = Kampagne
library-rename = Kampagnens navn
library-save = Gem
library-done = Færdig
library-new-campaign = Ny kampagne
library-import-campaign = Kampagne fra en fil
library-whole = Hele kampagnen
library-export = Gem som én fil
library-delete-campaign = Slet kampagnen
library-delete-campaign-sure = Slet { $name } med alle kampe, opgør og figurer? Gem den først som fil, hvis du kan få brug for den igen.
library-rulebook = Regelbog
library-side-one = Den ene side
library-side-two = Den anden side
form-range = { $low } til { $high }.
form-usual = Standard: { $value }
form-none = Slet ingen
form-true = ja
form-false = nej
form-on-by-default = Normalt slået til.
form-off-by-default = Normalt slået fra.
form-names = Én pr. linje.
form-rows = Én pr. linje: kolonne, række.
form-more =
    { $count ->
        [one] Et felt mere
        *[other] { $count } felter mere
    }
form-unknown = Kendes ikke af reglerne; tøm feltet for at fjerne det
form-written = udfyldt
form-add = Tilføj
form-add-one = Fra kataloget
form-add-own = Tilføj en egen
form-change-these = Ret disse
form-key = Navn
form-remove = Fjern
form-remove-what = Fjern { $what }
form-up = Flyt { $what } op
editor-parts = Opgørets dele
editor-who = Hvem kæmper
editor-map = Kort
editor-rules = Kampens regler
editor-files = Fil
editor-saved = Gemt
editor-unsaved = Ikke gemt endnu
editor-clash = Et andet vindue har ændret dette imens. Det, du skrev, er gemt oven på; se efter, hvad der står nu.
editor-faults =
    { $count ->
        [one] Én ting skal rettes, før kampen kan begynde.
        *[other] { $count } ting skal rettes, før kampen kan begynde.
    }
editor-sound = Alt er i orden: kampen kan begynde.
editor-side = Side
editor-drop-side = Fjern { $name } med alle på den
editor-side-empty = Der er ingen på denne side endnu. Vælg en slags og et antal herunder, og tilføj.
editor-add-side = Tilføj en side
editor-count-of = Hvor mange: { $name }
editor-played-by = Spilles af
editor-gm = spillederen
editor-sheet = Ark
editor-more-of = Mere for { $name }
editor-up = Flyt op
editor-twice = Tilføj en til
editor-split = Navngiv dem hver for sig
editor-keep = Gem i biblioteket
editor-kept = { $name } er nu i biblioteket.
editor-add = Tilføj kæmpere
editor-creatures = Katalogets væsner
editor-how-many = Hvor mange
editor-names = Navne, hvis de har nogen
editor-names-like = Anna, Bo, Carl
editor-options = Husregler
editor-options-so-many = { $count } valg
editor-export = Gem som YAML
editor-map-empty = Intet kort: kun afstande tæller. Lav et, læg et billede under, eller hent en kortfil.
editor-map-new = Lav et kort af { $grid ->
        [square] kvadrater
        *[hex] sekskanter
    }
editor-map-none = Undvær kortet
editor-tools = Hvad der males
editor-tool-look = Se
editor-tool-wall = Mur
editor-tool-door = Dør
editor-tool-open-door = Åben dør
editor-tool-rough = Ujævnt
editor-tool-fire = Ild
editor-tool-off = Massivt
editor-tool-ground = Almindelig jord
editor-tool-erase = Visk ud
editor-place = Placér
editor-unplaced = placeres af sig selv
editor-key-side = Med tastatur: på hvilken side
editor-to-e = øst
editor-to-se = sydøst
editor-to-s = syd
editor-to-sw = sydvest
editor-to-w = vest
editor-to-nw = nordvest
editor-to-n = nord
editor-to-ne = nordøst
editor-turn = Drej
editor-lift = Tag af kortet
editor-hint = Vælg, hvad du maler, og tegn på kortet: mure og døre kommer på felternes sider. Placer nogen ved at trække brikken, eller vælg dem og tryk på et felt. Med tastatur: pile på kortet; Enter maler, tager nogen op og sætter dem ned; Escape slipper.
editor-size = Størrelse: kolonner × rækker
editor-columns = Kolonner
editor-rows = Rækker
editor-picture = Billede under gitteret (PNG, JPEG, WebP; højst 20 MB)
editor-picture-place = Hvor billedet ligger
editor-picture-x = x
editor-picture-y = y
editor-picture-scale = skala
editor-picture-none = Fjern billedet
editor-uvtt = Kort fra Universal VTT (.dd2vtt, .uvtt)
editor-imported = Hentet: { $columns } kolonner, { $rows } rækker, { $walls } mure, { $doors } døre; { $squares ->
        [one] ét felt
        *[other] { $squares } felter
    } pr. { $grid ->
        [square] kvadrat
        *[hex] sekskant
    } på kortet. { $lights ->
        [0] { "" }
        *[other] Lysene ({ $lights }) er udeladt: ingen regel læser dem.
    } { $dark ->
        [no] { "" }
        *[yes] Der er mørkt: sæt »Mørkt« under kampens regler, hvis det skal være sådan.
    }
error-form-too-long = Formularen er for lang til at gemme. Fjern nogle kæmpere, eller del opgøret i to.
error-name-wanted = Giv et navn.
error-no-campaign-file = Dette er ingen kampagnefil. Vælg en, der er gemt her som én fil.
error-no-encounter-file = Dette er hverken et opgør eller et ark til et regelsæt, der er installeret her: 'ruleset' skal nævne et, med 'sides' eller 'sheet' ved siden af.
error-not-text = Filen er ikke UTF-8-tekst; gem den som UTF-8.
error-no-such-tool = Det kan ikke males. Genindlæs siden, og prøv igen.
# Felter i formularer, som alle regelsæt har, og hvad der kan vælges.

field-name = Navn
    .help = Hvad det hedder.
field-title = Titel
    .help = Hvad opgøret hedder.
field-description = Beskrivelse
    .help = Hvad spillederen bør vide; ingen regel læser det.
field-creature = Væsen
    .help = Det væsen i kataloget, hvis tal gælder, bortset fra dem der skrives her.
field-count = Antal
    .help = Hvor mange der er af slagsen. Normalt 1.
field-group = Gruppe
    .help = Hvem den står sammen med: afstande gælder mellem grupper. Normalt: dens egen side.
field-notes = Noter
    .help = Hvad spillederen bør vide; ingen regel læser det.
field-weapons = Våben
    .help = Våben; det første er i hånden.
field-weapon = Våben
    .help = Det våben i kataloget, hvis tal gælder, bortset fra dem der skrives her.
field-armour = Rustning
    .help = Den rustning i kataloget, hvis tal gælder, bortset fra dem der skrives her.
field-shield = Skjold
    .help = Det skjold i kataloget, hvis tal gælder, bortset fra dem der skrives her.
field-skills = Færdigheder
field-skill = Færdighed
field-characteristics = Egenskaber
field-strength = Styrke
field-size = Størrelse
field-tactics = Taktik
    .help = Hvordan den bestemmer sig, når ingen gør det for den. Normalt: modig.
field-rolls = Hvem slår
    .help = Om der spørges om terningerne (normalt), eller programmet slår dem.
field-joins = Kommer i runde
    .help = Den runde, hvor den kommer til. Normalt 1: fra begyndelsen.
field-dark = Mørkt
field-distance = Afstand
field-distances = Afstande
    .help = Andre afstande mellem grupper eller sider. Grupper på samme side, som intet er skrevet for, står så nær hinanden, som deres afstande til de andre tillader.
field-round-limit = Højst antal runder
    .help = Efter så mange runder er kampen uafgjort. Normalt 100.
field-catalogue = Eget katalog
    .help = Gruppens eget katalog: tabeller, som en katalogfil har dem.
field-facing = Retning
field-damage = Skade
field-blood = Blod
field-load = Vægt
field-quality = Kvalitet
field-poison = Gift
field-arrows = Pile
field-spells = Besværgelser
field-wounds = Sår
field-combatant-name = Navn
    .help = Hvad den kæmpende hedder. Er der flere, får navnet et nummer: Røver 1, Røver 2.
field-creature-name = Navn
    .help = Hvad én af slagsen hedder.
field-side-name = Navn
    .help = Hvad siden hedder.
field-ruleset = Regelsæt
    .help = Regelsættets navn.
field-joiner-count = Antal
    .help = Der kommer én ad gangen.
field-joiner-joins = Kommer i runde
    .help = Kommer til nu.
field-options = Husregler
    .help = Husregler.
field-sides = Sider
    .help = Siderne, mindst to, hver med nogen.
field-side = Side
    .help = Den side, den slutter sig til.
field-combatants = Kæmpende
    .help = Hvem der kæmper på siden.
field-between = Mellem
    .help = Navnene på to grupper eller sider.
field-cataloguefile-weapons = Våben
    .help = Våben, og hvad der hører til.
field-cataloguefile-armour = Rustninger
    .help = Rustninger.
field-creatures = Væsener
    .help = Væsener.
value-bold = modig
value-careful = forsigtig
value-coward = fej
value-mindless = tankeløs
value-by-hand = spilleren
value-for-me = programmet

tables = Tabeller
tables-empty = Ingen egne tabeller endnu. Gem en af Affrays, ret den i et regneark, og hent den ind under et andet navn.
tables-import = Tabel til { $ruleset } fra en CSV-fil
tables-name = Navn, hvis det ikke er filens
tables-shipped = En tabel fra { $ruleset } at begynde med
tables-save = Gem som CSV
tables-delete = Slet denne tabel? Kampe, der er begyndt med den, beholder den; møder, der nævner den, kan ikke begynde uden den.
tables-use = Et møde spiller med den, når det nævner den: under Tabeller, i stedet for en af Affrays egne ({ $table }), ved navnet { $name }.
tables-refused = { $file } kan ikke hentes ind
tables-faults =
    { $count ->
        [one] Der er én fejl i den, og intet er gemt. Ret den, og hent filen ind igen.
       *[other] Der er { $count } fejl i den, og intet er gemt. Ret dem, og hent filen ind igen.
    }
tables-line = linje { $line }
