"""The tutorials: steps are marked when they are answered, one goes on where one was, and what is told stays in sight."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

POSITIONS = Path(__file__).parents[2] / "web" / "src" / "components" / "learn" / "positions"
SMALL = ({"width": 390, "height": 664}, {"width": 360, "height": 640})
STEPS = 10


def steps_of(name: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((POSITIONS / f"{name}.json").read_text())
    return found


def answers(page: Page, step: dict[str, object]) -> None:
    """Presses a right answer, as buttons or as cards of the hand."""
    ask = step["ask"]
    assert isinstance(ask, dict)
    kind, choices, right = ask["kind"], ask["choices"], step.get("story") or ask["right"][0]
    if kind in ("amount", "number"):
        choices = sorted(choices, key=int)
    buttons = ".talk [role=radio]" if kind == "order" else ".answers button"
    page.locator(buttons).nth(choices.index(right)).click()


def done(page: Page) -> int:
    return page.locator(".steps .done").count()


def test_a_step_is_marked_when_it_is_answered_and_progress_is_kept(ana: Visitor) -> None:
    page = ana.opens("/learn/santiago")
    chooser = page.locator(".talk select")
    chooser.select_option(str(STEPS - 1))
    expect(page.locator(".talk p").first).to_contain_text("palm")
    assert done(page) == 0
    chooser.select_option("2")
    answers(page, steps_of("santiago-amigo")[2])
    expect(page.locator(".steps .done")).to_have_count(1)
    page.locator(".acts .primary").click()
    page.reload()
    expect(chooser).to_have_value("3")
    assert done(page) == 1
    ana.opens("/learn")
    page.get_by_role("link", name="Continue with step 4").click()
    expect(chooser).to_have_value("3")


@pytest.mark.parametrize("screen", SMALL, ids=lambda screen: f"{screen['width']}")
def test_on_a_phone_feedback_and_the_way_on_stay_in_sight(
    visit: Visit, screen: dict[str, int]
) -> None:
    page = visit(**PHONE | {"viewport": screen, "locale": "pl-PL"}).opens("/learn/exlibris")
    for step in steps_of("exlibris"):
        expect(page.locator(".talk select")).to_be_visible()
        if not step.get("over"):
            expect(page.locator(".val"), "worth is shown where it is spoken of").to_have_count(0)
        answers(page, step)
        expect(page.locator(".good")).to_be_in_viewport(ratio=0.99)
        onward = page.locator(".acts .primary")
        expect(onward).to_be_in_viewport(ratio=0.99)
        onward.click()
    expect(page.locator(".steps .done")).to_have_count(STEPS)


def test_rules_are_told_for_the_edition_of_the_language_or_a_chosen_one(ana: Visitor) -> None:
    page = ana.opens("/learn/santiago#rules")
    rules = page.locator("main")
    expect(rules).to_contain_text("canal overseer")
    expect(rules).not_to_contain_text("Two players")
    page.get_by_role("combobox", name="Edition").select_option("trefl")
    expect(rules).to_contain_text("Two players")
    expect(rules.locator("#rules-4")).to_have_text("2. New builder")
    page.evaluate("localStorage.setItem('levada.language', 'ru')")
    page.reload()
    expect(page.locator("#rules-6")).to_contain_text("4. Подкуп Смотрителя")
