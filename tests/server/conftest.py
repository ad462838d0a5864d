"""A server for the tests of one worker, and people who visit it."""

import asyncio
import inspect
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from rookery.cli import main
from rookery.server import time_source
from rookery.server.services import Services
from rookery.server.storage import Storage
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.thinking.bot_pool import BotPool
from tests.cli.running import Ran, Rookery
from tests.server.postgres import PostgresServer
from tests.server.running_services import FakeBots, make_services
from tests.server.serving import TIMEOUT, ServerProcess
from tests.server.stores import NewStore
from tests.server.visiting import Visitor

Visitors: TypeAlias = Callable[..., Visitor]
"""`visitor("Ann")` is a guest with that name; `visitor()` is a new browser."""

Servers: TypeAlias = Callable[..., ServerProcess]
"""`start_server(cold=True)` starts a server with these options; a second one uses the same data."""


def shared_server(scope: Literal["session", "module"], **options: Any) -> Any:
    """Return a fixture: a server with these options for many tests."""

    @pytest.fixture(scope=scope)
    def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
        with ServerProcess(tmp_path_factory.mktemp("server") / "data.sqlite3", **options) as process:
            yield process

    return process


server = shared_server("session")
"""A server without rate limits, so that tests need not wait; limits have their own tests."""
limited = shared_server("session", limited=True, stopped_time=True)
"""A server with rate limits. Its clock stands still until a test moves it."""


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    """The event loop for coroutine tests and their fixtures."""
    with asyncio.Runner() as found:
        yield found


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test, with a timeout."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    of_its_own: Any = pyfuncitem.funcargs["runner"]
    of_its_own.run(asyncio.wait_for(pyfuncitem.obj(**given), TIMEOUT))
    return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The server's time in milliseconds, which stands still until a test moves it."""
    time = [1_000_000]
    for clock in ("now", "wall"):
        monkeypatch.setattr(time_source, clock, lambda: time[0])
    return time


@pytest.fixture
def bots() -> BotPool:
    """The bots of these services; tests replace them by `parametrize`."""
    return FakeBots()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The data file of these services and this store."""
    return tmp_path / "data.sqlite3"


@pytest.fixture
def services(runner: asyncio.Runner, path: Path, bots: BotPool) -> Iterator[Services]:
    """The open services of a server, in the test's own process."""
    services = make_services(path, bots)
    runner.run(services.open())
    yield services
    runner.run(asyncio.wait_for(services.close(), TIMEOUT))


@pytest.fixture
def backend() -> str:
    """The backend of `store`; tests of the contract of stores replace it by `both_backends`."""
    return "sqlite"


@pytest.fixture
def new_store(backend: str, path: Path, request: pytest.FixtureRequest) -> NewStore:
    """Each call returns another store on the same data."""
    if backend == "sqlite":
        return lambda: SqliteStore(path)
    database = request.getfixturevalue("database")
    return lambda: PostgresStore(database, path)


@pytest.fixture
def store(runner: asyncio.Runner, new_store: NewStore) -> Iterator[Storage]:
    """An open store."""
    store = new_store()
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture
def sqlite_store(runner: asyncio.Runner, path: Path) -> Iterator[SqliteStore]:
    """An open store on a SQLite file."""
    store = SqliteStore(path)
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the tests of one worker; its users are marked `extras`."""
    with PostgresServer() as server:
        yield server


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.database()


@pytest.fixture
def visitor(request: pytest.FixtureRequest) -> Iterator[Visitors]:
    with ExitStack() as stack:

        def come(name: str | None = None, address: str | None = None) -> Visitor:
            to = address or request.getfixturevalue("server").address
            guest = stack.enter_context(Visitor(to))
            return guest if name is None else guest.called(name)

        yield come


def _somebody(name: str | None) -> Any:
    """Return a fixture: a visitor with this name, or a browser that the server has never seen."""
    return pytest.fixture(lambda visitor: visitor(name))


ann, bob, eve = map(_somebody, ("Ann", "Bob", "Eve"))
stranger, phone, thief = map(_somebody, (None, None, None))


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:

        def start(**options: object) -> ServerProcess:
            return stack.enter_context(ServerProcess(tmp_path / "data.sqlite3", **options))  # type: ignore[arg-type]

        yield start


@pytest.fixture
def rookery(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rookery:
    """Run a command in the test's own process, in English."""
    monkeypatch.setenv("ROOKERY_LANGUAGE", "en")

    def run(*arguments: str) -> Ran:
        code = main(arguments)
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run
