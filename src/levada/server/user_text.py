"""Cleans what people type: no control characters, no changes of the writing direction, no piles."""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_MESSAGE = 500
LONGEST_REPORT = 2000

# Joiners are part of words in some scripts and of emoji.
JOINERS = "\u200c\u200d"
# Fillers count as letters or signs and look like nothing: a name of them would be no name.
FILLERS = "\u115f\u1160\u2800\u3164\uffa0"


MOST_MARKS = 4
"""On one letter: more than any script needs, and they would be drawn over other lines."""
BOT = "bot:"
"""How records write a bot, with its level after it."""
BOT_LIKE = re.compile(r"bot\s*[:\u02d0\u2236\ua789]")


def cleaned_name(text: str) -> str:
    """Not one that would be taken for a bot's."""
    name = cleaned(text, LONGEST_NAME)
    while found := BOT_LIKE.match(unicodedata.normalize("NFKC", name).casefold()):
        name = cleaned(name[found.end() :], LONGEST_NAME)
    return name


def cleaned(text: str, longest: int) -> str:
    """One line of at most `longest` characters, every run of blanks made one."""
    kept = (
        " " if character.isspace() else character
        for character in text
        if character.isspace() or is_shown(character)
    )
    line = " ".join(without_piles(unicodedata.normalize("NFC", "".join(kept))).split())
    first = next((n for n, character in enumerate(line) if not is_attached(character)), len(line))
    return line[first : first + longest].rstrip(" " + JOINERS)


def without_piles(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if is_attached(character) and not character.isspace() else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def is_shown(character: str) -> bool:
    """Not control, format, surrogate, private or unassigned."""
    is_hidden = unicodedata.category(character).startswith("C") or character in FILLERS
    return character in JOINERS or not is_hidden


def is_attached(character: str) -> bool:
    """Whether it would change, or be drawn over, what stands before it."""
    return character in JOINERS or unicodedata.category(character)[0] in "MZ"
