"""The engine: records, dice, the referee protocol and its referees. Knows no ruleset."""
