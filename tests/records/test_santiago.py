"""What each record of Santiago shows really happens, at the move the README names."""

import re

import pytest

from levada.match import Match
from tests.records.santiago_shows import SHOWN, step_of
from tests.records.test_records import FILES, HERE, read

README = (HERE / "README.md").read_text("utf-8")
MOVE_SHOWN = dict(re.findall(r"^\| `(santiago-\S+\.json)` \|.*\| (\d+) \|$", README, re.MULTILINE))


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_record_shows_happens_at_the_move_the_readme_names(name: str) -> None:
    file = f"santiago-{name}.json"
    match = Match.replay(read(HERE / file))
    assert SHOWN[name](step_of(match, int(MOVE_SHOWN[file])))


def test_every_record_of_santiago_shows_something() -> None:
    names = {path.name for path in FILES if path.name.startswith("santiago-")}
    assert names == {f"santiago-{name}.json" for name in SHOWN} == MOVE_SHOWN.keys()


def test_every_edition_player_count_and_option_has_a_record() -> None:
    options = [read(HERE / f"santiago-{name}.json").options for name in SHOWN]
    tables = {(o["edition"], o["players"]) for o in options}
    assert tables == {(e, n) for e in ("amigo", "samarkand", "trefl") for n in (3, 4, 5)} | {
        ("trefl", 2)
    }
    for edition in ("amigo", "trefl"):
        values = {item for o in options if o["edition"] == edition for item in o.items()}
        assert {("palms", False), ("min_offer", 0), ("money", "open")} <= values
        assert {("palms", True), ("min_offer", 1), ("money", "hidden")} <= values
    values = {item for o in options for item in o.items()}
    assert {("spare_tile", "planted"), ("build_named", True)} <= values


@pytest.mark.parametrize("winners", [1, 2, 5])
def test_every_way_of_ending_has_a_record(winners: int) -> None:
    results = [read(HERE / f"santiago-{name}.json").result for name in SHOWN]
    assert winners in [len(result["winners"]) for result in results if result is not None]


def test_sealed_bids_are_read_in_either_order() -> None:
    record = read(HERE / "santiago-equal-sealed-bids.json")
    written = [*record.moves]
    record.moves[1:3] = record.moves[2:0:-1]
    assert record.moves != written
    assert Match.replay(record).record().moves == written
