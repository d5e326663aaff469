"""`levada.coach`: what it promises, and what it refuses."""

import json
from typing import Any

import pytest

import levada
from levada.advice import MOVES_SHOWN
from levada.match import Match
from levada.record import Record
from tests.tables import dig, go_to_last_round, play, play_quietly, put, table

QUICK = "expert:iterations=100"


@pytest.fixture(params=["santiago", "exlibris"])
def match(request: pytest.FixtureRequest) -> Match:
    return levada.deal(request.param, players=3, seed=2)


def test_best_moves_first_with_values_and_reasons(match: Match) -> None:
    advice = levada.coach(match, words=QUICK, playouts=16)
    assert advice.seat == match.to_act[0]
    assert 1 < len(advice.moves) <= MOVES_SHOWN
    assert {move.move for move in advice.moves} <= set(match.legal())
    behind = [move.behind for move in advice.moves]
    assert behind == sorted(behind)
    assert behind[0] == 0
    for move in advice.moves:
        assert move.value == pytest.approx(advice.totals[advice.seat] - move.behind)
        assert move.reasons


def test_totals_and_chances_of_every_seat(match: Match) -> None:
    advice = levada.coach(match, words=QUICK, playouts=64)
    assert len(advice.totals) == len(advice.chances) == match.players
    assert sum(advice.chances) == pytest.approx(1)


def test_a_move_that_is_asked_about_is_there_whether_good_or_not(match: Match) -> None:
    for move in match.legal()[:3]:
        advice = levada.coach(match, move=move, words=QUICK, playouts=8)
        assert [each.move for each in advice.moves].count(move) == 1
        assert len(advice.moves) <= MOVES_SHOWN + 1


def test_an_offer_that_is_asked_about_is_there() -> None:
    match = play_quietly(table(4), until="bribery")
    for move in ("offer C1-C2 1", "offer C1-C2 10", "pass"):
        advice = levada.coach(match, move=move, words=QUICK, playouts=8)
        assert [each.move for each in advice.moves].count(move) == 1


def test_a_seat_that_is_not_to_act_gets_no_moves(match: Match) -> None:
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    advice = levada.coach(match, waiting, playouts=8)
    assert (advice.seat, advice.moves) == (waiting, [])


def test_the_same_position_gives_the_same_advice(match: Match) -> None:
    assert levada.coach(match, words=QUICK, playouts=8) == levada.coach(
        match, words=QUICK, playouts=8
    )


def test_advice_is_plain_json(match: Match) -> None:
    found = levada.coach(match, words=QUICK, playouts=8).as_dict()
    assert json.loads(json.dumps(found)) == found


def test_a_game_that_is_over_is_counted_and_has_no_moves() -> None:
    match = next(levada.matches("exlibris", games=1, seed=1))
    advice = levada.coach(match)
    assert advice.totals == match.scores
    assert match.winners is not None
    assert [seat for seat, chance in enumerate(advice.chances) if chance] == match.winners
    assert advice.moves == []


def test_the_last_canal_goes_where_the_points_are() -> None:
    """Nothing is left to chance: the overseer waters a field of 3 of its own."""
    match = play_quietly(table(4, overseer=1), until="bribery")
    dig(match, "C2-D2")
    go_to_last_round(match)
    for square in ("f4", "g4", "g3"):
        put(match, square, "sugarcane2", 2, 2)
    play(match, "3 pass", "0 pass", "1 pass")
    best = levada.coach(match, 2, playouts=16).moves[0]
    assert best.move == "build D2-D3"
    assert {"reason": "waters", "seat": 2, "tiles": 3} in best.reasons
    assert {"reason": "saves", "tiles": 3} in best.reasons


@pytest.mark.parametrize("seat", [-1, 3, 2.0, "2", True])
def test_no_such_seat(match: Match, seat: Any) -> None:
    with pytest.raises(levada.IllegalMove, match="is not there; expected 0 to 2"):
        levada.coach(match, seat)


@pytest.mark.parametrize("playouts", [0, -1, 2049, 1.5, True])
def test_playouts_out_of_range(match: Match, playouts: Any) -> None:
    with pytest.raises(levada.OptionError, match="expected 1 to 2,048"):
        levada.coach(match, playouts=playouts)


@pytest.mark.parametrize("words", ["random", "novice", "regular", "expert:iterations=0"])
def test_a_level_that_does_not_search_cannot_say_what_a_move_costs(
    match: Match, words: str
) -> None:
    with pytest.raises(levada.OptionError, match="does not search"):
        levada.coach(match, words=words)


def test_tiles_nobody_has_seen_are_an_obstacle() -> None:
    record = levada.deal("santiago", players=4, seed=1).record()
    record.setup["stacks"] = [["?"] * 11 for _ in range(4)]
    match = Match.replay(Record.parse(record.to_json()))
    with pytest.raises(levada.IllegalMove, match="the tiles of round 1 are not known"):
        levada.coach(match)


def test_a_search_that_looks_no_further_still_tells_moves_apart() -> None:
    match = levada.deal("exlibris", players=3, seed=4)
    for words in ("regular:iterations=200,width=5", "expert:iterations=200,horizon=0"):
        behind = [move.behind for move in levada.coach(match, words=words).moves]
        assert behind[0] == 0 < behind[-1]


def test_a_seed_that_is_none_is_refused() -> None:
    seed: Any = "x"
    with pytest.raises(levada.OptionError, match="seed: 'x' is not possible"):
        levada.coach(levada.deal("exlibris", players=3, seed=4), seed=seed)


def test_tiles_nobody_wrote_down_are_counted_on() -> None:
    """A record with `?` for tiles face down gets the advice of the same game with them written."""
    known = levada.deal("santiago", players=3, seed=4)
    record = known.record()
    record.setup["stacks"] = [[stack[0], *["?"] * 10] for stack in record.setup["stacks"]]
    unknown = Match.laid_out(record)
    assert levada.coach(unknown, seed=3) == levada.coach(known, seed=3)
