"""The settings of a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from rookery.server.limits import DEFAULTS, Limits

FILE: Final = "rookery.sqlite3"
DATABASE: Final = "ROOKERY_DATABASE"
DIRECT_DATABASE: Final = "ROOKERY_DIRECT_DATABASE"
"""The environment variables for the addresses of a PostgreSQL database, so that no list of processes shows a password."""

LIMITS: Final = "ROOKERY_LIMITS"
"""The environment variable for limits: `NAME=VALUE` pairs, separated by spaces or commas."""

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")


def default_data() -> Path:
    """Return the data file in the user's data folder, or the one that ROOKERY_DATA names."""
    named = os.environ.get("ROOKERY_DATA")
    return Path(named) if named else user_data_path("rookery", appauthor=False) / FILE


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of `rookery serve`. Browsers may reach the server under the names in `hosts` only.

    The store is the SQLite file `data` or, with an address, a PostgreSQL `database`; its key is beside `data` either way. `direct_database` is the
    address for notifications if `database` leads through a connection pool. `workers` share one address and `bot_cores`; several need a database.
    `trusted_push` are origins of push services that may use plain http and private addresses; tests have one.
    """

    data: Path
    database: str | None = field(default=None, repr=False)
    direct_database: str | None = field(default=None, repr=False)
    workers: int = 1
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = LOOPBACK
    invite_only: bool = False
    secure_cookies: bool = False
    bot_cores: int = 1
    bot_pause: float = 0.6
    trusted_push: tuple[str, ...] = ()
    analysis: bool = True
    limits: Limits = DEFAULTS
