"""How bots play Santiago: in every phase, what each choice would be worth."""

from levada.bots.santiago.bid_policy import evaluate_bids
from levada.bots.santiago.canal_policy import evaluate_canals, evaluate_decisions, evaluate_offers
from levada.bots.santiago.evaluation import Notes, Numbers, estimate_totals, look_ahead
from levada.bots.santiago.planting_policy import evaluate_plantings
from levada.chance import Generator
from levada.compilation import routine, rule, step
from levada.contract import Games, Seat
from levada.games.santiago.hidden_information import are_bids_sealed, resample
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    LEFTOVER,
    NO_BID,
    OFFERING,
    OVERSEER,
    PLANTING,
    State,
)

__all__ = ["Notes", "Numbers", "evaluate", "evaluate_choices", "sample_world", "stage"]


@rule
def stage(state: State) -> int:
    """How far the game has come: a playout looks a number of these ahead."""
    return int(state.rounds_done)


@step
def sample_world(
    state: State, seat: Seat, _numbers: Numbers, _notes: Notes, rng: Generator
) -> None:
    """A world the seat could be in. A sealed bid is as good as not made: playouts will make it."""
    resample(state, seat, rng)
    if are_bids_sealed(state):
        for other in range(state.players):
            if other != seat:
                state.bid[other] = NO_BID


@routine
def evaluate(state: State, numbers: Numbers, notes: Notes) -> None:
    """What a position is worth to each seat, into `notes.worth`."""
    look_ahead(state, numbers, notes)
    estimate_totals(state, numbers, notes)


@routine
def evaluate_choices(games: Games, numbers: Numbers, notes: Notes, rng: Generator) -> None:
    """Notes the best choices of the seat whose page this is."""
    evaluate(games[notes.at], numbers, notes)
    phase = games[notes.at].phase
    if phase == AUCTION:
        evaluate_bids(games, numbers, notes, rng)
    elif phase in (PLANTING, LEFTOVER):
        evaluate_plantings(games, numbers, notes, rng)
    elif phase in (BRIBERY, OFFERING):
        evaluate_offers(games, numbers, notes, rng)
    elif phase == OVERSEER:
        evaluate_decisions(games, numbers, notes, rng)
    else:
        evaluate_canals(games, numbers, notes, rng)
