"""Guests, their devices, codes and push subscriptions in SQLite; a cookie is called a token there."""

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from rookery.server.storage.guests import Device, Guest, Subscription
from rookery.server.storage.sqlite.file import SqliteFile, Values

_CALLED = """
    select guest.id, guest.name, coalesce(group_concat(distinct nullif(token.address, '')), '') from guest
    left join token on token.guest = guest.id where guest.name like ? or guest.id = ?
    group by guest.id order by max(token.seen) desc limit ?
"""
_MAY_BE_ONE = """
    select 1 from same_browser where guest in ({marks}) and other in ({marks}) and at >= ?
    union all
    select 1 from guest join token mine on mine.guest = guest.id
    join token other on other.address = mine.address and other.name = mine.name and other.guest <> mine.guest
    where mine.address <> '' and guest.id in ({marks}) and other.guest in ({marks}) and guest.created >= ?
"""
_ADD_SUBSCRIPTION = "insert or replace into subscription values (?, ?, ?, ?, ?, ?, ?, (select coalesce(max(number), 0) + 1 from subscription))"
_DROP_OLD = "delete from subscription where endpoint in (select endpoint from subscription where guest = ? order by number desc limit -1 offset ?)"
_SET_RECOVERY = "insert or replace into recovery (guest, hash, created, token) select guest, ?, ?, hash from token where hash = ?"
_DROP_RECOVERY = """
    delete from recovery where guest = :guest
    and (hash = :used or not exists (select 1 from token where token.hash = recovery.token))
"""


@dataclass(eq=False)
class SqliteGuests:
    """Guests, devices, codes, push subscriptions in order of arrival, and who has muted whom."""

    file: SqliteFile

    async def by_cookie(self, cookie_hash: str) -> Guest | None:
        return await self._guest_by("token on token.guest = guest.id where token.hash = ?", (cookie_hash,))

    async def add(self, guest: Guest, device: Device) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert into guest values (?, ?, ?)", (guest.id, guest.name, guest.created))
            _add_device(connection, guest.id, device)

        await self.file.write(job)

    async def rename(self, guest: str, name: str) -> None:
        await self.file.execute("update guest set name = ? where id = ?", (name, guest))

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        asked = sorted(set(guests))
        marks = ", ".join("?" * len(asked))
        return dict(await self.file.rows(f"select id, name from guest where id in ({marks})", tuple(asked)))  # noqa: S608  marks alone

    async def called(self, name: str, limit: int) -> list[tuple[str, str, str]]:
        return await self.file.rows(_CALLED, (f"%{name}%", name, limit))

    async def mute(self, guest: str, other: str, *, muted: bool) -> None:
        statement = "insert or ignore into muting values (?, ?)" if muted else "delete from muting where guest = ? and other = ?"
        await self.file.execute(statement, (guest, other))

    async def muted(self, guest: str) -> set[str]:
        return {other for (other,) in await self.file.rows("select other from muting where guest = ?", (guest,))}

    async def note_switch(self, guest: str, other: str, now: int) -> None:
        pairs = [(guest, other, now), (other, guest, now)]
        await self.file.write(lambda connection: connection.executemany("insert or replace into same_browser values (?, ?, ?)", pairs))

    async def may_be_one(self, guests: Collection[str], switched: int, created: int) -> bool:
        query = _MAY_BE_ONE.format(marks=", ".join("?" * len(guests)))
        return await self.file.row(query, (*guests, *guests, switched, *guests, *guests, created)) is not None

    # --- devices

    async def devices(self, guest: str) -> list[Device]:
        query = "select hash, name, address, created, seen from token where guest = ? order by seen desc, hash"
        rows = await self.file.rows(query, (guest,))
        return [Device(hash=row[0], name=row[1], address=row[2], created=row[3], seen=row[4]) for row in rows]

    async def note_devices(self, seen: Sequence[tuple[str, int, str]]) -> None:
        statement = "update token set seen = ?, address = ? where hash = ?"
        await self.file.write(lambda connection: connection.executemany(statement, [(at, address, key) for key, at, address in seen]))

    async def replaced(self, cookie_hash: str) -> str | None:
        row = await self.file.row("select replaces from token where hash = ?", (cookie_hash,))
        return None if row is None else row[0]

    async def remove_device(self, cookie_hash: str) -> None:
        await self.file.write(lambda connection: _remove_device(connection, cookie_hash))

    async def sign_out(self, cookie_hash: str) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            removed = _remove_device(connection, cookie_hash)
            return removed is not None and connection.execute(_DROP_RECOVERY, removed).rowcount > 0

        return await self.file.write(job)

    async def sign_out_others(self, guest: str, device: Device, recovery_hash: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("delete from code where guest = ?", (guest,))
            connection.execute("delete from subscription where guest = ?", (guest,))
            connection.execute("delete from token where guest = ? and hash is not ?", (guest, device.replaces))
            _add_device(connection, guest, device)
            connection.execute(_SET_RECOVERY, (recovery_hash, device.created, device.hash))

        await self.file.write(job)

    # --- codes

    async def add_code(self, code_hash: str, maker: str, expires: int) -> None:
        await self.file.execute("insert into code select ?, guest, ? from token where hash = ?", (code_hash, expires, maker))

    async def guest_by_code(self, code_hash: str, now: int) -> Guest | None:
        return await self._guest_by("code on code.guest = guest.id where code.hash = ? and code.expires >= ?", (code_hash, now))

    async def use_code(self, code_hash: str, device: Device, now: int) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            connection.execute("delete from code where expires < ?", (now,))
            row = connection.execute("delete from code where hash = ? returning guest, null", (code_hash,)).fetchone()
            row = row or connection.execute("select guest, hash from recovery where hash = ?", (code_hash,)).fetchone()
            if row is not None:
                _add_device(connection, row[0], msgspec.structs.replace(device, recovery=row[1]))
            return row is not None

        return await self.file.write(job)

    async def set_recovery(self, code_hash: str, maker: str, now: int) -> None:
        await self.file.execute(_SET_RECOVERY, (code_hash, now, maker))

    async def recovery(self, guest: str) -> int | None:
        row = await self.file.row("select created from recovery where guest = ?", (guest,))
        return None if row is None else row[0]

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        return await self._guest_by("recovery on recovery.guest = guest.id where recovery.hash = ?", (code_hash,))

    # --- push subscriptions

    async def subscribe(self, guest: str, cookie_hash: str, subscription: Subscription, most: int) -> None:
        one = subscription

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(_ADD_SUBSCRIPTION, (one.endpoint, guest, cookie_hash, one.p256dh, one.auth, one.language, one.site))
            connection.execute(_DROP_OLD, (guest, most))

        await self.file.write(job)

    async def subscriptions(self, guest: str) -> list[Subscription]:
        rows = await self.file.rows("select endpoint, p256dh, auth, language, site from subscription where guest = ? order by number", (guest,))
        return [Subscription(endpoint=row[0], p256dh=row[1], auth=row[2], language=row[3], site=row[4]) for row in rows]

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        await self.file.execute("delete from subscription where guest = ? and endpoint = ?", (guest, endpoint))

    async def _guest_by(self, joined: str, values: Values) -> Guest | None:
        """Return the guest that a join with another table finds."""
        row = await self.file.row(f"select guest.id, guest.name, guest.created from guest join {joined}", values)  # noqa: S608  callers write it
        return None if row is None else Guest(id=row[0], name=row[1], created=row[2])


def _add_device(connection: sqlite3.Connection, guest: str, device: Device) -> None:
    values = (device.hash, guest, device.name, device.address, device.created, device.seen, device.recovery, device.replaces)
    connection.execute("insert into token (hash, guest, name, address, created, seen, recovery, replaces) values (?, ?, ?, ?, ?, ?, ?, ?)", values)


def _remove_device(connection: sqlite3.Connection, cookie_hash: str) -> dict[str, str | None] | None:
    """Remove a device and the one-time codes of its guest; return the guest and the recovery code with which it signed in."""
    row = connection.execute("delete from token where hash = ? returning guest, recovery", (cookie_hash,)).fetchone()
    if row is None:
        return None
    connection.execute("delete from code where guest = ?", (row[0],))
    return {"guest": row[0], "used": row[1]}
