"""People who have asked for it are told on their devices that it is their turn in a game by days, unless they have the table open."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from typing import Final, TypeVar

import msgspec

from rookery.locale import ENGLISH, Words, known_language
from rookery.server.background import Background
from rookery.server.frames.link_previews import words_for_seat
from rookery.server.live.connections import Connections
from rookery.server.people.web_push import Sender, new_key
from rookery.server.refusals import Refused
from rookery.server.storage import StorageError
from rookery.server.storage.settings import SettingStore
from rookery.server.storage.subscriptions import Subscription, SubscriptionStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

T = TypeVar("T")
LOGGER = logging.getLogger("rookery.push")

KEY: Final = "push-key"
"""The name of the setting with the server's private key; made at the first start, never shown."""
THREADS: Final = 2
"""How many messages are on their way at the same time."""
WAITING: Final = 500
"""How many messages may wait for that; further ones are dropped."""
TURNS_KEPT: Final = 10_000


class TurnNotices:
    """Follows the tables, and sends a message when the turn comes to somebody who is not there."""

    def __init__(
        self,
        tables: TableService,
        subscriptions: SubscriptionStore,
        settings: SettingStore,
        connections: Connections,
        background: Background,
        *,
        trusted: tuple[str, ...] = (),
    ) -> None:
        self._subscriptions = subscriptions
        self._settings = settings
        self._connections = connections
        self._background = background
        self._trusted = trusted
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._sender: Sender | None = None
        self._opened = asyncio.Event()
        self._turns: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._waiting = 0
        tables.subscribe(self.follow)

    async def open(self) -> None:
        """Find the server's key, or make one; without the packages for it nobody is told anything."""
        try:
            if find_spec("pywebpush") is not None:
                sender = Sender(await self._settings.setting(KEY, await self._in_thread(new_key)), self._trusted)
                await self._in_thread(lambda: sender.public_key)
                self._sender = sender
        except StorageError as error:  # the next start makes a key
            LOGGER.error("the data cannot be written: %s", error)
        finally:
            self._opened.set()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def public_key(self) -> str:
        """The key that browsers are told; refused where there is none."""
        await self._opened.wait()
        if self._sender is None:
            raise Refused("push/not-available", "This server does not send notifications.")
        return self._sender.public_key

    def follow(self, table: Table) -> None:
        """Tell the guest whose turn it has become."""
        clock = table.terms.clock
        if clock is None or clock.days is None or not isinstance(actor := table.actor, int) or table.last_change != table.seq:
            return
        turn, before = (table.number, actor), self._turns.get(table.id)
        self._turns[table.id] = turn
        self._turns.move_to_end(table.id)
        if len(self._turns) > TURNS_KEPT:
            self._turns.popitem(last=False)
        holder = table.holders[actor]
        if turn == before or holder.guest is None or holder.away or self._connections.online(table.id, holder.guest):
            return
        if self._sender is not None and self._waiting < WAITING:
            self._waiting += 1
            self._background.spawn(self._tell(self._sender, holder.guest, table, actor), cancel=True)

    async def _tell(self, sender: Sender, guest: str, table: Table, seat: int) -> None:
        try:
            for subscription in await self._subscriptions.of_guest(guest):
                message = turn_message(table, seat, subscription)
                if not await self._in_thread(partial(sender.send, subscription, message)):
                    await self._subscriptions.remove(guest, subscription.endpoint)
        finally:
            self._waiting -= 1

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def turn_message(table: Table, seat: int, subscription: Subscription) -> bytes:
    """What the service worker shows, in the reader's language: whose game it is, and where it is."""
    words = Words(known_language(subscription.language) or ENGLISH)
    others = [words_for_seat(holder.bot, holder.name or words("web-guest"), words) for other, holder in enumerate(table.holders) if other != seat]
    message = {
        "title": words("web-push-turn", game=words(f"game-{table.terms.game}")),
        "body": words("web-push-with", names=words.listed(others)),
        "path": f"/t/{table.id}",
        "language": words.language,
    }
    return msgspec.json.encode(message)
