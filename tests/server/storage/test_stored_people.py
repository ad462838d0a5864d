"""What the store keeps of people comes back as it was: devices, browsers, bans, announcements, and ratings of puzzles."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.server.people.identity import hashed
from rookery.server.storage.friends import Friend
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.operator import Ban
from rookery.server.storage.puzzles import PuzzleStanding
from rookery.server.storage.results import Result
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.storage.subscriptions import Subscription
from tests.server.stores import batch, guests_of, summary, with_store

ANN = Guest(id="ann", name="Ann", created=5)
PHONE = Device(hash="h1", name="Phone", address="::1", created=6, seen=7)
Use = Callable[[SqliteStore], Awaitable[None]]


@pytest.fixture
def kept(tmp_path: Path) -> Callable[..., None]:
    """Let several stores, one after the other, use the same data."""

    def run(*uses: Use) -> None:
        for use in uses:
            with_store(tmp_path / "data.sqlite3", use)

    return run


def test_a_guest_and_their_devices(kept: Callable[..., None]) -> None:
    tablet = Device(hash="h2", name="Tablet", address="::2", created=8, seen=9)

    async def write(store: SqliteStore) -> None:
        await store.guests.add(ANN, PHONE)
        await store.guests.add_device("ann", tablet)
        await store.guests.note_devices([("h1", 10, "::3")])
        await store.guests.rename("ann", "Anna")

    async def read(store: SqliteStore) -> None:
        assert await store.guests.by_cookie("h2") == Guest(id="ann", name="Anna", created=5)
        assert await store.guests.devices("ann") == [Device(hash="h1", name="Phone", address="::3", created=6, seen=10), tablet]
        await store.guests.remove_device("h1")
        assert await store.guests.devices("ann") == [tablet]
        await store.guests.remove_devices("ann")
        assert (await store.guests.by_cookie("h2"), await store.guests.devices("ann")) == (None, [])

    kept(write, read)


def test_codes_and_recovery(kept: Callable[..., None]) -> None:
    async def use(store: SqliteStore) -> None:
        await store.guests.add(ANN, PHONE)
        await store.codes.add("c", "ann", 100)
        assert (await store.codes.guest("c", 100), await store.codes.guest("c", 101)) == (ANN, None)
        assert (await store.codes.take("c", 100), await store.codes.take("c", 100)) == ("ann", None)
        await store.codes.add("late", "ann", 100)
        assert (await store.codes.take("late", 101), await store.codes.guest("late", 100)) == (None, None), "what has expired is removed"
        assert await store.codes.recovery("ann") is None
        await store.codes.set_recovery("ann", "r1", 200)
        await store.codes.set_recovery("ann", "r2", 201)
        assert (await store.codes.recovery("ann"), await store.codes.guest_by_recovery("r1"), await store.codes.guest_by_recovery("r2")) == (
            201,
            None,
            ANN,
        )

    kept(use)


def test_whom_somebody_does_not_hear(kept: Callable[..., None]) -> None:
    async def use(store: SqliteStore) -> None:
        for other in ("bob", "eve", "bob"):
            await store.guests.mute("ann", other, muted=True)
        assert (await store.guests.muted("ann"), await store.guests.muted("bob")) == ({"bob", "eve"}, set())
        await store.guests.mute("ann", "bob", muted=False)
        assert await store.guests.muted("ann") == {"eve"}

    kept(use)


def test_browsers_that_want_to_be_told_something(kept: Callable[..., None]) -> None:
    def browser(name: str) -> Subscription:
        return Subscription(endpoint=name, p256dh=f"{name}-p", auth=f"{name}-a", language="de", site="https://rookery.example")

    async def use(store: SqliteStore) -> None:
        await store.guests.add(ANN, PHONE)
        for name in ("1", "2", "1", "3"):
            await store.subscriptions.add("ann", "h1", browser(name), 2)
        assert await store.subscriptions.of_guest("ann") == [browser("1"), browser("3")]
        await store.subscriptions.remove("bob", "1")
        await store.subscriptions.remove("ann", "3")
        assert await store.subscriptions.of_guest("ann") == [browser("1")]

    kept(use)


def test_what_the_operator_does_is_kept_and_a_running_server_can_see_it(kept: Callable[..., None]) -> None:
    guest, address = Ban(kind="guest", value="eve", reason="spam", at=2), Ban(kind="address", value="::9", reason="", at=1)
    seen: list[int] = []

    async def write(store: SqliteStore) -> None:
        for step in (store.operator.ban(guest), store.operator.ban(address), store.operator.announce("Hello"), store.operator.table_changed("t")):
            await step
            seen.append(len(await store.operator.changes(0)))
        assert seen == [1, 2, 3, 4], "each leaves a sign of its own"

    async def read(store: SqliteStore) -> None:
        assert await store.operator.bans() == [address, guest]
        assert await store.settings.setting("announcement", "") == "Hello"
        changes = await store.operator.changes(0)
        assert [table for _, table in changes] == [None, None, None, "t"]
        assert await store.operator.changes(changes[2][0]) == changes[3:]
        assert (await store.operator.unban("eve"), await store.operator.unban("eve")) == (True, False)
        assert await store.operator.bans() == [address]
        assert len(await store.operator.changes(0)) > len(changes)

    kept(write, read)


def test_the_operator_finds_tables_and_people(kept: Callable[..., None]) -> None:
    async def use(store: SqliteStore) -> None:
        await store.guests.add(ANN, PHONE)
        await store.guests.add(Guest(id="hannes", name="Hannes", created=6), Device(hash="h3", name="", address="", created=8, seen=9))
        assert await store.guests.called("ann", 5) == [("hannes", "Hannes", ""), ("ann", "Ann", "::1")]
        assert await store.guests.called("ann", 1) == [("hannes", "Hannes", "")]
        for name, status in (("a", "open"), ("b", "closed"), ("c", "running")):
            await store.logs.append(name, 0, batch(b"{}", table=name, status=status, updated=ord(name)))
        assert [found.table for found in await store.lists.recent(5)] == ["c", "a"]

    kept(use)


def test_friends_and_invitations(kept: Callable[..., None]) -> None:
    def result(table: str, seat: int, guest: str, at: int) -> Result:
        return Result(
            table=table, number=1, seat=seat, game="five-towers", seats=2, guest=guest, bot=None, score=9, place=1, shared=1, at=at, ending="played"
        )

    async def use(store: SqliteStore) -> None:
        for number, name in enumerate(("ann", "bob", "eve")):
            await store.guests.add(Guest(id=name, name=name.title(), created=number), Device(hash=name, name="", address="", created=1, seen=1))
        for table, other, at in (("t1", "bob", 10), ("t2", "eve", 20), ("t3", "bob", 15)):
            results = (result(table, 0, "ann", at), result(table, 1, other, at))
            await store.logs.append(table, 0, replace(batch(b"x", table=table), results=results))
        eve, bob = Friend(guest="eve", name="Eve", games=1, last=20), Friend(guest="bob", name="Bob", games=2, last=15)
        assert await store.friends.of_guest("ann", 5) == [eve, bob]
        assert await store.friends.of_guest("ann", 1) == [eve]
        for table, by, at in (("a", "ann", 1), ("b", "eve", 2)):
            await store.logs.append(table, 0, batch(b"x", table=table))
            assert await store.friends.invite("bob", table, by, at, 20)
        found = await store.friends.invitations("bob", 5)
        assert [(one.summary, one.by, one.at) for one in found] == [(summary("b"), "Eve", 2), (summary("a"), "Ann", 1)]
        await store.friends.uninvite("bob", "b")
        assert [one.by for one in await store.friends.invitations("bob", 5)] == ["Ann"]

    kept(use)


def test_a_first_try_moves_both_ratings_as_a_game_between_the_two_would(kept: Callable[..., None]) -> None:
    async def use(store: SqliteStore) -> None:
        assert await store.puzzles.note_try("ann", "g", "p1", 1, solved=True) is True
        assert await store.puzzles.note_try("ann", "g", "p1", 2, solved=False) is False
        assert await store.puzzles.rating("ann", "g") == 1500 + 32 / 2
        assert await store.puzzles.standing("g", "p1") == PuzzleStanding(1, 1, 1500 - 16 / 2)
        expected = 1 / (1 + 10 ** ((1500 - 1516) / 400))
        assert await store.puzzles.note_try("ann", "g", "p2", 3, solved=False)
        assert await store.puzzles.rating("ann", "g") == pytest.approx(1516 - 32 * expected, abs=1e-9)
        second = await store.puzzles.standing("g", "p2")
        assert (second.tries, second.solved, second.rating) == pytest.approx((1, 0, 1500 + 16 * expected), abs=1e-9)
        assert await store.puzzles.tries("ann", "g") == {"p1": True, "p2": False}
        assert await store.puzzles.recent_ratings("ann", "g", 5) == [1516, await store.puzzles.rating("ann", "g")]
        assert await store.puzzles.recent_ratings("ann", "g", 1) == [await store.puzzles.rating("ann", "g")]
        assert (await store.puzzles.rating("bob", "g"), await store.puzzles.standing("g", "p3")) == (1500, PuzzleStanding(0, 0, 1500))

    kept(use)


def test_cookies_and_codes_cannot_be_guessed(kept: Callable[..., None]) -> None:
    async def use(store: SqliteStore) -> None:
        guests = guests_of(store)
        ann, cookie = await guests.welcome("Ann")
        code, _ = await guests.new_code(ann)
        other = await guests.use_code(code)
        assert [len(secret) for secret in (cookie, other, code)] == [43, 43, 22], "256 and 128 bits as letters of 6, as the page says"
        assert {device.hash for device in await store.guests.devices(ann.id)} == {hashed(cookie), hashed(other)}
        assert await guests.find("x" * 101) is None

    kept(use)
