"""The arrays that a batch writes in place: its own, or those of its caller."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from levada.contract import Flags, Numbers, Totals
from levada.game import Game
from levada.options import OptionError
from levada.value_text import quote

OBSERVATIONS: Mapping[str, type[np.generic]] = {"uint8": np.uint8, "float32": np.float32}


@dataclass(frozen=True)
class Buffers:
    """By row, in each; by seat too in rewards and totals."""

    observations: npt.NDArray[Any]
    masks: Flags
    seats: npt.NDArray[np.int64]
    rewards: Numbers
    totals: Totals
    dones: Flags
    numbers: npt.NDArray[np.int64]


def open_buffers(
    game: Game, size: int, players: int, kind: str, given: Mapping[str, Any]
) -> Buffers:
    """Those given, checked; zeros for all others."""
    expected: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "observations": (OBSERVATIONS[kind], (size, game.features)),
        "masks": (np.bool_, (size, game.actions)),
        "seats": (np.int64, (size,)),
        "rewards": (np.float32, (size, players)),
        "totals": (np.int64, (size, players)),
        "dones": (np.bool_, (size,)),
        "numbers": (np.int64, (size,)),
    }
    for name in given:
        if name not in expected:
            raise OptionError(f"buffers: {quote(name)} is none; there are {', '.join(expected)}")
    return Buffers(
        **{
            name: checked(name, given[name], dtype, shape) if name in given else zeros(dtype, shape)
            for name, (dtype, shape) in expected.items()
        }
    )


def zeros(dtype: type[np.generic], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    try:
        return np.zeros(shape, dtype)
    except (MemoryError, ValueError):
        raise OptionError(f"size: {shape[0]:,} rows are more than fit into memory") from None


def checked(
    name: str, array: Any, dtype: type[np.generic], shape: tuple[int, ...]
) -> npt.NDArray[Any]:
    """The array itself, if rows can be written into it; OptionError says what it should be."""
    if is_plain(array, dtype, shape) and array.flags.writeable:
        written: npt.NDArray[Any] = array
        return written
    raise unlike(name, array, f"a writable contiguous array of {dtype.__name__} {shape}")


def readable(
    name: str, array: Any, dtype: type[np.generic], shape: tuple[int, ...]
) -> npt.NDArray[Any]:
    """The array, or a copy of one that is read-only, as other libraries hand them out.

    Compiled code knows a read-only array as another type, and would be compiled for it anew.
    """
    if not is_plain(array, dtype, shape):
        raise unlike(name, array, f"a contiguous array of {dtype.__name__} {shape}")
    read: npt.NDArray[Any] = array if array.flags.writeable else array.copy()
    return read


def is_plain(array: Any, dtype: type[np.generic], shape: tuple[int, ...]) -> bool:
    return (
        isinstance(array, np.ndarray)
        and array.dtype == dtype
        and array.shape == shape
        and array.flags.c_contiguous
        and array.flags.aligned
    )


def unlike(name: str, array: Any, expected: str) -> OptionError:
    """What was expected, and all that is known of what was found."""
    found = quote(array)
    if isinstance(array, np.ndarray):
        flags = {
            "not contiguous": not array.flags.c_contiguous,
            "not aligned": not array.flags.aligned,
            "read-only": not array.flags.writeable,
        }
        found = ", ".join(
            [f"{array.dtype} {array.shape}", *(each for each in flags if flags[each])]
        )
    return OptionError(f"{name}: expected {expected}, found {found}")
