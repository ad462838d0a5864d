"""A bot in another process and any language: it reads the referee's lines and answers each with one action.

Before each game it gets a line `{"begin": {...}}` with the setup, its seat, its budget and a seed. On its turn it gets a situation with
the keys of `rookery referee`, and after the game one with `"actor": null`. It must answer only on its turn.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
from contextlib import suppress
from functools import partial
from multiprocessing.util import Finalize
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import View, plain
from rookery.play.bot import BotFailedError

LONGEST_LINE: Final = 4096
FIRST_WORDS: Final = 800
"""Maximum length of the text that a failure quotes from standard error, in characters."""
END_SECONDS: Final = 1.0
ERROR_BYTES: Final = 1 << 16
ERROR_READS: Final = 64
"""Bytes per read of standard error, and reads per round, so that a program that floods it cannot delay the timeout."""


class ExternalBot:
    """A program that is started on first use and restarted after a failure."""

    limits_itself: Final = True

    def __init__(self, command: str, *, budget: float | None = None, limit: float = 60.0) -> None:
        """Set the `budget` that the program is given per decision, and the `limit` after which it times out, both in seconds."""
        self.command = command
        self.budget = budget
        self.limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._unsent = b""
        self._unread = b""
        self._errors = b""
        self._answered = False
        self._finalize: Finalize | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(ExternalBot, budget=self.budget, limit=self.limit), (self.command,)  # each process starts its own program

    def begin(self, setup: Setup, seat: Seat, seed: str) -> None:
        """Tell the program that a game begins."""
        self._send({"begin": {**plain(setup), "seat": seat, "budget": self.budget, "seed": seed}})

    def choose(self, view: View, rng: Random) -> str:  # noqa: ARG002  the program has its own random numbers; `begin` gives it a seed
        """Ask the program for an action; raise BotFailedError if it does not answer in time."""
        self._forget_errors()
        self._send(_situation(view))
        return self._answer()

    def end(self, view: View) -> None:
        """Tell the program how the game ended."""
        self._send(_situation(view))
        deadline = monotonic() + END_SECONDS
        while self._unsent and (left := deadline - monotonic()) > 0:
            self._exchange(left)

    def first_words(self) -> str:
        """Return the first lines that the program has written to standard error since its previous action, or since its start."""
        if self._process is not None:
            self._read_errors(self._process)
        return self._errors.decode("utf-8", "replace").strip()[:FIRST_WORDS]

    def _forget_errors(self) -> None:
        """Forget what the program wrote before its last answer, which was legal."""
        if self._answered and self._process is not None:
            self._read_errors(self._process)
            self._errors = b""
        self._answered = False

    def _send(self, message: dict[str, Any]) -> None:
        """Start the program unless it is running, and send as much of one line as the pipe accepts immediately."""
        self._running()
        self._unsent += json.dumps(plain(message), ensure_ascii=False).encode() + b"\n"
        self._exchange(0)

    def _answer(self) -> str:
        deadline = monotonic() + self.limit
        while b"\n" not in self._unread:
            if (left := deadline - monotonic()) <= 0:
                raise self._failed("no-answer", "'{name}' gave no answer within {seconds} s", seconds=f"{self.limit:g}")
            self._exchange(left)
            if len(self._unread) > LONGEST_LINE:
                raise self._failed("wrote-too-much", "'{name}' wrote too much at once")
        line, _, self._unread = self._unread.partition(b"\n")
        self._answered = True
        return line.decode("utf-8", "replace").strip()

    def _exchange(self, seconds: float) -> None:
        """Wait up to `seconds` until the program is ready to read or write, then transfer without blocking."""
        process = self._running()
        assert process.stdin is not None, "it was started with a pipe"
        assert process.stdout is not None, "it was started with a pipe"
        with selectors.DefaultSelector() as selector:
            if self._unsent:
                selector.register(process.stdin, selectors.EVENT_WRITE)
            if b"\n" not in self._unread:  # back-pressure: stop reading once a full line is waiting
                selector.register(process.stdout, selectors.EVENT_READ)
            if process.stderr is not None and not process.stderr.closed:
                selector.register(process.stderr, selectors.EVENT_READ)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        if process.stderr in ready:
            self._read_errors(process)
        try:
            if process.stdin in ready:
                self._unsent = self._unsent[os.write(process.stdin.fileno(), self._unsent) :]
            if process.stdout in ready:
                data = os.read(process.stdout.fileno(), LONGEST_LINE)
                if not data:
                    raise self._failed("ended", "'{name}' has stopped running")
                self._unread += data
        except OSError as error:
            raise self._failed("ended", "'{name}' has stopped running") from error

    def _read_errors(self, process: "subprocess.Popen[bytes]") -> None:
        """Read standard error and keep only its beginning, but let the program write on."""
        assert process.stderr is not None, "it was started with a pipe"
        with suppress(BlockingIOError):
            for _ in range(ERROR_READS):
                if process.stderr.closed:
                    return
                data = os.read(process.stderr.fileno(), ERROR_BYTES)
                if not data:
                    process.stderr.close()
                self._errors = (self._errors + data)[: 4 * FIRST_WORDS]  # a character has up to four bytes

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop the program: close its input, then kill it."""
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
        self._unsent = self._unread = self._errors = b""
        self._answered = False

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        try:
            self._process = subprocess.Popen(  # noqa: S603  the command is the user's own
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            template = "'{name}' could not be started: {error}"
            raise BotFailedError("not-started", template, name=self.command, error=error, errno=error.errno) from error
        except ValueError as error:
            raise BotFailedError("no-command", "'{name}' could not be started: {error}", name=self.command, error=error) from error
        for pipe in (self._process.stdin, self._process.stderr):
            assert pipe is not None, "it was started with pipes"
            os.set_blocking(pipe.fileno(), False)  # a program that does not read, or writes without end, must not block us
        self._finalize = Finalize(self, _end, args=(self._process,), exitpriority=1)
        return self._process

    def _failed(self, reason: str, template: str, **details: object) -> BotFailedError:
        assert self._process is not None, "it was running"
        _kill(self._process)
        words = self.first_words()
        self.close()
        return with_first_words(BotFailedError(reason, template, name=Path(shlex.split(self.command)[0]).name, **details), words)


def with_first_words(error: BotFailedError, words: str) -> BotFailedError:
    """Return the error with the first lines of the program's standard error, if any."""
    return BotFailedError("first-words", "{reason}; it wrote: {text}", reason=error, text=" ".join(words.split())) if words else error


def _situation(view: View) -> dict[str, Any]:
    actor = None if view.outcome is not None else view.seat
    legal = [choice.action for choice in view.choices]
    return {"actor": actor, "legal": legal, "scores": view.scores, "events": view.events, "view": view, "outcome": view.outcome}


def _end(process: subprocess.Popen[bytes]) -> None:
    """Stop a running program and close its pipes."""
    _kill(process)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):  # unsent data is lost with the program
                pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a running program and all its children."""
    if process.poll() is not None:
        return
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
