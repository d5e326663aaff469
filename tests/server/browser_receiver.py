"""The other side of web push, written from RFC 8188, 8291 and 8292 alone: what a browser and its push
service do with a message."""

import hashlib
import hmac
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES128
from cryptography.hazmat.primitives.ciphers.modes import GCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

TAG = 16


def unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def padded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 with one block, as RFC 8291 writes it out."""
    extracted = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\x01", hashlib.sha256).digest()[:length]


@dataclass
class Browser:
    """A browser that has subscribed."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        key = self.private.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """As `PushSubscription.toJSON` writes it."""
        keys = {"p256dh": unpadded(self.public), "auth": unpadded(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size, "it is one record"
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), public)
        secret = hkdf(self.auth, shared, b"WebPush: info\x00" + self.public + sender, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        cipher = Cipher(AES128(key), GCM(nonce, record[-TAG:])).decryptor()
        text = cipher.update(record[:-TAG]) + cipher.finalize()
        text = text.rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record ends so"
        return text[:-1]


def check_vapid(header: str, origin: str, key: str) -> dict[str, Any]:
    """What a push service checks; the claims, if all is right."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == key, "the key the browser has subscribed with"
    signed, _, signature = parts["t"].rpartition(".")
    numbers = padded(signature)
    assert len(numbers) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(key))
    whole = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    try:
        public.verify(whole, signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("not signed by that key") from None
    head, claims = (json.loads(padded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert claims["sub"].startswith(("mailto:", "http"))
    found: dict[str, Any] = claims
    return found
