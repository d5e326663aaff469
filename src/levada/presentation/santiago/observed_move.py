"""One move as a viewer sees it: the table before and after, and who said what."""

from dataclasses import dataclass

from levada.contract import Seat
from levada.games.santiago.layout import State
from levada.games.santiago.names import square_words
from levada.presentation.santiago.event_types import Payment


@dataclass(frozen=True)
class ObservedMove:
    """Both states are snapshots of what the viewer may see."""

    before: State
    after: State
    seat: Seat
    words: list[str]
    """Of the move. A sealed bid is never read from here: the states know who may see it."""

    @property
    def newly_watered(self) -> list[str]:
        return square_words(int(self.after.watered) & ~int(self.before.watered))


def to_bank(seat: Seat, amount: int) -> list[Payment]:
    return paid(seat, None, amount)


def paid(payer: Seat | None, payee: Seat | None, amount: int) -> list[Payment]:
    """Nothing is not paid."""
    return [{"payer": payer, "payee": payee, "amount": amount}] if amount else []
