# `make play` and `make test` set up everything that they need; only the first run uses the network.

# The default is the first Python that is recent enough, in .venv. A named one (`make test PYTHON=python3.13`) gets its own environment.
version = $(shell $(1) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
ifdef PYTHON
VENV := .venv-$(call version,$(PYTHON))
else
PYTHON := $(or $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done),python3)
VENV := .venv
endif
BIN := $(VENV)/bin
BENCH := .venv-bench
TOOLS := .venv-tools
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# worksteal gives each worker consecutive tests, which share servers and browsers. Python must write bytecode here, or every process that a test
# starts would compile the sources again.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-extras test-deep check hooks mutants bench load chaos attack screenshots format home-board generate ledger lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^# === / { print "\n" substr($$0, 7) } /^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "Add PYTHON=python3.13 to use that Python, in its own environment."

# === Play

play: $(VENV)/.play ## play in the browser, with friends or bots
	@$(BIN)/rookery serve

terminal: $(VENV)/.play ## play 5 Towers in the terminal
	@$(BIN)/rookery play five-towers

# === Test

test: $(VENV)/.browser ## run all tests except those marked deep
	@echo "Testing with $$($(BIN)/python -V) on all cores, in a browser too; make test-deep adds the slow checks ..."
	@$(PYTEST) -m "not deep and not extras"

test-extras: $(VENV)/.extras ## run the tests that need large packages: several servers on PostgreSQL
	@$(PYTEST) -m "extras and not deep"

test-deep: $(VENV)/.browser $(VENV)/.extras ## run all tests, which takes hours; SEED=7000000 compares other games
	@echo "Testing everything with $$($(BIN)/python -V) on all cores ..."
	@$(if $(SEED),ROOKERY_SEED=$(SEED)) $(PYTEST)

check: $(VENV)/.test ## lint, formatting, types, import direction, generated files
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python tools/generate.py --check
	@$(BIN)/python tools/wire_types.py
	@$(BIN)/python tools/npm.py run --silent lint
	@$(BIN)/python tools/npm.py run --silent check

hooks: $(TOOLS)/.tools ## install git hooks that run make check before a commit and check its subject
	@$(TOOLS)/bin/pre-commit install --hook-type pre-commit --hook-type commit-msg

chaos: $(VENV)/.extras ## break servers, databases, networks, disks and clocks under load; count lost actions
	@$(BIN)/python tools/chaos.py

attack: $(VENV)/.test ## attack servers on this machine in every way we test; every attack must fail
	@$(BIN)/python tools/attack.py

mutants: $(VENV)/.test $(TOOLS)/.tools ## report changes that tests miss: MODULE=src/rookery/core/interval.py TESTS=tests/core
	@tools/mutants.sh $(BIN)/python $(TOOLS)/bin $(or $(MODULE),src/rookery/core/interval.py) "$(or $(TESTS),tests/core)"

bench: $(VENV)/.extras $(BENCH)/.bench ## compare twins and environments with other libraries, in benchmarks/RESULTS.md
	@$(BIN)/python -m benchmarks --others $(BENCH)/bin/python --record
	@$(BIN)/python -m benchmarks.action_cpu --record
	@$(BIN)/python -m benchmarks.action_parts --record

load: $(VENV)/.test ## let 6,000 people play at 3,000 tables of a server on one core; ARGS="--database postgresql --nodes 1 3" (needs make test-extras once)
	@$(BIN)/python -m benchmarks.load $(ARGS)

# === Write

format: $(VENV)/.test ## format the sources and apply automatic lint fixes
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

generate: $(VENV)/.test ## write the files that the client shares with the package: types, measures, lessons, rules
	@$(BIN)/python tools/generate.py
	@$(BIN)/python tools/wire_types.py

ledger: $(VENV)/.test ## refresh the code and test columns of the rule ledgers
	@$(BIN)/python -m tests.ledger --write

home-board: $(VENV)/.test ## redraw the client's pictures of Carcassonne: home page, expansions, score sheet
	@$(BIN)/python tools/client_pictures.py

screenshots: $(VENV)/.browser ## take a picture of every screen, into build/pictures
	@$(BIN)/python tools/screenshots.py

lock: $(VENV)/.test ## pin the newest allowed dependencies in requirements/
	@for set in play test; do \
	  groups="--group build"; test $$set = play || groups="$$groups --group dev"; \
	  $(BIN)/uv pip compile pyproject.toml --extra server --extra postgres --extra push $$groups --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-emit-index-url --no-header --quiet -o requirements/$$set.txt; \
	done
	@$(BIN)/uv pip compile --group build --constraint requirements/test.txt --universal --python-version 3.11 --upgrade --generate-hashes \
	  --no-emit-index-url --no-header --quiet -o requirements/build.txt
	@$(BIN)/uv pip compile pyproject.toml --extra envs --extra cluster --extra data --group extras --constraint requirements/test.txt --universal --python-version 3.11 --upgrade --generate-hashes \
	  --no-emit-index-url --no-header --quiet -o requirements/extras.txt
	@for set in bench bench-pgx tools; do \
	  $(BIN)/uv pip compile requirements/$$set.in --universal --python-version 3.11 --upgrade --generate-hashes \
	    --no-emit-index-url --no-header --quiet -o requirements/$$set.txt; \
	done

clean: ## remove everything that the other commands have built
	rm -rf .venv .venv-* build dist web/node_modules src/rookery/static src/rookery/fast/.built .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src/rookery/fast -name '*.so' -delete

# --- set-up: a virtual environment, the pinned requirements, and the package itself in editable form

ifneq ($(call version,$(BIN)/python),$(call version,$(PYTHON)))
.PHONY: $(VENV)/pyvenv.cfg # recreate an environment made for another Python, or for one that is gone
endif

$(VENV)/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || { echo "Rookery needs Python 3.11 or newer, and there is no $(PYTHON) here: please install it."; exit 1; }
	@$(PYTHON) -c '' || { echo "Rookery needs Python 3.11 or newer, and $(PYTHON) does not run: the lines above say why."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rookery needs Python 3.11 or newer, and $(PYTHON) is" \
	  "$$($(PYTHON) -V): please install a newer one, or name one: make play PYTHON=/path/to/python3.13"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Rookery needs Python's venv module: please install it (on Debian and Ubuntu the package python3-venv)."; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)

# sources that the package build compiles or bundles; a change rebuilds the package
BUILT_FROM := hatch_build.py $(wildcard src/rookery/fast/*.py src/rookery/fast/*/*.py src/rookery/fast/*/*.pxd src/rookery/locale/*.ftl src/rookery/drawing/art/*) \
  $(shell find web -path web/node_modules -prune -o -path web/src/wire.ts -prune -o -type f -print)

# Install the build requirements first, so that client and twins are built while the other packages install. If that build fails, the installation of
# the package repeats it and shows the error.
define install
	@echo "Setting up $(VENV) for '$(1)' (the first time needs the network) ..."
	@$(MAKE) --no-print-directory --silent packages SET=build OPTIONS=$(2)
	@$(MAKE) --no-print-directory --silent --jobs=2 packages build-ahead SET=$(1) OPTIONS=$(2)
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
endef

.PHONY: packages build-ahead
packages:
	@$(PIP) install $(OPTIONS) --require-hashes -r requirements/$(SET).txt || \
	  { echo "Could not install requirements/$(SET).txt: is the package index reachable? The lines above say which package failed."; exit 1; }

build-ahead:
	@$(BIN)/python hatch_build.py >/dev/null 2>&1 || true

$(VENV)/.play: $(VENV)/pyvenv.cfg requirements/build.txt requirements/play.txt pyproject.toml $(BUILT_FROM)
	$(call install,play)

# Python compiles packages for the tests when they are first imported.
$(VENV)/.test: $(VENV)/pyvenv.cfg requirements/build.txt requirements/test.txt pyproject.toml $(BUILT_FROM)
	$(call install,test,--no-compile)
	@touch $(VENV)/.play

$(BENCH)/.bench: $(VENV)/pyvenv.cfg requirements/bench.txt requirements/bench-pgx.txt
	@echo "Setting up $(BENCH) with the libraries for comparison (the first time needs the network) ..."
	@$(BIN)/python -m venv $(BENCH)
	@for set in bench bench-pgx; do \
	  $(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/$$set.txt || \
	    echo "Could not install requirements/$$set.txt: the benchmarks continue without these libraries."; \
	done
	@touch $@

$(TOOLS)/.tools: $(VENV)/pyvenv.cfg requirements/tools.txt
	@echo "Setting up $(TOOLS) with tools for developers (the first time needs the network) ..."
	@$(BIN)/python -m venv $(TOOLS)
	@$(TOOLS)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/tools.txt
	@touch $@

# PyTorch is the one package without a hash: the builds for CPUs and GPUs of one version differ, and an index may offer either.
$(VENV)/.extras: $(VENV)/.test requirements/extras.txt
	@$(MAKE) --no-print-directory --silent packages SET=extras
	@$(PIP) install torch==2.13.0
	@touch $@

$(VENV)/.browser: $(VENV)/.test
	@$(BIN)/python tools/browser.py
	@touch $@
