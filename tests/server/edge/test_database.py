"""Servers and the operator on a PostgreSQL database: what prevents their start, and that they share the data."""

from pathlib import Path

import pytest

from rookery.server.settings import default_data
from rookery.server.storage.opening import without_password
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.storage.secret_box import key_file
from tests.cli.running import Rookery
from tests.server.conftest import Servers, Visitors
from tests.server.population import TO_ITS_END, Kind, add_tables, person
from tests.server.postgres import free_port
from tests.server.serving import wait_until
from tests.server.stores import run, used

pytestmark = pytest.mark.extras

SERVE = ("serve", "--no-browser", "--port", "0")


def test_a_database_that_does_not_exist_is_reported_without_the_password(database: str, rookery: Rookery, tmp_path: Path) -> None:
    missing = database.replace("postgres@", "postgres:a-secret@") + "x"
    for command in (SERVE, ("admin", "tables")):
        ran = rookery(*command, "--database", missing, "--data", str(tmp_path / "data.sqlite3"))
        ran.fails(1, f"{without_password(missing)} cannot be used: ", "does not exist")
        assert "a-secret" not in ran.err


def test_a_database_that_does_not_answer_is_reported_after_a_while(rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.server.storage.postgres.database.PATIENCE", 0.1)
    address = f"postgresql://127.0.0.1:{free_port()}/rookery"
    rookery(*SERVE, "--database", address, "--data", str(tmp_path / "data.sqlite3")).fails(1, f"{address} cannot be used: ")


def test_another_machine_needs_the_same_key(database: str, start_server: Servers, rookery: Rookery, tmp_path: Path) -> None:
    start_server(cold=True, database=database)
    other = tmp_path / "other" / "data.sqlite3"
    rookery(*SERVE, "--database", database, "--data", str(other)).fails(1, f"The key to {database.replace('postgres@', '')}", str(key_file(other)))


def test_the_operator_works_on_the_database_while_servers_use_it(database: str, start_server: Servers, visitor: Visitors, rookery: Rookery) -> None:
    server = start_server(cold=True, database=database)
    ann = visitor("Ann", server.address)
    table = ann.opens(sit=[0, 1], start=True)["table"]
    place = ["--database", database, "--data", str(server.data)]
    rookery("admin", "tables", *place).shows(table)
    assert rookery("admin", "close", table, *place).code == 0
    wait_until(lambda: ann.sees(table)["status"] == "closed")


def test_a_data_set_is_made_of_the_games_in_the_database(database: str, rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_DATA", str(tmp_path / "data.sqlite3"))
    store = PostgresStore(database, default_data())
    run(used(store, lambda store: add_tables(store, Kind(TO_ITS_END), range(2), lambda table: (person(2 * table), person(2 * table + 1)))))
    rookery("dataset", "--server", database, "--out", str(tmp_path / "new")).shows("Games: 2")
    rookery("dataset", "--check", str(tmp_path / "new")).shows("rules: 2")
