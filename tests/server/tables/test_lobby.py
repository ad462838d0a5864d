"""Changes by the host before a game: terms, seats, people, the host, and closing the table for good."""

from collections.abc import Callable

import msgspec
import pytest

from rookery.server.tables import commands, lobby, log
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, opened, seated, started
from tests.server.visiting import Visitor

COMMITMENT = "0f" * 32


def test_terms_can_be_changed_one_by_one() -> None:
    offline = seated(hints=True)
    clock = log.Clock(base=60)
    offline.do(lobby.change_terms, ANN, clock=clock, listed=True)
    terms = offline.table.terms
    assert (terms.clock, terms.listed, terms.hints, terms.seats, terms.by) == (clock, True, True, 2, ANN)
    offline.do(lobby.change_terms, ANN, clock=None)
    assert offline.table.terms.clock is None
    assert offline.do(lobby.change_terms, ANN) == []


def test_the_speed_of_bots_changes_at_any_time_and_changes_nothing_else() -> None:
    for offline in (seated(), started()):
        before = offline.table.secret, offline.table.version
        offline.do(lobby.change_terms, ANN, bot_speed="slow")
        assert (offline.table.terms.bot_speed, offline.table.secret, offline.table.version) == ("slow", *before)
        assert offline.refuses(lobby.change_terms, BOB, bot_speed="at-once") == "table/not-host"
    assert started().refuses(lobby.change_terms, ANN, bot_speed="slow", hints=True) == "table/not-open"


def test_seats_can_be_added_and_free_ones_removed() -> None:
    offline = seated()
    offline.do(lobby.change_terms, ANN, seats=4)
    assert [holder.guest for holder in offline.table.holders] == [ANN, BOB, None, None]
    offline.do(lobby.change_terms, ANN, seats=2)
    offline.do(lobby.change_terms, ANN, seats=3)
    offline.do(lobby.reseat, ANN, (0, 2, 1))
    assert offline.refuses(lobby.change_terms, ANN, seats=2) == "seat/taken"


def test_invalid_terms_are_refused() -> None:
    for changes in ({"seats": 6}, {"opener": 2}, {"clock": log.Clock()}, {"options": {"a": "b"}}):
        assert seated().refuses(lobby.change_terms, ANN, **changes) == "setup/invalid"


def test_people_and_bots_change_seats() -> None:
    offline = seated(seats=3)
    offline.do(commands.seat_bot, ANN, 2, "uniform")
    offline.do(lobby.reseat, ANN, (2, 0, 1))
    assert [holder.guest or holder.bot for holder in offline.table.holders] == ["uniform", ANN, BOB]
    assert offline.do(lobby.reseat, ANN, (0, 1, 2)) == []


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_an_order_names_every_seat_once(order: tuple[int, ...]) -> None:
    assert seated(seats=3).refuses(lobby.reseat, ANN, order) == "seat/unknown"


def test_a_removed_guest_cannot_sit_at_the_table() -> None:
    offline = seated(seats=3)
    offline.do(commands.stand, ANN, 1, keep_out=True)
    assert offline.refuses(commands.sit, BOB, "Bob", 1) == "seat/kept-out"
    assert offline.refuses(commands.sit, BOB, "Bob", 2) == "seat/kept-out"
    offline.do(commands.sit, EVE, "Eve", 1)


def test_the_host_seats_a_watcher_and_readmits_a_removed_guest(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    guest = bob.gets("me")["guest"]
    table = ann.opens(seats=2)["table"]
    seat = f"tables/{table}/seats/1"
    bob.puts(seat, {})
    ann.deletes(f"{seat}?keep_out=true")
    assert ann.is_refused("PUT", seat, {"guest": guest}) == (409, "seat/gone")
    with ann.watches(table) as socket, bob.watches(table) as watching:
        assert watching.table()["watchers"] == [{"guest": guest, "name": "Bob"}]
        assert socket.until("presence", lambda frame: frame["watching"] == 1)["watchers"] == [{"guest": guest, "name": "Bob"}]
        assert eve.is_refused("PUT", seat, {"guest": guest}) == (403, "table/not-host")
        assert ann.is_refused("PUT", f"tables/{table}/seats/0", {"guest": guest}) == (409, "seat/taken")
        ann.puts(seat, {"guest": guest})
        frame = watching.until("table", lambda frame: frame["your_seats"] == [1])
        assert (frame["seats"][1]["name"], frame["watchers"]) == ("Bob", [])
        assert ann.is_refused("PUT", seat, {"guest": guest}) == (409, "seat/gone")
        bob.deletes(seat)
        bob.puts(seat, {})
        ann.posts(f"tables/{table}/start")
        with eve.watches(table) as third:
            assert third.table()["watchers"] == []


def test_a_guest_whose_seat_was_cleared_may_take_it_again() -> None:
    offline = seated()
    offline.do(commands.stand, ANN, 1)
    offline.do(commands.sit, BOB, "Bob", 1)
    assert offline.table.holders[1].guest == BOB


def test_nobody_can_remove_themselves() -> None:
    offline = seated()
    offline.do(commands.stand, BOB, 1, keep_out=True)
    offline.do(commands.sit, BOB, "Bob", 1)
    offline.do(commands.stand, ANN, 0, keep_out=True)
    offline.do(commands.sit, ANN, "Ann", 0)


def test_somebody_at_the_same_device_is_seated_and_renamed() -> None:
    offline = opened()
    offline.do(commands.sit, ANN, "Ann", 0)
    offline.do(commands.sit, ANN, "Grandma", 1)
    offline.do(commands.commit_entropy, ANN, 1, COMMITMENT)
    offline.do(commands.sit, ANN, "Granny", 1)
    assert [(holder.guest, holder.name) for holder in offline.table.holders] == [(ANN, "Ann"), (ANN, "Granny")]
    assert offline.table.holders[1].commitment == COMMITMENT, "a new name changes nothing else"


def test_the_host_hands_over_to_somebody_seated() -> None:
    offline = seated(seats=3)
    assert offline.refuses(lobby.hand_over, ANN, 2) == "seat/unknown"
    assert offline.refuses(lobby.hand_over, ANN, 9) == "seat/unknown"
    assert offline.do(lobby.hand_over, ANN, 0) == []
    offline.do(lobby.hand_over, ANN, 1)
    assert (offline.table.host, offline.table.summary().host) == (BOB, BOB)
    assert offline.refuses(commands.close, ANN) == "table/not-host"


def test_only_the_host_changes_anything_and_only_before_the_game() -> None:
    def changes(offline: OfflineTable, guest: str) -> set[str]:
        return {
            offline.refuses(lobby.change_terms, guest, listed=True),
            offline.refuses(lobby.reseat, guest, (1, 0)),
        }

    assert changes(seated(), BOB) == {"table/not-host"}
    assert changes(started(), ANN) == {"table/not-open"}
    assert seated().refuses(lobby.hand_over, BOB, 1) == "table/not-host"


def test_the_stored_log_gives_the_same_table() -> None:
    offline = seated(seats=3)
    offline.do(commands.stand, ANN, 1, keep_out=True)
    offline.do(commands.sit, EVE, "Eve", 2)
    offline.do(lobby.reseat, ANN, (2, 1, 0))
    offline.do(lobby.change_terms, ANN, listed=True)
    offline.do(lobby.hand_over, ANN, 0)
    assert offline.refolded() == offline.table


def test_a_host_changes_a_table_over_http(ann: Visitor, bob: Visitor) -> None:
    name = ann.opens(seats=3)["table"]
    bob.puts(f"tables/{name}/seats/1", {})
    assert ann.asks("PATCH", f"tables/{name}", {"clock": {"base": 60}, "seats": 2}).json()["time_control"]["base"] == 60
    assert [seat["name"] for seat in ann.puts(f"tables/{name}/seats/order", {"order": [1, 0]})["seats"]] == ["Bob", "Ann"]
    assert ann.asks("PATCH", f"tables/{name}", {"clock": None}).json()["time_control"] is None
    assert ann.is_refused("PATCH", f"tables/{name}", {"game": "carcassonne"}) == (400, "request/invalid")
    handed = ann.puts(f"tables/{name}/host", {"seat": 0})
    assert [seat["host"] for seat in handed["seats"]] == [True, False]
    assert ann.is_refused("PATCH", f"tables/{name}", {"listed": True}) == (403, "table/not-host")
    bob.asks("DELETE", f"tables/{name}/seats/1", params={"keep_out": "true"})
    assert ann.is_refused("PUT", f"tables/{name}/seats/1", {}) == (403, "seat/kept-out")


def test_proposals_over_http_and_on_a_socket(ann: Visitor, bob: Visitor) -> None:
    name = ann.plays_with(bob, opener=0)["table"]
    with bob.watches(name) as socket:
        ann.posts(f"tables/{name}/proposals", {"what": "stop"})
        socket.until("table", lambda frame: any(proposal["agreed"] == [0] for proposal in frame["proposals"]))
        assert socket.asks({"kind": "decline", "what": "stop", "request": "d"})["kind"] == "done"
        assert socket.asks({"kind": "propose", "what": "stand-in", "seat": 0})["code"] == "proposal/too-early"
        bob.deletes(f"tables/{name}/seats/1")
        socket.until("table", lambda frame: frame["seats"][1]["bot_plays"] == "asked")
        assert socket.asks({"kind": "back"})["kind"] == "done"
        socket.until("table", lambda frame: frame["seats"][1]["bot_plays"] is None)
        assert socket.asks({"kind": "propose", "what": "resign", "request": "r"})["kind"] == "done"
        assert socket.until("table", lambda frame: frame["status"] == "finished")["ending"] == {"how": "resigned", "seats": [1], "places": [1, 2]}
    story = ann.gets(f"tables/{name}/games/1/story")
    assert story["ending"]["how"] == "resigned"
    assert msgspec.json.encode(ann.gets("me/tables")["tables"][0]["details"]["ending"]) == b'"resigned"'


def test_giving_a_removed_guest_a_seat_readmits_them() -> None:
    offline = seated()
    offline.do(commands.stand, ANN, 1, keep_out=True)
    assert offline.table.kept_out == {BOB}
    offline.do(lobby.give_seat, ANN, 1, BOB, "Bob")
    assert offline.table.kept_out == frozenset()


def test_a_closed_table_is_unlisted_and_shown_as_closed(ann: Visitor, bob: Visitor, visitor: Visitors) -> None:
    name = ann.opens(listed=True)["table"]
    bob.puts(f"tables/{name}/seats/1", {})
    with bob.watches(name) as watcher:
        watcher.table()
        ann.deletes(f"tables/{name}")
        assert watcher.until("table", lambda frame: frame["status"] == "closed")["your_seats"] == [1]
    for lists in (ann.gets("me/tables")["tables"], bob.gets("me/tables")["tables"], visitor().gets("tables")["tables"]):
        assert name not in [summary["table"] for summary in lists]
    assert ann.sees(name)["status"] == "closed"


def test_nothing_changes_at_a_closed_table(ann: Visitor) -> None:
    name = ann.opens(sit=[0, 1])["table"]
    ann.deletes(f"tables/{name}")
    for method, path, body in (
        ("POST", "/start", None),
        ("PUT", "/seats/1", {}),
        ("DELETE", "/seats/0", None),
        ("POST", "/chat", {"phrase": "hello"}),
        ("DELETE", "", None),
    ):
        assert ann.is_refused(method, f"tables/{name}{path}", body) == (409, "table/closed")


def rematched() -> OfflineTable:
    offline = finished()
    offline.rematch()
    return offline


def about_to_begin_again() -> OfflineTable:
    """Return a rematch that waits for entropy: no game is running, but one was played."""
    offline = started()
    offline.do(commands.commit_entropy, ANN, 0, "00")
    offline.play_out()
    offline.rematch()
    assert (offline.table.status, offline.table.number) == ("open", 2)
    return offline


@pytest.mark.parametrize("make", [started, finished, rematched, about_to_begin_again])
def test_a_table_where_a_game_has_begun_cannot_be_closed(make: Callable[..., OfflineTable]) -> None:
    assert make().refuses(commands.close, ANN) == "table/not-open"


def test_a_closed_table_is_read_from_its_log_as_closed() -> None:
    offline = seated()
    assert offline.refuses(commands.close, BOB) == "table/not-host"
    offline.do(commands.close, ANN)
    assert (offline.table.status, offline.table.summary().status) == ("closed", "closed")


def test_an_operator_closes_any_table_and_its_running_game_is_aborted() -> None:
    assert [type(entry) for entry in seated().do(commands.close_by_operator)] == [log.Closed]
    offline = started()
    ended, closed = offline.do(commands.close_by_operator)
    assert isinstance(ended, log.Ended)
    assert (ended.how, type(closed), offline.table.status) == ("aborted", log.Closed, "closed")
