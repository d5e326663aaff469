"""A type checker knows what there is to see of a game: keys, phases, options."""

from pathlib import Path
from typing import get_args

import pytest
from mypy import api

from levada.games.exlibris.layout import PHASES as EXLIBRIS_PHASES
from levada.games.exlibris.layout import Phase as ExLibrisPhase
from levada.games.exlibris.view_types import ExLibrisTrace, ExLibrisView
from levada.games.santiago.options import EDITION_NAMES, EDITIONS
from levada.games.santiago.view import TRACE_NAMES
from levada.games.santiago.view_types import Phase as SantiagoPhase
from levada.games.santiago.view_types import SantiagoTrace, SantiagoView

PROGRAM = """
import levada

santiago = levada.deal("santiago", seed=1).view(0)
print(santiago["phase"] == "auction", santiago["board"]["c3"][2] + 1)
print(santiago["phase"] == "bidding")  # refused
print(santiago["bord"])  # refused
print(santiago["board"]["c3"][0] + 1)  # refused
print(santiago["hands"])  # refused

exlibris = levada.deal("exlibris", seed=1)
print([line["hands"][0].count("A") for line in exlibris.trace()])
print(exlibris.view()["phase"] == "auction")  # refused
print(exlibris.view()["hands"][0].count("A"))  # refused

loaded = levada.load("game.json").view()
print(loaded["phase"] == "over", loaded["legal"])
print(loaded["money"])  # refused
if loaded["game"] == "santiago":
    print(loaded["money"])
advice = levada.coach(levada.deal("santiago"))
"""


@pytest.mark.slow
def test_a_type_checker_refuses_what_is_not_there(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    found, _, _ = api.run(["--config-file", "pyproject.toml", str(program)])
    lines = {int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line}
    refused = {n for n, line in enumerate(PROGRAM.splitlines(), 1) if "# refused" in line}
    assert lines == refused, found


def test_the_names_of_phases_and_editions_are_those_of_the_rules() -> None:
    assert set(TRACE_NAMES.values()) == set(get_args(SantiagoPhase))
    assert get_args(ExLibrisPhase) == EXLIBRIS_PHASES
    assert tuple(EDITIONS) == EDITION_NAMES


def test_whatever_a_trace_shows_a_view_shows_too() -> None:
    assert SantiagoTrace.__required_keys__ <= SantiagoView.__required_keys__
    assert ExLibrisTrace.__required_keys__ <= ExLibrisView.__required_keys__
