"""Asks a question: plays until the answer is tight enough, and gives what was found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self, SupportsIndex

from levada import __version__
from levada.games import game as game_named
from levada.options import Choice, OptionError, is_one_of
from levada.seeds import seed_or_new
from levada.simulation import Levels, check_workers
from levada.study.estimates import Estimate, Estimator
from levada.study.looks import Looks
from levada.study.question import Question
from levada.study.questions.bids import BidQuestion
from levada.study.questions.board import BoardQuestion
from levada.study.questions.islands import IslandQuestion
from levada.study.questions.option import OptionQuestion
from levada.study.questions.palms import WITH, WITHOUT, PalmQuestion
from levada.study.questions.seat import SeatQuestion
from levada.study.result import StudyResult, file_names
from levada.study.sample import Arm, Sample
from levada.value_text import quote

MOST_GAMES = 20_000
WITHIN = 0.03
MOST_VALUES = 5


@dataclass(frozen=True)
class Request:
    """What every study takes, and the options of its table."""

    level: Levels | None = "regular"
    """Of all seats, or one a seat; None: by chance."""
    games: SupportsIndex = MOST_GAMES
    """At most, of each way to play."""
    within: float | None = WITHIN
    """Where it stops: half an interval, in standard deviations; 0: when all games are played."""
    seed: SupportsIndex | None = None
    workers: SupportsIndex | None = None
    progress: Callable[[int, int], object] | None = None
    """Told how many games are played, and how many it will be at most."""
    planned: Callable[[Sequence[str]], object] | None = None
    """Told before the first game how the files are called that the result can be saved as."""
    interrupted: Callable[[int], object] | None = None
    """Told at once when somebody interrupts, with the games of each way to play so far."""
    table: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        own = {each.name for each in fields(cls)} - {"table"}
        asked = {name: value for name, value in given.items() if name in own}
        return cls(**asked, table={name: given[name] for name in given if name not in own})


def seat(game: str, **given: Any) -> StudyResult:
    """Whether it matters where one sits, counted from the first overseer or from who starts."""
    return ask(SeatQuestion(game), game, {"": {}}, Request.of(given))


def option(game: str, name: str, values: Sequence[Any] | None = None, **given: Any) -> StudyResult:
    """What an option or a wish changes: its values compared on the same deals, with the first."""
    request = Request.of(given)
    chosen = read_values(game, name, values, request.table)
    question = OptionQuestion(game, name, [in_short(value) for value in chosen])
    return ask(question, game, {in_short(value): {name: value} for value in chosen}, request)


def bids(**given: Any) -> StudyResult:
    """What a bid is worth in Santiago, by round and place in the planting order."""
    return ask(BidQuestion(), "santiago", {"": {}}, Request.of(given))


def palms(**given: Any) -> StudyResult:
    """How much more often squares are watered in Santiago when a palm stands on them."""
    arms = {WITH: {"palms": True}, WITHOUT: {"palms": False}}
    return ask(PalmQuestion(), "santiago", arms, Request.of(given))


def board(**given: Any) -> StudyResult:
    """Where on the board of Santiago tiles live longest."""
    return ask(BoardQuestion(), "santiago", {"": {}}, Request.of(given))


def islands(**given: Any) -> StudyResult:
    """How the islands of Ex Libris end."""
    return ask(IslandQuestion(), "exlibris", {"": {}}, Request.of(given))


def ask(
    question: Question,
    game: str,
    arms: Mapping[str, Mapping[str, Any]],
    request: Request,
) -> StudyResult:
    """Plays all arms on the same deals, look by look; Ctrl-C ends it with what was played."""
    seed, level, table = seed_or_new(request.seed), request.level, request.table
    for name in {name for changed in arms.values() for name in changed} & table.keys():
        raise OptionError(f"{name}: the study itself says what it is; leave it out")
    sample = Sample(
        [Arm.of(name, game, level, seed, {**table, **changed}) for name, changed in arms.items()]
    )
    looks = Looks.of(request.games, request.within)
    if request.planned is not None:
        request.planned(file_names(sample, question.raw_tables))
    estimates, is_complete = play(question, sample, looks, request)
    return StudyResult(
        question.name,
        question.title,
        question.answer(estimates) if estimates else "No games were played.",
        settings_of(sample, table, level, seed, looks),
        tuple(estimates),
        sample,
        question.raw_tables,
        is_complete,
        bool(estimates) and are_tight(estimates, looks, is_complete=is_complete),
    )


def play(
    question: Question, sample: Sample, looks: Looks, request: Request
) -> tuple[list[Estimate], bool]:
    """The estimates at the last look, and whether nobody interrupted."""
    estimator = Estimator(looks.multiplier)
    workers, told = check_workers(request.workers), request.progress
    done, most = 0, looks.games[-1] * len(sample.arms)

    def progress(played: int) -> None:
        nonlocal done
        done += played
        if told is not None:
            told(done, most)

    estimates: list[Estimate] = []
    try:
        for games in looks.games:
            for arm in sample.arms:
                arm.play_to(games, workers, progress)
            estimates = question.estimates(sample, estimator)
            if looks.within and are_tight(estimates, looks, is_complete=False):
                break
    except KeyboardInterrupt:
        if request.interrupted is not None:
            request.interrupted(sample.games)
        return question.estimates(sample, estimator) if sample.games > 1 else [], False
    return estimates, True


def are_tight(estimates: Sequence[Estimate], looks: Looks, *, is_complete: bool) -> bool:
    """As narrow as was asked; where that was all games, whether they were played."""
    if not looks.within:
        return is_complete
    return all(each.is_tight(looks.within) for each in estimates)


def settings_of(
    sample: Sample, table: Mapping[str, Any], level: Levels | None, seed: int, looks: Looks
) -> dict[str, Any]:
    game = sample.arms[0].series.game
    return {
        "levada": __version__,
        "game": game.name,
        "version": game.version,
        "table": dict(table),
        "players": sample.arms[0].players,
        "level": level if level is None or isinstance(level, str) else " ".join(level),
        "seed": seed,
        "looks": list(looks.games),
        "within": looks.within,
        "standard_error_multiplier": round(looks.multiplier, 6),
    }


def read_values(
    game: str, name: str, values: Sequence[Any] | None, table: Mapping[str, Any]
) -> list[Any]:
    """The values to compare: those given, as they may be typed, or all there are; the default first."""
    declared = game_named(game)
    known = {**declared.options.choices(), **declared.wishes.choices()}
    if name not in known:
        raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")
    default = (
        declared.options.of(
            {key: value for key, value in table.items() if key in declared.options.choices()}
        )
        .as_dict()
        .get(name)
    )
    if values is None:
        chosen = sorted(known[name].values, key=lambda value: value != default)
    else:
        chosen = [read_value(name, known[name], value) for value in values]
    if len(chosen) < 2 or len(chosen) > MOST_VALUES:
        raise OptionError(
            f"{name}: {counted(len(chosen))} to compare; expected 2 to {MOST_VALUES} of "
            f"{', '.join(in_short(value) for value in known[name].values)}"
        )
    return chosen


def read_value(name: str, choice: Choice, value: Any) -> Any:
    """As it may be typed, too."""
    by_word = {in_short(each): each for each in choice.values}
    found = by_word.get(str(value), value)
    if choice.reads is not None:
        choice.reads(name, found)  # what it gives may be too long for a heading
    elif not is_one_of(found, choice.values):
        raise OptionError(
            f"{name}: {quote(value)} is not possible; expected some of {', '.join(by_word)}"
        )
    return found


def counted(values: int) -> str:
    return "1 value" if values == 1 else f"{values} values"


def in_short(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
