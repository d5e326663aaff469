"""Ids and secrets: drawn so that nobody guesses them, kept so that nobody reads them."""

import hashlib
import secrets

SECRET_BYTES = 24
ID_BYTES = 12


def new_id() -> str:
    """96 bits: knowing where a table is, is the invitation to it."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def fingerprint(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()
