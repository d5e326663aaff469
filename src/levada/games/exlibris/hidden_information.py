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
    """Puts the others' hands to the books left over, until all are shown for the count."""
    if state.phase == OVER:
        return
    for other in range(state.players):
        if other != seat:
            for colour in range(COLOURS):
                state.unused[colour] += state.hand[other, colour]
                state.hand[other, colour] = 0


@rule
def resample(state: State, seat: Seat, rng: Generator) -> None:
    """Deals the cards the seat has not seen anew."""
    if state.phase != OVER:
        hide_hands(state, seat)
        for other in range(state.players):
            if other != seat:
                deal_hand(state, other, rng)
    shuffle(state.seekers, int(state.drawn), STACK, rng)
