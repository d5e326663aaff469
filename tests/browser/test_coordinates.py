"""One way of naming places at a time: crossings while ditches are meant, else squares; at every size."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import SCENES
from tests.browser.visitor import Visitor

SIZES = [(1440, 900), (1024, 768), (390, 664), (844, 390)]
SQUARE = re.compile(r"\b[a-h][1-6]\b")
DITCH = re.compile(r"\b[A-E][1-4]\u2060?–")
NAMES = """selector => {
    const names = [...document.querySelectorAll(`.board ${selector} text`)];
    const isReadable = (text) => {
        const { left, right } = text.getBoundingClientRect();
        const pixels = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        return left >= 0 && right <= innerWidth && pixels > 11.5;
    };
    return names.every(isReadable) ? names.map(({ textContent }) => textContent) : null;
}"""
"""Large enough and within the window, as soon as the board has its new size."""


def named(page: Page, selector: str) -> list[str]:
    return list(page.wait_for_function(NAMES, arg=selector).json_value())


@pytest.mark.parametrize("scene", ["first canal", "bribery", "overseer", "extra canal"])
def test_crossings_are_named_while_ditches_are_meant(ana: Visitor, scene: str) -> None:
    page = SCENES[scene](ana)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert sorted(named(page, ".crossings")) == [a + n for a in "ABCDE" for n in "1234"]
        assert named(page, ".coords") == []
        assert SQUARE.search(page.locator(".dock").inner_text()) is None


@pytest.mark.parametrize("scene", ["auction", "planting", "left over"])
def test_squares_are_named_while_squares_are_meant(ana: Visitor, scene: str) -> None:
    page = SCENES[scene](ana)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert named(page, ".coords") == [*"abcdefgh", *"123456"]
        assert named(page, ".crossings") == []
        assert DITCH.search(page.locator(".dock").inner_text()) is None


def test_in_the_log_ditches_and_squares_are_told_apart_and_shown(ana: Visitor) -> None:
    page = SCENES["bribery"](ana)
    log = page.locator(".log")
    for kind, pattern in ((".square", SQUARE), (".ditch", DITCH)):
        name = log.locator(kind).last
        assert pattern.search(name.inner_text())
        assert name.evaluate("each => getComputedStyle(each).whiteSpace") == "nowrap"
    log.locator(".square").last.click()
    assert log.get_by_role("button", pressed=True).count() == 1
