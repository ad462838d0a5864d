"""A Python process of our own for foreign code: it runs one call at a time, and it can crash or be killed without harm to us."""

import os
import pickle
import selectors
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import SimpleQueue
from time import monotonic
from typing import Any, BinaryIO, Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_SIZE: Final = 8
"""Bytes of the length in front of each message."""
_CHUNK: Final = 1 << 16
_PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from rookery.work.child import serve; serve()"


class ChildEndedError(Exception):
    """The process has ended in the middle of a call. The text says how."""


class Child:
    """A process that starts at once. Its output goes to standard error."""

    def __init__(self) -> None:
        program = _PROGRAM.format(path=[path or os.getcwd() for path in sys.path])  # noqa: PTH109  sys.path holds texts
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        for pipe in self._pipes():
            os.set_blocking(pipe.fileno(), False)
        self._finalize = Finalize(self, _kill, args=(self._process,), exitpriority=1)

    @property
    def running(self) -> bool:
        return self._finalize.still_active() and self._process.poll() is None

    def call(self, seconds: float, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of a function of a module, or raise what it raises.

        If the process does not answer within `seconds`, kill it and raise TimeoutError; if it ends, raise ChildEndedError.
        """
        message = pickle.dumps((work, args, kwargs), pickle.HIGHEST_PROTOCOL)
        try:
            answer = self._exchange(len(message).to_bytes(_SIZE, "big") + message, monotonic() + seconds)
        except BaseException:
            self.close()
            raise
        raised, result = pickle.loads(answer)  # noqa: S301  our own process
        if raised:
            raise result
        return result  # type: ignore[no-any-return]  # the process ran this very function

    def close(self) -> None:
        """Kill the process, and all processes that it has started."""
        self._finalize()

    def _pipes(self) -> tuple[Any, Any]:
        assert self._process.stdin is not None, "it was started with a pipe"
        assert self._process.stdout is not None, "it was started with a pipe"
        return self._process.stdin, self._process.stdout

    def _exchange(self, unsent: bytes, deadline: float) -> bytes:
        """Send a message while reading the answer, so that neither side can block the other."""
        stdin, stdout = self._pipes()
        received = bytearray()
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stdin, selectors.EVENT_WRITE)
            while True:
                left = deadline - monotonic()
                ready = [key.fileobj for key, _ in selector.select(max(0.0, left))]
                if not ready and left <= 0:
                    raise TimeoutError
                try:
                    if stdin in ready:
                        unsent = unsent[os.write(stdin.fileno(), unsent) :]
                        if not unsent:
                            selector.unregister(stdin)
                    if stdout in ready:
                        received += self._read(stdout)
                except OSError as error:
                    raise self._ended() from error
                if len(received) >= _SIZE and len(received) == _SIZE + int.from_bytes(received[:_SIZE], "big"):
                    return bytes(received[_SIZE:])

    def _read(self, stdout: Any) -> bytes:
        data = os.read(stdout.fileno(), _CHUNK)
        if not data:
            raise self._ended()
        return data

    def _ended(self) -> ChildEndedError:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        code = self._process.poll()
        if code is None:
            return ChildEndedError("it closed its output")
        return ChildEndedError(f"exit code {code}" if code >= 0 else signal.Signals(-code).name)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)  # its own programs, too, even if it has ended itself
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


# --- in the process


def serve() -> None:
    """Answer calls until the parent closes our input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # whatever foreign code prints must not look like an answer
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(incoming, messages), daemon=True).start()
    while True:
        answer = _answer(messages.get())
        outgoing.write(len(answer).to_bytes(_SIZE, "big") + answer)
        outgoing.flush()


def _receive(incoming: BinaryIO, messages: "SimpleQueue[bytes]") -> None:
    """Queue messages; end the process with its parent, even in the middle of a call."""
    while len(size := incoming.read(_SIZE)) == _SIZE:
        messages.put(incoming.read(int.from_bytes(size, "big")))
    os._exit(0)


def _answer(message: bytes) -> bytes:
    try:
        work, args, kwargs = pickle.loads(message)  # noqa: S301  from our parent
        return pickle.dumps((False, work(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            return pickle.dumps((True, error), pickle.HIGHEST_PROTOCOL)
        except Exception:
            return pickle.dumps((True, RuntimeError(f"{type(error).__name__}: {error}")), pickle.HIGHEST_PROTOCOL)
