"""The composition root: the services of all rooms, wired together, opened and closed."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final, TypeAlias

from litestar.datastructures import State
from litestar.di import NamedDependency

from rookery.server import time_source
from rookery.server.background import Background
from rookery.server.deals.deals import Deals
from rookery.server.frames.catalogues import Catalogues
from rookery.server.frames.pictures import Pictures
from rookery.server.limits import Meter
from rookery.server.live.connections import Connections
from rookery.server.live.delivery import Delivery
from rookery.server.live.presence import Presence
from rookery.server.live.requests import TableRequests
from rookery.server.nodes import Nodes
from rookery.server.people.identity import Guests
from rookery.server.people.imports import ImportedGames
from rookery.server.people.notices import TurnNotices
from rookery.server.people.operator import Operator
from rookery.server.people.results import PastGames
from rookery.server.people.unrated import UnratedGames
from rookery.server.rates import Rates
from rookery.server.settings import Settings
from rookery.server.storage import Storage, StorageError
from rookery.server.storage.nodes import ALL_SHARDS, shard_of
from rookery.server.tables.clocks import Clocks
from rookery.server.tables.service import TableService
from rookery.server.thinking.analyses import Analyses
from rookery.server.thinking.bot_players import BotPlayers
from rookery.server.thinking.bot_pool import BotPool
from rookery.server.thinking.hints import Hints

NOTE_SECONDS: Final = 60.0
"""The interval in seconds at which the server stores the last visits of devices."""


class Services:
    """Everything that handlers use."""

    def __init__(self, settings: Settings, storage: Storage, bots: BotPool) -> None:
        self.settings = settings
        self.storage = storage
        self.bots = bots
        self.background = background = Background()
        self.nodes = nodes = Nodes(storage.nodes)
        self.tables = tables = TableService(storage.logs, storage.settings, nodes)
        self.connections = connections = Connections()
        self.presence = presence = Presence(connections, nodes, storage.nodes)
        self.delivery = Delivery(tables, connections, presence, background)
        self.clocks = Clocks(tables, background, nodes)
        self.guests = Guests(storage.guests, storage.lists, connections, nodes)
        self.guests.subscribe(self.delivery.tell_presence)
        tables.rate_unless(UnratedGames(self.guests, storage.results).why)
        self.meter = Meter(settings.limits)
        self.rates = Rates(self.meter, storage.nodes)
        self.requests = TableRequests(tables, presence)
        self.hints = Hints(tables, bots)
        self.deals = Deals(storage.deals, tables)
        self.imports = ImportedGames(storage.lists, self.deals, tables)
        self.past_games = PastGames(storage.results, storage.guests, storage.analyses, storage.logs)
        self.analyses = Analyses(storage.analyses, storage.logs, tables, bots, nodes, wanted=settings.analysis)
        self.catalogues = Catalogues()
        self.bot_players = BotPlayers(tables, bots, presence, background, nodes, pause=settings.bot_pause)
        self.turn_notices = TurnNotices(
            tables,
            storage.notices,
            storage.guests,
            storage.settings,
            presence=presence,
            background=background,
            nodes=nodes,
            trusted=settings.trusted_push,
        )
        self.pictures = Pictures()
        self.operator = Operator(storage.settings, tables, connections)
        nodes.on_takeover(self._take_over)
        nodes.on_news("tables", self._follow_unloaded)

    async def open(self) -> None:
        """Open the store and start the background work: bots warm up and interrupted games resume while guests are already served."""
        await self.storage.open()
        await self.nodes.open()
        await self.operator.open()
        self.background.spawn(self.bots.warm_up(), cancel=True)
        self.background.spawn(self.catalogues.prepare(), cancel=True)
        await self.presence.open()
        if (heartbeats := self.storage.heartbeats) is not None:
            await self.tables.open(heartbeats)
            await self._take_over(ALL_SHARDS)
            self.background.spawn(self.clocks.record_heartbeats(heartbeats), cancel=True)
        self.background.spawn(self.nodes.work(), cancel=True)
        self.background.spawn(self.presence.publish(), cancel=True)
        self.background.spawn(self.analyses.work(), cancel=True)
        self.background.spawn(self._note_devices(), cancel=True)
        self.background.spawn(self.turn_notices.open(), cancel=True)
        self.background.spawn(self.turn_notices.work(), cancel=True)
        self.background.spawn(self.operator.watch(), cancel=True)

    async def close(self) -> None:
        """Disconnect everybody, finish pending work, close the store."""
        self.connections.close()
        self.catalogues.close()
        self.clocks.close()
        await self.bot_players.close()
        await self.background.close()
        self.bots.close()
        self.analyses.close()
        self.turn_notices.close()
        with suppress(StorageError):  # the last regular save was at most NOTE_SECONDS ago
            if self.storage.heartbeats is not None:
                await self.storage.heartbeats.record_heartbeat(time_source.now())
            await self.guests.note()
        await self.nodes.close()
        await self.storage.close()

    async def _take_over(self, shards: Collection[int]) -> None:
        """Continue the clocks and bots of these shards."""
        await self._resume([(name, at) for name, at in await self.storage.logs.due() if shard_of(name) in shards])

    async def _follow_unloaded(self, tables: Iterable[str]) -> None:
        """Follow the deadlines and bots of tables that another node has changed, as far as their work is this node's and they are not in memory."""
        names = [name for name in tables if self.nodes.holds(name) and self.tables.loaded(name) is None]
        if names:
            await self._resume((await self.storage.logs.due_of(names)).items())

    async def _resume(self, due: Collection[tuple[str, int | None]]) -> None:
        self.clocks.resume(due)
        self.background.spawn(self.bot_players.resume(due), cancel=True)

    async def _note_devices(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            with suppress(StorageError):  # the store logs the error, and the next save includes this one
                await self.guests.note()


TheServices: TypeAlias = NamedDependency[Services]


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services
