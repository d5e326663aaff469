"""From words to players: names, files of code, modules, and what is refused."""

import sys
from pathlib import Path

import pytest

import levada
from levada.arena import match
from levada.cli.arena_report import show
from levada.options import OptionError
from levada.players.factory import ClassFactory
from levada.players.player_words import load_players, player_named, words_in
from tests.players.own_players import Last, Needy, Tunable

BOLD = """
class Bold:
    def choose(self, view, legal):
        return legal[-1]
"""
TWO = f"{BOLD}\nclass Timid(Bold):\n    pass\n"
NAMED = f"import levada\n{TWO}\nlevada.player('timid')(Timid)\n"
ODD = "class Odd:\n    def choose(self, view):\n        return 'pass'\n"
ODD_ACT = """
import levada

@levada.player("odd")
class Odd:
    def act(self, games, seat, more):
        return 0
"""
KNOWN = "random, novice, regular, expert, last, tunable, needy, module:Class or engine:COMMAND"
OWN = "tests.players.own_players"


def written(folder: Path, text: str, name: str = "mine.py") -> Path:
    (folder / name).write_text(text)
    return folder / name


def test_a_class_is_registered_by_a_decorator() -> None:
    assert levada.player("last")(Last) is Last
    found = player_named("santiago", "last")
    assert isinstance(found, ClassFactory)
    assert found.kind is Last


def test_the_only_class_of_a_file_goes_by_its_own_name(tmp_path: Path) -> None:
    load_players([written(tmp_path, BOLD)])
    found = player_named("santiago", "Bold")
    assert isinstance(found, ClassFactory)
    assert found.kind().choose({}, ["a", "b"]) == "b"


def test_a_file_that_registers_players_offers_these(tmp_path: Path) -> None:
    load_players([written(tmp_path, NAMED)])
    player_named("exlibris", "timid")
    with pytest.raises(OptionError, match="'Bold' is not there"):
        player_named("exlibris", "Bold")


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, BOLD, "bold_beside.py")
    load_players([written(tmp_path, "from bold_beside import Bold\nclass Mine(Bold): pass")])
    player_named("santiago", "Mine")


def test_a_class_goes_by_its_module() -> None:
    found = player_named("santiago", f"{OWN}:Last")
    assert isinstance(found, ClassFactory)
    assert found.kind is Last


def test_the_constructor_takes_what_is_written() -> None:
    levada.player("tunable")(Tunable)
    for words in ("tunable:place=2,name=x", f"{OWN}:Tunable:place=2,name=x"):
        found = player_named("santiago", words)
        assert isinstance(found, ClassFactory)
        made = found.kind(**found.parameters)
        assert (made.place, made.name) == (2, "x")


def test_a_class_goes_by_its_module_where_a_player_has_the_modules_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"import levada\n@levada.player('orchardist')\n{BOLD.strip()}\n"
    monkeypatch.delitem(sys.modules, "orchardist", raising=False)
    load_players([written(tmp_path, text, "orchardist.py")])
    for words in ("orchardist", "orchardist:Bold"):
        found = player_named("santiago", words)
        assert isinstance(found, ClassFactory)
        assert found.kind.__name__ == "Bold"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("genius", f"level: 'genius' is not there; expected {KNOWN}"),
        ("nowhere.at_all:Bold", "there is no module 'nowhere'"),
        (f"{OWN}:Nobody", "is no player; expected a class with choose"),
        (f"{OWN}:spoil", "is no player; expected a class with choose"),
        ("last:risk=1", "'last:risk=1': 'risk' is no parameter; there are none"),
        ("tunable:risk=1", "'risk' is no parameter; there are place, name"),
        ("tunable:place", "place needs a value, such as tunable:place=1"),
        ("needy", "'needy': limit needs a value, such as needy:limit=1"),
        (f"{OWN}:Needy", f"limit needs a value, such as {OWN}:Needy:limit=1"),
        ("last,novice", "engine:COMMAND; names are parted by spaces"),
        (__file__, "quotes hold a command and its file together: 'engine:node engine.mjs'"),
        ("engine:", "expected a command, such as engine:./engine"),
        ("engine:no-such-program --fast", "'no-such-program' is no program that can be run"),
        ("engine:'open", "no closing quotation"),
        ("two\nlines", "expected printable letters"),
    ],
)
def test_words_that_name_nobody_are_refused(words: str, says: str) -> None:
    levada.player("last")(Last)
    levada.player("tunable")(Tunable)
    levada.player("needy")(Needy)
    with pytest.raises(OptionError) as refused:
        player_named("santiago", words)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["expert", "engine", "two words", "a:b", ""])
def test_a_name_that_cannot_be_written_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="cannot be a name"):
        levada.player(name)(Last)


def test_a_name_is_given_once() -> None:
    levada.player("last")(Last)
    levada.player("last")(Last)
    with pytest.raises(OptionError, match="'last' is there already, as Last of"):
        levada.player("last")(Tunable)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "mine.py: no player in it; expected a class with choose"),
        (TWO, "mine.py: 2 classes could be players, Bold, Timid; name them with @levada.player"),
        ("def x(:", "mine.py, line 1: invalid syntax"),
        ("\n1 / 0", "mine.py: ZeroDivisionError: division by zero (mine.py, line 2)"),
        ("import levada\nlevada.player('x')(int)", "mine.py: player: 'x' is no player"),
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named"),
        (ODD, "player: 'Odd': choose takes other arguments; expected a class with choose"),
        (
            ODD_ACT,
            "mine.py: player: 'odd': act takes other arguments; expected a class with choose",
        ),
        ("raise SystemExit(3)", "mine.py: SystemExit: 3 (mine.py, line 1)"),
    ],
)
def test_a_file_without_a_player_is_refused(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        load_players([written(tmp_path, text)])
    assert says in str(refused.value)


def test_a_file_that_is_no_code_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.py").write_bytes(b"\x89PNG\xff")
    with pytest.raises(OptionError, match="not a file of Python code"):
        load_players([tmp_path / "picture.py"])


def test_words_are_parted_as_a_shell_does() -> None:
    text = "regular 'engine:node my engine.mjs' bold:risk=3"
    assert words_in(text) == ["regular", "engine:node my engine.mjs", "bold:risk=3"]


def test_the_coach_wants_values_which_a_player_does_not_have() -> None:
    levada.player("last")(Last)
    with pytest.raises(
        OptionError, match="'last' chooses moves but puts no value on them; expected"
    ):
        levada.coach(levada.deal("exlibris", seed=1), words="last")


def test_the_table_of_the_arena_cuts_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"{OWN}:Tunable:place=1"
    show(match("exlibris", [f"{name} random"], games=2, players=2, workers=1, seed=1))
    shown = "".join(capsys.readouterr().out.split())
    assert "…" not in shown
