"""What is shown is tested at the tables every game is tested at."""

from typing import Any

import pytest

from tests.contract.conftest import table
from tests.contract.tables import tables_of

__all__ = ["table"]


@pytest.fixture(params=tables_of("santiago"), ids=str, scope="session")
def santiago(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture(params=tables_of("exlibris"), ids=str, scope="session")
def exlibris(request: pytest.FixtureRequest) -> Any:
    return request.param
