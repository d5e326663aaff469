"""A tournament on the page: made, entered, started, watched while its standings change."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.entered_tournaments import come, made
from tests.server.clients import play_out


def test_a_tournament_is_watched(visit: Visit) -> None:
    """By somebody who has no account: the tables of a round, the standings as they change, the end."""
    organiser, watcher = visit(), visit()
    tournament, clients = made(organiser, 3, title="Levada Dora", rounds=1)
    page = watcher.opens("/tournaments")
    row = page.get_by_role("listitem").filter(has_text="Levada Dora")
    expect(row).to_contain_text("3 of 200")
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Levada Dora")).to_be_visible()
    expect(page.get_by_text(clients[2].name)).to_be_visible()
    clients[0].does(f"POST tournaments/{tournament}/start")
    page.get_by_role("link", name="Watch").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("row").nth(1)).to_contain_text("0")
    table = clients[0].does(f"GET tournaments/{tournament}")["rounds"][0]["tables"][0]
    play_out(table, *clients)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_text("finished")).to_be_visible()
    standings = clients[0].does(f"GET tournaments/{tournament}")["standings"]
    shown = [page.get_by_role("row").nth(place).inner_text() for place in (1, 2, 3)]
    for standing, text in zip(standings, shown, strict=True):
        assert clients[standing["entrant"]].name in text
        assert f"{standing['points']:g}" in text.split()
    with page.expect_download() as csv:
        page.get_by_role("link", name="Standings (CSV)").click()
    assert clients[0].name in csv.value.path().read_text()


def test_a_tournament_is_made_entered_and_started(visit: Visit) -> None:
    ana, beto = visit(), visit()
    come(ana)
    come(beto)
    page = ana.opens("/tournaments")
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_label("Title").fill("Levada Cleo")
    page.get_by_text("Ex Libris", exact=True).click()
    page.get_by_label("People at a table, at least").select_option("2")
    page.get_by_label("People at a table, at most").select_option("2")
    page.get_by_label("Rounds", exact=True).select_option("1")
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name="Levada Cleo")).to_be_visible()
    other = beto.opens(page.url)
    for each in (page, other):
        each.get_by_role("button", name="Take part").click()
        expect(each.get_by_text("You take part.")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    for each in (page, other):
        expect(each.get_by_role("link", name="To your table")).to_be_visible()
    other.get_by_role("button", name="Withdraw").click()
    other.get_by_role("button", name="Stay").click()
    other.get_by_role("button", name="Withdraw").click()
    other.get_by_role("button", name="Withdraw").click()
    expect(other.get_by_text("You have withdrawn.")).to_be_visible()
    page.get_by_role("link", name="To your table").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_without_an_account_one_is_told_so(visit: Visit) -> None:
    ana, guest = visit(), visit()
    tournament, _ = made(ana, 1)
    page = guest.opens(f"/tournaments/{tournament}")
    with guest.expecting("401"):
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_text("The server does not know you yet")).to_be_visible()
