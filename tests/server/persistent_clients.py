"""Simulated people who hold on: when the server is gone they come back and send their move again."""

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOST = (WebSocketException, OSError, httpx.TransportError)
"""What it looks like when the server is killed."""
BEFORE_TRYING_AGAIN = 0.2
LONGEST_ANSWER = 60.0
SEATED = ("already_seated", "already_started")
"""What is told to who joins again because the answer was lost; the last to join starts the game."""
PATIENCE = 3.0
"""Seconds somebody waits for the answer to a move before they come back and send it again."""
SENT_TWICE = 0.05
"""How often somebody sends a move again although it was acknowledged."""


@dataclass(frozen=True)
class Acknowledged:
    """A move the server has said yes to: a line of the ledger."""

    table: str
    seat: int
    number: int
    words: str
    key: str
    sent: float
    """For the first time."""
    answered: float


@dataclass
class RunState:
    """What all people of a run share."""

    url: str
    requests: httpx.AsyncClient
    pause: tuple[float, float]
    """Seconds somebody thinks, at the least and at the most."""
    ledger: list[Acknowledged] = field(default_factory=list)
    tables: dict[str, bool] = field(default_factory=dict)
    """Whether each is over."""
    rush: asyncio.Event = field(default_factory=asyncio.Event)
    """Whoever thinks moves now, but for those who think long."""
    is_late: asyncio.Event = field(default_factory=asyncio.Event)
    """So do they: the kills are over, and all games are to end."""
    told: Counter[str] = field(default_factory=Counter)
    """What people were told when a move could not be kept."""
    comebacks: int = 0
    already_made: int = 0
    """Moves found in the store although their answer was lost."""
    sent_twice: int = 0


@dataclass
class Sending:
    """A move on its way."""

    words: str
    number: int
    key: str
    sent: float = field(default_factory=time.time)
    by: ClientConnection | None = None
    """The socket it was last sent by."""
    is_booked: bool = False


async def persist(
    run: RunState, address: str, wish: dict[str, Any], token: str | None = None
) -> httpx.Response:
    """Asks again and again until there is an answer, and not one that the store is away."""
    head = {} if token is None else {"Authorization": f"Bearer {token}"}
    while True:
        with contextlib.suppress(*LOST):
            answer = await run.requests.post(address, json=wish, headers=head)
            if answer.status_code != 503:
                return answer
        await asyncio.sleep(BEFORE_TRYING_AGAIN)


async def new_token(run: RunState) -> str:
    return str((await persist(run, "/api/players", {})).json()["token"])


async def make_table(
    run: RunState, wish: dict[str, Any], seats: str, tokens: list[str], level: str
) -> str:
    """The first person makes it, the others join."""
    maker, *others = [seat for seat, kind in enumerate(seats) if kind == "p"]
    wishes: list[dict[str, Any]] = [
        {"kind": "bot", "level": level} if kind == "b" else {"kind": "open"} for kind in seats
    ]
    wishes[maker] = {"kind": "me"}
    made = await persist(run, "/api/tables", {**wish, "seats": wishes}, tokens[maker])
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    run.tables[table] = False
    for seat in others:
        joined = await persist(run, f"/api/tables/{table}/join", {"seat": seat}, tokens[seat])
        assert joined.is_success or joined.json()["error"]["code"] in SEATED, joined.text
    return table


class Person:
    """Holds a seat from the first view to the end of the game."""

    def __init__(
        self, run: RunState, table: str, seat: int, token: str, *, thinks_long: bool, seed: int
    ) -> None:
        self.run = run
        self.table = table
        self.seat = seat
        self.head = {"Authorization": f"Bearer {token}"}
        self.thinks_long = thinks_long
        self.chance = Random(seed)
        self.moves_by_request = seed % 3 == 0
        self.latest: dict[str, Any] = {"version": -1, "state": "open", "n": 0, "view": None}
        self.last_number = -1
        self.underway: Sending | None = None

    @property
    def is_done(self) -> bool:
        return self.latest["state"] == "over" and self.underway is None

    async def play(self) -> None:
        address = f"{self.run.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        while not self.is_done:
            try:
                async with connect(
                    address,
                    additional_headers=self.head,
                    compression=None,
                    open_timeout=LONGEST_ANSWER,
                    ping_interval=None,
                    proxy=None,
                ) as socket:
                    await self.stay(socket)
            except LOST:
                await asyncio.sleep(BEFORE_TRYING_AGAIN)

    async def stay(self, socket: ClientConnection) -> None:
        first = orjson.loads(await socket.recv())
        self.run.comebacks += self.latest["version"] >= 0
        self.receive(first)
        if self.underway is not None and not self.underway.is_booked:
            self.run.already_made += any(
                (entry["n"], entry["seat"]) == (self.underway.number, self.seat)
                for entry in first["news"]
            )
        await self.act(socket)
        while not self.is_done:
            async with asyncio.timeout(PATIENCE if self.underway else None):
                message = await socket.recv()
            self.receive(orjson.loads(message))
            await self.act(socket)

    def receive(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self.look(message)
            case "done":
                self.acknowledge(message["key"], message["n"])
            case "refused":
                self.take_refusal(message["error"])

    def look(self, table: dict[str, Any]) -> None:
        """A worker may know less than another for a moment: what was seen stays seen."""
        if table["version"] >= self.latest["version"]:
            self.latest = table

    def take_refusal(self, error: dict[str, Any]) -> None:
        """The store may be away for a moment, and the move is sent again; else nothing is refused."""
        assert error["code"] == "store", f"table {self.table}, seat {self.seat}: {error}"
        self.run.told[error["text"]] += 1
        raise ConnectionError(error["text"])

    async def act(self, socket: ClientConnection) -> None:
        """Decides where it is this seat's turn, and sends what this socket has not sent yet."""
        while self.underway is not None or self.is_my_turn:
            if self.underway is None:
                await self.think()
                words = self.chance.choice(self.latest["view"]["legal"])
                number = self.latest["n"]
                self.underway = Sending(words, number, f"{self.seat}-{number}")
            if self.underway.by is socket:
                return
            await self.send(socket, self.underway)

    @property
    def is_my_turn(self) -> bool:
        if self.latest["state"] != "running" or self.latest["n"] <= self.last_number:
            return False
        return bool(self.latest["view"]["legal"])

    async def think(self) -> None:
        if self.thinks_long:
            await self.run.is_late.wait()
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(*self.run.pause)):
                await self.run.rush.wait()

    async def send(self, socket: ClientConnection, sending: Sending) -> None:
        move = {"move": sending.words, "n": sending.number, "key": sending.key, "seat": self.seat}
        if not self.moves_by_request:
            sending.by = socket
            await socket.send(orjson.dumps(move).decode())
            return
        answer = await self.run.requests.post(
            f"/api/tables/{self.table}/moves", json=move, headers=self.head, timeout=PATIENCE
        )
        found = answer.json()
        if answer.is_success:
            self.look(found["table"])
            self.acknowledge(sending.key, found["n"])
        else:
            self.take_refusal(found["error"])

    def acknowledge(self, key: str, number: int) -> None:
        """Into the ledger; now and then the move is sent once more, to be answered alike."""
        sending = self.underway
        assert sending is not None
        assert (key, number) == (sending.key, sending.number)
        if sending.is_booked:
            self.run.sent_twice += 1
            self.underway = None
            return
        self.run.ledger.append(
            Acknowledged(
                self.table, self.seat, number, sending.words, key, sending.sent, time.time()
            )
        )
        self.last_number = number
        if self.chance.random() < SENT_TWICE:
            sending.is_booked, sending.by = True, None
        else:
            self.underway = None
