"""A bot that is another program, in any language: it reads the referee's lines and answers each with one action.

Before each game it gets a line `{"begin": {...}}` with the setup, its seat, its budget and a seed, which needs no answer. Whenever it has to
act it gets a situation with the keys of `rookery referee`, and after the game one with `"actor": null`, which needs no answer either.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from functools import partial
from multiprocessing.util import Finalize
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO, Any, Final

from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import View, plain
from rookery.play.bot import BotFailedError

LONGEST_LINE: Final = 4096
LAST_WORDS: Final = 400
END_SECONDS: Final = 1.0


class ExternalBot:
    """A program, started when it is first needed and started again after it has failed."""

    def __init__(self, command: str, *, budget: float | None = None, limit: float = 60.0) -> None:
        """`budget` is what the program is told that it has for a decision, `limit` when it counts as hanging, both in seconds."""
        self.command = command
        self.budget = budget
        self.limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._unread = b""
        self._finalize: Finalize | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(ExternalBot, budget=self.budget, limit=self.limit), (self.command,)  # another process starts a program of its own

    def begin(self, setup: Setup, seat: Seat, seed: str) -> None:
        """Tell the program that a game begins."""
        self._send({"begin": {**plain(setup), "seat": seat, "budget": self.budget, "seed": seed}})

    def choose(self, view: View, rng: Random) -> str:  # noqa: ARG002  the program has a randomness of its own, from the seed it was told
        """Ask the program for an action; BotFailedError if it gives none in time."""
        self._send(_situation(view))
        return self._answer()

    def end(self, view: View) -> None:
        """Tell the program how the game ended."""
        self._send(_situation(view))

    def _send(self, message: dict[str, Any]) -> None:
        """Hand over one line; starts the program where it does not run."""
        process = self._running()
        assert process.stdin is not None, "it was started with a pipe"
        try:
            process.stdin.write(json.dumps(plain(message), ensure_ascii=False).encode() + b"\n")
            process.stdin.flush()
        except OSError as error:
            raise self._failed("has ended") from error

    def _answer(self) -> str:
        process = self._running()
        assert process.stdout is not None, "it was started with a pipe"
        deadline = monotonic() + self.limit
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - monotonic())):
                    raise self._failed(f"gave no answer within {self.limit:g} s")
                data = os.read(process.stdout.fileno(), LONGEST_LINE)
                if not data:
                    raise self._failed("has ended")
                self._unread += data
                if len(self._unread) > LONGEST_LINE:
                    raise self._failed("wrote too much at once")
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program: it is asked by the end of its input, then made to."""
        process, self._process = self._process, None
        if process is None:
            return
        if self._finalize is not None:
            self._finalize.cancel()
        assert process.stdin is not None, "it was started with a pipe"
        with suppress(OSError, subprocess.TimeoutExpired):
            process.stdin.close()
            process.wait(END_SECONDS)
        _end(process)
        self._unread = b""
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  closed with the program
        try:
            self._process = subprocess.Popen(  # noqa: S603  the command is the user's own
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            self._errors = None
            raise BotFailedError(f"'{self.command}' could not be started: {error}") from error
        self._finalize = Finalize(self, _end, args=(self._process,), exitpriority=1)
        return self._process

    def _failed(self, what: str) -> BotFailedError:
        process, errors = self._process, self._errors
        assert process is not None, "it was running"
        assert errors is not None, "it was running"
        _end(process)
        errors.seek(0, os.SEEK_END)
        errors.seek(max(0, errors.tell() - LAST_WORDS))
        words = errors.read().decode("utf-8", "replace").strip()
        self.close()
        return BotFailedError(f"'{Path(shlex.split(self.command)[0]).name}' {what}" + (f"; its last words: {words}" if words else ""))


def _situation(view: View) -> dict[str, Any]:
    actor = None if view.outcome is not None else view.seat
    legal = [choice.action for choice in view.choices]
    return {"actor": actor, "legal": legal, "scores": view.scores, "events": view.events, "view": view, "outcome": view.outcome}


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program that still runs, with everything it has started."""
    if process.poll() is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # what was not handed over is lost with the program
                pipe.close()
