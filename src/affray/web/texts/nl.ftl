# The page's own texts: the table, its seats, faults.

home = Start
language = Taal
theme = Kleuren
theme-system = Automatisch
theme-light = Licht
theme-dark = Donker
choose = Kies
menu = Menu
parts = Delen van de tafel
order = Speelvolgorde
skip-to-question = Naar de vraag
offline = Geen verbinding. Er wordt opnieuw geprobeerd; niets gaat verloren.
not-sent = Dat kon niet worden verstuurd. Probeer het opnieuw.
tab-question = Vraag
tab-field = Veld
tab-log = Verslag
tab-sheet = Blad
tab-talk = Praat
tab-tools = Spelleider
opened = Geopend
close = Sluiten
cancel = Annuleren
clause-marks = S: gezegd door de tekst van de groep. B: uit de basisregels. A: hier toegevoegd.
say = Zeg iets tegen de tafel
send = Stuur
before-fight = Voor het gevecht
dark = donker
hidden = verborgen voor spelers
odds-of-options = Kansen per keuze
odds-working = De kansen worden berekend …
welcome = Welkom, { $seat }! { $count ->
        [0] Je kijkt mee tot de spelleider je iemand geeft om te spelen.
        *[other] Je speelt { $names }.
    }
welcome-question = Wat je gevraagd wordt, verschijnt hier; een telefoon trilt. Gooi je eigen dobbelstenen en typ wat ze tonen, of tik op “{ roll-for-me }”.
welcome-tabs = { tab-field } toont waar iedereen is, { tab-sheet } wat je kunt en kunt verdragen, { tab-log } wat er gebeurde en waarom. Taal en kleuren staan in het menu ☰.
engaged = In het gevecht gewikkeld
beside = Naast:
looks-unhurt = ongedeerd
looks-scratched = geschramd
looks-hurt = gewond
looks-badly-hurt = zwaargewond
looks-down = uitgeschakeld
over = Het gevecht is voorbij
drawn = Niemand heeft gewonnen.
recover = Verzorg de gewonden
to-recovery = Verder naar het herstel
the-table = De tafel
the-gm = de spelleider
typed = Wat de dobbelsteen toont
enter = Invoeren
roll-for-me = Rol voor mij
rolls-for-me = Rol voor mij
roll-all = Rol voor de { $count } zonder speler
decide-for-me = Laat de tactiek beslissen
autopilot = Automatische piloot
tap-map = Tik op een gemarkeerd veld op de kaart.
to-map = Naar de kaart
map-hint = Tik op een stuk voor het blad en voor wat het vanaf zijn plaats kan doen, en op een gemarkeerd veld of stuk om te antwoorden.
choose-one = Kies er een.
waiting-for = Wachten op
also-waiting = Ook gevraagd:
log-empty = Er is nog niets gebeurd. Beantwoord wat gevraagd wordt, dan begint het.
talk-empty = Nog niemand heeft iets gezegd. Schrijf hieronder de eerste regel.
no-sums = Achter deze regel staan geen sommen.
sum = Som
overrule = Overrulen
instead = In plaats daarvan
reason = Reden
source-typed = ingevoerd
source-rolled = door het programma gerold
source-auto = door het programma gerold
figures = Cijfers
figures-of = Cijfers van { $who }
figures-lead = Wat je wijzigt, geldt als woord van de spelleider; elk cijfer is een eigen stap, die ongedaan gemaakt kan worden.
set-figures = Wijzigingen vastleggen
set-hidden = Verberg voor spelers
set-veiled = Verberg de cijfers
set-secret-rolls = Rol in het geheim
take-out = Haal eruit
bring-back = Haal terug
undo = Ongedaan maken
redo = Opnieuw
show-odds = Toon spelers de kansen
end = Beëindig het gevecht
ask-end = Het gevecht nu beëindigen? Ongedaan maken haalt het terug.
seats = Plaatsen en links
own-again = Weer spelleider zijn
back-to-fight = Terug naar het gevecht
seats-lead = Elke speler komt binnen met een eigen link: toon de QR-code of stuur hem.
seats-empty = Nog niemand heeft een plaats. Maak hieronder een link.
seats-alone = Deze links werken alleen op deze machine. Stop de server met Ctrl-C en start hem met { $command } voor telefoons en het scherm aan de muur.
link-once = Deze link wordt alleen nu getoond. Wie hem kwijt is, krijgt een nieuwe.
plays = Speelt
save = Opslaan
new-link = Link en QR-code (een eerdere werkt dan niet meer)
revoke = Intrekken
new-seat = Een plaats voor een speler
seat-name = Naam van de speler
make-link = Maak een link
role-player = speler
role-wall = Scherm aan de muur
role-gm = Spelleider
wall-lead = Een link voor een scherm dat iedereen ziet: kaart, speelvolgorde, wat er net gebeurde.
gm-lead = Een link voor een ander apparaat van de spelleider: het mag alles in dit gevecht.
error-title = Dat lukte niet
error-not-found = Zo'n pagina is er niet. Ga naar de start, of gebruik de link die je kreeg.
error-link-not-valid = Deze link is niet meer geldig. Vraag de spelleider om een nieuwe.
error-stale = Iemand was sneller: dit is de stand nu. Kijk, en kies opnieuw.
error-not-yours = Dat is niet aan jou. Wacht op je eigen vraag, of vraag de spelleider om een plaats die dit speelt.
error-nobody-of-that-name = Niemand met die naam is van jou. Laad de pagina opnieuw om te zien wie wel.
error-for-the-game-master = Alleen de spelleider kan dat. Vraag het de spelleider.
error-only-watching = Deze link kijkt alleen toe. Vraag de spelleider om een eigen plaats.
error-nothing-to-undo = Er is niets ongedaan te maken.
error-nothing-to-redo = Er is niets opnieuw te doen.
error-talk-length = Zeg iets, in hoogstens 1000 tekens.
error-seat-needs-name = Geef de naam van de speler.
error-too-many-tokens = Te veel ongeldige links. Wacht een minuut en probeer het opnieuw.
error-store = Het spel kan nu niet gelezen of bewaard worden; er is niets verloren. De spelleider moet naar de server kijken.
error-other-name = { $name }: zo heet deze server niet. Gebruik het adres dat hij liet zien.
error-other-site = Dit kwam van een andere site. Open de pagina zelf en doe het daar.
error-too-fast = Te veel tegelijk. Wacht even en probeer het opnieuw.
error-too-large = Te groot: hoogstens { NUMBER($most, useGrouping: "yes") } bytes worden aangenomen.
won = { $side } heeft gewonnen.
roll-dice = Rol { $dice } en zeg wat je ziet.
typed-total = { $dice } toont
amount = Van { $low } tot { $high }
all-places = Alle { $count } plaatsen als lijst
was = in plaats van { $was }
source-overruled = in plaats van { $was }
ask-leave = { $who } uit het gevecht halen? Ongedaan maken haalt het terug.
set-aside =
    { $count ->
        [one] Eén ding wacht op zijn moment: een eerder gegeven antwoord of iemand die erbij komt.
        *[other] { $count } dingen wachten op hun moment: eerder gegeven antwoorden of mensen die erbij komen.
    }
notes = Opmerkingen: { $count }
add = Voeg iemand toe
add-helper = Iemand komt helpen
add-name = Naam
add-creature = Wezen
add-side = Partij
add-now = Komt nu binnen
did-undo = { $who } maakte iets ongedaan.
did-undo-what = { $who } draaide terug: { $what }
did-redo-what = { $who } herstelde: { $what }
did-redo = { $who } deed het opnieuw.
did-overrule = { $who } overrulede: { $what }
did-override = { $who } zette: { $what }
did-join = { $what } komt erbij.
did-rejoin = { $what } komt terug.
did-leave = { $what } wordt uit het gevecht gehaald.
did-end = { $who } beëindigde het gevecht. { $what }

# De pagina van het herstel.

end-recovery = Beëindig het herstel
ask-end-recovery = Het herstel zo beëindigen? Ongedaan maken draait het terug.
recovery-over = Het herstel is voorbij
tab-patients = Patiënten
tab-calendar = Kalender
patients-empty = Er is hier niemand om te verzorgen.
care = Wat er gedaan kan worden
care-by = door { $names }
care-nobody = niemand hier kan het
settings-of = Worpen en geheimen
day =
    { $day ->
        [0] De dag van het gevecht
        *[other] Dag { $day }
    }
day-empty = Op deze dag is nog niets gebeurd.
day-count =
    { $count ->
        [0] niets
        [one] één gebeurtenis
        *[other] { $count } gebeurtenissen
    }
day-happened = Dag { $day }: { day-count }

# The library: the first page, the editor of encounters, forms of sheets.

library-fights = Gevechten
library-fights-empty = Er is geen gevecht gaande. Begin hieronder een ontmoeting, of een van deze:
library-recovery = Herstel
library-over = Afgelopen
library-round = Ronde { $round }
library-not-begun = Nog niet begonnen
library-look = Bekijken
library-go-on = Ga verder
library-delete = Verwijderen
library-delete-fight = Dit gevecht met het hele verslag verwijderen? Het komt niet terug.
library-encounters = Ontmoetingen
library-encounters-empty = Nog geen ontmoetingen. Maak er een, lees een bestand in, of verander een kopie van een voorbeeld.
library-so-many =
    { $count ->
        [one] { $count } strijder
        *[other] { $count } strijders
    }
library-start = Begin het gevecht
library-edit = Bewerken
library-copy = Kopiëren
library-copy-of = Kopie van { $title }
library-delete-encounter = Deze ontmoeting verwijderen? Gevechten die ermee begonnen zijn blijven.
library-new-encounter = Nieuwe ontmoeting
library-title = Titel
library-untitled = Zonder titel
library-ruleset = Regelset
library-make = Maak
library-import = Ontmoeting of blad uit een YAML-bestand
library-take-in = Inlezen
library-people = Personages en wezens
library-people-empty = Nog niemand. Maak een personage van een wezen uit de catalogus of van een leeg blad; het kan dan aan elke ontmoeting meedoen.
library-delete-sheet = Dit blad verwijderen? Ontmoetingen houden hun eigen kopie.
library-new-somebody = Nieuw personage
library-somebody = Iemand
library-name = Naam
library-kind = Soort
library-blank-sheet = leeg blad
library-examples = Voorbeelden
library-change-copy = Kopie veranderen
library-campaign = Campagne
library-rename = Naam van deze campagne
library-save = Opslaan
library-done = Klaar
library-new-campaign = Nieuwe campagne
library-import-campaign = Campagne uit een bestand
library-whole = De hele campagne
library-export = Als één bestand opslaan
library-delete-campaign = Campagne verwijderen
library-delete-campaign-sure = { $name } met alle gevechten, ontmoetingen en personages verwijderen? Sla haar eerst op als bestand als je haar nog nodig kunt hebben.
library-rulebook = Regelboek
library-side-one = De ene partij
library-side-two = De andere partij
form-range = { $low } tot { $high }.
form-usual = Standaard: { $value }
form-none = Helemaal geen
form-true = ja
form-false = nee
form-on-by-default = Staat standaard aan.
form-off-by-default = Staat standaard uit.
form-names = Eén per regel.
form-rows = Eén per regel: kolom, rij.
form-more =
    { $count ->
        [one] Nog één veld
        *[other] Nog { $count } velden
    }
form-unknown = Onbekend voor de regels; maak dit leeg om het te verwijderen
form-written = ingevuld
form-add = Toevoegen
form-add-one = Uit de catalogus
form-add-own = Voeg een eigen toe
form-change-these = Verander deze
form-key = Naam
form-remove = Weghalen
form-remove-what = { $what } weghalen
form-up = { $what } omhoog
editor-parts = Delen van de ontmoeting
editor-who = Wie vecht er
editor-map = Kaart
editor-rules = Regels van dit gevecht
editor-files = Bestand
editor-saved = Opgeslagen
editor-unsaved = Nog niet opgeslagen
editor-clash = Een ander venster heeft dit intussen veranderd. Wat je typte is eroverheen opgeslagen; kijk na wat er nu staat.
editor-faults =
    { $count ->
        [one] Eén ding moet in orde zijn voordat het gevecht kan beginnen.
        *[other] { $count } dingen moeten in orde zijn voordat het gevecht kan beginnen.
    }
editor-sound = Alles is in orde: het gevecht kan beginnen.
editor-side = Partij
editor-drop-side = { $name } met allen die erbij horen weghalen
editor-side-empty = Bij deze partij is nog niemand. Kies hieronder een soort en een aantal, en voeg toe.
editor-add-side = Voeg een partij toe
editor-count-of = Hoeveel: { $name }
editor-played-by = Gespeeld door
editor-gm = spelleider
editor-sheet = Blad
editor-more-of = Meer voor { $name }
editor-up = Omhoog
editor-twice = Voeg er nog zo een toe
editor-split = Geef elk een naam
editor-keep = Bewaar in de bibliotheek
editor-kept = { $name } staat nu in de bibliotheek.
editor-add = Strijders toevoegen
editor-creatures = Wezens uit de catalogus
editor-how-many = Hoeveel
editor-names = Namen, als ze die hebben
editor-names-like = Anna, Bram, Kees
editor-options = Huisregels
editor-options-so-many = { $count } schakelaars
editor-export = Als YAML opslaan
editor-map-empty = Geen kaart: alleen afstanden tellen. Maak er een, leg er een afbeelding onder, of lees een kaartbestand in.
editor-map-new = Maak een kaart van { $grid ->
        [square] vierkanten
        *[hex] zeshoeken
    }
editor-map-none = Doe het zonder kaart
editor-tools = Wat te schilderen
editor-tool-look = Kijken
editor-tool-wall = Muur
editor-tool-door = Deur
editor-tool-open-door = Open deur
editor-tool-rough = Ruw
editor-tool-fire = Vuur
editor-tool-off = Massief
editor-tool-ground = Gewone grond
editor-tool-erase = Wissen
editor-place = Zet neer
editor-unplaced = vanzelf geplaatst
editor-key-side = Met toetsenbord: aan welke kant
editor-to-e = oost
editor-to-se = zuidoost
editor-to-s = zuid
editor-to-sw = zuidwest
editor-to-w = west
editor-to-nw = noordwest
editor-to-n = noord
editor-to-ne = noordoost
editor-turn = Draai
editor-lift = Van de kaart halen
editor-hint = Kies wat je schildert en teken op de kaart: muren en deuren komen op de zijden van velden. Plaats iemand door het stuk te slepen, of kies hem en tik op een veld. Met het toetsenbord: pijlen op de kaart; Enter schildert, pakt iemand op en zet hem neer; Escape laat los.
editor-size = Grootte: kolommen × rijen
editor-columns = Kolommen
editor-rows = Rijen
editor-picture = Afbeelding onder het raster (PNG, JPEG, WebP; hoogstens 20 MB)
editor-picture-place = Waar de afbeelding ligt
editor-picture-x = x
editor-picture-y = y
editor-picture-scale = schaal
editor-picture-none = Afbeelding weghalen
editor-uvtt = Kaart uit Universal VTT (.dd2vtt, .uvtt)
editor-imported = Ingelezen: { $columns } kolommen, { $rows } rijen, { $walls } muren, { $doors } deuren; { $squares ->
        [one] één vak
        *[other] { $squares } vakken
    } per { $grid ->
        [square] vierkant
        *[hex] zeshoek
    } van de kaart. { $lights ->
        [0] { "" }
        *[other] De lichten ({ $lights }) zijn weggelaten: geen regel leest ze.
    } { $dark ->
        [no] { "" }
        *[yes] Het is er donker: zet ‘Donker’ aan bij de regels van dit gevecht als dat zo moet zijn.
    }
error-form-too-long = Dit formulier is te lang om op te slaan. Haal strijders weg, of verdeel de ontmoeting in tweeën.
error-name-wanted = Geef een naam.
error-no-campaign-file = Dit is geen campagnebestand. Kies er een die hier als één bestand is opgeslagen.
error-no-encounter-file = Dit is geen ontmoeting en geen blad van een hier geïnstalleerde regelset: 'ruleset' moet er een noemen, met 'sides' of 'sheet' ernaast.
error-not-text = Dit bestand is geen UTF-8-tekst; sla het op als UTF-8.
error-no-such-tool = Dat kan niet geschilderd worden. Laad de pagina opnieuw en probeer het nog eens.
# Velden van formulieren die alle regels hebben, en wat men kiezen kan.

field-name = Naam
    .help = Hoe het heet.
field-title = Titel
    .help = Hoe de ontmoeting heet.
field-description = Beschrijving
    .help = Wat de spelleider moet weten; geen regel leest het.
field-creature = Wezen
    .help = Het wezen uit de catalogus waarvan de cijfers gelden, behalve die hier staan.
field-count = Aantal
    .help = Hoeveel er van zijn. Standaard 1.
field-group = Groep
    .help = Bij wie deze staat: afstanden gelden tussen groepen. Standaard: de eigen partij.
field-notes = Notities
    .help = Wat de spelleider moet weten; geen regel leest het.
field-weapons = Wapens
    .help = Wapens; het eerste is in de hand.
field-weapon = Wapen
    .help = Het wapen uit de catalogus waarvan de cijfers gelden, behalve die hier staan.
field-armour = Pantser
    .help = Het pantser uit de catalogus waarvan de cijfers gelden, behalve die hier staan.
field-shield = Schild
    .help = Het schild uit de catalogus waarvan de cijfers gelden, behalve die hier staan.
field-skills = Vaardigheden
field-skill = Vaardigheid
field-characteristics = Eigenschappen
field-strength = Kracht
field-size = Grootte
field-tactics = Tactiek
    .help = Hoe de strijder beslist als niemand dat voor hem doet. Standaard: stoutmoedig.
field-rolls = Wie gooit
    .help = Of de dobbelstenen worden gevraagd (standaard) of door het programma geworpen.
field-joins = Doet mee vanaf ronde
    .help = De ronde waarin hij erbij komt. Standaard 1: vanaf het begin.
field-dark = Donker
field-distance = Afstand
field-distances = Afstanden
    .help = Andere afstanden tussen groepen of partijen. Groepen van één partij waarvoor niets is opgeschreven, staan zo dicht bij elkaar als hun afstanden tot de anderen toelaten.
field-round-limit = Hoogste aantal rondes
    .help = Na zoveel ronden is het gevecht onbeslist. Standaard 100.
field-catalogue = Eigen catalogus
    .help = De eigen catalogus van de groep: tabellen zoals een catalogusbestand ze heeft.
field-facing = Kijkrichting
field-damage = Schade
field-blood = Bloed
field-load = Last
field-quality = Kwaliteit
field-poison = Gif
field-arrows = Pijlen
field-spells = Spreuken
field-wounds = Wonden
field-combatant-name = Naam
    .help = Hoe de strijder heet. Zijn het er meer, dan krijgt de naam een nummer: Rover 1, Rover 2.
field-creature-name = Naam
    .help = Hoe één van de soort heet.
field-side-name = Naam
    .help = Hoe de partij heet.
field-ruleset = Regels
    .help = De naam van de regels.
field-joiner-count = Aantal
    .help = Er komt er één tegelijk bij.
field-joiner-joins = Komt in ronde
    .help = Komt er nu bij.
field-options = Huisregels
    .help = Huisregels.
field-sides = Partijen
    .help = De partijen, minstens twee, elk met iemand.
field-side = Partij
    .help = De partij waar hij bij komt.
field-combatants = Strijders
    .help = Wie er bij deze partij vecht.
field-between = Tussen
    .help = De namen van twee groepen of partijen.
field-cataloguefile-weapons = Wapens
    .help = Wapens, en wat daarbij hoort.
field-cataloguefile-armour = Pantsers
    .help = Pantsers.
field-creatures = Wezens
    .help = Wezens.
value-bold = stoutmoedig
value-careful = voorzichtig
value-coward = laf
value-mindless = redeloos
value-by-hand = de speler
value-for-me = het programma

tables = Tabellen
tables-empty = Nog geen eigen tabellen. Sla er een van Affray op, pas die aan in een spreadsheet en lees die onder een andere naam in.
tables-import = Tabel voor { $ruleset } uit een CSV-bestand
tables-name = Naam, als die anders is dan van het bestand
tables-shipped = Een tabel van { $ruleset } om mee te beginnen
tables-save = Opslaan als CSV
tables-delete = Deze tabel wissen? Gevechten die ermee begonnen zijn houden haar; een ontmoeting die haar noemt kan niet zonder haar beginnen.
tables-use = Een ontmoeting speelt ermee als ze haar noemt: bij Tabellen, in plaats van een van Affrays eigen tabellen ({ $table }), met de naam { $name }.
tables-refused = { $file } kan niet worden ingelezen
tables-faults =
    { $count ->
        [one] Er is één ding mis mee en er is niets bewaard. Herstel het en lees het bestand opnieuw in.
       *[other] Er zijn { $count } dingen mis mee en er is niets bewaard. Herstel ze en lees het bestand opnieuw in.
    }
tables-line = regel { $line }
