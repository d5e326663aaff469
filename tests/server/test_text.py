"""What people type comes out as one plain line, whatever they typed."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server.text import LONGEST_NAME, cleaned

TRICKS = "\0\a\b\t\n\r\x1b\x7f\x85\u200b\u202e\u2066\u2028\ufeff\ue000\ud800\U000e0041"
ANY_TEXT = st.text(st.one_of(st.characters(exclude_categories=[]), st.sampled_from(TRICKS)))


@given(ANY_TEXT)
def test_what_was_cleaned_stays_as_it_is(text: str) -> None:
    line = cleaned(text, LONGEST_NAME)
    assert cleaned(line, LONGEST_NAME) == line


@given(ANY_TEXT)
def test_nothing_hidden_is_left(text: str) -> None:
    line = cleaned(text, LONGEST_NAME)
    hidden = [each for each in line if unicodedata.category(each)[0] == "C"]
    assert set(hidden) <= {"\u200c", "\u200d"}
    assert "\0" not in line
    line.encode()  # no half of a pair, which no database and no answer takes


@given(ANY_TEXT, st.integers(1, 50))
def test_it_is_one_short_line_in_one_form(text: str, longest: int) -> None:
    line = cleaned(text, longest)
    assert len(line) <= longest
    assert line == " ".join(line.split())
    assert unicodedata.is_normalized("NFC", line)


@given(ANY_TEXT)
def test_what_is_left_can_be_seen(text: str) -> None:
    """Neither an invisible name nor one that draws over what stands before it."""
    line = cleaned(text, LONGEST_NAME)
    assert not line or unicodedata.category(line[0])[0] in "LNPS"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana \t\n Lúcia  ", "Ana Lúcia"),
        ("A\u0301gua", "Água"),
        ("e\u200b\u0301", "é"),
        ("\u202egnilddem", "gnilddem"),
        ("a\0b\x1b[31mc", "ab[31mc"),
        ("\u200d\u3164\u0301\u2800", ""),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d🌾 planta", "👩\u200d🌾 planta"),
        ("<b onclick='x()'>&amp;", "<b onclick='x()'>&amp;"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("x" * 23 + "  y", "x" * 23),
    ],
)
def test_examples(typed: str, shown: str) -> None:
    assert cleaned(typed, LONGEST_NAME) == shown
