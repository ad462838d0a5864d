"""Guests, their devices, codes and push subscriptions in PostgreSQL; a cookie is called a token there."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rookery.server.storage.guests import Device, Guest, Subscription
from rookery.server.storage.postgres.connection import Connection, changed
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.postgres.news import tell

_CALLED: Final = """
    select guest.id, guest.name, coalesce(string_agg(distinct nullif(token.address, ''), ','), '') from guest
    left join token on token.guest = guest.id where guest.name ilike $1 escape '' or guest.id = $2
    group by guest.id order by max(token.seen) desc nulls last limit $3
"""
_MAY_BE_ONE: Final = """
    select 1 from same_browser where guest = any($1) and other = any($1) and at >= $2
    union all
    select 1 from guest join token mine on mine.guest = guest.id
    join token other on other.address = mine.address and other.name = mine.name and other.guest <> mine.guest
    where mine.address <> '' and guest.id = any($1) and other.guest = any($1) and guest.created >= $3
"""
_NOTE_DEVICES: Final = """
    update token set seen = visit.seen, address = visit.address from unnest($1::text[], $2::bigint[], $3::text[]) as visit (hash, seen, address)
    where token.hash = visit.hash
"""
_ADD_SUBSCRIPTION: Final = """
    insert into subscription values ($1, $2, $3, $4, $5, $6, $7, (select coalesce(max(number), 0) + 1 from subscription))
    on conflict (endpoint) do update set guest = excluded.guest, token = excluded.token, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, site = excluded.site, number = excluded.number
"""
_DROP_OLD: Final = """
    delete from subscription where endpoint in (select endpoint from subscription where guest = $1 order by number desc offset $2)
"""
_SET_RECOVERY: Final = """
    insert into recovery (guest, hash, created, token) select guest, $1, $2, hash from token where hash = $3
    on conflict (guest) do update set hash = excluded.hash, created = excluded.created, token = excluded.token
"""
_DROP_RECOVERY: Final = """
    delete from recovery where guest = $1 and (hash = $2 or not exists (select 1 from token where token.hash = recovery.token))
"""


@dataclass(eq=False)
class PostgresGuests:
    """Guests, devices, codes, push subscriptions in order of arrival, and who has muted whom."""

    database: Database

    async def by_cookie(self, cookie_hash: str) -> Guest | None:
        return await self._guest_by("token on token.guest = guest.id where token.hash = $1", cookie_hash)

    async def add(self, guest: Guest, device: Device) -> None:
        async def job(connection: Connection) -> None:
            await connection.execute("insert into guest values ($1, $2, $3)", guest.id, guest.name, guest.created)
            await _add_device(connection, guest.id, device)

        await self.database.write(job, isolation="read committed")

    async def rename(self, guest: str, name: str) -> None:
        await self._change(guest, "update guest set name = $1 where id = $2", name, guest)

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        return dict(await self.database.rows("select id, name from guest where id = any($1)", sorted(set(guests))))

    async def called(self, name: str, limit: int) -> list[tuple[str, str, str]]:
        return [tuple(row) for row in await self.database.rows(_CALLED, f"%{name}%", name, limit)]

    async def mute(self, guest: str, other: str, *, muted: bool) -> None:
        statement = "insert into muting values ($1, $2) on conflict do nothing" if muted else "delete from muting where guest = $1 and other = $2"
        await self._change(guest, statement, guest, other)

    async def muted(self, guest: str) -> set[str]:
        return {other for (other,) in await self.database.rows("select other from muting where guest = $1", guest)}

    async def note_switch(self, guest: str, other: str, now: int) -> None:
        statement = "insert into same_browser values ($1, $2, $3), ($2, $1, $3) on conflict (guest, other) do update set at = excluded.at"
        await self.database.execute(statement, *sorted((guest, other)), now)

    async def may_be_one(self, guests: Collection[str], switched: int, created: int) -> bool:
        return await self.database.row(_MAY_BE_ONE, list(guests), switched, created) is not None

    # --- devices

    async def devices(self, guest: str) -> list[Device]:
        query = "select hash, name, address, created, seen from token where guest = $1 order by seen desc, hash"
        rows = await self.database.rows(query, guest)
        return [Device(hash=row[0], name=row[1], address=row[2], created=row[3], seen=row[4]) for row in rows]

    async def note_devices(self, seen: Sequence[tuple[str, int, str]]) -> None:
        latest = sorted({key: (key, at, address) for key, at, address in seen}.values())
        keys, times, addresses = zip(*latest, strict=True) if latest else ((), (), ())
        await self.database.execute(_NOTE_DEVICES, keys, times, addresses)

    async def replaced(self, cookie_hash: str) -> str | None:
        row = await self.database.row("select replaces from token where hash = $1", cookie_hash)
        return None if row is None else row[0]

    async def remove_device(self, cookie_hash: str) -> None:
        await self.database.write(lambda connection: self._remove_device(connection, cookie_hash))

    async def sign_out(self, cookie_hash: str) -> bool:
        async def job(connection: Connection) -> bool:
            removed = await self._remove_device(connection, cookie_hash)
            return removed is not None and changed(await connection.execute(_DROP_RECOVERY, *removed)) > 0

        return await self.database.write(job)

    async def sign_out_others(self, guest: str, device: Device, recovery_hash: str) -> None:
        async def job(connection: Connection) -> None:
            await connection.execute("delete from code where guest = $1", guest)
            await connection.execute("delete from subscription where guest = $1", guest)
            await connection.execute("delete from token where guest = $1 and hash is distinct from $2", guest, device.replaces)
            await _add_device(connection, guest, device)
            await connection.execute(_SET_RECOVERY, recovery_hash, device.created, device.hash)
            await tell(connection, self.database.node, "guests", [guest])

        await self.database.write(job)

    # --- codes

    async def add_code(self, code_hash: str, maker: str, expires: int) -> None:
        statement = "insert into code select $1, guest, $2::bigint from token where hash = $3"
        await self.database.write(lambda connection: connection.execute(statement, code_hash, expires, maker))

    async def guest_by_code(self, code_hash: str, now: int) -> Guest | None:
        return await self._guest_by("code on code.guest = guest.id where code.hash = $1 and code.expires >= $2", code_hash, now)

    async def use_code(self, code_hash: str, device: Device, now: int) -> bool:
        async def job(connection: Connection) -> bool:
            await connection.execute("delete from code where expires < $1", now)
            row = await connection.fetchrow("delete from code where hash = $1 returning guest, null", code_hash)
            row = row or await connection.fetchrow("select guest, hash from recovery where hash = $1", code_hash)
            if row is not None:
                await _add_device(connection, row[0], msgspec.structs.replace(device, recovery=row[1]))
            return row is not None

        return await self.database.write(job)

    async def set_recovery(self, code_hash: str, maker: str, now: int) -> None:
        await self.database.write(lambda connection: connection.execute(_SET_RECOVERY, code_hash, now, maker))

    async def recovery(self, guest: str) -> int | None:
        row = await self.database.row("select created from recovery where guest = $1", guest)
        return None if row is None else row[0]

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        return await self._guest_by("recovery on recovery.guest = guest.id where recovery.hash = $1", code_hash)

    # --- push subscriptions

    async def subscribe(self, guest: str, cookie_hash: str, subscription: Subscription, most: int) -> None:
        one = subscription

        async def job(connection: Connection) -> None:
            await connection.execute(_ADD_SUBSCRIPTION, one.endpoint, guest, cookie_hash, one.p256dh, one.auth, one.language, one.site)
            await connection.execute(_DROP_OLD, guest, most)

        await self.database.write(job)

    async def subscriptions(self, guest: str) -> list[Subscription]:
        query = "select endpoint, p256dh, auth, language, site from subscription where guest = $1 order by number"
        rows = await self.database.rows(query, guest)
        return [Subscription(endpoint=row[0], p256dh=row[1], auth=row[2], language=row[3], site=row[4]) for row in rows]

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        await self.database.execute("delete from subscription where guest = $1 and endpoint = $2", guest, endpoint)

    async def _guest_by(self, joined: str, *values: Any) -> Guest | None:
        """Return the guest that a join with another table finds."""
        row = await self.database.row(f"select guest.id, guest.name, guest.created from guest join {joined}", *values)  # noqa: S608  callers write it
        return None if row is None else Guest(id=row[0], name=row[1], created=row[2])

    async def _change(self, guest: str, statement: str, *values: Any) -> None:
        """Change something about a guest that nodes keep in memory for open connections."""

        async def job(connection: Connection) -> None:
            await connection.execute(statement, *values)
            await tell(connection, self.database.node, "guests", [guest])

        await self.database.write(job, isolation="read committed")

    async def _remove_device(self, connection: Connection, cookie_hash: str) -> tuple[str, str | None] | None:
        """Remove a device and the one-time codes of its guest; return the guest and the recovery code with which it signed in."""
        row = await connection.fetchrow("delete from token where hash = $1 returning guest, recovery", cookie_hash)
        if row is None:
            return None
        await connection.execute("delete from code where guest = $1", row[0])
        await tell(connection, self.database.node, "guests", [row[0]])
        return row[0], row[1]


async def _add_device(connection: Connection, guest: str, device: Device) -> None:
    values = (device.hash, guest, device.name, device.address, device.created, device.seen, device.recovery, device.replaces)
    statement = "insert into token (hash, guest, name, address, created, seen, recovery, replaces) values ($1, $2, $3, $4, $5, $6, $7, $8)"
    await connection.execute(statement, *values)
