"""The lobby: open tables with pages and filters, friends, invitations, and hosts who moderate the chat."""

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest
from msgspec.structs import replace

from rookery.server import limits, wire
from rookery.server.edge.routes.lobby import invite
from rookery.server.live.connections import Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.refusals import Refused
from rookery.server.storage.guests import Guest
from rookery.server.storage.lists import Listing, TableSummary
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands, lobby, log
from rookery.server.tables.table import speed_of
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import ANN, BOB, opened, seated
from tests.server.stores import DETAILS, batch, summary
from tests.server.visiting import Visitor


def names(listed: dict[str, list[dict[str, str]]]) -> list[str]:
    return [found["table"] for found in listed["tables"]]


def finish_a_game(ann: Visitor, bob: Visitor) -> None:
    """Play a game in which both act, and which ends early."""
    name = ann.plays_with(bob, opener=0)["table"]
    acted: set[Visitor] = set()
    while len(acted) < 2:
        player = next(player for player in (ann, bob) if player.sees(name)["view"]["choices"])
        player.acts(player.sees(name))
        acted.add(player)
    bob.posts(f"tables/{name}/proposals", {"what": "resign"})


# --- the list


def test_pages_follow_each_other_over_http(start_server: Servers, visitor: Visitors) -> None:
    server = start_server(cold=True, page=3)
    hosts = [visitor(f"Host {number}", server.address) for number in range(7)]
    opened_tables = [host.opens(listed=True)["table"] for host in hosts]
    eve = visitor(address=server.address)
    found, page = [], eve.gets("tables")
    while True:
        assert len(page["tables"]) <= 3
        found += names(page)
        if page["next"] is None:
            break
        page = eve.gets("tables", params={"page": page["next"]})
    assert found == opened_tables[::-1]
    for wrong in ("x", "1", "-", "9" * 30 + "-x"):
        assert eve.is_refused("GET", "tables", params={"page": wrong}) == (400, "request/invalid")


def test_a_list_is_filtered_by_game_seats_speed_and_language(start_server: Servers, visitor: Visitors) -> None:
    server = start_server(cold=True)
    ann, eve = visitor("Ann", server.address), visitor(address=server.address)
    terms = {
        "towers": {"seats": 3, "clock": {"base": 300, "increment": 10}, "language": "en"},
        "days": {"seats": 2, "clock": {"days": 2}, "language": "uk"},
        "carcassonne": {"game": "carcassonne", "seats": 4, "clock": {"base": 900, "increment": 30}},
        "untimed": {"seats": 2, "language": "en"},
    }
    tables = {name: ann.opens(listed=True, **wanted)["table"] for name, wanted in terms.items()}  # type: ignore[arg-type]
    for asked, expected in (
        ({}, set(terms)),
        ({"game": "carcassonne"}, {"carcassonne"}),
        ({"seats": 2}, {"days", "untimed"}),
        ({"speed": "quick"}, {"towers"}),
        ({"speed": "calm"}, {"carcassonne"}),
        ({"speed": "days"}, {"days"}),
        ({"speed": "none"}, {"untimed"}),
        ({"language": "en"}, {"towers", "untimed"}),
        ({"language": "en", "seats": 2}, {"untimed"}),
        ({"language": "de"}, set()),
    ):
        assert set(names(eve.gets("tables", params=asked))) == {tables[name] for name in expected}, asked
    assert eve.is_refused("GET", "tables", params={"speed": "slow"}) == (400, "request/invalid")
    assert ann.is_refused("POST", "tables", {"game": "five-towers", "seats": 2, "language": "<b>"}) == (400, "request/invalid")
    eve.puts(f"tables/{tables['days']}/seats/1", {})
    assert tables["days"] not in names(eve.gets("tables")), "a table without a free seat is no open table"


@pytest.mark.parametrize(
    ("clock", "speed"),
    [
        (None, "none"),
        (log.Clock(days=3), "days"),
        (log.Clock(base=300, increment=10), "quick"),
        (log.Clock(base=1200), "quick"),
        (log.Clock(base=1201), "calm"),
        (log.Clock(base=900, increment=30), "calm"),
    ],
)
def test_the_speed_of_a_table_follows_from_its_clock(clock: log.Clock | None, speed: str) -> None:
    assert speed_of(clock) == speed


@pytest.mark.parametrize("seats", [0, -1, 11, 10**15, -(10**15)])
def test_no_table_has_that_number_of_seats(seats: int, visitor: Visitors) -> None:
    found = visitor().gets(f"tables?seats={seats}")
    assert (found["tables"], found["next"]) == ([], None)


def test_a_table_whose_host_has_gone_is_listed_no_longer(clock: list[int]) -> None:
    connections = Connections()
    presence = Presence(connections)
    left, there = (summary(name, host=ANN, updated=clock[0]) for name in ("l", "t"))
    by_days = summary("d", host=ANN, updated=clock[0], details=replace(DETAILS, speed="days"))
    connections.enter(Connection("t", ANN, ANN, set()))
    clock[0] += limits.LISTED_WITHOUT_HOST - 1
    assert presence.host_is_about(left)
    clock[0] += 1
    assert [presence.host_is_about(table) for table in (left, there, by_days)] == [False, True, True]
    presence.saw("l", ANN)
    assert presence.host_is_about(left), "those who come back are there again"


def test_nobody_fills_the_list_from_one_address(start_server: Servers, visitor: Visitors) -> None:
    server = start_server(cold=True, limits={"listed-per-address": 2})
    ann, bob = visitor("Ann", server.address), visitor("Bob", server.address)
    first = ann.opens(listed=True)["table"]
    second = bob.opens(listed=True)["table"]
    assert bob.is_refused("POST", "tables", {"game": "five-towers", "seats": 2, "listed": True}) == (429, "table/too-many-listed")
    assert ann.asks("PATCH", f"tables/{first}", {"listed": True}).status_code == 200, "it is counted already"
    hidden = bob.opens()["table"]
    assert bob.is_refused("PATCH", f"tables/{hidden}", {"listed": True}) == (429, "table/too-many-listed")
    bob.deletes(f"tables/{second}")
    assert bob.asks("PATCH", f"tables/{hidden}", {"listed": True}).status_code == 200


# --- friends


def test_friends_are_people_with_whom_one_finished_a_game(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    eve.plays_with(ann)
    assert ann.gets("me/friends") == []
    finish_a_game(ann, bob)
    finish_a_game(ann, bob)
    [friend] = ann.gets("me/friends")
    assert (friend["guest"], friend["name"], friend["games"]) == (bob.gets("me")["guest"], "Bob", 2)
    assert [found["name"] for found in bob.gets("me/friends")] == ["Ann"]
    assert eve.gets("me/friends") == []


def test_a_friend_is_invited_and_finds_it_on_the_first_page(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    finish_a_game(ann, bob)
    guests = {person: person.gets("me")["guest"] for person in (ann, bob, eve)}
    name = ann.opens()["table"]
    path = f"tables/{name}/invitations"
    assert ann.is_refused("POST", path, {"guest": guests[eve]}) == (403, "guest/not-friend")
    assert bob.is_refused("POST", path, {"guest": guests[ann]}) == (403, "seat/not-yours")
    for _ in range(2):
        ann.posts(path, {"guest": guests[bob]})
    [invitation] = bob.gets("me/invitations")
    assert (invitation["table"]["table"], invitation["by"]) == (name, "Ann")
    bob.puts(f"tables/{name}/seats/1", {})
    assert bob.gets("me/invitations") == [], "who has come is not asked any more"
    other = ann.opens()["table"]
    ann.posts(f"tables/{other}/invitations", {"guest": guests[bob]})
    bob.deletes(f"me/invitations/{other}")
    assert bob.gets("me/invitations") == []
    ann.posts(f"tables/{name}/start")
    assert ann.is_refused("POST", path, {"guest": guests[bob]}) == (409, "table/not-open")


def test_invitations_from_muted_guests_are_silently_dropped(ann: Visitor, bob: Visitor) -> None:
    finish_a_game(ann, bob)
    bob.puts("me/mutes", {"guest": ann.gets("me")["guest"]})
    ann.posts(f"tables/{ann.opens()['table']}/invitations", {"guest": bob.gets("me")["guest"]})
    assert bob.gets("me/invitations") == []


# --- chat


@pytest.mark.usefixtures("clock")
def test_the_number_of_invitations_to_a_table_is_limited() -> None:
    lists = Mock(friends=AsyncMock(return_value=[Mock(guest=BOB)]), invite=AsyncMock(side_effect=[True, False]))
    services = Mock(
        storage=Mock(lists=lists, guests=Mock(muted=AsyncMock(return_value=set()))), tables=Mock(table=AsyncMock(return_value=opened().table))
    )

    async def asks() -> None:
        await invite.fn("t", wire.requests.Invite(BOB), Guest(id=ANN, name="Ann", created=0), services)

    asyncio.run(asks())
    lists.invite.assert_awaited_once_with(BOB, "t", ANN, 1_000_000, limits.INVITATIONS)
    with pytest.raises(Refused, match="Too many people"):
        asyncio.run(asks())


def test_the_host_removes_a_guest_from_the_chat_and_readmits_them() -> None:
    offline = seated()
    offline.do(commands.say, BOB, "Bob", phrase=None, text="rude")
    offline.do(commands.say, ANN, "Ann", phrase=None, text="Please stop.")
    assert offline.refuses(lobby.silence, BOB, ANN, silenced=True) == "table/not-host"
    assert offline.refuses(lobby.silence, ANN, ANN, silenced=True) == "guest/unknown"
    offline.do(lobby.silence, ANN, BOB, silenced=True)
    assert offline.do(lobby.silence, ANN, BOB, silenced=True) == []
    assert offline.refuses(commands.say, BOB, "Bob", phrase="hello", text=None) == "chat/silenced"
    assert [said.text for _, said in offline.table.chat] == ["Please stop."]
    assert offline.refolded() == offline.table
    offline.do(lobby.silence, ANN, BOB, silenced=False)
    offline.do(commands.say, BOB, "Bob", phrase="hello", text=None)


def test_the_number_of_silenced_guests_is_limited() -> None:
    offline = seated()
    for number in range(limits.SILENCED):
        offline.do(lobby.silence, ANN, f"guest-{number}", silenced=True)
    assert offline.refuses(lobby.silence, ANN, "one-more", silenced=True) == "rate/limited"
    assert offline.do(lobby.silence, ANN, "guest-0", silenced=True) == []
    offline.do(lobby.silence, ANN, "guest-0", silenced=False)
    offline.do(lobby.silence, ANN, "one-more", silenced=True)


def test_a_spectator_is_silenced_over_http(ann: Visitor, eve: Visitor) -> None:
    name, guest = ann.opens()["table"], eve.gets("me")["guest"]
    eve.posts(f"tables/{name}/chat", {"text": "rude"})
    with ann.watches(name) as socket:
        ann.puts(f"tables/{name}/silences", {"guest": guest})
        assert socket.until("table", lambda frame: frame["silenced"] == [guest])
    assert eve.is_refused("POST", f"tables/{name}/chat", {"text": "ruder"}) == (403, "chat/silenced")
    assert ann.gets(f"tables/{name}/chat") == []
    ann.puts(f"tables/{name}/silences", {"guest": guest, "silenced": False})
    eve.posts(f"tables/{name}/chat", {"text": "Sorry."})


class AllButOne(Presence):
    """A presence in which every host except `gone` is present."""

    def host_is_about(self, summary: TableSummary) -> bool:
        return summary.host != "gone"


async def pages(store: SqliteStore) -> list[str]:
    """Return the names of the tables on each page of the list."""
    presence = AllButOne(Connections())
    found, place = await presence.joinable(store.lists, Listing())
    shown = [found]
    while place is not None:
        found, place = await presence.joinable(store.lists, Listing(before=place))
        shown.append(found)
    return ["".join(summary.table for summary in page) for page in shown]


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ("", [""]),
        ("987", ["987"]),
        ("9876", ["987", "6"]),
        ("987654", ["987", "654"]),
        ("9-765", ["976", "5"]),
        ("987-", ["987", ""]),
        ("---6", ["6"]),
        ("9--6-43", ["964", "3"]),
    ],
)
async def test_a_page_is_full_while_there_are_tables_with_present_hosts(
    tables: str, expected: list[str], monkeypatch: pytest.MonkeyPatch, store: SqliteStore
) -> None:
    monkeypatch.setattr(limits, "LISTED", 3)
    for place, name in enumerate(tables):
        table, host = (f"{9 - place}", "gone") if name == "-" else (name, "ann")
        moment = 100 - place // 2  # tables updated at the same time are sorted by name in descending order
        await store.logs.append(table, 0, batch(b"{}", table=table, host=host, listed=True, updated=moment))
    assert await pages(store) == expected
