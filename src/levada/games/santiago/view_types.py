"""The types of what there is to see of Santiago: tiles, squares and segments are words, seats numbers."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from levada.contract import Seat
from levada.games.santiago.options import EditionName

Phase: TypeAlias = Literal[
    "canal", "auction", "planting", "bribery", "overseer", "extra", "over"
]  # fmt: skip
"""The phases as traces and views name them; the rules tell more of them apart."""
Bid: TypeAlias = int | Literal["pass", "sealed"] | None
"""`sealed` is one that is not shown yet; nothing where the seat has not bid."""
PlantedTile: TypeAlias = tuple[str, Seat | None, int]
"""The tile, its owner, its markers."""
Offer: TypeAlias = tuple[Seat, str, int]
"""The seat, the segment, the amount."""


class PublicTable(TypedDict):
    """What lies open on the table, but for the money."""

    open: list[str]
    """The tiles turned up."""
    board: dict[str, PlantedTile]
    """The living tiles by square."""
    dried: list[str]
    palms: list[str]
    canals: list[str]
    extra: list[bool]
    """By seat: whether it still has its extra canal."""
    offers: list[Offer]
    """In the order made, until the overseer has decided."""


class SantiagoTrace(PublicTable):
    """All there is to see, hidden things included."""

    round: int
    phase: Phase
    to_act: list[Seat]
    overseer: Seat
    money: list[int]
    legal: list[str]
    scores: list[int] | None


class SantiagoTraceLine(SantiagoTrace):
    """A line of a match's trace."""

    n: int
    """How many moves were made before it."""


class SantiagoView(PublicTable):
    """What one seat may see, or a spectator."""

    game: Literal["santiago"]
    edition: EditionName
    players: int
    seat: Seat | None
    rounds: int
    spring: str
    boxed: list[str]
    tiles_left: int
    """In each stack."""
    to_act: list[Seat]
    round: int
    phase: Phase
    overseer: Seat
    money: list[int | None]
    """Nothing where it is hidden from you."""
    bids: list[Bid]
    sealed_bids: bool
    """Whether all bid at once, and nobody sees the others' bids until all are made."""
    planting_order: list[Seat]
    """Once the bids are in."""
    left_over: bool
    """The tile to plant now is the one nobody has bought."""
    passed_in_bribery: list[Seat]
    """The seats that have made no offer in this round and no longer can."""
    legal: list[str]
    scores: list[int] | None
    """Of a game that is over."""


class OwnView(TypedDict):
    """The parts of a view that are not the same for everybody."""

    seat: Seat | None
    money: list[int | None]
    bids: list[Bid]
    legal: list[str]
