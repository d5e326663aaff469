"""How many tables there are, and how large: as few and as even as can be."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableSizes:
    people: tuple[int, ...]
    """At each table; the largest first."""
    seats: tuple[int, ...]
    """At each table; bots take those that are left."""
    byes: int


def table_sizes(people: int, smallest: int, largest: int, *, with_bots: bool) -> TableSizes:
    """Tables for all; where they do not divide, bots fill up, or as few as possible have a bye.

    Too few for even one table play with bots: nobody could play otherwise.
    """
    tables = -(-people // largest)
    does_divide = smallest * tables <= people
    if does_divide or with_bots or tables == 1:
        at_tables = spread(people, tables)
        return TableSizes(at_tables, tuple(max(smallest, number) for number in at_tables), 0)
    seated = largest * (tables - 1)
    return TableSizes((largest,) * (tables - 1), (largest,) * (tables - 1), people - seated)


def spread(people: int, tables: int) -> tuple[int, ...]:
    fewest, more = divmod(people, tables)
    return (fewest + 1,) * more + (fewest,) * (tables - more)
