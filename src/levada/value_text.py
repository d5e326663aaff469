"""Values and lists as messages show them: short, whatever was given."""

import reprlib
from collections.abc import Iterable, Mapping, Sequence

LONGEST = 60
MOST_LISTED = 12

_shortener = reprlib.Repr()
_shortener.maxstring = _shortener.maxother = _shortener.maxlong = LONGEST
_shortener.maxlevel = 3


def quote(value: object) -> str:
    """A value as it was given, cut where it is long or deep."""
    return _shortener.repr(value)


def in_natural_order(words: Iterable[str]) -> list[str]:
    """As people sort: `bid 2` before `bid 10`, and `pass` before both."""

    def key(word: str) -> tuple[int, list[str]]:
        parts = word.split(" ")
        return len(parts), [part.zfill(4) for part in parts]

    return sorted(words, key=key)


def listing(words: Sequence[str]) -> str:
    """The first few, and how many more."""
    return first_few(in_natural_order(words))


def listing_by_number(words: Mapping[int, str]) -> str:
    """The same of actions and what each means: `0 (order A), 1 (order B)`."""
    return first_few([f"{number} ({words[number]})" for number in sorted(words)])


def first_few(words: Sequence[str]) -> str:
    shown = ", ".join(words[:MOST_LISTED])
    more = len(words) - MOST_LISTED
    return f"{shown}, … ({more} more)" if more > 0 else shown
