"""Moves in words: `bid 3`, `plant banana2 c3`, `offer B2-C2 3`."""

from collections.abc import Callable, Sequence

from levada.games.santiago.actions import BUILD_NAMED, PASS, PLANT, SEGMENT
from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES, SQUARES
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    EXTRA,
    LEFTOVER,
    OFFERING,
    OVERSEER,
    PLANTING,
    State,
)
from levada.games.santiago.names import members, tile_name


def format_move(state: State, actions: Sequence[int]) -> str:
    """The words of a move that is legal now; an offer is a segment and an amount."""
    first, *rest = (int(action) for action in actions)
    phase = state.phase
    return say_offer(first, rest[0]) if rest else SAYINGS[phase](state, first)


def format_action(state: State, action: int) -> str:
    """The words of one legal action; of an offer's first, those that its amount will follow."""
    if state.phase == OFFERING:
        return say_offer(SEGMENT + state.wanted[state.seat], action)
    if state.phase == BRIBERY and action != PASS:
        return f"offer {SEGMENT_NAMES[action - SEGMENT]}"
    return SAYINGS[state.phase](state, action)


def words_of(state: State, actions: Sequence[int]) -> set[str]:
    """Of legal moves of one action each; two tiles of a kind are one move."""
    say = SAYINGS[state.phase]
    return {say(state, action) for action in actions}


def say_offer(segment: int, amount: int) -> str:
    return f"offer {SEGMENT_NAMES[segment - SEGMENT]} {amount}"


def say_bid(_state: State, action: int) -> str:
    return "pass" if action == PASS else f"bid {action}"


def say_planting(state: State, action: int) -> str:
    slot, square = divmod(action - PLANT, SQUARES)
    return f"plant {tile_name(state, state.turned_up[slot])} {SQUARE_NAMES[square]}"


def say_overseer(state: State, action: int) -> str:
    if action == PASS:
        return "decline"
    if action >= BUILD_NAMED:
        return f"build {SEGMENT_NAMES[action - BUILD_NAMED]}"
    segment = action - SEGMENT
    verb = "accept" if is_named(state, segment) else "build"
    return f"{verb} {SEGMENT_NAMES[segment]}"


SAYINGS: dict[int, Callable[[State, int], str]] = {
    CANAL: lambda _state, action: f"canal {SEGMENT_NAMES[action - SEGMENT]}",
    AUCTION: say_bid,
    PLANTING: say_planting,
    LEFTOVER: say_planting,
    BRIBERY: lambda _state, _action: "pass",
    OVERSEER: say_overseer,
    EXTRA: lambda _state, action: (
        "keep" if action == PASS else f"extra {SEGMENT_NAMES[action - SEGMENT]}"
    ),
}


def actions_of(state: State, words: list[str]) -> tuple[int, ...]:
    """The actions that well-formed words name, legal or not."""
    match words:
        case ["pass" | "decline" | "keep"]:
            return (PASS,)
        case ["bid", amount]:
            return (int(amount),)
        case ["plant", tile, square]:
            return (PLANT + slot_of(state, tile) * SQUARES + SQUARE_NAMES.index(square),)
        case ["offer", segment, amount]:
            return (SEGMENT + SEGMENT_NAMES.index(segment), int(amount))
        case ["build", segment] if is_named(state, SEGMENT_NAMES.index(segment)):
            return (BUILD_NAMED + SEGMENT_NAMES.index(segment),)
    return (SEGMENT + SEGMENT_NAMES.index(words[1]),)


def is_named(state: State, segment: int) -> bool:
    return state.named >> segment & 1 == 1


def slot_of(state: State, tile: str) -> int:
    """The first open slot that shows this tile; two may."""
    names = {slot: tile_name(state, state.turned_up[slot]) for slot in open_slots(state)}
    return next(slot for slot, name in names.items() if name == tile)


def open_slots(state: State) -> list[int]:
    return list(members(state.open_slots))


def open_tiles(state: State) -> list[str]:
    """The tiles that can be taken now, sorted, duplicates kept."""
    return sorted(tile_name(state, state.turned_up[slot]) for slot in open_slots(state))
