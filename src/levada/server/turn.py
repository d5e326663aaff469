"""A seat's turn, which the server may end itself: a bot moves, or a clock has run out."""

from dataclasses import dataclass

from levada.contract import Seat
from levada.server.table import Draft, Table


@dataclass(frozen=True)
class Turn:
    """Whoever makes the move with this number first ends it."""

    table: str
    seat: Seat
    number: int

    @classmethod
    def of(cls, table: Table, seat: Seat) -> "Turn":
        return cls(table.id, seat, table.numbering.number_for(seat))


class TurnIsOver(Exception):  # noqa: N818 — nothing is wrong: the change is no longer needed
    """Somebody has moved meanwhile, or a person has taken the seat back from the bot."""


def check_turn(draft: Draft, turn: Turn) -> None:
    is_still_on = turn.seat in draft.to_act and not draft.room.is_paused
    if not is_still_on or draft.table.numbering.number_for(turn.seat) != turn.number:
        raise TurnIsOver
