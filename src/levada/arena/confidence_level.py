"""How sure the arena wants to be of what it says."""

from statistics import NormalDist

CERTAINTY = 0.95
STANDARD_ERRORS = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
"""So many to each side hold a normal estimate with that certainty."""
