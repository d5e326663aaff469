"""Who sits where: somebody who learns at one seat, levels or players of one's own at the others."""

from collections.abc import Sequence
from typing import Any

from levada.contract import Seat, seats_after
from levada.integers import number_in
from levada.match import Match
from levada.options import DRAWN, OptionError
from levada.players.factory import PlayerFactory
from levada.players.failure import Failure, PlayerFailure
from levada.players.seated_player import Place, SeatedPlayer
from levada.value_text import quote

FIRST_GENERATOR = 1
"""Of the seats; the deal has drawn from the one before."""


def read_seat(seat: Any, players: int) -> Seat | None:
    """A seat, or nothing if it is to be drawn for each game."""
    if seat == DRAWN:
        return None
    number = number_in(range(players), seat)
    if number is None:
        raise OptionError(
            f"seat: {quote(seat)} is not there; expected 0 to {players - 1}, or drawn"
        )
    return number


def read_opponents(players: int, opponents: Any) -> tuple[str, ...]:
    """The others in words, clockwise from one's left; a single word is for all of them."""
    words = (opponents,) * (players - 1) if isinstance(opponents, str) else opponents
    is_list = isinstance(words, Sequence) and all(isinstance(each, str) for each in words)
    if not is_list or len(words) != players - 1:
        raise OptionError(
            f"opponents: {quote(opponents)} is not possible; expected a level, or a list of "
            f"{players - 1} levels, one for each other seat clockwise"
        )
    return tuple(words)


class Company:
    """The players at the other seats of one game; what they draw is each one's own."""

    def __init__(
        self, match: Match, factories: Sequence[PlayerFactory], seat: Seat, seed: int
    ) -> None:
        self.match = match
        self.seat = seat
        self.seated: dict[Seat, SeatedPlayer] = {}
        others = seats_after(match.players, seat)[:-1]
        for other, factory in zip(others, factories, strict=True):
            place = Place(match.game, match.options, other, seed, FIRST_GENERATOR + other)
            try:
                self.seated[other] = factory.seated(place)
            except PlayerFailure as failure:
                raise self.failed(Failure(other, 0, str(failure))) from None

    def move(self) -> None:
        """All others move until it is the learner's turn, or the game is over."""
        while (to_act := self.match.to_act) and self.seat not in to_act:
            other = to_act[0]
            try:
                actions = self.seated[other].choose(self.match.games, other)
            except PlayerFailure as failure:
                move = len(self.match.moves) + 1
                raise self.failed(Failure(other, move, str(failure))) from None
            self.match.follow(other, actions)

    def failed(self, failure: Failure) -> PlayerFailure:
        """Whoever learns from others has to know that one of them does not play."""
        self.leave()
        return PlayerFailure(str(failure))

    def leave(self) -> None:
        for each in self.seated.values():
            each.leave()
