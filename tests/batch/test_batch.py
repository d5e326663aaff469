"""A batch: its rows are games of the seed, its arrays stay where they are, its rewards add up."""

from typing import Any

import numpy as np
import pytest

import levada
from levada.batch import REWARDS
from levada.batch_rows import write_rewards
from levada.compilation import uncompiled
from tests.batch.played import SIZE, TABLES, arrays, by_chance, play

ON_ALL_TABLES = pytest.mark.parametrize(("game", "options"), TABLES)


@ON_ALL_TABLES
def test_every_row_is_the_game_that_its_number_deals(game: str, options: dict[str, Any]) -> None:
    batch = play(levada.Batch(game, SIZE, seed=3, **options), 61)
    for row in range(SIZE):
        match = batch.match(row)
        seat = int(batch.seats[row])
        assert match.to_act[0] == seat
        assert match.mask(seat).tolist() == batch.masks[row].tolist()
        seen = np.zeros(match.game.features, np.uint8)
        match.game.engine.features(match.games_begun(), 0, seat, seen)
        assert seen.tolist() == batch.observations[row].tolist()
    again = levada.Match.deal(game, seed=3, number=int(batch.numbers[5]), **options)
    assert batch.match(5).at(0).record() == again.record()


@ON_ALL_TABLES
def test_a_row_goes_on_with_the_next_game_when_one_ends(game: str, options: dict[str, Any]) -> None:
    batch, chance = levada.Batch(game, 3, seed=4, **options), np.random.default_rng(2)
    ended = 0
    while ended < 3:
        numbers, lengths = batch.numbers.copy(), batch.lengths.copy()
        batch.step(by_chance(batch, chance))
        assert (batch.numbers == numbers + batch.size * batch.dones).all()
        assert not batch.rewards[~batch.dones].any()
        for row in np.flatnonzero(batch.dones):
            match = levada.Match.deal(game, seed=4, number=int(numbers[row]), **options)
            for action in batch.history[row, : lengths[row] + 1]:
                match.step(action)
            assert match.scores == batch.totals[row].tolist()
            winners = match.winners or []
            shares = [(seat in winners) / len(winners) for seat in range(batch.players)]
            assert np.allclose(batch.rewards[row], shares)
            assert batch.match(row).moves == []
            ended += 1


@pytest.mark.parametrize(
    ("reward", "expected"),
    [
        ("win", [0.5, 0.5, 0, 0]),
        ("total", [9, 9, 4, -2]),
        ("rank", [5 / 6, 5 / 6, 1 / 3, 0]),
        ("margin", [0, 0, -5, -11]),
    ],
)
def test_what_a_seat_gets_for_a_game(reward: str, expected: list[float]) -> None:
    rewards = np.zeros(4, np.float32)
    uncompiled(write_rewards)(REWARDS[reward], np.array([9, 9, 4, -2]), rewards)
    assert np.allclose(rewards, expected)


@ON_ALL_TABLES
@pytest.mark.parametrize("observations", ["uint8", "float32"])
def test_one_thread_and_many_give_the_same(
    game: str, options: dict[str, Any], observations: str
) -> None:
    one, many = (
        play(
            levada.Batch(game, SIZE, seed=5, threads=threads, observations=observations, **options),
            120,
        )
        for threads in (1, 5)
    )
    assert arrays(one) == arrays(many)
    assert one.save() == many.save()


@ON_ALL_TABLES
def test_a_saved_batch_goes_on_exactly(game: str, options: dict[str, Any]) -> None:
    batch = play(levada.Batch(game, SIZE, seed=6, reward="rank", **options), 75)
    saved = batch.save()
    other = levada.Batch.load(saved, threads=2)
    assert arrays(other) == arrays(batch)
    assert other.save() == saved
    assert arrays(play(other, 40, seed=9)) == arrays(play(batch, 40, seed=9))


def test_arrays_stay_where_they_are_and_may_be_the_callers() -> None:
    observations = np.zeros((SIZE, 137), np.float32)
    masks = np.zeros((SIZE, 5), np.bool_)
    batch = levada.Batch(
        "exlibris",
        SIZE,
        seed=1,
        observations="float32",
        buffers={"observations": observations, "masks": masks},
    )
    before = [id(array) for array in (batch.observations, batch.rewards, batch.seats)]
    play(batch, 40)
    assert before == [id(array) for array in (batch.observations, batch.rewards, batch.seats)]
    assert batch.observations is observations
    assert batch.masks is masks
    assert np.allclose(observations[3], batch.match(3).features(batch.seats[3]))


@ON_ALL_TABLES
def test_any_seat_can_be_shown_what_it_may_know(game: str, options: dict[str, Any]) -> None:
    batch = play(levada.Batch(game, SIZE, seed=7, **options), 33)
    assert batch.observe(batch.seats).tobytes() == batch.observations.tobytes()
    shown = batch.observe(1)
    out = np.zeros_like(shown)
    assert batch.observe(np.ones(SIZE, np.int64), out) is out
    assert out.tobytes() == shown.tobytes()
    spectator = batch.game.feature_names.index("spectator")
    assert batch.observe(-1)[:, spectator].all()
    assert not shown[:, spectator].any()


def test_of_two_sealed_bids_the_second_does_not_see_the_first() -> None:
    low, high = (levada.Batch("santiago", 1, seed=8, players=2, edition="trefl") for _ in range(2))
    for batch, bid in ((low, 1), (high, 4)):
        batch.step(batch.masks.argmax(axis=1))  # the first canal
        assert batch.seats[0] == 0
        batch.step(np.array([bid]))
        assert batch.seats[0] == 1
    assert low.observations.tobytes() == high.observations.tobytes()
    assert low.observe(0).tobytes() != high.observe(0).tobytes()


def test_reset_begins_anew() -> None:
    batch = levada.Batch("exlibris", SIZE, seed=9)
    before = arrays(batch)
    play(batch, 70).reset()
    assert arrays(batch) == before


def test_words_of_an_action() -> None:
    batch = levada.Batch("exlibris", 2, seed=1)
    action = int(batch.masks[1].argmax())
    assert batch.words(1, action) == batch.game.action_names[action]
