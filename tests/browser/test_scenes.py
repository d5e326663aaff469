"""Every page and phase: no violation in axe, all in one's language, nothing cut off in any window,
nothing too small for a finger."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import SCENES
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWS = (
    (360, 640),
    (390, 664),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
"""Phones at the height their browsers leave, upright and on their side; tablets; laptops; a screen."""
FINGERS = ((390, 664), (844, 390))
"""Windows in which everything to press has room for a finger."""
LANGUAGES = ("en", "de", "pl", "hu", "ru")
NAMES = re.compile(
    "Levada|Santiago|Ex Libris|AMIGO|Samarkand|Trefl|Âncora|Baleia|Concha|Dragoeiro|Estrela"
    "|Ana|Beto|Cleo|Dora|Adelina|Bento|Celeste|Djosa|Eugénia|escudos?|Discord|Slack|ntfy|https"
)
SAME_WORD = {
    "de": {"Bots", "Chat", "Format", "Name", "Start", "System", "Webhooks"},
    "pl": {"Format", "Menu", "Start", "System", "bot"},
    "hu": {"bot"},
    "ru": set(),
}
"""Words that a language has in common with English."""

FIND_CUT = (Path(__file__).parent / "find_cut.js").read_text()
FIND_SMALL = (Path(__file__).parent / "find_small.js").read_text()
READ_WORDS = (Path(__file__).parent / "read_words.js").read_text()


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_and_nothing_is_cut_off_too_small_or_left_in_english(
    ana: Visitor, scene: str
) -> None:
    """All of it at one page: most of the time goes into bringing it about."""
    page = SCENES[scene](ana)
    assert violations(page) == []
    found, read = faults_by_language(page)
    assert found == []
    for language, same in SAME_WORD.items():
        kept = {text for text in read["en"] & read[language] if has_words(text)}
        assert (language, kept - same) == (language, set())


def violations(page: Page) -> list[str]:
    """Of axe's rules, by night and by day."""
    page.evaluate(AXE.read_text())
    found = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        answer = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        found += [
            f"{theme}: {violation['id']}: {node['html'][:120]}: {node['failureSummary']}"
            for violation in answer["violations"]
            for node in violation["nodes"]
        ]
    return found


def faults_by_language(page: Page) -> tuple[list[str], dict[str, set[str]]]:
    """What is cut off or too small, in every window; and the words that can be read."""
    found: list[str] = []
    read: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(page, language)
        read[language] = set(page.evaluate(READ_WORDS))
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(FIND_CUT)
            if (width, height) in FINGERS:
                faults += page.evaluate(FIND_SMALL)
            found += [f"{language} {width}×{height}: {fault}" for fault in faults]
    return found, read


def has_words(text: str) -> bool:
    """Names are the same in every language."""
    return re.search(r"[^\W\d]{2}", NAMES.sub("", text)) is not None


def speak(page: Page, language: str) -> None:
    """Chosen as a reader does, in the bar or in a table's menu; where neither is, before they came."""
    menu = page.locator(".menu > button")
    choice = page.locator("select:has(option[value=hu])")
    if page.get_by_role("dialog").is_visible() or not (menu.count() or choice.count()):
        page.evaluate("tag => localStorage.setItem('levada.language', tag)", language)
        page.reload()
        expect(page.locator("main")).to_be_visible()
    elif menu.count():
        if not choice.count():
            menu.click()
        choice.select_option(language)
        page.keyboard.press("Escape")
    else:
        choice.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
