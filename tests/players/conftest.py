"""Each test begins with no player registered, and leaves no engine running."""

import sys
from collections.abc import Iterator

import pytest

from levada.players import registry
from levada.players.engine_pool import ENGINES
from tests.cli.conftest import run

__all__ = ["run"]


@pytest.fixture(autouse=True)
def _no_players(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "registered", {})
    monkeypatch.setattr(registry, "loaded", {})
    monkeypatch.setattr("levada.players.player_words.registered", registry.registered)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    ENGINES.close()
