"""Everything somebody can ask of a table, and all they get for it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeAlias

from levada.contract import NOBODY, Seat
from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES
from levada.games.santiago.names import NAMES_BY_EDITION
from levada.match import Match
from levada.server import play_commands
from levada.server.table import Table
from levada.server.table_agreement import REGULAR
from tests.server.two_worlds import Line, World
from tests.server.two_worlds_apps import Answer, Served, Socket, id_of

MOVES_TRIED = 4
REFUSING_WORDS = ("pass", "decline", "keep")
PLAIN_WORDS = (
    "", "dance", "bid", "bid some", "bid 0", "pass", "pass now", "plant", "plant tulip2 c3",
    "plant banana2 z9", "offer", "offer B2-C2", "offer C2-B2 1", "offer B2-C2 -1", "decline",
    "keep", "extra", "order", "order Z", "order A", "order B", "order C", "order D", "order E",
)  # fmt: skip
OFTEN_TAKEN_BACK = 0.3
AMOUNTS = ("0", "1", "2", "3", "4", "5", "8", "23", "60", "169", "99999")
KINDS = (AMOUNTS, SEGMENT_NAMES, SQUARE_NAMES, "ABCDE")
TILES = sorted({tile for names in NAMES_BY_EDITION for tile in names})


def some_words(chance: Random, legal: list[str]) -> str:
    """A legal move with another last word, or a move of any phase of any game."""
    if legal and chance.random() < 0.5:
        beginning, _, last = chance.choice(legal).rpartition(" ")
        kind = next((kind for kind in KINDS if last in kind), AMOUNTS)
        return f"{beginning} {chance.choice(kind)}"
    amount, segment, square, _ = (chance.choice(kind) for kind in KINDS)
    return chance.choice(
        (
            chance.choice(PLAIN_WORDS),
            f"bid {amount}",
            f"plant {chance.choice(TILES)} {square}",
            f"offer {segment} {amount}",
            f"{chance.choice(('canal', 'accept', 'extra'))} {segment}",
            f"build {segment}",
        )
    )


@dataclass
class Visit:
    """Somebody at a table of one world, and every byte they got."""

    served: Served
    world: World
    line: Line
    table_id: str
    seat: Seat
    """NOBODY for a watcher."""
    person: int | None
    chance: Random
    """For what is tried; the same in both worlds."""
    socket: Socket = field(init=False)
    got: list[bytes] = field(default_factory=list)
    hints: int = 0
    last_key: str = "none-yet"
    codes: set[str] = field(default_factory=set)
    """Of what was refused."""

    def __post_init__(self) -> None:
        self.socket = Socket(self.served, self.table_id, self.person)

    @property
    def own_id(self) -> bytes:
        """Which alone they may read."""
        return b"-" if self.person is None else id_of(self.person).encode()

    @property
    def table(self) -> Table:
        return self.served.worker.registry.tables[self.table_id]

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def other(self) -> Seat:
        """A seat that is not the visitor's, a person's if there is any."""
        others = [seat for seat in self.line.table.seats if seat != self.seat]
        people = [seat for seat in others if not self.is_bot(seat)]
        return (people or others)[0]

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Of the table, and keeps the answer."""
        return await self.ask_anywhere(method, f"/api/tables/{self.table_id}{path}", body)

    async def ask_anywhere(self, method: str, path: str, body: Any = None) -> Answer:
        answer = await self.served.ask(self.person, method, path, body)
        self.got.append(answer.whole)
        if answer.status >= 400:
            self.codes.add(answer.json["error"]["code"])
        return answer

    async def let_other(self, seat: Seat, method: str, path: str, body: Any = None) -> Answer:
        """Somebody else asks; of that answer the visitor sees nothing."""
        return await self.served.ask(seat, method, f"/api/tables/{self.table_id}{path}", body)

    async def say(self, message: Any) -> None:
        """By the socket."""
        await self.socket.send(message)
        await self.listen()

    async def listen(self) -> None:
        self.got += await self.socket.heard()

    def is_bot(self, seat: Seat) -> bool:
        return self.table.room.chairs[seat].is_played_by_bot

    async def let_bot_move(self, seat: Seat, words: str) -> None:
        """Its choice is the same in both worlds, whatever it would think of them."""
        await self.served.worker.registry.change(
            self.table_id, lambda draft: play_commands.move_by_bot(draft, seat, words, REGULAR)
        )

    def move(self, words: str, seat: Seat | None = None) -> dict[str, Any]:
        mover = self.seat if seat is None else seat
        number = self.table.numbering.number_for(None if mover == NOBODY else mover)
        return {"move": words, "n": number}


Probe: TypeAlias = Callable[[Visit], Awaitable[None]]


async def look(visit: Visit) -> None:
    await visit.ask("GET", "?show=true")


async def read_link(visit: Visit) -> None:
    """What its link shows elsewhere; the address of the picture is the picture's fingerprint."""
    await visit.ask_anywhere("GET", f"/t/{visit.table_id}")


def legal_moves(visit: Visit) -> list[str]:
    """None for somebody without a seat."""
    return [] if visit.seat == NOBODY else visit.match.legal(visit.seat)


async def preview_moves(visit: Visit) -> None:
    """What moves would mean, legal ones and others."""
    legal = legal_moves(visit)
    for words in [*visit.chance.sample(legal, min(len(legal), MOVES_TRIED)), "dance"]:
        await visit.ask("POST", "/preview", {"preview": words})


async def try_moves(visit: Visit) -> None:
    """Moves that cannot be made, of every kind."""
    legal = legal_moves(visit)
    tried = [some_words(visit.chance, legal) for _ in range(MOVES_TRIED)]
    for words in (*REFUSING_WORDS, *tried) if legal else tried[:1]:
        if words not in legal:
            await visit.ask("POST", "/moves", visit.move(words))


async def look_through_seats(visit: Visit) -> None:
    for seat in (*visit.line.table.seats, 7, -1):
        await visit.ask("GET", f"?seat={seat}")


async def look_back_too_early(visit: Visit) -> None:
    n = visit.chance.randint(0, len(visit.match.moves) + 1)
    for page in (f"/views/{n}", f"/views/{n}?seat={visit.other}", "/record", "/review", "/count"):
        await visit.ask("GET", page)


async def read_lists(visit: Visit) -> None:
    for page in ("?state=running", "", "?state=over&game=santiago"):
        await visit.ask_anywhere("GET", f"/api/tables{page}")
    for page in ("me", "me/tables"):
        await visit.ask_anywhere("GET", f"/api/{page}")


async def move_at_the_wrong_time(visit: Visit) -> None:
    """Too early, too late, for somebody else, or again with a key that was used."""
    wish = visit.move("dance")
    await visit.ask("POST", "/moves", wish | {"n": wish["n"] + visit.chance.choice((-1, 1, 2))})
    await visit.ask("POST", "/moves", wish | {"seat": visit.other})
    await visit.ask("POST", "/moves", wish | {"key": visit.last_key})
    await visit.ask("POST", "/moves", {"move": wish["move"]})


async def take_back_too_much(visit: Visit) -> None:
    made, number = len(visit.match.moves), visit.move("")["n"]
    for kept in (made, made + 1):
        await visit.ask("POST", "/take-back", {"to": kept, "n": number})
    await visit.ask("POST", "/take-back", {"to": made, "n": number + 1})
    await visit.ask("POST", "/take-back", {"to": made, "n": number, "seat": visit.other})


async def ask_for_hints(visit: Visit) -> None:
    visit.hints += (await visit.ask("POST", "/hint")).status == 200
    await visit.ask("POST", f"/hint?seat={visit.other}")


async def vote_for_a_break(visit: Visit) -> None:
    await visit.ask("POST", "/votes", {"what": "pause"})
    await visit.ask("POST", "/moves", visit.move("dance"))
    await visit.ask("POST", "/votes", {"what": "resume"})
    await visit.ask("POST", "/votes", {"what": "pause", "agree": False})


async def let_a_bot_play(visit: Visit) -> None:
    own = max(visit.seat, 0)
    await visit.ask("POST", f"/seats/{visit.other}/bot")
    await visit.ask("POST", f"/seats/{own}/bot")
    await visit.ask("POST", "/moves", visit.move("dance"))
    await visit.ask("DELETE", f"/seats/{own}/bot")


async def talk(visit: Visit) -> None:
    await visit.let_other(visit.other, "POST", "/chat", {"text": "Shall we?"})
    await visit.ask("POST", "/chat", {"phrase": "would_pay", "segment": "B2-C2", "amount": 2})
    await visit.say({"text": "hello"})
    await visit.ask("GET", "/chat")


async def use_the_socket(visit: Visit) -> None:
    wish = visit.move("dance")
    await visit.say(wish | {"n": wish["n"] + 1})
    await visit.say(wish | {"seat": visit.other})
    await visit.say(wish | {"key": "k"})
    await visit.say({"look": visit.other})
    await visit.say({"look": max(visit.seat, 0)})
    await visit.say("{")


async def arrange_what_is_arranged(visit: Visit) -> None:
    """Endpoints for before the start, for the maker, or for the end."""
    await visit.ask("POST", "/join", {"name": "me"})
    await visit.ask("POST", "/start", {})
    await visit.ask("POST", "/rematch")
    await visit.ask("POST", "/seats")
    await visit.ask("DELETE", f"/seats/{visit.other}")
    await visit.ask("PUT", f"/seats/{visit.other}", {"kind": "open"})
    await visit.ask("PUT", f"/seats/{visit.other}/name", {"name": "not me"})
    await visit.ask("POST", "/claim", {"secret": "a guess"})


async def be_rid_of_somebody(visit: Visit) -> None:
    await visit.ask("PUT", f"/seats/{visit.other}/muted", {"muted": True})
    await visit.ask_anywhere("GET", "/api/me")
    await visit.ask("PUT", f"/seats/{visit.other}/muted", {"muted": False})
    await visit.ask("POST", "/report", {"text": "rude"})
    await visit.ask("PUT", "/chat/muted", {"muted": True})
    await visit.ask("PUT", "/chat/muted", {"muted": False})


async def overhear_refusals(visit: Visit) -> None:
    """Others try what they cannot do: it concerns nobody else."""
    for words in ("dance", "bid 9999", "offer B2-C2 9999", "order Z"):
        await visit.let_other(visit.other, "POST", "/moves", visit.move(words, visit.other))
    await visit.let_other(visit.other, "POST", "/take-back", {"to": 9999, "n": 0})


PROBES: tuple[Probe, ...] = (
    look_through_seats,
    preview_moves,
    look_back_too_early,
    read_lists,
    read_link,
    move_at_the_wrong_time,
    take_back_too_much,
    ask_for_hints,
    vote_for_a_break,
    let_a_bot_play,
    talk,
    use_the_socket,
    arrange_what_is_arranged,
    be_rid_of_somebody,
    overhear_refusals,
)


async def go_on(visit: Visit) -> None:
    """The next move, by whoever is to make it; now and then it is taken back and made again."""
    n = len(visit.match.moves)
    mover, words = visit.line.match.moves[n][0], visit.world.words[n]
    await make_move(visit, mover, words)
    if visit.chance.random() < OFTEN_TAKEN_BACK and not visit.is_bot(mover):
        back = {"to": n, "n": visit.move("", mover)["n"]}
        asks = visit.ask if mover == visit.seat else partial(visit.let_other, mover)
        if (await asks("POST", "/take-back", back)).status == 200:
            await make_move(visit, mover, words)
    await visit.listen()


async def make_move(visit: Visit, mover: Seat, words: str) -> None:
    n, wish = len(visit.match.moves), visit.move(words, mover)
    if visit.is_bot(mover):
        await visit.let_bot_move(mover, words)
    elif mover != visit.seat:
        await visit.let_other(mover, "POST", "/moves", wish)
    elif visit.chance.random() < 0.5:
        await visit.say(wish)
    else:
        visit.last_key = f"key-{wish['n']}"
        for _ in range(2):  # the second time it is known by its key
            await visit.ask("POST", "/moves", wish | {"key": visit.last_key})
    assert len(visit.match.moves) == n + 1, f"{words} was not made"
