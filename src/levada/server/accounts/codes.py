"""Codes by which somebody takes themselves along to another device."""

import secrets

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which are taken for others."""
LENGTH = 10
"""50 bits, for minutes: nobody guesses one at the rate that is allowed."""
HALF = LENGTH // 2
MEANT = str.maketrans("ILOU", "110V")
LIFETIME = 600.0
"""Seconds."""


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """In two halves, as one reads it aloud."""
    return f"{code[:HALF]}-{code[HALF:]}"


def typed(text: str) -> str:
    """A code as somebody typed it: large or small letters, any blanks and strokes, look-alikes."""
    return "".join(filter(str.isalnum, text)).upper().translate(MEANT)
