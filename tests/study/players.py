"""Players of one's own for the tests of studies."""

from typing import Any


class First:
    """Takes the first legal move."""

    def choose(self, _view: Any, legal: list[str]) -> str:
        return legal[0]


class Broken:
    def choose(self, _view: Any, _legal: list[str]) -> str:
        raise RuntimeError("out of order")
