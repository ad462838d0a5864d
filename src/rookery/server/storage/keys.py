"""Which data a store keeps encrypted, and the key with which it does."""

from pathlib import Path
from typing import Final

from rookery.server.storage.secret_box import WrongKeyError, key_file, known_key, make_key

CHECK: Final = "key check"
"""The name of the setting that identifies the key of the data."""

FORM: Final = "sealing"
"""The name of the setting that says how the secrets are encrypted."""

NEWEST: Final = "3"
"""AES-GCM for games, deals and secret settings. Older files have "2" (settings in plain text) or "1" (HMAC-SHA256, or no encryption)."""

SECRET_SETTINGS: Final = ("push-key",)
"""The names of the settings that are encrypted."""


def key_for(data: Path, *, new: bool) -> str:
    """Return the key of the data, or make one for `new` data; raise WrongKeyError if it is missing."""
    key = known_key(data)
    if key is None and new:
        key = make_key(data)
    if key is None:
        raise WrongKeyError(str(key_file(data)))
    return key


def setting_place(name: str) -> str:
    """Return the place of a secret setting."""
    return f"setting/{name}"
