"""The operator: the effect of `rookery admin` on a data file, and how a running server follows."""

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from rookery.server.live.connections import Connections
from rookery.server.people import operator as module
from rookery.server.people.operator import Operator
from rookery.server.storage import StorageError
from tests.cli.running import Rookery
from tests.server.conftest import Servers, Visitors, shared_server
from tests.server.serving import ServerProcess, wait_until


def admin(rookery: Rookery, server: ServerProcess, *arguments: str) -> str:
    ran = rookery("admin", arguments[0], "--data", str(server.data), *arguments[1:])
    assert ran.code == 0, ran.err
    return ran.out


own = shared_server("module", cold=True)
"""A server for these tests alone; each test leaves it without bans."""


def test_a_table_is_closed_while_the_server_runs(own: ServerProcess, visitor: Visitors, rookery: Rookery) -> None:
    ann = visitor("Ann", own.address)
    name = ann.opens(sit=[0, 1], start=True)["table"]
    assert name in admin(rookery, own, "tables")
    with ann.watches(name) as socket:
        socket.table()
        assert name in admin(rookery, own, "close", name)
        assert socket.until("table", lambda frame: frame["status"] == "closed")["ending"]["how"] == "aborted"
    assert ann.is_refused("POST", f"tables/{name}/chat", {"phrase": "hello"}) == (409, "table/closed")
    assert ann.gets("me/tables")["tables"] == []
    again = rookery("admin", "close", name, "--data", str(own.data))
    assert (again.code, "already closed" in again.err) == (1, True)
    assert "There is no table" in rookery("admin", "close", "nowhere", "--data", str(own.data)).err


def test_a_guest_is_banned_by_id_and_readmitted(own: ServerProcess, visitor: Visitors, rookery: Rookery) -> None:
    ann, eve = visitor("Ann", own.address), visitor("Eve", own.address)
    name, guest = ann.opens()["table"], eve.gets("me")["guest"]
    line = admin(rookery, own, "people", "ev").strip().split("\t")
    assert line == [guest, "Eve", "127.0.0.1"]
    with eve.watches(name) as socket:
        socket.table()
        admin(rookery, own, "ban", "--reason", "spam", "--", guest)
        assert socket.closed() == 1001
    assert eve.is_refused("GET", "me") == (403, "guest/banned")
    assert eve.is_refused("POST", f"tables/{name}/chat", {"phrase": "hello"}) == (403, "guest/banned")
    with eve.watches(name) as socket:
        assert socket.next()["code"] == "guest/banned"
        assert socket.closed() == 4400
    assert ann.gets("me")["name"] == "Ann"
    kept_out = admin(rookery, own, "bans")
    assert guest in kept_out
    assert "spam" in kept_out
    admin(rookery, own, "unban", "--", guest)
    wait_until(lambda: eve.asks("GET", "me").status_code == 200)
    assert rookery("admin", "unban", "--data", str(own.data), "--", guest).code == 1


def test_a_banned_address_stays_banned_after_a_restart(visitor: Visitors, rookery: Rookery, start_server: Servers) -> None:
    first = start_server(cold=True)
    table, stranger = visitor("Ann", first.address).opens()["table"], visitor(address=first.address)
    with stranger.watches(table) as socket:
        socket.table()
        admin(rookery, first, "ban", "--address", "127.0.0.1")
        assert socket.closed() == 1001
    wait_until(lambda: stranger.asks("GET", "tables").status_code == 403)
    assert stranger.is_refused("POST", "codes/look", {"code": "x"}) == (403, "guest/banned")
    first.stop()
    again = start_server(cold=True)
    assert visitor(address=again.address).is_refused("GET", "me") == (403, "guest/banned")


def test_an_announcement_reaches_everybody(own: ServerProcess, visitor: Visitors, rookery: Rookery) -> None:
    ann = visitor(address=own.address)
    assert ann.gets("announcement") == {"text": ""}
    admin(rookery, own, "announce", " The server restarts\n at nine. ")
    wait_until(lambda: ann.gets("announcement") == {"text": "The server restarts at nine."})
    admin(rookery, own, "announce")
    wait_until(lambda: ann.gets("announcement") == {"text": ""})
    assert rookery("admin", "announce", "x" * 281, "--data", str(own.data)).code == 2


def test_wrong_arguments_are_reported(rookery: Rookery, tmp_path: Path, own: ServerProcess) -> None:
    for arguments in (["admin"], ["admin", "close"], ["admin", "dance"], ["admin", "ban", "--data", str(own.data)]):
        assert rookery(*arguments).code == 2, arguments
    assert rookery("admin", "tables", "--data", str(tmp_path / "none")).code == 2
    assert rookery("admin", "ban", "nobody", "--data", str(own.data)).code == 1
    assert not (tmp_path / "none").exists()


def test_operator_commands_cannot_be_reached_over_the_network(own: ServerProcess, visitor: Visitors) -> None:
    paths = visitor(address=own.address).gets("schema/openapi.json")["paths"]
    assert not [path for path in paths if "admin" in path or "ban" in path]


def test_an_ipv6_network_is_banned_as_a_whole(visitor: Visitors, rookery: Rookery, start_server: Servers) -> None:
    server = start_server(secure_cookies=True, cold=True)
    eve = visitor(address=server.address)
    admin(rookery, server, "ban", "--address", "2001:db8::5")
    wait_until(lambda: eve.asks("GET", "tables", headers={"X-Forwarded-For": "2001:db8::9"}).status_code == 403)
    assert eve.asks("GET", "tables", headers={"X-Forwarded-For": "2001:db8:0:1::9"}).status_code == 200


# --- changes that a running server picks up


async def test_a_failed_poll_is_logged_and_the_next_one_runs(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.0)
    operator = Operator(AsyncMock(), AsyncMock(), Connections())
    look = AsyncMock(side_effect=StorageError("the disk is gone"))
    monkeypatch.setattr(operator, "look", look)
    watching = asyncio.create_task(operator.watch())
    while look.await_count < 2:
        await asyncio.sleep(0)
    watching.cancel()
    assert "the disk is gone" in caplog.text
