"""Logs and deadlines in PostgreSQL. Usual appends of a node are committed in batches: one statement, one round trip, one NOTIFY.

An append inserts its first entry, the head, at `after` + 1, if entry `after` exists and the place is free. Of several writers, in any process,
the primary key lets one have the head; only the winners of heads add the rest of their batch. Every writer takes heads in the order of their
tables, so that no two wait for each other.
"""

import asyncio
import hashlib
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from rookery.server.storage import ConflictError, StorageError, TooManyOpenError
from rookery.server.storage.lists import TableSummary
from rookery.server.storage.logs import SECRET_ENTRY, Batch, OpenLimit, place
from rookery.server.storage.postgres.connection import Connection, Failure, failure_of
from rookery.server.storage.postgres.database import PATIENCE, Database, backoff
from rookery.server.storage.postgres.deals import end_attempt
from rookery.server.storage.postgres.news import CHANNEL, tell
from rookery.server.storage.postgres.results import add_results

MOST_IN_ONE_COMMIT: Final = 512
LONGEST_NOTICE: Final = 7500
"""The most bytes of ids in one commit; PostgreSQL sends at most 8000 with a NOTIFY."""

_APPEND: Final = """
with won as (
  insert into log (table_id, seq, entry)
  select table_id, after + 1, entry from unnest($1::text[], $2::bigint[], $3::bytea[], $20::bigint[], $21::bigint[])
    as head (table_id, after, entry, leased, fence)
  where (after = 0 or (select true from log where log.table_id = head.table_id and log.seq = head.after))
    and (leased is null or (select true from lease where lease.shard = leased and lease.fence = head.fence))
  order by table_id collate "C"
  on conflict do nothing returning table_id
), others as (
  insert into log (table_id, seq, entry)
  select table_id, seq, entry from unnest($4::text[], $5::bigint[], $6::bytea[]) as other (table_id, seq, entry) join won using (table_id)
), summaries as (
  insert into table_summary (table_id, game, status, listed, host, updated, summary, due)
  select news.* from unnest($1::text[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::bigint[])
    as news (table_id, game, status, listed, host, updated, summary, due) join won using (table_id)
  on conflict (table_id) do update set game = excluded.game, status = excluded.status, listed = excluded.listed, host = excluded.host,
    updated = excluded.updated, summary = excluded.summary, due = excluded.due
), newcomers as (
  insert into sitting (guest, table_id)
  select guest, table_id from unnest($14::text[], $15::text[]) as newcomer (guest, table_id) join won using (table_id)
  on conflict do nothing
), notices as (
  insert into notice (table_id, seq, guest, number, seat)
  select begun.* from unnest($22::text[], $23::bigint[], $24::text[], $25::bigint[], $26::bigint[]) as begun (table_id, seq, guest, number, seat)
    join won using (table_id)
  on conflict (table_id) do update set seq = excluded.seq, guest = excluded.guest, number = excluded.number, seat = excluded.seat
  returning table_id
), snapshots as (
  insert into snapshot (table_id, seq, digest, body)
  select taken.* from unnest($16::text[], $17::bigint[], $18::bytea[], $19::bytea[]) as taken (table_id, seq, digest, body) join won using (table_id)
  on conflict (table_id) do update set seq = excluded.seq, digest = excluded.digest, body = excluded.body
)
select coalesce(array_agg(table_id), '{}') as won, case when count(*) > 0 then pg_notify($27, $28 || ' tables ' || string_agg(table_id, ' ')) end,
  (select pg_notify($27, $28 || ' notices ' || string_agg(table_id, ' ')) from notices having count(*) > 0) from won
"""

_ENTRIES: Final = "select entry from log where table_id = $1 and seq > $2 and seq <= $3 order by seq"

_READ_MANY: Final = """
    select log.table_id, log.seq, log.entry from unnest($1::text[], $2::bigint[]) as asked (table_id, after)
    cross join lateral (select * from log where log.table_id = asked.table_id and log.seq > asked.after) as log order by log.table_id, log.seq
"""

_SNAPSHOT: Final = "select digest, body, entry from snapshot join log using (table_id, seq) where table_id = $1"

_LOCK_HOST: Final = "select pg_advisory_xact_lock(hashtextextended('rookery: tables of ' || $1, 0))"

_COUNT_OPEN: Final = """
    select count(*) from table_summary where host = $1 and updated >= $2 and table_id <> $3
    and not coalesce((summary::jsonb -> 'practice')::boolean, false)
    and not coalesce((summary::jsonb -> 'deal')::boolean, false)
    and (status = 'open' or status = 'running' and summary::jsonb -> 'guests' ? host)
"""

_OLDER_IMPORTS: Final = """
    select table_id from table_summary where host = $1 and status = 'closed' and (summary::jsonb -> 'imported')::boolean and table_id <> $2
    order by updated desc, table_id offset $3
"""


@dataclass(eq=False)
class _Append:
    """An append that waits for its commit. It is `in_doubt` if a connection failed while it was being committed."""

    table: str
    after: int
    batch: Batch
    entries: list[bytes]
    until: float
    done: "asyncio.Future[None]"
    in_doubt: bool = False

    def settle(self, failure: Exception | None = None) -> None:
        """Resolve the future of the caller, unless the caller was cancelled."""
        if not self.done.done():
            if failure is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(failure)


@dataclass(eq=False)
class PostgresLogs:
    """Logs, the rows that an append adds to other database tables, and the heartbeat."""

    database: Database
    _waiting: deque[_Append] = field(default_factory=deque)
    _writer: "asyncio.Task[None] | None" = None
    _closed: bool = False

    async def append(self, table: str, after: int, batch: Batch) -> None:
        if self._closed:
            raise StorageError("the store is closed")
        loop = asyncio.get_running_loop()
        entries = [self._stored(table, seq, entry) for seq, entry in enumerate(batch.entries, start=after + 1)]
        one = _Append(table, after, batch, entries, loop.time() + PATIENCE, loop.create_future())
        if batch.results or batch.attempt is not None or batch.imports_kept is not None or batch.open_limit is not None:
            await self.database.write(partial(self._append_alone, one), isolation="read committed")
            return
        self._waiting.append(one)
        if self._writer is None:
            self._writer = asyncio.ensure_future(self._write_all())
        await one.done

    def _stored(self, table: str, seq: int, entry: bytes) -> bytes:
        return self.database.box.seal(entry, place(table, seq)) if entry.startswith(SECRET_ENTRY) else entry

    async def close(self) -> None:
        """Refuse new appends, and commit the waiting ones."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self.database.rows("select seq, entry from log where table_id = $1 and seq > $2 order by seq", table, after)
        return [self.database.box.open(entry, place(table, seq)) for seq, entry in rows]

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        for table, seq, entry in await self.database.rows(_READ_MANY, list(after), list(after.values())) if after else ():
            found.setdefault(table, []).append(self.database.box.open(entry, place(table, seq)))
        return found

    async def snapshot(self, table: str) -> bytes | None:
        row = await self.database.row(_SNAPSHOT, table)
        return row[1] if row is not None and row[0] == _digest(row[2]) else None

    # --- the batching writer

    async def _write_all(self) -> None:
        """Commit batch after batch until no append is waiting."""
        pauses = backoff()
        while self._waiting:
            if await self._commit(self._next_batch()):
                pauses = backoff()
            else:
                await asyncio.sleep(next(pauses))
        self._writer = None

    def _next_batch(self) -> list[_Append]:
        """Take waiting appends, at most one for each table; later ones of the same tables stay in their order."""
        taken: dict[str, _Append] = {}
        later: list[_Append] = []
        size = 0
        while self._waiting and len(taken) + len(later) < MOST_IN_ONE_COMMIT:
            one = self._waiting.popleft()
            size += len(one.table.encode()) + 1
            if one.table in taken or (taken and size > LONGEST_NOTICE):
                later.append(one)
            else:
                taken[one.table] = one
        self._waiting.extendleft(reversed(later))
        return list(taken.values())

    async def _commit(self, appends: list[_Append]) -> bool:
        """Commit a batch and tell the callers; return False if the database cannot be used and the appends wait again."""
        sent = False
        try:
            async with self.database.append_connection(max(one.until for one in appends)) as connection:
                sent = True
                won = await self._append(connection, appends)
                won |= {one.table for one in appends if one.in_doubt and one.table not in won and await _is_stored(connection, one)}
        except Exception as error:
            return await self._failed(appends, error, in_doubt=sent)
        for one in appends:
            one.settle(None if one.table in won else _conflict(one))
        return True

    async def _failed(self, appends: list[_Append], error: Exception, *, in_doubt: bool) -> bool:
        """Let appends wait for another attempt, if one makes sense; after an error that not all have caused, try each alone."""
        failure = failure_of(error)
        if failure is None or failure is Failure.REFUSED:
            if len(appends) == 1:
                appends[0].settle(self.database.storage_error(error))
                return True
            return all([await self._commit([one]) for one in appends])
        now = asyncio.get_running_loop().time()
        for one in reversed(appends):
            one.in_doubt |= in_doubt and failure is Failure.LOST
            if now < one.until:
                self._waiting.appendleft(one)
            else:
                one.settle(self.database.storage_error(error))
        return False

    async def _append(self, connection: Connection, appends: Sequence[_Append]) -> set[str]:
        """Append all that do not conflict, for at most one each table; return the tables of these."""
        row = await connection.fetchrow(_APPEND, *_columns(appends), CHANNEL, self.database.node)
        return set(row["won"]) if row is not None else set()

    # --- appends with a transaction of their own

    async def _append_alone(self, one: _Append, connection: Connection) -> None:
        summary, batch = one.batch.summary, one.batch
        if batch.open_limit is not None or batch.imports_kept is not None:
            await connection.execute(_LOCK_HOST, summary.host)
        if not await self._append(connection, [one]):
            raise _conflict(one)
        if (limit := batch.open_limit) is not None and await _count_open(connection, summary, limit) >= limit.most:
            raise TooManyOpenError
        if batch.results:
            await add_results(connection, batch.results)
            await tell(connection, self.database.node, "analyses", [f"{one.table}/{batch.results[0].number}"])
        if batch.attempt is not None:
            await end_attempt(connection, self.database.box, one.table, batch.attempt)
        if batch.imports_kept is not None:
            await _add_imported(connection, summary, batch.imports_kept)

    # --- deadlines

    async def due(self) -> list[tuple[str, int]]:
        rows = await self.database.rows("select table_id, due from table_summary where due is not null order by due")
        return [(table, due) for table, due in rows]

    async def due_of(self, tables: Collection[str]) -> dict[str, int | None]:
        return dict(await self.database.rows("select table_id, due from table_summary where table_id = any($1)", list(tables)))

    async def set_due(self, table: str, due: int | None) -> None:
        await self.database.execute("update table_summary set due = $1 where table_id = $2", due, table)


def _columns(appends: Sequence[_Append]) -> list[list[Any]]:
    """Return the values of a batch by column, as _APPEND numbers them."""
    summaries = [one.batch.summary for one in appends]
    others = [(one.table, seq, entry) for one in appends for seq, entry in enumerate(one.entries[1:], start=one.after + 2)]
    newcomers = [(guest, one.table) for one in appends for guest in one.batch.newcomers]
    taken = [(one, *one.batch.snapshot) for one in appends if one.batch.snapshot is not None]
    fences = [one.batch.fence or (None, None) for one in appends]
    notices = [(each.table, each.seq, each.guest, each.number, each.seat) for one in appends if (each := one.batch.notice) is not None]
    snapshots = [(one.table, seq, _digest(one.entries[seq - one.after - 1]), body) for one, seq, body in taken]
    return [
        [one.table for one in appends],
        [one.after for one in appends],
        [one.entries[0] for one in appends],
        *_transposed(others, 3),
        [summary.game for summary in summaries],
        [summary.status for summary in summaries],
        [int(summary.listed) for summary in summaries],
        [summary.host for summary in summaries],
        [summary.updated for summary in summaries],
        [msgspec.json.encode(summary).decode() for summary in summaries],
        [one.batch.due for one in appends],
        *_transposed(newcomers, 2),
        *_transposed(snapshots, 4),
        *_transposed(fences, 2),
        *_transposed(notices, 5),
    ]


def _transposed(rows: Sequence[tuple[Any, ...]], columns: int) -> Iterable[list[Any]]:
    return ([row[column] for row in rows] for column in range(columns))


def _conflict(one: _Append) -> ConflictError:
    return ConflictError(f"the log of {one.table} has gone on")


async def _is_stored(connection: Connection, one: _Append) -> bool:
    """Return whether an append that is in doubt was committed: its entries are those at its numbers."""
    rows = await connection.fetch(_ENTRIES, one.table, one.after, one.after + len(one.entries))
    return [row["entry"] for row in rows] == one.entries


async def _count_open(connection: Connection, summary: TableSummary, limit: OpenLimit) -> int:
    return int(await connection.fetchval(_COUNT_OPEN, summary.host, limit.since, summary.table))


def _digest(entry: bytes) -> bytes:
    return hashlib.sha256(entry).digest()


async def _add_imported(connection: Connection, summary: TableSummary, most: int) -> None:
    """Add the analysis of an imported game, to start on request, and delete the oldest imported games of its host."""
    await connection.execute("insert into analysis (table_id, number, game, at, state) values ($1, 1, $2, 0, 'waiting')", summary.table, summary.game)
    outdated = [row["table_id"] for row in await connection.fetch(_OLDER_IMPORTS, summary.host, summary.table, most - 1)]
    for each in ("log", "analysis", "analysis_part", "table_summary") if outdated else ():
        await connection.execute(f"delete from {each} where table_id = any($1)", outdated)  # noqa: S608  the names are literals
