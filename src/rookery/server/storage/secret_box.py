"""Encryption of the secrets in the data file, under a key that is stored elsewhere: a copy of the data alone reveals no future draw.

AES-256-GCM encrypts and authenticates; the place of an entry is associated data, so a sealed entry cannot be moved
(docs/decisions/0011-secrets-under-a-key.md).
"""

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

VARIABLE: Final = "ROOKERY_KEY"
"""The environment variable that may hold the key instead of a file."""

SEALED: Final = b"sealed-2:"
NONCE: Final = 12
"""The size of a random nonce in bytes. NIST SP 800-38D allows 2**32 messages under one key; each game and each deal is one message."""

SHORTEST_KEY: Final = 32

OLDER: Final = b"sealed-1:"
OLDER_NONCE: Final = 16
OLDER_TAG: Final = 32


class WrongKeyError(Exception):
    """The key for encrypted data is missing or wrong, or the data was changed."""


class SecretBox:
    """Encryption and decryption under one key."""

    def __init__(self, key: str) -> None:
        self._cipher = AESGCM(HKDF(SHA256(), 32, salt=None, info=b"rookery: sealed-2").derive(key.encode()))
        self._older = hashlib.sha256(key.encode()).digest()
        self.check = hmac.digest(self._older, b"rookery: check", "sha256").hex()
        """Identifies the key and reveals nothing else about it."""

    def seal(self, text: bytes, place: str) -> bytes:
        """Encrypt a text for this place."""
        nonce = secrets.token_bytes(NONCE)
        return SEALED + nonce + self._cipher.encrypt(nonce, text, place.encode())

    def open(self, stored: bytes, place: str) -> bytes:
        """Decrypt an entry sealed for this place; return other bytes unchanged. Raise WrongKeyError if the entry was changed or moved."""
        if stored.startswith(OLDER):
            return self._open_older(stored[len(OLDER) :], place)
        if not stored.startswith(SEALED):
            return stored
        rest = stored[len(SEALED) :]
        try:
            return self._cipher.decrypt(rest[:NONCE], rest[NONCE:], place.encode())
        except InvalidTag as error:
            raise WrongKeyError(place) from error

    def _open_older(self, rest: bytes, place: str) -> bytes:
        """Decrypt an entry of an older release: HMAC-SHA256 in counter mode, authenticated by a second HMAC-SHA256."""
        nonce, tag, hidden = rest[:OLDER_NONCE], rest[OLDER_NONCE : OLDER_NONCE + OLDER_TAG], rest[OLDER_NONCE + OLDER_TAG :]
        hiding, proving = (hmac.digest(self._older, purpose, "sha256") for purpose in (b"rookery: hiding", b"rookery: proving"))
        if not hmac.compare_digest(tag, hmac.digest(proving, len(place).to_bytes(8) + place.encode() + nonce + hidden, "sha256")):
            raise WrongKeyError(place)
        stream = b"".join(hmac.digest(hiding, nonce + number.to_bytes(8), "sha256") for number in range(-(-len(hidden) // 32)))
        return bytes(one ^ other for one, other in zip(hidden, stream, strict=False))


def key_file(data: Path) -> Path:
    """Return the path of the key of a data file."""
    return data.with_name(data.name + ".key")


def known_key(data: Path) -> str | None:
    """Return the key of a data file: from the environment, else from the file beside it; None if neither exists."""
    found = os.environ.get(VARIABLE) or (key_file(data).read_text(encoding="utf-8").strip() if key_file(data).exists() else None)
    if found is not None and len(found) < SHORTEST_KEY:
        raise WrongKeyError(f"a key has at least {SHORTEST_KEY} characters")
    return found


def make_key(data: Path, key: str | None = None) -> str:
    """Create a key file that only its owner can read, by default with a random key; return its key, or that of a process that was faster.

    The file is synced before use.
    """
    target = key_file(data)
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write((key or secrets.token_hex(32)) + "\n")
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
