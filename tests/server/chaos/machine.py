"""Faults of a machine: a disk that is full, a clock that somebody sets, a process that stands still."""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final

OWN_MOUNTS: Final = "ROOKERY_CHAOS_OWN_MOUNTS"
"""The environment variable of a process that may mount file systems which only its children see."""

FAKETIME: Final = ("libfaketimeMT.so.1", "libfaketime.so.1")
NO_FAKETIME: Final = "The chaos run sets the clocks of its servers with libfaketime: install it (on Debian: apt-get install libfaketime)."
NO_MOUNTS: Final = "The chaos run fills a disk of its own, so it must run as root, or in a system that lets users create namespaces (unshare)."


class MissingToolError(Exception):
    """This machine lacks something that a fault needs; the message says what to do."""


def with_own_mounts() -> None:
    """Run this program again with mounts of its own, which vanish with its last process; raise MissingToolError if it may not mount.

    The process keeps its id, so that signals reach it.
    """
    if os.environ.get(OWN_MOUNTS):
        return
    flags = ["--mount"] if os.geteuid() == 0 else ["--user", "--map-current-user", "--keep-caps", "--mount"]
    unshare = shutil.which("unshare")
    if unshare is None or subprocess.run([unshare, *flags, "true"], capture_output=True, check=False).returncode:
        raise MissingToolError(NO_MOUNTS)
    os.environ[OWN_MOUNTS] = "1"
    sys.stderr.flush()
    os.execv(unshare, [unshare, *flags, sys.executable, *sys.argv])


class SmallDisk(AbstractContextManager["SmallDisk"]):
    """A small file system in memory, mounted at a folder. It really has no room when it is full."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self.filled = 0
        self._ballast = folder / "ballast"
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=777", "rookery-chaos", str(folder)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise MissingToolError(f"{NO_MOUNTS} ({done.stderr.strip()})")

    def fill(self) -> None:
        """Leave no room."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (1 << 20, 1 << 12, 1):
                with suppress(OSError):
                    while ballast.write(bytes(size)):
                        pass

    def free(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], capture_output=True, check=False)


class WrongClock:
    """The wall clock of processes that start with this `environment`. Their monotonic clock stays right."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(_libfaketime()),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_CACHE_DURATION": "1",
        }

    def set(self, seconds: int) -> None:
        """Set the clock to this difference from the right time."""
        beside = self._file.with_suffix(".new")
        beside.write_text(f"{seconds:+d}\n", encoding="ascii")
        beside.replace(self._file)


def install_faketime() -> None:
    """Install libfaketime if it is missing and this is a Debian where we may; raise MissingToolError otherwise."""
    with suppress(MissingToolError):
        _libfaketime()
        return
    if shutil.which("apt-get") is not None and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "libfaketime"]):
            subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    _libfaketime()


def _libfaketime() -> Path:
    for name in FAKETIME:
        for folder in (Path("/usr/lib"), Path("/usr/local/lib")):
            for found in (*folder.glob(f"*/faketime/{name}"), *folder.glob(f"faketime/{name}")):
                return found
    raise MissingToolError(NO_FAKETIME)


def stop(pid: int) -> None:
    """Freeze a process; return once it stands still."""
    os.kill(pid, signal.SIGSTOP)
    deadline = time.monotonic() + 10.0
    while not stands_still(pid):
        assert time.monotonic() < deadline, "the process stands still"
        time.sleep(0.01)


def resume(pid: int) -> None:
    os.kill(pid, signal.SIGCONT)


def stands_still(pid: int) -> bool:
    """Return whether the kernel calls the process stopped."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "T"
