"""The editions, the options of a game, and what can be wished of its set-up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from levada.games.santiago.board import CROSSING_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import PALMS
from levada.message_format import quote
from levada.options import (
    DRAWN,
    OptionError,
    Options,
    Wishes,
    choice,
    in_words,
    reading,
    seat_or_drawn,
)

INSIDE, ANYWHERE = "inside", "anywhere"
SPARE_TILE_PLAYERS = (3, 4)


@dataclass(frozen=True)
class Edition:
    """A named set of defaults; crops and player counts are its own."""

    players: tuple[int, ...]
    crops: tuple[str, ...]
    palms: bool
    min_offer: int
    money: str


AMIGO_CROPS = ("banana", "bean", "pepper", "potato", "sugarcane")
TREFL_CROPS = ("banana", "coconut", "grape", "pepper", "watermelon")
EDITIONS = {
    "amigo": Edition((3, 4, 5), AMIGO_CROPS, palms=False, min_offer=1, money="hidden"),
    "samarkand": Edition((3, 4, 5), AMIGO_CROPS, palms=False, min_offer=1, money="hidden"),
    "trefl": Edition((2, 3, 4, 5), TREFL_CROPS, palms=True, min_offer=0, money="open"),
}
EDITION_NAMES = tuple(EDITIONS)


@dataclass(frozen=True)
class SantiagoOptions(Options):
    """Exactly the options a record writes, in its order."""

    edition: str = choice("whose rules, crops and words", EDITION_NAMES, default="amigo")
    players: int = choice("how many play; 2 only in trefl", (2, 3, 4, 5), default=4)
    palms: bool = choice("three palms, each worth one marker more", (True, False), default=False)
    min_offer: int = choice("the smallest offer in bribery", (0, 1), default=1)
    money: str = choice(
        "whether others see how much money you hold", ("open", "hidden"), default="hidden"
    )
    spare_tile: str = choice(
        "what becomes of the 45th tile; planted only with 3 or 4 players",
        ("boxed", "planted"),
        default="boxed",
    )
    build_named: bool = choice(
        "whether the overseer may pay to build on a named segment", (True, False), default=False
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        allowed = EDITIONS[self.edition].players
        if self.players not in allowed:
            raise OptionError(
                f"players: {self.edition} is for {in_words(allowed)} players, not {self.players}; "
                "trefl is for 2 too"
            )
        if self.spare_tile == "planted" and self.players not in SPARE_TILE_PLAYERS:
            raise OptionError(
                "spare_tile: it can be planted only with 3 or 4 players, "
                f"not {self.players}; expected boxed"
            )

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """What is not given follows the edition."""
        name = given.get("edition", "amigo")
        if not isinstance(name, str) or name not in EDITIONS:
            return super().of(given)  # which refuses it
        edition = EDITIONS[name]
        defaults = {
            "palms": edition.palms,
            "min_offer": edition.min_offer,
            "money": edition.money,
        }
        return super().of(defaults | dict(given))


def read_spring(wish: Any) -> str:
    if wish in (INSIDE, ANYWHERE) or wish in CROSSING_NAMES:
        return str(wish)
    raise OptionError(
        f"spring: {quote(wish)} is not possible; expected inside, anywhere or a crossing from A1 to E4"
    )


def read_palm_squares(wish: Any) -> str | tuple[str, ...]:
    if wish == DRAWN:
        return DRAWN
    squares = wish.replace(",", " ").split() if isinstance(wish, str) else wish
    if (
        not isinstance(squares, list | tuple)
        or len(squares) != PALMS
        or not all(square in SQUARE_NAMES for square in squares)
    ):
        raise OptionError(
            f"palms_at: {quote(wish)} is not possible; expected drawn or three squares such as b2 e5 h1"
        )
    return tuple(squares)


@dataclass(frozen=True)
class SantiagoWishes(Wishes):
    """Where things stand at the start; what is not chosen is drawn."""

    spring: str = reading(
        "where the spring stands: inside, anywhere, or C2", read_spring, default=INSIDE
    )
    palms_at: str | tuple[str, ...] = reading(
        "where the palms stand: drawn, or three squares", read_palm_squares, default=DRAWN
    )
    overseer: str | int = reading(
        "the first overseer: drawn, or a seat", seat_or_drawn("overseer"), default=DRAWN
    )
