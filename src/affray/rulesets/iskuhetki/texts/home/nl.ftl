# What the first page says of iskuhetki and its examples in Dutch.

about = Rauwe fantasy met d100 op een hexkaart of zonder: slagmomenten, trefplaatsen, wonden die bloeden en breken, uitrusting die slijt, bijzondere manoeuvres en herstel na het gevecht.
archers = De stormloop
    .description = De greppel vertraagt wie erdoor waadt. De wapenknechten kunnen schilden voor zich houden, en hebben een lange weg te gaan.
barn = De schuur
    .description = Goblins met fakkels hebben het hooi aangestoken. De knechten zijn binnen; de grote deur is dicht, de achterdeur open.
battle = De slag om het bruggenhoofd
    .description = Twee linies ontmoeten elkaar, elk met de speren voor de bogen. Zestien vechters: meer voor de kansen dan voor aan tafel.
duel = Het duel bij de molen
    .description = Twee zwaardvechters vereffenen een schuld achter de molen. Aino is sneller en schermt beter; Tarmo is sterk, en heeft meer ijzer om zich heen.
giant = De reus bij het wad
    .description = Hij heeft al een koe gepakt en wil er nog een. De rotsen zijn hard voor wie ertegenaan gesmeten wordt.
spear = Zwaard tegen speer
    .description = Een weddenschap op de binnenplaats: twee van de wacht, even goed, met verschillende wapens.
tavern = De laatste ronde
    .description = Iemand heeft vals gedobbeld. De straatrover achter de bank is nog niet opgemerkt, en het is daar donker.
two-on-one = Twee tegen een
    .description = Twee struikrovers zijn een reizigster tegengekomen die haar beurs niet afgeeft.
