# `make play` and `make test` set up all they need on a machine that has Python with pip and venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
REQUIRED := $(VENV)/.required
PLAYING := $(VENV)/.ready-to-play
DEVELOPING := $(VENV)/.ready-to-develop
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PINNED = $(PIP) --no-deps --require-hashes
PYTEST := $(BIN)/python -m pytest
PAGE := src/levada/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
RULES_TESTS := tests/rules tests/contract tests/records
# Each thing that runs beside others prints all it has to say when it ends, where make can do that.
AT_ONCE = $(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync) --jobs

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: play help quick check test bench pictures docs soak versions lock release-check clean \
	checks format lint types layers page-types page-tests browser warm \
	fast-rules fast-others server-tests-1 server-tests-2 browser-tests other-tests uncompiled-tests bounds-tests

## play      starts the server and opens the page; PLAY='--port 9000' is handed to `levada serve`
play: $(PLAYING) $(PAGE)
	@$(BIN)/levada serve --open $(PLAY)

## help      prints these lines
help:
	@sed -n 's/^## /make /p' Makefile

$(BIN)/python:
	@echo 'setting up $(VENV), once …'
	@$(PYTHON) -m venv $(VENV)

# The lists name everything that is needed: without --no-deps pip would look for newer ones where a
# package asks for another with an extra.
$(REQUIRED): $(BIN)/python requirements/play.txt
	@$(PINNED) -r requirements/play.txt
	@touch $@

# Node comes as a wheel where the machine has none that will do.
$(PAGE): $(PAGE_SOURCES) | $(REQUIRED)
	@$(BIN)/python web/build.py --has-node || $(PINNED) -r requirements/node.txt
	@$(BIN)/python web/build.py

$(PLAYING): $(REQUIRED) pyproject.toml | $(PAGE)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEVELOPING): $(PLAYING) requirements/develop.txt | $(PAGE)
	@$(PINNED) -r requirements/develop.txt
	@touch $@

# The page's tests drive a browser: Debian's where the machine has none.
browser: $(DEVELOPING)
	@$(BIN)/python -m tests.browser.chromium >/dev/null 2>&1 \
	|| { $(SUDO) apt-get update --quiet && $(SUDO) apt-get install --quiet --yes chromium; } || true
	@$(BIN)/python -m tests.browser.chromium

## quick     format, lint, types, layers and the fast tests: under a minute once caches are filled
quick: $(DEVELOPING)
	@$(AT_ONCE) 2 fast-rules fast-others format lint types layers

## check     all that must pass before a change lands: quick's checks, the page's, and `make test`
check: checks test

checks: $(DEVELOPING) $(PAGE)
	@$(AT_ONCE) 2 types page-types layers format lint

## test      all tests
test: $(DEVELOPING) $(PAGE) browser
	@$(AT_ONCE) 3 $(TESTS)

# The rules are tested three times: compiled, uncompiled (which measures coverage) and with bounds
# checked. Three things at a time on two cores, because tests of the server and the page often wait;
# the longest first.
TESTS := page-tests browser-tests server-tests-1 server-tests-2 other-tests uncompiled-tests bounds-tests

# In two runs, every other file in each: one alone would take longer than everything else.
SERVER_TESTS := $(sort $(wildcard tests/server/test_*.py))
server-tests-1: $(DEVELOPING) warm
	$(PYTEST) $(shell printf '%s\n' $(SERVER_TESTS) | awk 'NR % 2 == 1')

server-tests-2: $(DEVELOPING) warm
	$(PYTEST) $(shell printf '%s\n' $(SERVER_TESTS) | awk 'NR % 2 == 0')

browser-tests: $(DEVELOPING) warm
	$(PYTEST) tests/browser

other-tests: $(DEVELOPING) warm
	$(PYTEST) --ignore tests/server --ignore tests/browser

uncompiled-tests: $(DEVELOPING)
	LEVADA_UNCOMPILED=1 $(PYTEST) $(RULES_TESTS) --cov --cov-report=term

bounds-tests: $(DEVELOPING)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/contract tests/rules tests/bots

page-tests: $(DEVELOPING) $(PAGE)
	$(BIN)/python web/build.py test

# Compiled once, before several test runs would all compile the same.
warm: $(DEVELOPING)
	$(BIN)/levada warm

FAST := -m 'not slow and not server and not browser'

fast-rules: $(DEVELOPING)
	$(PYTEST) $(FAST) $(RULES_TESTS) tests/presentation

fast-others: $(DEVELOPING)
	$(PYTEST) $(FAST) tests/library tests/bots tests/coach tests/arena tests/study tests/cli tests/players tests/docs

format: $(DEVELOPING)
	$(BIN)/ruff format --check .

lint: $(DEVELOPING)
	$(BIN)/ruff check .

types: $(DEVELOPING)
	$(BIN)/mypy

layers: $(DEVELOPING)
	$(BIN)/lint-imports

# The page's own types, warnings and format.
page-types: $(DEVELOPING) $(PAGE)
	$(BIN)/python web/build.py run check

## versions  the fast tests and a game by the server on each Python from 3.11 to 3.14 found here
versions: $(DEVELOPING)
	$(BIN)/python -m tests.versions

## bench     figures of speed and memory; `python -m benchmarks` lists them
bench: $(DEVELOPING)
	$(BIN)/python -m benchmarks all

## pictures  pictures of every page and phase, into build/pictures; those of the docs anew
pictures: $(DEVELOPING) $(PAGE) browser
	$(BIN)/python -m tests.browser.pictures

## docs      the docs site, into build/docs; a warning or a dead link is an error
docs: $(DEVELOPING)
	$(BIN)/python -m docs.site

## soak      long runs that are not in CI, with new chance each time; one page at the end
soak: $(DEVELOPING)
	$(BIN)/python -m tests.soak

## release-check  builds the wheel and tries it in empty environments
release-check: $(DEVELOPING) $(PAGE)
	$(BIN)/python -m tests.release_check

## lock      pins every dependency by version and hash
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-header --no-emit-index-url --no-emit-find-links
lock: $(BIN)/python
	@$(PIP) uv
	@$(LOCK) pyproject.toml --extra server --group build --output-file requirements/play.txt
	@$(LOCK) --group node --output-file requirements/node.txt
	@$(LOCK) pyproject.toml --all-extras --group build --group dev --group docs --constraint requirements/play.txt --output-file requirements/develop.txt

## clean     removes the virtual environment and all caches
clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .versions
