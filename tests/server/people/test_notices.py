"""People who asked for it are told that it is their turn in a game by days: what is sent, to whom, and where nothing is sent."""

import asyncio
import socket
import ssl
import stat
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest
from py_vapid import Vapid02

from rookery.server import limits, wire
from rookery.server.edge.routes import notifications
from rookery.server.live.connections import Connection
from rookery.server.people import notices as turn_notices
from rookery.server.people import web_push
from rookery.server.people.identity import hashed
from rookery.server.people.web_push import BadEndpointError, Sender, check_endpoint, new_key, public_address
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage import StorageError
from rookery.server.storage.guests import Guest
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands, log
from rookery.server.tables.table import Holder, Table
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import ANN, BOB, started
from tests.server.push_service import PushService, push_service
from tests.server.running_services import InstantBots, a_table, act, make_services, say
from tests.server.serving import TIMEOUT, ServerProcess
from tests.server.stores import with_store

BY_DAYS = log.Clock(days=2)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


# --- one message


def test_a_message_is_signed_by_the_server_and_only_its_browser_can_read_it(service: PushService) -> None:
    sender = Sender(new_key(), (service.origin,))
    assert sender.send(service.subscription(), b'{"title": "Your turn"}')
    ((headers, body),) = service.sent
    assert service.read(body) == {"title": "Your turn"}
    assert b"Your turn" not in body
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={sender.public_key}")
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert "PRIVATE" not in repr(sender)


@pytest.mark.parametrize(
    ("status", "reachable"), [(201, True), (404, False), (410, False), (400, True), (429, True), (500, True), (302, True), (399, True)]
)
def test_a_browser_that_is_gone_is_told_apart_from_a_service_that_fails(
    service: PushService, caplog: pytest.LogCaptureFixture, status: int, reachable: bool
) -> None:
    service.status = status
    assert Sender(new_key(), (service.origin,)).send(service.subscription(), b"{}") == reachable
    assert len(service.sent) == 1  # nobody is led elsewhere
    assert ("a push service answered" in caplog.text) == (status in (400, 429, 500)), "only what went wrong is worth a line"


def test_a_service_that_is_not_there_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    with push_service() as service:
        subscription = service.subscription()
    assert Sender(new_key(), (service.origin,)).send(subscription, b"{}")
    assert "could not be sent: ConnectionRefusedError" in caplog.text
    assert service.origin not in caplog.text


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://push.example:8443/a",
        "https://me@push.example/a",
        "https:///a",
        "https://push.example:99999/a",
        "ftp://push.example/a",
        "a",
        "",
    ],
)
def test_addresses_that_no_browser_gives_are_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpointError):
        check_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", ["https://push.example/a?b=c", "https://push.example:443/a", "http://localhost:9/a"])
def test_addresses_that_browsers_give_and_trusted_ones_are_taken(endpoint: str) -> None:
    assert check_endpoint(endpoint, ("http://localhost:9",)).geturl() == endpoint


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "::1", "fd00::1", "100.64.0.1"])
def test_a_name_that_leads_into_the_servers_own_network_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("93.184.216.34", address)]
    look_up = Mock(return_value=found)
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(BadEndpointError):
        public_address("push.example")
    subscription = PushService("https://push.example").subscription()
    assert not Sender(new_key()).send(subscription, b"{}")  # so it is forgotten
    found[1] = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))
    assert public_address("push.example") == "93.184.216.34", "the one that the system finds best"
    look_up.assert_called_with("push.example", 443, type=socket.SOCK_STREAM)


# --- who is told, and when


def run(path: Path, service: PushService, use: Any) -> None:
    async def work() -> None:
        services = Services.create(Settings(data=path, trusted_push=(service.origin,), analysis=False), SqliteStore(path), InstantBots(1))
        await services.open()
        try:
            await services.turn_notices.public_key()
            await use(services)
        finally:
            await services.close()

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


async def told(service: PushService, count: int) -> list[dict[str, str]]:
    """What was sent, once it is so much; there must not be more."""
    while len(service.sent) < count:
        await asyncio.sleep(0.01)
    assert len(service.sent) == count
    return [service.read(body) for _, body in service.sent]


async def subscribe(services: Services, service: PushService, guest: str, **more: Any) -> None:
    _, token = await services.guests.welcome()
    await services.storage.subscriptions.add(guest, hashed(token), service.subscription(**more), limits.SUBSCRIPTIONS)


async def plays(services: Services, table: Table) -> Table:
    """The player to act does."""
    assert table.match is not None
    seat = table.actor
    assert isinstance(seat, int)
    return await act(services, table, table.match.view(seat).choices[0].action, guest=str(table.holders[seat].guest))


def test_the_turn_is_told_once_in_the_language_of_the_reader(tmp_path: Path, service: PushService) -> None:
    async def use(services: Services) -> None:
        await subscribe(services, service, BOB, language="de")
        table = await a_table(services, guests=(ANN, BOB), clock=BY_DAYS)
        table = await plays(services, table)
        assert table.actor == 1
        (message,) = await told(service, 1)
        assert message == {"title": "5 Towers: Du bist dran", "body": f"Mit {ANN}", "path": f"/t/{table.id}", "language": "de"}
        await say(services, table.id)
        await services.tables.change(table.id, partial(commands.stand, ANN, 0))
        await told(service, 1)

    run(tmp_path / "data.sqlite3", service, use)


def test_nobody_is_told_what_they_see_and_nobody_in_other_games(tmp_path: Path, service: PushService) -> None:
    async def use(services: Services) -> None:
        await subscribe(services, service, BOB)
        await plays(services, await a_table(services, guests=(ANN, BOB)))
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=log.Clock(base=600)))
        table = await a_table(services, guests=(ANN, BOB), clock=BY_DAYS)
        services.connections.enter(Connection(table.id, BOB, BOB, set()))
        await plays(services, table)
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
        await told(service, 1)

    run(tmp_path / "data.sqlite3", service, use)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    service.status = 410

    async def use(services: Services) -> None:
        await subscribe(services, service, BOB)
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
        while await services.storage.subscriptions.of_guest(BOB):
            await asyncio.sleep(0.01)

    run(tmp_path / "data.sqlite3", service, use)


def test_without_the_packages_nobody_is_told_and_nothing_else_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.server.people.notices.find_spec", lambda _name: None)

    async def use() -> None:
        services = Services.create(Settings(data=tmp_path / "data.sqlite3", analysis=False), SqliteStore(tmp_path / "data.sqlite3"), InstantBots(1))
        await services.open()
        with pytest.raises(Exception, match="does not send"):
            await services.turn_notices.public_key()
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
        await services.close()

    asyncio.run(asyncio.wait_for(use(), TIMEOUT))


# --- asking for it


def test_guests_ask_for_it_on_some_devices_and_it_ends_with_them(visitor: Visitors, server: ServerProcess) -> None:
    ann, stranger = visitor("Ann"), visitor()
    keys = PushService("").keys
    asked = {"endpoint": "https://push.example/a", "keys": keys, "language": "de"}
    assert len(ann.gets("me/push")["key"]) == 87
    assert ann.puts("me/push", asked) is None
    guest = ann.gets("me")["guest"]
    [kept] = with_store(server.data, lambda store: store.subscriptions.of_guest(guest))
    assert (kept.endpoint, kept.p256dh, kept.auth, kept.language) == ("https://push.example/a", *keys.values(), "de")
    assert kept.site.startswith("https://")
    assert ann.is_refused("PUT", "me/push", {**asked, "endpoint": "https://127.0.0.1/a"}) == (422, "push/invalid")
    assert ann.is_refused("PUT", "me/push", {**asked, "keys": {"p256dh": "a", "auth": "b"}}) == (400, "request/invalid")
    assert stranger.is_refused("PUT", "me/push", asked) == (401, "guest/unknown")
    assert ann.posts("me/push/end", {"endpoint": "https://push.example/a"}) is None
    assert with_store(server.data, lambda store: store.subscriptions.of_guest(guest)) == []


def test_a_guest_has_a_few_and_signing_out_ends_that_of_the_device(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "data.sqlite3")
        services = Services.create(Settings(data=tmp_path / "data.sqlite3"), store, InstantBots(1))
        await store.open()
        guest, token = await services.guests.welcome()
        for number in range(limits.SUBSCRIPTIONS + 2):
            subscription = PushService("https://push.example").subscription(name=str(number))
            await store.subscriptions.add(guest.id, hashed(token), subscription, limits.SUBSCRIPTIONS)
        kept = [subscription.endpoint for subscription in await store.subscriptions.of_guest(guest.id)]
        assert kept == [f"https://push.example/{number}" for number in range(2, limits.SUBSCRIPTIONS + 2)]
        await services.guests.forget(token)
        assert await store.subscriptions.of_guest(guest.id) == []
        await store.close()

    asyncio.run(use())


def test_the_key_is_made_once_kept_in_a_private_file_and_never_said(start_server: Servers, visitor: Visitors, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        server = start_server()
        keys.append(visitor(address=server.address).gets("me/push")["key"])
        server.stop()
        assert "PRIVATE" not in server.log()
    assert keys[0] == keys[1]
    assert stat.S_IMODE((tmp_path / "data.sqlite3").stat().st_mode) == 0o600


def test_a_message_goes_to_the_address_that_was_looked_at_under_the_name_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name could lead elsewhere a moment later; the certificate is still checked against it."""
    connect, context = Mock(return_value="plain"), Mock()
    context.wrap_socket.return_value = "encrypted"
    monkeypatch.setattr(web_push, "public_address", lambda _host: "93.184.216.34")
    monkeypatch.setattr(socket, "create_connection", connect)
    monkeypatch.setattr(ssl, "create_default_context", lambda: context)
    connection = Sender(new_key())._connection(check_endpoint("https://push.example/a"))
    connection.connect()
    connect.assert_called_once_with(("93.184.216.34", 443), web_push.SECONDS)
    context.wrap_socket.assert_called_once_with("plain", server_hostname="push.example")
    assert connection.sock == "encrypted"


def test_of_an_answer_a_little_is_read_and_the_connection_is_closed_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = [Mock(), Mock()]
    connections[0].getresponse.return_value.status = 201
    connections[1].getresponse.side_effect = TimeoutError
    monkeypatch.setattr(Sender, "_connection", Mock(side_effect=connections))
    sender, parts = Sender(new_key()), check_endpoint("https://push.example/a?b=c#d")
    assert sender._post(parts, b"body", {}) == 201
    with pytest.raises(TimeoutError):
        sender._post(parts, b"body", {})
    connections[0].getresponse.return_value.read.assert_called_once_with(web_push.ANSWER_READ)
    for connection in connections:
        connection.request.assert_called_once_with("POST", "/a?b=c", b"body", {})
        connection.close.assert_called_once_with()


def test_without_a_key_that_can_be_kept_nobody_is_told_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        services = make_services(tmp_path / "data.sqlite3")

        monkeypatch.setattr(services.storage.settings, "setting", AsyncMock(side_effect=StorageError("the disk is full")))
        await services.turn_notices.open()
        with pytest.raises(Refused, match="does not send"):
            await services.turn_notices.public_key()
        services.turn_notices.close()

    asyncio.run(work())
    assert "the disk is full" in caplog.text


def test_of_turns_those_of_the_tables_that_changed_last_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "TURNS_KEPT", 2)
    services, table = make_services(tmp_path / "data.sqlite3"), started(clock=BY_DAYS).table
    for name in "abac":
        services.turn_notices.follow(replace(table, id=name))
    assert list(services.turn_notices._turns) == ["a", "c"]


def test_a_limited_number_of_messages_waits_and_each_that_is_sent_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        services = make_services(tmp_path / "data.sqlite3")
        notices, sent = services.turn_notices, []
        monkeypatch.setattr(turn_notices, "WAITING", 2)
        monkeypatch.setattr(services.storage.subscriptions, "of_guest", AsyncMock(return_value=[]))
        notices._sender = Sender(new_key())
        offline = started(clock=BY_DAYS)
        for name in "abcd":
            notices.follow(replace(offline.table, id=name))
            sent.append(notices._waiting)
        assert sent == [1, 2, 2, 2]
        while sent[-1]:
            await asyncio.sleep(0)
            sent.append(notices._waiting)
        notices.follow(replace(offline.table, id="e"))
        assert [notices._waiting] == [1]
        await services.background.close()
        notices.close()

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, True),
        ({"last_change": 0}, False),  # somebody talks
        ({"status": "finished"}, False),
        ({"opened": "without a clock"}, False),
        ({"opened": "by minutes"}, False),
        ({"holders": "a bot"}, False),
        ({"holders": "away"}, False),
    ],
)
def test_the_turn_is_told_by_days_alone_to_a_person_who_plays(tmp_path: Path, change: dict[str, Any], told: bool) -> None:
    services, table = make_services(tmp_path / "data.sqlite3"), started(clock=BY_DAYS).table
    notices = services.turn_notices
    notices._sender, notices._background = Mock(), Mock()
    notices._tell = Mock()  # type: ignore[method-assign]
    others: dict[str, Any] = {
        "without a clock": msgspec.structs.replace(table.terms, clock=None),
        "by minutes": msgspec.structs.replace(table.terms, clock=log.Clock(base=60)),
        "a bot": [Holder(bot="uniform"), *table.holders[1:]],
        "away": [replace(table.holders[0], bot_plays="asked"), *table.holders[1:]],
    }
    notices.follow(replace(table, **{name: others.get(value, value) for name, value in change.items()}))
    assert notices._tell.called == told
    if told:
        notices._tell.assert_called_once_with(notices._sender, ANN, table, 0)
        notices._background.spawn.assert_called_once_with(notices._tell.return_value, cancel=True)
        notices.follow(table)
        notices._tell.assert_called_once()
    notices.close()


def test_closing_drops_the_messages_that_wait(tmp_path: Path) -> None:
    notices = make_services(tmp_path / "data.sqlite3").turn_notices
    notices._threads = Mock()
    notices.close()
    notices._threads.shutdown.assert_called_once_with(wait=False, cancel_futures=True)


def test_only_guests_are_told_something_and_only_where_messages_are_sent() -> None:
    services = Mock(
        storage=Mock(subscriptions=Mock(add=AsyncMock())), turn_notices=Mock(public_key=AsyncMock(side_effect=Refused("push/not-available", "")))
    )
    services.settings.trusted_push = ()
    data = wire.requests.Subscribe("https://push.example/a", wire.requests.PushKeys("k", "a"), "en")
    for viewer, code in ((None, "guest/unknown"), (Guest(id=ANN, name="", created=0), "push/not-available")):

        async def subscribes(viewer: Guest | None = viewer) -> None:
            await notifications.subscribe.fn(Mock(), data, viewer, services)

        with pytest.raises(Refused) as caught:
            asyncio.run(subscribes())
        assert caught.value.code == code
    services.storage.subscriptions.add.assert_not_awaited()
