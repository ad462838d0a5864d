"""The contract of stores: tables, friends and invitations, results and analyses, deals and puzzles."""

import asyncio

import pytest
from msgspec.structs import replace

from rookery.server.storage import Storage
from rookery.server.storage.analyses import Analysis
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.lists import Friend, Listing
from rookery.server.storage.puzzles import PuzzleStanding
from tests.server.stores import a_result, batch, played, summary


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
    assert [found.table for found in await store.lists.of_guest("ann", 10)] == ["e", "d", "b", "a"]
    assert [found.table for found in await store.lists.recent(3)] == ["e", "d", "c"]
    await store.guests.add(Guest(id="bob", name="", created=0), Device(hash="h", name="", address="::1", created=0, seen=0))
    assert [await store.lists.count_listed(address, since) for address, since in (("::1", 2), ("::1", 3), ("::2", 0))] == [1, 0, 0]
    assert await store.lists.count_open("ann", 0) == 2
    assert await store.lists.count_open("ann", 2) == 1, "nothing has happened at the other for long"
    assert await store.lists.count_open("bob", 0) == 1, "the host does not play in the running game"
    await store.logs.append("c", 1, batch(b"2", table="c", status="running", updated=3, host="bob", guests=("bob",)))
    assert await store.lists.count_open("bob", 0) == 2
    await store.logs.append("a", 1, batch(b"2", table="a", status="running", updated=6))
    assert [found.table for found in await store.lists.listed(Listing(), 10)] == ["b"]


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


async def test_a_table_asks_a_limited_number_of_guests(store: Storage) -> None:
    assert [await store.lists.invite(f"g{number}", "t", "ann", 1, 3) for number in range(4)] == [True, True, True, False]
    assert await store.lists.invite("g0", "t", "ann", 2, 3)


async def test_results_are_those_of_the_games_one_played(store: Storage) -> None:
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
    await store.results.keep_insight("a", 1, [(1.5, -2.0), (0.0, 0.5)])
    [earliest] = await store.results.games_of("ann", "five-towers", 20, 2)
    assert earliest.insight == ((1.5, -2.0), (0.0, 0.5))
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


async def test_everybody_has_one_attempt_at_a_deal_and_the_end_of_its_game_ends_it(store: Storage) -> None:
    noon = 20_000 * 24 * 60 * 60_000
    deal = Deal(id="d", game="g", seats=2, options={}, expansions=(), opener=0, seat=0, bots=(None, "b"), secret="s", made=0, day="2024-10-04")
    ann, bob = [Attempt(deal="d", guest=guest, table=f"t-{guest}", number=1, began=1) for guest in ("ann", "bob")]
    in_time, late = [AttemptEnd(at=at, how="played", score=9, margin=1) for at in (noon, noon + 24 * 60 * 60_000)]
    assert await store.deals.find("d") is None
    assert await store.deals.keep(deal) == await store.deals.keep(replace(deal, secret="another")) == await store.deals.find("d") == deal
    assert await store.deals.begin_attempt(ann) == await store.deals.begin_attempt(replace(ann, table="another")) == ann
    await store.deals.begin_attempt(bob)
    assert [await store.deals.plays_deal_of("ann", table) for table in ("t-bob", "elsewhere")] == [True, False]
    for attempt, end in ((bob, late), (ann, in_time)):
        await store.logs.append(attempt.table, 0, replace(batch(b"x", table=attempt.table), attempt=end))
    assert await store.deals.attempt("d", "ann") == replace(ann, counted=True, end=in_time)
    assert [(one.guest, one.counted) for one in await store.deals.attempts("d")] == [("ann", True), ("bob", False)]
    assert [await store.deals.counted(guest) for guest in ("ann", "bob")] == [["d"], []]
    assert await store.deals.count_attempts(["d", "e"]) == {"d": 1}
    assert not await store.deals.plays_deal_of("ann", "t-bob")


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
