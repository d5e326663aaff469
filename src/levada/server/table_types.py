"""The types of what leaves the server about a table; `visibility` makes what is of them."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from levada import presentation
from levada.contract import Seat
from levada.games.view_types import View
from levada.server.room import Ending, SeatKind, Vote
from levada.server.table import State
from levada.server.table_agreement import Agreement


class ChairView(TypedDict):
    kind: SeatKind
    name: str
    account: str | None
    """The public name of a registered player who sits under it."""
    program: bool
    """Whether that is a program's."""
    level: str | None
    stand_in: str | None
    """The level of the bot that plays on for an absent person."""
    flagged: bool
    kept: bool
    """Open, but only for the person who sat there before, at a rematch."""
    here: bool
    """Whether the person is connected."""


class ClockView(TypedDict):
    left: list[float]
    """Seconds, by seat."""
    running: list[Seat]
    """The seats whose time goes by."""


class DealView(TypedDict):
    hash: str
    """Commits to the whole set-up from the start."""
    salt: NotRequired[str]
    setup: NotRequired[dict[str, Any]]
    """Both when the game is over."""


class EntryView(TypedDict):
    version: int
    n: int | None
    """The number of a move or of a taking back; nothing else has one."""
    seat: Seat | None
    words: str
    """A move, `sealed`, `back 12`, or what else happened."""
    by: str | None
    """The level of the bot that moved."""
    events: list[presentation.Event] | None
    """What happened by it, for whoever asked to be shown that."""
    why: presentation.Motive | None
    """What speaks for a bot's decision, likewise; the same for everybody."""


class TableView(TypedDict):
    """A table as one seat sees it, or a watcher."""

    table: str
    state: State
    version: int
    agreement: Agreement
    settled_options: dict[str, Any]
    """Every option of the game; before the start, as it would be with the seats there are."""
    possible_players: list[int]
    """How many seats the table may have."""
    seat: Seat | None
    """The own seat through which you look."""
    mine: list[Seat]
    is_maker: bool
    n: int
    """The number your next move is to be sent with."""
    moves: int
    """How many have been made."""
    chairs: list[ChairView]
    watchers: int
    clock: ClockView | None
    paused: bool
    votes: dict[Vote, list[Seat]]
    chat_muted: bool
    take_back: int | None
    """How many moves would be left at the least if you took back now."""
    deal: DealView | None
    ended: Ending | None
    rematch: str | None
    tournament: str | None
    """The one it belongs to."""
    view: View | None
    aids: presentation.Aids | None
    """What the page shows beside the view, for whoever asked to be shown that."""
    opening: list[presentation.Event] | None
    """What everybody saw before the first move, for them too."""


class TableWithNews(TableView):
    news: list[EntryView]


class MessageView(TypedDict):
    """Something said in the chat: a phrase with its values, or a text."""

    id: int
    seat: Seat
    phrase: str | None
    values: dict[str, Any] | None
    text: str | None
    at: float


class ListedChair(TypedDict):
    kind: SeatKind
    name: str
    account: str | None
    """The public name of a registered player who sits under it."""
    program: bool
    """Whether that is a program's."""
    level: str | None


class ListedTable(TypedDict):
    """A line of a list."""

    table: str
    state: State
    agreement: Agreement
    chairs: list[ListedChair]
    result: dict[str, list[int]] | None
    my_move: bool | None
    """Of your own tables: whether it is your turn."""
    mine: list[Seat]
    """Of your own tables: your seats; none at one whose record you brought."""
    ended: Ending | None
    touched: float


class PreviewAnswer(TypedDict):
    n: int
    """The number the move would be sent with."""
    preview: presentation.Preview


class ReplayView(TypedDict):
    """A finished game after n of its moves."""

    n: int
    of: int
    last: tuple[Seat, str] | None
    view: View
    aids: presentation.Aids
    events: list[presentation.Event]
