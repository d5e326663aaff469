"""Every test that asks for a table is run at each of them."""

from typing import Any

import pytest

from levada.game import Game
from levada.games import GAMES, game
from tests.contract.tables import TABLES, Table


@pytest.fixture(params=TABLES, ids=str, scope="session")
def table(request: pytest.FixtureRequest) -> Any:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(params=GAMES, name="game", scope="session")
def named_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)
