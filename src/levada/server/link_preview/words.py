"""What a link says in words, in the language of whoever asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from levada.contract import Seat
from levada.games import GameName
from levada.server.link_preview.pieces import LinkWords, pieces
from levada.server.room import Chair
from levada.server.table import Table

USUAL = "en"
MOST_LANGUAGES = 10
"""Of a header that somebody has sent."""


@dataclass(frozen=True)
class LinkText:
    title: str
    text: str
    picture_text: str
    language: str


def language_of(accepted: str) -> str:
    """The first of our languages that an Accept-Language header asks for."""
    asked = accepted.split(",")[:MOST_LANGUAGES]
    by_weight = sorted(asked, key=lambda part: -weight(part))
    tags = (part.split(";")[0].strip().lower()[:2] for part in by_weight)
    return next((tag for tag in tags if tag in pieces()["words"]), USUAL)


def weight(part: str) -> float:
    _, _, quality = part.partition("q=")
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0


def text_of_start(language: str) -> LinkText:
    words = pieces()["words"][language]
    return LinkText(words["start"]["title"], words["start"]["text"], "Levada", language)


def text_of_lessons(game: GameName, language: str) -> LinkText:
    words = pieces()["words"][language]
    title = f"{words['games'][game]} · {words['learn']['text']}"
    return LinkText(title, words["about"][game], words["board"][game], language)


def text_of(table: Table, language: str) -> LinkText:
    """A table as a stranger may know it."""
    words = pieces()["words"][language]
    game = table.agreement.game
    title, text = {"open": of_open, "running": of_running, "over": of_over}[table.state](
        table, words
    )
    name = name_of(game, table.agreement.options.get("edition"), words)
    return LinkText(f"{name} · {title}", text, words["board"][game], language)


def name_of(game: GameName, edition: object, words: LinkWords) -> str:
    """The game, and its edition where that was chosen."""
    edition_name = words["editions"].get(str(edition))
    name = words["games"][game]
    return name if edition_name is None else f"{name} · {edition_name}"


def of_open(table: Table, words: LinkWords) -> tuple[str, str]:
    free = sum(chair.kind == "open" for chair in table.room.chairs)
    length = "" if table.agreement.pace.kind == "days" else words["length"][table.agreement.game]
    title = " · ".join(filter(None, (words["seatsFree"][free], length)))
    return title, f"{company(table.room.chairs, words)} {words['comeAndSit']}".strip()


def of_running(table: Table, words: LinkWords) -> tuple[str, str]:
    return words["playing"], f"{company(table.room.chairs, words)} {words['watchIt']}".strip()


def of_over(table: Table, words: LinkWords) -> tuple[str, str]:
    match = table.match
    if match is None or not match.is_over:
        return words["over"], f"{company(table.room.chairs, words)} {words['replayIt']}".strip()
    return standings(table.room.chairs, match.result["scores"], words), words["replayIt"]


def standings(chairs: Sequence[Chair], scores: Sequence[int], words: LinkWords) -> str:
    best_first = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return ", ".join(f"{called(chairs[seat], seat, words)} {scores[seat]}" for seat in best_first)


def called(chair: Chair, seat: Seat, words: LinkWords) -> str:
    """As the page calls them: seats lend bots their names."""
    return pieces()["bots"][seat] if chair.kind == "bot" else chair.name or words["guest"]


def company(chairs: Sequence[Chair], words: LinkWords, but: Sequence[Seat] = ()) -> str:
    """People by name, bots by number; without those who know that they are there."""
    names = [
        called(chair, seat, words)
        for seat, chair in enumerate(chairs)
        if chair.kind == "person" and seat not in but
    ]
    bots = sum(chair.kind == "bot" for chair in chairs)
    names += [words["bots"][bots]] if bots else []
    return words["atTable"].replace("{names}", ", ".join(names)) if names else ""
