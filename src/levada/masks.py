"""Sets of small numbers as the bits of an int64; the sign bit is never used."""

import numpy as np

from levada.compilation import rule


@rule
def count(mask: int) -> int:
    """How many are in the set. LLVM knows this loop: it becomes one instruction."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return count((mask & -mask) - 1)


@rule
def nth(mask: int, n: int) -> int:
    """The member with n smaller ones, found by halving."""
    at = 0
    for half in (32, 16, 8, 4, 2, 1):
        smaller = count(mask & ((1 << half) - 1))
        if n >= smaller:
            n -= smaller
            mask >>= half
            at += half
    return at


@rule
def nth_of_few(mask: int, n: int) -> int:
    """The same, faster where there are only a handful."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


@rule
def has(mask: int, member: int) -> bool:
    return (mask >> member) & 1 != 0


@rule
def wide(number: int) -> int:
    """An int64, from whatever narrow field the number was read."""
    return int(np.int64(number))
