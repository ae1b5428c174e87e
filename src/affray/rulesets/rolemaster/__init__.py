"""OB/DB combat with house rules, each a switch of its own."""
