"""The houses of an island, over snapshots: which a seat has taken, and what they count."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from levada.contract import NOBODY, Seat
from levada.games.exlibris.layout import State
from levada.games.exlibris.scoring import CITY_POINTS, VILLAGE_POINTS

House: TypeAlias = Literal["village", "city"]

POINTS: Mapping[House, int] = {"village": VILLAGE_POINTS, "city": CITY_POINTS}


def taken_by(state: State) -> Mapping[House, Sequence[Seat]]:
    """By island: who has taken its house, or nobody."""
    return {"village": list(state.village_taken_by), "city": list(state.city_taken_by)}


def houses_taken(before: State, after: State, island: int) -> list[House]:
    """The village first."""
    stood, stands = taken_by(before), taken_by(after)
    return [house for house in POINTS if stood[house][island] == NOBODY != stands[house][island]]
