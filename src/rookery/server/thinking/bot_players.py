"""Bots at tables: they act when it is their turn, at a pace that people can follow."""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from rookery.play import duplicate
from rookery.server.background import Background
from rookery.server.live.presence import Presence
from rookery.server.nodes import Nodes, NotLeasedError
from rookery.server.storage import StorageError
from rookery.server.tables import commands, log
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from rookery.server.thinking.bot_pool import BotPool

LOGGER = logging.getLogger("rookery.tables")

TRY_AGAIN_SECONDS: Final = 2.0
PAUSES: Final[dict[log.BotSpeed, float]] = {"slow": 3.0, "normal": 1.0, "at-once": 0.0}
"""The pause of bots before they act, as a multiple of the server's pause."""


class BotPlayers:
    """The bots at all tables whose work is this node's. They act through commands, as people do."""

    def __init__(
        self, tables: TableService, bots: BotPool, presence: Presence, background: Background, nodes: Nodes | None = None, *, pause: float
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._presence = presence
        self._nodes = nodes or Nodes()
        self._background = background
        self._pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing = False
        tables.subscribe(self.follow)
        tables.keep_while(lambda name: name in self._playing)

    async def resume(self, due: Iterable[tuple[str, int | None]]) -> None:
        """Let bots continue games that a stop of a server interrupted, or at which another node acted, one table after another."""
        for name, at in due:
            if at == 0 and not self._closing:
                try:
                    self.follow(await self._tables.copy(name))
                except StorageError as error:
                    self._try_again(name, error)
                except Exception:
                    LOGGER.exception("the bots at a table cannot continue")

    def follow(self, table: Table) -> None:
        """Start a bot if it is its turn."""
        if table.bot_to_act() is not None and table.id not in self._playing and not self._closing and self._nodes.holds(table.id):
            self._playing[table.id] = asyncio.get_running_loop().create_task(self._play(table.id))

    async def close(self) -> None:
        """Stop immediately, in the middle of a bot's thoughts."""
        self._closing = True
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, name: str) -> None:
        """Play for the bots of a table until a person is to act."""
        try:
            table = await self._tables.copy(name)
            while (turn := table.bot_to_act()) is not None and not self._closing and self._nodes.holds(name):
                seat, bot = turn
                watched = bool(self._presence.viewers(name) - programs(table))
                await asyncio.sleep(self._pause * pauses(table, watched=watched))
                async with self._turn_of(table, watched=watched):
                    table = await self._tables.copy(name)
                    if table.bot_to_act() != turn or table.match is None:
                        continue
                    action = await self._bots.choose(table.terms.game, bot, table.seat_view(seat), seed_for(table))
                    table = await self._tables.change(name, partial(commands.act_for_bot, table.version, seat, action), leased=True)
        except NotLeasedError:
            return  # another node's bots continue
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("the bots at a table stopped; they try again with the next change")
        finally:
            del self._playing[name]

    def _turn_of(self, table: Table, *, watched: bool) -> asyncio.Lock:
        """Return the lock for a table: one per host, and one for all tables without viewers, so that many tables cannot occupy every core."""
        followed = watched or any(holder.guest and not holder.away for holder in table.holders)
        return self._one_at_a_time.setdefault(table.host if followed else "", asyncio.Lock())

    def _try_again(self, name: str, error: StorageError) -> None:
        LOGGER.error("the data cannot be written: %s", error)
        if not self._closing:
            self._background.spawn(self._follow_later(name), cancel=True)

    async def _follow_later(self, name: str) -> None:
        await asyncio.sleep(TRY_AGAIN_SECONDS)
        self.follow(await self._tables.copy(name))


def seed_for(table: Table) -> str:
    """Return the seed of a bot's thoughts: equal for equal positions in games of one deal, else a new one."""
    match = table.match
    assert match is not None, "a game is running"
    if table.terms.deal is None:
        return secrets.token_hex(16)
    return duplicate.thoughts(table.secret, match.game.write_position(match.setup, match.state))


def pauses(table: Table, *, watched: bool) -> float:
    """Return the number of pauses before a bot acts, so that people can follow; 0 if no person plays or watches."""
    followed = watched or any(holder.guest and not holder.program and not holder.away for holder in table.holders)
    return PAUSES[table.terms.bot_speed] if followed else 0.0


def programs(table: Table) -> set[str | None]:
    """Return the guests at a table that are programs, which need no time to follow."""
    return {holder.guest for holder in table.holders if holder.program}
