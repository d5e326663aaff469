"""The one generator: reproducible, even, and another for every seed and number."""

from typing import Any

import numpy as np
import pytest

from levada import chance
from levada.chance import SEEDS, Generator, generator
from levada.compilation import entry_point_for
from levada.compiled_cache import COMPILED
from levada.match import Match
from levada.options import OptionError
from levada.seeds import check_seed

DRAWS = 20_000 if COMPILED else 2_000
rules: Any = None  # the generator's own functions, in the entry points below


def fill_below(rng: Generator, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = rules.below(rng, n)


def shuffle_part(items: Any, first: int, end: int, rng: Generator) -> None:
    rules.shuffle(items, first, end, rng)


fill = entry_point_for(chance, fill_below)
shuffle = entry_point_for(chance, shuffle_part)


def draws(seed: int, n: int, number: int = 0, size: int = DRAWS) -> Any:
    out = np.zeros(size, np.int64)
    fill(generator(seed, number), n, out)
    return out


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 48, 55, 1_000])
def test_every_number_below_n_is_drawn_about_equally_often(n: int) -> None:
    counts = np.bincount(draws(1, n), minlength=n)
    expected = DRAWS / n
    assert len(counts) == n
    assert np.abs(counts - expected).max() < 6 * np.sqrt(expected) + 1


def test_what_follows_does_not_depend_on_what_was_drawn() -> None:
    first, second = draws(2, 4)[:-1], draws(2, 4)[1:]
    pairs = np.bincount(4 * first + second, minlength=16)
    assert np.abs(pairs - DRAWS / 16).max() < 6 * np.sqrt(DRAWS / 16)


def test_a_seed_and_a_number_give_the_same_draws_again() -> None:
    assert (draws(3, 100, 4) == draws(3, 100, 4)).all()


@pytest.mark.parametrize("seed", [0, 1, 2**32, SEEDS - 1])
def test_every_seed_and_every_number_gives_other_draws(seed: int) -> None:
    by_number = {draws(seed, 1_000, number, 8).tobytes() for number in range(50)}
    other_seeds = {draws((seed + n) % SEEDS, 1_000, 0, 8).tobytes() for n in range(1, 50)}
    assert len(by_number | other_seeds) == 99


def test_the_first_draw_of_consecutive_games_is_even() -> None:
    firsts = [int(draws(7, 4, number, 1)[0]) for number in range(2_000)]
    counts = np.bincount(firsts, minlength=4)
    assert np.abs(counts - 500).max() < 120


def test_the_generator_is_never_stuck_at_zero() -> None:
    assert all(generator(seed, number)[0] != 0 for seed in range(50) for number in range(50))


def test_a_shuffle_keeps_every_item_and_leaves_the_rest_alone() -> None:
    items, rng = np.arange(40, dtype=np.int8), generator(8)
    shuffle(items, 5, 30, rng)
    assert items[:5].tolist() == [0, 1, 2, 3, 4]
    assert items[30:].tolist() == list(range(30, 40))
    assert sorted(items[5:30].tolist()) == list(range(5, 30))
    assert items[5:30].tolist() != list(range(5, 30))


def test_a_shuffle_puts_every_item_everywhere_about_equally_often() -> None:
    rng, rounds = generator(9), DRAWS // 10
    counts = np.zeros((4, 4), np.int64)
    for _ in range(rounds):
        items = np.arange(4, dtype=np.int8)
        shuffle(items, 0, 4, rng)
        counts[np.arange(4), items] += 1
    assert np.abs(counts - rounds / 4).max() < 6 * np.sqrt(rounds / 4)


@pytest.mark.parametrize("seed", [0, 1, SEEDS - 1])
def test_seeds_that_can_be_given(seed: int) -> None:
    assert check_seed(seed) == seed
    Match.deal("exlibris", seed=seed)


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.0, "1", True, 2**70])
def test_seeds_that_cannot_be_given(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        Match.deal("exlibris", seed=seed)


def test_without_a_seed_every_game_is_another() -> None:
    dealt = {Match.deal("exlibris").games.tobytes() for _ in range(5)}
    assert len(dealt) == 5
