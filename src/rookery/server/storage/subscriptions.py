"""Web push subscriptions of browsers."""

from typing import Protocol

import msgspec


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser's push subscription: the address of its push service, its keys, its reader's language, and the site that it was made for."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


class SubscriptionStore(Protocol):
    """Web push subscriptions, each tied to one device and deleted with it."""

    async def add(self, guest: str, cookie_hash: str, subscription: Subscription, most: int) -> None:
        """Store or replace the subscription with this endpoint; keep only the newest `most` of the guest."""

    async def of_guest(self, guest: str) -> list[Subscription]:
        """Return the subscriptions of a guest, the oldest first."""

    async def remove(self, guest: str, endpoint: str) -> None:
        """Remove a subscription, if it is this guest's."""
