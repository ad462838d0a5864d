"""What nodes tell each other through the store they share: who runs, who does which work, what has changed, who is where."""

import hashlib
from collections.abc import Callable, Collection, Mapping
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

SHARDS: Final = 64
"""The number of parts into which tables are divided. A node that holds the lease of a shard does the work at its tables that nobody requests."""

ALL_SHARDS: Final = frozenset(range(SHARDS))

LEASE_SECONDS: Final = 3.0
"""A node that has not renewed its leases for so long has lost them."""

NewsKind: TypeAlias = Literal["tables", "notices", "analyses", "guests", "presence", "leases"]


def shard_of(table: str) -> int:
    """Return the shard of a table; databases compute the same number in SQL."""
    return hashlib.sha256(table.encode()).digest()[0] % SHARDS


class Fence(NamedTuple):
    """Proof of a lease: its number grows whenever the shard changes hands, and the store rejects outdated ones."""

    shard: int
    number: int


class News(NamedTuple):
    """A change by another node. The subjects are ids of tables or guests, or `TABLE/NUMBER` of analyses; `leases` has none."""

    kind: NewsKind
    subjects: tuple[str, ...]


class Renewal(NamedTuple):
    """The state of the cluster at a renewal: game time and calendar time in microseconds, and this node's leases by shard.

    `nodes` are all running nodes, with the seconds for which they have been running.
    """

    game_time: int
    wall: int
    leases: Mapping[int, int]
    nodes: Mapping[str, float]


class Whereabouts(msgspec.Struct, frozen=True, array_like=True):
    """The people that one node sees at a table: guests with their names, unknown visitors, screens, and when others left it."""

    guests: dict[str, str] = {}
    unknown: int = 0
    screens: int = 0
    seen: dict[str, int] = {}


class Line(Protocol):
    """A node's connection to the others. It raises StorageError if the database does not answer in time; then it must be closed."""

    async def renew(self) -> Renewal:
        """Renew this node's leases and claim a fair share of free ones; report that it runs, and advance the common game time.

        Game time advances with the database's clock, by at most the duration of a lease per renewal of any node.
        """

    async def leave(self) -> None:
        """Give up all leases and whereabouts, so that others take over at once."""

    async def close(self) -> None:
        """Disconnect."""


class NodeStore(Protocol):
    """The means by which nodes on the same database work together. `node` is the id of this one."""

    node: str

    async def connect(self, heard: Callable[[News], None]) -> Line:
        """Open a line to the other nodes; call `heard` with all their news from then on."""

    async def publish(self, changed: Mapping[str, Whereabouts | None]) -> None:
        """Tell the other nodes who is at these tables on this node; None for nobody."""

    async def whereabouts(self, tables: Collection[str] | None = None) -> dict[str, dict[str, Whereabouts]]:
        """Return who is at these tables, or at any table, on each of the other nodes: by table, then by node."""

    async def take(self, kind: str, who: str, *, burst: int, every: float) -> float:
        """Take a token from a bucket that all nodes share; return 0, or the seconds to wait if it is empty."""
