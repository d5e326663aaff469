"""What a seat cannot know: the order of the stack, the others' hands, the books left over."""

from levada.chance import Generator, shuffle
from levada.compilation import rule
from levada.contract import Seat
from levada.games.exlibris.layout import COLOURS, OVER, STACK, State
from levada.games.exlibris.setup import deal_hand


@rule
def hide(state: State, seat: Seat) -> None:
    """Leaves the stack in no order but its colours'; which cards are left can be counted."""
    hide_hands(state, seat)
    for i in range(int(state.drawn) + 1, STACK):
        card = state.seekers[i]
        at = i
        while at > state.drawn and state.seekers[at - 1] > card:
            state.seekers[at] = state.seekers[at - 1]
            at -= 1
        state.seekers[at] = card


@rule
def hide_hands(state: State, seat: Seat) -> None:
    """Puts the hands the seat does not see to the books left over."""
    for other in range(state.players):
        if not is_hand_seen_by(state, seat, other):
            for colour in range(COLOURS):
                state.unused[colour] += state.hand[other, colour]
                state.hand[other, colour] = 0


@rule
def is_hand_seen_by(state: State, seat: Seat, owner: Seat) -> bool:
    """A hand is its owner's secret until all are shown for the count."""
    return seat == owner or state.phase == OVER


@rule
def resample(state: State, seat: Seat, rng: Generator) -> None:
    """Deals the cards the seat has not seen anew."""
    hide_hands(state, seat)
    for other in range(state.players):
        if not is_hand_seen_by(state, seat, other):
            deal_hand(state, other, rng)
    shuffle_stack(state, rng)


@rule
def shuffle_stack(state: State, rng: Generator) -> None:
    shuffle(state.seekers, int(state.drawn), STACK, rng)
