"""The C++ yardstick in benchmarks/ plays the same games from the same random numbers."""

from typing import cast

import numpy as np
import pytest

from levada.chance import Generator
from levada.compilation import entry_point_for
from levada.compiled_cache import COMPILED
from levada.contract import Games, Rules, Totals
from levada.engine import play_out
from levada.games import game as game_named
from levada.games.santiago import rules as santiago

# What `benchmarks/santiago_limit fused PLAYERS GAMES PALMS` prints.
CHECKSUMS = {
    (3, False): (0x0000000000003512, 0x00000009B2E56BA5),
    (3, True): (0x0000000000003A68, 0x00000009FC71E6E0),
    (4, False): (0x0000000000005D18, 0x0000000E4F9294D1),
    (4, True): (0x00000000000053F5, 0x0000000EBBBBB40E),
    (5, False): (0x0000000000005147, 0x0000000ECF5FB9F5),
    (5, True): (0x0000000000005434, 0x0000000F4B741BC0),
}
FEW_GAMES, MANY_GAMES = 12, 20_000

rules = cast("Rules", None)


def play_on(games: Games, rng: Generator, totals: Totals) -> None:
    """All games in a row from one generator; games[0] is prepared, games[1] the table."""
    for number in range(len(totals)):
        games[1] = games[0]
        rules.deal(games[1], rng)
        play_out(games[1], rng)
        rules.score(games[1], totals[number])


def first_generator() -> Generator:
    """As the yardstick's README says, for seed 1."""
    return np.array([(0x9E3779B97F4A7C15 + 0x1234567) % 2**64], np.uint64)


def checksum(totals: Totals) -> int:
    weights = np.arange(len(totals) * 5).reshape(-1, 5) % 1_000_003 + 1
    return int((totals * weights).sum())


@pytest.mark.slow
@pytest.mark.parametrize(("players", "palms"), CHECKSUMS)
def test_same_games_as_the_yardstick(players: int, palms: bool) -> None:
    game = game_named("santiago")
    options = game.options.of({"players": players, "palms": palms})
    prepared = game.prepare(options, game.wishes.of({}))
    totals = np.zeros((MANY_GAMES if COMPILED else FEW_GAMES, 5), np.int64)
    entry_point_for(santiago, play_on)(
        np.concatenate([prepared, prepared]), first_generator(), totals
    )
    assert checksum(totals) == CHECKSUMS[players, palms][1 if COMPILED else 0]
