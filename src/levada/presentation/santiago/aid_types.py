"""The shapes of what is shown of Santiago: tiles, squares and segments are words, seats numbers."""

from typing import Literal, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from levada.contract import Seat


class Share(TypedDict):
    """What a field is worth to one seat."""

    seat: Seat
    markers: int
    palms: int
    """On tiles that carry own markers: each counts as one marker more."""
    points: int


class Field(TypedDict):
    crop: str
    squares: list[str]
    tiles: int
    shares: list[Share]
    """Of the seats with markers in it."""


class SantiagoTotal(TypedDict):
    seat: Seat
    fields: int
    money: int | None
    """Nothing where it is hidden."""
    total: int | None


class Totals(TypedDict):
    """If the game ended now: all that touches no canal has dried out, as it does at the end."""

    dries_out: list[str]
    seats: list[SantiagoTotal]


class Forecast(TypedDict):
    """What the drought of this round would do if no more canals were built."""

    is_last: bool
    """After the last round everything dry dries out, markers or not."""
    loses_marker: list[str]
    dries_out: list[str]


class Saved(TypedDict):
    """What a canal would keep the drought from taking."""

    square: str
    seat: Seat | None
    """Whose marker or tile; a neutral tile is nobody's."""
    loss: Literal["marker", "tile"]


class SeatAmount(TypedDict):
    """What a seat has bid or offered."""

    seat: Seat
    amount: int


class Segment(TypedDict):
    """A segment that can be built now, and what that would do."""

    segment: str
    waters: list[str]
    """Squares that are dry now, planted or not."""
    saves: list[Saved]
    offers: list[SeatAmount]
    brings: int | None
    """To the overseer by accepting; nothing where nobody named it."""
    costs: int | None
    """The overseer, to build there unasked; nothing where it can only be accepted, or is free."""


class Bid(TypedDict):
    """What a bid would mean; places in the planting order count from 1."""

    move: str
    amount: int
    earliest: int
    """As the bids stand now: the place if nobody yet to bid bids more."""
    latest: int
    """The place if all who are yet to bid bid more."""
    overseer: Literal["yes", "maybe", "no"]
    markers_less: int
    keeps: int
    """Money left when the bid is paid."""


class Auction(TypedDict):
    yet_to_bid: list[Seat]
    """In their order, those who are to act included."""
    overseer: Seat | None
    """Who has passed first and will be overseer, whatever the others bid."""
    bids: list[Bid]
    """Every bid open to the seat."""


class CropLeft(TypedDict):
    crop: str
    tiles: int


class Supply(TypedDict):
    canals: int
    tiles: int
    """Face down in all stacks together."""
    crops: list[CropLeft]
    """Tiles that nobody has seen, as everybody can count them: all less those turned up or boxed."""


Step: TypeAlias = Literal[
    "auction",
    "new_overseer",
    "planting",
    "bribery",
    "extra",
    "drought",
    "income",
    "last_drought",
    "count",
]


class Strip(TypedDict):
    """The seven steps of this round, and the one it has come to; none before the first round."""

    steps: list[Step]
    now: Step | None


class SantiagoAids(TypedDict):
    """All that is worth showing beside the view."""

    game: Literal["santiago"]
    fields: list[Field]
    """As they lie now, the largest first."""
    totals: Totals
    forecast: Forecast
    segments: list[Segment]
    """While one may be named or built; none in other phases."""
    elsewhere: int | None
    """What the overseer would pay to build where nobody asked, as the offers stand."""
    auction: Auction | None
    supply: Supply
    strip: Strip


class OwnAids(TypedDict):
    """The parts that are not the same for everybody."""

    totals: Totals
    auction: Auction | None


class FieldChange(TypedDict):
    """What a field is worth to a seat, without and with a tile."""

    seat: Seat
    before: int
    after: int


class PlantPreview(TypedDict):
    kind: Literal["plant"]
    move: str
    field: Field
    """With the tile in it."""
    joins: list[Field]
    """The fields it would become one of, as they are."""
    changes: list[FieldChange]
    markers: int
    watered: bool
    palm: bool
    loss: Literal["marker", "tile"] | None
    """What the drought would take of it if no more canals were built."""
    pays: int
    keeps: int


class BidPreview(TypedDict):
    kind: Literal["bid"]
    move: str
    bid: Bid


class CanalPreview(TypedDict):
    """A segment named, accepted or built."""

    kind: Literal["canal"]
    move: str
    segment: Segment
    """An offer previewed is counted in."""
    elsewhere: int | None
    """What the overseer would then pay to build where nobody asked."""
    pays: int
    """Of an offer: if it is accepted."""
    gains: int
    keeps: int


class PassPreview(TypedDict):
    """Nothing is offered or built."""

    kind: Literal["pass"]
    move: str


SantiagoPreview = TypeAliasType(
    "SantiagoPreview",
    PlantPreview | BidPreview | CanalPreview | PassPreview,
)


class WateredTiles(TypedDict):
    """What a canal brings water to: the overseer's own tiles, others', ground to plant on."""

    segment: str
    offered: int
    """For it, by all together."""
    own: int
    """Tiles with the overseer's markers that had no water."""
    others: list[Seat]
    """Whose tiles it waters too."""
    empty: int
    """Dry squares that can still be planted."""


class CanalMotive(TypedDict):
    """What speaks for an overseer's decision, as everybody at the table can see it."""

    money: int
    """Taken; less than nothing where it was paid, or would have been."""
    canal: WateredTiles | None
    """Nothing where none was built."""
    refused: WateredTiles | None
    """The dearest proposal, where more was offered for it than was taken."""


class SantiagoCount(TypedDict):
    """The final count."""

    game: Literal["santiago"]
    fields: list[Field]
    """Those that count for somebody, in the order in which they should be lit."""
    seats: list[SantiagoTotal]
    winners: list[Seat] | None
    """Nothing while the game is not over."""
