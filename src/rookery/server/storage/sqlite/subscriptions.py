"""Web push subscriptions in SQLite, deleted with the token of their device."""

import sqlite3
from dataclasses import dataclass

from rookery.server.storage.sqlite.file import SqliteFile
from rookery.server.storage.subscriptions import Subscription

_ADD = "insert or replace into subscription values (?, ?, ?, ?, ?, ?, ?, (select coalesce(max(number), 0) + 1 from subscription))"
_REMOVE_OLD = "delete from subscription where endpoint in (select endpoint from subscription where guest = ? order by number desc limit -1 offset ?)"


@dataclass(eq=False)
class SqliteSubscriptions:
    """Web push subscriptions, numbered in order of arrival."""

    file: SqliteFile

    async def add(self, guest: str, cookie_hash: str, subscription: Subscription, most: int) -> None:
        one = subscription

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(_ADD, (one.endpoint, guest, cookie_hash, one.p256dh, one.auth, one.language, one.site))
            connection.execute(_REMOVE_OLD, (guest, most))

        await self.file.write(job)

    async def of_guest(self, guest: str) -> list[Subscription]:
        rows = await self.file.rows("select endpoint, p256dh, auth, language, site from subscription where guest = ? order by number", (guest,))
        return [Subscription(endpoint=row[0], p256dh=row[1], auth=row[2], language=row[3], site=row[4]) for row in rows]

    async def remove(self, guest: str, endpoint: str) -> None:
        await self.file.execute("delete from subscription where guest = ? and endpoint = ?", (guest, endpoint))
