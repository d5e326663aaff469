"""Features of any game: whole numbers of one byte, bits spread to bytes, each with a name."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from levada.compilation import rule
from levada.contract import NOBODY, Bytes, Seat

BITS = 8
WIDTH = 8  # bits in which a number is kept beside others in one
SPREAD = np.array([[byte >> bit & 1 for bit in range(BITS)] for byte in range(256)], np.uint8)
"""By the value of eight bits: each of them as a byte."""


@rule
def write_bits(out: Bytes, at: int, mask: int, size: int) -> int:
    """A byte for each of `size` bits, eight at a time; where the next feature begins.

    Up to seven bytes after them become 0, so features are written in their order.
    """
    for first in range(0, size, BITS):
        eight = mask >> first & 255
        for bit in range(BITS):
            out[at + first + bit] = SPREAD[eight, bit]
    return at + size


@rule
def write_sums(out: Bytes, at: int, one: int, two: int, three: int, size: int) -> None:
    """How many of three sets each is in; `size` is a multiple of eight."""
    for first in range(0, size, BITS):
        in_one, in_two, in_three = one >> first & 255, two >> first & 255, three >> first & 255
        for bit in range(BITS):
            out[at + first + bit] = (
                SPREAD[in_one, bit] + SPREAD[in_two, bit] + SPREAD[in_three, bit]
            )


@rule
def seen_from(seat: Seat) -> Seat:
    """The seat that is written first; a spectator sits in none, and sees them from seat 0 on."""
    return 0 if seat == NOBODY else seat


@rule
def nth_clockwise(first: Seat, n: int, players: int) -> Seat:
    other = first + n
    return other - players if other >= players else other


@rule
def clockwise_from(seats: int, first: Seat, players: int) -> int:
    """A set of seats, as how far clockwise from the first each sits."""
    return (seats >> first | seats << players - first) & (1 << players) - 1


class Feature(NamedTuple):
    """What one number means."""

    name: str
    most: int
    """The largest whole number it can be; the smallest is 0."""
    unit: int
    """The whole number that is 1.0 where features are wanted as float32."""


def bits(*parts: Iterable[object]) -> Iterator[Feature]:
    """A bit for each combination, the last part changing fastest: `owned 1 c3`."""
    for words in product(*parts):
        yield Feature(" ".join(str(word) for word in words), 1, 1)


def numbers(most: int, unit: int, *parts: Iterable[object]) -> Iterator[Feature]:
    """A whole number for each combination."""
    for words in product(*parts):
        yield Feature(" ".join(str(word) for word in words), most, unit)


def units_of(features: Iterable[Feature]) -> npt.NDArray[np.float32]:
    return np.array([feature.unit for feature in features], np.float32)
