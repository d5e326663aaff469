"""`levada.review`: every move of a game beside the best one."""

import json

import pytest

import levada
from levada.game_review import Review, review
from levada.match import Match

QUICK = "expert:iterations=100"


@pytest.fixture(scope="module")
def match() -> Match:
    return next(levada.matches("exlibris", games=1, seed=1, players=2))


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return levada.review(match, words=QUICK, playouts=8)


def test_every_move_of_the_record_is_looked_at_with_the_seat_that_made_it(
    match: Match, found: Review
) -> None:
    assert [(move.seat, move.played.move) for move in found.moves] == match.moves
    assert [move.n for move in found.moves] == list(range(len(match.moves)))


def test_each_is_what_the_coach_says_of_it(match: Match, found: Review) -> None:
    seat, move = match.moves[4]
    advice = levada.coach(match.at(4), seat, move=move, words=QUICK, playouts=8)
    assert found.moves[4].best == advice.moves[0]
    assert found.moves[4].played in advice.moves
    assert found.moves[4].chances == advice.chances


def test_the_costliest_moves_are_the_farthest_behind(found: Review) -> None:
    behind = sorted((move.played.behind for move in found.moves), reverse=True)
    assert [move.played.behind for move in found.costliest] == behind[:3]
    assert all(move.best.behind == 0 for move in found.costliest)


def test_progress_is_told_of_each_move(match: Match) -> None:
    told: list[int] = []
    review(match.at(3), told.append, words=QUICK, playouts=8)
    assert told == [1, 1, 1]


def test_best_moves_cost_nothing() -> None:
    match = levada.deal("exlibris", players=2, seed=4)
    for _ in range(3):
        best = levada.coach(match, words=QUICK, playouts=8).moves[0]
        match.play(match.to_act[0], best.move)
    found = review(match, words=QUICK, playouts=8)
    assert [move.played.behind for move in found.moves] == [0, 0, 0]
    assert found.costliest == []


def test_a_game_without_moves() -> None:
    found = review(levada.deal("santiago", seed=1))
    assert found.moves == found.costliest == []


def test_sealed_bids_are_looked_at_one_by_one() -> None:
    match = levada.deal("santiago", edition="trefl", players=2, seed=1, overseer=0)
    match.play(0, match.legal()[0])
    match.play(1, "bid 2")
    match.play(0, "bid 2")
    found = review(match, words=QUICK, playouts=8)
    assert [(move.seat, move.played.move) for move in found.moves][1:] == [
        (1, "bid 2"),
        (0, "bid 2"),
    ]


def test_a_review_is_plain_json(found: Review) -> None:
    plain = found.as_dict()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["costliest"] == [move.n for move in found.costliest]
