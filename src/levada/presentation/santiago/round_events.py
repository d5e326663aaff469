"""What happens by itself: drought and income, new tiles, the end."""

from levada.contract import Seat
from levada.games.santiago.board import SQUARE_NAMES
from levada.games.santiago.income import INCOME_A_ROUND
from levada.games.santiago.layout import CANAL, OVER, State
from levada.games.santiago.names import square_words
from levada.games.santiago.notation import open_tiles
from levada.games.santiago.view import board
from levada.presentation.santiago.drought_forecast import dried_out, lost_marker
from levada.presentation.santiago.event_types import Loss, Payment, SantiagoEvent
from levada.presentation.santiago.final_count import counted_up
from levada.presentation.santiago.observed_move import ObservedMove, paid
from levada.presentation.santiago.visible_state import all_shown


def round_end_events(move: ObservedMove) -> list[SantiagoEvent]:
    """If the move ended the round, or was the first canal, which begins the first."""
    before, after = move.before, move.after
    if after.phase == OVER:
        return [last_drought_event(before, after), end_event(after)]
    if after.rounds_done > before.rounds_done:
        return [drought_event(before, after), income_event(after), new_round_event(after)]
    return [new_round_event(after)] if before.phase == CANAL else []


def drought_event(before: State, after: State) -> SantiagoEvent:
    return {
        "event": "drought",
        "loses_marker": losses(before, lost_marker(before, after)),
        "dries_out": losses(before, dried_out(before, after)),
    }


def last_drought_event(before: State, after: State) -> SantiagoEvent:
    return {"event": "last_drought", "dries_out": losses(before, dried_out(before, after))}


def losses(before: State, squares: int) -> list[Loss]:
    tiles = board(before)
    return [loss(before, name, *tiles[name]) for name in square_words(squares)]


def loss(before: State, square: str, tile: str, owner: Seat | None, _markers: int) -> Loss:
    stands = before.palms >> SQUARE_NAMES.index(square) & 1
    return {"square": square, "tile": tile, "seat": owner, "palm": bool(stands)}


def income_event(state: State) -> SantiagoEvent:
    payments: list[Payment] = []
    for seat in range(state.players):
        payments += paid(None, seat, INCOME_A_ROUND)
    return {"event": "income", "amount": INCOME_A_ROUND, "payments": payments}


def new_round_event(state: State) -> SantiagoEvent:
    return {"event": "round", "round": state.rounds_done + 1, "tiles": open_tiles(state)}


def end_event(state: State) -> SantiagoEvent:
    """R10: at the end all money is shown."""
    counted = counted_up(all_shown(state))
    return {"event": "over", "seats": counted["seats"], "winners": counted["winners"] or []}
