"""Tables of Santiago for the tests: laid out as chosen, played in words, or set by hand."""

from collections import Counter
from typing import Any

import pytest

from levada.contract import IllegalMove
from levada.game import AnyView
from levada.games.santiago.board import (
    SEGMENT_NAMES,
    SEGMENTS_BESIDE,
    SQUARE_NAMES,
    WATERED_BY,
)
from levada.games.santiago.layout import ROUNDS, STACKS
from levada.games.santiago.names import tile_names
from levada.games.santiago.options import SantiagoOptions
from levada.match import Match
from levada.record import Record

THREE_PALMS = "a1 a6 h1"


def table(
    players: int = 4,
    edition: str = "amigo",
    *,
    overseer: int = 0,
    spring: str = "C2",
    palms: str = "",
    tiles: str = "",
    boxed: str = "",
    **options: Any,
) -> Match:
    """A game before its first move; `tiles` are those turned up first, in their order."""
    asked = {"edition": edition, "players": players, "palms": palms != "", **options}
    agreed = SantiagoOptions.of(asked)
    setup = {"spring": spring, "palms": palms.split(), "overseer": overseer}
    names = [f"seat {seat}" for seat in range(players)]
    piles = pile_up(agreed, tiles.split(), boxed.split())
    return Match.laid_out(Record("santiago", agreed.as_dict(), setup | piles, names))


def pile_up(agreed: SantiagoOptions, first: list[str], boxed: list[str]) -> dict[str, Any]:
    """The stacks with `first` on top, and the box; the other tiles fill them up."""
    left = Counter(all_tiles(agreed.edition)) - Counter(first) - Counter(boxed)
    if agreed.players == 2 and not boxed:
        for name in tile_names(agreed.edition):
            boxed += [name] * int(name[-1])
        left -= Counter(boxed)
    stacks = int(STACKS[agreed.players])
    in_play = stacks * int(ROUNDS[agreed.players])
    in_order = [*first, *left.elements()]
    return {
        "boxed": boxed + in_order[in_play:],
        "stacks": [in_order[stack:in_play:stacks] for stack in range(stacks)],
    }


def all_tiles(edition: str) -> list[str]:
    """Of each crop three tiles with one planter and six with two."""
    return [name for name in tile_names(edition) for _ in range(3 * int(name[-1]))]


def play(match: Match, *moves: str) -> Match:
    """Plays moves such as '1 bid 5': the seat, then its words."""
    for move in moves:
        seat, words = move.split(" ", 1)
        match.play(int(seat), words)
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """Why a move is refused; it may not have changed anything."""
    before = match.games.copy()
    with pytest.raises(IllegalMove) as refused:
        play(match, move)
    assert match.games == before
    return refused.value


def now(match: Match) -> AnyView:
    """The line of the trace for where the game stands."""
    line: AnyView = match.game.trace(match.games, 0)
    return line


def totals(match: Match) -> list[int]:
    """The count as it would be now."""
    return match.result["scores"]


def play_quietly(match: Match, until: str = "over") -> Match:
    """Everybody does as little as they may, until a phase begins."""
    at_first = phase(match)
    has_left = False
    while not match.is_over and not (has_left and phase(match) == until):
        do_little(match)
        has_left |= phase(match) != at_first
    return match


def do_little(match: Match) -> None:
    least = {"auction": "pass", "bribery": "pass", "overseer": "decline", "extra": "keep"}
    match.play(match.to_act[0], least.get(phase(match)) or match.legal()[0])


def phase(match: Match) -> str:
    name: str = match.game.phases[match.games[0].phase]
    return name


def square(name: str) -> int:
    """The mask of one square."""
    return 1 << SQUARE_NAMES.index(name)


def put(match: Match, name: str, tile: str, seat: int | None = None, markers: int = 0) -> None:
    """Puts a living tile on a square; without markers it is neutral."""
    state, mask = match.games[0], square(name)
    crop, planters = divmod(tile_names(match.options.as_dict()["edition"]).index(tile), 2)
    state.empty &= ~mask
    state.crop[crop] |= mask
    state.two_planters |= mask * planters
    if seat is not None:
        state.owned[seat] |= mask
        state.tended |= mask
        state.doubled |= mask * (markers - 1)


def put_dried(match: Match, *names: str) -> None:
    for name in names:
        match.games[0].empty &= ~square(name)


def dig(match: Match, *segments: str) -> None:
    """Lays canals, and lets them water."""
    state = match.games[0]
    for name in segments:
        segment = SEGMENT_NAMES.index(name)
        state.canals |= 1 << segment
        state.watered |= WATERED_BY[segment]
        state.reachable = (state.reachable | SEGMENTS_BESIDE[segment]) & ~state.canals


def give(match: Match, *money: int) -> None:
    """What each seat holds from now on."""
    match.games[0].money[: len(money)] = money


def go_to_last_round(match: Match) -> None:
    """The round at hand becomes the last."""
    match.games[0].rounds_done = ROUNDS[match.players] - 1
