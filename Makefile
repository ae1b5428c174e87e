# Needs nothing but Python 3.11 to 3.14 and make; PYTHON=python3.13 names another interpreter.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
JOBS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play play-lan test browser bench bench-web clauses tables check fuzz clean

help:
	@echo "make play     the table on the page"
	@echo "make play-lan the same for phones and other devices in your network"
	@echo "make test     all tests, those in a browser with Debian's Chromium"
	@echo "make check    ruff, mypy --strict, import-linter"
	@echo "make clauses  each clause of a rulebook without code or test"
	@echo "make tables   the tables of rolemaster, from the figures in tools/*_tables.yaml"
	@echo "make bench    how fast it is"
	@echo "make bench-web  how fast the page is"
	@echo "make fuzz     interpreter against compiled code, on random encounters, until stopped"
	@echo "make clean    throws away $(VENV) and what the tools keep"

play: $(VENV)/.play
	@$(BIN)/affray serve

play-lan: $(VENV)/.play
	@$(BIN)/affray serve --lan

test: $(VENV)/.dev browser
	$(BIN)/python -m pytest -n $(JOBS)

browser:
	@tools/chromium.sh

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks

bench-web: $(VENV)/.dev browser
	$(BIN)/python -m benchmarks.web

clauses: $(VENV)/.dev
	$(BIN)/python tools/clauses.py

tables: $(VENV)/.dev
	$(BIN)/python tools/attack_tables.py
	$(BIN)/python tools/critical_tables.py

check: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

fuzz: $(VENV)/.dev
	$(BIN)/python tools/fuzz.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# The stamps say what is installed, so that the next make doesn't install it again.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info[:2] < (3, 15) else "Affray needs Python 3.11 to 3.14, not " + sys.version.split()[0] + "; name one: make PYTHON=python3.13")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Affray into $(VENV) (once; a minute or two)"
	$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Affray and what its tests need into $(VENV) (once; a minute or two)"
	$(PIP) --editable ".[dev]"
	@touch $@ $(VENV)/.play
