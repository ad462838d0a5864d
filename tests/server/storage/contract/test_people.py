"""The contract of stores: guests and their devices, codes, push subscriptions, settings, and the operator."""

from pathlib import Path

from rookery.server.storage import Storage
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.settings import Ban
from rookery.server.storage.subscriptions import Subscription
from tests.server.stores import with_store

ANN = Guest(id="ann", name="Ann", created=5)
PHONE = Device(hash="h1", name="Phone", address="::1", created=6, seen=7)


def test_a_guest_and_their_devices(path: Path) -> None:
    tablet = Device(hash="h2", name="Tablet", address="::2", created=8, seen=9)

    async def write(store: Storage) -> None:
        await store.guests.add(ANN, PHONE)
        await store.guests.add_device("ann", tablet)
        await store.guests.note_devices([("h1", 10, "::3"), ("h9", 10, "::3")])
        await store.guests.rename("ann", "Anna")

    async def read(store: Storage) -> None:
        assert await store.guests.by_cookie("h1") == await store.guests.by_cookie("h2") == Guest(id="ann", name="Anna", created=5)
        assert await store.guests.names(["ann", "nobody"]) == {"ann": "Anna"}
        assert await store.guests.devices("ann") == [Device(hash="h1", name="Phone", address="::3", created=6, seen=10), tablet]
        await store.guests.remove_device("h1")
        assert await store.guests.devices("ann") == [tablet]
        await store.guests.remove_devices("ann")
        assert (await store.guests.by_cookie("h2"), await store.guests.devices("ann")) == (None, [])

    with_store(path, write)
    with_store(path, read)


async def test_codes_and_recovery(store: Storage) -> None:
    await store.guests.add(ANN, PHONE)
    await store.guests.add_code("c", "ann", 100)
    assert (await store.guests.guest_by_code("c", 100), await store.guests.guest_by_code("c", 101)) == (ANN, None)
    assert (await store.guests.take_code("c", 100), await store.guests.take_code("c", 100)) == ("ann", None)
    await store.guests.add_code("late", "ann", 100)
    assert (await store.guests.take_code("late", 101), await store.guests.guest_by_code("late", 100)) == (None, None), "what has expired is removed"
    assert await store.guests.recovery("ann") is None
    await store.guests.set_recovery("ann", "r1", 200)
    await store.guests.set_recovery("ann", "r2", 201)
    assert await store.guests.recovery("ann") == 201
    assert [await store.guests.guest_by_recovery(code) for code in ("r1", "r2")] == [None, ANN]


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
        await store.subscriptions.add("ann", "h1", browser(name), 2)
    assert await store.subscriptions.of_guest("ann") == [browser("1"), browser("3")]
    await store.subscriptions.remove("bob", "1")
    await store.subscriptions.remove("ann", "3")
    assert await store.subscriptions.of_guest("ann") == [browser("1")]
    await store.guests.remove_device("h1")
    assert await store.subscriptions.of_guest("ann") == [], "it went with its device"


def test_the_operators_changes_are_stored_and_numbered(path: Path) -> None:
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

    with_store(path, write)
    with_store(path, read)


async def test_people_are_found_by_parts_of_their_names(store: Storage) -> None:
    await store.guests.add(ANN, PHONE)
    await store.guests.add(Guest(id="hannes", name="Hannes", created=6), Device(hash="h3", name="", address="", created=8, seen=9))
    assert await store.guests.called("ann", 5) == [("hannes", "Hannes", ""), ("ann", "Ann", "::1")]
    assert await store.guests.called("ann", 1) == [("hannes", "Hannes", "")]


def test_a_setting_keeps_its_first_value(path: Path) -> None:
    async def use(store: Storage) -> None:
        assert [await store.settings.setting("invitation", text) for text in ("first", "second")] == ["first", "first"]

    with_store(path, use)
    assert with_store(path, lambda store: store.settings.setting("invitation", "third")) == "first"
