"""Whole numbers as callers give them: NumPy's are integers too; truth values and floats are not."""

import operator
from typing import Any


def whole_number(value: Any) -> int | None:
    """The integer, or None for what is none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def number_in(allowed: range, value: Any) -> int | None:
    """The integer if it is one of these, else None."""
    number = whole_number(value)
    return number if number is not None and number in allowed else None
