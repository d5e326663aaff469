"""Forecasts, previews and counts on the page are what the engine makes of the same position."""

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from levada import presentation
from tests.browser.page_player import Player, click
from tests.browser.positions import Position, match, positions
from tests.browser.scenes import BOOKS, FIVE, PALMS, TWO, over
from tests.browser.visitor import Visitor

SOME = [
    positions(name, phase, after)[0]
    for name, phase, after in [
        (FIVE, "auction", 40),
        (FIVE, "bribery", 100),
        (PALMS, "planting", 70),
        (PALMS, "overseer", 90),
        (TWO, "auction", 40),
    ]
]
ISLANDS = {"A": "Âncora", "B": "Baleia", "C": "Concha", "D": "Dragoeiro", "E": "Estrela"}
SIGNS = {"#thirst": "loses_marker", "#wither": "dries_out"}
FIND_SIGNS = """() => [...document.querySelectorAll(".board use.sign")].map((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect();
    const under = document.elementsFromPoint(x + width / 2, y + height / 2);
    const place = under.map((each) => each.closest("[data-name]")).find((each) => each !== null);
    return [sign.getAttribute("href"), place?.dataset.name];
})"""


def name_of(position: Position) -> str:
    return f"{position.name}-{position.n}"


def aids_of(position: Position) -> dict[str, Any]:
    return cast("dict[str, Any]", presentation.aids(position.match, position.seat))


def preview_of(position: Position, move: str) -> dict[str, Any]:
    return cast("dict[str, Any]", presentation.preview(position.match, position.seat, move))


def open_at(visitor: Visitor, position: Position) -> Page:
    page = visitor.opens(f"/t/{visitor.plays_on(position)}")
    Player(page).awaits_turn()
    return page


def numbers(text: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"[-−]?\d+", text)]


@pytest.mark.parametrize("position", SOME, ids=name_of)
def test_the_drought_totals_supply_and_fields_are_the_engines(
    ana: Visitor, position: Position
) -> None:
    page, aids = open_at(ana, position), aids_of(position)
    signs: dict[str, list[str]] = {"loses_marker": [], "dries_out": []}
    for sign, square in page.evaluate(FIND_SIGNS):
        signs[SIGNS[sign]].append(square)
    forecast = aids["forecast"]
    assert {kind: sorted(squares) for kind, squares in signs.items()} == {
        kind: sorted(forecast[kind]) for kind in signs
    }

    page.get_by_role("button", name="If the game ended now").click()
    rows = page.get_by_role("table", name="If the game ended now").get_by_role("row")
    for row, told in zip(rows.all()[1:], aids["totals"]["seats"], strict=True):
        fields, money, total = row.get_by_role("cell").all_inner_texts()
        assert fields == str(told["fields"])
        assert money == ("?" if told["money"] is None else str(told["money"]))
        assert total == (f"{fields} + ?" if told["total"] is None else str(told["total"]))
    page.keyboard.press("Escape")

    supply = page.locator(".supply").first.inner_text()
    crops = [each["tiles"] for each in aids["supply"]["crops"]]
    assert numbers(supply) == [aids["supply"]["canals"], aids["supply"]["tiles"], *crops]
    for field in aids["fields"][:3]:
        page.locator(f"[data-name={field['squares'][0]}]").hover()
        check_field(page, field)


def check_field(page: Page, field: dict[str, Any]) -> None:
    """Points, and tiles times markers, of every seat."""
    tip = page.locator(".tip")
    expect(tip.locator(".title")).to_contain_text(str(field["tiles"]))
    expect(tip.locator("b")).to_have_text([str(share["points"]) for share in field["shares"]])
    for part, share in zip(tip.locator("small").all(), field["shares"], strict=False):
        palms = [share["palms"]] if share["palms"] else []
        assert numbers(part.inner_text()) == [field["tiles"], share["markers"], *palms]


def test_what_a_bid_means_is_the_engines(ana: Visitor) -> None:
    position = positions(FIVE, "auction", 50)[1]
    page = open_at(ana, position)
    places = ["first", "second", "third", "fourth", "fifth"]
    for amount in page.locator(".amount:enabled").all():
        amount.click()
        bid = preview_of(position, f"bid {numbers(amount.inner_text())[0]}")["bid"]
        means = page.locator(".meaning")
        expect(means).to_contain_text(f"You keep {bid['keeps']} escudo")
        expect(means).to_contain_text(places[bid["earliest"] - 1])
        expect(means).to_contain_text(places[bid["latest"] - 1])


def test_what_a_tile_would_be_worth_is_the_engines(ana: Visitor) -> None:
    position = positions(PALMS, "planting", 70)[0]
    page = open_at(ana, position)
    page.locator(".pick:enabled").first.click()
    tile = next(move.split()[1] for move in position.match.legal(position.seat))
    tip = page.locator(".tip")
    for square in page.locator("[data-name][role=button]").all()[:6]:
        square.click()
        preview = preview_of(position, f"plant {tile} {square.get_attribute('data-name')}")
        expect(tip.locator(".title")).to_contain_text(str(preview["field"]["tiles"]))
        expect(tip.locator("b")).to_have_text([str(each["after"]) for each in preview["changes"]])
        expect(tip.locator("small")).to_have_text(
            [
                re.compile(rf"\b{each['before']}\b\s+\+{each['after'] - each['before']}$")
                for each in preview["changes"]
            ]
        )


def test_what_an_offer_means_is_the_engines(ana: Visitor) -> None:
    position = positions(FIVE, "bribery", 70)[0]
    page = open_at(ana, position)
    told = {each["segment"]: each for each in aids_of(position)["segments"]}
    planted = position.match.game.view(position.match.games, 0, position.seat)["board"]
    names = [chair["name"] for chair in ana.last_table()["chairs"]]
    for ditch in page.locator("[data-name*='-']").all():
        click(ditch)
        segment = ditch.get_attribute("data-name") or ""
        means = page.locator(".means").first
        waters = told[segment]["waters"]
        tiles = [planted[square][:2] for square in waters if square in planted]
        if not tiles:
            expect(means).to_contain_text(f"{len(waters)} empty square" if waters else "nothing")
        for tile, owner in set(tiles):
            alike = sum(same(tile, owner, *each) for each in tiles)
            owned = f"{owner_word(owner, position.seat, names)} {tile[:-1]}"
            times = f" ×{alike}" if alike > 1 else ""
            expect(means).to_contain_text(re.compile(rf"{owned}\w*{times}"))
        expect(means.get_by_text("saves")).to_have_count(1 if told[segment]["saves"] else 0)
        amount = numbers(page.get_by_role("spinbutton").inner_text())[0]
        kept = preview_of(position, f"offer {segment} {amount}")["keeps"]
        expect(page.locator(".dock")).to_contain_text(f"You keep {kept} escudo")


def same(tile: str, owner: int | None, other: str, its: int | None) -> bool:
    """One crop of one owner: told together."""
    return tile[:-1] == other[:-1] and owner == its


def owner_word(owner: int | None, me: int, names: list[str]) -> str:
    if owner is None:
        return "neutral"
    return "your" if owner == me else f"{names[owner]}’s"


def test_what_the_overseer_gets_and_pays_is_the_engines(ana: Visitor) -> None:
    position = positions(FIVE, "overseer", 60)[0]
    page, aids = open_at(ana, position), aids_of(position)
    choices = page.locator(".choice")
    offers = [each for each in aids["segments"] if each["brings"] is not None]
    gains = [f"+{each['brings']}" for each in offers]
    expect(choices.locator(".gain")).to_have_text([*gains, f"−{aids['elsewhere']}"])


@pytest.mark.parametrize("phase", ["play", "closing"])
def test_orders_islands_and_the_end_are_the_engines(ana: Visitor, phase: str) -> None:
    position = positions(BOOKS, phase)[2]
    page, aids = open_at(ana, position), aids_of(position)
    for order in aids["orders"]:
        radio = page.get_by_role("radio", name=ISLANDS[order["colour"]])
        finds = f"finds {order['found'] or 'none'}"
        expect(radio).to_contain_text("joins the row" if order["joins"] else finds)
        radio.click()
        values = [f"{worth:+d}" if worth else "0" for worth in order["worth"].values()]
        expect(page.locator(".val")).to_have_text([value.replace("-", "−") for value in values])
    isles = page.get_by_role("list", name="Islands").get_by_role("img")
    for isle, told in zip(isles.all(), aids["islands"], strict=True):
        label = isle.get_attribute("aria-label") or ""
        assert numbers(label)[-2:] == [told["left"], told["worth"]]


def test_cards_gone_and_the_worth_of_the_hand_are_the_engines(ana: Visitor) -> None:
    position = positions(BOOKS, "play", 12)[0]
    page, aids = open_at(ana, position), aids_of(position)
    worth = aids["seats"][position.seat]["hand_points"]
    expect(page.locator(".dock .worth")).to_have_text(f"worth {worth} now".replace("-", "−"))
    page.get_by_role("button", name="Cards gone so far").click()
    rows = page.get_by_role("table", name="Cards gone so far").get_by_role("row").all()[2:]
    for row, told in zip(rows, aids["cards"], strict=True):
        shown = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert shown == [told["ordered"], told["unseen"], told["stack"]]


@pytest.mark.parametrize("name", [FIVE, PALMS, BOOKS])
def test_the_count_is_the_engines_part_by_part(ana: Visitor, name: str) -> None:
    page = over(name)(ana)
    count = cast("dict[str, Any]", presentation.count(match(name)))
    rows = page.get_by_role("table").first.get_by_role("row").all()[1:]
    told = [
        [numbers(cell)[:1] for cell in row.get_by_role("cell").all_inner_texts()] for row in rows
    ]
    seats = count["seats"]
    assert told[-1] == [[seat["total"]] for seat in seats]
    if count["game"] == "santiago":
        assert told[-2] == [[seat["money"]] for seat in seats]
        for row, field in zip(told[:-2], count["fields"], strict=True):
            points = {share["seat"]: share["points"] for share in field["shares"]}
            assert row == [[points[n]] if n in points else [] for n in range(len(seats))]
    else:
        assert told[-2] == [[s["house_points"]] if s["house_points"] else [] for s in seats]
        for row, island in zip(told[:-2], count["islands"], strict=True):
            hands = [seat["hand"].get(island["island"]) for seat in seats]
            assert row == [[hand["points"]] if hand and hand["cards"] else [] for hand in hands]
