"""Talk at tables: text and ready phrases, silenced by the maker or by oneself, reported."""

from typing import Any, get_args

import pytest

from levada.server.request_models import Phrase
from tests.server.clients import ME, OPEN, Client, Clients, Table


def of_two(clients: Clients, **agreed: Any) -> tuple[Table, Client, Client]:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, **agreed)
    return beto.joins(table), ana, beto


def say(client: Client, table: Table, **words: Any) -> dict[str, Any]:
    [said] = client.does("POST chat", words, at=table)["messages"]
    return dict(said)


def heard_by(client: Client, table: Table, after: int = 0) -> list[str]:
    said = client.does("GET chat", at=table, after=after)["messages"]
    return [message["text"] or message["phrase"] for message in said]


def test_everybody_hears_what_is_said(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    [watcher] = clients("")
    with beto.live(table) as live, watcher.live(table) as distant:
        said = say(ana, table, text="Good evening")
        for each in (live, distant):
            assert each.receives("said")["message"] == said
    assert (said["seat"], said["text"], said["phrase"]) == (0, "Good evening", None)
    assert heard_by(watcher, table) == ["Good evening"]


def test_talk_goes_by_the_socket_too(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    with beto.live(table) as live:
        live.sends(text="hello")
        live.sends(phrase="good_luck")
        assert [live.receives("said")["message"]["seat"] for _ in range(2)] == [1, 1]
    assert heard_by(ana, table) == ["hello", "good_luck"]


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_every_phrase_of_the_games_page_can_be_said(clients: Clients, phrase: str) -> None:
    table, ana, _ = of_two(clients)
    assert phrase in ana.does("GET games")["phrases"]
    assert say(ana, table, phrase=phrase)["phrase"] == phrase


def test_a_phrase_carries_its_values(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    said = say(ana, table, phrase="would_pay", segment="B2-C2", amount=3)
    assert said["values"] == {"segment": "B2-C2", "amount": 3}


def test_text_is_cleaned_and_cut(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    assert say(ana, table, text="a\u202eb\n\n c")["text"] == "ab c"
    assert len(say(ana, table, text="x" * 900)["text"]) == 500


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({}, "say_one_thing"),
        ({"text": " \u200b "}, "say_one_thing"),
        ({"text": "hello", "phrase": "hello"}, "say_one_thing"),
        ({"phrase": "nonsense"}, "bad_request"),
        ({"text": "x" * 1001}, "bad_request"),
        ({"phrase": "would_pay", "segment": "<b>"}, "bad_request"),
    ],
)
def test_either_a_text_or_a_phrase_is_said(
    clients: Clients, words: dict[str, Any], code: str
) -> None:
    table, ana, _ = of_two(clients)
    assert ana.refused("POST chat", words, at=table).code == code


def test_who_looks_on_listens_and_does_not_talk(clients: Clients) -> None:
    table, _, _ = of_two(clients)
    [dora] = clients("Dora")
    dora.does("PUT me/name", {"name": "Dora"})
    assert dora.refused("POST chat", {"text": "I would…"}, at=table).code == "not_seated"


def test_a_table_without_chat_has_none(clients: Clients) -> None:
    table, ana, _ = of_two(clients, chat=False)
    assert ana.refused("POST chat", {"text": "hello"}, at=table).code == "no_chat"
    assert ana.refused("PUT chat/muted", {"muted": True}, at=table).code == "no_chat"


def test_the_maker_silences_the_chat_and_opens_it_again(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    with beto.live(table) as live:
        ana.does("PUT chat/muted", {"muted": True}, at=table)
        assert live.receives("table", lambda seen: seen["chat_muted"])
        live.sends(text="but")
        assert live.receives("refused")["error"]["code"] == "chat_muted"
    assert not ana.does("PUT chat/muted", {"muted": False}, at=table)["chat_muted"]
    assert say(beto, table, text="again")["text"] == "again"


def test_whoever_is_muted_by_one_is_heard_by_all_others(clients: Clients) -> None:
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    dora.joins(table)
    with beto.live(table) as live, dora.live(table) as other:
        live.receives("table")
        beto.does("PUT seats/0/muted", {"muted": True}, at=table)
        say(ana, table, text="one")
        say(dora, table, text="two")
        assert live.receives("said")["message"]["text"] == "two"
        assert other.receives("said")["message"]["text"] == "one"
        assert (heard_by(beto, table), heard_by(dora, table)) == (["two"], ["one", "two"])
        beto.does("PUT seats/0/muted", {"muted": False}, at=table)
        say(ana, table, text="three")
        assert live.receives("said")["message"]["text"] == "three"
    assert heard_by(beto, table) == ["one", "two", "three"]


def test_somebody_stays_muted_at_the_next_table_and_after_coming_back(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    beto.does("PUT seats/0/muted", {"muted": True}, at=table)
    other = beto.joins(ana.makes("exlibris", ME, OPEN))
    with beto.live(other) as live:
        say(ana, other, text="hello")
        say(beto, other, text="well")
        assert live.receives("said")["message"]["text"] == "well"


def test_only_people_are_muted_and_nobody_themselves(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    for seat in (0, 2):
        refused = ana.refused(f"PUT seats/{seat}/muted", {"muted": True}, at=table)
        assert refused.code == "nobody_there"


def test_the_chat_is_read_on_from_a_message(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    first = say(ana, table, text="one")
    say(beto, table, text="two")
    assert heard_by(ana, table, after=first["id"]) == ["two"]


def test_people_talk_on_when_the_game_is_over(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    for client in (ana, beto):
        client.does("POST votes", {"what": "end"}, at=table)
    assert say(ana, table, phrase="good_game")["phrase"] == "good_game"


def test_a_report_reaches_whoever_runs_the_server(clients: Clients) -> None:
    table, _, beto = of_two(clients)
    beto.does("POST report", {"text": " rude\u0000 words "}, at=table)
    [report] = beto.does("GET me")["reports"]
    assert (report["table_id"], report["text"]) == (table["table"], "rude words")


def test_a_stranger_reports_too(clients: Clients) -> None:
    table, _, _ = of_two(clients)
    [stranger] = clients("")
    stranger.does("POST report", {"text": "cheating"}, at=table)
    assert len(stranger.does("GET me")["reports"]) == 1
