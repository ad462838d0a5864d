"""Who is at a table: an argument of the commands that depend on absence. `live/presence.py` keeps track of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Present:
    """A snapshot of who is at a table.

    `gone` says since when each absent player, or the host, is gone. `seen` ignores restarts of the server, while `gone` counts from the last
    one, so that everybody has a moment to come back. `choosing` counts those among the `watching` guests who have no name yet.
    `watchers` are the names of the others, by guest, before a game.
    """

    online: frozenset[str] = frozenset()
    gone: Mapping[str, int] = field(default_factory=dict)
    seen: Mapping[str, int] = field(default_factory=dict)
    watching: int = 0
    choosing: int = 0
    watchers: Mapping[str, str] = field(default_factory=dict)
