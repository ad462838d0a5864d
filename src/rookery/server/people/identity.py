"""Guests: people known by a random cookie, of which the server keeps only a hash. Each device has a cookie of its own."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rookery.server import time_source
from rookery.server.ids import new_id
from rookery.server.names import person_name
from rookery.server.people import recovery_codes
from rookery.server.refusals import Refused
from rookery.server.storage.codes import CodeStore
from rookery.server.storage.guests import Device, Guest, GuestStore
from rookery.server.storage.lists import ListStore

COOKIE: Final = "rookery"
OTHERS_COOKIE: Final = "rookery-others"
"""The cookies of identities used earlier in this browser, so that they can be used again."""

COOKIE_AGE: Final = 400 * 24 * 60 * 60  # the longest that browsers keep one
CODE_LIFE: Final = 10 * 60 * 1000
KNOWN_KEPT: Final = 10_000
OTHERS_KEPT: Final = 5
DEVICE_ID: Final = 16
"""How much of the hash of a device's cookie names it."""

NOTED_EVERY: Final = 10 * 60 * 1000
LONGEST_TOKEN: Final = 100


def hashed(token: str) -> str:
    """What is stored of a token; tokens have at least 128 random bits, so one round of a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class _Known:
    """A guest by one of their cookies, and when it was last noted from where they come with it."""

    guest: Guest
    noted: int = 0
    address: str = ""


class Guests:
    """Everybody who has been here."""

    def __init__(self, guests: GuestStore, codes: CodeStore, lists: ListStore) -> None:
        self._guests = guests
        self._codes = codes
        self._lists = lists
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._unnoted: dict[str, tuple[int, str]] = {}
        self._forgotten = 0

    async def find(self, token: str | None, address: str | None = None) -> Guest | None:
        """The guest with this cookie, who comes from that address."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = hashed(token)
        known = self._known.get(key)
        while known is None:
            forgotten = self._forgotten
            guest = await self._guests.by_cookie(key)
            if guest is None:
                return None
            if forgotten == self._forgotten:  # else it may have been read before a device was signed out
                known = self._remember(key, guest)
        self._known.move_to_end(key)
        now = time_source.now()
        if address is not None and (address != known.address or now - known.noted > NOTED_EVERY):
            known.noted, known.address = now, address
            self._unnoted[key] = now, address
        return known.guest

    async def welcome(self, name: str = "", *, device: str = "", address: str = "") -> tuple[Guest, str]:
        """A new guest and the cookie that is theirs."""
        token = secrets.token_urlsafe(32)
        guest = Guest(id=new_id(), name=name, created=time_source.now())
        await self._guests.add(guest, self._device(token, device, address))
        self._remember(hashed(token), guest)
        return guest, token

    async def forget(self, token: str) -> None:
        """Make a cookie worthless, wherever a copy of it may be; the guest's other devices keep theirs."""
        await self._guests.remove_device(hashed(token))
        self._forget([hashed(token)])

    async def forget_everywhere(self, guest: str) -> None:
        """Make every cookie of a guest worthless, and every link that would make one."""
        await self._codes.remove(guest)
        await self._guests.remove_devices(guest)
        self._forget([key for key, known in self._known.items() if known.guest.id == guest])

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
        """The devices of a guest, the one last seen first."""
        await self.note()
        return await self._guests.devices(guest)

    async def sign_out(self, guest: str, device: str) -> str:
        """Make the cookie of one device worthless, and every link it may have made to come back by; its hash."""
        for found in await self._guests.devices(guest):
            if found.hash[:DEVICE_ID] == device:
                await self._codes.remove(guest)
                await self._guests.remove_device(found.hash)
                self._forget([found.hash])
                return found.hash
        raise Refused("device/unknown", "You have no such device.")

    async def note(self) -> None:
        """Store when and from where devices were last seen."""
        seen, self._unnoted = self._unnoted, {}
        if seen:
            await self._guests.note_devices([(key, at, address) for key, (at, address) in seen.items()])

    def _device(self, token: str, name: str, address: str) -> Device:
        now = time_source.now()
        return Device(hash=hashed(token), name=name, address=address, created=now, seen=now)

    # --- codes

    async def new_code(self, guest: Guest) -> tuple[str, int]:
        """A code that carries a guest to another device, once, within ten minutes."""
        code = secrets.token_urlsafe(16)
        expires = time_source.now() + CODE_LIFE
        await self._codes.add(hashed(code), guest.id, expires)
        return code, expires

    async def new_recovery(self, guest: Guest) -> str:
        """A code that leads back to a guest for good; it replaces the one before."""
        code = recovery_codes.new_code()
        await self._codes.set_recovery(guest.id, hashed(recovery_codes.normalised(code)), time_source.now())
        return code

    async def owner(self, code: str) -> Guest:
        """Whom a code leads to; it can still be used then."""
        if recovery_codes.looks_like(code):
            if not recovery_codes.correct(code):
                raise Refused("code/mistyped", "Something in this code is mistyped.")
            guest = await self._codes.guest_by_recovery(hashed(recovery_codes.normalised(code)))
        else:
            guest = await self._codes.guest(hashed(code), time_source.now())
        if guest is None:
            raise Refused("code/unknown", "This code is not known, or no longer valid.")
        return guest

    async def use_code(self, code: str, *, device: str = "", address: str = "") -> str:
        """Become the guest of a code on this device: the cookie that makes it so."""
        guest = await self.owner(code)
        if not recovery_codes.looks_like(code) and await self._codes.take(hashed(code), time_source.now()) is None:
            raise Refused("code/unknown", "This code is not known, or no longer valid.")
        token = secrets.token_urlsafe(32)
        await self._guests.add_device(guest.id, self._device(token, device, address))
        return token

    # --- identities used earlier in this browser

    async def others(self, cookie: str | None) -> dict[str, Guest]:
        """The identities used earlier in this browser, by their cookies."""
        tokens = [token for token in (cookie or "").split(".") if token][:OTHERS_KEPT]
        found = {token: await self.find(token) for token in tokens}
        return {token: guest for token, guest in found.items() if guest is not None}

    async def with_others(self, tokens: Iterable[str], new: str) -> str:
        """The cookie that keeps who somebody was before: one more, unless it is a guest without name and table."""
        guest = await self.find(new)
        worth = guest is not None and (guest.name or await self._lists.of_guest(guest.id, 1))
        kept = [*([new] if worth else []), *(token for token in tokens if token != new)]
        return ".".join(kept[:OTHERS_KEPT])

    def _remember(self, key: str, guest: Guest) -> _Known:
        known = self._known[key] = _Known(guest)
        if len(self._known) > KNOWN_KEPT:
            self._known.popitem(last=False)
        return known

    def _forget(self, keys: Iterable[str]) -> None:
        self._forgotten += 1
        for key in keys:
            self._known.pop(key, None)
            self._unnoted.pop(key, None)
