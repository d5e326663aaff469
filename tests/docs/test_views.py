"""The page about views names every key that there is, and no other."""

import re
from typing import Any, get_type_hints

import pytest
from docs.site.pages import ROOT

from levada.games.exlibris.view_types import ExLibrisView
from levada.games.santiago.view_types import SantiagoView

PAGE = (ROOT / "docs/views.md").read_text("utf-8")
COMMON, SANTIAGO, EXLIBRIS = re.split(r"^## .*$", PAGE, flags=re.MULTILINE)


def keys_in(tables: str) -> set[str]:
    """Of the first column."""
    first = re.findall(r"^\| (`.*?) \|", tables, re.MULTILINE)
    return {key for cell in first for key in re.findall(r"`(\w+)`", cell)}


@pytest.mark.parametrize(
    ("part", "view"),
    [
        pytest.param(SANTIAGO, SantiagoView, id="santiago"),
        pytest.param(EXLIBRIS, ExLibrisView, id="exlibris"),
    ],
)
def test_every_key_of_a_view_is_described(part: str, view: Any) -> None:
    assert keys_in(COMMON) | keys_in(part) == get_type_hints(view).keys()
