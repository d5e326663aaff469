"""What people type comes out as one plain line, whatever they typed."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server.user_text import LONGEST_NAME, MOST_MARKS, cleaned, cleaned_name
from tests.server.clients import ME, OPEN, Clients, screen

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
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_examples(typed: str, shown: str) -> None:
    assert cleaned(typed, LONGEST_NAME) == shown


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u200d\u0336", "\u0300\u200c"])
def test_marks_are_not_piled_up(mark: str) -> None:
    line = cleaned("Z" + mark * 23 + "algo", LONGEST_NAME)
    assert line.endswith("algo")
    assert len(line) <= len("Zalgo") + MOST_MARKS


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("bot:expert", "expert"),
        ("  BOT : Expert", "Expert"),
        ("bot:bot:bot:x", "x"),
        ("\uff42\uff4f\uff54\uff1aexpert", "expert"),
        ("bot\u200b:expert", "expert"),
        ("bot:", ""),
        ("Bottle: mine", "Bottle: mine"),
        ("robot:x", "robot:x"),
        ("Ana", "Ana"),
    ],
)
def test_nobody_is_called_like_a_bot(typed: str, shown: str) -> None:
    assert cleaned_name(typed) == shown


@given(ANY_TEXT)
def test_a_name_that_was_cleaned_stays_as_it_is(text: str) -> None:
    name = cleaned_name(f"bot:{text}")
    assert cleaned_name(name) == name
    assert not name.startswith("bot:")


def test_a_name_like_a_bots_is_nobodys_at_a_table(clients: Clients) -> None:
    ana, beto = clients("bot:expert", "bot:novice")
    table = ana.makes("exlibris", ME, screen("bot:regular"), OPEN)
    beto.joins(table)
    ana.does("PUT me/name", {"name": "bot:expert"})
    names = [chair["name"] for chair in beto.looks(table)["chairs"]]
    assert names == ["expert", "regular", "novice"]
    assert ana.does("GET me")["name"] == "expert"


EVIL = [
    "'; DROP TABLE players;--",
    "<script>alert(1)</script>",
    '"><img src=x onerror=1>',
    "{{7*7}}${7*7}%s%(x)s{0}",
    "\\'; SELECT pg_sleep(9)--",
]


@pytest.mark.parametrize("evil", EVIL)
def test_sql_and_markup_are_text_like_any_other(clients: Clients, evil: str) -> None:
    """In every field somebody can type into; whoever shows it decides how."""
    ana, beto = clients(evil, evil)
    shown = cleaned(evil, LONGEST_NAME)
    table = ana.makes("exlibris", ME, screen(evil), OPEN)
    beto.joins(table)
    ana.does("PUT seats/1/name", {"name": evil}, at=table)
    ana.does("PUT me/name", {"name": evil})
    ana.does("POST chat", {"text": evil}, at=table)
    beto.does("POST report", {"text": evil}, at=table)
    seen = beto.ask("GET ", at=table)
    assert seen.headers["content-type"] == "application/json"
    assert seen.headers["x-content-type-options"] == "nosniff"
    assert [chair["name"] for chair in seen.json()["chairs"]] == [shown] * 3
    assert beto.does("GET chat", at=table)["messages"][0]["text"] == evil
    assert ana.does("GET me")["name"] == shown
    assert beto.does("GET me")["reports"][0]["text"] == evil


@pytest.mark.parametrize("evil", EVIL)
def test_where_no_text_belongs_none_is_taken(clients: Clients, evil: str) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.joins(table)
    wrong: list[tuple[str, Any]] = [
        ("POST moves", {"move": evil, "n": 0}),
        ("POST moves", {"move": f"order A{evil}", "n": 0}),
        ("POST moves", {"move": "order A", "n": evil}),
        ("POST claim", {"secret": evil}),
        ("POST votes", {"what": evil}),
        ("POST chat", {"phrase": evil}),
        ("POST chat", {"phrase": "would_pay", "segment": evil}),
        ("POST start", {"fill": evil}),
    ]
    for endpoint, body in wrong:
        assert ana.refused(endpoint, body, at=table).status in (403, 409, 422)
    for wish in ({"options": {evil: 1}}, {"options": {"players": evil}}, {"game": evil}):
        made = {"game": "santiago", "seats": [ME, OPEN, OPEN], **wish}
        assert ana.refused("POST tables", made).status == 422
    for name in ("state", "game", "before"):
        assert ana.http.get("/api/tables", params={name: evil}).status_code == 422
    assert ana.looks(table)["moves"] == 0


@pytest.mark.parametrize("evil", EVIL)
def test_names_in_records_are_text_too(clients: Clients, evil: str) -> None:
    [ana] = clients("Ana")
    path = Path(__file__).parents[1] / "records" / "exlibris-end-by-city.json"
    record = json.loads(path.read_bytes())
    record["seats"] = [evil, f"bot:{evil}", *record["seats"][2:]]
    table = ana.does("POST records", record)
    assert table["chairs"][0]["name"] == cleaned(evil, LONGEST_NAME)
    assert len(table["chairs"][1]["level"]) <= 16
    assert ana.does("GET record", at=table)["moves"] == record["moves"]
