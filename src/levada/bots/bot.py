"""A player that is a program: it sees what its seat sees, and chooses."""

from functools import cached_property
from time import monotonic

from levada.bots.levels import Level
from levada.bots.searcher import Searcher
from levada.chance import generator, is_hit
from levada.contract import Games, Seat
from levada.game import Game

LEAST_MILLISECONDS = 20.0  # for an action that goes on with a move whose time is already spent


class Bot:
    """Plays one seat of one game.

    The same seed and the same positions give the same moves, unless its time is measured.
    """

    def __init__(self, game: Game, level: Level, seed: int, number: int = 0) -> None:
        self.game = game
        self.level = level
        self.rng = generator(seed, number)

    @cached_property
    def searcher(self) -> Searcher:
        """Made when it is needed: a bot that moves by chance does without."""
        return Searcher(self.game, self.level, self.rng)

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        """The actions of one whole move in games[0], which is left as it is."""
        seen = self.game.seen_by(games, 0, seat)
        actions: list[int] = []
        budget, start = self.level.numbers["milliseconds"], monotonic()
        while True:
            spent = (monotonic() - start) * 1000
            left = max(budget - spent, min(budget, LEAST_MILLISECONDS))
            action = self.act(seen, seat, left)
            actions.append(action)
            self.game.engine.apply(seen, 0, seat, action)
            if self.game.is_whole(seen, 0):
                return tuple(actions)

    def act(self, seen: Games, seat: Seat, milliseconds: float) -> int:
        engine = self.game.engine
        if engine.count_legal(seen, 0, seat) == 1:
            return engine.pick_legal(seen, 0, seat, 0)
        if is_hit(self.rng, self.level.numbers["slips"]):
            return engine.pick_random(seen, 0, seat, self.rng)
        self.searcher.evaluate_choices(seen, seat)
        self.searcher.search(milliseconds)
        return self.searcher.best
