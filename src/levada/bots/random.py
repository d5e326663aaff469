"""The seat that picks evenly among its legal actions at each step."""

from levada.chance import Generator
from levada.contract import Games, Seat
from levada.game import Game


def choose(game: Game, games: Games, seat: Seat, rng: Generator) -> tuple[int, ...]:
    """The actions of one whole move; the game itself is left as it is."""
    trial = games.copy()
    actions = []
    while True:
        action = game.engine.pick_random(trial, 0, seat, rng)
        game.engine.apply(trial, 0, seat, action)
        actions.append(action)
        if game.is_whole(trial, 0):
            return tuple(actions)
