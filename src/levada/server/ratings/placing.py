"""Who came where in a rated game."""

from collections.abc import Collection, Sequence


def places_of(totals: Sequence[int], gone: Collection[int]) -> list[int]:
    """By seat: equal totals share a place, and whoever has gone is behind all who have not."""
    stayed = [total for seat, total in enumerate(totals) if seat not in gone]
    return [
        len(stayed) + 1 if seat in gone else 1 + sum(other > total for other in stayed)
        for seat, total in enumerate(totals)
    ]
