"""`levada play`: a person in the terminal against bots."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from errno import EEXIST
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from levada.advice import coach
from levada.cli.coach import why
from levada.cli.console import out
from levada.cli.errors import UsageError
from levada.cli.move_prompt import MovePrompt, understood
from levada.cli.opponents import Opponent, Opponents, code_needed, seat_opponents
from levada.cli.resumed_game import BOT, PERSON, names_shown, resume, seat_in
from levada.cli.rules import read_rules
from levada.contract import IllegalMove, Seat
from levada.drawing import drawing_of
from levada.drawing.seat_marks import mark
from levada.games import GAMES
from levada.games import game as game_named
from levada.match import Match
from levada.players.engine_pool import ENGINES
from levada.players.failure import PlayerFailure
from levada.record import LONGEST_NAME
from levada.seeds import seed_or_new
from levada.value_text import listing

HELP = """
**Moves** are typed as the question shows them; Tab completes them, and upper or lower case does
not matter. An empty line lists what is open to you.

* `help` – this
* `hint` – what the coach would do, and why
* `undo` – back to your last own decision
* `save FILE` – keep the game as a record; `levada play --from FILE` goes on with it
* `rules` – the rules and rulings of this game
* `quit` – leave the table
"""
COMMANDS = ("help", "hint", "undo", "save", "rules", "quit")
TALL, WIDE = 24, 80


class Leaving(Exception):  # noqa: N818 — not an error: somebody gets up
    """The person leaves the table."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line; nothing where it was not said."""

    game: str | None
    seat: Seat | None
    opponents: Opponents
    seed: int | None
    table: dict[str, Any]
    record: str | None
    at: int | None


def play_at_terminal(wanted: Wanted) -> None:
    prompt = MovePrompt()
    try:
        seed = seed_or_new(wanted.seed)
        match = match_for(wanted, seed, prompt)
        seat = seat_for(wanted, match)
        bots = seat_opponents(match, seat, wanted.opponents, seed)
        out.print(f"{match.game.title}, {match.players} players, seed {seed}. Type help for help.")
        if prompt.is_interactive and (out.height < TALL or out.width < WIDE):
            out.print(f"(A window of {WIDE} columns and {TALL} lines shows the whole table.)")
        code = code_needed(wanted.opponents, bots.values())
        Session(match, seat, bots, prompt, code).run()
    except (Leaving, EOFError):
        out.print("You leave the table.")
    except KeyboardInterrupt:
        out.print("You leave the table.")
        raise
    finally:
        ENGINES.close()


def match_for(wanted: Wanted, seed: int, prompt: MovePrompt) -> Match:
    if wanted.record is not None:
        return resume(wanted.record, wanted.at, wanted.game, wanted.table)
    if wanted.at is not None:
        raise UsageError("--at: a position of which game? Give --from FILE too")
    return Match.deal(wanted.game or ask_for_game(prompt), seed=seed, **wanted.table)


def seat_for(wanted: Wanted, match: Match) -> Seat:
    if wanted.seat is None:
        return 0 if wanted.record is None else seat_in(match)
    if not 0 <= wanted.seat < match.players:
        raise UsageError(f"--seat: {wanted.seat} is no seat; expected 0 to {match.players - 1}")
    return wanted.seat


def new_file(path: str) -> Path:
    """A path at which nothing would be overwritten."""
    found = Path(path).expanduser()
    if found.is_file():
        raise FileExistsError(EEXIST, "it is there already, choose another name")
    return found


def ask_for_game(prompt: MovePrompt) -> str:
    """A stranger chooses; where nobody can be asked, it is the first game."""
    names = list(GAMES)
    if not prompt.is_interactive:
        return names[0]
    out.print("Welcome to Levada. These games are on the shelf:")
    for name in names:
        out.print(f"  [bold]{name}[/]  {game_named(name).summary}")
    while True:
        answer = prompt.read(f"Which one? [{names[0]}] ", names).strip().lower() or names[0]
        found = [name for name in names if name.startswith(answer)]
        if found:
            return found[0]
        out.print(f"{answer!r} is not here; type {' or '.join(names)}.", markup=False)


class Session:
    """One person's seat at a match."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Opponent],
        prompt: MovePrompt,
        code: Sequence[Path] = (),
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.prompt = prompt
        self.code = code
        """Files that define some of the bots."""
        self.drawing = drawing_of(match.view(seat))
        self.names = match.names = names_shown(match, seat)

    def run(self) -> None:
        while to_act := self.match.to_act:
            if self.seat in to_act:
                self.decide()
            elif not self.move_bot(to_act[0]):
                return
        if self.match.obstacle is None:
            self.finish()
        else:
            out.print(f"The game can go no further: {self.match.obstacle}.")

    def move_bot(self, seat: int) -> bool:
        """Whether it has made a move; a player that fails has lost, and the game ends."""
        try:
            actions = self.bots[seat].player.choose(self.match.games, seat)
        except PlayerFailure as failure:
            out.print()
            who = f"{self.names[seat]} ({self.bots[seat].words})"
            where = f"move {len(self.match.moves) + 1}"
            out.print(f"{who} has lost, {where}: {failure}", style="bold", markup=False)
            self.offer_to_save()
            return False
        self.make(seat, self.match.game.format_move(self.match.games, 0, actions))
        return True

    def decide(self) -> None:
        """Asks until a move is made or taken back."""
        view = self.match.view(self.seat)
        out.print()
        out.print(self.drawing.draw(view, self.names))
        out.print(Text(self.drawing.ask(view), "italic"))
        while True:
            line = self.prompt.read("your move> ", [*view["legal"], *COMMANDS])
            if self.obey(line.strip()):
                return

    def obey(self, line: str) -> bool:
        """Whether the line changed the game."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                out.print(f"Open: {listing(self.match.legal(self.seat))}", markup=False)
            case "quit" | "exit":
                raise Leaving
            case "help" | "?":
                out.print(Markdown(HELP))
                out.print(Markdown(self.drawing.LEGEND))
            case "hint":
                self.hint()
            case "rules":
                read_rules(self.match.game.name)
            case "save":
                self.save(rest.strip())
            case "undo":
                return self.undo()
            case _:
                return self.try_move(line)
        return False

    def hint(self) -> None:
        """The coach's move and why, and what else could be done."""
        advice = coach(self.match, self.seat)
        best, *others = advice.moves
        reasons = why(best, self.match.game.name, self.seat, self.names)
        chance = f"{advice.chances[self.seat]:.0%} to win"
        out.print(f"The coach would {best.move} ({chance}): {reasons}.", markup=False)
        if others:
            text = f"The next best: {others[0].move}, {others[0].behind:.1f} points behind."
            out.print(text, markup=False)

    def try_move(self, line: str) -> bool:
        try:
            self.make(self.seat, understood(line, self.match.legal(self.seat)))
        except IllegalMove as error:
            out.print(Text(f"{error.reason}.", "red"))
            out.print(f"Open: {listing(error.open_moves)}", markup=False)
            return False
        return True

    def make(self, seat: int, move: str) -> None:
        """Plays a move and says what came of it.

        The person is always asked first, so no sealed bid of another is ever made before theirs.
        """
        before = self.match.view(self.seat)
        self.match.play(seat, move)
        after = self.match.view(self.seat)
        line = Text()
        line.append(*mark(seat))
        line.append(f" {self.names[seat]}: {move}")
        out.print(line)
        for sentence in self.drawing.tell(before, after, self.names):
            out.print(Text(f"  {sentence}", "dim"))

    def undo(self) -> bool:
        """Back to the person's last own decision, over whatever the others did since."""
        own = [n for n, (seat, _) in enumerate(self.match.moves) if seat == self.seat]
        if not own:
            out.print("You have not moved yet.")
            return False
        while len(self.match.moves) > own[-1]:
            self.match.undo()
        out.print("Taken back.")
        return True

    def save(self, path: str) -> bool:
        """Whether the game is kept."""
        if not path:
            out.print("Say where: save game.json")
            return False
        names = [
            PERSON if each == self.seat else f"{BOT}{self.bots[each].words}"[:LONGEST_NAME]
            for each in range(self.match.players)
        ]
        try:
            self.match.record(names).save(new_file(path))
        except OSError as error:
            out.print(f"{path} cannot be written: {error.strerror}.", markup=False)
            return False
        file = shlex.quote(path)
        again = "".join(f" --code {shlex.quote(str(each))}" for each in self.code)
        goes_on = f"play --from {file}{again} goes on"
        then = f"replay {file} shows it" if self.match.is_over else goes_on
        out.print(f"Saved to {path}; levada {then}.", markup=False)
        return True

    def finish(self) -> None:
        scores, winners = self.match.scores, self.match.winners
        assert scores is not None
        assert winners is not None
        out.print()
        out.print(self.drawing.draw(self.match.view(self.seat), self.names))
        totals = ", ".join(f"{self.names[seat]} {scores[seat]}" for seat in range(len(scores)))
        out.print(f"The game is over. {totals}.", style="bold")
        out.print(self.verdict(winners), style="bold")
        self.offer_to_save()

    def offer_to_save(self) -> None:
        while self.prompt.is_interactive:
            path = self.prompt.read("To keep this game, type a file name (Enter to leave): ", [])
            if path.strip().lower() in ("", "n", "no", "quit", "exit"):
                return
            if path.strip().lower() not in ("y", "yes", "save") and self.save(path.strip()):
                return

    def verdict(self, winners: list[int]) -> str:
        if winners == [self.seat]:
            return "You win!"
        if self.seat in winners:
            return "You share the win!"
        who = " and ".join(self.names[seat] for seat in winners)
        return f"{who} {'wins' if len(winners) == 1 else 'share the win'}."
