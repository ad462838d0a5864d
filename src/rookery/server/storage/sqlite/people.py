"""The part of the embedded store for people: guests, their devices and codes, whom they do not hear; and the settings of the server."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from rookery.server.storage.rows import Device, Guest, Subscription
from rookery.server.storage.sqlite.access import SqliteAccess


class PeoplePart(SqliteAccess):
    """Guests, devices, codes and settings."""

    # --- guests

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        return await self._guest("token on token.guest = guest.id where token.hash = ?", (token_hash,))

    async def _guest(self, joined: str, values: tuple[Any, ...]) -> Guest | None:
        query = f"select guest.id, guest.name, guest.created from guest join {joined}"  # noqa: S608  all of it is our own
        row = await self._read(lambda connection: connection.execute(query, values).fetchone())
        return None if row is None else Guest(id=row[0], name=row[1], created=row[2])

    async def add_guest(self, guest: Guest, device: Device) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert into guest values (?, ?, ?)", (guest.id, guest.name, guest.created))
            _add_device(connection, guest.id, device)

        await self._write(job)

    async def add_token(self, guest: str, device: Device) -> None:
        await self._write(lambda connection: _add_device(connection, guest, device))

    async def devices(self, guest: str) -> list[Device]:
        query = "select hash, name, address, created, seen from token where guest = ? order by seen desc, hash"
        rows = await self._read(lambda connection: connection.execute(query, (guest,)).fetchall())
        return [Device(hash=row[0], name=row[1], address=row[2], created=row[3], seen=row[4]) for row in rows]

    async def note_devices(self, seen: Sequence[tuple[str, int, str]]) -> None:
        query = "update token set seen = ?, address = ? where hash = ?"
        await self._write(lambda connection: connection.executemany(query, [(at, address, key) for key, at, address in seen]))

    async def remove_token(self, token_hash: str) -> None:
        await self._write(lambda connection: connection.execute("delete from token where hash = ?", (token_hash,)))

    async def remove_tokens(self, guest: str) -> None:
        await self._write(lambda connection: connection.execute("delete from token where guest = ?", (guest,)))

    async def rename(self, guest: str, name: str) -> None:
        await self._write(lambda connection: connection.execute("update guest set name = ? where id = ?", (name, guest)))

    async def mute(self, guest: str, other: str, *, muted: bool) -> None:
        query = "insert or ignore into muting values (?, ?)" if muted else "delete from muting where guest = ? and other = ?"
        await self._write(lambda connection: connection.execute(query, (guest, other)))

    async def muted(self, guest: str) -> set[str]:
        return await self._read(lambda connection: {row[0] for row in connection.execute("select other from muting where guest = ?", (guest,))})

    # --- browsers that want to be told something

    async def add_subscription(self, guest: str, token_hash: str, subscription: Subscription, most: int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            values = (subscription.endpoint, guest, token_hash, subscription.p256dh, subscription.auth, subscription.language, subscription.site)
            number = "(select coalesce(max(number), 0) + 1 from subscription)"
            connection.execute(f"insert or replace into subscription values (?, ?, ?, ?, ?, ?, ?, {number})", values)  # noqa: S608  written above
            older = "select endpoint from subscription where guest = ? order by number desc limit -1 offset ?"
            connection.execute(f"delete from subscription where endpoint in ({older})", (guest, most))  # noqa: S608  as above

        await self._write(job)

    async def subscriptions(self, guest: str) -> list[Subscription]:
        query = "select endpoint, p256dh, auth, language, site from subscription where guest = ? order by number"
        rows = await self._read(lambda connection: connection.execute(query, (guest,)).fetchall())
        return [Subscription(endpoint=row[0], p256dh=row[1], auth=row[2], language=row[3], site=row[4]) for row in rows]

    async def remove_subscription(self, guest: str, endpoint: str) -> None:
        query = "delete from subscription where guest = ? and endpoint = ?"
        await self._write(lambda connection: connection.execute(query, (guest, endpoint)))

    # --- one-time codes and settings of the server

    async def add_code(self, code_hash: str, guest: str, expires: int) -> None:
        await self._write(lambda connection: connection.execute("insert into code values (?, ?, ?)", (code_hash, guest, expires)))

    async def remove_codes(self, guest: str) -> None:
        await self._write(lambda connection: connection.execute("delete from code where guest = ?", (guest,)))

    async def guest_by_code(self, code_hash: str, now: int) -> Guest | None:
        return await self._guest("code on code.guest = guest.id where code.hash = ? and code.expires >= ?", (code_hash, now))

    async def take_code(self, code_hash: str, now: int) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            connection.execute("delete from code where expires < ?", (now,))
            row = connection.execute("delete from code where hash = ? returning guest", (code_hash,)).fetchone()
            return None if row is None else str(row[0])

        return await self._write(job)

    async def set_recovery(self, guest: str, code_hash: str, now: int) -> None:
        await self._write(lambda connection: connection.execute("insert or replace into recovery values (?, ?, ?)", (guest, code_hash, now)))

    async def recovery(self, guest: str) -> int | None:
        query = "select created from recovery where guest = ?"
        row = await self._read(lambda connection: connection.execute(query, (guest,)).fetchone())
        return None if row is None else int(row[0])

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        return await self._guest("recovery on recovery.guest = guest.id where recovery.hash = ?", (code_hash,))

    async def setting(self, name: str, default: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute("insert or ignore into setting values (?, ?)", (name, default))
            return str(connection.execute("select value from setting where name = ?", (name,)).fetchone()[0])

        return await self._write(job)


def _add_device(connection: sqlite3.Connection, guest: str, device: Device) -> None:
    values = (device.hash, guest, device.name, device.address, device.created, device.seen)
    connection.execute("insert into token (hash, guest, name, address, created, seen) values (?, ?, ?, ?, ?, ?)", values)
