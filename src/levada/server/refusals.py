"""What the server refuses: a code with values, which the page puts into its reader's language."""

from typing import Any

from typing_extensions import TypedDict


class ErrorView(TypedDict):
    """Why something was refused."""

    code: str
    """What was wrong, for a program and for the page, which says it in its reader's language."""
    text: str
    """The same in plain English."""
    values: dict[str, Any]
    """What the text of each code needs."""


class Refusal(Exception):  # noqa: N818 — the name of the thing, and no fault of the program
    """Something asked for that cannot be. `text` says it in plain English, for programs' authors."""

    def __init__(self, status: int, code: str, text: str, **values: Any) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.values = values

    def as_dict(self) -> ErrorView:
        return {"code": self.code, "text": self.text, "values": self.values}


def bad(code: str, text: str, **values: Any) -> Refusal:
    """The request itself is wrong, whatever the table looks like."""
    return Refusal(422, code, text, **values)


def forbidden(code: str, text: str, **values: Any) -> Refusal:
    """Somebody else may, the asker may not."""
    return Refusal(403, code, text, **values)


def absent(code: str, text: str, **values: Any) -> Refusal:
    return Refusal(404, code, text, **values)


def untimely(code: str, text: str, **values: Any) -> Refusal:
    """It could be at another time: somebody was faster, or the table is not there yet."""
    return Refusal(409, code, text, **values)
