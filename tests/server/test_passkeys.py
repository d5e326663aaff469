"""Accounts with passkeys: made from a guest, used on another device, removed; nobody else's opens."""

import base64
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from levada.server.accounts import passkeys
from levada.server.authentication import COOKIE
from levada.server.refusals import Refusal
from levada.server.settings import Settings
from tests.server.authenticator import Authenticator, Member, members
from tests.server.clients import ME, OPEN, Client
from tests.server.running_server import Server

numbers = count(1)
Come = Callable[..., list[Member]]
ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """People of new names, who come by localhost."""
    with ExitStack() as stack:
        number = next(numbers)
        yield lambda *names: stack.enter_context(
            members(server, *(f"{name} von {'x' * number}" for name in names))
        )


def test_a_guest_who_registers_keeps_all_games(come: Come) -> None:
    [ana] = come("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    ana.registers()
    assert ana.looks(table)["mine"] == [0]
    assert ana.account()["account"]["name"] == ana.name
    assert [key["site"] for key in ana.account()["passkeys"]] == ["localhost"]
    assert ana.does("GET me")["account"]["name"] == ana.name
    again = ana.does("POST tables", {"game": "exlibris", "seats": [ME, OPEN]})
    assert (again["chairs"][0]["name"], again["chairs"][0]["account"]) == (ana.name, ana.name)


def test_somebody_new_registers_at_once(come: Come) -> None:
    [ana] = come("Ana")
    ana.registers()
    assert ana.account()["account"]["name"] == ana.name
    assert [device["here"] for device in ana.account()["devices"]] == [True]


def test_a_passkey_opens_another_device_without_a_name(come: Come) -> None:
    ana, phone = come("Ana", "Phone")
    table = ana.makes("exlibris", ME, OPEN)
    passkey = ana.registers()
    assert phone.signs_in(passkey)["account"]["name"] == ana.name
    assert phone.looks(table)["mine"] == [0]
    assert [device["here"] for device in phone.account()["devices"]].count(True) == 1
    assert len(phone.account()["devices"]) == 2


def test_several_passkeys_and_never_none_by_mistake(come: Come) -> None:
    ana, phone = come("Ana", "Phone")
    first = ana.registers()
    second = ana.registers()
    one, other = (key["id"] for key in ana.account()["passkeys"])
    left = ana.does(f"DELETE passkeys/{one}")["passkeys"]
    assert [key["id"] for key in left] == [other]
    assert refused_to_sign_in(phone, first) == "bad_passkey"
    phone.signs_in(second)
    assert ana.refused(f"DELETE passkeys/{one}").code == "no_passkey"
    assert ana.refused(f"DELETE passkeys/{other}").code == "last_passkey"
    assert ana.does(f"DELETE passkeys/{other}", even_last=True)["passkeys"] == []
    assert ana.account()["account"]["name"] == ana.name


def refused_to_sign_in(client: Member, passkey: Authenticator, **changes: Any) -> str:
    options = client.does("POST sign-in/wish")["options"]
    origin = changes.pop("origin", client.origin)
    used = passkey.uses({**options, **changes}, origin)
    return client.refused("POST sign-in", {"credential": used}).code


def test_another_has_the_name(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    ana.registers()
    for name in (ana.name, ana.name.upper(), ana.name.replace("A", "\u0410"), f"{ana.name}."):
        refused = eve.refused("POST passkeys/wish", {"name": name})
        assert refused.code in ("name_taken", "name_mixed"), name
    assert eve.refused("POST passkeys/wish", {"name": "Levada"}).code == "name_reserved"


def test_of_two_who_want_a_name_one_gets_it(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    wishes = [each.does("POST passkeys/wish", {"name": ana.name})["options"] for each in (ana, eve)]
    ana.does("POST passkeys", Authenticator().makes(wishes[0], ana.origin))
    late = Authenticator().makes(wishes[1], eve.origin)
    assert eve.refused("POST passkeys", late).code == "name_taken"
    assert eve.account()["account"] is None


def test_a_challenge_is_answered_once_and_by_whom_it_was_for(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    passkey = ana.registers()
    options = ana.does("POST sign-in/wish")["options"]
    used = {"credential": passkey.uses(options, ana.origin)}
    ana.does("POST sign-in", used)
    assert ana.refused("POST sign-in", used).code == "bad_passkey"
    wish = ana.does("POST passkeys/wish", {})["options"]
    made = Authenticator().makes(wish, ana.origin)
    eve.makes("exlibris", ME, OPEN)
    assert eve.refused("POST passkeys", made).code == "bad_passkey"
    assert ana.refused("POST passkeys", made).code == "bad_passkey", "it was used up"
    to_make = ana.does("POST passkeys/wish", {})["options"]
    assert refused_to_sign_in(eve, passkey, challenge=to_make["challenge"]) == "bad_passkey"
    invented = base64.urlsafe_b64encode(b"x" * 64).decode().rstrip("=")
    assert refused_to_sign_in(eve, passkey, challenge=invented) == "bad_passkey"


def test_a_challenge_of_before_is_worth_nothing(come: Come, server: Server) -> None:
    from sqlalchemy import update

    from levada.server.store.schema import challenges
    from tests.server.database_contents import change_rows

    ana, phone = come("Ana", "Phone")
    passkey = ana.registers()
    options = phone.does("POST sign-in/wish")["options"]
    change_rows(server.database, update(challenges).values(expires=1.0))
    used = passkey.uses(options, phone.origin)
    assert phone.refused("POST sign-in", {"credential": used}).code == "bad_passkey"


def test_an_answer_given_to_another_site_opens_nothing_here(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    passkey = ana.registers()
    assert refused_to_sign_in(eve, passkey, origin=ELSEWHERE) == "bad_passkey"
    assert refused_to_sign_in(eve, passkey, rpId="elsewhere.example") == "bad_passkey"
    options = eve.does("POST passkeys/wish", {"name": eve.name})["options"]
    made = Authenticator().makes(options, ELSEWHERE)
    assert eve.refused("POST passkeys", made).code == "bad_passkey"
    eve.http.headers["origin"] = ELSEWHERE
    assert eve.refused("POST sign-in/wish").code == "elsewhere"


def test_nobody_signs_in_with_anothers_passkey(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    passkey, own = ana.registers(), eve.registers()
    forged = Authenticator(credential=passkey.credential, handle=passkey.handle)
    assert refused_to_sign_in(eve, forged) == "bad_passkey", "the key is another"
    crossed = Authenticator(own.key, own.credential, passkey.handle)
    assert refused_to_sign_in(eve, crossed) == "bad_passkey", "the handle is Ana's"
    taken = eve.does("POST passkeys/wish", {})["options"]
    stolen = Authenticator(credential=passkey.credential).makes(taken, eve.origin)
    assert eve.refused("POST passkeys", stolen).code == "bad_passkey", "it is Ana's already"
    assert eve.account()["account"]["name"] == eve.name


def test_a_count_that_goes_back_is_a_copy(come: Come) -> None:
    ana, phone = come("Ana", "Phone")
    passkey = Authenticator(count=5)
    ana.registers(passkey)
    passkey.count = 6
    phone.signs_in(passkey)
    for count_again in (6, 3, 0):
        passkey.count = count_again
        assert refused_to_sign_in(phone, passkey) == "bad_passkey"
    passkey.count = 7
    phone.signs_in(passkey)


def test_where_there_can_be_no_passkeys_it_is_said(server: Server) -> None:
    client = Client(server, "Ana")
    with client.http:
        assert client.refused("POST sign-in/wish").code == "no_passkeys_here"
        assert client.refused("POST passkeys/wish", {"name": "Ana"}).code == "no_passkeys_here"


class Request:
    """As much of one as is looked at."""

    def __init__(self, url: str, origin: str | None = None) -> None:
        self.url = httpx.URL(url)
        host = self.url.netloc.decode()
        self.headers = {"host": host, **({} if origin is None else {"origin": origin})}


@pytest.mark.parametrize(
    ("address", "url", "origin", "site"),
    [
        ("", "https://play.example/", None, "https://play.example"),
        ("", "http://play.example/", "https://play.example", "https://play.example"),
        ("", "http://localhost:8000/", None, "http://localhost:8000"),
        ("", "http://ana.localhost:8000/", None, "http://ana.localhost:8000"),
        ("https://play.example", "http://10.0.0.3:8000/", None, "https://play.example"),
        ("https://play.example:8443", "http://inside/", ELSEWHERE, "https://play.example:8443"),
        ("", "http://play.example/", None, None),
        ("", "https://10.0.0.3/", None, None),
        ("", "https://[::1]/", None, None),
        ("", "http://127.0.0.1/", None, None),
        ("http://play.example", "https://play.example/", None, None),
    ],
)
def test_a_passkey_belongs_to_the_name_in_the_address(
    address: str, url: str, origin: str | None, site: str | None
) -> None:
    request: Any = Request(url, origin)
    if site is not None:
        assert passkeys.site_of(Settings(address=address), request).origin == site
        return
    with pytest.raises(Refusal, match="passkeys need https"):
        passkeys.site_of(Settings(address=address), request)


SITE = passkeys.Site("localhost", "http://localhost:1")
CHALLENGE = passkeys.new_challenge()


def answers() -> list[dict[str, Any]]:
    options = passkeys.wish_for_new(SITE, "ana", "Ana", CHALLENGE, [])
    authenticator = Authenticator()
    made = authenticator.makes(options, SITE.origin)
    return [made, authenticator.uses({**options, "rpId": SITE.host}, SITE.origin)]


@settings(suppress_health_check=list(HealthCheck), max_examples=150)
@given(st.sampled_from(answers()), st.data())
def test_whatever_is_made_up_is_refused_and_breaks_nothing(
    answer: dict[str, Any], data: st.DataObject
) -> None:
    made = json.loads(json.dumps(answer))
    name = data.draw(st.sampled_from(sorted(made["response"])))
    sent = bytearray(base64url_to_bytes(made["response"][name]))
    place = data.draw(st.integers(0, len(sent) - 1))
    sent[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    made["response"][name] = bytes_to_base64url(bytes(sent))
    passkey = passkeys.Passkey(1, "ana", b"", SITE.host, b"nonsense", 0)
    for check in (
        lambda: passkeys.challenge_in(made),
        lambda: passkeys.check_new(SITE, CHALLENGE, made),
        lambda: passkeys.check_use(SITE, CHALLENGE, made, passkey),
    ):
        with suppress(Refusal):
            check()


def test_the_cookie_of_before_is_another_device(come: Come) -> None:
    """Whoever signs in is given a new secret: one that somebody planted opens nothing."""
    ana, phone = come("Ana", "Phone")
    passkey = ana.registers()
    phone.makes("exlibris", ME, OPEN)
    before = phone.http.cookies[COOKIE]
    phone.signs_in(passkey)
    assert phone.http.cookies[COOKIE] != before
    phone.http.cookies.clear()
    phone.takes_cookie(before)
    assert phone.refused("GET me").code == "unknown_player"
