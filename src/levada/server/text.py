"""What people type, cleaned: no control characters, no tricks with the direction of writing."""

import unicodedata

LONGEST_NAME = 24
LONGEST_MESSAGE = 500
LONGEST_REPORT = 2000

# Joiners are part of words in some scripts and of emoji.
JOINERS = "\u200c\u200d"


def cleaned(text: str, longest: int) -> str:
    """One line of at most `longest` characters, every run of blanks made one."""
    kept = (
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or character in JOINERS or is_shown(character)
    )
    return " ".join("".join(kept).split())[:longest].strip()


def is_shown(character: str) -> bool:
    """Not control, format, surrogate, private or unassigned."""
    return not unicodedata.category(character).startswith("C")
