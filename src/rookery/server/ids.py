"""Ids of tables and guests: nobody can guess them, and they can be typed as they are."""

import secrets
from base64 import urlsafe_b64encode
from typing import Final

SIZE: Final = 9
"""Bytes of an id; they give 12 characters."""
_LETTERS: Final = str.maketrans("-_", "01")
"""A command would take an id that begins with a dash for an option."""


def new_id() -> str:
    return id_from(secrets.token_bytes(SIZE))


def id_from(secret: bytes) -> str:
    """The id that belongs to a secret, always the same: letters and digits."""
    return urlsafe_b64encode(secret[:SIZE]).decode().translate(_LETTERS)
