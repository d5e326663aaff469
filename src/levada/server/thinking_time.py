"""How long a bot that searches may think, whatever its level says."""

from dataclasses import replace

from levada.bots.levels import Level

LONGEST_THOUGHT = 5_000.0
"""Milliseconds: several times what an expert needs on a machine that is not overloaded."""


def bounded(level: Level) -> Level:
    """A level that searches has an end in time too: on an overloaded machine it thinks shorter."""
    milliseconds = level.numbers["milliseconds"] or LONGEST_THOUGHT
    if not level.numbers["iterations"] and not level.numbers["milliseconds"]:
        return level
    return replace(
        level, numbers={**level.numbers, "milliseconds": min(milliseconds, LONGEST_THOUGHT)}
    )
