"""A player at one seat of one game, whatever it is: asked by number, answering with a whole move."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from typing import Any

import numpy as np

from levada.bots.bot import Bot
from levada.bots.levels import Level
from levada.chance import generator
from levada.contract import Games, IllegalMove, Seat, copied
from levada.game import Game
from levada.integers import number_in
from levada.options import Options
from levada.players.failure import PlayerFailure, reason_of
from levada.players.protocol import GameStart, NumberPlayer, Player
from levada.players.time_limit import MOVE_SECONDS, START_SECONDS, OutOfTime, time_limit
from levada.value_text import listing, quote


@dataclass(frozen=True)
class Place:
    """Where a player is to sit, and where its chance begins."""

    game: Game
    options: Options
    seat: Seat
    seed: int
    number: int
    """Of the generator: others with the same seed have other numbers."""
    move_seconds: float = MOVE_SECONDS

    @property
    def start(self) -> GameStart:
        seed = int(generator(self.seed, self.number)[0]) >> 11  # a whole number in any language
        return GameStart(
            self.game.name, self.options.as_dict(), self.options.players, self.seat, seed
        )


class SeatedPlayer(ABC):
    @abstractmethod
    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        """The actions of one whole move in games[0], which is left as it is; or PlayerFailure."""

    def leave(self) -> None:  # noqa: B027 — most hold nothing
        """No more moves will be asked for."""


class SeatedLevel(SeatedPlayer):
    """A bot of a built-in level."""

    def __init__(self, level: Level, place: Place) -> None:
        self.bot = Bot(place.game, level, place.seed, place.number)

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        return self.bot.choose(games, seat)


class WordsAtSeat(SeatedPlayer):
    """One's own player of words."""

    def __init__(self, player: Player, place: Place) -> None:
        self.player = player
        self.place = place

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        game = self.place.game
        view = game.view(games, 0, seat)
        legal = [*view["legal"]]
        with supervised(type(self.player).__module__, self.place.move_seconds):
            move = self.player.choose(view, legal)
        return actions_of(game, games, seat, move)


class NumbersAtSeat(SeatedPlayer):
    """One's own player by number."""

    def __init__(self, player: NumberPlayer, place: Place) -> None:
        self.player = player
        self.place = place

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        game = self.place.game
        after = copied(games, 0)
        actions: list[int] = []
        while True:
            seen = game.seen_by(after, 0, seat)
            with supervised(type(self.player).__module__, self.place.move_seconds):
                action = self.player.act(seen, seat)
            actions.append(check_action(game, after, seat, action))
            game.engine.apply(after, 0, seat, actions[-1])
            if game.is_whole(after, 0):
                return tuple(actions)


@contextmanager
def supervised(module: str, seconds: float) -> Iterator[None]:
    """Whatever goes wrong in a player's own code is its failure; what it prints is no result."""
    try:
        with redirect_stdout(sys.stderr), time_limit(seconds):
            yield
    except OutOfTime:
        raise PlayerFailure(f"no answer within {seconds:g} s") from None
    except (Exception, SystemExit) as error:
        raise PlayerFailure(reason_of(error, module)) from error


def begun(player: Any, place: Place) -> SeatedPlayer:
    """A new player of one's own, told of its game if it wants to be."""
    if hasattr(player, "begin"):
        with supervised(type(player).__module__, START_SECONDS):
            player.begin(place.start)
    return NumbersAtSeat(player, place) if hasattr(player, "act") else WordsAtSeat(player, place)


def actions_of(game: Game, games: Games, seat: Seat, move: object) -> tuple[int, ...]:
    """The actions of a move as a player said it."""
    if not isinstance(move, str):
        raise PlayerFailure(f"{quote(move)} is no move; expected words such as 'pass'")
    try:
        return game.parse(games, 0, seat, move)
    except IllegalMove as error:
        open_moves = listing(game.moves(games, 0, seat))
        raise PlayerFailure(f"{quote(move)} — {error.reason}; open: {open_moves}") from None


def check_action(game: Game, games: Games, seat: Seat, action: object) -> int:
    legal = np.zeros(game.actions, np.bool_)
    game.engine.mark_legal(games, 0, seat, legal)
    number = number_in(range(game.actions), action)
    if number is None or not legal[number]:
        open_actions = listing([str(each) for each in np.flatnonzero(legal)])
        raise PlayerFailure(f"action {quote(action)} is not legal; open: {open_actions}")
    return number
