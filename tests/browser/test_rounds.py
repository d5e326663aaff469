"""What happens is told beat by beat, with real motion; nothing waits for it, and it can always be skipped."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_player import SantiagoPlayer, click
from tests.browser.positions import Position, match, positions
from tests.browser.scenes import BOOKS, FIVE, LEFT_OVER, PALMS, TWO, ended_early
from tests.browser.visitor import PHONE, Visitor
from tests.server.clients import ME
from tests.server.running_server import bots

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
QUICK = """localStorage.setItem("levada.settings", JSON.stringify({ speed: "quick" }))"""
LISTEN = """() => {
    window.told = []
    const note = () => {
        const text = document.querySelector(".caption p")?.firstChild?.parentElement.innerText
        const [place, dock] = [".board-space", ".dock"].map((name) => {
            const { x, y, width } = document.querySelector(name).getBoundingClientRect()
            return [x, y, width].map(Math.round).join()
        })
        if (text && text !== window.told.at(-1)?.text) window.told.push({ text, place, dock, asked: document.querySelector(".dock h2").innerText })
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""


def caption(page: Page) -> Locator:
    return page.locator(".caption")


def decides(visitor: Visitor, after: int = 60) -> Page:
    """Ana is overseer, and takes the first proposal."""
    position = positions(FIVE, "overseer", after)[0]
    page = visitor.opens(f"/t/{visitor.plays_on(position)}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    page.evaluate(LISTEN)
    click(page.locator(".choice").first)
    player.commit.click()
    expect(caption(page)).to_contain_text("accepts")
    return page


def told(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("window.told")
    return found


def test_the_end_of_a_round_is_told_in_its_order_and_nothing_jumps(visit: Visit) -> None:
    page = decides(ana := visit(**MOTION))
    expect(page.locator(".top")).to_contain_text("Round 4 of 9")
    expect(caption(page)).to_contain_text("Round 5")
    expect(caption(page)).to_have_count(0)
    texts = [each["text"] for each in told(page)]
    order = ["accepts", "Not accepted", "Water flows", "Drought", "receives 3", "Round 5"]
    at = [next(n for n, text in enumerate(texts) if sign in text) for sign in order]
    assert at == sorted(at), texts
    assert len({each["place"] for each in told(page)}) == 1
    waiting = {each["dock"] for each in told(page) if "What do you bid" not in each["asked"]}
    assert len(waiting) == 1
    stands = ana.last_table()["view"]
    expect(page.locator(f"[data-seat='{stands['seat']}'] .money")).to_contain_text(
        str(stands["money"][stands["seat"]])
    )
    expect(page.locator(".top")).to_contain_text("Round 5 of 9")


@pytest.mark.parametrize("way", ["press", "key"])
def test_a_press_or_a_key_skips_to_how_it_stands(visit: Visit, way: str) -> None:
    page = decides(visit(**MOTION))
    if way == "press":
        caption(page).locator(".said").click()
    else:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("Not accepted")
    assert not any("Not accepted" in each["text"] for each in told(page))


def test_a_move_can_be_made_while_the_round_is_still_told(visit: Visit) -> None:
    page = decides(visit(**MOTION))
    player = SantiagoPlayer(page)
    player.awaits_turn()
    expect(player.dock).to_contain_text("What do you bid")
    expect(caption(page)).to_be_visible()
    bids = page.locator(".log li", has_text="Ana bids")
    before = bids.count()
    player.dock.locator(".amount:enabled").first.click()
    expect(caption(page)).to_have_count(0)
    player.commit.click()
    expect(bids).to_have_count(before + 1)


def test_all_at_once_is_a_setting(visit: Visit) -> None:
    ana = visit(**MOTION)
    ana.context.add_init_script(QUICK.replace("quick", "off"))
    position = positions(FIVE, "overseer", 60)[0]
    page = ana.opens(f"/t/{ana.plays_on(position)}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    page.evaluate(LISTEN)
    click(page.locator(".choice").first)
    player.commit.click()
    expect(page.locator(".log")).to_contain_text("receives 3")
    assert not any("accepts" in each["text"] for each in told(page))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Speed of events")).to_have_value("off")


def test_why_a_bot_took_an_offer_stands_in_the_log(visit: Visit) -> None:
    """Bots' decisions have a reason, a person's own have none."""
    ana = visit(**MOTION)
    ana.context.add_init_script(QUICK)
    position = next(each for each in positions(FIVE, "bribery", 50) if is_last_to_offer(each))
    page = ana.opens(f"/t/{ana.plays_on(position)}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    player.dock.get_by_role("button", name="Pass").click()
    expect(page.locator(".log")).to_contain_text(re.compile("accepts|and builds|builds nothing"))
    expect(page.locator(".log")).to_contain_text(re.compile("Why: |Refused: "))


def is_last_to_offer(position: Position) -> bool:
    after = match(position.name).states[position.n + 1]
    return bool(match(position.name).game.trace(after, 0)["phase"] == "overseer")


@pytest.mark.parametrize("given", [MOTION, {}], ids=["told", "at once"])
def test_sealed_bids_turn_over_together_and_then_the_first(
    visit: Visit, given: dict[str, Any]
) -> None:
    ana = visit(**given)
    page = ana.opens(f"/t/{ana.plays_on(positions(TWO, 'auction', 20)[0])}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    player.dock.locator(".amount:enabled").first.click()
    player.commit.click()
    opened = page.get_by_label("The sealed bids")
    expect(opened.locator(".bid")).to_have_count(2)
    expect(opened).to_contain_text("plants first")
    bids = ana.last_table()["view"]["bids"]
    for seat, bid in enumerate(bids):
        expect(opened.locator(f".bid.seat{seat + 1} .amount")).to_have_text(
            "nothing" if bid == "pass" else str(bid)
        )


def costly_drought() -> Position:
    """Whoever keeps the extra canal there ends the round, and the drought takes a marker of theirs."""
    return next(
        each
        for name in (FIVE, PALMS, LEFT_OVER)
        for each in positions(name, "extra")
        if match(name).moves[each.n][1] == "keep" and loses_marker(each)
    )


def loses_marker(position: Position) -> bool:
    kept = match(position.name)
    states = [*kept.states, kept.games]
    before, after = (kept.game.trace(states[n], 0) for n in (position.n, position.n + 1))
    lost = [
        square for square, tile in before["board"].items() if after["board"].get(square) != tile
    ]
    return after["round"] > before["round"] and any(
        before["board"][square][1] == position.seat and square in after["board"] for square in lost
    )


def test_a_drought_that_costs_me_something_says_so_without_a_toast(ana: Visitor) -> None:
    """Also where nothing is told beat by beat; over no control."""
    page = ana.opens(f"/t/{ana.plays_on(costly_drought())}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    player.dock.get_by_role("button", name="Keep it").click()
    expect(caption(page)).to_contain_text("You lost a yield marker")
    expect(page.locator(".toast")).to_have_count(0)
    bottom, top = gap_above_dock(page)
    assert bottom <= top


def gap_above_dock(page: Page) -> tuple[float, float]:
    """Where the caption ends and the dock begins, in one frame: the dock is made anew for each question."""
    found = page.wait_for_function(
        """() => {
            const [caption, dock] = [".caption", ".dock"].map((each) => document.querySelector(each));
            return caption && dock
                ? [caption.getBoundingClientRect().bottom, dock.getBoundingClientRect().top]
                : null;
        }"""
    )
    bottom, top = found.json_value()
    return bottom, top


def test_what_happened_since_my_last_move_is_a_card(visit: Visit) -> None:
    ana = visit()
    page = ana.opens(f"/t/{ana.plays_on(positions(FIVE, 'bribery', 60)[1])}")
    SantiagoPlayer(page).awaits_turn()
    page.get_by_role("button", name="What happened").click()
    card = page.get_by_role("region", name="What happened")
    expect(card.get_by_role("heading", name="Since your last move")).to_be_visible()
    expect(card.get_by_role("heading", name="Bribery")).to_be_visible()
    line = card.get_by_role("button", name=re.compile("offers|plants")).first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    card.get_by_role("button", name="The whole log").click()
    expect(page.get_by_role("region", name="Log")).to_be_visible()


def test_on_a_phone_a_pressed_line_is_seen_on_the_board(visit: Visit) -> None:
    ana = visit(**PHONE)
    page = ana.opens(f"/t/{ana.plays_on(positions(FIVE, 'bribery', 60)[1])}")
    SantiagoPlayer(page).awaits_turn()
    page.get_by_role("button", name="What happened").tap()
    card = page.get_by_role("region", name="What happened")
    card.get_by_role("button", name=re.compile("plants")).last.tap()
    expect(card).to_be_hidden()
    expect(page.locator(".lit-field")).to_be_visible()


def test_a_lit_line_goes_out_when_something_happens(visit: Visit) -> None:
    ana = visit()
    page = ana.opens(f"/t/{ana.plays_on(positions(FIVE, 'auction', 60)[0])}")
    player = SantiagoPlayer(page)
    player.awaits_turn()
    page.locator(".log").get_by_role("button", name=re.compile("plants")).last.click()
    expect(page.locator(".lit-field")).to_be_visible()
    player.makes_a_move()
    expect(page.locator(".lit-field")).to_have_count(0)


def test_whoever_comes_back_to_a_game_of_days_is_told_first(ana: Visitor) -> None:
    days = {"kind": "days", "days": 2}
    table = ana.makes("exlibris", ME, *bots(2), name="Ana", pace=days, options={"first": 0})
    page = ana.opens(f"/t/{table}")
    expect(page.get_by_role("timer")).to_have_text(["2 days"])
    card = page.get_by_role("region", name="What happened")
    expect(card).to_have_count(0)
    seen = ana.asks(f"GET tables/{table}")
    page.goto("/")
    ana.asks(f"POST tables/{table}/moves", {"move": seen["view"]["legal"][0], "n": seen["n"]})
    ana.page.wait_for_function(
        """table => fetch(`/api/tables/${table}`).then((answer) => answer.json())
            .then(({ moves }) => moves >= 3)""",
        arg=table,
    )
    page.goto(f"/t/{table}")
    expect(card.get_by_role("heading", name="Since your last move")).to_be_visible()
    expect(card.get_by_role("listitem").first).to_be_visible()


def test_the_count_comes_to_its_end_by_itself(visit: Visit) -> None:
    ana = visit(**MOTION)
    ana.context.add_init_script(QUICK)
    page = last_move(ana, BOOKS)
    total = page.locator(".count .total td b").first
    expect(page.get_by_role("heading", name="Counting…")).to_be_visible()
    seen = {total.inner_text()}
    while not page.get_by_role("heading", name=re.compile("wins with")).is_visible():
        seen.add(total.inner_text())
    assert len(seen) > 2, "it has grown step by step"


def last_move(visitor: Visitor, name: str) -> Page:
    """The page is open while the last move of a record is made."""
    last = len(match(name).moves) - 1
    seat, words = match(name).moves[last]
    table = visitor.plays_on(Position(name, last, seat))
    page = visitor.opens(f"/t/{table}")
    expect(page.locator(".dock")).to_be_visible()
    seen = visitor.asks(f"GET tables/{table}")
    visitor.asks(f"POST tables/{table}/moves", {"move": words, "n": seen["n"]})
    return page


@pytest.mark.parametrize("name", [FIVE, BOOKS])
def test_the_count_grows_and_tells_the_winner_last(visit: Visit, name: str) -> None:
    page = last_move(ana := visit(**MOTION), name)
    expect(page.get_by_role("heading", name="Counting…")).to_be_visible()
    totals = page.locator(".count .total td b")
    expect(totals.first).to_be_visible()
    first = [int(text.replace("−", "-")) for text in totals.all_inner_texts()]
    scores = ana.last_table()["view"]["scores"]
    winner = scores.index(max(scores))
    assert first != [scores[seat] for seat in range(len(scores))]
    assert "wins" not in page.locator("body").inner_text()
    assert "wins" not in page.title()
    expect(page.locator(".laurels svg")).to_have_count(0)
    expect(page.locator(".count .win")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(
        page.get_by_role("heading", name=re.compile(rf"wins with {scores[winner]}"))
    ).to_be_visible()
    expect(page.locator(".laurels svg")).to_have_count(1)
    assert [int(text.replace("−", "-")) for text in totals.all_inner_texts()] == scores


@pytest.mark.parametrize("name", ["santiago-r9-shared-win", "exlibris-x7-all-share-the-win"])
def test_a_shared_win_crowns_all(ana: Visitor, name: str) -> None:
    page = last_move(ana, name)
    expect(page.get_by_role("heading", name="share the win")).to_be_visible()
    expect(page.locator(".laurels svg")).to_have_count(len(match(name).winners or []))


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_an_agreed_end_shows_how_it_stood(ana: Visitor, game: str) -> None:
    page = ended_early(game)(ana)
    expect(page.get_by_role("heading", name=re.compile("Ended in round"))).to_be_visible()
    expect(page.get_by_text("Nobody has won")).to_be_visible()
    counted = ana.asks(f"GET tables/{page.url.split('/t/')[1]}/count")["count"]
    totals = [int(text.replace("−", "-")) for text in page.locator(".total td b").all_inner_texts()]
    assert totals == [each["total"] for each in counted["seats"]]
    expect(page.locator(".laurels, .win")).to_have_count(0)
    if game == "santiago":
        done = ana.last_table()["view"]["round"] - 1
        expect(page.locator(".pips .on")).to_have_count(done)
        expect(page.locator("[data-name][aria-pressed=true]")).to_have_count(0)
