"""Push notifications for players of correspondence games whose turn has come and who do not have the table open.

They come from an outbox in the store (`storage/notices.py`), so a crash loses none. At worst a notification is sent again and replaces the first one.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from typing import Final, TypeVar

import msgspec

from rookery.locale import ENGLISH, Words, known_language
from rookery.server.background import Background
from rookery.server.frames.link_previews import words_for_seat
from rookery.server.live.presence import Presence
from rookery.server.nodes import Nodes
from rookery.server.people.web_push import Sender, new_key
from rookery.server.refusals import Refused
from rookery.server.storage import StorageError
from rookery.server.storage.guests import GuestStore, Subscription
from rookery.server.storage.notices import Notice, NoticeStore
from rookery.server.storage.settings import SettingStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

T = TypeVar("T")
LOGGER = logging.getLogger("rookery.push")

KEY: Final = "push-key"
"""The name of the setting with the server's private key, which the first start creates."""
THREADS: Final = 2
"""Maximum number of messages sent at the same time."""
AT_ONCE: Final = 50
"""The number of notices that the server has in hand at a time; the rest wait in the outbox."""
LOOK_SECONDS: Final = 30.0
"""The interval at which the server looks for notices that it has not heard of."""
TRY_AGAIN_SECONDS: Final = 2.0


class TurnNotices:
    """Notifications for players who are absent when their turn comes."""

    def __init__(
        self,
        tables: TableService,
        outbox: NoticeStore,
        guests: GuestStore,
        settings: SettingStore,
        *,
        presence: Presence,
        background: Background,
        nodes: Nodes | None = None,
        trusted: tuple[str, ...] = (),
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._guests = guests
        self._settings = settings
        self._presence = presence
        self._background = background
        self._nodes = nodes = nodes or Nodes()
        self._trusted = trusted
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._sender: Sender | None = None
        self._opened = asyncio.Event()
        self._sending: set[Notice] = set()
        self._news = asyncio.Event()
        tables.subscribe(self._follow)
        nodes.on_news("notices", self._look)
        nodes.on_takeover(self._look)

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

    def _follow(self, table: Table) -> None:
        if (clock := table.terms.clock) is not None and clock.days is not None:
            self._news.set()

    async def _look(self, _subjects: Iterable[object]) -> None:
        self._news.set()

    async def work(self) -> None:
        """Send the notices in the outbox until cancelled."""
        await self._opened.wait()
        while True:
            self._news.clear()
            try:
                for notice in await self._outbox.waiting(self._nodes.shards, AT_ONCE):
                    if notice not in self._sending:
                        self._sending.add(notice)
                        self._background.spawn(self._send(notice), cancel=True)
                pause = LOOK_SECONDS
            except StorageError as error:
                LOGGER.error("the data cannot be read or written: %s", error)
                pause = TRY_AGAIN_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()

    async def _send(self, notice: Notice) -> None:
        """Send a notice, unless the guest has the table open or the turn is over; then remove it."""
        try:
            if self._sender is not None and (table := await self._tables.find(notice.table)) is not None and self._is_due(notice, table):
                for subscription in await self._guests.subscriptions(notice.guest):
                    message = turn_message(table, notice.seat, subscription)
                    if not await self._in_thread(partial(self._sender.send, subscription, message)):
                        await self._guests.unsubscribe(notice.guest, subscription.endpoint)
            await self._outbox.remove(notice)
        except StorageError as error:
            LOGGER.error("the data cannot be read or written: %s", error)
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        except Exception:
            LOGGER.exception("a turn cannot be announced")
            await self._outbox.remove(notice)
        finally:
            self._sending.discard(notice)
            self._news.set()

    def _is_due(self, notice: Notice, table: Table) -> bool:
        turn = (table.number, table.actor) == (notice.number, notice.seat)
        holder = table.holders[notice.seat]
        return turn and holder.guest == notice.guest and not holder.away and not self._presence.online(table.id, notice.guest)

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
