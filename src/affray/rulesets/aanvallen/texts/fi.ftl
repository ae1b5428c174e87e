# aanvallen suomeksi. Muuttujat selitetään tiedoston en.ftl alussa.
#
# Nimiä ei taivuteta: lauseet on tehty niin, että olijat ja esineet pysyvät perusmuodossa.

## Mitä tapahtuu

event-lot = { $who } heittää vuorojärjestyksestä: { $die }
event-round = Kierros { $round }
event-turn = Vuorossa: { $who } (AP { $ap }, BP { $bp })
event-declares =
    { $band ->
        [low] { $who } hyökkää, kohteena { $other }: { THING($kinds) } ({ THING($weapon) }), päähän tai kyynärvarteen
        [middle] { $who } hyökkää, kohteena { $other }: { THING($kinds) } ({ THING($weapon) }), vartaloon tai olkavarteen
        [high] { $who } hyökkää, kohteena { $other }: { THING($kinds) } ({ THING($weapon) }), lanteille tai jalkoihin
       *[none] { $who } hyökkää, kohteena { $other }: { THING($kinds) } ({ THING($weapon) })
    }
event-defends =
    { $back ->
        [1] { $raised ->
            [1] { $who }: { THING($defence) }, perääntyy ja nostaa kynnystä
           *[0] { $who }: { THING($defence) }, perääntyy
        }
       *[0] { $raised ->
            [1] { $who }: { THING($defence) }, nostaa kynnystä
           *[0] { $who }: { THING($defence) }
        }
    }
event-misses = { $who } ei osu, kohteena { $other } (hyökkäys { $attack }, puolustus { $defence }, onni { $luck })
event-hits = { $who } osuu, kohteena { $other } (hyökkäys { $attack }, puolustus { $defence }, onni { $luck })
event-shaken = { $who } horjahtaa ({ THING($place) }), menetettyä CO:ta: { $points }
event-wounded = { $who } haavoittuu ({ THING($place) }), { THING($talent) } laskee: { $points }
event-survives = { $who } kestää iskun (selviytyminen { $test })
event-critical = Kriittinen vaikutus, { $who }: selviytyminen epäonnistui, ero { $failed }
event-dazed = { $who } menettää toimintapisteitä: { $ap }
event-falls = { $who } kaatuu
event-drops = { $who } pudottaa: { THING($thing) }
event-bleeds = { $who } vuotaa verta, GE kierroksessa: { $points }
event-unconscious = { $who } menettää tajuntansa
event-dies = { $who } kuolee
event-blunders = { $who } mokaa pahasti
event-moves = { $who } siirtyy ruutuun { $square } (BP: { $bp })
event-turns =
    { $facing ->
        [e] { $who } kääntyy itään
        [se] { $who } kääntyy kaakkoon
        [s] { $who } kääntyy etelään
        [sw] { $who } kääntyy lounaaseen
        [w] { $who } kääntyy länteen
        [nw] { $who } kääntyy luoteeseen
        [n] { $who } kääntyy pohjoiseen
       *[ne] { $who } kääntyy koilliseen
    }
event-stopped = { $who } pysähtyy vihollisen eteen
event-stands = { $who } nousee ylös
event-draws = { $who } ottaa käteen: { THING($thing) }
event-picks-up = { $who } nostaa maasta: { THING($thing) }
event-loads = { $who } lataa, toimintapisteitä vielä: { $left }
event-opens = { $who } avaa oven
event-closes = { $who } sulkee oven
event-staunches = { $who } tyrehdyttää verenvuodon, autettavana { $other } (koe { $test })
event-aid-fails = { $who } ei saa verenvuotoa tyrehtymään, autettavana { $other } (koe { $test })
event-puts-out = { $who } sammuttaa tulen, autettavana { $other }
event-falls-back = { $who } perääntyy ruutuun { $square }
event-leaves = { $who } poistuu taistelusta
event-yields = { $who } antautuu
event-throws = { $who } heittää ruutuun { $square }: { THING($thing) }
event-off-target = { $who } heittää harhaan: osuu ruutuun { $square } (ruutuja sivuun: { $squares })
event-bursts = { THING($thing) } räjähtää ruudussa { $square }, heittäjänä { $who }
event-sprays = { $who } suuntaa ruutuun { $square }: { THING($thing) }
event-blasted = { $who } saa osuman kolmeen kohtaan, pisteitä yhteensä: { $points }
event-burns = { $who } palaa (arvo { $rank })
event-catches-fire = { $who } syttyy tuleen (arvo { $rank })
event-bleeding = { $who } menettää verta, GE laskee: { $points }
event-rested = { $who } on levännyt: 1 CN ja 1 CO palautuvat
event-smoke-clears = Savu ruudun { $square } ympärillä hälvenee
event-empty = { $who } on käyttänyt viimeisen: { THING($thing) }
event-joins = { $who } liittyy taisteluun
event-shuffled = Kortit sekoitetaan
event-wins = Voittaja: { $side }
event-drawn = Taistelu päättyy ratkaisematta
event-round-limit = Keskeytetty, kierroksia { $rounds }: ratkaisematta
event-exhausted = { $who } on uupunut: CO on lopussa

## Heitot ja summien osat

why-order = Vuorojärjestys
why-luck = Onni
why-where = Osumakohta
why-chosen = Valittu kohta
why-blunder = Moka
why-survival = Selviytyminen: onni
why-aid = Ensiapu: onni
why-throw = Heitto: onni
why-scatter = Harhautumissuunta
why-place-low = Kohta d
why-place-middle = Kohta d+5
why-place-high = Kohta d+10
why-dexterity = BE (kätevyys)
why-fighting = Taistelu
why-weapon = Ase
why-handicap = Haitta
why-kind = Lajin vaikeus
why-feint = Harhautus
why-situation = Tilanne
why-range = Etäisyys
why-blind = Sokea
why-defence = Puolustus
why-fall-back = Perääntyminen
why-place = Osumakohta
why-armour = Panssari
why-raised = Nostettu
why-penetration = Läpäisy
why-health = GE (terveys)
why-surviving = Selviytyminen
why-result = Vakavuus
why-lost = Menetetyt pisteet
why-intelligence = IN (äly)
why-healing = Parannus tai selviytyminen
why-distance = Puolet matkasta
why-grenade = Kranaatti
why-falloff = Heikkeneminen
why-gm = Pelinjohtajan sana

## Valinnat

decision-action = Toiminto
    .question = Mitä { $who } tekee?
decision-target = Kohde
    .question = Kenen kimppuun { $who } käy?
decision-kind = Hyökkäyksen laji
    .question = Miten { $who } hyökkää?
decision-on-top = Lisäksi
    .question = Mitä { $who } lisää siihen?
decision-band = Ruumiinosa
    .question = Mihin { $who } tähtää?
decision-aim = Tähtäys
    .question = Montako AP:ta ja CN:ää { $who } käyttää tähtäämiseen?
decision-defence = Puolustus
    .question = Miten { $who } puolustautuu?
decision-fall-back = Perääntyminen
    .question = Perääntyykö { $who }?
decision-raise = Kynnyksen nosto
    .question = Paljonko { $who } nostaa kynnystä?
decision-retreat = Perääntymisruutu
    .question = Mihin { $who } perääntyy?
decision-place = Ruutu
    .question = Mihin { $who } menee?
decision-facing = Suunta
    .question = Mihin päin { $who } kääntyy?
decision-weapon = Ase
    .question = Minkä aseen { $who } ottaa käteen?
decision-item = Esine
    .question = Minkä { $who } nostaa maasta?
decision-loading = Lataaminen
    .question = Montako AP:ta { $who } käyttää lataamiseen?
decision-door = Ovi
    .question = Minkä oven { $who } avaa tai sulkee?
decision-patient = Potilas
    .question = Kenelle { $who } antaa ensiapua?
decision-burning = Kuka palaa
    .question = Kenen tulen { $who } sammuttaa?
decision-grenade = Kranaatti
    .question = Mitä { $who } käyttää?
decision-burst = Putoamisruutu
    .question = Mihin { $who } heittää sen?
decision-line = Linja
    .question = Mihin ruutuun { $who } tähtää?

## Valintojen vaihtoehdot

option-end = lopeta vuoro
option-strike = iske
option-shoot = ammu tai heitä ase
option-throw = heitä kranaatti
option-spray = käytä liekinheitintä tai vastaavaa
option-move = liiku
option-turn = käänny
option-stand = nouse ylös
option-draw = ota toinen ase käteen
option-pick-up = nosta jotain maasta
option-load = lataa
option-door = avaa tai sulje ovi
option-aid = ensiapu
option-put-out = sammuta tuli
option-leave = poistu kartalta
option-yield = antaudu
option-low = pää, käsi tai kyynärvarsi
option-middle = olkavarsi, rinta tai vatsa
option-high = lanteet tai jalat
option-no = ei
option-yes = kyllä
option-nothing-more = ei muuta
option-no-defence = ei puolustusta
option-facing-e = itä
option-facing-se = kaakko
option-facing-s = etelä
option-facing-sw = lounas
option-facing-w = länsi
option-facing-nw = luode
option-facing-n = pohjoinen
option-facing-ne = koillinen

## Miten jonkun kävi

fate-unhurt = vahingoittumaton
fate-hurt = haavoittunut
fate-left = poistunut
fate-yielded = antautunut
fate-unconscious = tajuton
fate-dead = kuollut
fate-absent = ei paikalla

## Merkit

condition-dead = kuollut
condition-unconscious = tajuton
condition-away = poissa
condition-yielded = antautunut
condition-late = tulee myöhemmin
    .round = tulee kierroksella { $round }
condition-down = maassa
condition-bleeding = vuotaa verta
condition-burning = palaa
condition-dazed = huumaantunut
condition-exhausted = uupunut
condition-blind = sokaistunut
condition-surprised = yllätetty
condition-stopped = pysäytetty
condition-disarmed = aseeton

## Luvut, jotka pelinjohtaja voi asettaa, ja mitä kahakasta seuraa

figure-be = BE (kätevyys)
figure-ge = GE (terveys)
figure-in = IN (äly)
figure-kr = KR (voima)
figure-le = LE (ketteryys)
figure-wi = WI (tahto)
figure-zi = ZI (aistit)
figure-concentration = CN (keskittyminen)
figure-stamina = CO (kestävyys)
figure-ap = AP (toimintapisteet)
figure-halves = puolikkaita BP:tä jäljellä
figure-bleeding = verenvuoto, GE kierroksessa
figure-burning = tulen arvo
figure-less = AP vähemmän ensi vuorolla
figure-lost = menetetyt kykypisteet
figure-down = maassa (1: kyllä)
figure-out = tajuton iskusta (1: kyllä)
outcome-defender-lost = Puolustajan menettämät pisteet
outcome-defender-stamina = Puolustajan menettämä CO
outcome-defender-less = Puolustajan AP:n vähennys
outcome-defender-bleeding = Puolustajan verenvuoto
outcome-defender-down = Puolustaja maassa
outcome-defender-dropped = Puolustajan pudottamat esineet
outcome-defender-unconscious = Puolustaja tajuton
outcome-defender-dead = Puolustaja kuollut
outcome-attacker-ap = Hyökkääjälle jäävä AP
outcome-attacker-down = Hyökkääjä maassa
outcome-attacker-dropped = Hyökkääjän pudottamat esineet

## Näytön otsikot

label-talents = Kyvyt ja pisteet
label-items = Aseet ja kilvet
label-thresholds = Kynnykset panssareineen
label-grenades = Kranaatit
label-bleeding = verenvuoto
label-now = nyt
label-threshold = kynnys
label-dropped = pudotettu
label-left = jäljellä
label-loading = AP latausta
hand-main = asekädessä
hand-off = käsivarrella
arc-move = voi liikkua
arc-throw = voi heittää
arc-strike = voi iskeä
arc-shoot = voi ampua
arc-block = voi torjua kilvellä
arc-parry = voi väistää aseella

## Kyvyt ja osumakohdat

thing-be = BE (kätevyys)
thing-ge = GE (terveys)
thing-in = IN (äly)
thing-kr = KR (voima)
thing-le = LE (ketteryys)
thing-wi = WI (tahto)
thing-zi = ZI (aistit)
thing-ap = AP (toimintapisteet)
thing-bp = BP (liikepisteet)
thing-cn = CN (keskittyminen)
thing-neck = kaula
thing-face = kasvot
thing-skull = kallo
thing-hand = käsi
thing-forearm = kyynärvarsi
thing-upper-arm = olkavarsi
thing-shoulder = olkapää
thing-chest = rinta
thing-heart = sydän
thing-stomach = vatsanseutu
thing-lower-belly = alavatsa
thing-loin = lanne
thing-thigh = reisi
thing-knee = polvi
thing-shin = sääri
thing-foot = jalkaterä

## Hyökkäyksen ja puolustuksen lajit

thing-strike = isku
thing-quick-strike = pikaisku
thing-aimed = tähdätty
thing-chosen-place = valittu kohta
thing-feint = harhautus
thing-charge = rynnäkkö
thing-shot = laukaus
thing-block = kilpitorjunta
thing-parry = asetorjunta
thing-dodge = väistö
thing-no-defence = ei puolustusta

## Aseet

thing-fist = nyrkki
thing-knife = veitsi
thing-dagger = tikari
thing-club = nuija
thing-short-sword = lyhytmiekka
thing-sword = miekka
thing-axe = kirves
thing-mace = sotanuija
thing-war-hammer = sotavasara
thing-flail = varsta
thing-spear = keihäs
thing-staff = sauva
thing-two-handed-sword = kahden käden miekka
thing-two-handed-axe = kahden käden kirves
thing-halberd = hilpari
thing-bite = puraisu
thing-claws = kynnet
thing-throwing-knife = heittoveitsi
thing-thrown-javelin = heittokeihäs
thing-sling = linko
thing-short-bow = lyhytjousi
thing-long-bow = pitkäjousi
thing-light-crossbow = kevyt varsijousi
thing-heavy-crossbow = raskas varsijousi
thing-pistol = pistooli
thing-rifle = kivääri
thing-shotgun = haulikko

## Kilvet ja panssarit

thing-buckler = kämmenkilpi
thing-round-shield = pyöreä kilpi
thing-kite-shield = pisarakilpi
thing-tower-shield = tornikilpi
thing-riot-shield = mellakkakilpi
thing-quilted-coat = tikattu takki
thing-leather-coat = nahkatakki
thing-mail-shirt = rengaspaita
thing-long-mail = pitkä rengaspanssari
thing-breastplate = rintapanssari
thing-full-plate = täysi levypanssari
thing-open-helmet = avokypärä
thing-closed-helmet = umpikypärä
thing-ballistic-vest = luotiliivi

## Kranaatit

thing-fragment-grenade = Sirpalekranaatti
thing-fire-bottle = Polttopullo
thing-smoke-grenade = Savukranaatti
thing-stun-grenade = Tainnutuskranaatti
thing-shaped-charge = Suunnattu panos
thing-flame-thrower = Liekinheitin

## Olennot

thing-guard = Vartija
thing-brigand = Rosvo
thing-brigand-captain = Rosvopäällikkö
thing-archer = Jousimies
thing-crossbowman = Varsijousimies
thing-knight = Ritari
thing-axe-warrior = Kirvessoturi
thing-brawler = Tappelija
thing-grenadier = Kranaatinheittäjä
thing-flame-soldier = Liekkisotilas
thing-riot-officer = Mellakkapoliisi
thing-wolf = Susi
thing-bear = Karhu
thing-troll = Peikko

## Lomakkeiden ja karttojen virheet

fault-weight-tenths = painot lasketaan kilon kymmenesosina: { $weight }, ei { $given }
fault-falloff-wanted = heikkeneminen on kokonaisluku tai murtoluku kuten 1/2, ei '{ $given }'
fault-no-use = sillä ei lyödä eikä ammuta; jompikumpi tarvitaan
fault-missile-range = ammusaseella on suurin kantama, vähintään 1 ja vähintään pienin
fault-missile-only = tämä on vain ammusaseella
fault-parry-melee = torjua voi vain lähitaisteluaseella (AA-3.9)
fault-does-nothing = ilman arvoa, savua tai tainnutusta se ei tee mitään
fault-line-or-radius = se vaikuttaa linjassa tai säteellä, ei molemmissa
fault-line-no-smoke = linjassa vaikuttava ei jätä savua
fault-burns-rank = palavalla on oma arvonsa
fault-grenade-weight = heittomatka riippuu painosta; vähintään 0,1 kg tarvitaan
fault-too-heavy = { $name } vaatii: KR { $need }; nyt { $strength }
fault-out-already = { $points } pistettä vähemmällä se olisi jo poissa pelistä; enintään { $most }
fault-same-dice = kahdella ruumiinkohdalla on samat nopat; kukin luku 3–18 kuuluu yhdelle
fault-no-square = kartalla ei ole tilaa, sijoitettavana { $name }: yksikään ruutu ei ole vapaa; suurempi kartta tarvitaan
fault-square-taken = ruudussa { $at } ei ole tilaa: joku seisoo siinä
fault-kind-armour = panssaria
fault-kind-grenade = kranaattia
