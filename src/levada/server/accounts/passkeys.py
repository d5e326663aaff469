"""Passkeys: what a browser is asked for, and whether what it answers is right."""

import hashlib
import secrets
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from levada.server.refusals import Refusal, bad, forbidden
from levada.server.settings import Settings

CHALLENGE_BYTES = 32
LIFETIME = 300.0
"""Seconds that a challenge is valid: somebody may have to find their key."""
MALFORMED = (WebAuthnException, UnsupportedAlgorithm, ValueError, TypeError, KeyError, IndexError)
"""What reading a made-up answer may raise."""


@dataclass(frozen=True)
class Site:
    """What passkeys belong to."""

    host: str
    origin: str


@dataclass(frozen=True)
class Passkey:
    """One that is known here."""

    id: int
    player_id: str
    credential: bytes
    site: str
    public_key: bytes
    sign_count: int


def origin_of(settings: Settings, connection: HTTPConnection) -> str:
    """Where the page is: as the operator says, or as the browser says, which the guard has checked."""
    host = connection.headers.get("host", "")
    sent = connection.headers.get("origin") or f"{connection.url.scheme}://{host}"
    return settings.address or sent


def site_of(settings: Settings, connection: HTTPConnection) -> Site:
    """Browsers have passkeys for names, and only where nobody can listen."""
    parts = urlsplit(origin_of(settings, connection))
    host = parts.hostname or ""
    is_local = host == "localhost" or host.endswith(".localhost")
    if is_address(host) or not (parts.scheme == "https" or is_local):
        raise forbidden("no_passkeys_here", "passkeys need https and a name, or localhost")
    return Site(host, f"{parts.scheme}://{parts.netloc}")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def new_challenge() -> str:
    return secrets.token_urlsafe(CHALLENGE_BYTES)


def handle_of(player: str) -> bytes:
    """What an authenticator knows a person by: their id is nobody else's business."""
    return hashlib.sha256(f"passkeys of {player}".encode()).digest()


def wish_for_new(
    site: Site, player: str, name: str, challenge: str, known: list[bytes]
) -> dict[str, Any]:
    """For `navigator.credentials.create`. One that can be used without a name typed first."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Levada",
        user_id=handle_of(player),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        timeout=int(LIFETIME * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return options_to_json_dict(options)


def wish_to_sign_in(site: Site, challenge: str) -> dict[str, Any]:
    """For `navigator.credentials.get`."""
    options = generate_authentication_options(
        rp_id=site.host, challenge=base64url_to_bytes(challenge), timeout=int(LIFETIME * 1000)
    )
    return options_to_json_dict(options)


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that an answer says it answers."""
    try:
        client_data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return bytes_to_base64url(parse_client_data_json(client_data).challenge)
    except MALFORMED:
        raise bad_passkey() from None


def id_in(credential: dict[str, Any]) -> bytes:
    try:
        return base64url_to_bytes(credential["rawId"])
    except MALFORMED:
        raise bad_passkey() from None


def check_new(site: Site, challenge: str, credential: dict[str, Any]) -> VerifiedRegistration:
    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except MALFORMED:
        raise bad_passkey() from None


def check_use(
    site: Site, challenge: str, credential: dict[str, Any], passkey: Passkey
) -> VerifiedAuthentication:
    handle = credential["response"].get("userHandle")
    try:
        if handle is not None and base64url_to_bytes(handle) != handle_of(passkey.player_id):
            raise bad_passkey()
        if passkey.site != site.host:
            raise bad_passkey()
        return verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except MALFORMED:
        raise bad_passkey() from None


def bad_passkey() -> Refusal:
    return bad("bad_passkey", "this is not the answer of a passkey to what was asked here")
