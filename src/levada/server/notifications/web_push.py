"""Messages to browsers by their push services: encrypted for the browser alone (RFC 8291), and
signed by this server (VAPID, RFC 8292)."""

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
NUMBER_BYTES = 32
PUBLIC_KEY_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
PADDED_TO = 2_048
"""Bytes: all messages are of one length, which says nothing about what is in them."""
LONGEST_VALID = 12 * 3600
LONGEST_TOPIC = 32


def new_key() -> bytes:
    """The server's own private key, as it is stored."""
    number = generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(NUMBER_BYTES)


def private_key(stored: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(stored), CURVE)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public key that belongs to it, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_browser_key(public_key: str, auth: str) -> bool:
    """Whether both are what a browser hands out: a point on the curve, and 16 bytes."""
    try:
        EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public_key))
        return len(decoded(public_key)) == PUBLIC_KEY_BYTES and len(decoded(auth)) == AUTH_BYTES
    except ValueError:
        return False


def encrypt(
    text: bytes,
    public_key: bytes,
    auth: bytes,
    salt: bytes,
    sender: EllipticCurvePrivateKey,
) -> bytes:
    """One record of aes128gcm, with the salt and the sender's public key in front of it."""
    receiver = EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    own = point_of(sender)
    shared = sender.exchange(ECDH(), receiver)
    secret = derived(shared, auth, b"WebPush: info\0" + public_key + own, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4) + len(own).to_bytes(1) + own
    return header + AESGCM(key).encrypt(nonce, text, None)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def encrypt_message(message: bytes, public_key: str, auth: str) -> bytes:
    """With a key and a salt used for this message only."""
    padded = (message + LAST_RECORD).ljust(PADDED_TO, b"\0")
    salt, sender = secrets.token_bytes(SALT_BYTES), generate_private_key(CURVE)
    return encrypt(padded, decoded(public_key), decoded(auth), salt, sender)


def signature_of_server(endpoint: str, key: EllipticCurvePrivateKey, contact: str) -> str:
    """By which a push service knows the server, and where to write to whoever runs it."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + LONGEST_VALID,
        "sub": contact,
    }
    header = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encoded(orjson.dumps(part)) for part in (header, claims))
    numbers = decode_dss_signature(key.sign(signed.encode(), ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers)
    return f"vapid t={signed}.{encoded(signature)}, k={encoded(point_of(key))}"


def push_headers(
    endpoint: str, key: EllipticCurvePrivateKey, contact: str, *, tag: str, seconds: int
) -> dict[str, str]:
    """A later message about the same takes the place of one that waits at the push service.

    The service does not learn what it is about: the id of a table is an invitation to it.
    """
    return {
        "authorization": signature_of_server(endpoint, key, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(seconds),
        "urgency": "high",
        "topic": encoded(sha256(tag.encode()).digest())[:LONGEST_TOPIC],
    }
