# `make play` and `make test` set up all they need on a machine that has Python with pip and venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
REQUIRED := $(VENV)/.required
PLAYING := $(VENV)/.ready-to-play
DEVELOPING := $(VENV)/.ready-to-develop
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PAGE := src/levada/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: play test served unserved uncompiled bounded check format lint types layers page browser bench soak lock clean

# PLAY is what `levada serve` is to be told besides, such as `make play PLAY='--port 9000'`.
play: $(PLAYING) $(PAGE)
	@$(BIN)/levada serve --open $(PLAY)

$(BIN)/python:
	@echo 'setting up $(VENV), once …'
	@$(PYTHON) -m venv $(VENV)

$(REQUIRED): $(BIN)/python requirements/play.txt
	@$(PIP) --require-hashes -r requirements/play.txt
	@touch $@

# Node comes as a wheel where the machine has none that will do.
$(PAGE): $(PAGE_SOURCES) | $(REQUIRED)
	@$(BIN)/python web/build.py --has-node || $(PIP) --require-hashes -r requirements/node.txt
	@$(BIN)/python web/build.py

$(PLAYING): $(REQUIRED) pyproject.toml | $(PAGE)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEVELOPING): $(PLAYING) requirements/develop.txt | $(PAGE)
	@$(PIP) --require-hashes -r requirements/develop.txt
	@touch $@

# Three passes: compiled, uncompiled (which measures coverage) and with bounds checked; two at a time, the server's
# tests, which mostly wait, beside the others.
test: $(DEVELOPING) $(PAGE) browser
	$(BIN)/python web/build.py test
	$(BIN)/levada warm
	@$(MAKE) --no-print-directory --jobs 2 served unserved uncompiled bounded

served: $(DEVELOPING)
	$(BIN)/python -m pytest tests/server

unserved: $(DEVELOPING)
	$(BIN)/python -m pytest --ignore tests/server

uncompiled: $(DEVELOPING)
	LEVADA_UNCOMPILED=1 $(BIN)/python -m pytest tests/rules tests/contract tests/records --cov --cov-report=term

bounded: $(DEVELOPING)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/contract tests/rules tests/bots

# The page's tests drive a browser: Debian's where the machine has none.
browser: $(DEVELOPING)
	@$(BIN)/python -m tests.browser.chromium >/dev/null 2>&1 \
	|| { $(SUDO) apt-get update --quiet && $(SUDO) apt-get install --quiet --yes chromium; } || true
	@$(BIN)/python -m tests.browser.chromium

check: format lint types layers page test

format: $(DEVELOPING)
	$(BIN)/ruff format --check .

lint: $(DEVELOPING)
	$(BIN)/ruff check .

types: $(DEVELOPING)
	$(BIN)/mypy

layers: $(DEVELOPING)
	$(BIN)/lint-imports

# The page's own types, warnings and format.
page: $(DEVELOPING) $(PAGE)
	$(BIN)/python web/build.py run check

bench: $(DEVELOPING)
	$(BIN)/python -m benchmarks

# Long runs that are not in CI.
soak: $(DEVELOPING)
	$(BIN)/python -m tests.soak
	$(BIN)/python -m benchmarks load load_postgres

# Pins every dependency by version and hash.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-header --no-emit-index-url --no-emit-find-links
lock: $(BIN)/python
	@$(PIP) uv
	@$(LOCK) pyproject.toml --group build --output-file requirements/play.txt
	@$(LOCK) --group node --output-file requirements/node.txt
	@$(LOCK) pyproject.toml --extra arena --extra ray --group build --group dev --constraint requirements/play.txt --output-file requirements/develop.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
