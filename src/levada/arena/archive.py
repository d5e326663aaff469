"""A directory that keeps the games of a study, so that it can be continued, and its summary."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from levada.arena.game_task import Played
from levada.options import OptionError
from levada.players.failure import Failure
from levada.record import written_whole
from levada.value_text import quote

GAMES = "games.jsonl"
SUMMARY = "summary.json"


class Archive:
    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.settings = self.read_settings()
        """Of the games that are there already."""
        self.found: dict[Any, Played] = {}
        self.file: IO[str] | None = None

    def read_settings(self) -> dict[str, Any] | None:
        path = self.directory / SUMMARY
        if not path.exists():
            if (self.directory / GAMES).exists():
                raise OptionError(f"{self.directory}: {GAMES} without {SUMMARY}, which tells more")
            return None
        try:
            summary = json.loads(path.read_bytes())
        except ValueError:
            summary = None
        match summary:
            case {"settings": {"seed": int(), "options": {}, "wishes": {}, "levels": {}}}:
                settings: dict[str, Any] = summary["settings"]
                return settings
            case _:
                raise OptionError(f"{path}: not a summary of the arena")

    @property
    def seed(self) -> int | None:
        return None if self.settings is None else int(self.settings["seed"])

    def begin(self, settings: dict[str, Any]) -> list[Played]:
        """Checks that all games here are of one kind, and gives those there are, in order."""
        if self.settings is not None:
            check_same(self.directory, self.settings, settings)
            settings = settings | {"levels": self.settings["levels"] | settings["levels"]}
        self.settings = settings
        path = self.directory / GAMES
        self.found = {key(played): played for played in read_games(path, settings["seed"])}
        self.directory.mkdir(parents=True, exist_ok=True)
        self.write_summary({})
        self.write_games(self.found.values())  # without a line cut off, before any is added
        self.file = path.open("a", encoding="utf-8")
        return sorted(self.found.values(), key=key)

    def keep(self, played: Played) -> None:
        """Writes a game at once: whatever happens, it is there."""
        assert self.file is not None
        assert self.settings is not None
        self.file.write(as_line(played, self.settings["seed"]))
        self.file.flush()

    def close(self) -> None:
        """No more games will come."""
        if self.file is not None:
            self.file.close()

    def finish(self, games: Iterable[Played], summary: dict[str, Any]) -> None:
        """Leaves the games that count, and those found, in order."""
        self.write_games((self.found | {key(played): played for played in games}).values())
        self.write_summary(summary)

    def write_games(self, games: Iterable[Played]) -> None:
        assert self.settings is not None
        with written_whole(self.directory / GAMES) as file:
            for played in sorted(games, key=key):
                file.write(as_line(played, self.settings["seed"]))

    def write_summary(self, summary: dict[str, Any]) -> None:
        with written_whole(self.directory / SUMMARY) as file:
            file.write(json.dumps(summary | {"settings": self.settings}, indent=2) + "\n")


def key(played: Played) -> Any:
    return played.lineup, played.deal, played.rotation


def check_same(directory: Path, there: dict[str, Any], asked: dict[str, Any]) -> None:
    """Games of other settings are another study; levels that are new to it are not."""
    old, new = in_one(there), in_one(asked)
    for name in old | new:
        if old.get(name) != new.get(name):
            raise OptionError(
                f"{directory}: its games have {name} {quote(old.get(name))}, not "
                f"{quote(new.get(name))}; choose another directory"
            )
    for words, level in asked["levels"].items():
        if there["levels"].get(words, level) != level:
            raise OptionError(
                f"{directory}: {words} has changed since its games were played; choose another "
                "directory"
            )


def in_one(settings: dict[str, Any]) -> dict[str, Any]:
    plain = {name: value for name, value in settings.items() if not isinstance(value, dict)}
    return {**plain, **settings["options"], **settings["wishes"]}


def as_line(played: Played, seed: int) -> str:
    parts: dict[str, Any] = {
        "line_up": played.lineup,
        "deal": played.deal,
        "rotation": played.rotation,
        "seed": seed,
        "scores": played.scores,
        "winners": played.winners,
    }
    if played.failure is not None:
        parts["failed"] = asdict(played.failure)
    return json.dumps(parts) + "\n"


def read_games(path: Path, seed: int) -> list[Played]:
    """The games of a file; a last line that was cut off is none."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8", errors="replace").split("\n")[:-1]
    return [
        read_game(line, seed, f"{path}, line {number}")
        for number, line in enumerate(lines, start=1)
    ]


def read_game(line: str, seed: int, place: str) -> Played:
    try:
        parts = json.loads(line)
    except ValueError:
        parts = None
    match parts:
        case {
            "line_up": [*lineup],
            "deal": int(deal),
            "rotation": int(rotation),
            "seed": seed_there,
            "scores": [],
            "failed": {"seat": int(seat), "move": int(move), "reason": str(reason)},
        } if seed_there == seed and are_levels(lineup) and seat in range(len(lineup)):
            failure = Failure(seat, move, reason)
            return Played(tuple(lineup), deal, rotation, (), failure=failure)
        case {
            "line_up": [*lineup],
            "deal": int(deal),
            "rotation": int(rotation),
            "seed": seed_there,
            "scores": [*scores],
        } if seed_there == seed and are_levels(lineup) and are_totals(scores, len(lineup)):
            return Played(tuple(lineup), deal, rotation, tuple(scores))
        case _:
            raise OptionError(f"{place}: not a game of the arena with seed {seed}")


def are_levels(lineup: list[Any]) -> bool:
    return all(isinstance(level, str) for level in lineup)


def are_totals(scores: list[Any], players: int) -> bool:
    return len(scores) == players and all(type(score) is int for score in scores)
