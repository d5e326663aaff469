"""Canals: where one may be laid, and what laying it waters and opens."""

from levada.compilation import rule
from levada.games.santiago.board import SEGMENTS_BESIDE, WATERED_BY
from levada.games.santiago.layout import State


@rule
def build(state: State, segment: int) -> None:
    state.canals |= 1 << segment
    state.reachable = (state.reachable | SEGMENTS_BESIDE[segment]) & ~state.canals
    state.watered |= WATERED_BY[segment]
