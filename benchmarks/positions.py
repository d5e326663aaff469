"""Fixed positions to measure bots at: from the middle of games between regulars."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from levada.bots.bot import Bot
from levada.bots.levels import level
from levada.contract import Games, Seat
from levada.game import Game
from levada.games import game as game_named
from levada.match import Match

TABLES: dict[str, list[dict[str, Any]]] = {
    "santiago": [
        {"players": 2, "edition": "trefl"},
        {"players": 3},
        {"players": 4, "palms": True},
        {"players": 5},
    ],
    "exlibris": [{"players": 2}, {"players": 3}, {"players": 4}],
}
SEED = 1


@cache
def course(name: str, table: int) -> tuple[Games, ...]:
    """Every position of one game between regulars at a table, in order."""
    match = Match.deal(name, seed=SEED, **TABLES[name][table])
    bots = [Bot(match.game, level(name, "regular"), SEED, seat) for seat in range(match.players)]
    while to_act := match.to_act:
        match.follow(to_act[0], bots[to_act[0]].choose(match.games, to_act[0]))
    return tuple(match.states)


def mid_game(name: str, table: int) -> tuple[Games, Seat]:
    """The first decision with more than one choice in the second half of that game."""
    game = game_named(name)
    positions = course(name, table)
    for games in positions[len(positions) // 2 :]:
        seat = game.engine.seats_to_act(games, 0)[0]
        if game.engine.count_legal(games, 0, seat) > 1:
            return games, seat
    raise AssertionError("a game with nothing to decide")


def by_phase(game: Game, table: int) -> Iterator[tuple[str, list[tuple[Games, Seat]]]]:
    """The decisions of that game, phase by phase."""
    found: dict[str, list[tuple[Games, Seat]]] = {}
    for games in course(game.name, table):
        seat = game.engine.seats_to_act(games, 0)[0]
        found.setdefault(game.phases[int(games["phase"][0])], []).append((games, seat))
    yield from found.items()
