# What the first page says of iskuhetki in English; the words of its examples stand in their files.

about = Gritty fantasy with d100 on a hex map or without one: strike moments, hit locations, wounds that bleed and break, gear that wears, special manoeuvres, recovery after the fight.
