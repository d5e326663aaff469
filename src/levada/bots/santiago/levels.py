"""The numbers of each level of Santiago; `evaluation.Numbers` says what they mean."""

import math
from collections.abc import Mapping

REGULAR = {
    "near_water": 0.45,
    "far_water": 0.18,
    "late_water": 0.25,
    "growth": 0.65,
    "overseer": 2.2,
    "rival_bid": 4.7,
    "choosing": 0.95,
    "nerve": 0.7,
    "patience": 1.3,
    "leader": 0.15,
    "others": 0.15,
}
# Believes that all it plants will be watered and nothing will grow; looks at its own gain alone.
NOVICE = {
    "slips": 0.1,
    "blur": 3.0,
    "near_water": 0.9,
    "far_water": 0.6,
    "rival_bid": 2.5,
    "choosing": 0.7,
    "nerve": 0.7,
}
EXPERT = {
    **REGULAR,
    "iterations": 4000.0,
    "width": 10.0,
    "horizon": 2.0,
    "blur": 1.2,
    "wander": 0.03,
    "doubt": 3.0,
    "leader": 0.45,
    "winning": 8.0,
}

LEVELS: Mapping[str, Mapping[str, float]] = {"novice": NOVICE, "regular": REGULAR, "expert": EXPERT}

UNLESS_NAMED: Mapping[str, float] = {"rival_bid": 1.0, "nerve": 1.0}
BOUNDS: Mapping[str, tuple[float, float]] = {
    "rival_bid": (0.1, math.inf),
    "nerve": (0.1, math.inf),
}  # both are divided by
