"""Sockets: the server delivers views, answers once changes are durable, and loses nothing when a socket closes."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from rookery.server import wire
from rookery.server.tables import log
from tests.server.conftest import Visitors
from tests.server.raw import handshake, raw_socket
from tests.server.serving import ServerProcess, wait_until
from tests.server.stores import stored_log
from tests.server.visiting import Frame, Visitor


def test_a_new_connection_receives_the_table(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    with ann.watches(table["table"]) as socket:
        shown = socket.next()
    assert {**shown, "now": 0, "seats": 0} == {**table, "now": 0, "seats": 0}
    assert [seat["online"] for seat in shown["seats"]] == [True, True]


def test_an_action_is_answered_and_delivered_to_everybody(ann: Visitor, bob: Visitor) -> None:
    begun = ann.plays_with(bob, opener=0)
    name, version = begun["table"], begun["version"]
    with ann.watches(name) as mine, bob.watches(name) as his:
        his.table()
        assert mine.act(version, "bid 1", request="r1") == {"kind": "done", "request": "r1", "version": version + 1}
        delivered = his.table(version=version + 1)
        assert [(move["seat"], move["action"]) for move in delivered["moves"]] == [(0, "bid 1")]
        assert [choice["action"] for choice in delivered["view"]["choices"]][-1] == "pass"
        assert bob.acts(delivered, "pass")["version"] > version + 1  # over HTTP; the socket shows it
        assert mine.table(version=version + 2)["moves"][-1]["action"] == "pass"


def test_arrivals_and_departures_are_shown(ann: Visitor, bob: Visitor) -> None:
    name = ann.opens()["table"]
    bob.puts(f"tables/{name}/seats/1", {})
    with ann.watches(name) as socket:
        assert [seat["online"] for seat in socket.table()["seats"]] == [True, False]
        with bob.watches(name):
            socket.until("presence", lambda frame: frame["seats"][1]["online"])
        left = socket.until("presence", lambda frame: not frame["seats"][1]["online"])
        assert 0 <= left["now"] - left["seats"][1]["gone_since"] < 60_000


def test_a_departure_is_logged_in_a_game_without_a_clock(ann: Visitor, bob: Visitor, server: ServerProcess) -> None:
    name = ann.plays_with(bob)["table"]

    def departures() -> int:
        return sum(isinstance(log.decode(entry), log.Left) for entry in stored_log(server.data, name))

    with bob.watches(name) as socket:
        socket.table()
        assert departures() == 0
    wait_until(lambda: departures() == 1)


def test_guests_without_a_name_who_followed_the_link_are_seen(ann: Visitor, stranger: Visitor) -> None:
    stranger.gets("me")
    table = ann.opens(seats=2)["table"]
    with ann.watches(table) as socket:
        socket.table()
        with stranger.watches(table) as other:
            assert other.table()["choosing"] == 1
            assert socket.until("presence", lambda frame: frame["watching"] == 1)["choosing"] == 1
            stranger.called("Bob")
            assert socket.until("presence", lambda frame: not frame["choosing"])["watching"] == 1


def test_a_shared_screen_sees_what_strangers_see_and_is_not_present(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    begun = ann.plays_with(bob, opener=0)
    name = begun["table"]
    with ann.watches(name, screen=True) as screen:
        shown = screen.table()
        assert (shown["your_seats"], shown["host"], shown["view"]["seat"], shown["view"]["choices"]) == ([], False, None, [])
        assert (shown["watching"], shown["choosing"], [seat["online"] for seat in shown["seats"]]) == (0, 0, [False, False])
        assert screen.act(begun["version"], "bid 1", request="r1")["code"] == "guest/unknown"
        with bob.watches(name), eve.watches(name):
            assert screen.until("presence", lambda frame: frame["seats"][1]["online"] and frame["watching"])["watching"] == 1
        ann.acts(begun, "bid 1")
        assert screen.table(version=begun["version"] + 1)["moves"][-1]["action"] == "bid 1"


def test_sitting_down_and_starting_are_delivered(ann: Visitor, bob: Visitor) -> None:
    name = ann.opens()["table"]
    with ann.watches(name) as socket:
        bob.puts(f"tables/{name}/seats/1", {})
        socket.until("table", lambda frame: frame["seats"][1]["name"] == "Bob")
        ann.posts(f"tables/{name}/start")
        assert socket.until("table", lambda frame: frame["status"] == "running")["moves"][0]["version"] == 2


def test_reconnecting_with_the_last_version_brings_only_the_missed_moves(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    with ann.watches(table["table"]) as socket:
        seen = socket.table()["version"]
    later = ann.acts(table, "bid 1")
    with ann.watches(table["table"], after=seen) as socket:
        assert [move["action"] for move in socket.table()["moves"]] == ["bid 1"]
    with ann.watches(table["table"], after=later["version"]) as socket:
        assert socket.table()["moves"] == []
    with ann.watches(table["table"], after=10**12) as socket:
        assert socket.table()["version"] == later["version"]


def test_refreshing_brings_the_whole_view_again(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    with ann.watches(table["table"]) as socket:
        socket.table()
        socket.send({"kind": "refresh"})
        assert socket.table()["view"] == table["view"]
        assert socket.until("done")["version"] == table["version"]


def test_one_of_several_racing_tabs_wins_and_the_others_are_stale(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    tabs = [ann.watches(table["table"]) for _ in range(6)]
    for _ in range(8):
        version = max(tab.asks({"kind": "refresh"})["version"] for tab in tabs)
        choice = ann.sees(table["table"])["view"]["choices"][0]["action"]
        gate = threading.Barrier(len(tabs))

        def race(number: int, version: int = version, choice: str = choice, gate: threading.Barrier = gate) -> Frame:
            gate.wait()
            return tabs[number].act(version, choice, request=f"v{version}-{number}")

        with ThreadPoolExecutor(len(tabs)) as pool:
            answers = list(pool.map(race, range(len(tabs))))
        codes = sorted(answer.get("code", "done") for answer in answers)
        assert codes == ["action/stale"] * (len(tabs) - 1) + ["done"]
        assert all(answer["request"] == f"v{version}-{number}" for number, answer in enumerate(answers))
        own = [move for move in ann.sees(table["table"], params={"after": version})["moves"] if move["seat"] is not None]
        assert len(own) == 1


def test_a_frame_sent_twice_counts_once(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    with ann.watches(table["table"]) as socket:
        frame = {"kind": "act", "version": table["version"], "action": "bid 1", "request": "r"}
        socket.send(frame)
        socket.send(frame)
        assert [socket.until("done")["version"] for _ in range(2)] == [table["version"] + 1] * 2
        back = {"kind": "take-back", "version": table["version"] + 1, "request": "b"}
        assert [socket.asks(back)["version"] for _ in range(2)] == [table["version"] + 2] * 2


def test_an_action_of_a_tab_that_closes_immediately_is_played_and_delivered(ann: Visitor, visitor: Visitors) -> None:
    table = ann.opens(bots=[{"seat": 1, "bot": "uniform"}], start=True, opener=0)
    with visitor().watches(table["table"]) as spectator:
        socket = ann.watches(table["table"])
        socket.send({"kind": "act", "version": table["version"], "action": "bid 1"})
        socket.close()
        assert spectator.table(version=table["version"] + 2)["moves"][-1]["seat"] != 0  # the bot has answered


# --- chat


def test_chat_is_delivered_with_phrases_and_words(ann: Visitor, eve: Visitor) -> None:
    name = ann.opens()["table"]
    with ann.watches(name) as mine, eve.watches(name) as hers:
        assert mine.asks({"kind": "say", "phrase": "good-luck"})["kind"] == "done"
        hers.send({"kind": "say", "text": " Thanks\u202e! \n"})
        lines = [mine.until("chat") for _ in range(2)]
    assert [(line["name"], line["phrase"], line["text"]) for line in lines] == [("Ann", "good-luck", None), ("Eve", None, "Thanks!")]
    assert ann.gets(f"tables/{name}/chat") == lines


def test_every_phrase_is_accepted_and_no_invalid_line(ann: Visitor) -> None:
    path = f"tables/{ann.opens()['table']}/chat"
    for phrase in wire.requests.PHRASES:
        ann.posts(path, {"phrase": phrase})
    for body in ({}, {"phrase": "boo"}, {"phrase": "hello", "text": "hello"}, {"text": ""}, {"text": "\u200b"}, {"text": "x" * 281}):
        assert ann.is_refused("POST", path, body) == (400, "chat/invalid")
    ann.posts(path, {"text": "x" * 280})
    assert len(ann.gets(path)) == len(wire.requests.PHRASES) + 1


def test_a_talkative_table_can_still_be_entered(ann: Visitor, visitor: Visitors) -> None:
    name = ann.opens()["table"]
    for number in range(60):
        ann.posts(f"tables/{name}/chat", {"text": f"line {number}"})
    with visitor().watches(name) as socket:
        assert socket.next()["kind"] == "table"
        assert [socket.next()["text"] for _ in range(20)] == [f"line {number}" for number in range(40, 60)]
        ann.posts(f"tables/{name}/chat", {"text": "still here?"})
        assert socket.until("chat")["text"] == "still here?"
    assert len(ann.gets(f"tables/{name}/chat")) == 61


def test_a_muted_guest_is_hidden_only_from_the_reader_who_muted_them(ann: Visitor, eve: Visitor, bob: Visitor) -> None:
    name = ann.opens()["table"]
    eve.posts(f"tables/{name}/chat", {"text": "before"})
    with ann.watches(name) as mine, bob.watches(name) as his:
        assert mine.until("chat")["text"] == "before"
        ann.puts("me/mutes", {"guest": eve.gets("me")["guest"]})
        eve.posts(f"tables/{name}/chat", {"text": "noise"})
        bob.posts(f"tables/{name}/chat", {"text": "after"})
        assert mine.until("chat")["text"] == "after"
        assert [his.until("chat")["text"] for _ in range(3)] == ["before", "noise", "after"]
    assert [line["text"] for line in ann.gets(f"tables/{name}/chat")] == ["after"]
    assert ann.gets("me")["muted"] == [eve.gets("me")["guest"]]
    with ann.watches(name) as mine:
        assert mine.until("chat")["text"] == "after"
    ann.puts("me/mutes", {"guest": eve.gets("me")["guest"], "muted": False})
    assert len(ann.gets(f"tables/{name}/chat")) == 3
    assert ann.gets("me")["muted"] == []


def test_a_name_given_after_following_the_link_is_shown_to_everybody(ann: Visitor, stranger: Visitor, eve: Visitor) -> None:
    stranger.gets("me")
    name = ann.opens()["table"]
    with ann.watches(name) as mine, stranger.watches(name) as theirs, eve.watches(name) as hers:
        assert theirs.asks({"kind": "say", "text": "before"})["kind"] == "done"
        assert [socket.until("chat")["name"] for socket in (mine, hers)] == ["", ""]
        stranger.called("Bob")
        for socket in (mine, hers):
            assert [line["name"] for line in [socket.until("chat")] if line["text"] == "before"] == ["Bob"], "the line comes again"
            socket.until("presence", lambda frame: "Bob" in [watcher["name"] for watcher in frame["watchers"]])
        assert theirs.asks({"kind": "say", "text": "after"})["kind"] == "done"
        for socket in (mine, hers):
            line = socket.until("chat", lambda line: line["text"] == "after")
            assert line["name"] == "Bob"
        assert [line["name"] for line in eve.gets(f"tables/{name}/chat")] == ["Bob", "Bob"]


def test_a_host_who_saves_a_name_is_called_so_by_everybody(stranger: Visitor, ann: Visitor, eve: Visitor) -> None:
    stranger.gets("me")
    name = stranger.opens(seats=3, listed=True)["table"]
    stranger.puts(f"tables/{name}/seats/2", {"name": "Ida"})
    with ann.watches(name) as hers, stranger.watches(name) as theirs:
        assert [seat["name"] for seat in hers.table()["seats"]] == ["", "", "Ida"]
        stranger.called("Bob")
        for socket in (hers, theirs):
            renamed = socket.until("table", lambda frame: frame["seats"][0]["name"] == "Bob")
            assert [seat["name"] for seat in renamed["seats"]] == ["Bob", "", "Ida"], "others at the device keep their names"
    listed = {table["table"]: table["details"]["seats"] for table in eve.gets("tables")["tables"]}
    assert listed[name] == ["Bob", "", "Ida"]
    ann.puts(f"tables/{name}/seats/1", {})
    stranger.posts(f"tables/{name}/start")
    with ann.watches(name) as hers:
        hers.table()
        stranger.called("Robert")
        assert hers.until("table")["seats"][0]["name"] == "Robert", "during a game, too"


def test_text_that_is_not_utf_8_closes_the_socket_with_its_code_and_nothing_is_logged(visitor: Visitors, server: ServerProcess) -> None:
    name = visitor("Ann").opens()["table"]
    for frames in (b"\x81\x82\0\0\0\0\xff\xfe", b"\x01\x81\0\0\0\0\xc3\x80\x81\0\0\0\0\xc3"):
        with closing(raw_socket(server.address)) as connection:
            connection.sendall(handshake(server.address, name))
            received = connection.recv(65536)
            connection.sendall(frames)
            while (chunk := connection.recv(65536)) and b"\x88\x02\x03\xef" not in received:
                received += chunk
            assert b"\x88\x02\x03\xef" in received + chunk, "1007"
    assert "Invalid UTF-8" not in server.log()
    assert "UnicodeDecodeError" not in server.log()
