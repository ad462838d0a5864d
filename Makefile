# Rookery. `make play` plays, `make test` tests; both set up what they need in .venv and need the network only the first time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-deep bench chaos screenshots check format home-board frames ledger lock clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(VENV)/.play ## open the house: play in the browser, with friends or bots
	@$(BIN)/rookery serve

terminal: $(VENV)/.play ## play 5 Towers in the terminal
	@$(BIN)/rookery play five-towers

test: $(VENV)/.browser ## run the test suite
	@$(BIN)/pytest -q -n auto -m "not deep"

test-deep: $(VENV)/.browser ## run everything, the slow checks too; SEED=7000000 compares other games
	@$(if $(SEED),ROOKERY_SEED=$(SEED)) $(BIN)/pytest -q -n auto

bench: $(VENV)/.test $(BENCH)/.bench ## measure the twins beside other libraries, into benchmarks/RESULTS.md
	@$(BIN)/python -m benchmarks --others $(BENCH)/bin/python --record

chaos: $(VENV)/.test ## kill the server 200 times under load and count what was lost
	@$(BIN)/python tools/chaos.py --kills 200

screenshots: $(VENV)/.browser ## take pictures of every screen into docs/pictures
	@$(BIN)/python tools/screenshots.py

check: $(VENV)/.test ## lint, formatting, types, import direction
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python tools/frames.py --check
	@$(BIN)/python tools/npm.py run --silent lint
	@$(BIN)/python tools/npm.py run --silent check

format: $(VENV)/.test ## format the sources and mend what lint can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

home-board: $(VENV)/.test ## draw the board on Carcassonne's panel of the home page anew
	@$(BIN)/python tools/home_board.py

frames: $(VENV)/.test ## write the wire's types anew for documents and client
	@$(BIN)/python tools/frames.py

ledger: $(VENV)/.test ## refresh the code and test columns of the rule ledgers
	@$(BIN)/python -m tests.ledger --write

lock: $(VENV)/.test ## pin the newest allowed dependencies anew
	@for set in play test; do \
	  groups="--group build"; test $$set = play || groups="$$groups --group dev"; \
	  $(BIN)/uv pip compile pyproject.toml --all-extras $$groups --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-emit-index-url --no-header --quiet -o requirements/$$set.txt; \
	done
	@for set in bench bench-pgx; do \
	  $(BIN)/uv pip compile requirements/$$set.in --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-emit-index-url --no-header --quiet -o requirements/$$set.txt; \
	done

clean: ## remove everything that was built
	rm -rf $(VENV) $(BENCH) build dist web/node_modules src/rookery/static src/rookery/fast/*/*.so .hypothesis .mypy_cache .pytest_cache .ruff_cache

# --- set-up: a virtual environment, the pinned requirements, and the package itself in editable form

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Rookery needs Python 3.11 or newer: please install python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rookery needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V): install a newer one, or name it: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Rookery needs Python's venv module: please install it (on Debian and Ubuntu the package python3-venv)."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# what the package build compiles or bundles: a change there builds it anew
BUILT_FROM := hatch_build.py $(wildcard src/rookery/fast/*.py src/rookery/fast/*/*.py src/rookery/fast/*/*.pxd src/rookery/locale/*.ftl src/rookery/drawing/art/*) \
  $(shell find web -path web/node_modules -prune -o -type f -print)

define install
	@echo "Setting up .venv for '$(1)' (the first time needs the network) ..."
	@$(PIP) install --require-hashes -r requirements/$(1).txt || \
	  { echo "Could not install requirements/$(1).txt: is the package index reachable? The lines above say which package failed."; exit 1; }
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
endef

$(VENV)/.play: $(BIN)/python requirements/play.txt pyproject.toml $(BUILT_FROM)
	$(call install,play)

$(VENV)/.test: $(BIN)/python requirements/test.txt pyproject.toml $(BUILT_FROM)
	$(call install,test)
	@touch $(VENV)/.play

$(BENCH)/.bench: $(BIN)/python requirements/bench.txt requirements/bench-pgx.txt
	@echo "Setting up $(BENCH) with the libraries to compare with (the first time needs the network) ..."
	@$(BIN)/python -m venv $(BENCH)
	@for set in bench bench-pgx; do \
	  $(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/$$set.txt || \
	    echo "Could not install requirements/$$set.txt: the benchmarks go on without what is in it."; \
	done
	@touch $@

$(VENV)/.browser: $(VENV)/.test
	@$(BIN)/python tools/browser.py
	@touch $@
