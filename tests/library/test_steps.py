"""Playing by number: masks, features, steps, and what is refused."""

from typing import Any

import numpy as np
import pytest

import levada
from levada.bots.random import choose
from levada.chance import generator
from levada.contract import IllegalMove
from levada.match import Match
from tests.library.test_match import auction, sealed_auction


def bribery() -> Match:
    """Four players who have planted; the seat to act may offer, which takes two actions."""
    match = auction()
    while match.view()["phase"] != "bribery":
        match.play(match.to_act[0], match.legal()[-1])
    return match


def offered(match: Match) -> tuple[int, ...]:
    return match.actions(next(move for move in match.legal() if move.startswith("offer")))


def refused(match: Match, seat: Any, actions: Any) -> IllegalMove:
    before = match.games.tobytes(), [*match.moves], match.begun
    with pytest.raises(IllegalMove) as error:
        match.follow(seat, actions)
    assert (match.games.tobytes(), match.moves, match.begun) == before
    return error.value


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_whole_game_is_played_by_number(game: str) -> None:
    match = levada.deal(game, players=3, seed=5)
    chance = np.random.default_rng(1)
    while match.to_act:
        assert match.features(match.to_act[0]).shape == (match.game.features,)
        match.step(chance.choice(np.flatnonzero(match.mask())))
    assert match.is_over
    assert Match.replay(match.record()).scores == match.scores


def test_a_mask_marks_what_legal_says_in_words() -> None:
    match = auction()
    legal = [int(action) for action in np.flatnonzero(match.mask())]
    words = [match.game.format_move(match.games, 0, [action]) for action in legal]
    assert sorted(words) == match.legal()
    assert not match.mask(0).any()
    assert match.mask().dtype == np.bool_


def test_a_mask_of_a_game_that_is_over_is_empty() -> None:
    match = next(levada.matches("exlibris", games=1, seed=1))
    assert not match.mask().any()
    with pytest.raises(IllegalMove, match="the game is over"):
        match.step(0)
    with pytest.raises(IllegalMove, match="the game is over"):
        match.actions("order A")


def test_the_actions_of_a_move() -> None:
    assert auction().actions("bid 4") == (4,)
    assert len(offered(bribery())) == 2
    assert sealed_auction().actions("bid 2", seat=1) == (2,)
    with pytest.raises(IllegalMove, match="3 is already bid"):
        auction().actions("bid 3")


def test_a_move_of_two_actions_counts_when_it_is_whole() -> None:
    match, words = bribery(), bribery()
    seat, (segment, amount) = match.to_act[0], offered(match)
    before = match.games.tobytes(), [*match.moves]
    legal, seen = match.mask(), match.features(seat)
    match.step(segment)
    assert (match.games.tobytes(), match.moves) == before
    assert match.mask().tolist() != legal.tolist()
    assert match.features(seat).tolist() != seen.tolist()
    assert match.copy().begun == match.begun == (segment,)
    match.step(amount)
    words.follow(seat, (segment, amount))
    assert match.games.tobytes() == words.games.tobytes()
    assert match.moves == words.moves
    assert not match.begun


def test_another_move_drops_one_that_is_begun() -> None:
    match = bribery()
    segment, _ = offered(match)
    match.step(segment)
    assert match.at(3).begun == ()
    match.play(match.to_act[0], "pass")
    assert match.begun == ()
    match.step(segment)
    match.undo()
    assert match.begun == ()


def test_seats_that_act_at_once_step_by_seat() -> None:
    match = sealed_auction()
    match.step(4, seat=1)
    match.step(2, seat=0)
    assert match.moves[1:] == [(1, "bid 4"), (0, "bid 2")]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        *((number, "is not legal now") for number in (3, 11, -1, 10**30)),
        *(
            (other, "is not possible; expected a whole number from 0 to 472")
            for other in (2.0, "2", True, None, np.bool_(True))
        ),
    ],
)
def test_a_step_that_is_not_legal_is_refused(action: Any, reason: str) -> None:
    match = auction()
    with pytest.raises(IllegalMove, match=rf"{reason}; open: 0 \(pass\), 1 \(bid 1\)"):
        match.step(action)
    error = refused(match, 2, [action])
    assert (error.code, error.open_moves) == ("not_legal", match.legal())


@pytest.mark.parametrize(
    ("seat", "actions", "code"),
    [
        (3, (4,), "not_your_turn"),
        (9, (4,), "no_such_seat"),
        (2, (), "not_whole"),
        (2, (4, 5), "not_legal"),
    ],
)
def test_what_is_no_move_of_the_seat_is_refused(seat: int, actions: Any, code: str) -> None:
    assert refused(auction(), seat, actions).code == code


def test_half_a_move_is_refused() -> None:
    match = bribery()
    assert refused(match, match.to_act[0], offered(match)[:1]).code == "not_whole"
    segment, _ = offered(match)
    assert refused(match, match.to_act[0], (segment, 200)).code == "not_legal"


@pytest.mark.parametrize("seat", [9, 4, -1, 1.0, "1", True])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = auction()
    for ask in (match.view, match.legal, match.mask, match.features):
        with pytest.raises(IllegalMove, match="is not there; expected 0 to 3"):
            ask(seat)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_numpy_integers_are_integers(kind: Any) -> None:
    match = levada.deal(
        "santiago", players=kind(4), min_offer=kind(0), overseer=kind(0), seed=kind(1)
    )
    plain = levada.deal("santiago", players=4, min_offer=0, overseer=0, seed=1)
    assert match.record() == plain.record()
    match.play(kind(1), "bid 3")
    match.follow(kind(2), [kind(4)])
    match.step(kind(5), seat=kind(3))
    assert match.view(kind(0)) == match.view(0)
    assert match.legal(kind(0)) == match.legal(0)
    assert match.mask(kind(0)).tolist() == match.mask(0).tolist()
    assert match.features(kind(2)).tolist() == match.features(2).tolist()
    assert Match.replay(levada.Record.parse(match.record().to_json())).moves == match.moves
    totals = levada.simulate("exlibris", games=kind(5), seed=kind(1), workers=kind(1))
    assert totals.tolist() == levada.simulate("exlibris", games=5, seed=1).tolist()
    advice = levada.coach(
        match, kind(0), words="expert:iterations=10", playouts=kind(5), seed=kind(1)
    )
    assert type(advice.seat) is int


@pytest.mark.parametrize(
    "wrong",
    [
        lambda right: right.astype(np.int8),
        lambda right: right.astype(np.float64),
        lambda right: right[:-1],
        lambda right: np.append(right, right),
        lambda right: np.zeros(2 * len(right), right.dtype)[::2],
        lambda right: right.tolist(),
        lambda _right: None,
    ],
)
def test_an_array_the_rules_would_compile_for_again_is_refused(wrong: Any) -> None:
    match = auction()
    engine = match.game.engine
    with pytest.raises(ValueError, match=r"mask: expected a writable contiguous array of \d+ bool"):
        engine.mark_legal(match.games, 0, 2, wrong(match.mask()))
    with pytest.raises(ValueError, match=r"features: expected .* float32"):
        engine.features(match.games, 0, 2, wrong(match.features(2)))
    with pytest.raises(ValueError, match=r"totals: expected .* 5 int64"):
        engine.score(match.games, 0, wrong(np.zeros(5, np.int64)))


def test_an_array_that_cannot_be_written_is_refused() -> None:
    match = auction()
    mask = match.mask()
    mask.flags.writeable = False
    with pytest.raises(ValueError, match="writable"):
        match.game.engine.mark_legal(match.games, 0, 2, mask)


def test_bots_choices_are_followed() -> None:
    match, rng = bribery(), generator(3)
    while match.to_act:
        match.follow(match.to_act[0], choose(match.game, match.games, match.to_act[0], rng))
    assert match.is_over
