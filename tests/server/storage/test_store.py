"""The contract of stores: logs and deadlines, lists, results and analyses, deals and puzzles, people, settings and the operator."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rookery.server.storage import ConflictError, Storage, StorageError, TooManyOpenError
from rookery.server.storage.analyses import Analysis
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal
from rookery.server.storage.guests import Device, Guest, Subscription
from rookery.server.storage.lists import Friend, Listing
from rookery.server.storage.logs import OpenLimit
from rookery.server.storage.notices import Notice
from rookery.server.storage.puzzles import PuzzleStanding
from rookery.server.storage.results import Leak, SeatInsight
from rookery.server.storage.settings import Ban
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import NewStore, a_result, batch, both_backends, change_entry, deal, played, summary, with_new_store

backend = both_backends()


def test_entries_are_read_in_order_from_any_number(new_store: NewStore) -> None:
    async def write(store: Storage) -> None:
        await store.logs.append("t", 0, batch(b"one", b"two"))
        await store.logs.append("t", 2, batch(b"three"))

    async def read(store: Storage) -> None:
        assert await store.logs.read("t") == [b"one", b"two", b"three"]
        assert await store.logs.read("t", 2) == [b"three"]
        assert await store.logs.read("t", 99) == []
        assert await store.logs.read("unknown") == []

    with_new_store(new_store, write)
    with_new_store(new_store, read)


@pytest.mark.parametrize("after", [0, 1, 3, 99, -1])
async def test_an_append_based_on_an_outdated_log_conflicts_and_writes_nothing(after: int, store: Storage) -> None:
    await store.logs.append("t", 0, batch(b"one", b"two"))
    with pytest.raises(ConflictError):
        await store.logs.append("t", after, batch(b"other", status="running"))
    assert await store.logs.read("t") == [b"one", b"two"]
    assert [summary.status for summary in await store.lists.recent(5)] == ["open"]


async def test_a_log_has_no_gaps(store: Storage) -> None:
    await store.logs.append("t", 0, batch(b"one"))
    for table, after in (("t", 2), ("u", 1)):
        with pytest.raises(ConflictError):
            await store.logs.append(table, after, batch(b"more", table=table))
    assert len(await store.logs.read("t")) == 1
    assert not await store.logs.read("u")


async def test_one_of_many_simultaneous_appends_wins(store: Storage) -> None:
    tries = [store.logs.append("t", 0, batch(f"entry {number}".encode())) for number in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, ConflictError) for outcome in outcomes) == 19
    assert len(await store.logs.read("t")) == 1


async def test_an_append_that_conflicts_among_others_fails_alone(store: Storage) -> None:
    tries = [store.logs.append(table, after, batch(b"one", table=table)) for table, after in (("a", 0), ("b", 7), ("c", 0))]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), ConflictError, type(None)]
    assert [len(await store.logs.read(table)) for table in "abc"] == [1, 0, 1]


async def test_two_stores_on_the_same_data_see_each_other(new_store: NewStore, store: Storage) -> None:
    second = new_store()
    await second.open()
    await store.logs.append("t", 0, batch(b"one"))
    with pytest.raises(ConflictError):
        await second.logs.append("t", 0, batch(b"other"))
    await second.logs.append("t", 1, batch(b"two"))
    assert await store.logs.read("t") == [b"one", b"two"]
    await second.close()


def test_closing_finishes_pending_writes(new_store: NewStore) -> None:
    async def write(store: Storage) -> None:
        asked = [asyncio.ensure_future(store.logs.append(f"t{number}", 0, batch(b"one", table=f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 50
        with pytest.raises(StorageError, match="closed"):
            await store.logs.append("late", 0, batch(b"one", table="late"))

    async def read(store: Storage) -> None:
        assert len(await store.lists.recent(100)) == 50

    with_new_store(new_store, write)
    with_new_store(new_store, read)


async def test_a_cancelled_waiter_does_not_affect_the_others(store: Storage) -> None:
    impatient = asyncio.ensure_future(store.logs.append("t", 0, batch(b"one")))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.logs.append("u", 0, batch(b"one", table="u"))
    assert len(await store.logs.read("t")) == 1
    with pytest.raises(ConflictError):
        await store.logs.append("t", 0, batch(b"other"))


async def test_a_snapshot_counts_only_beside_the_entry_that_it_follows(store: Storage) -> None:
    await store.logs.append("t", 0, replace(batch(b"one", b"two"), snapshot=(2, b"after two")))
    assert await store.logs.snapshot("t") == b"after two"
    assert await store.logs.snapshot("u") is None
    await change_entry(store, 2, b"other")
    assert await store.logs.snapshot("t") is None
    await store.logs.append("t", 2, replace(batch(b"three"), snapshot=(3, b"after three")))
    assert await store.logs.snapshot("t") == b"after three"


# --- deadlines


async def test_each_append_sets_the_deadline_of_its_table(store: Storage) -> None:
    for name, due in {"clock": 5_000, "bot": 0, "nothing": None}.items():
        await store.logs.append(name, 0, replace(batch(b"1", table=name), due=due))
    assert await store.logs.due() == [("bot", 0), ("clock", 5_000)]
    await store.logs.append("clock", 1, replace(batch(b"2", table="clock"), due=20_000))
    assert await store.logs.due_of(["clock", "bot", "nothing", "nowhere"]) == {"clock": 20_000, "bot": 0, "nothing": None}
    await store.logs.set_due("clock", None)
    assert await store.logs.due() == [("bot", 0)]
    assert await store.logs.due_of([]) == {}


async def test_the_downtime_postpones_all_deadlines(sqlite_store: SqliteStore) -> None:
    logs, heartbeats = sqlite_store.logs, sqlite_store.heartbeats
    for name, due in {"clock": 5_000, "bot": 0, "nothing": None}.items():
        await logs.append(name, 0, replace(batch(b"1", table=name, updated=1_000), due=due))
    await heartbeats.record_heartbeat(2_000)
    await heartbeats.resume(12_000)
    assert await logs.due() == [("bot", 0), ("clock", 15_000)]
    await heartbeats.resume(12_000)
    assert await logs.due_of(["clock", "bot", "nothing"]) == {"clock": 15_000, "bot": 0, "nothing": None}
    await logs.append("clock", 1, replace(batch(b"2", table="clock", updated=14_000), due=20_000))
    await heartbeats.resume(15_000)  # the append was a heartbeat
    assert await logs.due_of(["clock"]) == {"clock": 21_000}
    await heartbeats.record_heartbeat(90_000)
    await heartbeats.record_heartbeat(85_000)
    assert await heartbeats.resume(80_000) == (90_000, 0)
    assert await logs.due_of(["clock"]) == {"clock": 21_000}, "a clock that was set back takes no time from anybody"
    assert await heartbeats.resume(100_000) == (100_000, 10_000)


async def test_deadlines_stay_where_they_are_without_a_heartbeat(sqlite_store: SqliteStore) -> None:
    await sqlite_store.logs.append("t", 0, batch(b"one"))
    await sqlite_store.logs.set_due("t", 5_000)
    await sqlite_store.heartbeats.resume(12_000)
    assert await sqlite_store.logs.due_of(["t"]) == {"t": 5_000}


async def test_the_entries_of_several_tables_are_read_together(store: Storage) -> None:
    await store.logs.append("a", 0, batch(b"1", b"2", table="a"))
    await store.logs.append("b", 0, batch(b'{"kind":"committed","secret":"5ec2e7"}', b"2", table="b"))
    found = await store.logs.read_many({"a": 1, "b": 0, "nowhere": 0})
    assert {table: entries for table, entries in found.items() if entries} == {"a": [b"2"], "b": [b'{"kind":"committed","secret":"5ec2e7"}', b"2"]}
    assert not any((await store.logs.read_many({"a": 2})).values())
    assert await store.logs.read_many({}) == {}


async def test_an_append_leaves_at_most_one_notice_per_table(store: Storage) -> None:
    first, second = (Notice(guest=guest, table="t", seq=seq, number=1, seat=seq) for seq, guest in enumerate(("ann", "bob"), start=1))
    await store.logs.append("t", 0, replace(batch(b"1"), notice=first))
    assert await store.notices.waiting(None, 9) == [first]
    await store.logs.append("t", 1, replace(batch(b"2"), notice=second))
    assert await store.notices.waiting(None, 9) == [second]
    assert not await store.notices.remove(first)
    with pytest.raises(ConflictError):
        await store.logs.append("t", 1, replace(batch(b"2"), notice=first))
    await store.logs.append("u", 0, replace(batch(b"1", table="u"), notice=replace(first, table="u")))
    assert len(await store.notices.waiting(None, 1)) == 1
    assert await store.notices.remove(second)
    assert [notice.table for notice in await store.notices.waiting(None, 9)] == ["u"]


async def test_lists_of_tables(store: Storage) -> None:
    await store.logs.append("a", 0, batch(b"1", table="a", listed=True, updated=1))
    await store.logs.append("b", 0, batch(b"1", table="b", listed=True, updated=2, host="bob", guests=("bob", "ann")))
    await store.logs.append("c", 0, batch(b"1", table="c", listed=True, status="running", updated=3, host="bob"))
    await store.logs.append("d", 0, batch(b"1", table="d", updated=4))
    await store.logs.append("e", 0, batch(b"1", table="e", status="finished", updated=5))
    await store.logs.append("f", 0, batch(b"1", table="f", status="closed", updated=6))
    assert [found.table for found in await store.lists.listed(Listing(), 10)] == ["b", "a"]
    assert [found.table for found in await store.lists.listed(Listing(), 1)] == ["b"]
    assert [found.table for found in await store.lists.listed(Listing(since=2), 10)] == ["b"]
    assert [found.summary.table for found in await store.lists.of_guest("ann", 10)] == ["e", "d", "b", "a"]
    assert [found.table for found in await store.lists.recent(3)] == ["e", "d", "c"]
    await store.guests.add(Guest(id="bob", name="", created=0), Device(hash="h", name="", address="::1", created=0, seen=0))
    assert [await store.lists.count_listed(address, since) for address, since in (("::1", 2), ("::1", 3), ("::2", 0))] == [1, 0, 0]
    await store.logs.append("a", 1, batch(b"2", table="a", status="running", updated=6))
    assert [found.table for found in await store.lists.listed(Listing(), 10)] == ["b"]


async def test_a_host_has_a_limited_number_of_open_tables_whatever_happens_at_once(store: Storage) -> None:
    async def opens(table: str, host: str, since: int = 0, most: int = 2) -> bool:
        limited = replace(batch(b"1", table=table, updated=9, host=host), open_limit=OpenLimit(since=since, most=most))
        try:
            await store.logs.append(table, 0, limited)
        except TooManyOpenError:
            assert await store.logs.read(table) == []
            return False
        return True

    await store.logs.append("old", 0, batch(b"1", table="old", updated=1))
    await store.logs.append("watched", 0, batch(b"1", table="watched", status="running", host="bob"))
    await store.logs.append("over", 0, batch(b"1", table="over", status="finished"))
    assert not await opens("first", "ann", most=1)
    assert all(await asyncio.gather(*(opens(f"of {number}", f"guest {number}") for number in range(10)))), "each has one"
    opened = await asyncio.gather(*(opens(f"ann-{number}", "ann", since=2) for number in range(10)))
    assert opened.count(True) == 2, "nothing has happened at the old table for long"
    assert await opens("bob-1", "bob", most=1), "the host does not play in the running game"
    await store.logs.append("watched", 1, batch(b"2", table="watched", status="running", host="bob", guests=("bob",)))
    assert not await opens("bob-2", "bob")
    with pytest.raises(ConflictError):
        await opens("bob-1", "bob", most=1)


async def test_friends_and_invitations(store: Storage) -> None:
    for number, name in enumerate(("ann", "bob", "eve")):
        await store.guests.add(Guest(id=name, name=name.title(), created=number), Device(hash=name, name="", address="", created=1, seen=1))
    for table, other, at in (("t1", "bob", 10), ("t2", "eve", 20), ("t3", "bob", 15)):
        await played(store, table, a_result(table, 0, "ann", at=at), a_result(table, 1, other, at=at))
    eve, bob = Friend(guest="eve", name="Eve", games=1, last=20), Friend(guest="bob", name="Bob", games=2, last=15)
    assert await store.lists.friends("ann", 5) == [eve, bob]
    assert await store.lists.friends("ann", 1) == [eve]
    for table, by, at in (("a", "ann", 1), ("b", "eve", 2)):
        await store.logs.append(table, 0, batch(b"x", table=table))
        assert await store.lists.invite("bob", table, by, at, 20)
    found = await store.lists.invitations("bob", 5)
    assert [(one.summary, one.by, one.at) for one in found] == [(summary("b"), "Eve", 2), (summary("a"), "Ann", 1)]
    await store.lists.uninvite("bob", "b")
    assert [one.by for one in await store.lists.invitations("bob", 5)] == ["Ann"]


async def test_tables_of_a_guest_by_page_and_state_with_their_deadlines(store: Storage) -> None:
    for at, name in enumerate("abcd", start=1):
        await store.logs.append(name, 0, replace(batch(b"1", table=name, status="running", updated=at // 2), due=5_000 * at))
    await store.logs.append("e", 0, batch(b"1", table="e", status="finished", updated=9))
    await store.logs.append("f", 0, batch(b"1", table="f", host="bob", guests=("ann", "bob")))
    await store.logs.append("f", 1, batch(b"2", table="f", host="bob", guests=("bob",)))  # she left her seat before the game

    async def found(**which: Any) -> list[tuple[str, int | None]]:
        return [(one.summary.table, one.due) for one in await store.lists.of_guest("ann", 10, **which)]

    assert await found(finished=True) == [("e", None)]
    assert await found(finished=False) == [("d", 20_000), ("c", 15_000), ("b", 10_000), ("a", 5_000)]
    assert await found(before=(1, "c")) == [("b", 10_000), ("a", 5_000)]
    assert [one.summary.table for one in await store.lists.of_guest("bob", 10)] == ["f"]
    await store.logs.set_due("a", 7_000)
    assert await found(before=(1, "b")) == [("a", 7_000)]


async def test_a_table_invites_a_limited_number_of_guests(store: Storage) -> None:
    assert [await store.lists.invite(f"g{number}", "t", "ann", 1, 3) for number in range(4)] == [True, True, True, False]
    assert await store.lists.invite("g0", "t", "ann", 2, 3)


async def test_finished_games_of_everybody_come_in_pages(store: Storage) -> None:
    await played(store, "u", a_result("u", 0, "ann", at=1), a_result("u", 1, "bob", at=1))
    await played(store, "t", a_result("t", 0, "bob", at=2), a_result("t", 1, None, at=2))
    await played(store, "t", a_result("t", 0, "eve", at=3, number=2), a_result("t", 1, None, at=3, number=2), after=1)
    assert await store.results.finished(("", 0), 2) == [("t", 1), ("t", 2)]
    assert await store.results.finished(("t", 2), 2) == [("u", 1)]
    assert await store.results.finished(("u", 1), 2) == []


async def test_a_guests_results_are_those_of_their_own_games(store: Storage) -> None:
    await played(store, "t", a_result("t", 0, "ann", at=1), a_result("t", 1, "bob", at=1))
    await played(store, "t", a_result("t", 0, "bob", at=2, number=2), a_result("t", 1, None, at=2, number=2), after=1)
    assert sorted((found.number, found.seat) for found in await store.results.of_guest("ann", 10)) == [(1, 0), (1, 1)]
    assert len(await store.results.of_guest("bob", 10)) == 4
    assert await store.results.of_guest("eve", 10) == []


async def test_games_come_in_pages_and_are_rated_once(store: Storage) -> None:
    for table, at in (("a", 10), ("b", 20), ("c", 20), ("d", 30)):
        await played(store, table, a_result(table, 0, "ann", at=at), replace(a_result(table, 1, "bob", at=at), place=2))
    assert [game.seats[0].table for game in await store.results.games_of("ann", None, 99, 2)] == ["d", "b", "c"]
    assert await store.results.games_of("ann", "carcassonne", 99, 2) == []
    leaks = (Leak("top", 2.5, 40),)
    await store.results.keep_insight("a", 1, [SeatInsight(1.5, -2.0, leaks), SeatInsight(0.0, 0.5, ())])
    [earliest] = await store.results.games_of("ann", "five-towers", 20, 2)
    assert earliest.insight == ((1.5, -2.0), (0.0, 0.5))
    assert [(one.result.table, one.leaks) for one in await store.results.analysed("ann", 9)] == [("a", leaks)]
    await store.analyses.keep(Analysis(table="b", number=1, game="five-towers", state="done"))
    assert [(one.result.table, one.leaks) for one in await store.results.analysed("bob", 9)] == [("b", None), ("a", ())]
    assert [one.result.table for one in await store.results.analysed("bob", 1)] == ["b"]
    await asyncio.gather(store.results.rate_games(), store.results.rate_games())
    assert [(one.table, one.games) for one in await store.results.ratings("ann", 3)] == [("b", 2), ("c", 3), ("d", 4)]


async def test_a_requested_analysis_comes_before_that_of_the_latest_game(store: Storage) -> None:
    for number in (1, 2, 3):
        await played(store, "t", a_result("t", 0, "ann", at=number, number=number), after=number - 1)
    latest = Analysis(table="t", number=3, game="five-towers")
    assert await store.analyses.next(["five-towers"]) == await store.analyses.find("t", 3) == latest
    assert (await store.analyses.next(["carcassonne"]), await store.analyses.find("t", 4)) == (None, None)
    await store.analyses.request("t", 1, 77)
    requested = replace(latest, number=1, state="growing", spent=0.5)
    await store.analyses.keep(requested)
    assert await store.analyses.next(["five-towers"]) == requested
    await store.analyses.keep(replace(requested, state="done"))
    assert await store.analyses.next(["five-towers"]) == latest


async def test_an_analysis_grows_by_parts_and_each_step_is_stored_once(store: Storage) -> None:
    await played(store, "t", a_result("t", 0, "ann", at=1, number=1))
    new = await store.analyses.find("t", 1)
    assert new is not None
    assert (new.known, await store.analyses.parts("t", 1)) == (-1, [])
    first, second = replace(new, state="growing", known=2), replace(new, state="done", known=3, spent=1.0)
    await store.analyses.keep(first, b"[0,1,2]", new.known)
    await store.analyses.keep(second, b"[3]", first.known)
    await store.analyses.keep(replace(second, state="failed"), b"[another 3]", first.known)
    assert await store.analyses.find("t", 1) == second, "of two processes that analyse the same step, the first counts"
    assert [await store.analyses.parts("t", 1, after) for after in (-1, 1, 2, 3)] == [[b"[0,1,2]", b"[3]"], [b"[0,1,2]", b"[3]"], [b"[3]"], []]
    await store.analyses.keep(replace(second, state="failed"))
    assert await store.analyses.find("t", 1) == replace(second, state="failed")
    assert len(await store.analyses.parts("t", 1)) == 2


async def test_everybody_has_one_attempt_at_a_deal_which_ends_with_its_game(store: Storage) -> None:
    noon = 20_000 * 24 * 60 * 60_000
    daily = Deal(id="d", game="g", seats=2, options={}, expansions=(), opener=0, seat=0, bots=(None, "b"), secret="s", made=0, day="2024-10-04")
    ann, bob = [Attempt(deal="d", guest=guest, table=f"t-{guest}", number=1, began=1) for guest in ("ann", "bob")]
    in_time, late = [AttemptEnd(at=at, how="played", score=9, margin=1) for at in (noon, noon + 24 * 60 * 60_000)]
    assert await store.deals.find("d") is None
    assert await store.deals.keep(daily) == await store.deals.keep(replace(daily, secret="another")) == await store.deals.find("d") == daily
    assert await store.deals.begin_attempt(ann) == await store.deals.begin_attempt(replace(ann, table="another")) == ann
    await store.deals.begin_attempt(bob)
    follows = replace(daily, id="e", table="original", number=1)
    await store.deals.keep(follows)
    await store.deals.begin_attempt(replace(ann, deal="e", table="t-follows"))
    asked = (("t-bob", "d"), ("original", None), ("elsewhere", "f"), ("elsewhere", None))
    assert [await store.deals.owes_deal_of("ann", table, of) for table, of in asked] == [True, True, False, False]
    for attempt, end in ((bob, late), (ann, in_time)):
        await store.logs.append(attempt.table, 0, replace(batch(b"x", table=attempt.table), attempt=end))
    assert await store.deals.attempt("d", "ann") == replace(ann, counted=True, end=in_time)
    assert [(one.guest, one.counted) for one in await store.deals.attempts("d")] == [("ann", True), ("bob", False)]
    assert [await store.deals.counted(guest) for guest in ("ann", "bob")] == [["d"], []]
    assert await store.deals.count_attempts(["d", "e"]) == {"d": 1}
    assert not await store.deals.owes_deal_of("ann", "t-bob", "d")


async def test_a_first_try_moves_both_ratings_as_a_game_between_the_two_would(store: Storage) -> None:
    puzzles = store.puzzles
    assert await puzzles.note_try("ann", "g", "p1", 1, solved=True) is True
    assert await puzzles.note_try("ann", "g", "p1", 2, solved=False) is False
    assert await puzzles.rating("ann", "g") == 1500 + 32 / 2
    assert await puzzles.standing("g", "p1") == PuzzleStanding(1, 1, 1500 - 16 / 2)
    expected = 1 / (1 + 10 ** ((1500 - 1516) / 400))
    assert await puzzles.note_try("ann", "g", "p2", 3, solved=False)
    assert await puzzles.rating("ann", "g") == pytest.approx(1516 - 32 * expected, abs=1e-9)
    second = await puzzles.standing("g", "p2")
    assert (second.tries, second.solved, second.rating) == pytest.approx((1, 0, 1500 + 16 * expected), abs=1e-9)
    assert await puzzles.tries("ann", "g") == {"p1": True, "p2": False}
    assert await puzzles.recent_ratings("ann", "g", 5) == [1516, await puzzles.rating("ann", "g")]
    assert await puzzles.recent_ratings("ann", "g", 1) == [await puzzles.rating("ann", "g")]
    assert (await puzzles.rating("bob", "g"), await puzzles.standing("g", "p3")) == (1500, PuzzleStanding(0, 0, 1500))


ANN = Guest(id="ann", name="Ann", created=5)
PHONE = Device(hash="h1", name="Phone", address="::1", created=6, seen=7)


def test_a_guest_and_their_devices(new_store: NewStore) -> None:
    tablet = Device(hash="h2", name="Tablet", address="::2", created=8, seen=9)

    async def write(store: Storage) -> None:
        await store.guests.add(ANN, PHONE)
        await store.guests.add_code("c", "h1", 100)
        assert await store.guests.use_code("c", tablet, 100)
        await store.guests.note_devices([("h1", 10, "::3"), ("h9", 10, "::3")])
        await store.guests.rename("ann", "Anna")

    async def read(store: Storage) -> None:
        assert await store.guests.by_cookie("h1") == await store.guests.by_cookie("h2") == Guest(id="ann", name="Anna", created=5)
        assert await store.guests.names(["ann", "nobody"]) == {"ann": "Anna"}
        assert await store.guests.devices("ann") == [Device(hash="h1", name="Phone", address="::3", created=6, seen=10), tablet]
        await store.guests.remove_device("h1")
        assert await store.guests.devices("ann") == [tablet]
        assert await store.guests.by_cookie("h1") is None

    with_new_store(new_store, write)
    with_new_store(new_store, read)


async def test_codes_and_recovery(store: Storage) -> None:
    await store.guests.add(ANN, PHONE)
    others = (msgspec.structs.replace(PHONE, hash=f"other {number}") for number in range(9))
    await store.guests.add_code("c", "h1", 100)
    assert (await store.guests.guest_by_code("c", 100), await store.guests.guest_by_code("c", 101)) == (ANN, None)
    assert [await store.guests.use_code("c", next(others), 100) for _ in range(2)] == [True, False]
    await store.guests.add_code("late", "h1", 100)
    assert not await store.guests.use_code("late", next(others), 101)
    assert await store.guests.guest_by_code("late", 100) is None, "what has expired is removed"
    assert await store.guests.recovery("ann") is None
    await store.guests.set_recovery("r1", "h1", 200)
    await store.guests.set_recovery("r2", "h1", 201)
    assert await store.guests.recovery("ann") == 201
    assert [await store.guests.guest_by_recovery(code) for code in ("r1", "r2")] == [None, ANN]
    assert [await store.guests.use_code(code, next(others), 202) for code in ("r1", "r2", "r2")] == [False, True, True]
    assert len(await store.guests.devices("ann")) == 4


async def test_a_revoked_cookie_makes_no_codes(store: Storage) -> None:
    """A request that is admitted before its device is signed out may reach the store afterwards."""
    await store.guests.add(ANN, PHONE)
    await store.guests.remove_device("h1")
    await store.guests.add_code("c", "h1", 100)
    await store.guests.set_recovery("r", "h1", 100)
    assert (await store.guests.guest_by_code("c", 100), await store.guests.recovery("ann")) == (None, None)


async def test_muting(store: Storage) -> None:
    for other in ("bob", "eve", "bob"):
        await store.guests.mute("ann", other, muted=True)
    assert (await store.guests.muted("ann"), await store.guests.muted("bob")) == ({"bob", "eve"}, set())
    await store.guests.mute("ann", "bob", muted=False)
    assert await store.guests.muted("ann") == {"eve"}


async def test_push_subscriptions(store: Storage) -> None:
    def browser(name: str) -> Subscription:
        return Subscription(endpoint=name, p256dh=f"{name}-p", auth=f"{name}-a", language="de", site="https://rookery.example")

    await store.guests.add(ANN, PHONE)
    for name in ("1", "2", "1", "3"):
        await store.guests.subscribe("ann", "h1", browser(name), 2)
    assert await store.guests.subscriptions("ann") == [browser("1"), browser("3")]
    await store.guests.unsubscribe("bob", "1")
    await store.guests.unsubscribe("ann", "3")
    assert await store.guests.subscriptions("ann") == [browser("1")]
    await store.guests.remove_device("h1")
    assert await store.guests.subscriptions("ann") == [], "it went with its device"


def test_the_operators_changes_are_stored_and_numbered(new_store: NewStore) -> None:
    guest, address = Ban(kind="guest", value="eve", reason="spam", at=2), Ban(kind="address", value="::9", reason="", at=1)
    seen: list[int] = []

    async def write(store: Storage) -> None:
        for step in (store.settings.ban(guest), store.settings.ban(address), store.settings.announce("Hello"), store.settings.table_changed("t")):
            await step
            seen.append(len(await store.settings.changes(0)))
        assert seen == [1, 2, 3, 4], "each leaves a sign of its own"

    async def read(store: Storage) -> None:
        assert await store.settings.bans() == [address, guest]
        assert await store.settings.setting("announcement", "") == "Hello"
        changes = await store.settings.changes(0)
        assert [table for _, table in changes] == [None, None, None, "t"]
        assert await store.settings.changes(changes[2][0]) == changes[3:]
        assert (await store.settings.unban("eve"), await store.settings.unban("eve")) == (True, False)
        assert await store.settings.bans() == [address]
        assert len(await store.settings.changes(0)) > len(changes)

    with_new_store(new_store, write)
    with_new_store(new_store, read)


async def test_people_are_found_by_parts_of_their_names(store: Storage) -> None:
    await store.guests.add(ANN, PHONE)
    await store.guests.add(Guest(id="hannes", name="Hannes", created=6), Device(hash="h3", name="", address="", created=8, seen=9))
    assert await store.guests.called("ann", 5) == [("hannes", "Hannes", ""), ("ann", "Ann", "::1")]
    assert await store.guests.called("ann", 1) == [("hannes", "Hannes", "")]


def test_a_setting_keeps_its_first_value(new_store: NewStore) -> None:
    async def use(store: Storage) -> None:
        assert [await store.settings.setting("invitation", text) for text in ("first", "second")] == ["first", "first"]

    with_new_store(new_store, use)
    assert with_new_store(new_store, lambda store: store.settings.setting("invitation", "third")) == "first"


async def test_simultaneous_tries_at_a_puzzle_all_count(store: Storage) -> None:
    assert all(await asyncio.gather(*(store.puzzles.note_try(f"g{number}", "g", "p", 1, solved=False) for number in range(12))))
    assert (await store.puzzles.standing("g", "p")).tries == 12
    tries = [store.puzzles.note_try("ann", "g", puzzle, 1, solved=True) for puzzle in ("p", "p", "q", "r")]
    assert sorted(await asyncio.gather(*tries)) == [False, True, True, True]
    assert await store.puzzles.rating("ann", "g") == max(await store.puzzles.recent_ratings("ann", "g", 9))


async def test_limits_hold_whatever_happens_at_once(store: Storage) -> None:
    await store.guests.add(ANN, PHONE)
    invited = await asyncio.gather(*(store.lists.invite(f"g{number}", "t", "ann", 1, 3) for number in range(12)))
    assert invited.count(True) == 3
    browsers = [Subscription(endpoint=f"{number}", p256dh="p", auth="a", language="de", site="s") for number in range(12)]
    await asyncio.gather(*(store.guests.subscribe("ann", "h1", browser, 2) for browser in browsers))
    assert len(await store.guests.subscriptions("ann")) == 2
    await store.guests.add_code("c", "h1", 100)
    devices = [replace(PHONE, hash=f"device {number}") for number in range(12)]
    assert (await asyncio.gather(*(store.guests.use_code("c", device, 1) for device in devices))).count(True) == 1


async def test_simultaneous_deals_and_settings_have_one_first_value(store: Storage) -> None:
    deals = [deal(id="d", secret=f"{number:02}" * 24) for number in range(8)]
    assert len({kept.secret for kept in await asyncio.gather(*map(store.deals.keep, deals))}) == 1
    assert len(set(await asyncio.gather(*(store.settings.setting("invitation", str(number)) for number in range(8))))) == 1
    assert len(set(await asyncio.gather(*(store.settings.secret("push-key", str(number)) for number in range(8))))) == 1
    attempts = [Attempt(deal="d", guest="ann", table=f"t{number}", number=1, began=number) for number in range(8)]
    assert len({kept.table for kept in await asyncio.gather(*map(store.deals.begin_attempt, attempts))}) == 1


async def test_changes_of_the_operator_are_seen_once_whatever_happens_at_once(store: Storage) -> None:
    """A reader asks for those above the last number that it has seen."""
    writing = asyncio.gather(*(store.settings.table_changed(f"t{number}") for number in range(30)))
    seen: list[tuple[int, str | None]] = []
    while not writing.done():
        seen += await store.settings.changes(seen[-1][0] if seen else 0)
    await writing
    seen += await store.settings.changes(seen[-1][0] if seen else 0)
    assert sorted(table or "" for _, table in seen) == sorted(f"t{number}" for number in range(30))
