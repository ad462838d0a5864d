"""A disk that fails: every write, sync, lock, truncation, mapping and opening of the data fails once, or from then on, in a real SQLite.

The test loads `faulty_io/faulty_io.c` into a process that plays `faulty_io/scenario.py` once for each fault.
"""

import errno
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import pytest

from tests.server.storage.faulty_io.scenario import Fault, Found

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD replaces functions of the C library on Linux")

FOLDER: Final = Path(__file__).parent / "faulty_io"
ROOT: Final = Path(__file__).parents[3]
MEMORY: Final = Path("/dev/shm")
SAMPLE: Final = 5
"""Faults of each kind in everyday runs."""

KINDS: Final = {
    "error once": Fault(at=0, error=errno.EIO),
    "error from then on": Fault(at=0, error=errno.EIO, lasting=True),
    "full once": Fault(at=0, error=errno.ENOSPC),
    "full from then on": Fault(at=0, error=errno.ENOSPC, lasting=True),
    "short writes until it is full": Fault(at=0, error=errno.ENOSPC, lasting=True, halved=True),
    "error and crash": Fault(at=0, error=errno.EIO, crash=True),
}


class FaultyDisk:
    """A process that plays the scenario with a fault and reports what it found."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self.fired: Counter[str] = Counter()
        self.failed = self.survived = 0

    def tried(self, fault: Fault) -> Found:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(fault) + b"\n")
        self._process.stdin.flush()
        found = msgspec.json.decode(self._process.stdout.readline(), type=Found)
        self.fired[found.fired] += 1
        self.failed += found.failed
        self.survived += found.survived
        return found

    def wrong(self, kind: str, places: Iterable[int]) -> list[str]:
        """Return a message for each promise that a fault at these places breaks."""
        wrong = []
        for place in places:
            found = self.tried(msgspec.structs.replace(KINDS[kind], at=place))
            wrong += [f"{kind}, call {place} ({found.fired}): {what}" for what in found.wrong]
        return wrong

    def places(self, kind: str) -> range:
        """Return the numbers of all calls that can fail."""
        found = self.tried(KINDS[kind])
        assert found.wrong == []
        return range(1, found.calls + 1)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("faulty") / "faulty_io.so"
    command = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O1", "-U_FORTIFY_SOURCE", "-o", str(built), str(FOLDER / "faulty_io.c"), "-ldl"]
    subprocess.run(command, check=True)
    return built


@pytest.fixture
def disk(library: Path, tmp_path: Path) -> Iterator[FaultyDisk]:
    with _memory(tmp_path) as folder:
        command = [sys.executable, "-m", "tests.server.storage.faulty_io.scenario", str(folder), str(library)]
        environment = {**os.environ, "LD_PRELOAD": str(library)}
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            yield FaultyDisk(process)
            assert process.stdin is not None
            process.stdin.close()


@contextmanager
def _memory(otherwise: Path) -> Iterator[Path]:
    """Yield the path of a new folder in memory, if there is such a file system."""
    if not MEMORY.is_dir():
        yield otherwise / "faulty"
        return
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder) / "faulty"


def test_a_failing_disk_loses_and_repeats_nothing(disk: FaultyDisk) -> None:
    rng = Random(os.environ.get("ROOKERY_SEED", "1"))
    assert [what for kind in KINDS for what in disk.wrong(kind, rng.sample(disk.places(kind), SAMPLE))] == []


@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS)
def test_no_call_of_a_failing_disk_loses_or_repeats_anything(kind: str, disk: FaultyDisk) -> None:
    places = disk.places(kind)
    assert disk.wrong(kind, places) == []
    print(f"{len(places)} places of {kind}: {dict(disk.fired)}, {disk.failed} appends failed, {disk.survived} of them came back")  # noqa: T201
    assert disk.fired["pwrite"] > 0
    assert disk.failed > 0
