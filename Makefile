# Rookery. `make play` plays, `make test` tests; both set up what they need in .venv and need the network only the first time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test test-deep check format ledger lock clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(VENV)/.play ## play against the bots
	@$(BIN)/rookery play five-towers

test: $(VENV)/.test ## run the test suite
	@$(BIN)/pytest -q -n auto -m "not deep"

test-deep: $(VENV)/.test ## run everything, the slow checks too
	@$(BIN)/pytest -q -n auto

check: $(VENV)/.test ## lint, formatting, types, import direction
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: $(VENV)/.test ## format the sources and mend what lint can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

ledger: $(VENV)/.test ## refresh the code and test columns of the rule ledgers
	@$(BIN)/python -m tests.ledger --write

lock: $(VENV)/.test ## pin the newest allowed dependencies anew
	@for set in play test; do \
	  groups="--group build"; test $$set = play || groups="$$groups --group dev"; \
	  $(BIN)/uv pip compile pyproject.toml $$groups --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-emit-index-url --no-header --quiet -o requirements/$$set.txt; \
	done

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

# --- set-up: a virtual environment, the pinned requirements, and the package itself in editable form

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Rookery needs Python 3.11 or newer: please install python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rookery needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V): install a newer one, or name it: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Rookery needs Python's venv module: please install it (on Debian and Ubuntu the package python3-venv)."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

define install
	@echo "Setting up .venv for '$(1)' (the first time needs the network) ..."
	@$(PIP) install --require-hashes -r requirements/$(1).txt || \
	  { echo "Could not install requirements/$(1).txt: is the package index reachable? The lines above say which package failed."; exit 1; }
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
endef

$(VENV)/.play: $(BIN)/python requirements/play.txt pyproject.toml
	$(call install,play)

$(VENV)/.test: $(BIN)/python requirements/test.txt pyproject.toml
	$(call install,test)
	@touch $(VENV)/.play
