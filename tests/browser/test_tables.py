"""Tables that people come to: by a link, to watch, twice, and with second thoughts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_player import ExLibrisPlayer, SantiagoPlayer
from tests.browser.positions import Position, match, positions
from tests.browser.visitor import Visitor, table_of
from tests.server.clients import ME, OPEN
from tests.server.running_server import bots


def test_a_table_made_on_the_page_is_joined_by_its_link(visit: Visit) -> None:
    ana, beto = visit(), visit()
    page = ana.opens("/new/exlibris")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Who sits at seat 2").select_option("Open")
    while (surplus := page.get_by_role("button", name="Remove seat 3")).count():
        surplus.click()
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("Copy the link to this table").first.input_value()

    other = beto.opens(link)
    expect(other.get_by_role("heading", name="Ex Libris")).to_be_visible()
    expect(other.get_by_label("Copy the link to this table")).to_have_count(0)
    other.get_by_role("button", name="Sit down").click()
    other.get_by_label("What shall the others call you?").fill("Beto")
    other.get_by_role("button", name="Take this seat").click()
    for visitor in (ana, beto):
        seats = visitor.page.get_by_role("list", name="Players")
        expect(seats).to_contain_text("Ana")
        expect(seats).to_contain_text("Beto")


def test_the_own_link_opens_the_seat_in_another_browser(visit: Visit) -> None:
    ana, elsewhere = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    page = ana.opens("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the link to my seat").click()
    link = page.evaluate("navigator.clipboard.readText()")
    there = elsewhere.opens(link)
    expect(there.get_by_role("list", name="Players")).to_contain_text("you")
    assert there.url.endswith(f"/t/{table_of(page)}")


def test_whoever_watches_sees_the_moves_and_no_hand(visit: Visit) -> None:
    ana, stranger = visit(), visit()
    table = ana.makes("exlibris", ME, *bots(1), options={"first": 0}, name="Ana")
    player = ExLibrisPlayer(ana.opens(f"/t/{table}"))
    page = stranger.opens(f"/t/{table}")
    expect(page.get_by_text("All seats are taken")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_text("The hands stay hidden until the end.")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)
    player.awaits_turn()
    player.makes_a_move()
    expect(page.get_by_text("Ana orders").first).to_be_attached()
    assert all(hand is None for hand in stranger.last_table()["view"]["hands"])


def test_two_tabs_of_one_seat_stay_in_step(ana: Visitor) -> None:
    table = ana.makes("exlibris", ME, *bots(1), options={"first": 0}, name="Ana")
    one, other = (ExLibrisPlayer(tab) for tab in (ana.opens(f"/t/{table}"), ana.another_tab()))
    other.page.goto(f"/t/{table}")
    for player in (one, other, one, other):
        assert player.awaits_turn()
        player.makes_a_move()
        for tab in (one, other):
            assert tab.awaits_turn()
        expect(one.log).to_have_count(other.log.count())
    sizes = [tab.page.get_by_role("radio").all_inner_texts() for tab in (one, other)]
    assert sizes[0] == sizes[1]


def test_a_move_is_taken_back(ana: Visitor) -> None:
    table = ana.plays_on(positions("santiago-declined", "planting", 20)[0])
    page = ana.opens(f"/t/{table}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    before = ana.asks(f"GET tables/{table}")["view"]["board"]
    player.makes_a_move()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log")).to_contain_text("takes a move back")
    assert player.awaits_turn()
    assert ana.asks(f"GET tables/{table}")["view"]["board"] == before
    assert re.match("Plant", player.dock.get_by_role("heading").inner_text())


def test_people_talk_and_use_ready_phrases(visit: Visit) -> None:
    """A phrase is read in the language of whoever reads it."""
    ana, beto = visit(), visit(locale="de-DE")
    table = ana.makes("exlibris", ME, OPEN, name="Ana")
    beto.asks(f"POST tables/{table}/join", {"name": "Beto"})
    page, other = ana.opens(f"/t/{table}"), beto.opens(f"/t/{table}")
    talk = page.get_by_role("region", name="Chat")
    talk.get_by_role("textbox").fill("Good evening")
    talk.get_by_role("textbox").press("Enter")
    expect(other.get_by_text("Good evening")).to_be_visible()
    talk.get_by_role("button", name="Nice move").click()
    expect(other.get_by_text("Schöner Zug")).not_to_have_count(0)


def test_ending_a_game_against_bots_asks_first_and_leads_back(ana: Visitor) -> None:
    table = ana.plays_on(positions("santiago-declined", "auction", 20)[0])
    page = ana.opens(f"/t/{table}")
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_text("It stays unfinished, and nobody wins.")).to_be_visible()
    page.get_by_role("button", name="No, play on").click()
    assert ana.asks(f"GET tables/{table}")["state"] == "running"
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_text("You ended the game here.")).to_be_visible()


def test_leaving_and_handing_over_ask_first(ana: Visitor) -> None:
    table = ana.plays_on(positions("santiago-declined", "auction", 20)[0])
    page = ana.opens(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="No, stay").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="No, play on").click()
    seen = ana.asks(f"GET tables/{table}")
    assert (seen["mine"], seen["chairs"][seen["seat"]]["stand_in"]) == ([seen["seat"]], None)


def test_a_bots_level_stands_at_its_seat(ana: Visitor) -> None:
    levels = ("novice", "expert")
    wishes = [{"kind": "bot", "level": level} for level in levels]
    page = ana.opens(f"/t/{ana.makes('exlibris', ME, *wishes, options={'first': 0})}")
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    for seat, level in enumerate(levels, 1):
        expect(seats.nth(seat)).to_contain_text(f"bot, {level}")


def test_a_guest_learns_what_is_played_and_may_say_no(visit: Visit) -> None:
    ana, beto = visit(), visit()
    options = {"edition": "trefl", "palms": False}
    pace = {"kind": "clock", "minutes": 20.0, "increment": 10.0}
    table = ana.makes("santiago", ME, OPEN, options=options, pace=pace, name="Ana")
    page = beto.opens(f"/t/{table}")
    terms = page.locator("section", has=page.get_by_role("heading", name="How it is played"))
    for told in ("Trefl", "Palms: no", "20 minutes each + 10 s", "about 40 minutes"):
        expect(terms).to_contain_text(told)
    expect(terms).not_to_contain_text("Smallest bribe")
    expect(page.get_by_role("link", name="Learn in ten steps")).to_be_visible()
    before = ana.asks(f"GET tables/{table}")
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_text("Nobody is told, and the seat stays free.")).to_be_visible()
    after = ana.asks(f"GET tables/{table}")
    assert (after["version"], after["chairs"]) == (before["version"], before["chairs"])
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_who_is_too_late_can_make_a_table_with_the_same_options(visit: Visit) -> None:
    ana, cleo = visit(), visit()
    options = {"edition": "samarkand", "money": "open"}
    days = {"kind": "days", "days": 3.0}
    table = ana.makes("santiago", ME, *bots(3), options=options, pace=days, name="Ana")
    page = cleo.opens(f"/t/{table}")
    expect(page.get_by_text("The game has begun without you.")).to_be_visible()
    page.get_by_role("link", name="Make a table like this").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("What shall the others call you?").fill("Cleo")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("The table is being set")).to_be_visible()
    made, old = (cleo.asks(f"GET tables/{each}") for each in (table_of(page), table))
    assert made["settled_options"] == old["settled_options"]
    assert made["agreement"]["pace"] == old["agreement"]["pace"]
    assert made["chairs"][0]["name"] == "Cleo"


def test_a_table_closed_to_watchers_says_so(visit: Visit) -> None:
    ana, stranger = visit(), visit()
    table = ana.makes("exlibris", ME, *bots(1), watchers="nobody", name="Ana")
    with stranger.expecting("no_watchers|403"):
        page = stranger.opens(f"/t/{table}")
        expect(page.get_by_text("only those who play may watch")).to_be_visible()
    expect(page.get_by_role("link", name="Make a table")).to_be_visible()


def test_a_name_is_asked_once_and_not_to_play_against_bots(visit: Visit) -> None:
    ana, beto = visit(), visit()
    page = beto.opens("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("you")
    for asked in (True, False):
        page = beto.opens(f"/t/{ana.makes('exlibris', ME, OPEN, OPEN, name='Ana')}")
        page.get_by_role("button", name="Sit down").click()
        if asked:
            page.get_by_role("button", name="Go on as guest").click()
        expect(page.get_by_text("You have a seat")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "edition"),
    [("pl-PL", "trefl"), ("ru-RU", "samarkand"), ("de-DE", "amigo"), ("en-GB", "amigo")],
)
def test_the_edition_to_play_at_once_is_the_languages(
    visit: Visit, locale: str, edition: str
) -> None:
    reader = visit(locale=locale)
    page = reader.opens("/")
    page.locator(".btn.primary").first.click()
    expect(page.locator(".dock")).to_be_visible()
    assert reader.last_table()["view"]["edition"] == edition


def test_the_form_follows_language_and_seats_until_an_edition_is_chosen(ana: Visitor) -> None:
    page = ana.opens("/new/santiago")

    def is_chosen(edition: str) -> None:
        expect(page.locator(f"input[name=edition][value={edition}]")).to_be_checked()

    is_chosen("amigo")
    for seat in (4, 3):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    is_chosen("trefl")
    page.get_by_role("button", name="Add a seat").click()
    is_chosen("amigo")
    languages = page.locator("select:has(option[value=hu])")
    for language, edition in (("ru", "samarkand"), ("pl", "trefl"), ("hu", "amigo")):
        languages.select_option(language)
        is_chosen(edition)
    page.locator("label", has=page.locator("input[value=samarkand]")).click()
    languages.select_option("pl")
    is_chosen("samarkand")


def test_own_games_tell_won_or_lost_and_records_stay_apart(ana: Visitor) -> None:
    """A record brought twice is one table, and none of Ana's games."""
    last = match("exlibris-end-by-stack")
    n = len(last.moves) - 1
    table = ana.plays_on(Position("exlibris-end-by-stack", n, last.moves[n][0]))
    seen = ana.asks(f"GET tables/{table}")
    ana.asks(f"POST tables/{table}/moves", {"move": last.moves[n][1], "n": seen["n"]})
    written = ana.asks(f"GET tables/{table}/record")
    brought = [ana.asks("POST records", written)["table"] for _ in range(2)]
    assert brought[0] == brought[1]
    page = ana.opens("/games")
    finished = page.locator("section", has=page.get_by_role("heading", name="Finished"))
    expect(finished.get_by_role("listitem")).to_have_count(1)
    expect(finished.get_by_role("listitem")).to_contain_text(re.compile("won|place [2-4] of"))
    records = page.locator("section", has=page.get_by_role("heading", name="Records you opened"))
    expect(records.get_by_role("listitem")).to_have_count(2)
