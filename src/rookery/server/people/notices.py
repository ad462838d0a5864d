"""Push notifications for players of correspondence games whose turn has come and who do not have the table open."""

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
from rookery.server.storage.guests import GuestStore, Subscription
from rookery.server.storage.settings import SettingStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

T = TypeVar("T")
LOGGER = logging.getLogger("rookery.push")

KEY: Final = "push-key"
"""The name of the setting with the server's private key, which the first start creates."""
THREADS: Final = 2
"""Maximum number of messages sent at the same time."""
WAITING: Final = 500
"""Maximum length of the queue; further messages are dropped."""
TURNS_KEPT: Final = 10_000


class TurnNotices:
    """Notifications for players who are absent when their turn comes."""

    def __init__(
        self,
        tables: TableService,
        guests: GuestStore,
        settings: SettingStore,
        connections: Connections,
        background: Background,
        *,
        trusted: tuple[str, ...] = (),
    ) -> None:
        self._guests = guests
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
        """Load or create the server's key; without the extra `push` there are no notifications."""
        try:
            if find_spec("pywebpush") is not None:
                sender = Sender(await self._settings.secret(KEY, await self._in_thread(new_key)), self._trusted)
                await self._in_thread(lambda: sender.public_key)
                self._sender = sender
        except StorageError as error:  # the next start creates a key
            LOGGER.error("the data cannot be written: %s", error)
        finally:
            self._opened.set()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def public_key(self) -> str:
        """Return the public key for browsers; raise Refused if the server has none."""
        await self._opened.wait()
        if self._sender is None:
            raise Refused("push/not-available")
        return self._sender.public_key

    def follow(self, table: Table) -> None:
        """Notify the guest whose turn has begun."""
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
            for subscription in await self._guests.subscriptions(guest):
                message = turn_message(table, seat, subscription)
                if not await self._in_thread(partial(sender.send, subscription, message)):
                    await self._guests.unsubscribe(guest, subscription.endpoint)
        finally:
            self._waiting -= 1

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def turn_message(table: Table, seat: int, subscription: Subscription) -> bytes:
    """Return the notification in the reader's language: the game, the opponents and the table's path."""
    words = Words(known_language(subscription.language) or ENGLISH)
    others = [words_for_seat(holder.bot, holder.name or words("web-guest"), words) for other, holder in enumerate(table.holders) if other != seat]
    message = {
        "title": words("web-push-turn", game=words(f"game-{table.terms.game}")),
        "body": words("web-push-with", names=words.listed(others)),
        "path": f"/t/{table.id}",
        "language": words.language,
    }
    return msgspec.json.encode(message)
