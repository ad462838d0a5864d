"""Guests, their devices with push subscriptions, and the codes that identify guests on other devices."""

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor with an identity cookie."""

    id: str
    name: str
    created: int


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device of a guest, identified by the hash of its cookie; `address` and `seen` are from its last visit.

    `recovery` is the hash of the recovery code with which it signed in. `replaces` is its previous cookie, valid until the new one is used.
    """

    hash: str
    name: str
    address: str
    created: int
    seen: int
    recovery: str | None = None
    replaces: str | None = None


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser's push subscription: the address of its push service, its keys, its reader's language, and the site for which it was created."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


class GuestStore(Protocol):
    """Guests, identified by cookies, one-time codes and at most one recovery code each; only hashes of these are stored."""

    async def by_cookie(self, cookie_hash: str) -> Guest | None:
        """Return the guest with this cookie."""

    async def add(self, guest: Guest, device: Device) -> None:
        """Store a new guest with their first device."""

    async def rename(self, guest: str, name: str) -> None:
        """Change the name of a guest."""

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        """Return the names of the known guests among these."""

    async def called(self, name: str, limit: int) -> list[tuple[str, str, str]]:
        """Find guests by part of their name or by id, most recently seen first; return id, name and the addresses of their devices."""

    async def mute(self, guest: str, other: str, *, muted: bool) -> None:
        """Mute another guest for a guest, or unmute them."""

    async def muted(self, guest: str) -> set[str]:
        """Return the guests whom a guest has muted."""

    async def note_switch(self, guest: str, other: str, now: int) -> None:
        """Record that the same browser has been used as both guests."""

    async def may_be_one(self, guests: Collection[str], switched: int, created: int) -> bool:
        """Return whether any two of these guests may be one person.

        They may if one browser has switched between them since `switched`, or if both have devices of the same name, last seen at the same
        address, and one of the guests was created at `created` or later.
        """

    # --- devices

    async def devices(self, guest: str) -> list[Device]:
        """Return the devices of a guest, most recently seen first."""

    async def note_devices(self, seen: Sequence[tuple[str, int, str]]) -> None:
        """Store visits of devices: cookie hash, time and address. Ignore devices that are gone."""

    async def replaced(self, cookie_hash: str) -> str | None:
        """Return the cookie that this one replaces, if it is still valid."""

    async def remove_device(self, cookie_hash: str) -> None:
        """Remove a device and its push subscriptions, and all one-time codes of its guest."""

    async def sign_out(self, cookie_hash: str) -> bool:
        """Remove a device like `remove_device`, and the recovery code if the device may know it; return whether a code was removed.

        The code stays if this device did not sign in with it, and another device, still signed in, made it.
        """

    async def sign_out_others(self, guest: str, device: Device, recovery_hash: str) -> None:
        """Store the new cookie of a device, which replaces its previous one, and a new recovery code made by that device.

        Remove all other devices of the guest, and all push subscriptions, one-time codes and previous recovery codes.
        """

    # --- codes

    async def add_code(self, code_hash: str, maker: str, expires: int) -> None:
        """Store a one-time code for the guest with that cookie, valid until `expires` inclusive; do nothing if the cookie has been revoked."""

    async def guest_by_code(self, code_hash: str, now: int) -> Guest | None:
        """Return the guest of a valid one-time code, and keep the code."""

    async def use_code(self, code_hash: str, device: Device, now: int) -> bool:
        """Sign in a device with a recovery code, or with a valid one-time code, which is then removed; return whether the code was valid.

        Of several concurrent callers with the same one-time code, only one succeeds. Also remove expired codes.
        """

    async def set_recovery(self, code_hash: str, maker: str, now: int) -> None:
        """Replace the recovery code of the guest with that cookie; do nothing if the cookie has been revoked."""

    async def recovery(self, guest: str) -> int | None:
        """Return the time when a guest's recovery code was created, if there is one."""

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        """Return the guest of a recovery code."""

    # --- push subscriptions, each tied to one device and deleted with it

    async def subscribe(self, guest: str, cookie_hash: str, subscription: Subscription, most: int) -> None:
        """Store or replace the subscription with this endpoint; keep only the newest `most` of the guest."""

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """Return the subscriptions of a guest, oldest first."""

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Remove a subscription, if it is this guest's."""
