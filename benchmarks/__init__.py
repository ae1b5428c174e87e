"""How fast Affray is: `python -m benchmarks`, or `make bench`."""
