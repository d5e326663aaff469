"""Public names: what is allowed, and what would be taken for somebody else's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server.accounts.names import checked_name, folded
from levada.server.refusals import Refusal
from levada.server.user_text import LONGEST_NAME


@pytest.mark.parametrize(
    "name",
    ["Ana", "Ana 2", "Łucja-Ó", "O'Neill", "Мария", "Ελένη", "明日", "ひらがなカタカナ漢字", "김철수", "x2"],
)  # fmt: skip
def test_names_of_many_scripts_are_allowed(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_short"),
        ("A", "name_short"),
        ("--", "name_short"),
        ("bot: Ana", None),
        ("Ana/Beto", "name_signs"),
        ("Ana😀", "name_signs"),
        ("../me", "name_signs"),
        (".Ana", "name_mixed"),
        ("Ana.", "name_mixed"),
        ("\u0410na", "name_mixed"),
        ("Levada", "name_reserved"),
        ("lévada", "name_reserved"),
        ("l e v a d a", "name_reserved"),
        ("ADM1N", "name_reserved"),
        ("Operat0r", "name_reserved"),
        ("админ", "name_reserved"),
    ],
)
def test_what_is_not_allowed_says_why(name: str, code: str | None) -> None:
    if code is None:
        assert checked_name(name) == "Ana"
        return
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Ána"),
        ("Ana", "A.n-a"),
        ("Ana", "A n a"),
        ("Bill", "BiII"),
        ("Bill", "B1l1"),
        ("Modern", "Modem"),
        ("\u0421\u0430\u0440\u0430", "Capa"),
        ("\uff21\uff4e\uff41", "Ana"),
        ("straße", "STRASSE"),
        ("Otto", "0tt0"),
    ],
)
def test_look_alikes_are_one_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Beto", "Berto"), ("Jan", "Ian")])
def test_others_are_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(st.text(max_size=60))
def test_whatever_is_allowed_is_short_stays_and_folds_to_something(text: str) -> None:
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert 2 <= len(name) <= LONGEST_NAME
    assert checked_name(name) == name
    assert 2 <= len(folded(name)) <= 100
    assert not set(name) & set('/?#%\\"<>')
