"""The shapes of all answers, for the OpenAPI schema; what is sent is tested against them."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from levada import presentation
from levada.server.agreement import Agreement
from levada.server.api.game_views import ExLibrisView, SantiagoView
from levada.server.room import Tie


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Error(Shape):
    code: str
    """What was wrong, for a program and for the page, which says it in its reader's language."""
    text: str
    """The same in plain English."""
    values: dict[str, Any]


class ChairView(Shape):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    stand_in: str | None
    """The level of the bot that plays on for an absent person."""
    flagged: bool
    kept: bool
    """Open, but only for the person who sat there before, at a rematch."""
    here: bool
    """Whether the person is connected."""


class ClockView(Shape):
    left: list[float]
    """Seconds, by seat."""
    running: list[int]
    """The seats whose time goes by."""


class DealView(Shape):
    hash: str
    """Commits to the whole set-up from the start."""
    salt: str | None = None
    setup: dict[str, Any] | None = None
    """Both when the game is over."""


class EntryView(Shape):
    version: int
    n: int | None
    """The number of a move or of a taking back; nothing else has one."""
    seat: int | None
    words: str
    """A move, `sealed`, `back 12`, or what else happened."""
    by: str | None
    """The level of the bot that moved."""
    events: list[presentation.Event] | None
    """What happened by it, for whoever asked to be shown that."""


class TableView(Shape):
    """A table as one seat sees it, or a watcher."""

    table: str
    state: Literal["open", "running", "over"]
    version: int
    agreement: Agreement
    settled_options: dict[str, Any]
    """Every option of the game; before the start, as it would be with the seats there are."""
    possible_players: list[int]
    """How many seats the table may have."""
    seat: int | None
    """The own seat through which you look."""
    mine: list[int]
    is_maker: bool
    n: int
    """The number your next move is to be sent with."""
    moves: int
    """How many have been made."""
    chairs: list[ChairView]
    watchers: int
    clock: ClockView | None
    paused: bool
    votes: dict[Literal["pause", "resume", "end"], list[int]]
    chat_muted: bool
    take_back: int | None
    """How many moves would be left at the least if you took back now."""
    deal: DealView | None
    ended: Literal["played", "agreed", "uploaded"] | None
    rematch: str | None
    view: SantiagoView | ExLibrisView | None
    aids: presentation.Aids | None
    """What the page shows beside the view, for whoever asked to be shown that."""
    opening: list[presentation.Event] | None
    """What everybody saw before the first move, for them too."""


class TableWithNews(TableView):
    news: list[EntryView]


class Refused(Shape):
    error: Error
    table: TableView | None = None
    """How the table stands now, where the request came too late."""


class MadeTable(TableView):
    maker_secret: str
    """Opens the maker's rights and seats on another device. It is shown once."""


class JoinedTable(TableView):
    seat_secret: str
    """Opens your seat on another device. It is shown once."""


class ListedChair(Shape):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class ListedTable(Shape):
    table: str
    state: Literal["open", "running", "over"]
    agreement: Agreement
    chairs: list[ListedChair]
    result: dict[str, list[int]] | None
    my_move: bool | None
    touched: float


class Lists(Shape):
    tables: list[ListedTable]


class MyLists(Lists):
    known: bool
    """Whether anything is kept about you here; without that you have no tables."""


class Moved(Shape):
    n: int
    table: TableView


class MoveAdviceView(Shape):
    move: str
    behind: float
    value: float
    reasons: list[dict[str, Any]]


class Hint(Shape):
    n: int
    seat: int
    totals: list[float | None]
    """By seat; nothing of others where money is hidden."""
    chances: list[float]
    moves: list[MoveAdviceView]


class MessageView(Shape):
    id: int
    seat: int
    phrase: str | None
    values: dict[str, Any] | None
    text: str | None
    at: float


class Messages(Shape):
    messages: list[MessageView]


class ReplayView(Shape):
    n: int
    of: int
    last: tuple[int, str] | None
    view: SantiagoView | ExLibrisView
    aids: presentation.Aids
    events: list[presentation.Event]


class CountAnswer(Shape):
    count: presentation.Count
    rounds: list[presentation.RoundTotals]


class PreviewAnswer(Shape):
    n: int
    preview: presentation.Preview


class ReviewedMoveView(Shape):
    n: int
    seat: int
    totals: list[float]
    chances: list[float]
    played: MoveAdviceView
    best: MoveAdviceView


class ReviewView(Shape):
    moves: list[ReviewedMoveView]
    costliest: list[int]


class ReviewAnswer(Shape):
    state: Literal["working", "ready"]
    done: int | None = None
    of: int | None = None
    review: ReviewView | None = None


class RecordView(Shape):
    """See docs/records.md."""

    format: Literal["levada/1"]
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    seats: list[str]
    moves: list[tuple[int, str]]
    result: dict[str, list[int]] | None = None
    deal: dict[str, str] | None = None


class PlayerAnswer(Shape):
    player: str
    token: str


class MySeat(Shape):
    table_id: str
    seat: int
    name: str
    """What you are called there."""
    tie: Tie


class Me(Shape):
    id: str
    name: str
    created: float
    seats: list[MySeat]
    made: list[str]
    """Tables you made, or whose record you brought."""
    messages: list[dict[str, Any]]
    mutes: int
    """How many people you do not hear."""
    reports: list[dict[str, Any]]


class PlacesView(Shape):
    """Places on the board that are chosen together."""

    number: int
    """How many."""
    names: list[str]
    closed_by: dict[str, list[str]]
    """By whatever stands on the board already: the places that it closes."""


class ChoiceView(Shape):
    means: str
    values: list[Any] | None
    """Nothing where it is a seat or several places."""
    default: Any
    """Unless the edition has another."""
    needs: dict[str, list[Any]]
    """By other option, what it has to be for anything but the default here."""
    is_seat: bool
    """Whether it is `drawn` or a seat of the table."""
    places: PlacesView | None
    """Where it is `drawn` or a choice of places."""


class EditionView(Shape):
    players: list[int]
    defaults: dict[str, Any]


class GameView(Shape):
    title: str
    players: list[int]
    options: dict[str, ChoiceView]
    wishes: dict[str, ChoiceView]
    editions: dict[str, EditionView]
    levels: list[str]


class Games(Shape):
    games: dict[str, GameView]
    phrases: list[str]


class Health(Shape):
    status: str


TABLE = {200: TableView}
COUNT = {200: CountAnswer}
PREVIEW = {200: PreviewAnswer}
LOGBOOK = {200: TableWithNews}
BROUGHT = {201: TableView}
MADE = {201: MadeTable}
SEAT_TAKEN = {200: JoinedTable}
LISTS = {200: Lists}
MY_LISTS = {200: MyLists}
MOVED = {200: Moved}
HINT = {200: Hint}
MESSAGES = {200: Messages}
SAID = {201: Messages}
VIEW = {200: ReplayView}
REVIEW = {200: ReviewAnswer, 202: ReviewAnswer}
RECORD = {200: RecordView}
PLAYER = {201: PlayerAnswer}
ME = {200: Me}
GAMES = {200: Games}
HEALTH = {200: Health, 503: Health}
DONE: dict[int, Any] = {}
"""204: there is nothing more to say."""

REFUSALS = (400, 401, 403, 404, 409, 413, 422, 429, 503)


def documented(answers: dict[int, Any], *status: int) -> dict[int | str, dict[str, Any]]:
    """The answers of a door, good ones first, then every refusal there may be."""
    shapes = {code: shape for code, shape in answers.items() if not status or code in status}
    found: dict[int | str, dict[str, Any]] = {
        code: {"model": shape} for code, shape in shapes.items()
    }
    for code in REFUSALS:
        found.setdefault(code, {"model": Refused})
    return found
