"""Web push: encrypted so that the browser alone can read it, signed so that its service knows us."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from levada.server.notifications import web_push
from tests.server.browser_receiver import Browser, check_vapid, padded, unpadded

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def browser_of_the_rfc() -> Browser:
    number = int.from_bytes(padded(RECEIVER_PRIVATE))
    return Browser(ec.derive_private_key(number, ec.SECP256R1()), padded(AUTH))


def test_the_example_of_the_rfc_comes_out_byte_for_byte() -> None:
    sender = web_push.private_key(padded(SENDER_PRIVATE))
    body = web_push.encrypt(
        TEXT + web_push.LAST_RECORD, padded(RECEIVER_PUBLIC), padded(AUTH), padded(SALT), sender
    )
    assert unpadded(body) == BODY


def test_our_receiver_reads_the_example_of_the_rfc() -> None:
    assert browser_of_the_rfc().decrypt(padded(BODY)) == TEXT


@pytest.mark.parametrize("text", [b"", b"{}", "Ваш ход · Santiago".encode(), b"x" * 1_900])
def test_a_browser_reads_what_is_sent_to_it_and_no_other(text: bytes) -> None:
    browser, other = Browser(), Browser()
    keys = browser.subscription("")["keys"]
    body = web_push.encrypt_message(text, keys["p256dh"], keys["auth"])
    assert browser.decrypt(body) == text
    with pytest.raises(InvalidTag):
        other.decrypt(body)


def test_all_messages_are_of_one_length_and_none_is_like_another() -> None:
    keys = Browser().subscription("")["keys"]
    bodies = [
        web_push.encrypt_message(text, keys["p256dh"], keys["auth"])
        for text in (b"a", b"a", b"b" * 900)
    ]
    assert {len(body) for body in bodies} == {2_048 + 86 + 16}
    assert len({body[:86] for body in bodies}) == 3, "salt and key are used once"
    assert max(map(len, bodies)) <= 4_096, "more is not taken by push services"


def test_a_push_service_knows_us_by_our_signature() -> None:
    key = web_push.private_key(web_push.new_key())
    endpoint = "https://push.example/send/abc?d=1"
    headers = web_push.push_headers(
        endpoint, key, "mailto:who@play.example", tag="table N8Zoo1asjkiYrnMs", seconds=3600
    )
    public = unpadded(web_push.point_of(key))
    claims = check_vapid(headers["authorization"], "https://push.example", public)
    assert claims["sub"] == "mailto:who@play.example"
    assert headers["ttl"] == "3600"
    assert len(headers["topic"]) <= 32
    assert "N8Zoo1asjkiYrnMs" not in str(headers), "the id of a table is an invitation to it"
    forged = headers["authorization"].replace("t=eyJ", "t=fyJ", 1)
    with pytest.raises(AssertionError, match="not signed"):
        check_vapid(forged, "https://push.example", public)


@pytest.mark.parametrize(
    ("public", "auth"),
    [
        (unpadded(b"\x04" + bytes(64)), AUTH),
        (RECEIVER_PUBLIC[:-2], AUTH),
        (RECEIVER_PUBLIC, AUTH[:-2]),
        ("", ""),
        ("é", AUTH),
    ],
)
def test_keys_that_no_browser_has_are_known_as_such(public: str, auth: str) -> None:
    assert not web_push.is_browser_key(public, auth)
    assert web_push.is_browser_key(RECEIVER_PUBLIC, AUTH)
