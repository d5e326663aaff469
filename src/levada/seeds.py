"""Seeds as callers give them, or new ones that nobody knows."""

import secrets
from typing import Any

from levada.chance import SEEDS
from levada.integers import number_in
from levada.options import OptionError
from levada.value_text import quote


def new_seed() -> int:
    return secrets.randbelow(2**32)


def check_seed(seed: Any) -> int:
    number = number_in(range(SEEDS), seed)
    if number is None:
        raise OptionError(
            f"seed: {quote(seed)} is not possible; expected a whole number from 0 to 2**63 - 1"
        )
    return number


def seed_or_new(seed: Any) -> int:
    return new_seed() if seed is None else check_seed(seed)
