"""Built-in levels that decide in rows of a batch."""

import numpy as np
import pytest

import levada
from levada.batch_bots import BOTS, DECISIONS
from levada.bots.bot import Bot
from levada.bots.levels import level
from tests.batch.played import SIZE, play


@pytest.mark.parametrize("game", ["exlibris", "santiago"])
@pytest.mark.parametrize("words", ["random", "novice", "regular"])
def test_company_acts_legally_and_the_same_every_time(game: str, words: str) -> None:
    batch = play(levada.Batch(game, SIZE, seed=3), 11)
    actions = batch.act(words)
    assert batch.masks[np.arange(SIZE), actions].all()
    assert batch.act(words).tolist() == actions.tolist()
    rows = np.array([3, 1, 20])
    assert batch.act(words, rows).tolist() == actions[rows].tolist()
    marked = batch.seats == 1
    assert batch.act(words, marked).tolist() == actions[marked].tolist()
    assert batch.act(words, []).tolist() == []
    assert levada.Batch.load(batch.save(), threads=3).act(words).tolist() == actions.tolist()


@pytest.mark.parametrize("game", ["exlibris", "santiago"])
def test_company_does_what_a_bot_of_its_level_would(game: str) -> None:
    batch = play(levada.Batch(game, SIZE, seed=4), 14)
    actions = batch.act("novice")
    for row in range(SIZE):
        number = BOTS + int(batch.numbers[row]) * DECISIONS + int(batch.lengths[row])
        bot = Bot(batch.game, level(game, "novice"), batch.seed, number)
        seat = int(batch.seats[row])
        assert bot.act(batch.game.seen_by(batch.games, row, seat), seat, 0.0) == actions[row]


def test_company_that_searches() -> None:
    batch = play(levada.Batch("exlibris", 3, seed=3), 5)
    actions = batch.act("expert:iterations=20")
    assert batch.masks[np.arange(3), actions].all()


def test_a_novice_wins_more_than_chance() -> None:
    batch, won = levada.Batch("exlibris", 200, seed=1, players=2), np.zeros(2)
    for _ in range(60):
        actions = batch.act("random")
        novices = batch.seats == 1
        actions[novices] = batch.act("novice", novices)
        batch.step(actions)
        won += batch.rewards.sum(axis=0)
    assert won[1] > 2 * won[0]
