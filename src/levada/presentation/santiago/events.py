"""What has happened by one move, told from what a viewer sees before and after it."""

from collections.abc import Callable, Mapping

from levada.contract import Games, Seat, snapshot
from levada.games.santiago.board import CROSSING_NAMES
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    EXTRA,
    LEFTOVER,
    OVERSEER,
    PLANTING,
)
from levada.games.santiago.names import square_words
from levada.games.santiago.view import boxed_tiles
from levada.presentation.santiago.canal_events import (
    of_bribery,
    of_extra_canal,
    of_first_canal,
    of_overseer,
)
from levada.presentation.santiago.event_types import SantiagoEvent
from levada.presentation.santiago.observed_move import Turn
from levada.presentation.santiago.planting_events import of_auction, of_leftover, of_planting
from levada.presentation.santiago.round_events import of_new_round, of_what_follows

BY_PHASE: Mapping[int, Callable[[Turn], list[SantiagoEvent]]] = {
    CANAL: of_first_canal,
    AUCTION: of_auction,
    PLANTING: of_planting,
    LEFTOVER: of_leftover,
    BRIBERY: of_bribery,
    OVERSEER: of_overseer,
    EXTRA: of_extra_canal,
}


def events(before: Games, after: Games, seat: Seat, move: str) -> list[SantiagoEvent]:
    """Between two states that `seen_by` has made of the viewer."""
    turn = Turn(snapshot(before, 0), snapshot(after, 0), seat, move.split(" "))
    return [*BY_PHASE[turn.before.phase](turn), *of_what_follows(turn)]


def opening(games: Games) -> list[SantiagoEvent]:
    """Before the first move."""
    state = snapshot(games, 0)
    begins: SantiagoEvent = {
        "event": "begins",
        "overseer": state.overseer,
        "spring": CROSSING_NAMES[state.spring],
        "palms": square_words(state.palms),
        "boxed": boxed_tiles(state),
    }
    return [begins] if state.phase == CANAL else [begins, of_new_round(state)]
