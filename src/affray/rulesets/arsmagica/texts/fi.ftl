# arsmagica suomeksi. Muuttujat selitetään tiedoston en.ftl alussa.
#
# Nimiä ei taivuteta: lauseet on tehty niin, että olijat ja omat aseet pysyvät perusmuodossa. Luettelon aseilla on muodot
# .with (pitkämiekalla) ja .the (pitkämiekan).

## Mitä tapahtuu

event-declares =
    { $intent ->
        [spell] { $who } aikoo loitsia
       *[other] { $who } aikoo taistella { THING($intent, form: "with") }
    }
event-initiative = { $who }: aloite { $total }
event-tie = { $who } heittää tasatilanteen uusiksi: { $total }
event-round = Kierros { $round }
event-turn = Vuorossa: { $who }
event-waits = { $who } odottaa
event-reacts = { $who } reagoi
event-loses-turn = { $who } menettää tämän vuoron
event-attacks =
    { $manner ->
        [shoot] { $who } hyökkää etäältä { THING($weapon, form: "with") }, kohteena { $other }: { $total }
       *[strike] { $who } iskee { THING($weapon, form: "with") }, kohteena { $other }: { $total }
    }
event-defends = { $who } puolustautuu: { $total }
event-helpless = { $who } ei pysty puolustautumaan: 0
event-misses = { $who } ei osu, kohteena { $other } ({ $attackTotal } vastaan { $defenceTotal })
event-soaked = { $who } osuu, mutta { $other } ei vahingoitu (vahinko { $damage } siedon jälkeen)
event-hit =
    { $levels ->
        [one] { $who } osuu: { $other } menettää { $levels } kuntotason (vahinko { $damage } siedon jälkeen)
       *[other] { $who } osuu: { $other } menettää { $levels } kuntotasoa (vahinko { $damage } siedon jälkeen)
    }
event-body =
    { $penalty ->
        [0] { $who } nyt: { THING($level) }
       *[other] { $who } nyt: { THING($level) } ({ $penalty })
    }
event-incapacitated = { $who } on toimintakyvytön
event-dies = { $who } kuolee
event-botches =
    { $zeros ->
        [one] { $who } möhlii ({ $zeros } nolla)
       *[other] { $who } möhlii ({ $zeros } nollaa)
    }
event-drops = { $who } pudottaa { THING($weapon, form: "the") }
event-draws = { $who } ottaa esiin { THING($weapon, form: "the") }
event-loads = { $who } lataa { THING($weapon, form: "the") }
event-moves =
    { $way ->
        [away] { $who } etääntyy, vastassa { $other } (askelia { $paces }, väliä nyt { $apart })
       *[towards] { $who } lähestyy, vastassa { $other } (askelia { $paces }, väliä nyt { $apart })
    }
event-exerts =
    { $exertion ->
        [attack] Ponnistus: { $who } luopuu väsymystasosta ja saa bonuksen hyökkäykseen
       *[defence] Ponnistus: { $who } luopuu väsymystasosta ja saa bonuksen puolustukseen
    }
event-fatigue =
    { $penalty ->
        [0] { $who } nyt: { THING($level) }
       *[other] { $who } nyt: { THING($level) } ({ $penalty })
    }
event-unconscious = { $who } menettää tajuntansa
event-guards = { $who } ryhtyy suojaamaan, suojattavana { $other }
event-unguards = { $who } ei enää suojaa ketään
event-flees = { $who } yrittää irtautua taistelusta: { $total }
event-pursues = { $who } yrittää estää sen: { $total }
event-escapes = { $who } pääsee irti taistelusta
event-leaves = { $who } lähtee taistelusta kenenkään estämättä
event-caught = { $who } ei pääse irti
event-yields = { $who } antautuu
event-concentrates = { $who } keskittyy: { $total }, vaaditaan { $ease }
event-loses-spell = { $who } menettää loitsun: ”{ THING($spell) }”
event-casts = { $who } langettaa loitsun ”{ THING($spell) }”, kohteena { $other }: { $total }, loitsun taso { $level }
event-spell-fails = { $who }: ”{ THING($spell) }” ei onnistu
event-resists = { $who } vastustaa taikuutta, loitsijana { $other } (vastus { $resistance }, läpäisy { $penetration })
event-spell-hits =
    { $levels ->
        [one] { $who } osuu loitsulla: { $other } menettää { $levels } kuntotason (vahinko { $damage } siedon jälkeen)
       *[other] { $who } osuu loitsulla: { $other } menettää { $levels } kuntotasoa (vahinko { $damage } siedon jälkeen)
    }
event-spell-soaked = { $who } osuu loitsulla, mutta { $other } ei vahingoitu (vahinko { $damage } siedon jälkeen)
event-warded = Suojaus pitää: { $who } pysäyttää hyökkäyksen, hyökkääjänä { $other }
event-wards =
    { $cancels ->
        [0] { $who } suojaa loitsulla, kohteena { $other }: sieto { SIGNED($soak) }
        [one] { $who } suojaa loitsulla, kohteena { $other }: sieto { SIGNED($soak) }, pysäyttää seuraavan hyökkäyksen
       *[other] { $who } suojaa loitsulla, kohteena { $other }: sieto { SIGNED($soak) }, pysäyttää { $cancels } seuraavaa hyökkäystä
    }
event-hinders =
    { $turns ->
        [0] { $who } haittaa loitsulla, kohteena { $other }: hyökkäys ja puolustus -{ $penalty }
        [one] { $who } haittaa loitsulla, kohteena { $other }: hyökkäys ja puolustus -{ $penalty }, menettää { $turns } vuoron
       *[other] { $who } haittaa loitsulla, kohteena { $other }: hyökkäys ja puolustus -{ $penalty }, menettää { $turns } vuoroa
    }
event-aids = { $who } auttaa loitsulla, kohteena { $other }: hyökkäys { SIGNED($attack) }, puolustus { SIGNED($defence) }, sieto { SIGNED($soak) }
event-spell-ends =
    { $effect ->
        [harm] Vahingoittava loitsu päättyy, kohteena { $who }
        [ward] Suojaus päättyy, kohteena { $who }
        [hinder] Haitta päättyy, kohteena { $who }
       *[aid] Apu päättyy, kohteena { $who }
    }
event-fast-casts = { $who } pikaloitsii, vastassa { $other }: { $total }, voitettava aloite { $initiative }
event-too-slow = { $who } on liian hidas
event-lets-go = { $who } jättää loitsun sikseen
event-joins = { $who } liittyy taisteluun
event-empty = { $who }: ammukset lopussa ({ THING($weapon) })
event-wins = Voittaja: { $side }
event-drawn = Taistelu päättyy ratkaisematta
event-round-limit = Keskeytetty, kierroksia { $rounds }: ratkaisematta
event-passes = { $who } ei tee mitään
event-differently = { $who } toimii toisin kuin ilmoitti
event-aims = { $who } tähtää loitsulla, kohteena { $other }: { $total }
event-spent = { $who } on jo käyttänyt vuoronsa pikaloitsuun

## Heitot

why-initiative = Aloite
why-tie = Aloite, tasatilanne
why-attack = Hyökkäys
why-defence = Puolustus
why-botch = Möhläys
why-flight = Irtautuminen
why-pursuit = Irtautumisen esto
why-concentration = Keskittyminen
why-casting = Loitsiminen
why-fast-cast = Pikaloitsu
why-spell-damage = Loitsun vahinko
why-aim = Loitsun tähtäys

## Summan osat

why-quickness = Nopeus
why-dexterity = Näppäryys
why-strength = Voima
why-stamina = Kestävyys
why-size = Koko
why-ability = Taito
why-weapon = Ase
why-shield = Kilpi
why-armour = Panssari
why-encumbrance = Taakka
why-wounds = Haavat
why-fatigue = Väsymys
why-range = Etäisyys
why-exertion = Ponnistus
why-tries = Aiemmat yritykset
why-ward = Suojaus
why-hinder = Haitta
why-aid = Apu
why-finesse = Taidokkuus
why-concentration-skill = Keskittyminen (taito)
why-technique = Tekniikka
why-form = Muoto
why-fast = Pikaloitsiminen
why-again = Uusi pikaloitsu
why-margin = Ero
why-spell = Loitsu
why-level = Taso
why-parma = Parma Magica
why-might = Mahti
why-gm = Pelinjohtajan sana

## Päätökset

decision-intent = Aie
    .question = Mitä { $who } aikoo tehdä ensimmäisellä kierroksella?
decision-action = Toiminta
    .question = Mitä { $who } tekee?
decision-target = Kohde
    .question = Kenet { $who } valitsee?
decision-whom = Kenestä tai ketä kohti
    .question = Ketä kohti tai kenestä poispäin { $who } liikkuu?
decision-weapon = Ase
    .question = Minkä aseen { $who } ottaa?
decision-spell = Loitsu
    .question = Minkä loitsun { $who } langettaa?
decision-paces = Askeleet
    .question = Montako askelta { $who } kulkee?
decision-way = Suunta
    .question = Mihin suuntaan { $who } menee?
decision-fast-cast = Pikaloitsu
    .question = Vastaako { $who } hyökkäykseen pikaloitsulla?
decision-too-slow = Liian hidas
    .question = { $who } ehtii pikaloitsia vasta hyökkäyksen jälkeen. Mitä nyt?
decision-guard = Suojaaminen
    .question = Ketä { $who } suojaa?
decision-react = Reagointi
    .question = Reagoiko joku odottavista nyt?

## Päätösten vaihtoehdot

option-wait = odota
option-strike = iske
option-shoot = ammu tai heitä
option-cast = loitsi
option-hurry = kiirehdi (ei muuta toimintaa)
option-run = juokse (ei muuta toimintaa, puolustus ilman asetta)
option-flee = irtaudu taistelusta
option-advance = siirry lähemmäs ja toimi sitten
option-withdraw = siirry kauemmas ja toimi sitten
option-draw = ota toinen ase
option-guard = suojaa jotakuta
option-exert-attack = ponnista: bonus hyökkäykseen
option-exert-defence = ponnista: bonus puolustukseen
option-load = lataa
option-yield = antaudu
option-pass = älä tee mitään
option-towards = kohti
option-away = poispäin
option-let-go = jätä loitsu sikseen
option-cast-anyway = loitsi hyökkäyksen jälkeen
option-spell = loitsi
option-nobody = ei kukaan
option-none = ei mitään

## Ponnistus, luonteet, missä ollaan, mitä loitsu tekee, miten kävi

exertion-none = ei ponnistusta
exertion-attack = ponnistus hyökkäykseen
exertion-defence = ponnistus puolustukseen

effect-harm = vahinko
effect-ward = suojaus
effect-hinder = haitta
effect-aid = apu

fate-unhurt = vahingoittumaton
fate-hurt = haavoittunut
fate-fled = paennut
fate-yielded = antautunut
fate-unconscious = tajuton
fate-incapacitated = toimintakyvytön
fate-dead = kuollut
fate-absent = ei paikalla

## Merkit

condition-waiting = odottaa
condition-exerted-attack = ponnistus: hyökkäys
condition-exerted-defence = ponnistus: puolustus
condition-running = juoksee
condition-guarding = suojaa
condition-guarded = suojattu
condition-loses-turn = menettää vuoron
condition-warded = suojaloitsu
condition-hindered = haitattu
condition-aided = autettu
condition-disarmed = aseeton
condition-mounted = ratsailla
condition-fast-cast = pikaloitsinut
condition-unconscious = tajuton
condition-incapacitated = toimintakyvytön
condition-dead = kuollut
condition-away = poissa
condition-yielded = antautunut
condition-late = tulee myöhemmin
    .round = tulee kierroksella { $round }

## Taidot ja Muodot

ability-brawl = Tappelu
ability-single = Yhden käden aseet
ability-great = Kahden käden aseet
ability-thrown = Heittoaseet
ability-bow = Jousi

form-animal = Animal
form-aquam = Aquam
form-auram = Auram
form-corporem = Corporem
form-herbam = Herbam
form-ignem = Ignem
form-imaginem = Imaginem
form-mentem = Mentem
form-terram = Terram
form-vim = Vim

## Luvut, jotka pelinjohtaja voi asettaa, ja iskun tulos

figure-body = kuntotaso
figure-fatigue = väsymystaso
figure-lost-turns = menetetyt vuorot
figure-flights = irtautumisyritykset
figure-botch-dice = möhläysnopat
figure-armour = panssari
figure-shield = kilpi
figure-quickness = Nopeus
figure-dexterity = Näppäryys
figure-strength = Voima
figure-stamina = Kestävyys
figure-size = Koko

outcome-defender-body = Puolustajan kuntotaso
outcome-defender-dropped = Puolustajan pudottamat aseet
outcome-attacker-body = Hyökkääjän kuntotaso
outcome-attacker-lost-turns = Hyökkääjän menettämät vuorot
outcome-attacker-dropped = Hyökkääjän pudottamat aseet

## Nimet sille, mitä näkymä kertoo jostakusta

label-weapons = Aseet
label-spells = Loitsut
label-dropped = pudonnut
label-shots = ammuksia jäljellä
label-guards = suojaa

## Omat aseet ja esineet, nimi lomakkeelta

any-with = aseella { $name }
any-the = aseen { $name }

## Kuntotasot

thing-unhurt = vahingoittumaton
thing-hurt = kolhittu
thing-light-wounds = lievästi haavoittunut
thing-medium-wounds = haavoittunut
thing-heavy-wounds = vaikeasti haavoittunut
thing-incapacitated = toimintakyvytön
thing-dead = kuollut

## Väsymystasot

thing-fresh = virkeä
thing-winded = hengästynyt
thing-weary = väsynyt
thing-tired = uupunut
thing-dazed = pyörryksissä
thing-unconscious = tajuton

## Aseet

thing-fist = nyrkki
    .with = nyrkillä
    .the = nyrkin
thing-kick = potku
    .with = potkulla
    .the = potkun
thing-gauntlet = rautahansikas
    .with = rautahansikkaalla
    .the = rautahansikkaan
thing-bludgeon = pamppu
    .with = pampulla
    .the = pampun
thing-dagger = tikari
    .with = tikarilla
    .the = tikarin
thing-knife = veitsi
    .with = veitsellä
    .the = veitsen
thing-axe = kirves
    .with = kirveellä
    .the = kirveen
thing-club = nuija
    .with = nuijalla
    .the = nuijan
thing-hatchet = käsikirves
    .with = käsikirveellä
    .the = käsikirveen
thing-lance = peitsi
    .with = peitsellä
    .the = peitsen
thing-mace = sotanuija
    .with = sotanuijalla
    .the = sotanuijan
thing-mace-and-chain = ketjunuija
    .with = ketjunuijalla
    .the = ketjunuijan
thing-short-spear = lyhyt keihäs
    .with = lyhyellä keihäällä
    .the = lyhyen keihään
thing-short-sword = lyhyt miekka
    .with = lyhyellä miekalla
    .the = lyhyen miekan
thing-long-sword = pitkämiekka
    .with = pitkämiekalla
    .the = pitkämiekan
thing-cudgel = ryhmysauva
    .with = ryhmysauvalla
    .the = ryhmysauvan
thing-farm-implement = maatyökalu
    .with = maatyökalulla
    .the = maatyökalun
thing-flail = varsta
    .with = varstalla
    .the = varstan
thing-pole-arm = salkoase
    .with = salkoaseella
    .the = salkoaseen
thing-pole-axe = sotatappara
    .with = sotatapparalla
    .the = sotatapparan
thing-long-spear = pitkä keihäs
    .with = pitkällä keihäällä
    .the = pitkän keihään
thing-great-sword = kahden käden miekka
    .with = kahden käden miekalla
    .the = kahden käden miekan
thing-staff = sauva
    .with = sauvalla
    .the = sauvan
thing-war-hammer = sotavasara
    .with = sotavasaralla
    .the = sotavasaran
thing-throwing-axe = heittokirves
    .with = heittokirveellä
    .the = heittokirveen
thing-javelin = heittokeihäs
    .with = heittokeihäällä
    .the = heittokeihään
thing-throwing-knife = heittoveitsi
    .with = heittoveitsellä
    .the = heittoveitsen
thing-sling = linko
    .with = lingolla
    .the = lingon
thing-stone = kivi
    .with = kivellä
    .the = kiven
thing-short-bow = lyhytjousi
    .with = lyhytjousella
    .the = lyhytjousen
thing-long-bow = pitkäjousi
    .with = pitkäjousella
    .the = pitkäjousen
thing-crossbow = varsijousi
    .with = varsijousella
    .the = varsijousen
thing-bite = hampaat
    .with = hampailla
    .the = hampaat
thing-claws = kynnet
    .with = kynsillä
    .the = kynnet
thing-tusks = torahampaat
    .with = torahampailla
    .the = torahampaat
thing-uprooted-tree = juurineen kiskottu puu
    .with = juurineen kiskotulla puulla
    .the = juurineen kiskotun puun

## Kilvet

thing-buckler = pikkukilpi
thing-round-shield = pyöreä kilpi
thing-heater-shield = kolmiokilpi

## Panssarit

thing-quilted = topattu panssari
thing-heavy-leather = paksu nahkapanssari
thing-metal-reinforced-leather = metallivahvisteinen nahkapanssari
thing-leather-scale = nahkasuomupanssari
thing-metal-scale = suomupanssari
thing-chain = rengaspanssari

## Loitsut

thing-lance-of-embers = hehkukeihäs
thing-stroke-from-a-clear-sky = salama kirkkaalta taivaalta
thing-flung-stones = sinkoavat kivet
thing-withering-touch = kuihduttava kosketus
thing-turning-wind = kääntävä tuuli
thing-wall-of-the-moment = hetken muuri
thing-skin-of-oak = tamminen iho
thing-clinging-roots = takertuvat juuret
thing-leaden-limbs = lyijynraskaat jäsenet
thing-glare-of-noon = keskipäivän häikäisy
thing-sudden-dread = äkillinen kauhu
thing-eye-of-the-hawk = haukan silmä
thing-feet-of-the-hare = jäniksen jalat
thing-heart-of-the-bear = karhun sydän

## Olennot

thing-archer = Jousimies
thing-bear = Karhu
thing-boar = Villisika
thing-brigand = Rosvo
thing-brigand-captain = Rosvopäällikkö
thing-crossbowman = Varsijousimies
thing-ghoul = Raadonsyöjä
thing-hedge-wizard = Tietäjä
thing-knight = Ritari
thing-magus = Maagi
thing-man-at-arms = Asemies
thing-mounted-knight = Ritari ratsailla
thing-ogre = Jätti
thing-peasant = Talonpoika
thing-shield-grog = Kilpigrogi
thing-wolf = Susi

# Mikä kirjoitetussa on vikana.

fault-tenths = taakat lasketaan kymmenesosina: { $near }, ei { $load }
fault-covers =
    { THING($name) } peittää ruumiin { $cover ->
        [full] kokonaan, ei osittain
        *[other] osittain, ei kokonaan
    }
fault-of-another =
    { $effect ->
        [harm] haitalla on vain vahinko
        [ward] suojalla on vain kesto ja perutut hyökkäykset
        [hinder] esteellä on vain menetetyt vuorot ja haitta
        *[aid] avulla on vain hyökkäys, puolustus ja kesto
    }; jätä tämä pois
fault-does-nothing =
    { $effect ->
        [harm] haitta ei tee mitään ilman vahinkoa
        [ward] suoja ei tee mitään ilman kestoa tai peruttuja hyökkäyksiä
        [hinder] este ei tee mitään ilman menetettyjä vuoroja tai haittaa
        *[aid] apu ei tee mitään ilman hyökkäystä, puolustusta tai kestoa
    }
fault-score-twice = tällä kyvyllä on sekä arvo että kokemusta; kirjoita vain toinen
fault-out-already = { $lost } tasoa alempana se olisi jo poissa pelistä; enintään { $most } on mahdollista
fault-guards-itself = kukaan ei suojaa itseään; anna jonkun ystävän nimi
fault-guarded = se, jota suojataan, ei itse suojaa ketään (AM-4.9)
fault-kind-spell = loitsua
fault-kind-ladder-of-levels = tasosarjaa
fault-kind-friend-called = ystävää
fault-no-cover = tässä ei ole arvoja osittaiselle eikä kokonaiselle ('partial', 'full'); ainakin toinen tarvitaan
fault-out-last = tasot, joilla on poissa pelistä ('out: true'), tulevat viimeisinä, ainakin yhden muun jälkeen
fault-out-twice = kunnossa on ainakin kaksi tasoa, joilla on poissa pelistä ('out: true'): toimintakyvytön ja kuollut
fault-out-once = väsymyksessä enintään yhdellä tasolla, viimeisellä, on poissa pelistä ('out: true'): tajuton
fault-levels-of =
    { $kind ->
        [body] nämä ovat väsymystasoja; tähän tarvitaan kuntotasoja
        *[fatigue] nämä ovat kuntotasoja; tähän tarvitaan väsymystasoja
    }
fault-many-ladders = erilaisia tasosarjoja on { $number }; enintään { $most } mahtuu
