"""Nothing is sent into our own network, whatever address somebody gives."""

import asyncio
from typing import Any, NoReturn

import httpcore
import pytest

from levada.server.notifications.outgoing import NotSent, Outgoing, PublicBackend
from levada.server.notifications.public_addresses import is_public, parse_target
from levada.server.refusals import Refusal
from tests.server.receiver import Receiver, receiving

NOT_EVEN_ASKED = [
    "http://example.org/hook",
    "ftp://example.org/hook",
    "file:///etc/passwd",
    "gopher://example.org/",
    "javascript:alert(1)",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://10.0.0.5/hook",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fe80::1%25eth0]/",
    "https://[64:ff9b::7f00:1]/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://127.1/",
    "https://127.0.0.1.",
    "https://example.org./hook",
    "https://user:secret@example.org/hook",
    "https://example.org@127.0.0.1/",
    "https://127.0.0.1#@example.org/",
    "https://example.org\\@127.0.0.1/",
    "https://example.org:8443/hook",
    "https://example.org:22/",
    "https://example.org:99999/",
    "https://example.org/\r\nhost: 127.0.0.1",
    "https://exämple.org/",
    "https://\uff45xample.org/",
    "https://127。0。0。1/",
    "https://①②⑦.0.0.1/",
    "https:///hook",
    "https://intranet/",
    "//example.org/hook",
    "https://" + "a" * 64 + ".org/",
    "https://example.org/" + "x" * 1_000,
]

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.7",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 — nothing is bound to it
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
]


@pytest.mark.parametrize("url", NOT_EVEN_ASKED)
def test_an_address_that_is_not_of_the_public_web_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_target(url, ())
    assert refused.value.code == "bad_address"


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook",
        "https://discord.com/api/webhooks/123/abc-DEF_1",
        "https://fcm.googleapis.com/fcm/send/a:b?x=1",
        "https://xn--exmple-cua.org/",
        "https://EXAMPLE.org:443/",
    ],
)
def test_addresses_of_the_web_are_taken(url: str) -> None:
    parse_target(url, ())


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_not_connected_to(address: str) -> None:
    assert not is_public(address)

    async def work() -> None:
        async def resolve(_host: str, _port: int) -> list[str]:
            return ["93.184.215.14", address]

        outgoing = Outgoing((), resolve)
        with pytest.raises(NotSent, match="no public address"):
            await outgoing.post("https://hook.example.org/", b"", {})
        await outgoing.close()

    asyncio.run(work())


@pytest.mark.parametrize("address", ["93.184.215.14", "8.8.8.8", "2606:4700::1111"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_a_name_is_looked_up_once_and_that_very_address_connected_to() -> None:
    """DNS that says something public first and something private then: there is no second time."""
    answers = iter((["93.184.215.14"], ["127.0.0.1"]))
    connected: list[str] = []

    async def resolve(_host: str, _port: int) -> list[str]:
        return next(answers)

    class Network(httpcore.AsyncNetworkBackend):
        async def connect_tcp(self, host: str, *_given: Any, **_more: Any) -> NoReturn:
            connected.append(host)
            raise httpcore.ConnectError("far enough")

    backend = PublicBackend((), resolve)
    backend.network = Network()
    with pytest.raises(httpcore.ConnectError, match="far enough"):
        asyncio.run(backend.connect_tcp("hook.example.org", 443))
    assert connected == ["93.184.215.14"]
    assert next(answers) == ["127.0.0.1"], "it was not asked for again"


def post(receiver: Receiver, path: str = "/") -> int:
    """As if the operator had named the host."""

    async def work() -> int:
        outgoing = Outgoing((receiver.host,))
        try:
            return await outgoing.post(receiver.url + path, b"{}", {"x-own": "1"})
        finally:
            await outgoing.close()

    return asyncio.run(work())


def test_a_redirect_is_not_followed() -> None:
    with receiving() as receiver:
        receiver.statuses["/"] = 302
        receiver.headers["location"] = f"{receiver.url}/secret"
        assert post(receiver) == 302
        assert [each.path for each in receiver.received] == ["/"]
        assert receiver.received[0].body == b"{}"


def test_another_port_of_a_named_host_is_not_sent_to() -> None:
    with pytest.raises(Refusal):
        parse_target("http://127.0.0.1:8081/", ("127.0.0.1:8080",))


def test_a_large_answer_is_not_read_to_its_end() -> None:
    with receiving() as receiver:
        receiver.headers["content-length"] = "900000000"
        receiver.content = b"x" * 10_000
        receiver.statuses["/"] = 200
        assert post(receiver) == 200


def test_who_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("levada.server.notifications.outgoing.LONGEST_REQUEST", 0.2)
    with receiving() as receiver:
        receiver.is_deaf.set()
        with pytest.raises(NotSent, match="in time"):
            post(receiver)
