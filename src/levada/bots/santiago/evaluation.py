"""What a position is worth to each seat: its money, and its fields as they may end."""

from typing import Annotated

import numpy as np

from levada.bots.search_notes import SEATS, BySeat, Reals, utility
from levada.bots.search_notes import Notes as RaceNotes
from levada.bots.search_notes import Numbers as RaceNumbers
from levada.compilation import routine, rule, step
from levada.contract import Mask, Real, Seat
from levada.games.santiago.board import SEGMENTS, SEGMENTS_BESIDE, WATERED_BY, beside
from levada.games.santiago.hidden_information import first_face_down
from levada.games.santiago.layout import (
    CROPS,
    OVERSEER,
    SLOTS,
    UNKNOWN_TILE,
    State,
    rounds_left,
    tiles_in_play,
)
from levada.games.santiago.scoring import field_of, weight_of
from levada.masks import count, has, lowest

RINGS = 2  # near: one canal away from water; far: two; nobody counts on more
MOST_MARKERS = 2


class Numbers(RaceNumbers):
    """What a level assumes about Santiago."""

    near_water: Real  # chance a round that a dry square one canal away is watered
    far_water: Real  # the same two canals away
    late_water: Real  # how much of that chance is left once the overseer has decided
    growth: Real  # tiles that join a field for each one of its crop still to come
    overseer: Real  # escudos it is worth to be the overseer
    rival_bid: Real  # what another seat is expected to bid, on average
    choosing: Real  # how much of the gap between the best tile and the next is lost by coming later
    nerve: Real  # escudos by which an overseer's choice is uncertain
    patience: Real  # escudos an extra canal kept is worth, for each round left up to three


class Notes(RaceNotes):
    """What the policy of Santiago writes down for one decision."""

    to_come: Annotated[Reals, np.float64, CROPS]  # tiles open or face down, by crop
    tiles_kept: Annotated[Reals, np.float64, (RINGS, MOST_MARKERS + 1)]  # of a dry tile, at the end
    markers_kept: Annotated[Reals, np.float64, (RINGS, MOST_MARKERS + 1)]
    near: Mask  # dry squares one canal away from water
    far: Mask  # two canals away
    of_crop: Annotated[Reals, np.float64, (CROPS, SEATS)]  # what its fields are worth to each seat
    elsewhere: BySeat  # all but the fields of one crop
    gain: Annotated[Reals, np.float64, SEGMENTS]  # by segment, or by place in the planting order
    lesser_gain: Annotated[Reals, np.float64, SEGMENTS]  # the same for whoever has passed
    overseers_gain: Annotated[Reals, np.float64, SEGMENTS]


@step
def look_ahead(state: State, numbers: Numbers, notes: Notes) -> None:
    """What this round's estimates share: the tiles to come, and what becomes of dry ones."""
    count_tiles_to_come(state, notes)
    for ring in range(RINGS):
        chance = numbers.near_water if ring == 0 else numbers.far_water
        for markers in range(MOST_MARKERS + 1):
            foresee_water(state, ring, markers, chance, numbers, notes)


@step
def count_tiles_to_come(state: State, notes: Notes) -> None:
    for crop in range(CROPS):
        notes.to_come[crop] = 0.0
    for slot in range(SLOTS):
        if has(int(state.open_slots), slot) and state.turned_up[slot] != UNKNOWN_TILE:
            notes.to_come[state.turned_up[slot] >> 1] += 1.0
    for i in range(first_face_down(state), tiles_in_play(state)):
        if state.tiles[i] != UNKNOWN_TILE:
            notes.to_come[state.tiles[i] >> 1] += 1.0


@step
def foresee_water(
    state: State, ring: int, markers: int, chance: float, numbers: Numbers, notes: Notes
) -> None:
    """A dry tile outlives as many droughts as it has markers, and each takes one of them."""
    tiles, kept, dry = 0.0, 0.0, 1.0
    soon = chance if state.phase <= OVERSEER else chance * numbers.late_water
    for droughts in range(min(markers, rounds_left(state)) + 1):
        watered = dry * (soon if droughts == 0 else chance)
        dry -= watered
        tiles += watered
        kept += watered * (markers - droughts)
    notes.tiles_kept[ring, markers] = tiles
    notes.markers_kept[ring, markers] = kept


@routine
def estimate_totals(state: State, numbers: Numbers, notes: Notes) -> None:
    """Expected totals by seat, if the game went on as games do."""
    notes.near = along(state.reachable) & ~state.watered
    notes.far = along(beyond(state.reachable) & ~state.canals) & ~state.watered & ~notes.near
    for seat in range(state.players):
        notes.worth[seat] = state.money[seat]
        if has(int(state.extra), seat):
            notes.worth[seat] += numbers.patience * min(3, rounds_left(state))
    for crop in range(CROPS):
        estimate_crop(state, crop, numbers, notes)
        for seat in range(state.players):
            notes.worth[seat] += notes.of_crop[crop, seat]


@routine
def estimate_crop(state: State, crop: int, numbers: Numbers, notes: Notes) -> None:
    """What the fields of a crop are worth to each seat."""
    for seat in range(state.players):
        notes.of_crop[crop, seat] = 0.0
    uncounted = state.crop[crop]
    joining = numbers.growth * notes.to_come[crop] / max(1, count(uncounted))
    while uncounted:
        field = field_of(uncounted & -uncounted, state.crop[crop])
        uncounted &= ~field
        room = count(beside(field) & state.empty)
        tiles = lasting_tiles(state, field, notes)
        tiles *= 1.0 + joining * room / (room + 2.0)
        for seat in range(state.players):
            own = field & state.owned[seat]
            if own:
                notes.of_crop[crop, seat] += tiles * lasting_markers(state, own, notes)


@rule
def along(segments: int) -> int:
    """The squares along these segments."""
    squares = 0
    while segments:
        squares |= WATERED_BY[lowest(segments)]
        segments &= segments - 1
    return squares


@step
def beyond(segments: int) -> int:
    """The segments that begin where these end."""
    found = 0
    while segments:
        found |= SEGMENTS_BESIDE[lowest(segments)]
        segments &= segments - 1
    return found


@rule
def with_markers(state: State, squares: int, markers: int) -> int:
    if markers == 0:
        return squares & ~state.tended
    if markers == 1:
        return squares & state.tended & ~state.doubled
    return squares & state.doubled


@step
def lasting_tiles(state: State, field: int, notes: Notes) -> float:
    dry = field & ~state.watered
    tiles = float(count(field & state.watered))
    if dry:
        for ring in range(RINGS):
            there = dry & (notes.near if ring == 0 else notes.far)
            if there:
                for markers in range(MOST_MARKERS + 1):
                    alike = count(with_markers(state, there, markers))
                    tiles += alike * notes.tiles_kept[ring, markers]
    return tiles


@step
def lasting_markers(state: State, own: int, notes: Notes) -> float:
    """A seat's markers and palms on these squares, as many as will count."""
    markers_there = float(weight_of(state, own & state.watered))
    dry = own & ~state.watered
    if dry:
        for ring in range(RINGS):
            there = dry & (notes.near if ring == 0 else notes.far)
            if there:
                for markers in range(1, MOST_MARKERS + 1):
                    alike = with_markers(state, there, markers)
                    markers_there += count(alike) * notes.markers_kept[ring, markers]
                    markers_there += count(alike & state.palms) * notes.tiles_kept[ring, markers]
    return markers_there


@rule
def set_crop_aside(state: State, crop: int, notes: Notes) -> None:
    """After `estimate_totals`: what each seat has beside the fields of one crop."""
    for seat in range(state.players):
        notes.elsewhere[seat] = notes.worth[seat] - notes.of_crop[crop, seat]


@rule
def estimate_after_planting(state: State, crop: int, numbers: Numbers, notes: Notes) -> None:
    """The same as `estimate_totals` where only this crop has changed since `set_crop_aside`."""
    estimate_crop(state, crop, numbers, notes)
    for each in range(state.players):
        notes.worth[each] = notes.elsewhere[each] + notes.of_crop[crop, each]


@rule
def utility_for(state: State, seat: Seat, numbers: Numbers, notes: Notes) -> float:
    """What a seat wants of the position last estimated."""
    return utility(state.players, seat, notes.worth, numbers)
