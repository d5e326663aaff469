"""What every bot keeps to, whatever its level: the rules, its own view, its seed, its budget."""

from collections.abc import Iterator

import pytest

from levada.bots.bot import Bot
from levada.bots.levels import LEVEL_NAMES, level
from levada.chance import generator
from levada.contract import Games, Seat
from levada.game import Game
from tests.contract.played_games import positions
from tests.contract.tables import Table

LEVELS_TESTED = (
    "random",
    "novice",
    "regular",
    "expert:iterations=40",
    "expert:iterations=16,width=16",
    "random:slips=0,iterations=16,width=4",
)


def bot(game: Game, words: str, seed: int = 1) -> Bot:
    return Bot(game, level(game.name, words), seed)


def decisions(table: Table) -> Iterator[tuple[Games, Seat]]:
    """Positions of every phase, and each seat that is to act there."""
    for games in positions(table):
        for seat in table.game.engine.seats_to_act(games, 0):
            yield games, seat


@pytest.mark.parametrize("words", LEVELS_TESTED)
def test_every_choice_is_a_legal_move(table: Table, words: str) -> None:
    for games, seat in decisions(table):
        before = games.copy()
        actions = bot(table.game, words).choose(games, seat)
        assert games == before
        assert table.game.format_move(games, 0, actions) in table.game.moves(games, 0, seat)


@pytest.mark.slow
@pytest.mark.parametrize("words", LEVELS_TESTED)
def test_what_is_hidden_never_changes_a_choice(table: Table, words: str) -> None:
    for games, seat in decisions(table):
        chosen = bot(table.game, words).choose(games, seat)
        for seed in range(2):
            other_world = games.copy()
            table.game.engine.resample(other_world, 0, seat, generator(seed))
            assert bot(table.game, words).choose(other_world, seat) == chosen


def test_some_other_world_was_different(table: Table) -> None:
    """Or the test above would show nothing."""
    is_different = False
    for games, seat in decisions(table):
        other_world = games.copy()
        table.game.engine.resample(other_world, 0, seat, generator(0))
        is_different |= bool(other_world != games)
    assert is_different


@pytest.mark.parametrize("words", LEVELS_TESTED)
def test_the_same_seed_gives_the_same_choice(table: Table, words: str) -> None:
    games, seat = list(decisions(table))[-1]
    first, second = bot(table.game, words), bot(table.game, words)
    assert [first.choose(games, seat) for _ in range(3)] == [
        second.choose(games, seat) for _ in range(3)
    ]


def test_seeds_differ(game: Game) -> None:
    games = game.deal(game.options.of({}), game.wishes.of({}), 1)
    seat = game.engine.seats_to_act(games, 0)[0]
    chosen = {bot(game, "random", seed).choose(games, seat) for seed in range(20)}
    assert len(chosen) > 2


def test_a_budget_in_time_is_kept_and_one_in_iterations_too(game: Game) -> None:
    games = game.deal(game.options.of({}), game.wishes.of({}), 1)
    seat = game.engine.seats_to_act(games, 0)[0]
    timed = bot(game, "expert:milliseconds=1,doubt=1000")
    timed.choose(games, seat)
    assert 0 < timed.searcher.page.worlds < 1000
    counted = bot(game, "expert:iterations=200,doubt=1000")
    counted.choose(games, seat)
    choices, worlds = int(counted.searcher.page.choices), int(counted.searcher.page.worlds)
    assert 200 <= choices * worlds < 200 + 8 * choices


def test_a_search_that_cannot_be_decided_ends(game: Game) -> None:
    games = game.deal(game.options.of({}), game.wishes.of({}), 1)
    seat = game.engine.seats_to_act(games, 0)[0]
    stubborn = bot(game, "expert:iterations=1e9,doubt=1e9,width=2")
    stubborn.choose(games, seat)
    assert stubborn.searcher.page.worlds == 2048


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_whole_games_are_played_by_every_level(game: Game, name: str) -> None:
    words = "expert:iterations=16" if name == "expert" else name
    games = game.deal(game.options.of({}), game.wishes.of({}), 5)
    bots = [bot(game, words, seat) for seat in range(int(games[0].players))]
    while to_act := game.engine.seats_to_act(games, 0):
        seat = to_act[-1]
        for action in bots[seat].choose(games, seat):
            assert action in game.engine.legal_actions(games, 0, seat)
            game.engine.apply(games, 0, seat, action)
        assert game.engine.faults(games, 0) == 0
    assert game.is_over(games, 0)
