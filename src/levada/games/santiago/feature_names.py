"""What each feature and each action of Santiago is called, in the order of `features`."""

from levada.feature_vector import Feature, bits, numbers
from levada.games.santiago.actions import BUILD_NAMED, PLANT, SEGMENT
from levada.games.santiago.board import CROSSING_NAMES, SEGMENT_NAMES, SQUARE_NAMES, SQUARES
from levada.games.santiago.layout import (
    CROPS,
    DROUGHT,
    INCOME,
    MOST_MONEY,
    MOST_PLAYERS,
    PALMS,
    PHASES,
    ROUNDS,
    SLOTS,
    TILE_KINDS,
    TILES_A_CROP,
)
from levada.games.santiago.options import EDITION_NAMES

ESCUDOS = 20  # a sum of money that is counted as 1
SEATS = range(MOST_PLAYERS)  # 0 is the own one, 1 sits at its left
KINDS = [f"crop{tile // 2}x{tile % 2 + 1}" for tile in range(TILE_KINDS)]  # crops differ by edition
SHOWN = [name for phase, name in enumerate(PHASES) if phase not in (DROUGHT, INCOME)]
PLANES = ["empty", "watered", "palm", "two_planters", "two_markers"]
CROP_PLANES = [f"crop{crop}" for crop in range(CROPS)]
SEAT_FLAGS = ["is_there", "to_act", "is_overseer", "has_extra_canal", "has_bid", "has_passed"]
PLACES = [f"plants {place}" for place in range(1, MOST_PLAYERS + 1)]
FLAGS = ["min_offer", "money_hidden", "spare_tile_planted", "build_named", "spectator"]
MOST_WEIGHT = 2 * TILES_A_CROP + PALMS

NAMED: tuple[Feature, ...] = (
    *bits([*PLANES, *CROP_PLANES], SQUARE_NAMES),
    *bits(["owned"], SEATS, SQUARE_NAMES),
    *numbers(TILES_A_CROP, TILES_A_CROP, ["field_size"], SQUARE_NAMES),
    *numbers(MOST_WEIGHT, TILES_A_CROP, ["field_weight"], SEATS, SQUARE_NAMES),
    *bits(["canal", "reachable"], SEGMENT_NAMES),
    *bits(["spring"], CROSSING_NAMES),
    *bits(SEAT_FLAGS, SEATS),
    *bits(PLACES, SEATS),
    *bits(["slot"], range(1, SLOTS + 1), KINDS),
    *bits(["phase"], SHOWN),
    *bits(["edition"], EDITION_NAMES),
    *bits(FLAGS),
    *numbers(MOST_MONEY + 1, ESCUDOS, ["offer"], SEATS, SEGMENT_NAMES),
    *numbers(MOST_MONEY, ESCUDOS, ["money", "bid"], SEATS),
    *numbers(TILES_A_CROP, TILES_A_CROP, ["face_down"], KINDS),
    *numbers(int(ROUNDS.max()), int(ROUNDS.max()), ["rounds_left"]),
)


def action_name(action: int) -> str:
    """What an action is in any position; what it means in one, `format_action` says."""
    if action < SEGMENT:
        return f"amount {action}" if action else "pass"
    if action < PLANT:
        return f"segment {SEGMENT_NAMES[action - SEGMENT]}"
    if action < BUILD_NAMED:
        slot, square = divmod(action - PLANT, SQUARES)
        return f"plant slot {slot + 1} {SQUARE_NAMES[square]}"
    return f"build named {SEGMENT_NAMES[action - BUILD_NAMED]}"
