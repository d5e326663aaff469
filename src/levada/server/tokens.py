"""Ids and secrets: random, and secrets are stored as fingerprints only."""

import hashlib
import secrets

SECRET_BYTES = 24
ID_BYTES = 12


def new_id() -> str:
    """96 bits: whoever knows the id of a table is invited to it."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def fingerprint(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
