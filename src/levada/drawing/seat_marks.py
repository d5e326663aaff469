"""Seats by colour and symbol: never the colour alone."""

SYMBOLS = ("●", "■", "▲", "◆", "★")
COLOURS = ("#e4572e", "#2e86ab", "#7a5195", "#d1a10f", "#3a8f5c")


def mark(seat: int, count: int = 1) -> tuple[str, str]:
    """Text and style of a seat's symbol."""
    return SYMBOLS[seat] * count, f"bold {COLOURS[seat]}"
