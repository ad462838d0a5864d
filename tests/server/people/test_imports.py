"""Imported games: their records are checked, replayed and analysed, and appear in no list or statistics of the server."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from rookery.bots.uniform import Uniform
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import read_rook, write_json, write_rook
from rookery.core.rules import AnyGame
from rookery.games import GAMES
from rookery.locale import Words
from rookery.play.asking import play_out as end
from rookery.play.match import Match
from rookery.server import limits, time_source
from rookery.server.deals.deals import DAILY, daily_id
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage.guests import Guest
from rookery.server.storage.lists import Listing
from rookery.server.tables import commands, service
from rookery.server.tables.log import Origin
from rookery.server.tables.table import OPENING, Table
from tests.contract.playthrough import playthrough
from tests.contract.setups import for_every_game
from tests.server.conftest import Visitors, shared_server
from tests.server.offline_table import ANN, BOB
from tests.server.running_services import a_table, act, play_out
from tests.server.serving import ServerProcess
from tests.server.visiting import Socket, Visitor

PLAYERS = FrozenMap({"player 0": "Zoë <b>", "player 1": "greedy", "event": "club night"})

GUEST = Guest(id=ANN, name="Ann", created=0)

analysing = shared_server("module", analysis=True)


def a_record(game: str = "five-towers", seed: int = 0, tags: Mapping[str, str] = PLAYERS) -> Record:
    """Return the record of a complete random game for two."""
    return replace(playthrough(Setup(game, 2), seed).record, tags=FrozenMap(tags))


def imports(visitor: Visitor, record: Record | str, language: str = "en") -> Any:
    """Import a record; return the history of its game."""
    return visitor.posts(f"records?language={language}", {"record": record if isinstance(record, str) else write_rook(record)})


def refusal(visitor: Visitor, text: str, language: str = "en") -> tuple[int, str, str]:
    """Return status, code and sentence for a record that is refused."""
    answer = visitor.asks("POST", f"records?language={language}", {"record": text})
    return answer.status_code, answer.json()["code"], answer.json()["message"]


# --- the game


@for_every_game
def test_an_imported_game_is_a_finished_game(game: AnyGame, ann: Visitor, bob: Visitor) -> None:
    record = a_record(game.name, seed=11)
    history = imports(ann, record)
    path = f"tables/{history['table']}/games/1"
    assert history["imported"]
    assert [step["action"] for step in history["steps"]] == list(record.actions)
    assert [(seat["name"], seat["bot"], seat["guest"], seat["you"]) for seat in history["seats"]] == [
        ("Zoë <b>", None, None, False),
        ("", "greedy", None, False),
    ]
    assert bob.gets(f"{path}/story") == history, "anyone with the link sees the same"
    assert bob.gets(f"{path}/replay?at=7")["view"]["scores"] == list(history["steps"][6]["scores"])
    assert bob.asks("GET", f"{path}/picture.svg").status_code == 200
    assert read_rook(bob.asks("GET", f"{path}/record.rook").text) == record
    practice = bob.posts(f"{path}/practice", {"at": 7, "seat": 0})
    assert practice["origin"] == {"table": history["table"], "number": 1, "at": 7}
    challenge = bob.posts(f"{path}/challenge", {"seat": 0})["deal"]
    dealt = bob.posts(f"deals/{challenge}")
    assert [seat["you"] for seat in dealt["seats"]] == [True, False]
    assert dealt["seats"][1]["bot"] == "greedy"
    assert imports(ann, record) == history, "a game with its draws is running now, but it was imported before"


async def test_a_game_of_this_server_is_imported_with_the_tags_that_prove_its_draws(services: Services) -> None:
    table = await play_out(services, await a_table(services, bots=1), lambda view, _: view.choices[0].action)
    record = table.played[0].record
    assert "shuffle secret" in record.tags
    imported = await opened(services, record)
    assert imported.played[0].record == record
    assert imported.played[0].ending == table.played[0].ending


def test_a_record_in_json_is_imported_too(ann: Visitor) -> None:
    record = a_record(seed=1)
    assert imports(ann, write_json(record))["steps"] == imports(ann, record)["steps"]


def test_importing_twice_opens_one_table_that_nobody_else_can_guess(ann: Visitor, bob: Visitor) -> None:
    first, again, other = imports(ann, a_record()), imports(ann, a_record()), imports(bob, a_record())
    assert first["table"] == again["table"] != other["table"]
    assert len(first["table"]) >= 12


def test_players_without_a_name_are_numbered_in_the_language_of_the_request(ann: Visitor) -> None:
    record = a_record(tags={"player 0": "person", "player 1": "\u200b \u202e"})
    assert [seat["name"] for seat in imports(ann, record, "pl")["seats"]] == ["Gracz 1", "Gracz 2"]
    long = a_record(tags={"player 0": "A" * 300})
    assert imports(ann, long)["seats"][0]["name"] == "A" * limits.NAME


def test_levels_of_bots_are_recognised_like_their_other_names(ann: Visitor) -> None:
    seats = imports(ann, a_record(tags={"player 0": "novice", "player 1": "grandmaster"}))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("", "novice"), ("", "grandmaster")]


def test_nothing_happens_at_the_table_of_an_imported_game(ann: Visitor) -> None:
    table = imports(ann, a_record())["table"]
    for method, path, body in (
        ("POST", "chat", {"text": "hello"}),
        ("PUT", "seats/0", {}),
        ("POST", "start", {}),
        ("POST", "proposals", {"what": "rematch"}),
        ("DELETE", "seats/0", None),
    ):
        assert ann.asks(method, f"tables/{table}/{path}", body).status_code in (403, 409), path


# --- refusals


def test_a_broken_record_is_refused_with_a_sentence_and_its_line(ann: Visitor) -> None:
    record = a_record()
    text = write_rook(record).replace("\nbid", "\nbit", 1)
    line = text[: text.index("\nbit")].count("\n") + 2
    assert refusal(ann, text)[:2] == (422, "record/unreadable")
    assert f"line {line}: action" in refusal(ann, text)[2]
    assert refusal(ann, text, "de")[2].startswith(f"This record cannot be opened: Zeile {line}: ")
    assert refusal(ann, write_rook(replace(record, actions=record.actions[:-1], scores=None)))[2].endswith("the game in this record is not over")
    odd = ("", "{", "[]", "\x00", "game: nim\nseats: 2\nend", "{{}}{0}", "game: five-towers\nseats: 2\noption {x}: {y}\nend", "end\n" * 9)
    for each in (*odd, write_json(record).replace("club", "\\ud800")):
        assert refusal(ann, each)[:2] == (422, "record/unreadable"), each


def test_only_texts_of_a_limited_size_are_taken(ann: Visitor) -> None:
    tagged = a_record(tags={f"note {number}": "z" * 3900 for number in range(12)})
    assert imports(ann, tagged)["imported"], "larger than the bodies of other requests"
    assert ann.is_refused("POST", "records", {"record": "#" * limits.RECORD_BODY}) == (413, "request/too-large")
    bodies: list[Any] = [{"record": 7}, {}, {"record": "x", "more": 1}, [], "x"]
    for body in bodies:
        assert ann.is_refused("POST", "records", body)[1] == "request/invalid"
    for content in (b'{"record": "\xff"}', b'{"record": "\\ud800"}'):
        assert ann.asks("POST", "records", content=content).status_code == 400


# --- games that are still being played


def with_invented_end(record: Record) -> Record:
    """Play on in a copy of a running game, as a cheater could, until it is over."""
    match = Match(GAMES[record.setup.game], record.setup)
    for action in record.actions:
        match.act(action)
    end(match, [Uniform()] * record.setup.seats, chance=Random(1), thought=Random(2))
    return match.record(record.tags)


async def opened(services: Services, record: Record, guest: Guest = GUEST) -> Table:
    return await services.imports.open(write_rook(record), guest, Words())


async def is_running(services: Services, record: Record) -> bool:
    try:
        await opened(services, record)
    except Refused:
        return True
    return False


@for_every_game
async def test_a_running_game_cannot_be_imported_whatever_its_invented_end(game: AnyGame, services: Services) -> None:
    opening = [partial(commands.open_table, ANN, game.name, 2), *(partial(commands.sit, ANN, "Ann", seat) for seat in range(2))]
    table = await services.tables.open_table([*opening, partial(commands.start, ANN)])
    while len(table.opening) < OPENING:
        view = table.view(ANN)
        assert view is not None
        table = await act(services, table, view.choices[0].action)
    running = table.record(1)
    assert running is not None
    invented = with_invented_end(running)
    assert await is_running(services, invented)
    with pytest.raises(Refused, match="still being played"):
        await services.imports.open(write_rook(replace(invented, tags=FrozenMap())).replace(" ", "  "), GUEST, Words())
    assert not await is_running(services, a_record(game.name))
    await services.tables.change(table.id, commands.close_by_operator)
    assert not await is_running(services, invented), "the game is over"


async def test_practice_and_forgotten_tables_do_not_keep_a_record_from_being_imported(services: Services, clock: list[int]) -> None:
    table = await a_table(services)
    running = table.record(1)
    assert running is not None
    invented = with_invented_end(running)
    clock[0] += limits.OPEN_TABLES_COUNT_FOR + 1
    imported = await opened(services, invented)
    practice = partial(commands.practise, ANN, "Ann", 0, Origin(imported.id, 1, 9), imported.played[0])
    await services.tables.open_table([practice])
    assert not await is_running(services, replace(invented, tags=FrozenMap({"event": "again"})))


async def test_another_order_of_the_first_draws_does_not_hide_a_running_game(services: Services) -> None:
    running = (await a_table(services)).record(1)
    assert running is not None
    assert await is_running(services, with_invented_end(replace(running, actions=running.actions[::-1])))


@pytest.mark.parametrize("game", sorted(DAILY))
async def test_todays_daily_game_cannot_be_imported_before_the_day_is_over(game: str, services: Services, clock: list[int]) -> None:
    deal = await services.deals.find(daily_id(game, time_source.today()))
    table = await services.deals.play(deal.id, GUEST)
    table = await play_out(services, table, lambda view, _: view.choices[0].action, GUEST.id)
    record = table.played[0].record
    assert await is_running(services, record)
    assert await is_running(services, replace(record, tags=FrozenMap())), "its draws count, not its tags"
    clock[0] += 24 * 60 * 60_000
    assert not await is_running(services, record)


# --- lists and limits


@for_every_game
async def test_an_imported_game_is_in_no_list_or_statistics_except_that_of_imports(game: AnyGame, services: Services) -> None:
    table = await opened(services, a_record(game.name))
    storage = services.storage
    assert [one.table for one in await storage.lists.imported(ANN, 9)] == [table.id]
    assert await storage.lists.imported(BOB, 9) == []
    assert await storage.lists.of_guest(ANN, 9) == []
    assert await storage.lists.recent(9) == await storage.lists.listed(Listing(), 9) == []
    assert await storage.lists.friends(ANN, 9) == []
    await storage.results.rate_games()
    for player in (ANN, "bot:greedy"):
        assert await storage.results.ratings(player, 9) == []
    assert await services.past_games.statistics(ANN) == []
    assert await services.past_games.opponents(ANN) == []
    assert (await services.past_games.page(ANN, None, None, 9)).results == ()
    assert [line async for line in services.past_games.records(ANN)] == []
    assert await services.past_games.is_new_to(ANN, game.name)


async def test_a_guest_keeps_a_limited_number_of_imported_games(services: Services, clock: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "IMPORTED", 2)
    of_bob = await opened(services, a_record(seed=9), Guest(id=BOB, name="Bob", created=0))
    finished = await play_out(services, await a_table(services, bots=1), lambda view, _: view.choices[0].action)
    tables = []
    for seed in range(3):
        clock[0] += 1
        tables.append(await opened(services, a_record(seed=seed)))
    assert [one.table for one in await services.storage.lists.imported(ANN, 9)] == [tables[2].id, tables[1].id]
    assert await services.storage.logs.read(tables[0].id) == []
    assert await services.storage.analyses.find(tables[0].id, 1) is None
    for kept in (*tables[1:], of_bob, finished):
        assert await services.storage.logs.read(kept.id)
        assert await services.storage.analyses.find(kept.id, 1)
    assert (await opened(services, a_record(seed=0))).id == tables[0].id
    assert await services.storage.logs.read(tables[0].id), "it can be imported again"


async def test_practice_outlives_the_imported_game(services: Services, clock: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "IMPORTED", 1)
    monkeypatch.setattr(service, "CACHE_BYTES", 0)
    table = await opened(services, a_record())
    practice = await services.tables.open_table([partial(commands.practise, BOB, "Bob", 0, Origin(table.id, 1, 9), table.played[0])])
    clock[0] += 1
    await opened(services, a_record(seed=1))
    await services.tables.table(practice.id)
    assert await services.tables.find(table.id) is None
    await services.deals.check_shown(practice, ANN)


def test_imports_have_their_rate(limited: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", limited.address)
    for _ in range(limits.RATES["record"].burst):
        assert ann.is_refused("POST", "records", {"record": ""})[0] == 422
    for guest in (ann, visitor("Bob", limited.address), visitor(None, limited.address)):
        assert guest.is_refused("POST", "records", {"record": ""}) == (429, "rate/limited"), "a new guest has the same address"


def test_link_previews_do_not_show_what_a_record_claims(ann: Visitor) -> None:
    table = imports(ann, a_record(tags={"player 0": "Ada Lovelace"}))["table"]
    for path in (f"/t/{table}", f"/t/{table}/1/replay"):
        assert "Ada" not in ann.http.get(path).text


# --- analysis


@for_every_game
def test_an_imported_game_is_analysed_once_somebody_looks_at_it(game: AnyGame, analysing: ServerProcess, visitor: Visitors) -> None:
    ann, bob = visitor("Ann", analysing.address), visitor("Bob", analysing.address)
    record = a_record(game.name)
    table = imports(ann, record)["table"]
    with Socket(bob, f"{table}/games/1/analysis") as socket:
        frame = socket.until("analysis", lambda frame: bool(frame["steps"]))
    assert frame["steps"][0]["number"] == 0
    assert len(frame["steps"][0]["results"]) == record.setup.seats


async def test_an_imported_game_at_which_nobody_looks_is_not_analysed(services: Services) -> None:
    imported = await opened(services, a_record())
    analyses = services.storage.analyses
    assert await analyses.next(("five-towers",)) is None
    await analyses.request(imported.id, 1, time_source.now())
    first = await analyses.next(("five-towers",))
    assert first is not None
    assert first.table == imported.id
