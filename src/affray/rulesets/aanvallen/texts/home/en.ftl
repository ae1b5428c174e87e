# What the first page says of aanvallen in English; the words of its examples stand in their files.

about = Skirmishes on squares with facing, from swords to grenades: the five-step attack with a d20 or fight cards, and a threshold for each part of the body.
