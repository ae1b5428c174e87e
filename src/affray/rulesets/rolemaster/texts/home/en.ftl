# What the first page says of rolemaster in English; the words of its examples stand in their files.

about = House rules for Rolemaster with d100: OB split in secret over blows and parries, attack tables, criticals. Each house rule is a switch; with a map or without one.
