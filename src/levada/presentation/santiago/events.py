"""What has happened by one move, told from what a viewer sees before and after it."""

from collections.abc import Callable, Mapping

from levada.contract import Games, Seat, recall
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
    bribery_events,
    extra_canal_events,
    first_canal_events,
    overseer_events,
)
from levada.presentation.santiago.event_types import SantiagoEvent
from levada.presentation.santiago.observed_move import ObservedMove
from levada.presentation.santiago.planting_events import (
    auction_events,
    leftover_events,
    planted_events,
)
from levada.presentation.santiago.round_events import new_round_event, round_end_events

BY_PHASE: Mapping[int, Callable[[ObservedMove], list[SantiagoEvent]]] = {
    CANAL: first_canal_events,
    AUCTION: auction_events,
    PLANTING: planted_events,
    LEFTOVER: leftover_events,
    BRIBERY: bribery_events,
    OVERSEER: overseer_events,
    EXTRA: extra_canal_events,
}


def events(before: Games, after: Games, seat: Seat, move: str) -> list[SantiagoEvent]:
    """Between two states that `seen_by` has made of the viewer."""
    observed = ObservedMove(recall(before, 0), recall(after, 0), seat, move.split(" "))
    return [*BY_PHASE[observed.before.phase](observed), *round_end_events(observed)]


def opening(games: Games) -> list[SantiagoEvent]:
    """Before the first move."""
    state = recall(games, 0)
    begins: SantiagoEvent = {
        "event": "begins",
        "overseer": state.overseer,
        "spring": CROSSING_NAMES[state.spring],
        "palms": square_words(state.palms),
        "boxed": boxed_tiles(state),
    }
    return [begins] if state.phase == CANAL else [begins, new_round_event(state)]
