"""`levada play --from`: a game that was saved, or any position of a record, goes on against bots."""

import json
from pathlib import Path

import pytest

import levada
from tests.cli.conftest import Run

ORDERS = "order A\norder B\n"


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A game of Ex Libris after a few moves; the person sits on seat 1."""
    path = tmp_path / "saved.json"
    table = ("--players", "3", "--seat", "1", "--level", "novice random")
    run("play", "exlibris", "--seed", "4", *table, typed=f"{ORDERS}save {path}\nquit\n")
    return path


@pytest.fixture
def named(tmp_path: Path) -> Path:
    """A game of three people, five moves long."""
    match = levada.deal("exlibris", players=3, seed=7)
    match.names = ["Ana", "Beto", "Cleo"]
    for _ in range(5):
        match.play(match.to_act[0], match.legal()[0])
    path = tmp_path / "named.json"
    match.record().save(path)
    return path


def test_a_saved_game_goes_on_with_the_same_seats_and_levels(
    run: Run, saved: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.json"
    played = run("play", "--from", str(saved), typed=f"{ORDERS}save {again}\nquit\n")
    assert played.status == 0
    before, after = (json.loads(path.read_text()) for path in (saved, again))
    assert after["seats"] == before["seats"] == ["bot:random", "you", "bot:novice"]
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert f"levada play --from {again} goes on." in played.out


def test_a_game_of_people_goes_on_for_whoever_is_to_act(run: Run, named: Path) -> None:
    person = levada.load(named).to_act[0]
    played = run("play", "exlibris", "--from", str(named), typed=f"{ORDERS}quit\n")
    others = [name for seat, name in enumerate(["Ana", "Beto", "Cleo"]) if seat != person]
    assert all(f"{name}: order" in played.out for name in others)
    assert "you: order" in played.out


def test_any_position_can_be_played_on_from_any_seat(run: Run, named: Path, tmp_path: Path) -> None:
    path = tmp_path / "on.json"
    chosen = ("--at", "2", "--seat", "0", "--level", "random")
    run("play", "--from", str(named), *chosen, typed=f"{ORDERS}save {path}\nquit\n")
    played = json.loads(path.read_text())
    assert played["moves"][:2] == json.loads(named.read_text())["moves"][:2]
    assert played["seats"] == ["you", "bot:random", "bot:random"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("santiago",), "is a game of exlibris; leave out 'santiago'"),
        (("--players", "4"), "the record says how the table is set up; leave out --players"),
        (("--at", "99"), "move 99: the game has moves 0 to 5"),
        (("--seat", "3"), "--seat: 3 is no seat; expected 0 to 2"),
    ],
)
def test_what_a_record_does_not_allow_is_refused(
    run: Run, named: Path, arguments: tuple[str, ...], says: str
) -> None:
    refused = run("play", *arguments, "--from", str(named))
    assert refused.status == 2
    assert says in refused.err
    assert refused.err.count("\n") == 1


def test_a_game_that_is_over_goes_on_only_from_before(run: Run) -> None:
    record = "tests/records/santiago-r9-shared-win.json"
    refused = run("play", "--from", record)
    assert refused.status == 2
    assert "the game is over; --at N goes on from an earlier position" in refused.err
    assert run("play", "--from", record, "--at", "3", typed="quit\n").status == 0


def test_a_position_needs_its_game(run: Run) -> None:
    assert "--at: a position of which game? Give --from FILE too" in run("play", "--at", "3").err
