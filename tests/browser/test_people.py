"""Play with people: waiting, being brought to a table, and going away."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import table_of


def looks_for_two(page: Page, name: str) -> None:
    """For a game of Ex Libris with one other person."""
    page.get_by_text("Books from five islands").click()
    for number in ("2", "3", "4"):
        box = page.get_by_role("checkbox", name=number)
        if box.is_checked() != (number == "2"):
            box.evaluate("box => box.click()")
    page.get_by_role("button", name="Find people").click()
    page.get_by_label("What shall the others call you?").fill(name)
    page.get_by_role("button", name="Find people").click()


def test_two_who_look_for_people_find_each_other(visit: Visit) -> None:
    ana, beto = visit(), visit()
    first = ana.opens("/people")
    looks_for_two(first, "Ana")
    expect(first.get_by_role("heading", name="Looking for people")).to_be_visible()
    second = beto.opens("/")
    expect(second.get_by_text("1 person waits · 2 players · Now")).to_be_visible()
    second.get_by_role("link", name="Find people").click()
    looks_for_two(second, "Beto")
    for page in (first, second):
        page.wait_for_url(re.compile("/t/"))
        seats = page.get_by_role("list", name="Players")
        expect(seats).to_contain_text("Ana")
        expect(seats).to_contain_text("Beto")
    assert table_of(first) == table_of(second)


def test_who_stops_looking_or_leaves_the_page_no_longer_waits(visit: Visit) -> None:
    ana, beto = visit(), visit()
    page = ana.opens("/people")
    other = beto.opens("/people")
    waits = other.get_by_text("1 person waits · 2 players · Now")
    looks_for_two(page, "Ana")
    expect(waits).to_be_visible()
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Find people")).to_be_visible()
    expect(waits).to_have_count(0)
    page.get_by_role("button", name="Find people").click()
    expect(waits).to_be_visible()
    page.get_by_role("link", name="Levada").click()
    expect(waits).to_have_count(0)


def test_a_game_is_set_for_tonight_and_found_by_others(visit: Visit) -> None:
    ana, beto = visit(timezone_id="Europe/Warsaw"), visit(timezone_id="Europe/Warsaw")
    page = ana.opens("/new/exlibris")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Who sits at seat 2").select_option("Open")
    page.get_by_label("When it begins").select_option("at a time")
    set_for = page.get_by_label("Day and time").input_value()
    assert set_for.endswith("T20:00")
    page.get_by_label("Listed").check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("The game begins:")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Into my calendar").click()
    assert "BEGIN:VEVENT" in download.value.path().read_text()
    other = beto.opens("/")
    row = other.get_by_role("listitem").filter(has_text="Ana").first
    expect(row).to_contain_text(re.compile("begins .*20:00|begins .*8:00"))
