"""The nodes on a PostgreSQL database: leases, game time, presence and shared rate limits. All times are the database's."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final, TypeVar, cast

import asyncpg
import msgspec

from rookery.server.storage.nodes import LEASE_SECONDS, SHARDS, Line, News, Renewal, Whereabouts
from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.postgres.news import CHANNEL, news_in, tell
from rookery.server.time_source import SLEW

T = TypeVar("T")

ANSWER_SECONDS: Final = 2.0
"""The longest time for a renewal. A database that does not answer in time counts as gone, before the leases end."""

LONGEST_STEP: Final = round(LEASE_SECONDS * 1_000_000)
"""The most microseconds that pass in a game between two renewals: nobody could act in the rest of the time."""

SHORTEST_WAIT: Final = 0.001
"""A wait that is not zero, for a bucket that is empty at this moment."""

FORGOTTEN_AFTER: Final = 60.0
"""The seconds after which the rows of a dead node are removed."""

_REPORT: Final = "insert into node (id, seen) values ($1, clock_timestamp()) on conflict (id) do update set seen = excluded.seen"
_RUNNING: Final = """
    select id, extract(epoch from clock_timestamp() - since)::double precision from node where seen > clock_timestamp() - make_interval(secs => $1)
"""
_TIME: Final = "select game, wall from game_time for update"
_CLOCK: Final = """
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now, exists (select 1 from table_summary where due > 0) as pending
"""
_BEGIN_TIME: Final = """
    insert into game_time (game, wall)
    select coalesce(greatest(
      (select convert_from(value, 'UTF8')::bigint from setting where name = 'alive'), (select nullif(max(updated), 0) from table_summary)
    ) * 1000, now), now
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now) as clock
    on conflict do nothing
"""
"""Game time begins where a SQLite file that was copied here left it."""
_ADVANCE: Final = "update game_time set game = $1, wall = $2"
_HEARTBEAT: Final = """
    insert into setting values ('alive', convert_to($1::bigint::text, 'UTF8')) on conflict (name) do update set value = excluded.value
"""
"""A SQLite file that is copied from here continues at this time."""
_RENEW: Final = "update lease set until = clock_timestamp() + make_interval(secs => $2) where node = $1 returning shard, fence"
_CLAIM: Final = """
    with free as (select shard from lease where until < clock_timestamp() order by shard limit $3 for update skip locked)
    update lease set node = $1, fence = fence + 1, until = clock_timestamp() + make_interval(secs => $2) from free
    where lease.shard = free.shard returning lease.shard, fence
"""
_GIVE_UP: Final = "update lease set node = null, until = '-infinity' where node = $1 and shard = any($2)"
_FORGET: Final = (
    "delete from node where seen < clock_timestamp() - make_interval(secs => $1)",
    "delete from presence where node not in (select id from node)",
    "delete from bucket where full_at < extract(epoch from clock_timestamp())",
)
_LEAVE: Final = (
    "update lease set node = null, until = '-infinity' where node = $1",
    "delete from presence where node = $1",
    "delete from node where id = $1",
)
_PUBLISH: Final = """
    insert into presence (node, table_id, people) select $1, * from unnest($2::text[], $3::bytea[])
    on conflict (table_id, node) do update set people = excluded.people
"""
_WITHDRAW: Final = "delete from presence where node = $1 and table_id = any($2)"
_WHEREABOUTS: Final = "select table_id, node, people from presence where node <> $1 and node = any($2) and ($3::text[] is null or table_id = any($3))"
_TAKE: Final = """
    insert into bucket values ($1, $2, extract(epoch from now()) + $3)
    on conflict (kind, who) do update set full_at = greatest(bucket.full_at, extract(epoch from now())) + $3
    where greatest(bucket.full_at, extract(epoch from now())) + $3 <= extract(epoch from now()) + $4 + 1e-6 returning 0
"""
_WAIT: Final = "select full_at + $3 - $4 - extract(epoch from now()) from bucket where kind = $1 and who = $2"
"""Parameters: kind, who; the seconds for one token, and for all."""


def advanced(game: int, wall: int, now: int, *, pending: bool) -> int:
    """Return the game time at the time `now` of the database's clock; at `wall` it was `game`. All are in microseconds.

    Game time follows the clock, but stands still while no node runs, and never goes back. It makes up for a difference at the rate of SLEW,
    and at once if it is behind and no deadline is `pending`.
    """
    passed = max(0, min(now - wall, LONGEST_STEP))
    behind = now - game - passed
    if behind > 0 and not pending:
        return now
    correction = passed * SLEW // 1_000_000
    return game + passed + max(-correction, min(correction, behind))


class PostgresLine:
    """A node's own connection, on which it also listens."""

    def __init__(self, database: Database, connection: Connection) -> None:
        self._database = database
        self._connection = connection
        self._held = 0

    async def renew(self) -> Renewal:
        return await self._in_time(self._renew)

    async def leave(self) -> None:
        await self._in_time(self._leave)

    async def close(self) -> None:
        self._connection.terminate()
        await asyncio.sleep(0)  # the event loop closes the socket

    async def _in_time(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        """Run a job in a transaction; raise StorageError if it fails or takes too long."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS), cast("asyncpg.Connection[Any]", self._connection).transaction():
                return await job(self._connection)
        except Exception as error:
            raise self._database.storage_error(error) from error

    async def _renew(self, connection: Connection) -> Renewal:
        node = self._database.node
        await connection.execute(_REPORT, node)
        running = dict(await connection.fetch(_RUNNING, LEASE_SECONDS))
        leases = dict(await connection.fetch(_RENEW, node, LEASE_SECONDS))
        share = ceil(SHARDS / len(running))
        if len(leases) < share:
            leases |= dict(await connection.fetch(_CLAIM, node, LEASE_SECONDS, share - len(leases)))
        elif surplus := sorted(leases)[share:]:
            await connection.execute(_GIVE_UP, node, surplus)
            await tell(connection, node, "leases")
            leases = {shard: leases[shard] for shard in sorted(leases)[:share]}
        if 0 in leases:  # one node cleans up
            for statement in _FORGET:
                await connection.execute(statement, *([FORGOTTEN_AFTER] if "$1" in statement else []))
        game, wall = await self._advance(connection)
        return Renewal(game, wall, leases, running)

    async def _advance(self, connection: Connection) -> tuple[int, int]:
        """Advance the game time of all nodes. Their renewals wait for each other here, so this comes last."""
        row = await connection.fetchrow(_TIME)
        if row is None:
            await connection.execute(_BEGIN_TIME)
            row = await connection.fetchrow(_TIME)
        assert row is not None, "it has just been stored"
        clock = await connection.fetchrow(_CLOCK)
        assert clock is not None, "it has one row"
        game = advanced(row["game"], row["wall"], clock["now"], pending=clock["pending"])
        await connection.execute(_ADVANCE, game, clock["now"])
        await connection.execute(_HEARTBEAT, game // 1000)
        return game, clock["now"]

    async def _leave(self, connection: Connection) -> None:
        for statement in _LEAVE:
            await connection.execute(statement, self._database.node)
        await tell(connection, self._database.node, "leases")


@dataclass(eq=False)
class PostgresNodes:
    """The nodes on one database."""

    database: Database
    node: str = field(init=False)

    def __post_init__(self) -> None:
        self.node = self.database.node

    async def connect(self, heard: Callable[[News], None]) -> Line:
        connection = await self.database.listen_connection()

        def hear(_connection: object, _process: int, _channel: str, message: object) -> None:
            if (news := news_in(str(message), self.node)) is not None:
                heard(news)

        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await cast("asyncpg.Connection[Any]", connection).add_listener(CHANNEL, hear)
        except Exception as error:
            connection.terminate()
            raise self.database.storage_error(error) from error
        return PostgresLine(self.database, connection)

    async def publish(self, changed: Mapping[str, Whereabouts | None]) -> None:
        there = {table: msgspec.msgpack.encode(people) for table, people in changed.items() if people is not None}

        async def job(connection: Connection) -> None:
            await connection.execute(_PUBLISH, self.node, list(there), list(there.values()))
            await connection.execute(_WITHDRAW, self.node, [table for table, people in changed.items() if people is None])
            await tell(connection, self.node, "presence", changed)

        await self.database.write(job, isolation="read committed")

    async def whereabouts(self, tables: Collection[str] | None = None) -> dict[str, dict[str, Whereabouts]]:
        running = [row["id"] for row in await self.database.rows(_RUNNING, LEASE_SECONDS)]
        found: dict[str, dict[str, Whereabouts]] = {}
        for table, node, people in await self.database.rows(_WHEREABOUTS, self.node, running, None if tables is None else list(tables)):
            found.setdefault(table, {})[node] = msgspec.msgpack.decode(people, type=Whereabouts)
        return found

    async def take(self, kind: str, who: str, *, burst: int, every: float) -> float:
        async def job(connection: Connection) -> float:
            if await connection.fetchval(_TAKE, kind, who, every, burst * every) is not None:
                return 0.0
            return max(SHORTEST_WAIT, await connection.fetchval(_WAIT, kind, who, every, burst * every) or 0.0)

        return await self.database.write(job, isolation="read committed")
