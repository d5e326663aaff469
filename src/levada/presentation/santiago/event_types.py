"""The shapes of what happens in Santiago, for the log and for what moves on the page."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from levada.contract import Seat
from levada.presentation.santiago.aid_types import SantiagoTotal, SeatAmount


class Payment(TypedDict):
    """Nobody is the bank."""

    payer: Seat | None
    payee: Seat | None
    amount: int


class Loss(TypedDict):
    """A tile that the drought has reached."""

    square: str
    tile: str
    seat: Seat | None
    """Whose marker stood on it."""
    palm: bool


class SantiagoBegins(TypedDict):
    event: Literal["begins"]
    overseer: Seat
    spring: str
    palms: list[str]
    boxed: list[str]


class SantiagoRound(TypedDict):
    event: Literal["round"]
    round: int
    tiles: list[str]
    """Turned up; `?` where a record does not know them."""


class FirstCanal(TypedDict):
    event: Literal["first_canal"]
    seat: Seat
    segment: str
    waters: list[str]


class BidMade(TypedDict):
    event: Literal["bid"]
    seat: Seat
    amount: int


class BidPassed(TypedDict):
    event: Literal["passed"]
    seat: Seat


class Sealed(TypedDict):
    event: Literal["sealed"]
    seat: Seat
    amount: int | None
    """Nothing for anybody else; 0 is a pass."""


class Opened(TypedDict):
    event: Literal["opened"]
    bids: list[SeatAmount]
    """Of both seats; 0 is a pass."""
    payments: list[Payment]


class NewOverseer(TypedDict):
    event: Literal["new_overseer"]
    seat: Seat
    was: Seat
    order: list[Seat]
    """In which the seats plant."""


class Planted(TypedDict):
    event: Literal["planted"]
    seat: Seat
    tile: str
    square: str
    markers: int
    watered: bool
    palm: bool
    payments: list[Payment]


class SpareOpened(TypedDict):
    event: Literal["spare_opened"]
    tile: str


class LeftOver(TypedDict):
    event: Literal["left_over"]
    seat: Seat
    tile: str
    square: str
    watered: bool
    palm: bool


class Offered(TypedDict):
    event: Literal["offered"]
    seat: Seat
    segment: str
    amount: int


class Joined(TypedDict):
    event: Literal["joined"]
    seat: Seat
    segment: str
    amount: int
    others: list[Seat]
    """Who had offered for it before, in their order."""
    total: int


class OfferPassed(TypedDict):
    event: Literal["offered_nothing"]
    seat: Seat


class Accepted(TypedDict):
    event: Literal["accepted"]
    seat: Seat
    segment: str
    waters: list[str]
    payments: list[Payment]
    returned: list[SeatAmount]


class BuiltElsewhere(TypedDict):
    event: Literal["built"]
    seat: Seat
    segment: str
    waters: list[str]
    payments: list[Payment]
    returned: list[SeatAmount]


class Declined(TypedDict):
    event: Literal["declined"]
    seat: Seat


class ExtraBuilt(TypedDict):
    event: Literal["extra_built"]
    seat: Seat
    segment: str
    waters: list[str]


class ExtraKept(TypedDict):
    event: Literal["extra_kept"]
    seat: Seat


class Drought(TypedDict):
    event: Literal["drought"]
    loses_marker: list[Loss]
    dries_out: list[Loss]


class LastDrought(TypedDict):
    event: Literal["last_drought"]
    dries_out: list[Loss]


class Income(TypedDict):
    event: Literal["income"]
    amount: int
    payments: list[Payment]


class SantiagoOver(TypedDict):
    event: Literal["over"]
    seats: list[SantiagoTotal]
    winners: list[Seat]


SantiagoEvent = TypeAliasType(
    "SantiagoEvent",
    SantiagoBegins
    | SantiagoRound
    | FirstCanal
    | BidMade
    | BidPassed
    | Sealed
    | Opened
    | NewOverseer
    | Planted
    | SpareOpened
    | LeftOver
    | Offered
    | Joined
    | OfferPassed
    | Accepted
    | BuiltElsewhere
    | Declined
    | ExtraBuilt
    | ExtraKept
    | Drought
    | LastDrought
    | Income
    | SantiagoOver,
)
