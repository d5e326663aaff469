"""Every page and every phase of both games, each with a choice half made where one is asked for."""

from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.browser import entered_tournaments
from tests.browser.page_player import SantiagoPlayer, click
from tests.browser.positions import Position, match, positions, record
from tests.browser.rated_people import arrives_with_a_past
from tests.browser.visitor import ACCOUNTS, Visitor
from tests.server.authenticator import members
from tests.server.clients import ME, OPEN, screen
from tests.server.running_server import Server

FIVE, PALMS, TWO = "santiago-r7-joined-offers", "santiago-palms-count", "santiago-equal-sealed-bids"
LEFT_OVER = "santiago-r13-spare-tile-4-players"
BOOKS = "exlibris-end-by-stack"

Scene = Callable[[Visitor], Page]


def page_at(path: str, heading: str) -> Scene:
    def show(visitor: Visitor) -> Page:
        page = visitor.opens(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        return page

    return show


def asked(name: str, phase: str, after: int, *picked: str) -> Scene:
    """Somebody is asked, and has pressed what is picked: the first that fits each selector."""
    return asked_at(lambda: positions(name, phase, after)[0], *picked)


def asked_at(position: Callable[[], Position], *picked: str) -> Scene:
    def show(visitor: Visitor) -> Page:
        page = visitor.opens(f"/t/{visitor.plays_on(position())}")
        SantiagoPlayer(page).awaits_turn()
        for selector in picked:
            click(page.locator(selector).first)
        return page

    return show


def left_over() -> Position:
    n = next(n for n in range(len(match(LEFT_OVER).moves)) if is_left_over(n))
    return Position(LEFT_OVER, n, match(LEFT_OVER).moves[n][0])


def is_left_over(n: int) -> bool:
    kept = match(LEFT_OVER)
    return bool(kept.game.view(kept.states[n], 0, 0)["left_over"])


def nowhere(visitor: Visitor) -> Page:
    with visitor.expecting("404"):
        return page_at("/nowhere/at/all", "No such place")(visitor)


def lobby(visitor: Visitor) -> Page:
    page = visitor.opens(f"/t/{visitor.makes('santiago', ME, OPEN, OPEN, name='Ana')}")
    expect(page.get_by_role("heading", name="Santiago")).to_be_visible()
    return page


def joining(visitor: Visitor) -> Page:
    """A guest comes by the link: some options are not as usual."""
    options = {"edition": "trefl", "palms": False, "spring": "anywhere"}
    days = {"kind": "days", "days": 2}
    wish = {"options": options, "pace": days, "hints": True, "take_back": False, "name": "Ana"}
    novice = {"kind": "bot", "level": "novice"}
    table = visitor.makes("santiago", ME, novice, OPEN, OPEN, **wish)
    visitor.context.clear_cookies()
    page = visitor.opens(f"/t/{table}")
    expect(page.get_by_text("You are invited to this table")).to_be_visible()
    return page


def name_asked(visitor: Visitor) -> Page:
    page = joining(visitor)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("What shall the others call you?")).to_be_focused()
    return page


def declined(visitor: Visitor) -> Page:
    page = joining(visitor)
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_text("Another time, then")).to_be_visible()
    return page


def too_late(visitor: Visitor) -> Page:
    table = visitor.plays_on(positions(FIVE, "bribery", 60)[2])
    visitor.context.clear_cookies()
    page = visitor.opens(f"/t/{table}")
    expect(page.get_by_text("All seats are taken")).to_be_visible()
    return page


def looking_for_people(visitor: Visitor) -> Page:
    page = page_at("/people", "Play with people")(visitor)
    page.get_by_role("button", name="Find people").click()
    page.get_by_label("What shall the others call you?").fill("Ana")
    page.get_by_role("button", name="Find people").click()
    expect(page.get_by_role("heading", name="Looking for people")).to_be_visible()
    return page


def curtain(visitor: Visitor) -> Page:
    table = visitor.makes("exlibris", ME, screen("Beto"), name="Ana", options={"first": 1})
    page = visitor.opens(f"/t/{table}")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def end_asked(visitor: Visitor) -> Page:
    """Against bots the game would end at once: first it is asked."""
    page = asked(FIVE, "auction", 50)(visitor)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("button", name="No, play on")).to_be_focused()
    return page


def own_games(visitor: Visitor) -> Page:
    """One runs, one waits, one is over."""
    visitor.plays_on(positions(BOOKS, "play")[5])
    visitor.makes("santiago", ME, OPEN, OPEN, name="Ana")
    page = visitor.opens("/games")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_role("listitem").first).to_be_visible()
    return page


def account(visitor: Visitor) -> Page:
    """With a passkey, two devices, an invitation, somebody followed and somebody muted."""
    number = next(ACCOUNTS)
    assert isinstance(visitor.server, Server)
    with members(visitor.server, *(f"{name} {number}" for name in ("Ana", "Beto", "Dora"))) as came:
        ana, beto, dora = came
        for member in came:
            member.registers()
        beto.makes("santiago", ME, OPEN, OPEN, listed=True)
        ana.does(f"PUT people/{beto.name}/followed", {})
        ana.does(f"PUT people/{dora.name}/muted", {})
        beto.does("POST invitations", {"name": ana.name}, at=beto.makes("exlibris", ME, OPEN))
        visitor.asks("POST sign-in/code", {"code": ana.does("POST me/code")["code"]})
    page = visitor.opens("/me")
    expect(page.get_by_role("heading", name=ana.name)).to_be_visible()
    expect(page.get_by_role("heading", name="Invitations")).to_be_visible()
    return page


def games_asked_about(visitor: Visitor) -> Page:
    """A guest with games types a code: first it is asked what becomes of them."""
    visitor.makes("santiago", ME, OPEN, OPEN, name="Ana")
    page = visitor.opens("/me#code=12345-67890")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name="Leave them behind")).to_be_visible()
    return page


def tournaments(visitor: Visitor) -> Page:
    entered_tournaments.made(visitor, 2)
    page = visitor.opens("/tournaments")
    expect(page.get_by_role("listitem").filter(has_text="Levada").first).to_be_visible()
    return page


def tournament(visitor: Visitor) -> Page:
    """In its first round, as its organiser sees it, who plays."""
    entered, clients = entered_tournaments.made(visitor, 6, round_hours=24.0)
    clients[0].does(f"POST tournaments/{entered}/start")
    page = visitor.opens(f"/tournaments/{entered}")
    expect(page.get_by_role("link", name="To your table")).to_be_visible()
    page.get_by_text("What decides").click()
    return page


def profile(visitor: Visitor) -> Page:
    """One's own: with the choice of what others see."""
    name = arrives_with_a_past(visitor)
    page = visitor.opens(f"/u/{quote(name)}")
    expect(page.get_by_role("heading", name="Rating over time")).to_be_visible()
    expect(page.get_by_role("heading", name="What others see here")).to_be_visible()
    return page


def best(visitor: Visitor) -> Page:
    name = arrives_with_a_past(visitor)
    page = visitor.opens("/best")
    expect(page.get_by_role("link", name=name)).to_be_visible()
    return page


def rated_lobby(visitor: Visitor) -> Page:
    arrives_with_a_past(visitor)
    page = visitor.opens("/new/santiago")
    page.get_by_label("Rated", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("±").first).to_be_visible()
    return page


def watched(visitor: Visitor) -> Page:
    table = visitor.plays_on(positions(FIVE, "bribery", 60)[2])
    visitor.context.clear_cookies()
    page = visitor.opens(f"/t/{table}?watch")
    expect(page.locator(".dock")).to_be_visible()
    return page


def over(name: str) -> Scene:
    """The last move is made, and the count is shown."""

    def show(visitor: Visitor) -> Page:
        last = len(match(name).moves) - 1
        seat, words = match(name).moves[last]
        table = visitor.plays_on(Position(name, last, seat))
        seen = visitor.asks(f"GET tables/{table}")
        visitor.asks(f"POST tables/{table}/moves", {"move": words, "n": seen["n"]})
        page = visitor.opens(f"/t/{table}")
        expect(page.get_by_role("heading", name="The count")).to_be_visible()
        return page

    return show


def ended_early(game: str) -> Scene:
    """By agreement, with a choice half made."""

    def show(visitor: Visitor) -> Page:
        name, phase = (FIVE, "bribery") if game == "santiago" else (BOOKS, "play")
        table = visitor.plays_on(positions(name, phase, 20)[1])
        page = visitor.opens(f"/t/{table}")
        SantiagoPlayer(page).awaits_turn()
        click(page.locator("[data-name*='-'], [role=radio]").first)
        visitor.asks(f"POST tables/{table}/votes", {"what": "end"})
        expect(page.get_by_role("heading", name="The standing then")).to_be_visible()
        return page

    return show


def since(visitor: Visitor) -> Page:
    """What happened since the last move is open."""
    page = asked(PALMS, "bribery", 60)(visitor)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("heading", name="Since your last move")).to_be_visible()
    return page


def replay(name: str, at: int) -> Scene:
    def show(visitor: Visitor) -> Page:
        table = visitor.asks("POST records", record(name))["table"]
        page = visitor.opens(f"/t/{table}/replay?at={at}")
        expect(page.get_by_text(f"Move {at}", exact=True)).to_be_visible()
        return page

    return show


PAGES: dict[str, Scene] = {
    "start": page_at("/", "Santiago"),
    "make santiago": page_at("/new/santiago", "Rules"),
    "make exlibris": page_at("/new/exlibris", "Rules"),
    "people": page_at("/people", "Play with people"),
    "looking for people": looking_for_people,
    "own games": own_games,
    "no games": page_at("/games", "My games"),
    "guest": page_at("/me", "My account"),
    "account": account,
    "games asked about": games_asked_about,
    "tournaments": tournaments,
    "make tournament": page_at("/tournaments/new", "What it is"),
    "tournament": tournament,
    "profile": profile,
    "best": best,
    "rated lobby": rated_lobby,
    "learn": page_at("/learn", "Learn"),
    "tutorial santiago": page_at("/learn/santiago", "Santiago"),
    "tutorial exlibris": page_at("/learn/exlibris", "Ex Libris"),
    "rules santiago": page_at("/learn/santiago#rules", "Santiago"),
    "rules exlibris": page_at("/learn/exlibris#rules", "Ex Libris"),
    "rulings santiago": page_at("/learn/santiago#rulings", "Santiago"),
    "rulings exlibris": page_at("/learn/exlibris#rulings", "Ex Libris"),
    "about": page_at("/about", "About"),
    "privacy": page_at("/privacy", "Privacy"),
    "nowhere": nowhere,
    "lobby": lobby,
    "joining": joining,
    "name asked": name_asked,
    "declined": declined,
    "too late": too_late,
    "curtain": curtain,
    "replay santiago": replay("santiago-declined", 40),
    "replay exlibris": replay(BOOKS, 12),
}
PHASES: dict[str, Scene] = {
    "first canal": asked(TWO, "canal", 0, "[data-name*='-']"),
    "sealed bid": asked(TWO, "auction", 20, ".amount:enabled"),
    "auction": asked(FIVE, "auction", 50, ".amount:enabled"),
    "planting": asked(PALMS, "planting", 60, ".pick:enabled", "[data-name][role=button]"),
    "left over": asked_at(left_over, "[data-name][role=button]"),
    "bribery": asked(FIVE, "bribery", 70, "[data-name*='-']"),
    "overseer": asked(FIVE, "overseer", 60, ".choice:has-text('Elsewhere')", "[data-name*='-']"),
    "extra canal": asked(PALMS, "extra", 30, "[data-name*='-']"),
    "end asked": end_asked,
    "watched": watched,
    "count": over(FIVE),
    "ended early": ended_early("santiago"),
    "since my last move": since,
    "order": asked(BOOKS, "play", 6, "[role=radio]"),
    "closing order": asked(BOOKS, "closing", 0, "[role=radio]"),
    "count of books": over(BOOKS),
    "books ended early": ended_early("exlibris"),
}
SCENES = PAGES | PHASES
