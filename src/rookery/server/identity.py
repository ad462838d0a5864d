"""Guests: people known by a random cookie, of which the server keeps only a hash."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from rookery.server import time_source
from rookery.server.names import person_name
from rookery.server.refusals import Refused
from rookery.server.storage import Guest, Storage

COOKIE: Final = "rookery"
COOKIE_AGE: Final = 400 * 24 * 60 * 60  # the longest that browsers keep one
CODE_LIFE: Final = 10 * 60 * 1000
KNOWN_KEPT: Final = 10_000


def hashed(token: str) -> str:
    """What is stored of a token; tokens have 256 random bits, so one round of a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Everybody who has been here."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """The guest with this cookie."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        guest = self._known.get(key) or await self._storage.guest_by_token(key)
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def welcome(self, name: str = "") -> tuple[Guest, str]:
        """A new guest and the cookie that is theirs."""
        token = secrets.token_urlsafe(32)
        guest = Guest(id=secrets.token_urlsafe(9), name=name, created=time_source.now())
        await self._storage.add_guest(guest, hashed(token))
        self._remember(hashed(token), guest)
        return guest, token

    async def forget(self, token: str) -> None:
        """Make a cookie worthless, wherever a copy of it may be; the guest's other devices keep theirs."""
        await self._storage.remove_token(hashed(token))
        self._known.pop(hashed(token), None)

    async def forget_everywhere(self, guest: str) -> None:
        """Make every cookie of a guest worthless."""
        await self._storage.remove_tokens(guest)
        for key in [key for key, known in self._known.items() if known.id == guest]:
            del self._known[key]

    async def rename(self, guest: Guest, name: str) -> Guest:
        shown = person_name(name)
        await self._storage.rename(guest.id, shown)
        renamed = Guest(id=guest.id, name=shown, created=guest.created)
        for key, known in self._known.items():
            if known.id == guest.id:
                self._known[key] = renamed
        return renamed

    async def new_code(self, guest: Guest) -> tuple[str, int]:
        """A code that carries a guest to another device, once, within ten minutes."""
        code = secrets.token_urlsafe(16)
        expires = time_source.now() + CODE_LIFE
        await self._storage.add_code(hashed(code), guest.id, expires)
        return code, expires

    async def use_code(self, code: str) -> str:
        """Become the guest of a code on this device: the cookie that makes it so."""
        guest = await self._storage.take_code(hashed(code), time_source.now())
        if guest is None:
            raise Refused("code/unknown", "This code is not known, or no longer valid.")
        token = secrets.token_urlsafe(32)
        await self._storage.add_token(guest, hashed(token))
        return token

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > KNOWN_KEPT:
            self._known.popitem(last=False)
