"""A player of one's own at a table of compiled bots, which asks it when it is its turn."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from levada.contract import Games, Seat
from levada.game import Game
from levada.options import Options
from levada.players.factory import PlayerFactory
from levada.players.failure import PlayerFailure
from levada.players.seated_player import Place, SeatedPlayer


@dataclass(frozen=True)
class InvitedPlayer:
    factory: PlayerFactory
    game: Game
    options: Options

    @property
    def name(self) -> str:
        return self.factory.words

    @contextmanager
    def sit_down(self, seat: Seat, seed: int, number: int) -> Iterator["NamedAtSeat"]:
        with named(self.name, seat):
            seated = self.factory.seated(Place(self.game, self.options, seat, seed, number))
        try:
            yield NamedAtSeat(seated, self.name)
        finally:
            seated.leave()


@dataclass(frozen=True)
class NamedAtSeat:
    """Who it was is said where it fails: the table knows levels alone."""

    player: SeatedPlayer
    name: str

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        with named(self.name, seat):
            return self.player.choose(games, seat)


@contextmanager
def named(name: str, seat: Seat) -> Iterator[None]:
    try:
        yield
    except PlayerFailure as failure:
        raise PlayerFailure(f"{name}, seat {seat}: {failure}") from failure
