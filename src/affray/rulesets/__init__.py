"""The rulesets that come with Affray; each knows itself and `core` alone."""
