"""What happens at tables by itself: bots play, and clocks run out."""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from functools import partial

from rookery.server import commands, time_source
from rookery.server.background import Background
from rookery.server.bot_pool import BotPool
from rookery.server.storage import StorageError
from rookery.server.table import Table
from rookery.server.table_service import TableService

LOGGER = logging.getLogger("rookery.tables")

LONGEST_TIMER = 24 * 60 * 60.0
TIMER_SLACK = 0.05
TRY_AGAIN_SECONDS = 2.0


class BotsAndClocks:
    """Plays every bot that is to act, and every seat whose time is up. All of it goes through commands, as what people do."""

    def __init__(self, tables: TableService, bots: BotPool, background: Background, *, pause: float) -> None:
        self._tables = tables
        self._bots = bots
        self._background = background
        self._pause = pause
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        tables.subscribe(self.follow)
        tables.keep_while(lambda name: name in self._timers or name in self._playing)

    async def take_up(self, names: Iterable[str]) -> None:
        """Let games go on that were interrupted when the server stopped."""
        for name in names:
            if self._closing:
                return
            try:
                await self._tables.wake(name)
            except StorageError as error:
                self._try_again(name, error)
            except Exception:
                LOGGER.exception("a running game could not be taken up")

    async def close(self) -> None:
        """Stop at once; a bot that is thinking is not waited for."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def follow(self, table: Table) -> None:
        """Let a bot play if one is to act, and set the timer for the seat whose time runs."""
        if self._closing:
            return
        if table.id not in self._playing and table.bot_to_act() is not None:
            self._playing[table.id] = asyncio.get_running_loop().create_task(self._play_bots(table.id))
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        if (deadline := table.deadline) is not None:
            delay = min(max(0.0, (deadline - time_source.now()) / 1000 + TIMER_SLACK), LONGEST_TIMER)
            self._timers[table.id] = asyncio.get_running_loop().call_later(delay, self._time_is_up, table.id, table.version)

    async def _play_bots(self, name: str) -> None:
        """Play every bot that is to act at a table, one action after the other."""
        try:
            table = await self._tables.table(name)
            while (turn := table.bot_to_act()) is not None and not self._closing:
                seat, bot = turn
                await asyncio.sleep(self._pause)
                table = await self._tables.table(name)
                if table.bot_to_act() != turn or table.match is None:
                    continue
                action = await self._bots.choose(table.terms.game, bot, table.match.view(seat), secrets.token_hex(16))
                table = await self._tables.change(name, partial(commands.act_for_bot, table.version, seat, action))
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("the bots at a table stopped; they try again with the next change")
        finally:
            del self._playing[name]

    def _time_is_up(self, name: str, version: int) -> None:
        del self._timers[name]

        async def flag() -> None:
            try:
                self.follow(await self._tables.change(name, partial(commands.flag, version)))
            except StorageError as error:
                self._try_again(name, error)

        self._background.spawn(flag())

    def _try_again(self, name: str, error: StorageError) -> None:
        """The data cannot be written: what happens by itself at this table has to wait."""
        LOGGER.error("the data cannot be written: %s", error)

        async def follow() -> None:
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            self.follow(await self._tables.table(name))

        if not self._closing:
            self._background.spawn(follow(), cancel=True)
