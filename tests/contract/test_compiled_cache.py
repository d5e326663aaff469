"""Compiling: once for each version of the sources, announced, and never in anybody's way."""

import os
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from levada import compiled_cache

# The smallest entry point of the smallest game.
ONE_ENTRY_POINT = """
import sys
import numpy as np
from levada.games import game
ex_libris = game("exlibris")
games = np.zeros(1, ex_libris.layout)
assert ex_libris.engine.awaiting(games, 0) == 1
"""
ANOTHER_ENTRY_POINT = """
assert ex_libris.engine.count_legal(games, 0, 0) == 0
"""
DEAL = """
import levada
levada.deal("exlibris", players=2, seed=1)
"""


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as a user would, compiled unless asked otherwise."""
    settings = {**os.environ, "LEVADA_UNCOMPILED": "", **environment}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done


def caches(home: Path) -> list[str]:
    return sorted(path.name for path in home.iterdir())


@pytest.mark.slow
def test_compiling_is_announced_once_and_only_when_it_happens(tmp_path: Path) -> None:
    home = str(tmp_path)
    assert (
        run(ONE_ENTRY_POINT + ANOTHER_ENTRY_POINT, LEVADA_CACHE=home).stderr
        == f"{compiled_cache.ANNOUNCEMENT}\n"
    )
    assert run(ONE_ENTRY_POINT + ANOTHER_ENTRY_POINT, LEVADA_CACHE=home).stderr == ""
    assert caches(tmp_path) == [f"rules-{compiled_cache.source_digest()}"]
    assert list(tmp_path.rglob("*awaiting*.nbi"))


@pytest.mark.slow
def test_dealing_a_game_from_a_warm_cache_announces_nothing() -> None:
    run(DEAL)
    assert run(DEAL).stderr == ""


@pytest.mark.slow
def test_a_cache_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    regular_file = tmp_path / "file"
    regular_file.write_text("not a directory")
    below = regular_file / "cache"
    stderr = run(ONE_ENTRY_POINT, LEVADA_CACHE=str(below)).stderr
    assert stderr == f"{compiled_cache.ANNOUNCEMENT} (each time: {below} cannot be written)\n"
    assert caches(tmp_path) == ["file"]


def test_uncompiled_nothing_is_announced_written_or_loaded(tmp_path: Path) -> None:
    program = f"{ONE_ENTRY_POINT}assert 'numba' not in sys.modules"
    done = run(program, LEVADA_CACHE=str(tmp_path), LEVADA_UNCOMPILED="1")
    assert done.stderr == ""
    assert caches(tmp_path) == []


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two modules in place of ours."""
    package = tmp_path / "package"
    (package / "games").mkdir(parents=True)
    (package / "compiled_cache.py").write_text("one = 1\n")
    (package / "games" / "rules.py").write_text("two = 2\n")
    monkeypatch.setattr(compiled_cache, "__file__", str(package / "compiled_cache.py"))
    return package


def test_the_cache_belongs_to_the_sources(sources: Path) -> None:
    digests = {compiled_cache.source_digest()}
    assert compiled_cache.source_digest() in digests
    rules = sources / "games" / "rules.py"
    rules.write_text("two = 3\n")
    digests.add(compiled_cache.source_digest())
    rules.rename(sources / "rules.py")
    digests.add(compiled_cache.source_digest())
    (sources / "more.py").write_text("")
    digests.add(compiled_cache.source_digest())
    assert len(digests) == 4


def test_an_edit_where_nothing_is_compiled_costs_no_compiling(sources: Path) -> None:
    before = compiled_cache.source_digest()
    (sources / "cli").mkdir()
    (sources / "cli" / "app.py").write_text("three = 3\n")
    (sources / "match.py").write_text("four = 4\n")
    assert compiled_cache.source_digest() == before


def test_code_that_checks_bounds_has_a_cache_of_its_own(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = compiled_cache.source_digest()
    monkeypatch.setattr(compiled_cache, "BOUNDS_CHECKED", not compiled_cache.BOUNDS_CHECKED)
    assert compiled_cache.source_digest() != plain


def test_old_caches_are_forgotten_and_the_newest_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for age in range(6):
        old = tmp_path / f"rules-{age}"
        old.mkdir()
        (old / "awaiting.nbi").write_text("")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "something else").mkdir()
    monkeypatch.setenv("LEVADA_CACHE", str(tmp_path))
    current = compiled_cache.open_cache()
    assert current == tmp_path / f"rules-{compiled_cache.source_digest()}"
    kept = [f"rules-{age}" for age in range(compiled_cache.CACHES_KEPT - 1)]
    assert caches(tmp_path) == sorted([*kept, current.name, "something else"])


def test_a_cache_that_is_there_already_lets_the_old_ones_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVADA_CACHE", str(tmp_path))
    assert compiled_cache.open_cache() is not None
    for age in range(6):
        (tmp_path / f"rules-{age}").mkdir()
    assert compiled_cache.open_cache() is not None
    assert len(caches(tmp_path)) == 7


def test_nothing_is_compiled_that_is_not_part_of_the_key() -> None:
    graph = grimp.build_graph("levada")
    never = {f"levada.{name.removesuffix('.py')}" for name in compiled_cache.NEVER_COMPILED}
    assert never <= graph.modules
    compiling = graph.find_modules_that_directly_import("levada.compilation")
    assert "levada.games.santiago.auction" in compiling
    assert {name for name in compiling if ".".join(name.split(".")[:2]) in never} == set()
