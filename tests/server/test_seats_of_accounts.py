"""A seat shows the account of whoever sits there under its own name, and of nobody else."""

from typing import Any

import pytest

from levada.server import game_start, maker_commands, seat_commands
from levada.server.accounts.device_label import device_label
from levada.server.room import Room
from levada.server.table import Table
from levada.server.table_agreement import Agreement, SeatWish
from tests.server.drafts import change

EXLIBRIS = Agreement(game="exlibris")


def gathering(account: str | None = None) -> Table:
    """A table of three that Ana made."""
    wishes = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
    room = game_start.make_room(EXLIBRIS, wishes, "ana", "Ana", "the maker's link", account=account)
    return Table("table", EXLIBRIS, 0.0, room)


def accounts(table: Table) -> list[str | None]:
    return [chair.account for chair in table.room.chairs]


def test_the_maker_sits_under_the_account() -> None:
    assert accounts(gathering("Ana")) == ["Ana", None, None]
    assert accounts(gathering("Another")) == [None, None, None]
    assert accounts(gathering()) == [None, None, None]


@pytest.mark.parametrize(
    ("name", "shown"), [("Beto", "Beto"), (" Beto ", "Beto"), ("beto", None), ("Ana", None)]
)
def test_whoever_types_another_name_sits_there_as_a_guest(name: str, shown: str | None) -> None:
    table = gathering()
    change(table, 1, seat_commands.sit, "beto", name, None, "a link", account="Beto")
    assert accounts(table) == [None, shown, None]


def test_an_account_is_shown_and_hidden_by_the_name_at_the_table() -> None:
    table = gathering("Ana")
    change(table, 1, seat_commands.rename, "ana", 0, "Somebody", "Ana")
    assert accounts(table)[0] is None
    change(table, 2, seat_commands.rename, "ana", 0, "Ana", "Ana")
    assert accounts(table)[0] == "Ana"


def test_a_link_gives_the_seat_and_not_the_account() -> None:
    """Somebody else may have the link; the name stands at the table all the same."""
    table = gathering("Ana")
    change(table, 1, seat_commands.claim, "phone", "the maker's link")
    assert (table.room.chairs[0].name, accounts(table)[0]) == ("Ana", None)
    change(table, 2, seat_commands.claim, "ana", "the maker's link", "Ana")
    assert accounts(table)[0] == "Ana"


def test_people_at_the_screen_and_bots_have_none() -> None:
    table = gathering("Ana")
    for seat, wish in (
        (1, {"kind": "screen", "name": "Ana"}),
        (2, {"kind": "bot", "level": "random"}),
    ):
        wanted = SeatWish.model_validate(wish)
        change(table, 1, maker_commands.change_seat, "ana", seat, wanted, "Ana")
    assert accounts(table) == ["Ana", None, None]


def test_a_rematch_keeps_it_for_whoever_asks() -> None:
    table = gathering("Ana")
    change(table, 1, seat_commands.sit, "beto", "Beto", None, "a link", account="Beto")
    change(table, 2, game_start.start, "ana", "random")
    table.state = "over"
    again: Room = game_start.room_for_rematch(table, "beto", "secret")
    assert [chair.account for chair in again.chairs] == [None, "Beto", None]


def test_whoever_is_erased_leaves_no_account_behind() -> None:
    table = gathering("Ana")
    change(table, 1, seat_commands.erase_player, "ana")
    assert accounts(table) == [None, None, None]


CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 "
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 "


@pytest.mark.parametrize(
    ("sent", "label"),
    [
        (CHROME + "Safari/537.36", "Chrome, Linux"),
        (CHROME + "Safari/537.36 Edg/131.0.0.0", "Edge, Linux"),
        (IPHONE + "Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        (
            "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0",
            "Firefox, Windows",
        ),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
        ("x\u202e\n" * 2000, "x " * 31 + "x"),
    ],
)
def test_a_device_is_called_by_browser_and_system(sent: Any, label: str) -> None:
    assert device_label(sent) == label
