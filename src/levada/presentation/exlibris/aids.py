"""All that is worth showing a seat beside its view, and what one order would mean."""

from levada.contract import NOBODY, Games, Seat, recall
from levada.game import Game
from levada.games.exlibris.closing import LAST_ROUND_HAND
from levada.games.exlibris.houses import POINTS, houses_taken
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    CLOSING,
    COLOUR_NAMES,
    COLOURS,
    OVER,
    PLAY,
    State,
)
from levada.games.exlibris.notation import format_move
from levada.games.exlibris.uncompiled_rules import (
    are_hands_equal,
    books_found,
    closing_turns_left,
    fewest_cards,
    hand_size,
    left_on_island,
    stack_size,
)
from levada.presentation.exlibris.aid_types import (
    BeforeAfter,
    CardsGone,
    ExLibrisAids,
    Nearness,
    Order,
    OrderPreview,
    OwnAids,
)
from levada.presentation.exlibris.final_count import (
    islands,
    rounds_done,
    seats,
    seats_shown,
    worth,
)
from levada.presentation.exlibris.order_outcome import (
    lanterns,
    places_found,
    places_left,
)


def public_aids(games: Games) -> ExLibrisAids:
    """For a spectator, and a state that `seen_by` has made of it."""
    state = recall(games, 0)
    return {
        "game": "exlibris",
        "round": rounds_done(games) + (0 if state.phase == OVER else 1),
        "islands": islands(state),
        "orders": [],
        "nearness": nearness(state),
        "cards": all_cards_gone(state),
        "seats": seats(state, seats_shown(state, NOBODY)),
    }


def own_aids(game: Game, games: Games, seat: Seat, _public: ExLibrisAids) -> OwnAids:
    """What is not the same for every seat, of a state that `seen_by` has made of this one."""
    state = recall(games, 0)
    return {
        "orders": [order(game, games, seat, colour) for colour in open_orders(game, games, seat)],
        "cards": all_cards_gone(state),
        "seats": seats(state, seats_shown(state, seat)),
    }


def open_orders(game: Game, games: Games, seat: Seat) -> list[int]:
    is_turn = seat in game.engine.seats_to_act(games, 0)
    return game.engine.legal_actions(games, 0, seat) if is_turn else []


def order(game: Game, games: Games, seat: Seat, colour: int) -> Order:
    """Asked of the rules; of the cards they draw from a stack in no order, only how many."""
    ordered = games.copy()
    game.engine.apply(ordered, 0, seat, colour)
    before, after = recall(games, 0), recall(ordered, 0)
    places = places_found(before, colour)
    takes = houses_taken(before, after, colour)
    return {
        "move": format_move(colour),
        "colour": COLOUR_NAMES[colour],
        "places": places,
        "lanterns": lanterns(before, places),
        "found": books_found(before, colour),
        "joins": not places,
        "sticks": change(before.sticks[colour], after.sticks[colour]),
        "left": change(left_on_island(before, colour), left_on_island(after, colour)),
        "takes": takes,
        "points": sum(POINTS[house] for house in takes),
        "leaves": places_left(before, colour),
        "refilled": after.drawn - before.drawn,
        "worth": worth(after),
        "closing": before.phase == PLAY != after.phase,
        "ends": after.phase == OVER,
        "turns_left": turns_left(after),
        "last": is_last_turn(after, seat),
    }


def change(before: int, after: int) -> BeforeAfter:
    return {"before": before, "after": after}


def nearness(state: State) -> Nearness:
    return {
        "stack": stack_size(state),
        "cities": list(state.city_taken_by).count(NOBODY),
        "fewest": fewest_cards(state),
        "closing_at": LAST_ROUND_HAND,
        "turns_left": turns_left(state),
    }


def all_cards_gone(state: State) -> list[CardsGone]:
    return [cards_gone(state, colour) for colour in range(COLOURS)]


def cards_gone(state: State, colour: int) -> CardsGone:
    """Hands that are not seen lie with the books left over, the stack in no order: `seen_by` did that."""
    ordered = sum(int(state.played[seat][colour]) for seat in range(state.players))
    held = sum(int(state.hand[seat][colour]) for seat in range(state.players))
    return {
        "island": COLOUR_NAMES[colour],
        "ordered": ordered,
        "unseen": BOOKS_A_COLOUR - ordered - held,
        "stack": list(state.seekers[state.drawn :]).count(colour),
    }


def turns_left(state: State) -> int | None:
    """Known once the closing phase has begun."""
    return closing_turns_left(state) if state.phase == CLOSING else None


def is_last_turn(after: State, seat: Seat) -> bool:
    """Once it is played: who is behind the others has one more turn, or everybody has."""
    is_behind = are_hands_equal(after) or hand_size(after, seat) > fewest_cards(after)
    return after.phase == OVER or (after.phase == CLOSING and not is_behind)


def preview(
    game: Game, games: Games, seat: Seat, move: str, actions: tuple[int, ...]
) -> OrderPreview:
    """Of a legal order, for a state that `seen_by` has made of the seat."""
    return {"kind": "order", "move": move, "order": order(game, games, seat, actions[0])}
