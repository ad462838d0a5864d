"""Secrets of games are kept encrypted in the data file, under a key that is not in it: a copy of the data alone does not tell what is to be drawn.

HMAC-SHA256 makes both the stream that hides a text and the tag that shows a change (docs/decisions/0011-secrets-under-a-key.md). What is sealed is
bound to its place, so that it cannot be moved to another one.
"""

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

VARIABLE: Final = "ROOKERY_KEY"
"""The environment variable that may hold the key instead of a file."""

SEALED: Final = b"sealed-1:"
NONCE: Final = 16
TAG: Final = 32
SHORTEST_KEY: Final = 32


class WrongKeyError(Exception):
    """There is no key for data that is under one, or it is not the one."""


class SecretBox:
    """Seals texts and opens them again."""

    def __init__(self, key: str) -> None:
        master = hashlib.sha256(key.encode()).digest()
        self._hiding = hmac.digest(master, b"rookery: hiding", "sha256")
        self._proving = hmac.digest(master, b"rookery: proving", "sha256")
        self.check = hmac.digest(master, b"rookery: check", "sha256").hex()
        """Tells whether a key is the one that was used; nothing else follows from it."""

    def seal(self, text: bytes, place: str) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        hidden = self._hide(nonce, text)
        return SEALED + nonce + self._tag(nonce + hidden, place) + hidden

    def open(self, stored: bytes, place: str) -> bytes:
        """The text that was sealed for this place; what was never sealed comes back as it is. WrongKeyError if it was changed or moved."""
        if not stored.startswith(SEALED):
            return stored
        rest = stored[len(SEALED) :]
        nonce, tag, hidden = rest[:NONCE], rest[NONCE : NONCE + TAG], rest[NONCE + TAG :]
        if not hmac.compare_digest(tag, self._tag(nonce + hidden, place)):
            raise WrongKeyError(place)
        return self._hide(nonce, hidden)

    def _hide(self, nonce: bytes, text: bytes) -> bytes:
        blocks = (hmac.digest(self._hiding, nonce + number.to_bytes(8), "sha256") for number in range(-(-len(text) // 32)))
        return bytes(one ^ other for one, other in zip(text, b"".join(blocks), strict=False))

    def _tag(self, content: bytes, place: str) -> bytes:
        return hmac.digest(self._proving, len(place).to_bytes(8) + place.encode() + content, "sha256")


def key_file(data: Path) -> Path:
    """Where the key of a data file is."""
    return data.with_name(data.name + ".key")


def known_key(data: Path) -> str | None:
    """The key of a data file: from the environment, else from the file beside it; None if there is none yet."""
    found = os.environ.get(VARIABLE) or (key_file(data).read_text(encoding="utf-8").strip() if key_file(data).exists() else None)
    if found is not None and len(found) < SHORTEST_KEY:
        raise WrongKeyError(f"a key has at least {SHORTEST_KEY} characters")
    return found


def make_key(data: Path) -> str:
    """A new key, in a file that only its owner can read, or that of another process which was faster. It is on the disk before it is used."""
    target = key_file(data)
    beside = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(beside, target)
        _sync_folder(target.parent)
    finally:
        beside.unlink(missing_ok=True)
    return target.read_text(encoding="utf-8").strip()


def _sync_folder(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):  # not on Windows
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
