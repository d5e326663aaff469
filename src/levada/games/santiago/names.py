"""The words for the nouns of the game: tiles, squares, segments."""

from collections.abc import Iterator
from functools import lru_cache

from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import UNKNOWN_TILE, State
from levada.games.santiago.options import EDITION_NAMES, EDITIONS

UNKNOWN = "?"
MASKS_KEPT = 16_384
"""Sets of squares or segments whose names are known: a move changes few, at thousands of tables."""


def tile_names(edition: str) -> list[str]:
    """By tile number: banana1, banana2, …"""
    return [f"{crop}{planters}" for crop in EDITIONS[edition].crops for planters in (1, 2)]


NAMES_BY_EDITION = [tile_names(edition) for edition in EDITION_NAMES]


def tile_name(state: State, tile: int) -> str:
    return tile_named(state.edition, tile)


def tile_named(edition: int, tile: int) -> str:
    return UNKNOWN if tile == UNKNOWN_TILE else NAMES_BY_EDITION[edition][tile]


def members(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def square_words(mask: int) -> list[str]:
    return list(sorted_squares(mask))


def segment_words(mask: int) -> list[str]:
    return list(sorted_segments(mask))


@lru_cache(MASKS_KEPT)
def sorted_squares(mask: int) -> tuple[str, ...]:
    return tuple(sorted(SQUARE_NAMES[square] for square in members(mask)))


@lru_cache(MASKS_KEPT)
def sorted_segments(mask: int) -> tuple[str, ...]:
    return tuple(sorted(SEGMENT_NAMES[segment] for segment in members(mask)))
