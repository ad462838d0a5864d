"""Push notifications about turns in correspondence games: their content, and who receives them."""

import asyncio
import socket
import ssl
import stat
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import pytest
from py_vapid import Vapid02

from rookery.server import limits
from rookery.server.live.connections import Connection
from rookery.server.people import notices as turn_notices
from rookery.server.people import web_push
from rookery.server.people.identity import hashed
from rookery.server.people.web_push import BadEndpointError, Sender, check_endpoint, new_key, public_address
from rookery.server.refusals import Refused
from rookery.server.services import Services
from rookery.server.storage import StorageError
from rookery.server.storage.notices import Notice
from rookery.server.tables import commands, log
from rookery.server.tables.draft import Draft
from rookery.server.tables.table import Table
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import ANN, BOB, OfflineTable, started
from tests.server.push_service import PushService, push_service
from tests.server.running_services import a_table, act, make_services, run, say
from tests.server.serving import TIMEOUT, ServerProcess, wait_until
from tests.server.stores import failing, with_store
from tests.server.visiting import Visitor

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
def test_a_lost_browser_is_distinguished_from_a_failing_service(
    service: PushService, caplog: pytest.LogCaptureFixture, status: int, reachable: bool
) -> None:
    service.status = status
    assert Sender(new_key(), (service.origin,)).send(service.subscription(), b"{}") == reachable
    assert len(service.sent) == 1  # the sender follows no redirect
    assert ("a push service answered" in caplog.text) == (status in (400, 429, 500)), "only what went wrong is worth a line"


def test_a_service_cannot_fill_the_memory_with_its_answer(service: PushService) -> None:
    service.blocks = 100
    assert Sender(new_key(), (service.origin,)).send(service.subscription(), b"{}")
    wait_until(lambda: service.was_read is not None)
    assert not service.was_read


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
def test_addresses_from_browsers_and_trusted_ones_are_accepted(endpoint: str) -> None:
    assert check_endpoint(endpoint, ("http://localhost:9",)).geturl() == endpoint


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "::1", "fd00::1", "100.64.0.1"])
def test_a_name_that_resolves_to_the_servers_own_network_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("93.184.216.34", address)]
    look_up = Mock(return_value=found)
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(BadEndpointError):
        public_address("push.example")
    subscription = PushService("https://push.example").subscription()
    assert not Sender(new_key()).send(subscription, b"{}")  # so the subscription is removed
    found[1] = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))
    assert public_address("push.example") == "93.184.216.34", "the one that the system finds best"
    look_up.assert_called_with("push.example", 443, type=socket.SOCK_STREAM)


# --- recipients and timing


async def told(service: PushService, count: int) -> list[dict[str, str]]:
    """Return the messages, once there are `count`; fail if there are more."""
    while len(service.sent) < count:
        await asyncio.sleep(0.01)
    assert len(service.sent) == count
    return [service.read(body) for _, body in service.sent]


async def subscribe(services: Services, service: PushService, guest: str, **more: Any) -> None:
    await services.turn_notices.public_key()  # the server sends messages from now on
    _, token = await services.guests.welcome()
    await services.storage.guests.subscribe(guest, hashed(token), service.subscription(**more), limits.SUBSCRIPTIONS)


async def plays(services: Services, table: Table) -> Table:
    """Play the first choice of the player to act."""
    assert table.match is not None
    seat = table.actor
    assert isinstance(seat, int)
    return await act(services, table, table.match.view(seat).choices[0].action, guest=str(table.holders[seat].guest))


def test_a_turn_is_announced_once_in_the_language_of_the_reader(tmp_path: Path, service: PushService) -> None:
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

    run(tmp_path / "data.sqlite3", use, trusted_push=(service.origin,))


def test_no_notification_is_sent_to_those_present_or_for_other_games(tmp_path: Path, service: PushService) -> None:
    async def use(services: Services) -> None:
        await subscribe(services, service, BOB)
        await plays(services, await a_table(services, guests=(ANN, BOB)))
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=log.Clock(base=600)))
        table = await a_table(services, guests=(ANN, BOB), clock=BY_DAYS)
        services.connections.enter(Connection(table.id, BOB, BOB, set()))
        await plays(services, table)
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
        await told(service, 1)

    run(tmp_path / "data.sqlite3", use, trusted_push=(service.origin,))


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    service.status = 410

    async def use(services: Services) -> None:
        await subscribe(services, service, BOB)
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
        while await services.storage.guests.subscriptions(BOB):
            await asyncio.sleep(0.01)

    run(tmp_path / "data.sqlite3", use, trusted_push=(service.origin,))


@pytest.fixture
def without_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.server.people.notices.find_spec", lambda _name: None)


@pytest.mark.usefixtures("without_the_packages")
async def test_without_the_packages_no_notification_is_sent(services: Services) -> None:
    with pytest.raises(Refused, match="does not send"):
        await services.turn_notices.public_key()
    await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))


# --- subscriptions


def test_guests_subscribe_per_device_and_a_subscription_ends_with_its_device(ann: Visitor, stranger: Visitor, server: ServerProcess) -> None:
    keys = PushService("").keys
    asked = {"endpoint": "https://push.example/a", "keys": keys, "language": "de"}
    assert len(ann.gets("me/push")["key"]) == 87
    assert ann.puts("me/push", asked) is None
    guest = ann.gets("me")["guest"]
    [kept] = with_store(server.data, lambda store: store.guests.subscriptions(guest))
    assert (kept.endpoint, kept.p256dh, kept.auth, kept.language) == ("https://push.example/a", *keys.values(), "de")
    assert kept.site.startswith("https://")
    assert ann.is_refused("PUT", "me/push", {**asked, "endpoint": "https://127.0.0.1/a"}) == (422, "push/invalid")
    assert ann.is_refused("PUT", "me/push", {**asked, "keys": {"p256dh": "a", "auth": "b"}}) == (400, "request/invalid")
    assert stranger.is_refused("PUT", "me/push", asked) == (401, "guest/unknown")
    assert ann.posts("me/push/end", {"endpoint": "https://push.example/a"}) is None
    assert with_store(server.data, lambda store: store.guests.subscriptions(guest)) == []


async def test_subscriptions_per_guest_are_limited_and_signing_out_removes_the_devices(services: Services) -> None:
    kept, (guest, token) = services.storage.guests, await services.guests.welcome()
    for number in range(limits.SUBSCRIPTIONS + 2):
        await kept.subscribe(guest.id, hashed(token), PushService("https://push.example").subscription(name=str(number)), limits.SUBSCRIPTIONS)
    endpoints = [subscription.endpoint for subscription in await kept.subscriptions(guest.id)]
    assert endpoints == [f"https://push.example/{number}" for number in range(2, limits.SUBSCRIPTIONS + 2)]
    await services.guests.forget(guest.id, token)
    assert await kept.subscriptions(guest.id) == []


def test_the_key_is_created_once_kept_in_a_private_file_and_never_revealed(start_server: Servers, visitor: Visitors, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        server = start_server()
        keys.append(visitor(address=server.address).gets("me/push")["key"])
        server.stop()
        assert "PRIVATE" not in server.log()
    assert keys[0] == keys[1]
    assert stat.S_IMODE((tmp_path / "data.sqlite3").stat().st_mode) == 0o600


def test_a_message_goes_to_the_checked_address_under_the_name_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name could resolve to another address a moment later; the certificate is still checked against the name."""
    connect, context = Mock(return_value="plain"), Mock()
    context.wrap_socket.side_effect = ssl.SSLError("far enough")
    monkeypatch.setattr(web_push, "public_address", lambda _host: "93.184.216.34")
    monkeypatch.setattr(socket, "create_connection", connect)
    monkeypatch.setattr(ssl, "create_default_context", lambda: context)
    assert Sender(new_key()).send(PushService("https://push.example").subscription(), b"{}")
    connect.assert_called_once_with(("93.184.216.34", 443), web_push.SECONDS)
    context.wrap_socket.assert_called_once_with("plain", server_hostname="push.example")


async def test_without_a_stored_key_no_notification_is_sent_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    services = make_services(tmp_path / "data.sqlite3")

    monkeypatch.setattr(services.storage.settings, "secret", AsyncMock(side_effect=StorageError("the disk is full")))
    await services.turn_notices.open()
    with pytest.raises(Refused, match="does not send"):
        await services.turn_notices.public_key()
    services.turn_notices.close()
    assert "the disk is full" in caplog.text


async def test_a_notice_survives_a_crash_and_an_outage_of_the_store(path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "TRY_AGAIN_SECONDS", 0.01)
    crashed = make_services(path, trusted_push=(service.origin,))
    await crashed.storage.open()
    _, token = await crashed.guests.welcome()
    await crashed.storage.guests.subscribe(BOB, hashed(token), service.subscription(), limits.SUBSCRIPTIONS)
    await plays(crashed, await a_table(crashed, guests=(ANN, BOB), clock=BY_DAYS))
    await crashed.storage.close()
    services = make_services(path, trusted_push=(service.origin,))
    outbox = services.storage.notices
    monkeypatch.setattr(outbox, "waiting", failing(outbox.waiting, StorageError("the disk is gone")))
    await services.open()
    await told(service, 1)
    while await outbox.waiting(None, 9):
        await asyncio.sleep(0.01)
    await services.close()


async def test_a_turn_that_cannot_be_announced_keeps_no_other_from_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await services.turn_notices.public_key()
    monkeypatch.setattr(services.storage.guests, "subscriptions", AsyncMock(side_effect=[RuntimeError("no"), []]))
    for _ in range(2):
        await plays(services, await a_table(services, guests=(ANN, BOB), clock=BY_DAYS))
    while await services.storage.notices.waiting(None, 9):
        await asyncio.sleep(0.01)
    assert "a turn cannot be announced" in caplog.text


async def test_closing_drops_pending_messages(monkeypatch: pytest.MonkeyPatch, services: Services, service: PushService) -> None:
    begun, go_on = list[object](), threading.Event()

    def send(_sender: Sender, subscription: object, _message: bytes) -> bool:
        begun.append(subscription)
        return go_on.wait(TIMEOUT)

    monkeypatch.setattr(Sender, "send", send)
    monkeypatch.setattr(services.storage.guests, "subscriptions", AsyncMock(return_value=[service.subscription()]))
    await services.turn_notices.public_key()
    for _ in range(turn_notices.THREADS + 1):
        await a_table(services, guests=(ANN, BOB), clock=BY_DAYS)
    await asyncio.to_thread(wait_until, lambda: len(begun) == turn_notices.THREADS)
    services.turn_notices.close()
    go_on.set()
    await asyncio.to_thread(wait_until, lambda: not any(thread.name.startswith("push") for thread in threading.enumerate()))
    assert len(begun) == turn_notices.THREADS


def turn_begun(table: OfflineTable, do: Callable[[], object]) -> list[tuple[str, int]]:
    """Return the guests to notify after something happens at a table, with their seats."""
    drafts, add = list[Draft](), Draft.add

    def noted(draft: Draft, *arguments: Any) -> None:
        add(draft, *arguments)
        drafts[:] = [draft]

    with patch.object(Draft, "add", noted):
        do()
    notices = [notice for draft in drafts if (notice := draft.notice()) is not None]
    assert all((notice.table, notice.seq, notice.number) == (table.table.id, table.table.seq, table.table.number) for notice in notices)
    return [(notice.guest, notice.seat) for notice in notices]


def test_a_notice_comes_with_the_entry_that_passes_the_turn() -> None:
    table = started(clock=BY_DAYS)
    assert turn_begun(table, lambda: table.act(ANN)) == [(BOB, 1)]
    assert turn_begun(table, lambda: table.do(commands.say, ANN, "Ann", phrase="your-turn", text=None)) == [], "it is the same turn"
    assert turn_begun(table, lambda: table.do(commands.take_back, ANN, table.table.version)) == [(ANN, 0)]


@pytest.mark.parametrize("clock", [None, log.Clock(base=60)])
def test_only_turns_of_correspondence_games_are_announced(clock: log.Clock | None) -> None:
    table = started(clock=clock)
    assert turn_begun(table, lambda: table.act(ANN)) == []


def test_a_seat_that_its_guest_has_left_gets_no_notice() -> None:
    table = started(clock=BY_DAYS)
    table.do(commands.stand, BOB, 1)
    assert turn_begun(table, lambda: table.act(ANN)) == []


@pytest.mark.parametrize("change", [{"seat": 1}, {"number": 2}, {"guest": BOB}])
async def test_a_notice_of_a_turn_that_is_over_is_dropped(change: dict[str, Any], services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await a_table(services, guests=(ANN, BOB), clock=BY_DAYS)
    while await services.storage.notices.waiting(None, 9):
        await asyncio.sleep(0.01)
    looked, removed = AsyncMock(return_value=[]), asyncio.Event()
    notice = Notice(**{"guest": ANN, "table": table.id, "seq": table.seq, "number": 1, "seat": 0, **change})
    monkeypatch.setattr(services.storage.guests, "subscriptions", looked)
    monkeypatch.setattr(services.storage.notices, "waiting", AsyncMock(side_effect=chain([[notice]], repeat([]))))
    monkeypatch.setattr(services.storage.notices, "remove", AsyncMock(side_effect=lambda _notice: removed.set()))
    await say(services, table.id)
    await removed.wait()
    assert not looked.await_count
