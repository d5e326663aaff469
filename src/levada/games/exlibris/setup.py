"""Set-up: the expedition and its stack, the hands, the islands, the starting player."""

from levada.chance import Generator, below, shuffle
from levada.compilation import rule
from levada.contract import NOBODY, Seat
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOURS,
    MOST_PLAYERS,
    PLACES,
    PLAY,
    SEEKERS_A_COLOUR,
    STACK,
    STICKS,
    State,
    hand_size,
)


@rule
def draw(state: State, rng: Generator) -> None:
    draw_seekers(state, rng)
    for colour in range(COLOURS):
        state.unused[colour] = BOOKS_A_COLOUR
        for seat in range(MOST_PLAYERS):
            state.played[seat, colour] = 0
            state.hand[seat, colour] = 0
    for seat in range(state.players):
        deal_hand(state, seat, rng)
    if state.seat == NOBODY:
        state.seat = below(rng, state.players)


@rule
def draw_seekers(state: State, rng: Generator) -> None:
    """Shuffles all forty: the first seven are the expedition, the rest its stack."""
    for i in range(STACK):
        state.seekers[i] = i // SEEKERS_A_COLOUR
    for place in range(PLACES):
        state.expedition[place] = (STACK + place) // SEEKERS_A_COLOUR
    for place in range(PLACES):
        other = below(rng, PLACES - place + STACK)
        card = state.expedition[place]
        if other < STACK:
            state.expedition[place] = state.seekers[other]
            state.seekers[other] = card
        else:
            state.expedition[place] = state.expedition[place + other - STACK]
            state.expedition[place + other - STACK] = card
    shuffle(state.seekers, 0, STACK, rng)


@rule
def deal_hand(state: State, seat: Seat, rng: Generator) -> None:
    """As many books as the seat holds, from those that are in no hand."""
    left = 0
    for colour in range(COLOURS):
        left += int(state.unused[colour])
    for _ in range(hand_size(state, seat)):
        n = below(rng, left)
        colour = 0
        while n >= state.unused[colour]:
            n -= int(state.unused[colour])
            colour += 1
        state.unused[colour] -= 1
        state.hand[seat, colour] += 1
        left -= 1


@rule
def place_pieces(state: State) -> int:
    """Everything that needs no choice once cards and starting player are known."""
    for colour in range(COLOURS):
        state.sticks[colour] = STICKS
        state.village_taken_by[colour] = NOBODY
        state.city_taken_by[colour] = NOBODY
    state.drawn = 0
    return PLAY
