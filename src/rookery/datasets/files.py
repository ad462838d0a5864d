"""Checksums of files."""

from hashlib import sha256
from pathlib import Path
from typing import Final

READ_AT_ONCE: Final = 1 << 20


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file."""
    digest = sha256()
    with path.open("rb") as file:
        while block := file.read(READ_AT_ONCE):
            digest.update(block)
    return digest.hexdigest()
