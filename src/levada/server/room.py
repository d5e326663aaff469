"""Who sits where at a table, and what else there is to know about it beside the game."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from pydantic import TypeAdapter

from levada.contract import Seat

Vote = Literal["pause", "resume", "end"]
SeatKind = Literal["open", "person", "bot"]
Ending = Literal["played", "agreed", "uploaded"]
Appointment = Literal["remind", "start"]
Tie = Literal["yours", "left", "kept for you"]


@dataclass
class Chair:
    """A seat of a table and whoever has it."""

    kind: SeatKind
    player: str | None = None
    """Whose browser or program moves: a person's, or the screen that several share."""
    name: str = ""
    account: str | None = None
    """The public name of a registered player who sits under it; a guest's seat has none."""
    level: str | None = None
    """Of a bot."""
    kept_for: str | None = None
    """The player it waits for, at a rematch."""
    left_by: str | None = None
    """Who sat here and has gone: the name is still theirs."""
    link: str | None = None
    """The fingerprint of its own link."""
    stand_in: str | None = None
    """The level of the bot that plays on while the person is away."""
    is_flagged: bool = False
    """Its time ran out: the stand-in stays."""
    missed: int = 0
    """Days a move: how many were made for it in a row."""
    is_program: bool = False
    """Whether its account is a program's."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in is not None

    @property
    def playing_level(self) -> str | None:
        return self.stand_in or self.level

    def tie_to(self, player: str) -> Tie | None:
        """What somebody has to do with this seat."""
        ties: dict[str | None, Tie] = {
            self.kept_for: "kept for you",
            self.left_by: "left",
            self.player: "yours",
        }
        return ties.get(player)


@dataclass
class Clocks:
    """Each seat's time, as it was when the clocks were last read."""

    left: list[float]
    """Seconds; of a game by days, what is left for the move at hand."""
    since: float | None = None
    """On the server's own clock; none while they stand."""


@dataclass
class Room:
    """Everything about a table that changes and is not a move."""

    chairs: list[Chair]
    maker: str
    maker_link: str
    clocks: Clocks | None = None
    is_paused: bool = False
    votes: dict[Vote, list[Seat]] = field(default_factory=dict)
    chat_is_muted: bool = False
    ended: Ending | None = None
    rematch: str | None = None
    """The table that follows this one."""
    tournament: str | None = None
    """The one it belongs to: it is played to its end, whoever goes."""
    is_past_deadline: bool = False
    """The time of the tournament's round is over: bots play for all."""
    appointment: Appointment | None = None
    """What is to be done next at a table that is set for a time."""

    def copy(self) -> "Room":
        """Its own in everything a command may change."""
        own: dict[str, Any] = {
            "chairs": [Chair(**vars(chair)) for chair in self.chairs],
            "clocks": self.clocks and replace(self.clocks, left=self.clocks.left.copy()),
            "votes": {vote: seats.copy() for vote, seats in self.votes.items()},
        }
        return Room(**{**vars(self), **own})

    def seats_of(self, player: str | None) -> list[Seat]:
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if player is not None and chair.player == player
        ]

    @property
    def people(self) -> list[Seat]:
        """The seats whose person is there to be asked."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and not chair.is_played_by_bot
        ]

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def names(self) -> list[str]:
        """As a record writes them."""
        return [
            f"bot:{chair.level}" if chair.kind == "bot" else chair.name or unnamed(seat)
            for seat, chair in enumerate(self.chairs)
        ]


def account_shown(account: str | None, name: str) -> str | None:
    """Whoever sits under another name than the account's own sits there as a guest."""
    return account if account == name else None


def unnamed(seat: Seat) -> str:
    """As a record writes somebody who has no name."""
    return f"seat {seat}"


ROOM = TypeAdapter(Room)
"""Reads what the store kept."""
