"""An authenticator in software: makes passkeys and answers challenges, rightly or not."""

import hashlib
import json
import secrets
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

from tests.server.clients import Client
from tests.server.running_server import Server

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """With one passkey. Its count stays at 0, as that of a synced passkey does, unless told."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    handle: bytes = b""
    count: int = 0

    def makes(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.create` would answer."""
        self.handle = base64url_to_bytes(options["user"]["id"])
        data = client_data("webauthn.create", options["challenge"], origin)
        numbers = self.key.public_key().public_numbers()
        public_key = encode_cbor(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        attested = bytes(16) + struct.pack(">H", len(self.credential)) + self.credential
        authenticator_data = self.head(options["rp"]["id"], ATTESTED) + attested + public_key
        attestation = {"fmt": "none", "attStmt": {}, "authData": authenticator_data}
        return self.answer(clientDataJSON=data, attestationObject=encode_cbor(attestation))

    def uses(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.get` would answer."""
        data = client_data("webauthn.get", options["challenge"], origin)
        head = self.head(options["rpId"], 0)
        signed = self.key.sign(head + hashlib.sha256(data).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            clientDataJSON=data, authenticatorData=head, signature=signed, userHandle=self.handle
        )

    def head(self, host: str, flags: int) -> bytes:
        hashed = hashlib.sha256(host.encode()).digest()
        return hashed + struct.pack(">BI", PRESENT | VERIFIED | flags, self.count)

    def answer(self, **response: bytes) -> dict[str, Any]:
        credential = bytes_to_base64url(self.credential)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": credential, "rawId": credential, "type": "public-key", "response": encoded}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


class Member(Client):
    """Somebody who comes by a name of the server, so that there can be passkeys."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.origin = f"http://localhost:{server.port}"
        self.http.headers.update({"host": f"localhost:{server.port}", "origin": self.origin})

    def registers(self, authenticator: Authenticator | None = None) -> Authenticator:
        """Makes an account of their name, or adds a passkey to it."""
        made = authenticator or Authenticator()
        options = self.does("POST passkeys/wish", {"name": self.name})["options"]
        self.does("POST passkeys", made.makes(options, self.origin))
        return made

    def signs_in(self, authenticator: Authenticator, **wish: Any) -> Any:
        options = self.does("POST sign-in/wish")["options"]
        return self.does(
            "POST sign-in", {"credential": authenticator.uses(options, self.origin), **wish}
        )

    def account(self) -> Any:
        return self.does("GET me/account")


@contextmanager
def members(server: Server, *names: str) -> Iterator[list[Member]]:
    came = [Member(server, name) for name in names]
    try:
        yield came
    finally:
        for member in came:
            member.http.close()
