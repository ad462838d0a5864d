"""Where a result comes from: host, processor, release, and a checksum of the code that computed it."""

import platform
import socket
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, NamedTuple

PARTS: Final = ("core", "games", "play", "fast", "bots", "work")
"""The subpackages that determine results."""
DIGITS: Final = 12
_NAMES: Final[list[str]] = []
"""The name of this host, if it is not that of the machine."""
_PACKAGE: Final = Path(__file__).parents[1]
_CPU_INFO: Final = Path("/proc/cpuinfo")


class Origin(NamedTuple):
    """The origin of a result. Results with different builds must not be mixed."""

    host: str
    processor: str
    version: str
    build: str


def origin() -> Origin:
    """Return the origin of results of this process."""
    return Origin(_NAMES[-1] if _NAMES else socket.gethostname(), _processor(), import_module("rookery").__version__, build())


def name_host(name: str) -> None:
    """Set the name of this host, where several nodes of a cluster share the name of a machine."""
    _NAMES[:] = [name]


@cache
def build() -> str:
    """Return a checksum of the installed code and weights: compiled extensions, Python sources and data files."""
    digest = sha256()
    for path in _files(_PACKAGE):
        digest.update(path.name.encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def _files(package: Path) -> Iterator[Path]:
    """Yield the files that determine results, in a fixed order, without caches and extensions for other versions of Python."""
    for part in PARTS:
        for path in sorted((package / part).rglob("*")):
            hidden = path.name.startswith(".") or path.parent.name == "__pycache__"
            foreign = path.suffix in (".so", ".pyd") and not path.name.endswith(tuple(EXTENSION_SUFFIXES))
            if path.is_file() and not hidden and not foreign:
                yield path


@cache
def _processor() -> str:
    """Return the model of the processor, or its architecture."""
    lines = _CPU_INFO.read_text("utf-8", "replace").splitlines() if _CPU_INFO.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.processor() or platform.machine()
