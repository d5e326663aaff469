"""The words for the nouns of the game: tiles, squares, segments."""

from collections.abc import Iterator

from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import UNKNOWN_TILE, State
from levada.games.santiago.options import EDITION_NAMES, EDITIONS

UNKNOWN = "?"


def tile_names(edition: str) -> list[str]:
    """By tile number: banana1, banana2, …"""
    return [f"{crop}{planters}" for crop in EDITIONS[edition].crops for planters in (1, 2)]


NAMES_BY_EDITION = [tile_names(edition) for edition in EDITION_NAMES]


def tile_name(state: State, tile: int) -> str:
    return UNKNOWN if tile == UNKNOWN_TILE else NAMES_BY_EDITION[state.edition][tile]


def members(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def square_words(mask: int) -> list[str]:
    return sorted(SQUARE_NAMES[square] for square in members(mask))


def segment_words(mask: int) -> list[str]:
    return sorted(SEGMENT_NAMES[segment] for segment in members(mask))
