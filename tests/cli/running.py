"""Ways to run the command line: in the test process, as a child process, and in a pseudo-terminal."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, TypeAlias

PROGRAM = str(Path(sys.executable).with_name("rookery"))
TIMEOUT = 60.0
"""Timeout in seconds, generous for a busy machine."""


class Ran(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str

    def fails(self, code: int, *words: str) -> None:
        """Assert that the command failed with one sentence that contains these words. Wrong arguments (code 2) print nothing else."""
        assert (self.code, self.out if code == 2 else "") == (code, "")
        assert is_one_sentence(self.err)
        assert not [missing for missing in words if missing not in self.err], self.err

    def shows(self, *texts: str) -> None:
        """Assert that the command succeeded and printed these texts."""
        assert self.code == 0
        assert not [missing for missing in texts if missing not in self.out], self.out


Rookery: TypeAlias = Callable[..., Ran]
"""Run a command in this process: `rookery("score", "five-towers", stdin=b"...")`."""


def environment(**changes: str) -> dict[str, str]:
    """Return the environment without variables that change the language or the drawing."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "ROOKERY_LANGUAGE")}
    return {**kept, "LC_ALL": "C.UTF-8", "PATH": f"{Path(PROGRAM).parent}{os.pathsep}{os.environ.get('PATH', '')}", **changes}


def run_process(*arguments: str, stdin: bytes = b"", **changes: str) -> Ran:
    """Run the installed program."""
    done = subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, env=environment(**changes), timeout=TIMEOUT, check=False)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def run_shell(command: str, folder: Path) -> Ran:
    """Run a shell command, for tests of redirected or closed streams."""
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, cwd=folder, env=environment(), timeout=TIMEOUT, check=False)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def is_one_sentence(text: str) -> bool:
    """Return whether an error message is a single line without a traceback."""
    return text.count("\n") == 1 and text.startswith("rookery: ") and "Traceback" not in text


class Terminal:
    """The program in a pseudo-terminal: `expect` waits for output, `type` sends input."""

    def __init__(self, arguments: Sequence[str], *, columns: int = 80, rows: int = 24, **changes: str) -> None:
        self.controller, worker = pty.openpty()
        fcntl.ioctl(worker, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = environment(TERM="xterm-256color", **changes)
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=worker, stdout=worker, stderr=worker, env=env, start_new_session=True)
        os.close(worker)
        self.shown = ""
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")  # a read can split a multi-byte character

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.controller)

    def expect(self, text: str) -> str:
        """Wait for this text; return all output since the previous call."""
        deadline = time.monotonic() + TIMEOUT
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} was not shown, but: {self.shown}"
            self._read()
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def _read(self) -> None:
        if not select.select([self.controller], [], [], 0.2)[0]:
            return
        try:
            self.shown += self._decoder.decode(os.read(self.controller, 1 << 16))
        except OSError:  # the program has closed its terminal
            assert self.process.wait(TIMEOUT) is not None
            raise AssertionError(f"the program ended, having shown: {self.shown}") from None

    def type(self, line: str) -> None:
        os.write(self.controller, line.encode() + b"\n")

    def reply(self, prompt: str, line: str) -> None:
        """Wait for a prompt, then type this line."""
        self.expect(prompt)
        self.type(line)

    def press_ctrl_c(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)

    def wait(self) -> int:
        """Wait for the program to end; return its exit code."""
        deadline = time.monotonic() + TIMEOUT
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                self._read()
            except AssertionError:
                break
        return self.process.wait(TIMEOUT)
