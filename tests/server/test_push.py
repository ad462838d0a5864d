"""Pushing: connections are sent what they have not seen, and a table they look at stays cached."""

from pathlib import Path

import msgspec
import pytest

from rookery.server import table_service, wire
from rookery.server.connections import Connection
from rookery.server.services import Services
from tests.server.offline_table import ANN, BOB
from tests.server.running_services import a_table, act, run, say


def frames(connection: Connection) -> list[str]:
    """The kinds of the frames that wait to be sent."""
    found = []
    while not connection.outgoing.empty():
        frame = connection.outgoing.get_nowait()
        found.append("closing" if frame is None else msgspec.json.decode(frame, type=wire.ServerFrame).__struct_config__.tag)
    return [str(kind) for kind in found]


def test_a_connection_is_sent_only_what_it_has_not_seen(tmp_path: Path) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)
        connection = Connection(table.id, ANN, ANN, set())
        services.push.show(table, connection)
        assert frames(connection) == ["table"]
        services.push.show(table, connection)
        assert frames(connection) == []
        await say(services, table.id)
        services.push.show(await services.tables.table(table.id), connection)
        assert frames(connection) == ["chat"]
        services.push.show(await act(services, table, "bid 1"), connection)
        assert frames(connection) == ["table"]

    run(tmp_path / "data.sqlite3", use)


def test_presence_is_shown_to_all_but_the_one_who_comes(tmp_path: Path) -> None:
    async def use(services: Services) -> None:
        table = await a_table(services)
        connections = [Connection(table.id, guest, guest, set()) for guest in (ANN, BOB)]
        for connection in connections:
            services.connections.enter(connection)
            services.push.show(table, connection)
            frames(connection)
        services.push.show_presence(table, but=connections[1])
        assert [frames(connection) for connection in connections] == [["presence"], []]
        services.connections.close()
        assert [frames(connection) for connection in connections] == [["closing"], ["closing"]]

    run(tmp_path / "data.sqlite3", use)


def test_a_table_stays_cached_while_somebody_looks_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_service, "TABLES_CACHED", 0)

    async def use(services: Services) -> None:
        seen, other = await a_table(services), await a_table(services)
        connection = Connection(seen.id, ANN, ANN, set())
        services.connections.enter(connection)
        await services.tables.table(other.id)
        assert list(services.tables._cache) == [seen.id]
        services.connections.leave(connection)
        await services.tables.table(other.id)
        assert list(services.tables._cache) == []

    run(tmp_path / "data.sqlite3", use)
