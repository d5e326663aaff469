"""Moves typed by a person: with completion at a terminal, line by line from a pipe."""

import sys
from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document


class MoveCompleter(Completer):
    """Completes word by word, so that a few hundred moves do not flood the screen."""

    def __init__(self, moves: Sequence[str]) -> None:
        self.moves = moves

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        start = typed.rfind(" ") + 1
        seen = set()
        for move in self.moves:
            if move.lower().startswith(typed.lower()):
                word = move[start:].split(" ")[0]
                if word not in seen:
                    seen.add(word)
                    yield Completion(word, start_position=start - len(typed))


class MovePrompt:
    """Asks the person for a line."""

    def __init__(self) -> None:
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.session: PromptSession[str] | None = PromptSession() if self.is_interactive else None

    def read(self, question: str, moves: Sequence[str]) -> str:
        """EOFError when there are no more lines."""
        if self.session is None:
            return input(question)
        while True:
            try:
                return self.session.prompt(
                    question, completer=MoveCompleter(moves), complete_while_typing=True
                )
            except KeyboardInterrupt:
                if not self.session.default_buffer.text:
                    raise
                # Ctrl-C on a half-typed line takes back the line, not the game.


def understood(line: str, legal: Sequence[str]) -> str:
    """The legal move that was meant, whatever its case and spaces; else the line as it is."""
    plain = " ".join(line.split())
    for move in legal:
        if move.lower() == plain.lower():
            return move
    return plain
