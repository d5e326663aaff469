"""The numbers of each level of Ex Libris; `policy.Numbers` says what they mean."""

import math
from collections.abc import Mapping

REGULAR = {
    "foresight": 1.0,
    "seekers_a_turn": 1.6,
    "spread": 0.97,
    "least_spread": 0.23,
    "leader": 0.17,
    "others": 0.15,
}
# Counts what it has as if the game ended now.
NOVICE = {"slips": 0.1, "blur": 1.0, "seekers_a_turn": 1.6, "least_spread": 0.2}
EXPERT = {
    **REGULAR,
    "iterations": 4000.0,
    "width": 5.0,
    "horizon": 52.0,
    "wander": 0.03,
    "doubt": 3.0,
    "winning": 3.0,
    "keeping": 0.2,
}

LEVELS: Mapping[str, Mapping[str, float]] = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

UNLESS_NAMED: Mapping[str, float] = {"seekers_a_turn": 1.0}
BOUNDS: Mapping[str, tuple[float, float]] = {
    "seekers_a_turn": (0.1, math.inf),
    "keeping": (0.0, 10.0),
}  # the first is divided by
