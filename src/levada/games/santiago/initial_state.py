"""From options and words to a state before its first move, and back to words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from levada.contract import Games, SetupError
from levada.game import Shuffle, read_seat
from levada.games.santiago.board import CROSSING_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import (
    DRAWN,
    LAYOUT,
    PALMS,
    SPRING_ANYWHERE,
    SPRING_INSIDE,
    TILES,
    UNKNOWN_TILE,
    State,
)
from levada.games.santiago.names import UNKNOWN, members, tile_name, tile_names
from levada.games.santiago.options import (
    ANYWHERE,
    EDITION_NAMES,
    INSIDE,
    SantiagoOptions,
    SantiagoWishes,
)
from levada.games.santiago.uncompiled_rules import (
    boxed_of_kind,
    has_sealed_bids,
    rounds,
    squares_for_palms,
    stacks,
    tiles_in_play,
    tiles_of_kind,
)
from levada.options import OptionError
from levada.value_text import quote

FIELDS: Sequence[str] = ("spring", "palms", "overseer", "boxed", "stacks")


def blank(options: SantiagoOptions) -> Games:
    """A state that knows its options and nothing else."""
    games = np.zeros(1, LAYOUT)
    state = games[0]
    state.players = options.players
    state.edition = EDITION_NAMES.index(options.edition)
    state.min_offer = options.min_offer
    state.money_is_hidden = options.money == "hidden"
    state.spare_is_planted = options.spare_tile == "planted"
    state.build_named = options.build_named
    return games


def prepare(options: SantiagoOptions, wishes: SantiagoWishes) -> Games:
    games = blank(options)
    state = games[0]
    drawn = {INSIDE: SPRING_INSIDE, ANYWHERE: SPRING_ANYWHERE}
    state.spring = (
        drawn[wishes.spring] if wishes.spring in drawn else CROSSING_NAMES.index(wishes.spring)
    )
    state.palms = DRAWN if options.palms else 0
    state.overseer = wishes.seat_wished("overseer", options.players)
    if isinstance(wishes.palms_at, tuple):
        if state.spring < 0:
            raise OptionError("palms_at: choose the spring's crossing too; palms keep off it")
        try:
            state.palms = read_palms(wishes.palms_at, options, int(state.spring))
        except SetupError as error:
            raise OptionError(str(error).replace("setup.palms", "palms_at")) from None
    return games


def lay_out(options: SantiagoOptions, setup: Mapping[str, Any]) -> Games:
    """A state with everything drawn that the deal would draw."""
    games = blank(options)
    state = games[0]
    state.spring = read_one_of("setup.spring", setup["spring"], CROSSING_NAMES, "a crossing A1–E4")
    state.palms = read_palms(setup["palms"], options, int(state.spring))
    state.overseer = read_seat("setup.overseer", setup["overseer"], options.players)
    state.tiles = read_tiles(setup, options, state)
    return games


def read_one_of(place: str, word: Any, names: list[str], expected: str) -> int:
    if not isinstance(word, str) or word not in names:
        raise SetupError(place, f"{quote(word)} is not known; expected {expected}")
    return names.index(word)


def read_palms(words: Any, options: SantiagoOptions, spring: int) -> int:
    expected = PALMS if options.palms else 0
    if not isinstance(words, list | tuple) or len(words) != expected:
        raise SetupError("setup.palms", f"{quote(words)}; expected a list of {expected} squares")
    palms = 0
    for i, word in enumerate(words):
        place = f"setup.palms[{i}]"
        square = read_one_of(place, word, SQUARE_NAMES, "a square a1–h6")
        if not squares_for_palms(spring, 0) >> square & 1:
            raise SetupError(
                place, f"{word} touches the spring at {CROSSING_NAMES[spring]}; palms keep off it"
            )
        if not squares_for_palms(spring, palms) >> square & 1:
            raise SetupError(place, f"{word} touches another palm's square; palms stand apart")
        palms |= 1 << square
    return palms


def read_tiles(setup: Mapping[str, Any], options: SantiagoOptions, state: State) -> list[int]:
    """The tiles in the order in which they are turned up, then the boxed ones."""
    names = tile_names(options.edition)
    boxed = read_pile("setup.boxed", setup["boxed"], names, TILES - tiles_in_play(state))
    if UNKNOWN_TILE in boxed:
        raise SetupError("setup.boxed", "boxed tiles are shown to all; none can be '?'")
    piles = setup["stacks"]
    if not isinstance(piles, list) or len(piles) != stacks(state):
        raise SetupError(
            "setup.stacks", f"expected {stacks(state)} stacks for {options.players} players"
        )
    read = [
        read_pile(f"setup.stacks[{i}]", pile, [*names, UNKNOWN], rounds(state))
        for i, pile in enumerate(piles)
    ]
    tiles = [pile[turn] for turn in range(rounds(state)) for pile in read] + sorted(boxed)
    check_tile_counts(tiles, names)
    if has_sealed_bids(state):
        check_boxed_of_every_crop(boxed, names)
    return tiles


def read_pile(place: str, pile: Any, names: list[str], size: int) -> list[int]:
    if not isinstance(pile, list) or len(pile) != size:
        has = f"has {len(pile)}" if isinstance(pile, list) else "is no list"
        raise SetupError(place, f"expected {size} tiles, it {has}")
    return [
        UNKNOWN_TILE
        if word == UNKNOWN and UNKNOWN in names
        else read_one_of(f"{place}[{i}]", word, names, f"one of {', '.join(names)}")
        for i, word in enumerate(pile)
    ]


def check_tile_counts(tiles: list[int], names: list[str]) -> None:
    for tile, number in Counter(tiles).items():
        there_are = tiles_of_kind(tile)
        if tile != UNKNOWN_TILE and number > there_are:
            raise SetupError("setup", f"{number} tiles {names[tile]}; there are {there_are}")


def check_boxed_of_every_crop(boxed: list[int], names: list[str]) -> None:
    box = Counter(boxed)
    for tile, name in enumerate(names):
        expected = boxed_of_kind(tile)
        if box[tile] != expected:
            raise SetupError(
                "setup.boxed", f"{box[tile]} tiles {name}; with 2 players {expected} are boxed"
            )


def set_up(state: State) -> dict[str, Any]:
    tiles = [tile_name(state, int(tile)) for tile in state.tiles]
    in_play, piles = tiles_in_play(state), stacks(state)
    return {
        "spring": CROSSING_NAMES[state.spring],
        "palms": [SQUARE_NAMES[square] for square in members(int(state.palms))],
        "overseer": int(state.overseer),
        "boxed": sorted(tiles[in_play:]),
        "stacks": [tiles[pile:in_play:piles] for pile in range(piles)],
    }


def reshuffle(setup: Mapping[str, Any], shuffle: Shuffle) -> dict[str, Any]:
    """All tiles of the stacks anew among the stacks; R17: what is boxed is public, and stays."""
    tiles = [tile for pile in setup["stacks"] for tile in pile]
    shuffle(tiles)
    piles = len(setup["stacks"])
    return {**setup, "stacks": [tiles[pile::piles] for pile in range(piles)]}
