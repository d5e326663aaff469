"""Passkeys in a real browser: made, used on a second profile, removed; oneself taken along by a code."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.visitor import ACCOUNTS, Visitor
from tests.server.clients import ME, OPEN
from tests.server.running_server import Server

BUILT_IN = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@dataclass(frozen=True)
class ByName:
    """A server by a name: browsers have no passkeys for addresses."""

    port: int

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"


class Keyholder(Visitor):
    """A browser with an authenticator built in."""

    cdp: CDPSession
    authenticator: str

    def __post_init__(self) -> None:
        super().__post_init__()
        self.cdp = self.context.new_cdp_session(self.page)
        self.cdp.send("WebAuthn.enable")
        added = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": BUILT_IN})
        self.authenticator = added["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        which = {"authenticatorId": self.authenticator}
        return list(self.cdp.send("WebAuthn.getCredentials", which)["credentials"])

    def receives(self, passkey: dict[str, Any]) -> None:
        """As a passkey comes that is synced between somebody's devices."""
        given = {"authenticatorId": self.authenticator, "credential": passkey}
        self.cdp.send("WebAuthn.addCredential", given)

    def registers(self, name: str) -> Page:
        page = self.opens("/me")
        page.get_by_label("Public name").fill(name)
        page.get_by_role("button", name="Make an account").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        return page


Come = Callable[..., Keyholder]


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    came: list[Keyholder] = []

    def come(**given: Any) -> Keyholder:
        came.append(Keyholder(browser, ByName(server.port), given))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leaves()
    assert [fault for visitor in came for fault in visitor.faults] == []


def new_name() -> str:
    return f"Cleo {next(ACCOUNTS)}"


def test_a_passkey_is_made_used_on_a_second_profile_and_removed(come: Come) -> None:
    laptop, phone = come(), come()
    name = new_name()
    table = laptop.makes("exlibris", ME, OPEN, name="Ana")
    page = laptop.registers(name)
    [passkey] = laptop.passkeys()
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)
    phone.receives(passkey)
    other = phone.opens("/me")
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_role("heading", name=name)).to_be_visible()
    other.goto("/games")
    expect(other.locator(f"a[href='/t/{table}']")).to_be_visible()
    page.get_by_role("button", name="Remove", exact=False).first.click()
    expect(page.get_by_role("group", name="Remove your last passkey?")).to_be_visible()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("group", name="Remove your last passkey?")).to_be_hidden()
    other.goto("/me")
    other.get_by_role("button", name="Sign out here").click()
    expect(other.get_by_role("heading", name="You play as a guest")).to_be_visible()
    with phone.expecting("422"):
        other.get_by_role("button", name="Sign in with a passkey").click()
        expect(other.get_by_text("This passkey does not open anything here")).to_be_visible()


def test_whoever_closes_the_question_is_told_so(come: Come) -> None:
    ana = come()
    ana.cdp.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": ana.authenticator})
    ana.context.add_init_script(
        "navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
    )
    page = ana.opens("/me")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("No passkey was used")).to_be_visible()


def test_a_guest_is_taken_along_by_a_code(come: Come) -> None:
    laptop, phone = come(), come()
    table = laptop.makes("exlibris", ME, OPEN, name="Ana")
    own = phone.makes("exlibris", ME, OPEN, name="Ana")
    page = laptop.opens("/me")
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_alt_text("The code as a picture to scan")).to_be_visible()
    code = page.locator(".code code").inner_text()
    other = phone.opens(f"/me#code={code}")
    expect(other.get_by_label("A code from another device")).to_have_value(code)
    other.get_by_role("button", name="Enter").click()
    expect(other.get_by_role("group", name="This browser has 1 game of a guest")).to_be_visible()
    other.get_by_role("button", name="They are mine").click()
    expect(other.get_by_text("This device is yours now")).to_be_visible()
    expect(other.locator("#devices li")).to_have_count(2)
    expect(other).to_have_url(f"{phone.server.url}/me")
    for at in (page, other):
        at.goto("/games")
        for each in (table, own):
            expect(at.locator(f"a[href='/t/{each}']")).to_be_visible()


def test_devices_are_removed_and_signed_out(come: Come) -> None:
    laptop, phone = come(), come()
    laptop.registers(new_name())
    code = laptop.asks("POST me/code")["code"]
    phone.asks("POST sign-in/code", {"code": code})
    page, other = laptop.opens("/me"), phone.opens("/me")
    expect(other.get_by_text("this one")).to_be_visible()
    page.locator("#devices").get_by_role("button", name="Remove").click()
    expect(page.locator("#devices li")).to_have_count(1)
    other.reload()
    expect(other.get_by_role("heading", name="You play as a guest")).to_be_visible()


def test_where_there_are_no_passkeys_the_page_says_why(ana: Visitor) -> None:
    page = ana.opens("/me")
    expect(page.get_by_text("There can be no passkeys at this address")).to_be_visible()
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)
    ana.makes("exlibris", ME, OPEN, name="Ana")
    page.reload()
    expect(page.get_by_role("button", name="Show a code")).to_be_visible()


def test_others_are_followed_and_come_with_an_invitation(come: Come) -> None:
    ana, beto = come(), come()
    page, his = ana.registers(new_name()), new_name()
    beto.registers(his)
    beto.makes("exlibris", ME, OPEN, listed=True, name=his)
    page.get_by_label("Follow somebody").fill(his.upper())
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.locator("#people").get_by_role("link", name="Join")).to_be_visible()
    mine = page.locator("#account h2").inner_text()
    table = beto.makes("santiago", ME, OPEN, OPEN, name=his)
    beto.opens(f"/t/{table}")
    beto.page.get_by_label("Invite by name").fill(mine)
    beto.page.get_by_role("button", name="Invite", exact=True).click()
    expect(beto.page.get_by_text(f"{mine} is invited")).to_be_visible()
    page.goto("/")
    invitations = page.locator("section").filter(
        has=page.get_by_role("heading", name="Invitations")
    )
    expect(invitations.locator(f"a[href='/t/{table}']")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text(f"{his} invites you")).to_be_visible()
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_text(f"{his} invites you")).to_be_hidden()
