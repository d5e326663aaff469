"""Levels as they are written, and that each is a different opponent."""

import pytest

from levada.bots.bot import Bot
from levada.bots.levels import LEVEL_NAMES, level, levels_of
from levada.game import Game
from levada.games import GAMES
from levada.options import OptionError


def test_every_game_has_the_same_levels() -> None:
    assert LEVEL_NAMES == ("random", "novice", "regular", "expert")
    for game in GAMES:
        assert ("random", *levels_of(game).LEVELS) == LEVEL_NAMES


def test_numbers_can_be_changed_in_words() -> None:
    plain, changed = level("santiago", "expert"), level("santiago", "expert:iterations=50,growth=0")
    assert changed.name == "expert:iterations=50,growth=0"
    assert changed.numbers == {**plain.numbers, "iterations": 50.0, "growth": 0.0}


def test_a_budget_in_time_stands_instead_of_one_in_playouts() -> None:
    assert level("exlibris", "expert:milliseconds=200").numbers["iterations"] == 0
    both = level("exlibris", "expert:milliseconds=200,iterations=9").numbers
    assert (both["milliseconds"], both["iterations"]) == (200, 9)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "level: '' is not there; expected random, novice, regular, expert"),
        ("grandmaster", "level: 'grandmaster' is not there"),
        ("expert:", "level: '' is no number; there are slips, blur"),
        ("expert:patiense=1", "level: 'patiense' is no number; there are slips, blur"),
        ("expert:iterations", "level: iterations='' is not possible; expected 0 or more"),
        ("expert:iterations=many", "level: iterations='many' is not possible"),
        ("expert:iterations=-1", "level: iterations='-1' is not possible"),
        ("expert:iterations=inf", "level: iterations='inf' is not possible"),
        ("expert:iterations=nan", "level: iterations='nan' is not possible"),
        ("expert:width=17", "level: width='17' is not possible; expected 1 to 16"),
        ("expert:width=0", "level: width='0' is not possible; expected 1 to 16"),
        ("random:slips=2", "level: slips='2' is not possible; expected 0 to 1"),
        ("expert:horizon=1e20", "level: horizon='1e20' is not possible; expected 0 to 1000"),
        ("regular:rival_bid=0", "level: rival_bid='0' is not possible; expected 0.1 or more"),
        ("expert:" + "blur=1," * 20, "level: 'expert:blur=1,"),
    ],
)
def test_nonsense_is_refused(words: str, says: str) -> None:
    with pytest.raises(OptionError) as error:
        level("santiago", words)
    assert str(error.value).startswith(says)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [("novice", "random"), ("regular", "novice"), ("expert:iterations=50", "regular")],
)
def test_each_level_beats_the_one_below(game: Game, better: str, worse: str) -> None:
    """With these seeds; how surely is for the arena to say."""
    ahead = 0
    for number in range(10):
        for seat in range(3):
            levels = [worse] * 3
            levels[seat] = better
            scores = play(game, levels, number)
            ahead += 3 * scores[seat] - sum(scores)
    assert ahead > 0


def play(game: Game, levels: list[str], number: int) -> list[int]:
    games = game.deal(game.options.of({"players": 3}), game.wishes.of({}), 3, number)
    bots = [Bot(game, level(game.name, words), number, seat) for seat, words in enumerate(levels)]
    while to_act := game.engine.seats_to_act(games, 0):
        for action in bots[to_act[0]].choose(games, to_act[0]):
            game.engine.apply(games, 0, to_act[0], action)
    return game.scores(games, 0)
