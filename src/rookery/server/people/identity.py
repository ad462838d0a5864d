"""Guests: people identified by a random cookie per device, of which the server stores only a hash."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final

from rookery.server import time_source
from rookery.server.ids import new_id
from rookery.server.live.connections import Connections
from rookery.server.names import person_name
from rookery.server.nodes import Nodes
from rookery.server.people import recovery_codes
from rookery.server.refusals import Refused
from rookery.server.storage.guests import Device, Guest, GuestStore
from rookery.server.storage.lists import ListStore

COOKIE: Final = "rookery"
OTHERS_COOKIE: Final = "rookery-others"
"""The cookie with earlier identities of this browser, so that people can switch back."""

COOKIES: Final = (COOKIE, OTHERS_COOKIE)
COOKIE_AGE: Final = 400 * 24 * 60 * 60  # the longest that browsers allow
CODE_LIFE: Final = 10 * 60 * 1000
KNOWN_KEPT: Final = 10_000
OTHERS_KEPT: Final = 5
DEVICE_ID: Final = 16
"""Number of characters of the cookie's hash that identify a device."""

NOTED_EVERY: Final = 10 * 60 * 1000
LONGEST_TOKEN: Final = 100


def hashed(token: str) -> str:
    """Hash a token for storage; tokens have at least 128 random bits, so one round of a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class _Known:
    """A cached guest, identified by a cookie, with the time and address of its last recorded visit."""

    guest: Guest
    noted: int = 0
    address: str = ""


class Guests:
    """Lookup of guests by their cookies and codes, with a cache. Revoking a cookie closes its sockets."""

    def __init__(self, guests: GuestStore, lists: ListStore, connections: Connections, nodes: Nodes | None = None) -> None:
        self._nodes = nodes = nodes or Nodes()
        nodes.on_news("guests", self._reread)
        nodes.on_reconnection(lambda: self._reread({connection.who for connection in connections.everyone() if connection.device}))
        self._guests = guests
        self._lists = lists
        self._connections = connections
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._unnoted: dict[str, tuple[int, str]] = {}
        self._forgotten = 0
        self._listeners: list[Callable[[str], None]] = []

    async def find(self, token: str | None, address: str | None = None) -> Guest | None:
        """Return the guest with this cookie, and record the visit from that address."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and not self._nodes.alone:  # another node may have changed the guest
            guest = await self._guests.by_cookie(key)
            if guest is None:
                self._known.pop(key, None)
                return None
            known.guest = guest
        while known is None:
            forgotten = self._forgotten
            guest = await self._guests.by_cookie(key)
            if guest is None:
                return None
            if (replaced := await self._guests.replaced(key)) is not None:
                await self._guests.remove_device(replaced)
                self._forget(guest.id, [replaced])
            if forgotten == self._forgotten:  # otherwise the guest may have signed out since the read
                known = self._remember(key, guest)
        self._known.move_to_end(key)
        now = time_source.now()
        if address is not None and (address != known.address or now - known.noted > NOTED_EVERY):
            known.noted, known.address = now, address
            self._unnoted[key] = now, address
        return known.guest

    async def welcome(self, name: str = "", *, device: str = "", address: str = "") -> tuple[Guest, str]:
        """Create a guest; return them with their cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(id=new_id(), name=name, created=time_source.now())
        await self._guests.add(guest, _device(token, device, address))
        self._remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        shown = person_name(name)
        await self._guests.rename(guest.id, shown)
        renamed = Guest(id=guest.id, name=shown, created=guest.created)
        for known in self._known.values():
            if known.guest.id == guest.id:
                known.guest = renamed
        return renamed

    # --- devices

    async def devices(self, guest: str) -> list[Device]:
        """Return the devices of a guest, most recently seen first."""
        await self.note()
        return await self._guests.devices(guest)

    async def forget(self, guest: str, token: str) -> None:
        """Revoke this device's cookie, including any copies, and the guest's links. The recovery code stays valid: it may be the only way back."""
        await self._guests.remove_device(hashed(token))
        self._forget(guest, [hashed(token)])

    async def sign_out(self, guest: str, device: str, by: str) -> str | None:
        """Revoke the cookie of one device, the guest's links, and the recovery code if the device may know it; in that case return a new one.

        `by` is the cookie of the device that requests this; the new code counts as made by it.
        """
        key = next((found.hash for found in await self._guests.devices(guest) if found.hash[:DEVICE_ID] == device), None)
        if key is None:
            raise Refused("device/unknown")
        if key == hashed(by):
            await self.forget(guest, by)
            return None
        revoked = await self._guests.sign_out(key)
        self._forget(guest, [key])
        return await self.new_recovery(by) if revoked else None

    async def sign_out_others(self, guest: str, token: str, *, device: str = "", address: str = "") -> tuple[str, str]:
        """Revoke everything that identifies a guest; return a new cookie for this device and a new recovery code.

        The previous cookie of this device stays valid until the new one is used, so that a lost response locks nobody out.
        """
        code, new = recovery_codes.new_code(), secrets.token_urlsafe(32)
        await self._guests.sign_out_others(guest, _device(new, device, address, replaces=hashed(token)), _hashed_code(code))
        self._forget(guest, [key for key, known in self._known.items() if known.guest.id == guest])
        self._connections.sign_out(guest)
        return new, code

    async def note(self) -> None:
        """Store the recorded visits of devices."""
        seen, self._unnoted = self._unnoted, {}
        if seen:
            await self._guests.note_devices([(key, at, address) for key, (at, address) in seen.items()])

    # --- codes

    async def new_code(self, token: str) -> tuple[str, int]:
        """Create a one-time code, valid for ten minutes, that signs in another device of the guest with this cookie; return it with its expiry."""
        code = secrets.token_urlsafe(16)
        expires = time_source.now() + CODE_LIFE
        await self._guests.add_code(hashed(code), hashed(token), expires)
        return code, expires

    async def new_recovery(self, token: str) -> str:
        """Create a permanent recovery code for the guest with this cookie, replacing the previous one."""
        code = recovery_codes.new_code()
        await self._guests.set_recovery(_hashed_code(code), hashed(token), time_source.now())
        return code

    async def owner(self, code: str) -> Guest:
        """Return the guest of a code without consuming it; raise Refused for an invalid code."""
        if recovery_codes.looks_like(code):
            if not recovery_codes.correct(code):
                raise Refused("code/mistyped")
            guest = await self._guests.guest_by_recovery(_hashed_code(code))
        else:
            guest = await self._guests.guest_by_code(_hashed_code(code), time_source.now())
        if guest is None:
            raise Refused("code/unknown")
        return guest

    async def use_code(self, code: str, *, device: str = "", address: str = "") -> str:
        """Redeem a code: return a new cookie for this device that identifies the code's guest; raise Refused for an unknown code."""
        token = secrets.token_urlsafe(32)
        if not await self._guests.use_code(_hashed_code(code), _device(token, device, address), time_source.now()):
            raise Refused("code/unknown")
        return token

    # --- changes on other nodes

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Call the listener with each table where a guest has got another name on another node."""
        self._listeners.append(listener)

    async def _reread(self, guests: Iterable[str]) -> None:
        """Apply to open connections what these guests have done on other nodes: signed out, changed their name, muted somebody."""
        for guest in guests:
            connections = self._connections.of_holder(guest)
            muted = await self._guests.muted(guest) if connections else set()
            for connection in connections:
                found = await self._guests.by_cookie(connection.device)
                if found is None:
                    connection.close()
                    continue
                connection.muted = muted
                if found.name != connection.name:
                    for table in self._connections.rename(guest, found.name):
                        for listener in self._listeners:
                            listener(table)

    # --- earlier identities of a browser

    async def others(self, cookie: str | None) -> dict[str, Guest]:
        """Return the earlier identities of a browser, keyed by cookie."""
        tokens = [token for token in (cookie or "").split(".") if token][:OTHERS_KEPT]
        found = {token: await self.find(token) for token in tokens}
        return {token: guest for token, guest in found.items() if guest is not None}

    async def with_others(self, tokens: Iterable[str], new: str) -> str:
        """Return the cookie of earlier identities with one more, unless that guest has neither name nor table."""
        guest = await self.find(new)
        worth = guest is not None and (guest.name or await self._lists.of_guest(guest.id, 1))
        kept = [*([new] if worth else []), *(token for token in tokens if token != new)]
        return ".".join(kept[:OTHERS_KEPT])

    async def note_switch(self, guest: str, other: str) -> None:
        """Record that the same browser has been used as both guests."""
        await self._guests.note_switch(guest, other, time_source.now())

    async def may_be_one(self, guests: Collection[str], *, switched: int, created: int) -> bool:
        """Store the latest visits; return whether any two of these guests may be one person, as `GuestStore.may_be_one` defines it."""
        await self.note()
        return await self._guests.may_be_one(guests, switched, created)

    def _remember(self, key: str, guest: Guest) -> _Known:
        known = self._known[key] = _Known(guest)
        if len(self._known) > KNOWN_KEPT:
            self._known.popitem(last=False)
        return known

    def _forget(self, guest: str, keys: Iterable[str]) -> None:
        self._forgotten += 1
        for key in keys:
            self._known.pop(key, None)
            self._unnoted.pop(key, None)
            self._connections.sign_out(guest, key)


def _device(token: str, name: str, address: str, *, replaces: str | None = None) -> Device:
    now = time_source.now()
    return Device(hash=hashed(token), name=name, address=address, created=now, seen=now, replaces=replaces)


def _hashed_code(code: str) -> str:
    return hashed(recovery_codes.normalised(code) if recovery_codes.looks_like(code) else code)


BROWSERS: Final = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "EdgA/": "Edge",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}
"""Parts of user agents, specific ones first, because most browsers also name others."""


def device_name(agent: str) -> str:
    """Return the browser and the system; empty for a program that is not a browser."""
    found = [next((name for part, name in table.items() if part in agent), "") for table in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
