# What the first page says of arsmagica in English; the words of its examples stand in their files.

about = House rules for Ars Magica: stress dice, levels of body and fatigue, exertion, getting away from a fight, missiles, spells and fast casting. Without a map.
