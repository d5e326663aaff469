"""A file of code with one player in it."""

from typing import Any


class Last:
    """Takes the last legal move."""

    def choose(self, _view: Any, legal: list[str]) -> str:
        return legal[-1]
