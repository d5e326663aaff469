"""The coach is tested at the tables every game is tested at, and its commands like the others."""

from tests.cli.conftest import run
from tests.contract.conftest import named_game, table

__all__ = ["named_game", "run", "table"]
