"""Whole games over HTTP and WebSocket, with several people, bots, spectators, lost connections and take-backs."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from rookery.core.record import replay
from rookery.core.record_text import read_json, read_rook
from rookery.games import GAMES
from rookery.play.fair import commitment, verify
from tests.server.conftest import Visitors
from tests.server.playing import Player, play_out
from tests.server.visiting import Visitor

TERMS = [
    ("five-towers", {"seats": 4}),
    ("five-towers", {"seats": 3, "options": {"overbids": "retract", "cards-to-come": "hidden"}, "clock": {"base": 600, "increment": 5}}),
    ("carcassonne", {"seats": 3, "expansions": list(GAMES["carcassonne"].expansions)}),
    ("carcassonne", {"seats": 4, "expansions": [], "clock": {"days": 2}}),
]


def records(visitor: Visitor, table: str, number: int = 1) -> tuple[str, str]:
    answers = [visitor.asks("GET", f"tables/{table}/games/{number}/record.{kind}") for kind in ("rook", "json")]
    assert [answer.status_code for answer in answers] == [200, 200]
    return answers[0].text, answers[1].text


@pytest.mark.parametrize(("game", "terms"), TERMS)
def test_a_whole_game_with_bots_spectators_and_mishaps(game: str, terms: dict[str, Any], visitor: Visitors) -> None:
    people = [visitor("Ann"), visitor("Bob")]
    watcher = visitor()
    seats = terms["seats"]
    table = people[0].opens(game, bots=[{"seat": seat, "bot": "uniform"} for seat in range(2, seats)], **terms)
    name = table["table"]
    people[1].puts(f"tables/{name}/seats/1", {})
    people[1].puts(f"tables/{name}/seats/1/word", {"commitment": sha256(b"rook and # roll").hexdigest()})
    assert people[0].posts(f"tables/{name}/start")["shuffle"]["sealed"]
    assert people[1].puts(f"tables/{name}/seats/1/word", {"entropy": "rook and # roll"})["status"] == "running"
    players = [Player(person, name) for person in people]
    spectator = Player(watcher, name)

    count = play_out(players, Random(game), watchers=[spectator])
    spectator.see(players[0].table["version"])

    assert count["acted"] > 20
    assert count["reconnected"] > 0
    assert count["taken back"] > 0
    last = players[0].table
    assert last["shuffle"]["secret"] is not None
    assert commitment(bytes.fromhex(last["shuffle"]["secret"])) == table["shuffle"]["commitment"]
    assert [frame["view"]["outcome"] for frame in (players[1].table, spectator.table)] == [last["view"]["outcome"]] * 2

    draws = [move["action"] for move in spectator.moves if move["seat"] is None]
    for player in (*players, spectator):
        versions = [move["version"] for move in player.moves]
        assert versions == sorted(set(versions)), "every version is told once"
        assert [move["action"] for move in player.moves if move["seat"] is None] == draws

    rook, line = records(watcher, name)
    record = read_rook(rook)
    assert record == read_json(line)
    assert record.scores == tuple(last["view"]["scores"])
    assert verify(GAMES[game], record) == len(draws)
    assert record.tags["shuffle entropy"] == r'["","rook and \u0023 roll"' + ',""' * (seats - 2) + "]"

    half = len(record.actions) // 2
    shown = watcher.gets(f"tables/{name}/games/1/replay?at={half}")
    assert (shown["at"], shown["length"], tuple(shown["actions"])) == (half, len(record.actions), record.actions)
    *_, state = replay(GAMES[game], type(record)(record.setup, record.actions[:half]))
    assert shown["view"]["scores"] == list(GAMES[game].rules(record.setup).view(state, None).scores)

    history = people[1].gets(f"tables/{name}/games/1/story")
    outcome = last["view"]["outcome"]
    assert (history["game"], history["places"], history["steps"][-1]["scores"]) == (game, outcome["places"], outcome["scores"])
    assert tuple(step["action"] for step in history["steps"]) == record.actions
    assert [step["version"] for step in history["steps"]] == list(range(1, len(record.actions) + 1))
    assert history["steps"][half - 1]["scores"] == shown["view"]["scores"]
    for told, seen in zip(history["steps"][half - 1]["events"], shown["view"]["events"], strict=True):
        assert told.items() >= seen.items()  # boards get more details of scored features
    rounds = [step["round"] for step in history["steps"]]
    assert sorted(set(rounds)) == list(range(1, rounds[-1] + 1)), "every round or turn is there"
    assert rounds == sorted(rounds)
    assert [seat["you"] for seat in history["seats"]] == [seat == 1 for seat in range(seats)]
    assert [seat["name"] or seat["bot"] for seat in history["seats"]] == ["Ann", "Bob", *["uniform"] * (seats - 2)]
    assert {step["seat"] for step in history["steps"]} == {None, *range(seats)}


def test_a_spectator_sees_every_move_and_no_choice_and_cannot_act(ann: Visitor, visitor: Visitors) -> None:
    name = ann.opens(seats=3, sit=[0, 1, 2], start=True)["table"]
    player, spectator = Player(ann, name), Player(visitor("Eve"), name)
    seen: list[int] = [move["version"] for move in spectator.moves]
    for _ in range(30):
        done = player.act(player.choices[0])
        before = len(spectator.moves)
        player.see(done["version"])
        spectator.see(done["version"])
        assert spectator.choices == []
        assert spectator.table["your_seats"] == []
        assert not spectator.table["can_take_back"]
        assert spectator.act(player.choices[0])["code"] == "action/not-your-turn"
        taking = spectator.socket.asks({"kind": "take-back", "version": player.table["version"]})
        assert taking["code"] == "action/no-take-back"
        seen += [move["version"] for move in spectator.moves[before:]]
    assert seen == list(range(2, player.table["version"] + 1))


def test_an_unknown_visitor_may_watch_but_not_act(visitor: Visitors) -> None:
    table = visitor("Ann").opens(sit=[0, 1], start=True)
    with visitor().watches(table["table"]) as socket:
        version = socket.table()["version"]
        assert socket.act(version, "bid 1")["code"] == "guest/unknown"
        assert socket.asks({"kind": "say", "phrase": "hello"})["code"] == "guest/unknown"
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


def test_one_device_plays_several_seats_each_under_its_name(ann: Visitor) -> None:
    table = ann.opens(seats=2)
    table = ann.puts(f"tables/{table['table']}/seats/1", {"name": "Ben"})
    assert [(seat["name"], seat["you"]) for seat in table["seats"]] == [("Ann", True), ("Ben", True)]
    ann.posts(f"tables/{table['table']}/start")
    player = Player(ann, table["table"])
    assert player.table["your_seats"] == [0, 1]
    count = play_out([player], Random(5))
    assert count["acted"] > 20
    rook, _ = records(ann, table["table"])
    assert {"player 0: Ann", "player 1: Ben"} <= set(rook.split("\n"))


def test_a_game_of_bots_alone_plays_itself(ann: Visitor, visitor: Visitors) -> None:
    table = ann.opens("carcassonne", bots=[{"seat": seat, "bot": "uniform"} for seat in (0, 1)], sit=[], start=True)
    with visitor().watches(table["table"]) as socket:
        frame = socket.until("table", lambda frame: frame["status"] == "finished")
    assert verify(GAMES["carcassonne"], read_rook(records(ann, frame["table"])[0])) > 50


def test_a_seat_that_is_left_is_played_by_a_bot_until_its_holder_is_back(ann: Visitor, bob: Visitor) -> None:
    name = ann.plays_with(bob, opener=0)["table"]
    player = Player(bob, name)
    before = player.table["version"]
    left = ann.deletes(f"tables/{name}/seats/0")
    assert left["seats"][0]["away"]
    player.see(before + 1)
    assert player.moves[-1]["seat"] in (0, None)
    back = ann.puts(f"tables/{name}/seats/0", {})
    assert not back["seats"][0]["away"]
    other = Player(ann, name)
    play_out([player, other], Random(2), mishaps=False)


def test_a_rematch_turns_the_seats_and_keeps_the_link(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    name = ann.plays_with(bob, seats=3, bots=[{"seat": 2, "bot": "uniform"}])["table"]
    assert bob.is_refused("POST", f"tables/{name}/rematch") == (409, "table/not-finished")
    players = [Player(ann, name), Player(bob, name)]
    play_out(players, Random(3))
    assert eve.is_refused("POST", f"tables/{name}/rematch") == (403, "seat/not-yours")
    old = players[0].table
    asked = bob.posts(f"tables/{name}/rematch")
    assert (asked["number"], asked["status"], asked["rematch"]["seats"]) == (1, "finished", [2, 0, 1])
    assert [proposal for proposal in asked["proposals"] if proposal["what"] == "rematch"] == [
        {"what": "rematch", "seat": None, "opens": 0, "asked_by": 1, "agreed": [1], "declined": [], "missing": [0]}
    ]
    again = ann.posts(f"tables/{name}/rematch")
    assert [seat["name"] or seat["bot"] for seat in again["seats"]] == ["uniform", "Ann", "Bob"]
    assert (again["number"], again["status"], again["shuffle"]["secret"]) == (2, "running", None)
    assert again["shuffle"]["commitment"] != old["shuffle"]["commitment"]
    for player in players:
        player.see(old["version"] + 1)
    play_out(players, Random(4))
    for number in (1, 2):
        assert verify(GAMES["five-towers"], read_rook(records(eve, name, number)[0])) > 50
    histories = [ann.gets(f"tables/{name}/games/{number}/story") for number in (1, 2)]
    assert [[seat["you"] for seat in history["seats"]] for history in histories] == [[True, False, False], [False, True, False]]
    assert histories[0]["ended"] < histories[1]["ended"]
    [summary] = ann.gets("me/tables")["tables"]
    assert (summary["details"]["number"], summary["details"]["places"]) == (2, histories[1]["places"])
    assert eve.is_refused("GET", f"tables/{name}/games/3/record.rook") == (404, "table/unknown")


def test_only_a_finished_game_is_replayed(ann: Visitor) -> None:
    name = ann.opens(sit=[0, 1], start=True)["table"]
    for page in ("replay", "story"):
        assert ann.is_refused("GET", f"tables/{name}/games/1/{page}") == (409, "table/not-finished")
        assert ann.is_refused("GET", f"tables/{name}/games/0/{page}") == (404, "table/unknown")
