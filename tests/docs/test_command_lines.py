"""Every command line of the docs is one that the command line understands."""

import re
import shlex
from typing import Any

import pytest
from typer.main import get_command

from levada.cli import plain_options
from levada.cli.app import app
from tests.docs.pages import PAGES, text_of

INDENTED = re.compile(r"^(?: {4}|\t)\s*(.*)$", re.MULTILINE)
SHELL = re.compile(r"^```+(?:sh|bash|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`levada ([^`]+)`")
SEPARATORS = ("|", "||", "&&", ";", "<", ">", ">>", "&")
LEFT_OUT = "…"


def lines_of(page: str) -> list[str]:
    text = text_of(page)
    shell = [line for block in SHELL.findall(text) for line in block.splitlines()]
    return [*INDENTED.findall(text), *shell]


def commands_of(page: str) -> list[list[str]]:
    """The words after `levada`, of every line that calls it."""
    found = []
    for line in lines_of(page):
        if re.search(r"(^|[|;&$] *|/)levada ", line) and LEFT_OUT not in line:
            plain = re.sub(r"\$\([^)]*\)", "substituted", line)
            words = shlex.shlex(plain, posix=True, punctuation_chars="|<>;&")
            words.whitespace_split = True
            found += calls_in(list(words))
    return found


def calls_in(words: list[str]) -> list[list[str]]:
    calls: list[list[str]] = []
    is_open = False
    is_first = True
    for word in words:
        if word in SEPARATORS:
            is_open, is_first = False, word not in ("<", ">", ">>")
        elif is_first and word != "$" and "=" not in word:
            is_open, is_first = word.rpartition("/")[2] == "levada", False
            if is_open:
                calls.append([])
        elif is_open:
            calls[-1].append(word)
    return calls


def understand(words: list[str]) -> None:
    """Reads a command as the program would, and does not run it."""
    command: Any = get_command(app)
    context = command.make_context("levada", plain_options(words), resilient_parsing=False)
    while hasattr(command, "resolve_command"):
        rest = [*getattr(context, "_protected_args", []), *context.args]
        if not rest:
            return
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)])
def test_the_command_lines_of_a_page(page: str) -> None:
    for words in commands_of(page):
        try:
            understand(words)
        except Exception as error:
            if type(error).__name__ != "Exit":  # of --help and --version
                raise AssertionError(f"levada {shlex.join(words)}: {error}") from error


@pytest.mark.parametrize("page", [page for page in PAGES if INLINE.search(text_of(page))])
def test_the_commands_and_options_that_a_page_names_are_there(page: str) -> None:
    for said in INLINE.findall(text_of(page)):
        command: Any = get_command(app)
        context = command.make_context("levada", [], resilient_parsing=True)
        for word in said.split():
            if word in getattr(command, "commands", {}):
                command = command.commands[word]
                context = command.make_context(word, [], parent=context, resilient_parsing=True)
            elif word.startswith("--"):
                flags = {
                    flag
                    for option in command.get_params(context)
                    for flag in (*option.opts, *option.secondary_opts)
                }
                assert re.split("[=,]", word)[0].replace("_", "-") in flags, f"levada {said}"
            else:
                is_a_group = hasattr(command, "commands")
                assert not is_a_group or not word.isalpha() or word.isupper(), f"levada {said}"


def test_a_line_that_is_not_understood_is_noticed() -> None:
    assert calls_in(["levada", "deal", "santiago", "|", "levada", "replay", "-"]) == [
        ["deal", "santiago"],
        ["replay", "-"],
    ]
    with pytest.raises(Exception, match="No such option"):
        understand(["deal", "santiago", "--colour", "red"])
