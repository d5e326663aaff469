"""Bots are tested at the tables every game is tested at."""

from tests.contract.conftest import named_game, table

__all__ = ["named_game", "table"]
