"""Commands of `levada admin`, given in this process."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from tests.cli.conftest import Ran, Run


@dataclass
class Admin:
    """Whoever runs the server, at its command line."""

    run: Run
    environment: pytest.MonkeyPatch
    database: str

    def ran(self, *arguments: str, **settings: str) -> Ran:
        with self.environment.context() as environment:
            for name, value in {"LEVADA_DATABASE": self.database, **settings}.items():
                environment.setenv(name, value)
            return self.run("admin", *arguments)

    def told(self, *arguments: str, **settings: str) -> str:
        """What a command that goes well prints."""
        ran = self.ran(*arguments, **settings)
        assert ran.status == 0, ran.err
        return ran.out

    def refused(self, *arguments: str, **settings: str) -> str:
        """The one line of a command that does not."""
        ran = self.ran(*arguments, **settings)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.count("\n") == 1, ran.err
        assert ran.err.startswith("levada: ")
        return ran.err

    def lists(self, *arguments: str) -> list[Any]:
        return lines(self.told("list", "--json", "--most", "1000", *arguments))


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]
