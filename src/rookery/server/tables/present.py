"""Who is at a table: an argument of the commands that depend on absence. `live/presence.py` keeps track of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Present:
    """A snapshot of who is at a table.

    `gone` maps each absent player or host to the time when they left. `seen` ignores server restarts, while `gone` starts at the last
    restart, so that everybody has time to come back. `choosing` counts the `watching` guests who have no name yet.
    `watchers` are the names of all other watching guests, keyed by guest id, before a game.
    """

    online: frozenset[str] = frozenset()
    gone: Mapping[str, int] = field(default_factory=dict)
    seen: Mapping[str, int] = field(default_factory=dict)
    watching: int = 0
    choosing: int = 0
    watchers: Mapping[str, str] = field(default_factory=dict)
