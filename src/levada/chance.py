"""The one random generator: a xorshift64 state in an array, advanced in place."""

from typing import Any

import numpy as np
import numpy.typing as npt

from levada.compilation import entry_point, rule

Generator = npt.NDArray[np.uint64]

# Numba turns uint64 mixed with int64 into float64: inside the generator everything is uint64.
_13, _7, _17, _32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)
_27, _30, _31 = np.uint64(27), np.uint64(30), np.uint64(31)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_HALF = np.uint64(0xFFFFFFFF)
SEEDS = 2**63
EXACTLY = 2**20  # how finely chances are told apart


@rule
def multiply(a: Any, b: Any) -> Any:
    """a * b modulo 2**64, also uncompiled, where NumPy would warn of the overflow."""
    low = (a & _HALF) * (b & _HALF)
    middle = ((a >> _32) * (b & _HALF) & _HALF) + ((a & _HALF) * (b >> _32) & _HALF)
    return ((low >> _32) + middle & _HALF) << _32 | low & _HALF


@rule
def sow(rng: Generator, seed: int, number: int) -> None:
    """Sets the generator for game `number` of `seed`: splitmix64 of both, never 0."""
    x = multiply(np.uint64(seed), _MIX_1) ^ multiply(np.uint64(number + 1), _GOLDEN)
    x = multiply(x ^ (x >> _30), _MIX_1)
    x = multiply(x ^ (x >> _27), _MIX_2)
    x = x ^ (x >> _31)
    rng[0] = x | np.uint64(x == np.uint64(0))


@rule
def below(rng: Generator, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely."""
    x = rng[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    rng[0] = x
    return int(np.int64(((x >> _32) * np.uint64(n)) >> _32))


@rule
def shuffle(items: Any, first: int, end: int, rng: Generator) -> None:
    """Shuffles items[first:end] in place."""
    for i in range(end - 1, first, -1):
        j = first + below(rng, i - first + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item


@entry_point
def sow_from_python(rng: Generator, seed: int, number: int) -> None:
    sow(rng, seed, number)


def generator(seed: int, number: int = 0) -> Generator:
    """A generator of its own for game `number` of `seed`."""
    rng = np.zeros(1, np.uint64)
    sow_from_python(rng, seed, number)
    return rng


@entry_point
def below_from_python(rng: Generator, n: int) -> int:
    return below(rng, n)


def is_hit(rng: Generator, chance: float) -> bool:
    """Whether something of this chance happens."""
    return below_from_python(rng, EXACTLY) < chance * EXACTLY
