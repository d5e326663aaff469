"""What a place at a table counts."""

from collections.abc import Collection, Sequence

FOR_FIRST = 12.0
FOR_BYE = FOR_FIRST / 2
"""As much as a table gives each on average."""


def places(scores: Sequence[int], last: Collection[int] = ()) -> list[float]:
    """The place of each seat, from 1; equal scores share theirs. Seats in `last` are behind all."""
    ranked = [(seat not in last, 0 if seat in last else score) for seat, score in enumerate(scores)]
    return [
        1 + sum(other > own for other in ranked) + (ranked.count(own) - 1) / 2 for own in ranked
    ]


def place_points(scores: Sequence[int], last: Collection[int] = ()) -> list[float]:
    """12 for the first, 0 for the last, those between in even steps: alike at tables of every size."""
    step = FOR_FIRST / (len(scores) - 1)
    return [FOR_FIRST - step * (place - 1) for place in places(scores, last)]
