"""A server process for tests, on a free loopback port.

python -m tests.server.serving '{"data": "/tmp/x.sqlite3"}'      prints its address, and the invite code if it has one
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
TIMEOUT: Final = 60.0
"""Timeout in seconds, generous for a busy machine."""

if slow := float(os.environ.get("ROOKERY_SLOW_BOT", "0")):  # bot processes import this module too
    from rookery.bots.uniform import Uniform

    choose = Uniform.choose

    def think(bot: Uniform, view: Any, rng: Any) -> str:
        """Keep the core busy for a fixed time, as a searching bot does."""
        until = time.perf_counter() + slow
        while time.perf_counter() < until:
            pass
        return choose(bot, view, rng)

    Uniform.choose = think  # type: ignore[method-assign, assignment]

if os.environ.get("ROOKERY_SHRINE"):
    import pytest

    from tests.carcassonne.shrine import add_shrine

    add_shrine(pytest.MonkeyPatch())


class ServerProcess(AbstractContextManager["ServerProcess"]):
    """A running server; `address` ends with a slash. Leaving the context kills it."""

    address: str = ""
    invite_code: str | None = None

    def __init__(self, data: Path, *, wait: bool = True, environment: dict[str, str] | None = None, log: Path | None = None, **options: Any) -> None:
        self.data = data
        self.errors = log or data.with_name(data.name + ".stderr")
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", json.dumps({"data": str(data), **options})],
                cwd=ROOT,
                env={**os.environ, **(environment or {})},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until the server accepts guests; raise RuntimeError with its log if it does not start."""
        assert self.process.stdout is not None
        try:
            said = self.process.stdout.readline()
            if not said:
                raise RuntimeError(f"the server did not start: {self.log()}")
            self.address, self.invite_code = json.loads(said)
        except BaseException:
            self.kill()
            raise

    def advance(self, seconds: float) -> None:
        """Advance the stopped clock of the server or, if its clock runs, only the time of day."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "advanced\n"

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to stop, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(TIMEOUT)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        return code

    def log(self) -> str:
        """Return the standard error of this server and of previous ones on the same data."""
        return self.errors.read_text(encoding="utf-8", errors="replace")


def children(pid: int) -> list[int]:
    """Return the running child processes of a process."""
    found = [child.split() for path in Path(f"/proc/{pid}/task").glob("*/children") for child in [path.read_text()]]
    return [int(child) for line in found for child in line]


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until the predicate is true; fail after a timeout."""
    deadline = time.monotonic() + TIMEOUT
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def gone(pid: int, *, within: float = TIMEOUT) -> bool:
    """Wait for a process to end; return whether it did."""
    deadline = time.monotonic() + within
    while Path(f"/proc/{pid}").exists():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def listen(advance: Callable[[float], None]) -> None:
    """Advance the clock when the test asks for it, and end this process when the test is gone, because nothing else would."""
    for line in sys.stdin:
        advance(float(line))
        say("advanced")
    os._exit(1)


async def nothing(_: object) -> None:
    """Skip the warm-up: a bot process starts with its first move, so tests without bots do not pay for it."""


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def main(options: dict[str, Any]) -> None:
    from rookery.server import limits, services, worker_processes  # noqa: PLC0415  bot processes import this module and need none of it
    from rookery.server.edge.run_server import serve  # noqa: PLC0415
    from rookery.server.settings import Settings  # noqa: PLC0415
    from tests.server.fixed_deals import fix_deals  # noqa: PLC0415
    from tests.server.stopped_time import StoppedTime, TimeOfDay  # noqa: PLC0415

    given = options.pop("limits", {})
    if not options.pop("limited", False):
        free = {name: 1e-6 if name.endswith("-seconds") else 10**6 for name in limits.SETTABLE if name.endswith(("-burst", "-seconds"))}
        given = {**free, "listed-per-address": 10**6, **given}
    vars(limits)["LISTED"] = options.pop("page", limits.LISTED)
    worker_processes.WorkerPool.__init__.__defaults__ = (partial(worker_processes.begin, 0),)  # a low priority would starve workers
    if options.pop("cold", False):
        vars(services)["BotPool"].warm_up = nothing
    if deals := options.pop("deals", None):
        fix_deals(deals)
    moved = StoppedTime() if options.pop("stopped_time", False) else TimeOfDay()
    moved.install()
    threading.Thread(target=listen, args=(moved.advance,), daemon=True).start()
    settings = Settings(
        **{"port": 0, "bot_pause": 0.0, "analysis": False, **options, "data": Path(options["data"]), "limits": limits.limits_from(given)}
    )

    def ready(address: str, invite_code: str | None) -> None:
        say(json.dumps([address, invite_code]))

    serve(settings, ready=ready)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
