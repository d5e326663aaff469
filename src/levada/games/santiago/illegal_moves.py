"""Why a move in words is refused, said to a program by a code and to a person in a sentence."""

import re
from typing import NoReturn

from levada.contract import IllegalMove, Seat
from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    EXTRA,
    LEFTOVER,
    MOST_SEALED_BID,
    OVERSEER,
    PLANTING,
    State,
)
from levada.games.santiago.names import NAMES_BY_EDITION
from levada.games.santiago.notation import is_named, open_tiles
from levada.games.santiago.uncompiled_rules import can_be_bought, has_sealed_bids, price_elsewhere
from levada.value_text import quote

SHAPES = {
    "canal": ("segment",),
    "bid": ("amount",),
    "pass": (),
    "plant": ("tile", "square"),
    "offer": ("segment", "amount"),
    "accept": ("segment",),
    "build": ("segment",),
    "decline": (),
    "extra": ("segment",),
    "keep": (),
}
VERBS = {
    CANAL: ("canal",),
    AUCTION: ("bid", "pass"),
    PLANTING: ("plant",),
    LEFTOVER: ("plant",),
    BRIBERY: ("offer", "pass"),
    OVERSEER: ("accept", "build", "decline"),
    EXTRA: ("extra", "keep"),
}
WHOLE_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


def check_words(state: State, move: str) -> list[str]:
    """The words of a move that is well formed and speaks of the phase at hand."""
    words = move.split(" ")
    verb, rest = words[0], words[1:]
    if verb not in SHAPES:
        expected = ", ".join(VERBS[state.phase])
        raise IllegalMove(
            "unknown_word", f"{quote(verb)} is not a move; expected {expected}", word=verb
        )
    if verb not in VERBS[state.phase]:
        expected = " or ".join(VERBS[state.phase])
        raise IllegalMove("wrong_phase", f"now it is time to {expected}", verb=verb)
    if len(rest) != len(SHAPES[verb]):
        shape = " ".join((verb, *SHAPES[verb])).upper().replace(verb.upper(), verb)
        raise IllegalMove("wrong_shape", f"expected {shape}", verb=verb)
    for kind, word in zip(SHAPES[verb], rest, strict=True):
        check_word(state, kind, word)
    return words


def check_word(state: State, kind: str, word: str) -> None:
    if kind == "amount":
        if not WHOLE_NUMBER.fullmatch(word):
            raise IllegalMove(
                "not_whole", f"{quote(word)} is not a whole amount of money", word=word
            )
    elif kind == "segment":
        if word not in SEGMENT_NAMES:
            raise IllegalMove(
                "unknown_segment",
                f"{quote(word)} is no segment; expected two neighbouring crossings such as B2-C2, "
                "the left or upper one first",
                word=word,
            )
    elif kind == "square":
        if word not in SQUARE_NAMES:
            raise IllegalMove(
                "unknown_square", f"{quote(word)} is no square; expected a1 to h6", word=word
            )
    elif word not in NAMES_BY_EDITION[state.edition]:
        raise IllegalMove("unknown_tile", f"{quote(word)} is no tile of this edition", word=word)
    elif word not in open_tiles(state):
        raise IllegalMove("tile_not_open", f"{word} does not lie open", tile=word)


def refuse(state: State, seat: Seat, words: list[str]) -> NoReturn:
    """Says why well-formed words for this phase are not legal."""
    match words:
        case ["bid", amount]:
            refuse_bid(state, seat, int(amount))
        case ["offer", segment, amount]:
            refuse_offer(state, seat, segment, int(amount))
        case ["plant", _, square]:
            refuse_square(state, square)
        case ["accept", segment]:
            raise IllegalMove("not_named", f"nobody named {segment}", segment=segment)
        case ["build", segment]:
            refuse_build(state, seat, segment)
        case ["decline"]:
            raise IllegalMove("must_decide", "a segment was named, so one must be built")
        case [_, segment]:
            refuse_segment(state, segment)
    raise AssertionError(f"{' '.join(words)} is refused without a reason")


def refuse_bid(state: State, seat: Seat, amount: int) -> NoReturn:
    if amount == 0:
        raise IllegalMove("bid_of_nothing", "a bid is at least 1; to bid nothing is to pass")
    refuse_too_much(state, seat, amount)
    if has_sealed_bids(state):
        raise IllegalMove(
            "bid_too_high", f"with 2 players {MOST_SEALED_BID} is the most", most=MOST_SEALED_BID
        )
    rival = next(other for other in range(state.players) if state.bid[other] == amount)
    raise IllegalMove(
        "amount_taken", f"{amount} is already bid by seat {rival}", amount=amount, seat=rival
    )


def refuse_too_much(state: State, seat: Seat, amount: int) -> None:
    money = state.money[seat]
    if amount > money:
        raise IllegalMove(
            "too_little_money", f"{amount} is more than the {money} there are", money=money
        )


def refuse_offer(state: State, seat: Seat, segment: str, amount: int) -> NoReturn:
    refuse_too_much(state, seat, amount)
    least = state.min_offer
    if amount < least:
        raise IllegalMove("offer_too_small", f"an offer is at least {least}", least=least)
    refuse_segment(state, segment)


def refuse_segment(state: State, segment: str) -> NoReturn:
    if state.canals >> SEGMENT_NAMES.index(segment) & 1:
        raise IllegalMove("segment_built", f"a canal lies on {segment} already", segment=segment)
    raise IllegalMove(
        "out_of_reach", f"{segment} joins neither the spring nor a canal", segment=segment
    )


def refuse_square(state: State, square: str) -> NoReturn:
    if state.empty >> SQUARE_NAMES.index(square) & 1:
        raise IllegalMove(
            "not_beside",
            f"{square} is beside no plantation, and this tile must be",
            square=square,
        )
    raise IllegalMove("square_taken", f"a tile lies on {square} already", square=square)


def refuse_build(state: State, seat: Seat, segment: str) -> NoReturn:
    index = SEGMENT_NAMES.index(segment)
    price, money = price_elsewhere(state), state.money[seat]
    if is_named(state, index) and not can_be_bought(state) >> index & 1:  # R2
        raise IllegalMove(
            "is_named", f"{segment} was named: it can only be accepted", segment=segment
        )
    if not (state.reachable >> index & 1):
        refuse_segment(state, segment)
    raise IllegalMove(  # R3
        "cannot_pay", f"building there costs {price}, and there are {money}", price=price
    )
