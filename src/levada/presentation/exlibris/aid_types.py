"""The shapes of what is shown of Ex Libris: an island and its colour are a letter, seats numbers.

Places count from 1, the First, to 7, the Seventh.
"""

from typing import Literal

from typing_extensions import TypedDict

from levada.contract import Seat
from levada.games.exlibris.houses import House


class BeforeAfter(TypedDict):
    before: int
    after: int


class Order(TypedDict):
    """What an order would do. Which cards it would turn up nobody knows."""

    move: str
    colour: str
    places: list[int]
    """Of the seekers found, the First first."""
    lanterns: list[int]
    """Counted at each of these places."""
    found: int
    joins: bool
    """No seeker has this colour: the card joins the expedition."""
    sticks: BeforeAfter
    left: BeforeAfter
    """On the island: sticks, with a house counting 7."""
    takes: list[House]
    points: int
    """For the houses."""
    leaves: list[int]
    """The places whose seekers leave."""
    refilled: int
    """How many cards are drawn from the stack."""
    worth: dict[str, int]
    """What a book of each colour would be worth then."""
    closing: bool
    """The closing phase begins."""
    ends: bool
    """The game is over."""
    turns_left: int | None
    """After it, once the closing phase has begun."""
    last: bool
    """The seat has no other turn after it."""


class Nearness(TypedDict):
    """How near the end is."""

    stack: int
    cities: int
    """Still standing; the first that is taken begins the closing phase."""
    fewest: int
    """Cards in the smallest hand."""
    closing_at: int
    """Cards in every hand with which the closing phase begins."""
    turns_left: int | None
    """Once the closing phase has begun."""


class Cards(TypedDict):
    """The books of one colour in a hand."""

    cards: int
    points: int


class ExLibrisTotal(TypedDict):
    """A seat as it is counted; nothing where its hand is hidden."""

    seat: Seat
    hand: dict[str, Cards] | None
    hand_points: int | None
    villages: list[str]
    cities: list[str]
    house_points: int
    total: int | None


class IslandWorth(TypedDict):
    island: str
    left: int
    """Sticks, with a house counting 7."""
    worth: int
    """What a book of its colour is worth."""


class CardsGone(TypedDict):
    """The cards of one colour."""

    island: str
    ordered: int
    """Books given up so far, which everybody has seen."""
    unseen: int
    """Books neither given up nor in the viewer's own hand: in others' hands, or left over."""
    stack: int
    """Seekers still in the stack: all less those that have come."""


class ExLibrisAids(TypedDict):
    """All that is worth showing beside the view."""

    game: Literal["exlibris"]
    round: int
    islands: list[IslandWorth]
    """By their letters, as if the game ended now."""
    orders: list[Order]
    """Every order open to the seat."""
    nearness: Nearness
    cards: list[CardsGone]
    """By the islands' letters."""
    seats: list[ExLibrisTotal]
    """As if the game ended now."""


class OwnAids(TypedDict):
    """The parts that are not the same for everybody."""

    orders: list[Order]
    cards: list[CardsGone]
    seats: list[ExLibrisTotal]


class OrderPreview(TypedDict):
    kind: Literal["order"]
    move: str
    order: Order


class ExLibrisCount(TypedDict):
    """The final count: the islands from the emptiest on, then each hand."""

    game: Literal["exlibris"]
    islands: list[IslandWorth]
    seats: list[ExLibrisTotal]
    winners: list[Seat] | None
    """Nothing while the game is not over."""
