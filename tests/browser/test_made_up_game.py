"""The form for a new table knows no rule: of a game that does not exist it shows what the server says."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor


def made_up(games: dict[str, Any]) -> dict[str, Any]:
    """Santiago for six or seven with one palm, which may stand on three squares."""
    santiago = games["games"]["santiago"]
    santiago["options"]["players"] |= {"values": [6, 7], "default": 6}
    santiago["options"]["edition"]["default"] = "trefl"
    santiago["options"]["spare_tile"]["needs"] = {"players": [7]}
    santiago["editions"] = {"trefl": {"players": [6, 7], "defaults": {"palms": True}}}
    places = {"number": 1, "names": ["a1", "b2", "c3"], "closed_by": {"C2": ["b2"]}}
    santiago["wishes"]["palms_at"]["places"] = places
    return games


def open_form(ana: Visitor) -> Page:
    games = made_up(ana.asks("GET games"))
    ana.page.route("**/api/games", lambda route: route.fulfill(json=games))
    return ana.opens("/new/santiago")


def test_seats_editions_and_options_are_those_the_server_names(ana: Visitor) -> None:
    page = open_form(ana)
    expect(page.get_by_label("Who sits at")).to_have_count(6)
    expect(page.get_by_role("button", name="Remove seat")).to_have_count(0)
    expect(page.locator("input[name=edition]")).to_have_count(1)
    expect(page.get_by_label("The 45th tile")).to_be_hidden()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_label("The 45th tile")).to_be_visible()
    expect(page.get_by_role("button", name="Add a seat")).to_be_hidden()
    expect(page.get_by_role("button", name="Remove seat")).to_have_count(7)


def test_palms_stand_where_the_server_allows(ana: Visitor) -> None:
    page = open_form(ana)
    page.get_by_text("More options").click()
    page.get_by_label("Where the palms stand").select_option("I choose")
    squares = page.get_by_role("checkbox").and_(page.locator("[data-name]"))
    expect(page.locator("details").get_by_text("Still to place: 1.")).to_be_visible()
    expect(squares).to_have_count(2)
    squares.first.click()
    expect(squares).to_have_count(1)
