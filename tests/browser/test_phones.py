"""Phones: what commits a move is in sight without scrolling, upright and on their side, in every language."""

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import PHASES
from tests.browser.test_scenes import LANGUAGES, speak
from tests.browser.visitor import Visitor

UPRIGHT = ((390, 664), (360, 640))
"""As high as browsers leave them."""
ON_THE_SIDE = ((844, 390), (740, 360), (667, 375))
NOT_ASKED = {"end asked", "watched", "count", "count of books"}
ASKED = [name for name in PHASES if name not in NOT_ASKED]

IS_IN_SIGHT = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5
        && box.right <= innerWidth + 0.5;
}"""
COMMIT, QUESTION = ".dock .btn.primary", ".dock h2"
BOARD = ".board, .sea"
CONTROLS = ".dock :is(button, [role=radio])"

COVERED = """selector => [...document.querySelectorAll(selector)].filter(control => {
    if (!control.checkVisibility()) return false;
    control.scrollIntoView({ block: "nearest" });
    const box = control.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
    return !control.contains(top);
}).map(control => control.textContent)"""


@pytest.mark.parametrize("phase", ASKED)
def test_the_move_can_be_committed_without_scrolling(ana: Visitor, phase: str) -> None:
    page = PHASES[phase](ana)
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for width, height in UPRIGHT + ON_THE_SIDE:
            shown = [COMMIT]
            if (width, height) in ON_THE_SIDE:
                shown += [QUESTION, BOARD]
            scroll_to_top(page, width, height)
            found += [
                f"{language} {width}×{height}: {selector} is out of sight"
                for selector in shown
                if not page.evaluate(IS_IN_SIGHT, selector)
            ]
            found += [
                f"{language} {width}×{height}: {text!r} is covered"
                for text in page.evaluate(COVERED, CONTROLS)
            ]
    assert found == []


def scroll_to_top(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            scrollTo(0, 0);
            document.querySelector(".asked").scrollTo(0, 0);
        }"""
    )
