# `make play` and `make test` set up all they need on a machine that has Python with pip and venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYING := $(VENV)/.ready-to-play
DEVELOPING := $(VENV)/.ready-to-develop

.PHONY: play test check format lint types layers bench soak lock clean

# PLAY is what `levada serve` is to be told besides, such as `make play PLAY='--port 9000'`.
play: $(PLAYING)
	@$(BIN)/levada serve --open $(PLAY)

$(BIN)/python:
	@echo 'setting up $(VENV), once …'
	@$(PYTHON) -m venv $(VENV)

$(PLAYING): $(BIN)/python requirements/play.txt pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(DEVELOPING): $(PLAYING) requirements/develop.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/develop.txt
	@touch $@

# Three passes: compiled, uncompiled (which measures coverage), and compiled with bounds checked.
test: $(DEVELOPING)
	$(BIN)/python -m pytest
	LEVADA_UNCOMPILED=1 $(BIN)/python -m pytest tests/rules tests/contract tests/records --cov --cov-report=term
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/contract tests/rules tests/bots

check: format lint types layers test

format: $(DEVELOPING)
	$(BIN)/ruff format --check .

lint: $(DEVELOPING)
	$(BIN)/ruff check .

types: $(DEVELOPING)
	$(BIN)/mypy

layers: $(DEVELOPING)
	$(BIN)/lint-imports

bench: $(DEVELOPING)
	$(BIN)/python -m benchmarks

# Long runs that are not in CI.
soak: $(DEVELOPING)
	$(BIN)/python -m tests.soak
	$(BIN)/python -m benchmarks load load_postgres

# Pins every dependency by version and hash.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-header --no-emit-index-url --no-emit-find-links pyproject.toml
lock: $(BIN)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(LOCK) --group build --output-file requirements/play.txt
	@$(LOCK) --extra arena --extra ray --group build --group dev --constraint requirements/play.txt --output-file requirements/develop.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
