"""`levada coach`: advice and reviews from records, shown or as JSON, and refused in one line."""

import json
from pathlib import Path

import pytest

import levada
from tests.cli.conftest import Run

QUICK = ("--level", "expert:iterations=100", "--playouts", "8")
NAMES = ["Ana", "Beto", "Caro", "Dora"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    next(levada.matches("santiago", games=1, seed=1)).record(NAMES).save(path)
    return path


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game of Ex Libris, over."""
    path = tmp_path / "short.json"
    next(levada.matches("exlibris", games=1, seed=1, players=2)).record(NAMES[:2]).save(path)
    return path


def test_seats_moves_and_reasons_are_shown(run: Run, game: Path) -> None:
    shown = run("coach", str(game), "--at", "0", *QUICK)
    assert shown.status == 0
    assert "after move 0: to act" in shown.out
    for words in ("expected total", "chance to win", "Ana", "Dora", "bid 1", "plants first"):
        assert words in shown.out


def test_the_move_played_is_marked_even_if_it_is_not_among_the_best(run: Run, game: Path) -> None:
    for n, (seat, move) in enumerate(levada.load(game).moves[:8]):
        shown = run("coach", str(game), "--at", str(n), *QUICK)
        assert f"Advice for {NAMES[seat]}" in shown.out
        [line] = [line for line in shown.out.splitlines() if line.startswith("│ ▸")]
        assert f" {move} " in line


def test_json_is_the_advice_of_the_library(run: Run, game: Path) -> None:
    found = json.loads(run("coach", str(game), "--at", "3", "--json", *QUICK).out)
    match = levada.load(game)
    seat, move = match.moves[3]
    advice = levada.coach(match.at(3), seat, move=move, words=QUICK[1], playouts=8).as_dict()
    assert found == {"n": 3, "seats": NAMES, "played": move, **advice}


def test_without_a_place_it_is_where_the_record_ends(run: Run, game: Path) -> None:
    running = levada.load(game).at(2).record(NAMES).to_json()
    found = json.loads(run("coach", "-", "--json", *QUICK, typed=running).out)
    assert (found["n"], found["played"]) == (2, None)
    assert found["moves"]


def test_a_game_that_is_over_shows_its_result_and_says_so(run: Run, short: Path) -> None:
    shown = run("coach", str(short))
    assert "over." in shown.out
    assert "there is no move to advise" in shown.out
    assert shown.status == 0


def test_another_seat(run: Run, game: Path) -> None:
    match = levada.load(game)
    waiting = next(seat for seat in range(4) if seat not in match.at(0).to_act)
    shown = run("coach", str(game), "--at", "0", "--seat", str(waiting), *QUICK)
    assert f"It is not the turn of {NAMES[waiting]}" in shown.out


@pytest.mark.parametrize(("seat", "played"), [(0, "bid 1"), (1, "bid 2")])
def test_either_of_two_who_bid_at_once(run: Run, seat: int, played: str) -> None:
    match = levada.deal("santiago", edition="trefl", players=2, seed=1, overseer=0)
    match.play(0, match.legal()[0])
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    typed = match.record().to_json()
    asked = ("coach", "-", "--at", "1", "--seat", str(seat), "--json", *QUICK)
    found = json.loads(run(*asked, typed=typed).out)
    assert (found["seat"], found["played"]) == (seat, played)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--at", "9999"], "the game has moves 0 to"),
        (["--at", "3", "--seat", "9"], "seat: 9 is not there; expected 0 to 3"),
        (["--at", "3", "--playouts", "0"], "playouts: 0 is not possible"),
        (["--at", "3", "--level", "wizard"], "level: 'wizard' is not there"),
        (["--at", "3", "--level", "novice"], "does not search"),
        (["--review", "--at", "3"], "leave out --at and --seat"),
        (["--review", "--seat", "0"], "leave out --at and --seat"),
    ],
)
def test_bad_input_is_one_line(run: Run, game: Path, options: list[str], said: str) -> None:
    refused = run("coach", str(game), *options)
    assert refused.status == 2
    [line] = refused.err.splitlines()
    assert said in line
    assert refused.out == ""


def test_one_record_at_a_time(run: Run, game: Path) -> None:
    refused = run("coach", "-", typed=game.read_text("utf-8") * 2)
    assert refused.status == 2
    assert "more than one record" in refused.err


def test_unknown_tiles(run: Run, game: Path) -> None:
    record = levada.load(game).record()
    record.setup["stacks"] = [["?"] * 11 for _ in range(4)]
    record.result = None
    refused = run("coach", "-", typed=record.to_json())
    assert refused.status == 2
    assert "the tiles of round 1 are not known" in refused.err


def test_review_shows_chances_and_the_costliest_moves(run: Run, short: Path) -> None:
    shown = run("coach", str(short), "--review", *QUICK)
    found = levada.review(levada.load(short), words=QUICK[1], playouts=8)
    assert "points given away" in shown.out
    assert any(level in shown.out for level in "▁▂▃▄▅▆▇█")
    for place, move in enumerate(found.costliest, start=1):
        assert f"{place}. after move {move.n}, {NAMES[move.seat]}: {move.played.move}" in shown.out
        assert f"better: {move.best.move}" in shown.out


def test_review_as_json(run: Run, short: Path) -> None:
    found = json.loads(run("coach", str(short), "--review", "--json", *QUICK).out)
    asked = levada.review(levada.load(short), words=QUICK[1], playouts=8).as_dict()
    assert found == {"seats": NAMES[:2], **asked}


def test_review_of_a_game_without_moves(run: Run) -> None:
    record = levada.deal("santiago", seed=1).record().to_json()
    shown = run("coach", "-", "--review", typed=record)
    assert shown.status == 0
    assert "–" in shown.out
