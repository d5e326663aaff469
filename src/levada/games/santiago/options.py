"""The editions, the options of a game, and what can be wished of its set-up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias, get_args

from levada.games.santiago.board import CROSSING_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import PALMS
from levada.games.santiago.uncompiled_rules import squares_for_palms
from levada.options import (
    DRAWN,
    Edition,
    OptionError,
    Options,
    Places,
    Wishes,
    choice,
    reading,
    seat_or_drawn,
)
from levada.value_text import quote

INSIDE, ANYWHERE = "inside", "anywhere"


@dataclass(frozen=True)
class SantiagoEdition(Edition):
    """Crops and player counts are its own; other options have a default in it."""

    crops: tuple[str, ...]


AMIGO_CROPS = ("banana", "bean", "pepper", "potato", "sugarcane")
TREFL_CROPS = ("banana", "coconut", "grape", "pepper", "watermelon")
AMIGO_DEFAULTS = {"palms": False, "min_offer": 1, "money": "hidden"}
TREFL_DEFAULTS = {"palms": True, "min_offer": 0, "money": "open"}
EditionName: TypeAlias = Literal["amigo", "samarkand", "trefl"]
EDITIONS = {
    "amigo": SantiagoEdition((3, 4, 5), AMIGO_DEFAULTS, AMIGO_CROPS),
    "samarkand": SantiagoEdition((3, 4, 5), AMIGO_DEFAULTS, AMIGO_CROPS),
    "trefl": SantiagoEdition((2, 3, 4, 5), TREFL_DEFAULTS, TREFL_CROPS),
}
EDITION_NAMES: tuple[EditionName, ...] = get_args(EditionName)


@dataclass(frozen=True)
class SantiagoOptions(Options):
    """Exactly the options a record writes, in its order."""

    editions: ClassVar[Mapping[str, Edition]] = EDITIONS

    edition: EditionName = choice("whose rules, crops and words", EDITION_NAMES, default="amigo")
    players: int = choice("how many play", (2, 3, 4, 5), default=4)
    palms: bool = choice("three palms, each worth one marker more", (True, False), default=False)
    min_offer: int = choice("the smallest offer in bribery", (0, 1), default=1)
    money: str = choice(
        "whether others see how much money you hold", ("open", "hidden"), default="hidden"
    )
    spare_tile: str = choice(
        "what becomes of the 45th tile, which only 3 or 4 players can plant",
        ("boxed", "planted"),
        default="boxed",
        needs={"players": (3, 4)},
    )
    build_named: bool = choice(
        "whether the overseer may pay to build on a named segment", (True, False), default=False
    )


SPRINGS = (INSIDE, ANYWHERE, *CROSSING_NAMES)


def read_spring(name: str, wish: Any) -> str:
    if wish in SPRINGS:
        return str(wish)
    raise OptionError(
        f"{name}: {quote(wish)} is not possible; expected inside, anywhere or a crossing from A1 to E4"
    )


def read_palm_squares(name: str, wish: Any) -> str | tuple[str, ...]:
    if wish == DRAWN:
        return DRAWN
    squares = wish.replace(",", " ").split() if isinstance(wish, str) else wish
    if (
        not isinstance(squares, list | tuple)
        or len(squares) != PALMS
        or not all(square in SQUARE_NAMES for square in squares)
    ):
        raise OptionError(
            f"{name}: {quote(wish)} is not possible; expected drawn or three squares such as b2 e5 h1"
        )
    return tuple(squares)


def closed_to_palms(spring: int, palms: int) -> set[str]:
    free = squares_for_palms(spring, palms)
    return {name for square, name in enumerate(SQUARE_NAMES) if not free >> square & 1}


def closed_by_spring() -> dict[str, set[str]]:
    return {name: closed_to_palms(spring, 0) for spring, name in enumerate(CROSSING_NAMES)}


def closed_by_palm() -> dict[str, set[str]]:
    """What a palm closes wherever the spring is."""
    springs = range(len(CROSSING_NAMES))
    return {
        name: set.intersection(*(closed_to_palms(spring, 1 << square) for spring in springs))
        for square, name in enumerate(SQUARE_NAMES)
    }


PALM_PLACES = Places(
    PALMS,
    tuple(SQUARE_NAMES),
    {
        name: tuple(sorted(closed))
        for name, closed in (closed_by_spring() | closed_by_palm()).items()
    },
)


@dataclass(frozen=True)
class SantiagoWishes(Wishes):
    """Where things stand at the start; what is not chosen is drawn."""

    spring: str = reading(
        "where the spring stands: inside, anywhere, or a crossing such as C2",
        read_spring,
        default=INSIDE,
        values=SPRINGS,
    )
    palms_at: str | tuple[str, ...] = reading(
        "where the palms stand: drawn, or three squares such as b2 e5 h1",
        read_palm_squares,
        default=DRAWN,
        needs={"palms": (True,)},
        places=PALM_PLACES,
    )
    overseer: str | int = seat_or_drawn("the first overseer: drawn, or a seat")
