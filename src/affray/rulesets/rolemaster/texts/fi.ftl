# rolemaster suomeksi. Viestit ja muuttujat ovat samat kuin tiedostossa en.ftl, jossa ne selitetään.

## Mitä tapahtuu

event-round = Kierros { $round }
event-joins = { $who } tulee taisteluun
event-initiative = { $who }: aloite { $total }
event-tie = { $who } heittää tasapelin: { $face }
event-declares =
    { $action ->
        [attack] { $who } hyökkää
        [both] { $who } hyökkää molemmilla aseilla
        [parry] { $who } vain torjuu
        [shoot] { $who } ampuu
        [guard] { $who } torjuu ammuksia
        [move] { $who } liikkuu
        [draw] { $who } ottaa toisen aseen
        [ready] { $who } valmistelee asetta
        [first-aid] { $who } antaa ensiapua
        [stalk] { $who } hiipii
        [subdue] { $who } yrittää tainnuttaa
        [stand] { $who } nousee
        [yield] { $who } antautuu
        [leave] { $who } poistuu
        [door] { $who } menee ovelle
       *[pass] { $who } ei tee mitään
    }{ $phase ->
        [snap] {" (nopeasti)"}
        [deliberate] {" (harkiten)"}
       *[normal] {""}
    }
event-declares-blows =
    { $blows ->
        [one] { $who }, vastassa { $other }
       *[other] { $who }, vastassa ensin { $other }, { $blows } iskua
    }{ $parry ->
        [0] {""}
       *[other] {"; "}OB:sta torjuntaan { $parry }
    }
event-parries = { $who } torjuu, vastassa { $other }: { $share }
event-guards = { $who } torjuu ammusta, ampujana { $other } (lisätty OB: { $parry })
event-attacks = { $who } hyökkää, kohteena { $other } ({ THING($weapon) }): { $total } (heitto { $roll })
event-misses = { $who } ei osu, kohteena { $other }
event-hits =
    { $who } osuu, { $other } menettää { $hits ->
        [one] { $hits } kestopisteen
       *[other] { $hits } kestopistettä
    }{ $severity ->
        [none] {""}
       *[other] {", kriittinen "}{ $severity ->
            [a] A
            [b] B
            [c] C
            [d] D
           *[e] E
            } ({ $type ->
                [slash] viilto
                [krush] murska
                [puncture] pisto
                [unbalance] horjutus
                [grapple] ote
                [impact] isku
                [heat] kuumuus
                [cold] kylmyys
                [electricity] sähkö
                [subdual] tainnutus
               *[tiny] pikkuinen
            })
    }
event-reduced = Isku ({ $who }) ei vie mitään: { $other } kestää sen vahinkovähennyksellään
event-too-large = { $other } on liian suuri kriittiselle { $severity } ({ $who })
event-forced = Kriittinen { $severity } ({ $who }) koosta huolimatta: { $other }
event-critical = { $who }: { THING($wording) }
event-loses =
    { $hits ->
        [one] { $who } menettää lisäksi { $hits } kestopisteen
       *[other] { $who } menettää lisäksi { $hits } kestopistettä
    }
event-fumbles = { $who } möhlii ({ THING($weapon) })
event-fumble = { $who }: { THING($wording) }
event-tested = Ase joutuu koetukselle, haltijana { $who } ({ THING($weapon) })
event-breaks = { $who }: ase murtuu ({ THING($weapon) })
event-drops = { $who } pudottaa aseen ({ THING($weapon) })
event-falls = { $who } kaatuu
event-stunned =
    { $rounds ->
        [one] { $who } on tyrmistynyt { $rounds } kierroksen
       *[other] { $who } on tyrmistynyt { $rounds } kierrosta
    }
event-no-parry =
    { $rounds ->
        [one] { $who } on tyrmistynyt { $rounds } kierroksen eikä voi torjua
       *[other] { $who } on tyrmistynyt { $rounds } kierrosta eikä voi torjua
    }
event-must-parry =
    { $rounds ->
        [one] { $who } joutuu torjumaan { $rounds } kierroksen
       *[other] { $who } joutuu torjumaan { $rounds } kierrosta
    }
event-bleeds =
    { $hits ->
        [one] { $who } vuotaa verta: { $hits } kestopiste kierroksessa
       *[other] { $who } vuotaa verta: { $hits } kestopistettä kierroksessa
    }
event-weakened = { $who } on heikentynyt: { $penalty }
event-blood-lost =
    { $hits ->
        [one] { $who } menettää verenvuotoon { $hits } kestopisteen
       *[other] { $who } menettää verenvuotoon { $hits } kestopistettä
    }
event-unconscious = { $who } menettää tajuntansa
event-sinks = { $who } vajoaa ja kuolee { $rounds } kierroksessa
event-dying =
    { $rounds ->
        [one] { $who } kuolee { $rounds } kierroksen kuluttua
       *[other] { $who } kuolee { $rounds } kierroksen kuluttua
    }
event-dies = { $who } kuolee
event-recovers = { $who } voi taas taistella vapaasti
event-wakes = { $who } herää
event-lost-target = Teko jää tekemättä: { $who }, kohteena { $other }
event-turns-on = { $who } kääntyy toisen kimppuun: { $other }
event-lost-blows = { $who } ei voi tehdä mitä aikoi
event-aids =
    Ensiapua, { $who } auttaa, potilaana { $other }: { $total }, { $outcome ->
        [spectacular-failure] täydellinen epäonnistuminen
        [absolute-failure] ehdoton epäonnistuminen
        [failure] epäonnistuminen
        [partial-success] osittainen onnistuminen
        [near-success] melkein onnistuminen
        [success] onnistuminen
       *[absolute-success] täydellinen onnistuminen
    } (verenvuotoa jää: { $left })
event-stalks = { $who } hiipii, kohteena { $other }: { $total }
event-steals-up = { $who } seisoo huomaamatta vieressä: { $other }
event-noticed = { $who } huomataan: huomaaja on { $other }
event-subdues = { $who } yrittää tainnuttaa, kohteena { $other }: { $total } (hyökkäystaso { $level })
event-resists = { $who } vastustaa: { $roll }, tarvitaan { $wanted }
event-knocked-out =
    { $minutes ->
        [one] { $who } on tajuton { $minutes } minuutin
       *[other] { $who } on tajuton { $minutes } minuuttia
    }
event-aware = { $who } huomaa taistelun
event-moves = { $who } liikkuu { $metres } m ({ $other } on { $apart } metrin päässä)
event-walks = { $who } liikkuu { $metres } m ruutuun { $place }
event-closes-in = { $who } lähestyy iskuun, kohteena { $other } ({ $metres } m)
event-faces =
    { $who } kääntyy { $direction ->
        [e] itään
        [se] kaakkoon
        [s] etelään
        [sw] lounaaseen
        [w] länteen
        [nw] luoteeseen
        [n] pohjoiseen
       *[ne] koilliseen
    }
event-draws = { $who } ottaa käteen: { THING($weapon) }
event-readies = { $who } valmistelee: { THING($weapon) }
event-empty = { $who } on ilman ammuksia ({ THING($weapon) })
event-stands = { $who } nousee
event-yields = { $who } antautuu
event-leaves = { $who } poistuu taistelusta
event-no-shot = { $who } ei voi ampua, kohteena { $other }: oma mies on edessä
event-stray = Ammus lentää harhaan, ampujana { $who }, osuuko { $other } (enintään { $most })
event-shoved = { $who } työntyy { $metres } m, työntäjänä { $other }
event-aside = Ase lyödään sivuun: { $who }, seuraava torjunta puolittuu
event-held = { $who } pysyy paikallaan ({ $roll })
event-opens =
    { $who } avaa oven: { $direction ->
        [e] itään
        [se] kaakkoon
        [s] etelään
        [sw] lounaaseen
        [w] länteen
        [nw] luoteeseen
        [n] pohjoiseen
       *[ne] koilliseen
    }
event-closes =
    { $who } sulkee oven: { $direction ->
        [e] itään
        [se] kaakkoon
        [s] etelään
        [sw] lounaaseen
        [w] länteen
        [nw] luoteeseen
        [n] pohjoiseen
       *[ne] koilliseen
    }
event-wins = { $side } voittaa
event-drawn = Taistelu päättyy tasan
event-round-limit = Kierrosraja on täynnä ({ $rounds })

## Heitot ja summien osat

why-initiative = Aloite
why-tie = Tasapeli
why-attack = Hyökkäys
why-critical = Kriittinen
why-fumble = Möhläys
why-breakage = Murtuminen
why-first-aid = Ensiapu
why-stalk = Hiivintä
why-subdual = Tainnutus
why-resistance = Vastustus
why-force = Suuren voima
why-stray = Harha-ammus
why-offence = OB
why-several = Useita iskuja
why-parried = Menee torjuntaan
why-hurt = Omat menetetyt kestopisteet
why-exhaustion = Uupumus
why-wounds = Haavat
why-off-hand = Väärä käsi
why-phase-part = Nopea tai harkittu
why-chosen-part = Valittu kriittinen
why-other-target-part = Toinen kohde
why-facing-part = Kylki tai selkä
why-plight = Kohteen tila
why-range = Etäisyys
why-preparation = Valmistelu
why-closing = Lähestyminen
why-quickness = Nopeus
why-shield-part = Kilpi
why-cover = Suoja
why-parry-part = Torjunta
why-friend = Kaveri edessä
why-other-defence = Muu DB
why-missile-parry = Ammustorjunta
why-skill = Taito
why-helmet = Kypärä
why-constitution = Ruumiinrakenne
why-level = Taso
why-difficulty = Vaikeus
why-perception = Havainnointi
why-hits = Taulukon kestopisteet
why-reduction = Vahinkovähennys
why-critical-hits = Kriittisen kestopisteet
why-bleeding = Verenvuoto
why-gm = Pelinjohtaja

## Päätökset

decision-action = Teko
    .question = Mitä tekee { $who } tällä kierroksella?
decision-phase = Vaihe
    .question = Kuinka pian toimii { $who }?
decision-blows = Iskut
    .question = Montako iskua lyö, tai montaa vihollista torjuu { $who }?
decision-target = Kohde
    .question = Ketä vastaan hyökkää seuraavaksi { $who }?
decision-chosen = Valittu kriittinen
    .question = Minkä kriittisen valitsee { $who } (-20)?
decision-parry = Torjunta
    .question = Paljonko OB:sta käyttää torjuntaan { $who }?
decision-share = Torjuntaosuus
    .question = Paljonko torjunnasta menee seuraavaa vihollista vastaan: { $who }?
decision-parries = Torjuttu vihollinen
    .question = Ketä torjuu { $who }?
decision-shield = Kilpi
    .question = Ketä vastaan pitää kilpeä { $who }?
decision-guard = Torjuttu ammus
    .question = Kenen ammusta torjuu { $who }?
decision-guard-ob = Lisätty OB (prosenttia)
    .question = Montako prosenttia OB:sta lisää suojaan { $who }?
decision-weapon = Ase
    .question = Minkä aseen ottaa käteen { $who }?
decision-patient = Potilas
    .question = Kenelle antaa ensiapua { $who }?
decision-gait = Vauhti
    .question = Kuinka nopeasti kulkee { $who }?
decision-quarry = Saalis
    .question = Ketä kohti hiipii { $who }?
decision-whom = Ketä kohti
    .question = Ketä kohti tai kenestä pois liikkuu { $who }?
decision-metres = Metrit
    .question = Montako metriä liikkuu { $who } (alle 0: poispäin)?
decision-place = Paikka
    .question = Minne menee { $who }?
decision-facing = Suunta
    .question = Minne päin katsoo { $who }?
decision-other-target = Toinen kohde
    .question = Kohde on poissa: { $who }. Kehen isku osuu?
decision-door = Ovi
    .question = Minkä oven avaa tai sulkee { $who }?
decision-shows = Mitä näkyy
    .question = Paljonko kohteesta näkyy kaverin takaa ({ $who })?

## Vaihtoehdot, kriittisten tyypit, ilmansuunnat

option-attack = hyökkää
option-both = hyökkää molemmilla aseilla
option-parry = vain torju
option-shoot = ammu tai heitä
option-guard = torju ammuksia
option-move = liiku
option-draw = ota toinen ase
option-ready = valmistele ase
option-first-aid = anna ensiapua
option-stalk = hiivi jonkun luo
option-subdue = tainnuta
option-stand = nouse
option-yield = antaudu
option-leave = poistu taistelusta
option-pass = älä tee mitään
option-door = avaa tai sulje ovi
option-snap = nopea (ensin, -20)
option-normal = tavallinen
option-deliberate = harkittu (viimeisenä, +10)
option-walk = kävele
option-run = juokse (x2)
option-sprint = pinko (x3)
option-dash = syöksy (x5)
option-waist = vyötäröstä ylöspäin
option-chest = rintakehästä ylöspäin
option-head = vain pää
option-as-it-comes = taulukon mukaan
option-off-hand = toiseen käteen
option-nobody = ei kukaan
option-slash = viilto
option-krush = murska
option-puncture = pisto
option-unbalance = horjutus
option-grapple = ote
option-impact = isku
option-heat = kuumuus
option-cold = kylmyys
option-electricity = sähkö
option-subdual = tainnutus
option-tiny = pikkuinen
option-e = itään
option-se = kaakkoon
option-s = etelään
option-sw = lounaaseen
option-w = länteen
option-nw = luoteeseen
option-n = pohjoiseen
option-ne = koilliseen

## Koot, suojat, kädet, kohtalot

size-normal = tavallinen koko
size-large = suuri
size-super-large = valtava
cover-none = ei suojaa
cover-partial-soft = osittainen pehmeä suoja
cover-half-soft = puolittainen pehmeä suoja
cover-partial-hard = osittainen kova suoja
cover-half-hard = puolittainen kova suoja
hand-main = pääkäsi
hand-off = toinen käsi
fate-unhurt = vahingoittumaton
fate-hurt = haavoittunut
fate-fled = pakeni
fate-yielded = antautui
fate-unconscious = tajuton
fate-dying = kuolemaisillaan
fate-dead = kuollut
fate-absent = ei paikalla

## Miten toiminnot onnistuvat

outcome-spectacular-failure = täydellinen epäonnistuminen
outcome-absolute-failure = ehdoton epäonnistuminen
outcome-failure = epäonnistuminen
outcome-partial-success = osittainen onnistuminen
outcome-near-success = melkein onnistuminen
outcome-success = onnistuminen
outcome-absolute-success = täydellinen onnistuminen
outcome-defender-lost = Puolustajan menettämät kestopisteet
outcome-defender-bleeding = Puolustajan verenvuoto
outcome-defender-held-up = Kierroksia joina puolustaja ei voi iskeä
outcome-defender-penalty = Puolustajan haitta
outcome-defender-down = Puolustaja maassa
outcome-defender-out = Puolustaja poissa pelistä (1 tajuton, 2 kuolemaisillaan, 3 kuollut)
outcome-attacker-lost = Hyökkääjän menettämät kestopisteet
outcome-attacker-held-up = Kierroksia joina hyökkääjä ei voi iskeä

## Tilat

condition-stunned = tyrmistynyt
condition-no-parry = ei voi torjua
condition-must-parry = joutuu torjumaan
condition-bleeding = vuotaa verta
condition-down = maassa
condition-unaware = tietämätön
condition-stalking = huomaamatta vieressä
condition-disarmed = aseeton
condition-covered = suojassa
condition-exhausted = uupunut
condition-sinking = vajoamassa
condition-dying = kuolemaisillaan
condition-unconscious = tajuton
condition-dead = kuollut
condition-away = poissa
condition-yielded = antautunut
condition-late = tulee myöhemmin
    .round = tulee kierroksella { $round }

## Luvut joita pelinjohtaja voi muuttaa, ja palkit

figure-lost = menetetyt kestopisteet
figure-hits = kestopisteet
figure-bleeding = verenvuoto (kierrosta kohti)
figure-stunned = kierroksia tyrmistynyt
figure-no-parry = kierroksia ilman torjuntaa
figure-must-parry = kierroksia torjuttava
figure-penalty = haavojen haitta
figure-asleep = kierroksia tajuttomana
figure-dying = kierroksia kuolemaan (0: ei)
figure-sinking = kierroksia vajoamista (0: ei)
figure-down = maassa (1: kyllä)
figure-aware = tietää vihollisista (1: kyllä)
figure-dead = kuollut (1: kyllä)
figure-wear = käytetyt uupumuspisteet kuudesosina
figure-cover = suoja (0 ei mitään, 4 puolittainen kova)
figure-prepared = valmistelukierrokset
figure-exhaustion = uupumus

## Näytön otsikot

label-wounds = Haavat
label-rounds = kierroksia
label-hits = kestopisteet
label-items = Aseet
label-dropped = pudonnut
label-broken = käyttökelvoton
label-shots = ammuksia jäljellä
label-loaded = valmisteltu
label-ob = OB
label-fumble = möhläys
label-bleeding = verenvuoto
label-natural = ruumiinosa

## Mitä paikaltaan voi tehdä

arc-move = voi mennä
arc-strike = voi lyödä
arc-shoot = voi ampua

## Aseet

thing-broadsword = leveämiekka
thing-scimitar = sapeli
thing-falchion = falkioni
thing-short-sword = lyhytmiekka
thing-rapier = rapiiri
thing-dagger = tikari
thing-hand-axe = käsikirves
thing-club = nuija
thing-sap = pamppu
thing-mace = sotanuija
thing-war-hammer = sotavasara
thing-morning-star = aamutähti
thing-whip = ruoska
thing-net = verkko
thing-two-handed-sword = kahden käden miekka
thing-battle-axe = sotakirves
thing-great-hammer = suurvasara
thing-flail = varsta
thing-quarterstaff = sauva
thing-spear = keihäs
thing-halberd = hilpari
thing-pike = piikki
thing-lance = peitsi
thing-javelin = heittokeihäs
thing-throwing-knife = heittoveitsi
thing-throwing-axe = heittokirves
thing-bola = bola
thing-short-bow = lyhytjousi
thing-composite-bow = yhdistelmäjousi
thing-long-bow = pitkäjousi
thing-light-crossbow = kevyt varsijousi
thing-heavy-crossbow = raskas varsijousi
thing-sling = linko
thing-fist = nyrkki
thing-grapple = ote
thing-bite = purema
thing-claw = kynsi
thing-horn = sarvi
thing-bash = murskaus
thing-trample = tallaus
thing-sting = pistin
thing-tiny = pikkupurema
thing-fire-breath = tulihenkäys
thing-frost-breath = pakkashenkäys
thing-lightning = salama
thing-huge-fists = valtavat nyrkit
thing-chilling-touch = hyytävä kosketus
thing-pitchfork = talikko
thing-stone-fists = kivinyrkit
thing-tree-trunk = puunrunko

## Kilvet

thing-target = pyöreä kilpi
thing-normal = kilpi
thing-full = suurkilpi
thing-wall = muurikilpi

## Panssarit

thing-clothes = vaatteet
thing-robes = kaapu
thing-hide = nahka
thing-thick-hide = paksu nahka
thing-leather-jerkin = nahkaliivi
thing-leather-coat = nahkatakki
thing-reinforced-leather = vahvistettu nahka
thing-full-leather = kokonahka
thing-rigid-breastplate = nahkainen rintapanssari
thing-rigid-greaves = nahkainen rintapanssari ja säärisuojat
thing-half-hide = suomut
thing-full-hide = raskaat suomut
thing-chain-shirt = rengaspaita
thing-chain-greaves = rengaspaita ja säärisuojat
thing-full-chain = täysi rengaspanssari
thing-chain-hauberk = rengashaarniska
thing-breastplate = rintapanssari
thing-breastplate-greaves = rintapanssari ja säärisuojat
thing-half-plate = puolihaarniska
thing-full-plate = täyshaarniska
thing-stone = kivi
thing-dragon-scales = lohikäärmeen suomut

## Mitä kriittiset jättävät

thing-no-parry = ei voi torjua
thing-stunned = tyrmistynyt
thing-must-parry = joutuu torjumaan
thing-dying = kuolemaisillaan
thing-sinking = vajoamassa
thing-asleep = tajuton
thing-bleeding = verenvuoto
thing-penalty = haitta

## Olennot

thing-man-at-arms = Huovi
thing-orc = Örkki
thing-archer = Jousimies
thing-troll = Peikko
thing-peasant = Talonpoika
thing-brigand = Rosvo
thing-wolf = Susi
thing-bear = Karhu
thing-drake = Lohikäärme
thing-golem = Golem
thing-wraith = Aave
thing-knight = Ritari
thing-assassin = Salamurhaaja
thing-hobbit-slinger = Hobitti ja linko
thing-giant = Jättiläinen
thing-orc-archer = Örkkijousimies
thing-orc-captain = Örkkipäällikkö
thing-swordswoman = Miekkailija
thing-dwarf = Kääpiö
thing-crossbowman = Varsijousimies
thing-great-spider = Jättihämähäkki
thing-skeleton = Luuranko

## Lomakkeiden, kohtaamisten ja taulukoiden virheet

fault-kind-attack-table = hyökkäystaulukkoa
fault-kind-table-of-criticals = kriittisten taulukkoa
fault-kind-table-of-fumbles = möhläystaulukkoa
fault-kind-type-of-critical = kriittisen lajia
fault-kind-weapon-group = aseryhmää
fault-kind-weapon-of-this-sheet = tämän lomakkeen asetta
fault-ranges-rise = kantaman portaiden metrit kasvavat portaalta portaalle
fault-no-use = ei lähitaisteluun eikä kantamia: sillä ei voi tehdä mitään; anna jompikumpi
fault-never-ready = viimeisen valmistelukierroksen jälkeen sillä voi ampua; muutos tarvitaan
fault-out-already = sillä on kestopisteitä { $hits }, joten se olisi jo poissa pelistä; vähemmän tarvitaan
fault-too-many-tables = hyökkäystaulukoita on { $number }; enintään { $most } mahtuu
fault-off-hand-first = ensimmäinen ase on pääkädessä; valitse toinen
fault-one-hand-each = tähän tarvitaan kaksi yhden käden asetta
fault-pair-of-two = pari on kaksi eri asetta
fault-pair-ranks = enintään pienempi aseiden taitotasoista: { $most } (RM-6.1)
fault-no-table-here = tässä taistelussa ei ole hyökkäystaulukkoa { $name }
fault-map-full =
    { $name } ei mahdu kartalle: { $places ->
        [1] yhtään paikkaa ei ole vapaana
       *[other] se peittää { $places } paikkaa, eikä niitä ole missään vierekkäin vapaana
    }; tarvitaan suurempi kartta tai vähemmän väkeä
fault-not-by-first-row =
    tämä ei ole { $wanted ->
        [attack-table] hyökkäystaulukko
        [table-of-criticals] kriittisten taulukko
       *[table-of-fumbles] möhläystaulukko
    }, ensimmäisestä rivistä päätellen
fault-other-columns =
    taulukossa { $name } on muut sarakkeet; tähän tarvitaan { $wanted ->
        [large] normal … slaying
       *[criticals] A–E
    }
fault-first-row = ensimmäinen rivi
fault-row = rivi { $row }
fault-row-and-column = rivi { $row }, sarake { $column }
fault-one-of-heads = tähän tarvitaan jokin näistä: { $known }
fault-chart-wanted = tämä on hyökkäystaulukko; tähän tarvitaan kriittisten tai möhläysten taulukko
fault-no-rows = sen jälkeen ei tule rivejä
fault-begins-with = sen alussa on { $wanted }, ei { $given }
fault-no-column = saraketta { $name } ei ole
fault-column-twice = sarake { $name } on kahdesti
fault-columns-missing = nämä sarakkeet puuttuvat: { $names }
fault-uneven-cells = siinä on { $number } solua; ensimmäisessä rivissä on { $width }
fault-row-begins = rivin alussa on luku, tai väli kuten 01-05
fault-last-open = vain taulukon viimeinen rivi saa olla avoin
fault-low-to-high = se kulkee pienemmästä luvusta suurempaan, 1–{ $most }
fault-total-already = { $total } on jo rivillä { $row }
fault-totals-missing = summille { $totals } ei ole riviä
fault-many-bands = rivejä on { $number }; enintään { $most } mahtuu
fault-begin-at = sen on alettava luvusta { $at }
fault-reach-100 = viimeisen rivin on ulotuttava sataan
fault-empty-cell = tyhjä solu
fault-attack-cell = { $given }: solussa on '-', kestopisteet ('12') tai kestopisteet ja kriittinen ('18CS')
fault-most-hits = kestopisteitä { $hits }; enintään { $most } on mahdollista
fault-no-severity = { $given }: vakavuutta { $severity } ei ole; tunnettuja ovat A, B, C, D, E
fault-no-type = { $given }: kriittisen lajia { $letter } ei ole; tunnettuja ovat { $known }
fault-empty-effects = tyhjä solu; '-' kirjoitetaan, kun mitään ei tapahdu
fault-effect-twice = { $effect } on toinen samaa lajia
fault-long-words = sen sanat ovat pidemmät kuin { $most } merkkiä
fault-words-hold = sen sanoissa on merkki, jota tekstissä ei pidä olla
fault-effect-most = { $effect }: enintään { $most } on mahdollista
fault-number-wanted = { $effect }: perään tarvitaan luku
fault-no-number = { $effect }: perään ei tule lukua
fault-effect-range = { $effect }: luku on 1–{ $most }
fault-there-are-effects = ; tunnettuja ovat +8 (kestopisteitä), -10 (haitta), { $names }
fault-no-effect = vaikutusta { $name } ei ole{ $hint }
