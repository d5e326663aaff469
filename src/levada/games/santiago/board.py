"""The board: 8 x 6 squares, 5 x 4 crossings of ditches, 31 segments between them."""

import numpy as np

from levada.compilation import rule

COLUMNS, ROWS = 8, 6
SQUARES = COLUMNS * ROWS
CROSSING_COLUMNS, CROSSING_ROWS = 5, 4
CROSSINGS = CROSSING_COLUMNS * CROSSING_ROWS
BOARD = (1 << SQUARES) - 1
LEFT_EDGE = sum(1 << row * COLUMNS for row in range(ROWS))
RIGHT_EDGE = LEFT_EDGE << COLUMNS - 1

SQUARE_NAMES = [f"{'abcdefgh'[i % COLUMNS]}{i // COLUMNS + 1}" for i in range(SQUARES)]
CROSSING_NAMES = [
    f"{'ABCDE'[i % CROSSING_COLUMNS]}{i // CROSSING_COLUMNS + 1}" for i in range(CROSSINGS)
]
INNER_CROSSINGS = [
    i
    for i in range(CROSSINGS)
    if 0 < i % CROSSING_COLUMNS < CROSSING_COLUMNS - 1
    and 0 < i // CROSSING_COLUMNS < CROSSING_ROWS - 1
]

# Each segment by its two crossings: first the horizontal ones row by row, then the vertical.
SEGMENT_ENDS = [
    (i, i + 1) for i in range(CROSSINGS) if i % CROSSING_COLUMNS < CROSSING_COLUMNS - 1
] + [(i, i + CROSSING_COLUMNS) for i in range(CROSSINGS - CROSSING_COLUMNS)]
SEGMENTS = len(SEGMENT_ENDS)
SEGMENT_NAMES = [f"{CROSSING_NAMES[a]}-{CROSSING_NAMES[b]}" for a, b in SEGMENT_ENDS]


def squares_touching(crossing: int) -> int:
    """The squares with a corner on a crossing: 4 inside, 2 on an edge, 1 in a corner."""
    column, row = crossing % CROSSING_COLUMNS * 2, crossing // CROSSING_COLUMNS * 2
    return sum(
        1 << y * COLUMNS + x
        for x in (column - 1, column)
        for y in (row - 1, row)
        if 0 <= x < COLUMNS and 0 <= y < ROWS
    )


def squares_along(a: int, b: int) -> int:
    """The squares along both sides of the segment from crossing a to crossing b."""
    column, row = a % CROSSING_COLUMNS * 2, a // CROSSING_COLUMNS * 2
    is_horizontal = b == a + 1
    return sum(
        1 << y * COLUMNS + x
        for x in ((column, column + 1) if is_horizontal else (column - 1, column))
        for y in ((row - 1, row) if is_horizontal else (row, row + 1))
        if 0 <= x < COLUMNS and 0 <= y < ROWS
    )


def squares_around(square: int) -> int:
    """The square itself and all that touch it, corners too."""
    column, row = square % COLUMNS, square // COLUMNS
    return sum(
        1 << y * COLUMNS + x
        for x in range(max(0, column - 1), min(COLUMNS, column + 2))
        for y in range(max(0, row - 1), min(ROWS, row + 2))
    )


def segments_at(crossing: int) -> int:
    return sum(1 << i for i, ends in enumerate(SEGMENT_ENDS) if crossing in ends)


# Tables for the compiled rules, each an int64 mask by its index.
WATERED_BY = np.array([squares_along(a, b) for a, b in SEGMENT_ENDS], np.int64)
SEGMENTS_AT = np.array([segments_at(i) for i in range(CROSSINGS)], np.int64)
SEGMENTS_BESIDE = np.array([segments_at(a) | segments_at(b) for a, b in SEGMENT_ENDS], np.int64)
SQUARES_AT_CROSSING = np.array([squares_touching(i) for i in range(CROSSINGS)], np.int64)
SQUARES_AROUND = np.array([squares_around(i) for i in range(SQUARES)], np.int64)


@rule
def beside(squares: int) -> int:
    """The squares that share an edge with one of these."""
    right = (squares & ~RIGHT_EDGE) << 1
    left = (squares & ~LEFT_EDGE) >> 1
    return (right | left | squares << COLUMNS | squares >> COLUMNS) & BOARD
