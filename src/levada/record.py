"""`levada/1` records: read, written, their shape checked. What a game means, others know."""

import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, NoReturn

from levada.atomic_file import replacing
from levada.value_text import quote

FORMAT = "levada/1"
LARGEST = 1_000_000  # bytes of one record
LONGEST_NAME = 100
LONGEST_INTEGER = 18  # digits
STANDARD_INPUT = "-"
REQUIRED = ("format", "game", "options", "setup", "seats", "moves")
KNOWN = (*REQUIRED, "result", "deal")
HASH = re.compile("[0-9a-f]{64}")
SALT = re.compile("[0-9a-f]+")


class RecordError(ValueError):
    """A record that cannot be read or does not follow the rules; the text names the place."""


@dataclass
class Record:
    """One game, finished or running, that needs no random numbers to be replayed."""

    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    seats: list[str]
    moves: list[tuple[int, str]] = field(default_factory=list)
    result: dict[str, list[int]] | None = None
    deal: dict[str, str] | None = None
    """The hash that was shown before the first move, and the salt that went into it."""
    source: str = "record"
    """Where it was read: a file, and a line in a file of many."""

    def as_dict(self) -> dict[str, Any]:
        parts = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "setup": self.setup,
            "seats": self.seats,
            "moves": [list(move) for move in self.moves],
        }
        ending = {"result": self.result, "deal": self.deal}
        return parts | {name: part for name, part in ending.items() if part is not None}

    def to_json(self) -> str:
        """One line."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file as a whole or not at all."""
        with written_whole(path) as file:
            file.write(self.to_json() + "\n")

    @classmethod
    def parse(cls, text: str | bytes, source: str = "record") -> "Record":
        """Reads one record and checks its shape; RecordError says what is wrong and where."""
        try:
            return shape(decode(text), source)
        except RecordError as error:
            raise RecordError(f"{source}: {error}") from None


@contextmanager
def written_whole(path: str | os.PathLike[str]) -> Iterator[IO[str]]:
    """A text file that takes its place only once all of it is written.

    What is no plain file, such as a pipe, cannot be replaced and is written to directly.
    """
    target = Path(path)
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8") as file:
            yield file
        return
    try:
        with replacing(target.resolve()) as draft, draft.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        error.filename = str(path)  # as it was given, not as it was resolved
        raise


def decode(text: str | bytes) -> Any:
    """JSON without its traps: doubled names, endless numbers, NaN, nesting without end."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > LARGEST:
        raise RecordError(f"larger than 1 MB ({LARGEST:,} bytes), the most a record can be")
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=without_doubles,
            parse_int=read_integer,
            parse_constant=refuse_constant,
        )
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}: not UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise RecordError(
            f"line {error.lineno}, column {error.colno}: not JSON, or cut off: {error.msg}"
        ) from None
    except RecursionError:
        raise RecordError("nested too deeply for a record") from None


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(double, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise RecordError(f"{quote(double)} is there twice")
    return found


def read_integer(digits: str) -> int:
    if len(digits) > LONGEST_INTEGER:
        raise RecordError(f"{quote(digits)} is no number a record can hold")
    return int(digits)


def refuse_constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is no number a record can hold")


def shape(found: Any, source: str) -> Record:
    """Checks everything that can be checked without knowing the game."""
    if not isinstance(found, dict):
        raise RecordError(f"expected an object with {', '.join(REQUIRED)}, found {quote(found)}")
    if found.get("format") != FORMAT:
        raise RecordError(f"format: {quote(found.get('format'))}; expected {FORMAT!r}")
    for name in found:
        if name not in KNOWN:
            raise RecordError(f"{quote(name)} is not part of a record; expected {', '.join(KNOWN)}")
    for name in REQUIRED:
        if name not in found:
            raise RecordError(f"{name} is missing")
    if not isinstance(found["game"], str):
        raise RecordError(f"game: {quote(found['game'])}; expected its name")
    for name in ("options", "setup"):
        if not isinstance(found[name], dict):
            raise RecordError(f"{name}: {quote(found[name])}; expected an object")
    return Record(
        found["game"],
        found["options"],
        found["setup"],
        read_seats(found["seats"]),
        read_moves(found["moves"]),
        read_result(found["result"]) if "result" in found else None,
        read_deal(found["deal"]) if "deal" in found else None,
        source,
    )


def read_seats(names: Any) -> list[str]:
    if not isinstance(names, list):
        raise RecordError(f"seats: {quote(names)}; expected a list of names")
    for seat, name in enumerate(names):
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            raise RecordError(
                f"seats[{seat}]: {quote(name)}; expected a name of at most {LONGEST_NAME} "
                "printable characters"
            )
    return names


def read_moves(moves: Any) -> list[tuple[int, str]]:
    if not isinstance(moves, list):
        raise RecordError(f"moves: {quote(moves)}; expected a list")
    read = []
    for number, move in enumerate(moves, start=1):
        match move:
            case [seat, str(words)] if type(seat) is int:
                read.append((seat, words))
            case _:
                raise RecordError(f"move {number}: {quote(move)}; expected [seat, words]")
    return read


def read_result(result: Any) -> dict[str, list[int]]:
    if not isinstance(result, dict) or set(result) != {"scores", "winners"}:
        raise RecordError(f"result: {quote(result)}; expected scores and winners")
    for name, numbers in result.items():
        if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
            raise RecordError(f"result.{name}: {quote(numbers)}; expected whole numbers")
    return result


def read_deal(deal: Any) -> dict[str, str]:
    if not isinstance(deal, dict) or set(deal) != {"hash", "salt"}:
        raise RecordError(f"deal: {quote(deal)}; expected hash and salt")
    for name, digits, expected in (("hash", HASH, "64 digits"), ("salt", SALT, "digits")):
        if not isinstance(deal[name], str) or not digits.fullmatch(deal[name]):
            raise RecordError(
                f"deal.{name}: {quote(deal[name])}; expected {expected} from 0 to 9 and a to f"
            )
    return deal


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """All records of a file, or of standard input for `-`: one document, or one a line."""
    if str(path) == STANDARD_INPUT:
        yield from records_in(sys.stdin.buffer, "standard input")
        return
    try:
        with Path(path).open("rb") as file:
            yield from records_in(file, str(path))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None


def records_in(file: IO[bytes], source: str) -> Iterator[Record]:
    """Streams: no more than one record is held at a time."""
    number, first = 0, b""
    while not first.strip():
        first, number = file.readline(LARGEST + 1), number + 1
        if not first:
            raise RecordError(f"{source}: there is no record in it")
    if not is_document(first):
        yield Record.parse(first + file.read(LARGEST + 1 - len(first)), source)
        return
    line = first
    while line:
        if line.strip():
            yield Record.parse(line.rstrip(b"\r\n"), f"{source}, line {number}")
        line, number = file.readline(LARGEST + 2), number + 1


def is_document(line: bytes) -> bool:
    """Whether a line is JSON by itself, so that the file is one of many records."""
    try:
        decode(line)
    except RecordError:
        return False
    return True
