# iskuhetki suomeksi, lähdetekstin termein. Muuttujat selitetään tiedoston en.ftl alussa.
#
# Nimiä ei taivuteta: lauseet on tehty niin, että olijat ja omat esineet pysyvät perusmuodossa. Luettelon aseilla on
# muodot .with (miekalla) ja .the (miekan), osumakohdilla muoto .in (rintakehään).

## Mitä tapahtuu

event-initiative = { $who }: initiative-arvo { $total }
event-round = Meleevuoro { $round }
event-moment = Meleevuoro { $round }, iskuhetki { $moment }
event-turn = Vuorossa: { $who }
event-together = { $who } toimii samaan aikaan, rinnalla { $other }
event-waits = { $who } odottaa
event-reacts = { $who } reagoi
event-passes = { $who } ei tee mitään
event-joins = { $who } liittyy taisteluun
event-no-room = { $who } odottaa, kunnes kentällä on tilaa
event-leaves = { $who } poistuu taistelusta
event-yields = { $who } antautuu
event-wins = Voittaja: { $side }
event-drawn = Taistelu päättyy ratkaisematta
event-round-limit = Keskeytetty, meleevuoroja { $rounds }: ratkaisematta
event-stunned = { $who } menettää toimintonsa
event-moves =
    { $manner ->
        [place] { $who } siirtyy heksaan { $place }
        [towards] { $who } lähestyy, vastassa { $other }, heksoja: { $hexes }
        [away] { $who } etääntyy, vastassa { $other }, heksoja: { $hexes }
       *[plain] { $who } siirtyy, heksoja: { $hexes }
    }
event-counters =
    { $manner ->
        [place] { $who } tekee vastaliikkeen heksaan { $place }
        [towards] { $who } tekee vastaliikkeen ja lähestyy, vastassa { $other }, heksoja: { $hexes }
        [away] { $who } tekee vastaliikkeen ja etääntyy, vastassa { $other }, heksoja: { $hexes }
       *[plain] { $who } tekee vastaliikkeen, heksoja: { $hexes }
    }
event-counter-fails = { $who } ei ehdi tehdä vastaliikettä: { $roll } (raja { $chance })
event-walks =
    { $gait ->
        [run] { $who } juoksee
       *[walk] { $who } kävelee
    }{ $manner ->
        [place] {" "}heksaan { $place }
        [towards] {" "}lähemmäs, vastassa { $other }, heksoja: { $hexes }
        [away] {" "}kauemmas, vastassa { $other }, heksoja: { $hexes }
       *[plain] , heksoja: { $hexes }
    }
event-stopped = { $who } pysähtyy, vastassa { $other }
event-faces =
    { $direction ->
        [e] { $who } kääntyy itään
        [se] { $who } kääntyy kaakkoon
        [sw] { $who } kääntyy lounaaseen
        [w] { $who } kääntyy länteen
        [nw] { $who } kääntyy luoteeseen
       *[ne] { $who } kääntyy koilliseen
    }
event-strikes =
    { $roll ->
        [0] { $who } hyökkää { THING($weapon, form: "with") }, kohteena { $other }: tilaisuus tekee hyökkäyksestä erikoisen
       *[other] { $who } hyökkää { THING($weapon, form: "with") }, kohteena { $other }: { $roll } (raja { $chance })
    }
event-shoots = { $who } ampuu { THING($weapon, form: "with") }, kohteena { $other }: { $roll } (raja { $chance })
event-throws = { $who } heittää { THING($weapon, form: "the") }, kohteena { $other }: { $roll } (raja { $chance })
event-grade =
    { $grade ->
        [fumble] { $who }: hyökkäys on fumble!
        [failure] { $who } epäonnistuu
        [success] { $who } onnistuu
        [special] { $who }: erikoinen onnistuminen!
       *[critical] { $who }: kriittinen onnistuminen!
    }
event-misses = { $who } ei osu, kohteena { $other }
event-defends =
    { $way ->
        [dodge] { $who } väistää: { $roll } (raja { $chance })
       *[parry] { $who } torjuu: { $roll } (raja { $chance })
    }
event-defence-grade =
    { $grade ->
        [fumble] { $who }: { $way ->
            [dodge] väistö on fumble!
           *[parry] torjunta on fumble!
        }
        [failure] { $who }: { $way ->
            [dodge] väistö epäonnistuu
           *[parry] torjunta epäonnistuu
        }
        [success] { $who }: { $way ->
            [dodge] väistö onnistuu
           *[parry] torjunta onnistuu
        }
        [special] { $who }: { $way ->
            [dodge] erikoinen väistö!
           *[parry] erikoinen torjunta!
        }
       *[critical] { $who }: { $way ->
            [dodge] kriittinen väistö!
           *[parry] kriittinen torjunta!
        }
    }
event-stops =
    { $way ->
        [dodge] { $who } pääsee alta pois, hyökkääjänä { $other }
       *[parry] { $who } pysäyttää hyökkäyksen, hyökkääjänä { $other }
    }
event-location = { $who } saa osuman { THING($location, form: "in") }
event-damage = { $who } tekee vahinkoa { $damage } ennen panssaria, kohteena { $other }
event-absorbed = { $who }: panssari vähentää { $armour } ({ THING($location) })
event-wound =
    { $wound ->
        [cut] { $who } saa viiltohaavan { THING($location, form: "in") }: { $points }
        [bruise] { $who } saa ruhjevamman { THING($location, form: "in") }: { $points }
        [stab] { $who } saa pistohaavan { THING($location, form: "in") }: { $points }
        [hack] { $who } saa vuotavan ruhjeen { THING($location, form: "in") }: { $points }
       *[burn] { $who } saa palovamman { THING($location, form: "in") }: { $points }
    }
event-hp = { $who }, { THING($location) }: HP { $hp }/{ $full }
event-blood = { $who } menettää verta: { $lost } BP, jäljellä { $left }
event-bleeds = { $who } vuotaa verta haavasta, vuotolaskureita: { $counters }
event-crack = { $who }: luunmurtuma ({ THING($location) })
event-break = { $who }: luu katkeaa ({ THING($location) })
event-organ =
    { $organ ->
        [badly] { $who }: vakava sisäelinvamma ({ THING($location) })
       *[hurt] { $who }: sisäelinvamma ({ THING($location) })
    }
event-useless = { $who }: käyttökelvoton { THING($location) }
event-maimed = { $who }: lopullisesti menetetty { THING($location) }
event-faints = { $who } menettää tajuntansa
event-out-for-good = { $who } menettää tajuntansa eikä enää herää
event-dies = { $who } kuolee
event-falls = { $who } kaatuu maahan
event-stands = { $who } nousee ylös
event-drops = { $who } pudottaa { THING($weapon, form: "the") }
event-takes =
    { $manner ->
        [pick-up] { $who } ottaa maasta { THING($weapon, form: "the") }
        [put-away] { $who } panee pois { THING($weapon, form: "the") }
       *[draw] { $who } ottaa esiin { THING($weapon, form: "the") }
    }
event-keeps-special = { $who } säästää erikoisen seuraavaan iskuhetkeen, vastassa { $other }
event-opening =
    { $opening ->
        [attack] { $who } saa tilaisuuden, vastassa { $other }: hyökkäys on erikoinen
       *[manoeuvre] { $who } saa tilaisuuden, vastassa { $other }: erikoistoiminto
    }
event-manoeuvre = { $who } yrittää erikoistoimintoa, kohteena { $other }: { THING($manoeuvre) }
event-second =
    { $happens ->
        [yes] { $who } onnistuu erikoistoiminnossa: { $roll } (raja { $chance })
       *[no] { $who } ei onnistu erikoistoiminnossa: { $roll } (raja { $chance })
    }
event-saved = { $who } estää yrityksen, hyökkääjänä { $other }: { $roll }, alle { $limit }
event-not-saved = { $who } ei estä yritystä, hyökkääjänä { $other }: { $roll }, ei alle { $limit }
event-tries = { $who } yrittää puhdasta erikoista, kohteena { $other }: { THING($manoeuvre) }, { $roll } (raja { $chance })
event-blinded = { $who } sokaistuu
event-sees = { $who } näkee taas: { $roll }
event-still-blind = { $who } ei vieläkään näe: { $roll }
event-worn = { $who }: { THING($weapon) } kuluu, kulumalaskureita: { $counters }
event-broken = { $who }: { THING($weapon) } hajoaa
event-holds = { $who }: { THING($weapon) } kestää: { $roll } (murtoraja { $threshold })
event-disarmed =
    { $hexes ->
        [0] { $who } menettää aseensa: { THING($weapon) } putoaa maahan
       *[other] { $who } menettää aseensa: { THING($weapon) } lentää, heksoja: { $hexes }
    }
event-drawn-closer = { $other } vetää lähemmäs, kohteena { $who }
event-evades = { $who } livahtaa, heksoja: { $hexes }
event-grappled = { $other } käy painimaan, vastassa { $who }
event-free = { $who } pääsee irti, vastassa { $other }
event-held = { $who } ei pääse irti, vastassa { $other }
event-knocked-out = { $who } kolkataan tajuttomaksi
event-pushed = { $other } työntää kauemmas, kohteena { $who }, heksoja: { $hexes }
event-hurled =
    { $metres ->
        [0] { $other } horjuttaa, kohteena { $who }, heksoja: { $hexes }
       *[other] { $other } paiskaa, kohteena { $who }, heksoja: { $hexes }, kuin { $metres } m:n pudotus
    }
event-too-heavy = { $who } on liian iso paiskattavaksi, yrittäjänä { $other }
event-shouts = { $who } huutaa, kohteena { $other }: { $roll } (raja { $chance })
event-startled = { $who } säikähtää ja menettää seuraavan toimintonsa
event-flees = { $who } lähtee pakoon, iskuhetkiä: { $moments }
event-stun = { $who } pökertyy, iskuhetkiä: { $moments }
event-alight = { $who } syttyy tuleen: { THING($location) }
event-burns = { $who } palaa: { THING($location) }, HP { $hp }
event-doused =
    { $manner ->
        [self] { $who } sammuttaa liekit: { THING($location) }
       *[other] { $who } sammuttaa liekit, autettavana { $other }: { THING($location) }
    }
event-still-burns =
    { $manner ->
        [self] { $who } ei saa liekkejä sammumaan: { THING($location) }
       *[other] { $who } ei saa liekkejä sammumaan, autettavana { $other }: { THING($location) }
    }
event-spreads = { $who }: tuli leviää, { THING($location) }
event-impact = { $who } iskeytyy maahan, kuin { $metres } m:n pudotus
event-reloads = { $who } lataa { THING($weapon, form: "the") }: { $steps }/{ $needed }
event-aims = { $who } tähtää, kohteena { $other }, iskuhetkiä: { $steps }
event-covers = { $who } suojautuu kilven taakse: { THING($cover) }
event-covered = { $who } ottaa osuman kilpeen ({ THING($location) })
event-shield-worn = { $who }: { THING($weapon) } kuluu, kulumalaskureita: { $counters }
event-pierced = { $who }: kilven läpi tulee vahinkoa { $points } ({ THING($location) })
event-stuck = { $who }: nuoli jää kiinni { THING($location, form: "in") }
event-pulled = { $who } kiskoo nuolen irti ({ THING($location) })
event-strays = { $who } ampuu harhaan, kohteena nyt { $other }
event-no-arrows = { $who }: nuolet lopussa ({ THING($weapon) })
event-armour-worn = { $who }: panssari kuluu ({ THING($location) }), kulumalaskureita: { $counters }
event-armour-breaks = { $who }: panssari pettää ({ THING($location) }), PP nyt { $points }
event-tires = { $who } väsyy: EP { $stamina }
event-rests = { $who } huilaa: EP { $stamina }
event-bleeding = { $who } vuotaa verta: { $lost } BP, jäljellä { $left }
event-spared = { $who } ei vuoda verta tällä meleevuorolla
event-clots = { $who }: verenvuoto hiipuu, vuotolaskureita poistuu { $gone }, jäljellä { $left }
event-aids =
    { $manner ->
        [self] { $who } sitoo haavansa ({ THING($location) })
       *[other] { $who } antaa ensiapua, potilaana { $other } ({ THING($location) })
    }
event-aided =
    { $grade ->
        [fumble] { $who } pahentaa haavaa, joka vuotaa yhä{ $manner ->
            [self] {""}
           *[other] , potilaana { $other }
        } ({ THING($location) })
       *[other] { $who } tyrehdyttää haavan{ $manner ->
            [self] {""}
           *[other] , potilaana { $other }
        } ({ THING($location) }), HP takaisin: { $points }
    }
event-poisoned = { $who }: myrkky vaikuttaa, { $roll } (raja { $chance })
event-resists = { $who } kestää myrkyn: { $roll } (raja { $chance })
event-heart-stops = { $who }: sydän pysähtyy
event-wakes = { $who } tulee tajuihinsa
event-stays = { $who } pysyy tajuissaan: { $roll } (raja { $chance })
event-notices = { $who } huomaa vaaran
event-opens = { $who } avaa oven
event-closes = { $who } sulkee oven
event-naked-hit = { $who }: isku ei mene läpi
event-shares =
    { $way ->
        [parry] { $who } luottaa torjuntaan
        [parry-off] { $who } luottaa toisen käden torjuntaan
        [dodge] { $who } luottaa väistöön
        [dual] { $who } torjuu kahdella aseella, ensin pääkädellä
       *[dual-off] { $who } torjuu kahdella aseella, ensin toisella kädellä
    }
event-announces =
    { $attacks ->
        [yes] { $who } aikoo hyökätä myös, kohteena { $other }
       *[no] { $who } ei hyökkää, rauhaan jää { $other }
    }
event-fumbles = { $who }: fumble!

## Heitot

why-initiative = Järjestys
why-attack = Hyökkäys
why-defence = Puolustus
why-second = Toinen heitto
why-pure-special = Puhdas erikoinen
why-pure-defence = Sen esto
why-counter-move = Vastaliike
why-location = Osumakohta
why-damage = Vahinko
why-damage-bonus = Vahinkobonus
why-charge = Vahinko liikkeestä
why-bone = Luu
why-organ = Sisäelin
why-pain = Kivun kesto
why-shock = Rintakehä, CON x 2
why-threshold = Murtoraja
why-wear = Kuluminen
why-armour-quality = Panssarin laatu
why-bleeding = Verenvuoto, CON
why-rest-bleeding = Verenvuoto levossa, CON
why-heart = Sydän
why-stay-awake = Tajuissa pysyminen
why-wake = Tajuihin tulo
why-rest = Huilaus
why-spread = Tulen leviäminen
why-douse = Sammutus
why-clear-eyes = Silmien puhdistus
why-break-counters = Kulumalaskurit
why-disarm-distance = Miten kauas ase putoaa
why-disarm-direction = Mihin suuntaan ase putoaa
why-voice = Ääni
why-flight = Pakenemisen iskuhetket
why-wrestle = Paini, STR
why-hurl-direction = Mihin suuntaan
why-impact = Iskeytyminen
why-stray = Keneen osuu
why-poison = Myrkyn kesto
why-first-aid = Ensiapu
why-catch-fire = Mikä syttyy
why-knocked-out = Tajuihin tulo kolkkauksesta

## Summan osat

why-dex = DEX
why-ep = EP
why-skill = Taito
why-range = Range-muutos
why-aimed = Tähdätty osumakohta
why-behind = Takaapäin
why-beside = Sivusta
why-target-down = Kohde maassa
why-self-down = Maassa
why-blind = Sokea
why-dark = Pimeää
why-target-moves = Kohde liikkuu
why-self-moves = Liikkeestä
why-tired = Väsymys
why-bones = Luuvammat
why-half = Puolikas taito
why-dual-half = Puolikas dual wield
why-kept-back = Säästetty
why-points = Pisteitä jäljellä
why-limit = Erikoisen raja
why-pure = Puhdas erikoinen
why-thrown = Heittoetäisyys
why-band = Ampumaetäisyys
why-accuracy = Nuolen varsi
why-snap = Ammuttu heti
why-aiming = Tähdätty ammus
why-strayed = Harhalaukaus, puolikas taito
why-initiative-part = Initiative-arvo
why-dice = Noppa
why-bonus = Vahinkobonus
why-worn = Kuluneisuus
why-charge-dice = Liikkeestä
why-water = Vesi
why-cloth = Improvisoitu kangas
why-halved = Puolitettu
why-resistance = Vastustus
why-first = Hyökkäysheiton raja
why-gm = Pelinjohtajan sana

## Päätökset

decision-action = Toiminto
    .question = Mitä { $who } tekee?
decision-target = Kohde
    .question = Kenet { $who } valitsee?
decision-weapon = Ase
    .question = Minkä aseen { $who } valitsee?
decision-aim = Tähtäys
    .question = Mihin osumakohtaan { $who } tähtää?
decision-manoeuvre = Erikoistoiminto
    .question = Minkä erikoistoiminnon { $who } valitsee?
decision-blow = Normaali vahinko
    .question = Tekeekö { $who } myös normaalin vahingon?
decision-defence = Puolustus
    .question = Miten { $who } vastaa hyökkäykseen?
decision-main-way = Pääasiallinen tapa
    .question = Muitakin hyökkääjiä voi tulla. Mihin { $who } luottaa täydellä taidolla?
decision-points = Pisteet
    .question = Montako pistettä { $who } käyttää tätä hyökkäystä vastaan?
decision-pure-defence = Esto
    .question = Yrittääkö { $who } estää erikoishyökkäyksen?
decision-counter-move = Vastaliike
    .question = Yrittääkö { $who } vastaliikettä?
decision-place = Heksa
    .question = Mihin heksaan { $who } menee?
decision-whom = Ketä kohti tai kenestä poispäin
    .question = Ketä kohti tai kenestä poispäin { $who } liikkuu?
decision-hexes = Heksat
    .question = Montako heksaa { $who } liikkuu (alle 0: poispäin)?
decision-facing = Rintamasuunta
    .question = Mihin suuntaan { $who } kääntyy?
decision-follow = Liikkeestä
    .question = Mitä { $who } tekee liikkeestä?
decision-location = Osumakohta
    .question = Minkä osumakohdan { $who } valitsee?
decision-patient = Potilas
    .question = Kenestä { $who } huolehtii?
decision-wound = Haava
    .question = Minkä haavan { $who } valitsee?
decision-cover = Suojaus
    .question = Minkä eteen { $who } nostaa kilven?
decision-arrow = Nuoli
    .question = Minkä nuolen { $who } ottaa?
decision-door = Ovi
    .question = Minkä suunnan oven { $who } valitsee?
decision-react = Reagointi
    .question = Reagoiko joku odottavista nyt?
decision-drop = Käsi
    .question = Kumpaan käteen { $who } ottaa aseen?
decision-announce = Hyökkäysaie
    .question = Aikooko { $who } hyökätä samaa vastaan tällä iskuhetkellä?

## Päätösten vaihtoehdot

option-wait = odota
option-strike = hyökkää
option-aimed = hyökkää valittuun osumakohtaan
option-special = yritä erikoistoimintoa (ei normaalia vahinkoa)
option-opening = käytä tilaisuus
option-shoot = ammu
option-aimed-shot = ammu valittuun osumakohtaan
option-aim = tähtää
option-reload = lataa
option-throw = heitä
option-move = liiku yksi heksa
option-walk = kävele
option-run = juokse
option-ready = ota toinen ase
option-stand = nouse ylös
option-clear-eyes = puhdista silmät
option-break-free = riuhtaise irti
option-douse = sammuta liekit (vie myös puolustustoiminnon)
option-first-aid = anna ensiapua
option-pull-arrow = kisko nuoli irti
option-door = avaa tai sulje ovi
option-yield = antaudu
option-leave = poistu taistelusta
option-pass = älä tee mitään
option-nothing = ei muuta
option-charge = rynnäkkö: hyökkää liikkeestä
option-chase = hyökkää pakenevaa vastaan (-25)
option-keep = myös vahinko
option-leave-out = pelkkä erikoistoiminto
option-halve = puolet vahingosta
option-parry = torju
option-parry-off = torju (toinen käsi)
option-dodge = väistä
option-cover = suojaudu kilven taakse
option-none = ei puolustusta
option-dual = kaksi asetta, pääkäsi ensin
option-dual-off = kaksi asetta, toinen käsi ensin
option-no-manoeuvre = ei erikoistoimintoa
option-main-hand = pääkäsi
option-off-hand = toinen käsi
option-nobody = ei kukaan
option-yes = kyllä
option-no = ei
option-e = itä
option-se = kaakko
option-sw = lounas
option-w = länsi
option-nw = luode
option-ne = koillinen
option-belt = vyöllä
option-ground = maassa

## Erikoistoiminnot

thing-blind = sokaiseminen
thing-break-weapon = aseen rikkominen
thing-disarm = riisuminen aseesta
thing-draw-closer = veto lähemmäs
thing-dual-wield = lyönti myös toisella aseella
thing-evade = irtautuminen
thing-grapple = paini
thing-knockdown = kaato
thing-knockout = kolkkaus
thing-overpower = paiskaus
thing-precision-stab = tarkkuuspisto
thing-push = työntö
thing-shout = huuto
thing-stun = pökerrytys
thing-swing = lyönti pistoaseella
thing-set-alight = sytytys
thing-thrust = pisto lyöntiaseella

## Haavojen lajit

thing-cut = viiltohaava
thing-bruise = ruhjevamma
thing-stab = pistohaava
thing-hack = vuotava ruhje
thing-burn = palovamma

## Mitä kilpi suojaa

thing-cover-none = ei mitään
thing-cover-body = vatsa, rintakehä ja kädet
thing-cover-head = pää, rintakehä ja kädet
thing-cover-body-thigh = vatsa, rintakehä, kädet ja reisi
thing-cover-body-head = vatsa, rintakehä, kädet ja pää
thing-cover-all = koko keho

## Miten heitto kävi, mitä haava teki, lajeja, luonteet, missä ollaan, miten kävi

grade-fumble = fumble
grade-failure = epäonnistuminen
grade-success = tavallinen osuma
grade-special = erikoinen
grade-critical = kriittinen

bone-crack = luunmurtuma
bone-break = luu poikki

organ-hurt = sisäelinvamma
organ-badly = vakava sisäelinvamma

kind-head = pää
kind-chest = rintakehä
kind-abdomen = vatsa
kind-leg = jalka
kind-arm = käsi
kind-limb = muu raaja

damage-blade = viiltävä
damage-blunt = murskaava
damage-hack = pilkkova
damage-piercing = pistävä
damage-fire = tuli

material-soft = pehmeä
material-hard = kova nahka
material-metal = metalli
material-hide = oma nahka

sleep-awake = tajuissaan
sleep-fainted = pyörtynyt
sleep-knocked-out = kolkattu
sleep-for-good = pysyvästi tajuton

opening-none = ei tilaisuutta
opening-manoeuvre = tilaisuus: erikoistoiminto
opening-attack = tilaisuus: erikoinen hyökkäys

hand-main = pääkädessä
hand-off = toisessa kädessä

class-none = ei panssaria
class-light = kevyt panssari
class-medium = keskiraskas panssari
class-heavy = raskas panssari

fate-unhurt = vahingoittumaton
fate-hurt = haavoittunut
fate-away = päässyt pois
fate-yielded = antautunut
fate-unconscious = tajuton
fate-dead = kuollut
fate-absent = ei paikalla

## Merkit

condition-dead = kuollut
condition-unconscious = tajuton
condition-down = maassa
condition-stunned = pökerryksissä
condition-blinded = sokaistu
condition-grappled = painissa
condition-burning = tulessa
condition-disarmed = aseeton
condition-fleeing = pakenee
condition-startled = säikähtänyt
condition-bleeding = vuotaa verta
condition-unaware = aavistamaton
condition-waiting = odottaa
condition-opening = tilaisuus
condition-covered = kilven takana
condition-aiming = tähtää
condition-aiding = ensiavussa
condition-maimed = vammautunut
condition-poisoned = myrkytetty
condition-tired = uupunut
condition-away = poissa
condition-yielded = antautunut
condition-late = tulee myöhemmin
    .round = tulee meleevuorossa { $round }

## Luvut, jotka pelinjohtaja voi asettaa, ja iskun tulos

figure-blood = BP
figure-stamina = EP
figure-initiative = initiative-arvo
figure-attacks-left = hyökkäystoimintoja jäljellä
figure-defences-left = puolustustoimintoja jäljellä
figure-down = maassa (1: kyllä)
figure-blinded = sokaistu (1: kyllä)
figure-alert = valpas (0: aavistamaton)
figure-sleep = tajuton (0 tajuissaan, 1 pyörtynyt, 2 kolkattu, 3 pysyvästi)
figure-dead = kuollut (1: kyllä)
figure-pain = haitta luuvammoista
figure-poison-left = myrkyn meleevuoroja jäljellä
figure-hurt1 = osumakohdan 1 vahinko
figure-hurt2 = osumakohdan 2 vahinko
figure-hurt3 = osumakohdan 3 vahinko
figure-hurt4 = osumakohdan 4 vahinko
figure-hurt5 = osumakohdan 5 vahinko
figure-hurt6 = osumakohdan 6 vahinko
figure-hurt7 = osumakohdan 7 vahinko
figure-hurt8 = osumakohdan 8 vahinko
figure-hurt9 = osumakohdan 9 vahinko
figure-hurt10 = osumakohdan 10 vahinko
figure-hurt11 = osumakohdan 11 vahinko
figure-hurt12 = osumakohdan 12 vahinko
figure-hurt13 = osumakohdan 13 vahinko
figure-hurt14 = osumakohdan 14 vahinko
figure-hurt15 = osumakohdan 15 vahinko
figure-hurt16 = osumakohdan 16 vahinko
figure-hurt17 = osumakohdan 17 vahinko
figure-hurt18 = osumakohdan 18 vahinko
figure-hurt19 = osumakohdan 19 vahinko
figure-hurt20 = osumakohdan 20 vahinko

outcome-defender-hurt = Puolustajan menettämät HP:t
outcome-defender-blood = Puolustajan menettämät BP:t
outcome-defender-bleeding = Puolustajan vuotolaskurit
outcome-defender-pain = Puolustajan haitta luuvammoista
outcome-defender-down = Puolustaja maassa
outcome-defender-unconscious = Puolustaja tajuton
outcome-defender-dead = Puolustaja kuollut
outcome-defender-wear = Puolustajan aseiden kulumalaskurit
outcome-defender-dropped = Puolustajan pudottamat esineet
outcome-attacker-hurt = Hyökkääjän menettämät HP:t
outcome-attacker-wear = Hyökkääjän aseiden kulumalaskurit
outcome-attacker-dropped = Hyökkääjän pudottamat esineet

## Lukujen nimet, kun näkymä kertoo jostakusta

label-dark = pimeää
label-locations = Osumakohdat
label-wounds = Haavat
label-items = Aseet ja kilvet
label-arrows = Nuolet
label-pieces = Panssari
label-poison = myrkky
label-hp = HP
label-armour = PP
label-hurt = vahinko
label-burning = tulessa
label-useless = käyttökelvoton
label-maimed = menetetty
label-fractured = luu poikki
label-points = pisteitä
label-bleed = vuotolaskureita
label-bleeding = vuotolaskureita
label-arrow = nuoli kiinni
label-staunched = tyrehdytetty
label-natural = ruumiin ase
label-wear = kulumalaskureita
label-level = taso
label-broken = rikki
label-dropped = maassa
label-left = jäljellä
label-nocked = jänteellä
label-loaded = ladattu
label-aim = tähtää, kohteena
label-opening = tilaisuus

## Omat esineet ja osumakohdat, nimi lomakkeelta

any-with = aseella { $name }
any-the = esineen { $name }
any-in = kohtaan { $name }

## Aseet, kilvet, ruumiin aseet

thing-knife = veitsi
    .with = veitsellä
    .the = veitsen
thing-dagger = tikari
    .with = tikarilla
    .the = tikarin
thing-short-sword = lyhyt miekka
    .with = lyhyellä miekalla
    .the = lyhyen miekan
thing-scimitar = sapeli
    .with = sapelilla
    .the = sapelin
thing-rapier = rapiiri
    .with = rapiirilla
    .the = rapiirin
thing-long-sword = pitkämiekka
    .with = pitkämiekalla
    .the = pitkämiekan
thing-broadsword = leveä miekka
    .with = leveällä miekalla
    .the = leveän miekan
thing-bastard-sword = puolentoista käden miekka
    .with = puolentoista käden miekalla
    .the = puolentoista käden miekan
thing-great-sword = kahden käden miekka
    .with = kahden käden miekalla
    .the = kahden käden miekan
thing-hand-axe = käsikirves
    .with = käsikirveellä
    .the = käsikirveen
thing-battle-axe = sotakirves
    .with = sotakirveellä
    .the = sotakirveen
thing-great-axe = kahden käden kirves
    .with = kahden käden kirveellä
    .the = kahden käden kirveen
thing-light-club = kevyt nuija
    .with = kevyellä nuijalla
    .the = kevyen nuijan
thing-heavy-club = raskas nuija
    .with = raskaalla nuijalla
    .the = raskaan nuijan
thing-light-mace = kevyt sotanuija
    .with = kevyellä sotanuijalla
    .the = kevyen sotanuijan
thing-heavy-mace = raskas sotanuija
    .with = raskaalla sotanuijalla
    .the = raskaan sotanuijan
thing-war-hammer = sotavasara
    .with = sotavasaralla
    .the = sotavasaran
thing-great-hammer = moukari
    .with = moukarilla
    .the = moukarin
thing-flail = varsta
    .with = varstalla
    .the = varstan
thing-morning-star-flail = ketjunuija
    .with = ketjunuijalla
    .the = ketjunuijan
thing-quarterstaff = sauva
    .with = sauvalla
    .the = sauvan
thing-short-spear = lyhyt keihäs
    .with = lyhyellä keihäällä
    .the = lyhyen keihään
thing-long-spear = pitkä keihäs
    .with = pitkällä keihäällä
    .the = pitkän keihään
thing-trident = kolmikärki
    .with = kolmikärjellä
    .the = kolmikärjen
thing-halberd = hilpari
    .with = hilparilla
    .the = hilparin
thing-pike = piikki
    .with = piikillä
    .the = piikin
thing-lance = peitsi
    .with = peitsellä
    .the = peitsen
thing-boar-spear = karhukeihäs
    .with = karhukeihäällä
    .the = karhukeihään
thing-whip = ruoska
    .with = ruoskalla
    .the = ruoskan
thing-torch = soihtu
    .with = soihdulla
    .the = soihdun
thing-cosh = pamppu
    .with = pampulla
    .the = pampun
thing-pitchfork = heinähanko
    .with = heinähangolla
    .the = heinähangon
thing-scythe = viikate
    .with = viikatteella
    .the = viikatteen
thing-sand = hiekka
    .with = hiekalla
    .the = hiekan
thing-powder = jauhe
    .with = jauheella
    .the = jauheen
thing-self-bow = jousi
    .with = jousella
    .the = jousen
thing-long-bow = pitkäjousi
    .with = pitkäjousella
    .the = pitkäjousen
thing-composite-bow = yhdistelmäjousi
    .with = yhdistelmäjousella
    .the = yhdistelmäjousen
thing-light-crossbow = kevyt varsijousi
    .with = kevyellä varsijousella
    .the = kevyen varsijousen
thing-medium-crossbow = varsijousi
    .with = varsijousella
    .the = varsijousen
thing-heavy-crossbow = raskas varsijousi
    .with = raskaalla varsijousella
    .the = raskaan varsijousen
thing-javelin = heittokeihäs
    .with = heittokeihäällä
    .the = heittokeihään
thing-throwing-axe = heittokirves
    .with = heittokirveellä
    .the = heittokirveen
thing-throwing-knife = heittoveitsi
    .with = heittoveitsellä
    .the = heittoveitsen
thing-sling = linko
    .with = lingolla
    .the = lingon
thing-rock = kivi
    .with = kivellä
    .the = kiven
thing-boulder = järkäle
    .with = järkäleellä
    .the = järkäleen
thing-tree-trunk = puunrunko
    .with = puunrungolla
    .the = puunrungon
thing-buckler = nyrkkikilpi
    .with = nyrkkikilvellä
    .the = nyrkkikilven
thing-target = target-kilpi
    .with = target-kilvellä
    .the = target-kilven
thing-round-shield = pyöreä kilpi
    .with = pyöreällä kilvellä
    .the = pyöreän kilven
thing-heater = kolmiokilpi
    .with = kolmiokilvellä
    .the = kolmiokilven
thing-kite = pisarakilpi
    .with = pisarakilvellä
    .the = pisarakilven
thing-full-shield = täyskilpi
    .with = täyskilvellä
    .the = täyskilven
thing-fist = nyrkki
    .with = nyrkillä
    .the = nyrkin
thing-kick = potku
    .with = potkulla
    .the = potkun
thing-bite = puraisu
    .with = puraisulla
    .the = puraisun
thing-claw = kynnet
    .with = kynsillä
    .the = kynnet
thing-horns = sarvet
    .with = sarvilla
    .the = sarvet
thing-tusk = torahammas
    .with = torahampaalla
    .the = torahampaan
thing-hoof = kavio
    .with = kaviolla
    .the = kavion
thing-stomp = tallaus
    .with = tallauksella
    .the = tallauksen
thing-slam = mäjäys
    .with = mäjäyksellä
    .the = mäjäyksen
thing-beak = nokka
    .with = nokalla
    .the = nokan
thing-talon = kynsijalka
    .with = kynsijalalla
    .the = kynsijalan
thing-sting = pistin
    .with = pistimellä
    .the = pistimen
thing-coil = kuristus
    .with = kuristuksella
    .the = kuristuksen

## Osumakohdat

thing-right-shin = oikea sääri
    .in = oikeaan sääreen
thing-left-shin = vasen sääri
    .in = vasempaan sääreen
thing-right-thigh = oikea reisi
    .in = oikeaan reiteen
thing-left-thigh = vasen reisi
    .in = vasempaan reiteen
thing-abdomen = vatsa
    .in = vatsaan
thing-chest = rintakehä
    .in = rintakehään
thing-right-upper-arm = oikea olkavarsi
    .in = oikeaan olkavarteen
thing-right-forearm = oikea kyynärvarsi
    .in = oikeaan kyynärvarteen
thing-right-hand = oikea käsi
    .in = oikeaan käteen
thing-left-upper-arm = vasen olkavarsi
    .in = vasempaan olkavarteen
thing-left-forearm = vasen kyynärvarsi
    .in = vasempaan kyynärvarteen
thing-left-hand = vasen käsi
    .in = vasempaan käteen
thing-head = pää
    .in = päähän
thing-right-wing = oikea siipi
    .in = oikeaan siipeen
thing-left-wing = vasen siipi
    .in = vasempaan siipeen
thing-right-arm = oikea käsivarsi
    .in = oikeaan käsivarteen
thing-left-arm = vasen käsivarsi
    .in = vasempaan käsivarteen
thing-right-hind-leg = oikea takajalka
    .in = oikeaan takajalkaan
thing-left-hind-leg = vasen takajalka
    .in = vasempaan takajalkaan
thing-hindquarters = takaruumis
    .in = takaruumiiseen
thing-barrel = kylki
    .in = kylkeen
thing-right-foreleg = oikea etujalka
    .in = oikeaan etujalkaan
thing-left-foreleg = vasen etujalka
    .in = vasempaan etujalkaan
thing-tail = häntä
    .with = hännällä
    .the = hännän
    .in = häntään
thing-right-claw = oikea jalka
    .in = oikeaan jalkaan
thing-left-claw = vasen jalka
    .in = vasempaan jalkaan
thing-belly = maha
    .in = mahaan
thing-breast = rinta
    .in = rintaan
thing-forebody = eturuumis
    .in = eturuumiiseen
thing-right-hind-legs = oikeat takajalat
    .in = oikeisiin takajalkoihin
thing-left-hind-legs = vasemmat takajalat
    .in = vasempiin takajalkoihin
thing-right-forelegs = oikeat etujalat
    .in = oikeisiin etujalkoihin
thing-left-forelegs = vasemmat etujalat
    .in = vasempiin etujalkoihin

## Nuolet ja vasamat

thing-war-arrow = sotanuoli
thing-broadhead = leveäkärkinen nuoli
thing-bodkin = piikkikärkinen nuoli
thing-flight-arrow = kevyt nuoli
thing-rough-arrow = karkea nuoli
thing-bolt = vasama
thing-bodkin-bolt = piikkikärkinen vasama
thing-hunting-bolt = metsästysvasama

## Myrkyt

thing-viper = kyynmyrkky
thing-spider-venom = hämähäkinmyrkky
thing-nightshade = koiso
thing-wolfsbane = ukonhattu
thing-sleepwort = uniruoho
thing-grave-rot = kalmanmätä

## Panssarit

thing-heavy-cloth = paksu kangas
thing-soft-leather = pehmeä nahka
thing-padded-cloth = toppaus
thing-quilted-cloth = tikattu toppaus
thing-hard-leather = kova nahka
thing-boiled-leather = keitetty nahka
thing-ring-mail = rengashaarniska
thing-scale = suomuhaarniska
thing-lamellar = lamellihaarniska
thing-chain-mail = silmukkahaarniska
thing-half-plate = puolihaarniska
thing-plate = levyhaarniska
thing-leather-cap = nahkalakki
thing-kettle-hat = rautahattu
thing-chain-coif = rengashuppu
thing-open-helm = avokypärä
thing-great-helm = umpikypärä
thing-leather-jerkin = nahkaliivi
thing-aketon = toppatakki
thing-brigandine = brigantiini
thing-hauberk = pitkä rengaspaita
thing-byrnie = lyhyt rengaspaita
thing-cuirass = rintapanssari
thing-bracers = käsivarsisuojat
thing-vambraces = kyynärvarsisuojat
thing-gauntlets = rautahansikkaat
thing-leather-gloves = nahkahansikkaat
thing-greaves = säärisuojat
thing-boots = saappaat
thing-cuisses = reisisuojat
thing-fur = turkki
thing-thick-hide = paksu nahka
thing-scales = suomut
thing-chitin = kitiini
thing-stony-skin = kivinen iho
thing-bare-bone = paljas luu

## Olentoja

thing-archer = Jousiampuja
thing-bear = Karhu
thing-boar = Villisika
thing-brigand = Rosvo
thing-captain = Päällikkö
thing-great-constrictor = Suuri kuristajakäärme
thing-crossbowman = Varsijousimies
thing-great-eagle = Suurkotka
thing-footpad = Katurosvo
thing-giant = Jättiläinen
thing-goblin-archer = Hiisijousiampuja
thing-goblin = Hiisi
thing-great-spider = Jättiläishämähäkki
thing-guard = Vartija
thing-harpy = Harpyija
thing-hedge-witch = Metsänoita
thing-knight = Ritari
thing-man-at-arms = Asemies
thing-skeleton = Luuranko
thing-skirmisher = Heittokeihäsmies
thing-spearman = Keihäsmies
thing-townsman = Kaupunkilainen
thing-troll = Peikko
thing-veteran = Konkari
thing-great-viper = Jättiläiskyy
thing-war-horse = Sotaratsu
thing-wolf = Susi

# Mitä kukin voi tehdä siltä paikalta, missä seisoo; kartalla.

arc-move = voi mennä
arc-run = voi juosta
arc-strike = voi iskeä
arc-shoot = voi ampua
arc-throw = voi heittää
arc-control = hallitsee

# Mikä siinä on vikana, mitä joku haluaa.

fault-stays = toipuja jää paikalleen; ketään ei oteta pois
fault-is-here = vain poissa oleva voi palata
fault-dice-wanted = tähän tarvitaan noppia, kuten d6, 2d6+1 tai d3-1, ei '{ $given }'
fault-one-arm = kilpeä kannetaan yhdellä käsivarrella; käsiä on 1
fault-body-no-shield = ruumiin ase ei ole kilpi, eikä sillä ammuta eikä sitä heitetä
fault-not-natural = { THING($name) } ei ole ruumiin ase; merkitse se sellaiseksi tai jätä osumakohta pois
fault-bow-no-shield = { THING($name) } on ampuma-ase; se ei ole myös kilpi
fault-no-range = { THING($name) }: ei etäisyyksiä, joten sillä ei voi lyödä eikä se lennä; anna ainakin yksi
fault-bands-missing = kantamat puuttuvat: montako heksaa on lähi-, keski- ja kaukoetäisyys; { THING($name) }
fault-no-bands = { THING($name) } ei ole ampuma- eikä heittoase; sillä ei ole kantamia (IH-8.1)
fault-bands-order = lähi-, keski- ja kaukoetäisyys tulevat tässä järjestyksessä, kukin vähintään edellisen suuruinen
fault-bow-dice = jousen voima on pelkkiä noppia; lisä on nuolen (IH-7.1)
fault-shoots-none = { THING($name) } ei ammu nuolia; poista ne
fault-arrow-for =
    { THING($arrow) } ei sovi tähän: { THING($name) }; se on { $fits ->
        [bow] jousen
        *[other] varsijousen
    } nuoli
fault-not-loaded = { THING($name) } ei ole ladattava; vain jousi tai varsijousi on
fault-no-arrows =
    { THING($name) }: ei nuolia; sitä ei voi { $ready ->
        [loaded] ladata
        *[other] tähdätä
    }, ennen kuin niitä on
fault-no-parry = { THING($name) } ei torju; merkitse, että sillä voi torjua, tai jätä torjuntataito pois
fault-body-in-hand = { THING($name) } on ruumiin ase; se ei ole kädessä eikä vyöllä
fault-one-body = { THING($name) } on ruumiin ase; niitä on yksi
fault-no-hands = jolla ei ole ihmisen käsiä, se ei voi pitää kädessään: { THING($name) }; merkitse se ruumiin aseeksi
fault-hand-taken = siinä kädessä on jo { THING($name) }; pane toinen vyölle
fault-both-hands = { THING($name) } vaatii molemmat kädet; pane se pääkäteen
fault-no-hand-left = { THING($name) } vaatii molemmat kädet; käsi ei jää vapaaksi: { THING($other) }
fault-not-in-hand =
    { THING($name) } ei ole kädessä; vain kädessä olevan voi { $ready ->
        [loaded] ladata
        *[other] tähdätä
    }
fault-arrow-kinds = nuolilajeja on { $number }; niitä voi olla enintään { $most }
fault-useless = vahinkoa { $points }: silloin se olisi käyttökelvoton; enintään { $most } on mahdollista
fault-more-than-full =
    sillä on kaikkiaan { $full } { $what ->
        [bp] veripistettä
        *[other] kestopistettä
    }; enempää sillä ei voi nyt olla
fault-map-full =
    { $name } ei mahdu kartalle: { $hexes ->
        [1] yhtään heksaa ei ole vapaana
        *[other] se peittää { $hexes } heksaa, eikä niitä ole missään vierekkäin vapaana
    }; tarvitaan suurempi kartta tai vähemmän väkeä
fault-kind-armour = panssaria
fault-kind-arrow = nuolta
fault-kind-poison = myrkkyä
fault-kind-body = ruumista
fault-kind-location = osumakohtaa tässä ruumiissa ({ $body })
fault-bonus-wanted = tähän tarvitaan noppia, kuten d4, -d6 tai 2d6, tai 0 kun bonusta ei ole, ei '{ $given }'
fault-location-already = osumakohta { $name } on jo
fault-faces =
    { $side }: d20:n { $faces } { $none ->
        [yes] ei osu mihinkään kohtaan
        *[no] osuu useampaan kohtaan
    }; kukin luku 1–20 osuu yhteen
fault-many-bodies = erilaisia ruumiita on { $number }; enintään { $most } mahtuu
fault-many-poisons = erilaisia myrkkyjä on { $number }; enintään { $most } mahtuu
fault-no-more-dice = lukuun { $bonus } ei voi tulla lisää noppia; kasvavan rivin alussa on noppia
