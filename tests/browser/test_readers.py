"""What readers bring with them: their language, their colours, their phone."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_player import SantiagoPlayer, tap
from tests.browser.positions import positions
from tests.browser.scenes import FIVE
from tests.browser.test_scenes import FIND_CUT, LANGUAGES, speak
from tests.browser.transcript import transcript
from tests.browser.visitor import PHONE, Visitor

WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"


def headline(language: str) -> str:
    """The first words of the first page, as the catalogue has them."""
    catalogue = (WORDS / language / "start.ts").read_text()
    found = re.search(r'headline: \["(.*?)"', catalogue)
    assert found, language
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken_at_once(visit: Visit, language: str) -> None:
    page = visit(locale=language).opens("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(headline(language))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_once_chosen_is_kept(ana: Visitor) -> None:
    page = ana.opens("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(headline("en"))
    speak(page, "hu")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(headline("hu"))
    speak(ana.opens("/learn"), "ru")
    expect(ana.opens("/").get_by_role("heading", level=1)).to_contain_text(headline("ru"))


def test_colours_once_chosen_are_kept(visit: Visit) -> None:
    ana = visit(color_scheme="light")
    page = ana.opens("/")
    ground = "getComputedStyle(document.body).backgroundColor"
    by_day = page.evaluate(ground)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("night")
    by_night = page.evaluate(ground)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert by_day != by_night == page.evaluate(ground)


@pytest.mark.parametrize("phase", ["bribery", "overseer"])
def test_a_whole_bribery_by_finger(visit: Visit, phase: str) -> None:
    """Until the canals are dug, nothing is off the screen."""
    ana = visit(**PHONE)
    page = ana.opens(f"/t/{ana.plays_on(positions(FIVE, phase, 60)[0])}")
    player = SantiagoPlayer(page, Random(1), tap)
    step = page.locator("[aria-current=step]")
    player.awaits_turn()
    before = player.log.count()
    while player.awaits_turn() and (step.text_content() or "").strip() in {
        "Bribery",
        "Extra canal",
    }:
        player.makes_a_move()
        assert page.evaluate("scrollX") == 0
        assert page.evaluate(FIND_CUT) == []
    assert player.log.count() > before


def test_a_screen_reader_tells_a_whole_round(ana: Visitor) -> None:
    """The transcript in the docs can be written anew."""
    told = transcript(ana)
    for heard in (
        "What do you bid, Ana?",
        "Plant one of",
        "Turned up: ",
        " plants ",
        "Your move",
    ):
        assert heard in told
    parts = told.split("## ")[2:]
    assert len(parts) >= 3
    for part in parts:
        assert re.search(r"Pressed: .+\.\n\nRead aloud:\n\n- ", part)
