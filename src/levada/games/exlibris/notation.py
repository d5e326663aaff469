"""Moves in words: `order A`."""

from levada.contract import IllegalMove, Seat
from levada.games.exlibris.layout import COLOUR_NAMES, State
from levada.games.exlibris.uncompiled_rules import choices
from levada.value_text import quote


def format_move(colour: int) -> str:
    return f"order {COLOUR_NAMES[colour]}"


def parse(state: State, seat: Seat, move: str) -> int:
    """The colour of a legal order."""
    words = move.split(" ")
    if words[0] != "order":
        raise IllegalMove(
            "unknown_word", f"{quote(words[0])} is not a move; expected order", word=words[0]
        )
    if len(words) != 2 or len(words[1]) != 1 or words[1] not in COLOUR_NAMES:
        raise IllegalMove("wrong_shape", "expected order and a colour from A to E", verb="order")
    colour = COLOUR_NAMES.index(words[1])
    if not choices(state, seat) >> colour & 1:
        raise IllegalMove("not_in_hand", f"there is no {words[1]} in the hand", colour=words[1])
    return colour
