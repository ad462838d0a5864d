"""Ids of tables and guests: random, and easy to type."""

import secrets
from base64 import urlsafe_b64encode
from typing import Final

SIZE: Final = 9
"""The size of an id in bytes, which become 12 characters."""
_LETTERS: Final = str.maketrans("-_", "01")
"""Replacements for - and _, because commands would read an id with a leading dash as an option."""


def new_id() -> str:
    return id_from(secrets.token_bytes(SIZE))


def id_from(secret: bytes) -> str:
    """Derive the id of a secret, in letters and digits."""
    return urlsafe_b64encode(secret[:SIZE]).decode().translate(_LETTERS)
