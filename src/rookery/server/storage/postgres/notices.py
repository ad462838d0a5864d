"""The outbox of turn notices in PostgreSQL: at most one per table. Appends add them (`logs.py`)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from rookery.server.storage.notices import Notice
from rookery.server.storage.postgres.analyses import SHARD
from rookery.server.storage.postgres.database import Database

_WAITING: Final = f"""
    select guest, table_id, seq, number, seat from notice where $1::bigint[] is null or {SHARD} = any($1) order by table_id limit $2
"""  # noqa: S608  all our own


@dataclass(eq=False)
class PostgresNotices:
    """Waiting notices."""

    database: Database

    async def waiting(self, shards: Collection[int] | None, limit: int) -> list[Notice]:
        rows = await self.database.rows(_WAITING, None if shards is None else list(shards), limit)
        return [Notice(guest=row[0], table=row[1], seq=row[2], number=row[3], seat=row[4]) for row in rows]

    async def remove(self, notice: Notice) -> bool:
        return await self.database.execute("delete from notice where table_id = $1 and seq = $2", notice.table, notice.seq) > 0
