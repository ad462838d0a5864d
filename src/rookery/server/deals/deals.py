"""Deals: the same cards or tiles for everybody, each at a table of their own, so that luck falls out.

Everybody has one attempt at a deal. Nobody is shown somebody else's game of it before their own is over; of the deal of a running day, those
who have not played it are shown nothing at all.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Final

from rookery.bots.kit import Daily, bot_kit
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record
from rookery.games import GAMES
from rookery.play import duplicate
from rookery.play.fair import new_secret
from rookery.server import time_source
from rookery.server.refusals import Refused
from rookery.server.storage.deals import Attempt, Deal, DealStore
from rookery.server.storage.guests import Guest
from rookery.server.tables import log
from rookery.server.tables.commands import begin
from rookery.server.tables.draft import Draft
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

DAYS: Final = 7
"""For how many days back a daily deal that nobody has played can still be begun."""


DAILY: Final[Mapping[str, Daily]] = {game: daily for game in GAMES if (daily := bot_kit(game).daily) is not None}
"""The daily games, by game."""


def daily_id(game: str, day: str) -> str:
    """The name of a daily deal; everybody may know it."""
    return f"{game}-{day}"


def last_days() -> list[str]:
    """The days whose deals can be begun, today first."""
    return [(date.fromisoformat(time_source.today()) - timedelta(back)).isoformat() for back in range(DAYS + 1)]


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


class Deals:
    """Finds deals, begins attempts, and says who may see which."""

    def __init__(self, store: DealStore, tables: TableService) -> None:
        self._store = store
        self._tables = tables

    async def find(self, name: str) -> Deal:
        """The deal of that name; a daily one of the last days is made when it is first asked for. Refused if there is none."""
        known = await self._store.find(name)
        if known is not None:
            return known
        made = _daily(name)
        if made is None:
            raise Refused("deal/unknown", "There is no such deal.")
        return await self._store.keep(made)

    async def play(self, name: str, guest: Guest) -> Table:
        """The table where a guest plays a deal; it is opened the first time."""
        deal = await self.find(name)
        table = await self._tables.name_for(f"{guest.id}/deal/{deal.id}")
        attempt = Attempt(deal=deal.id, guest=guest.id, table=table, number=1, began=time_source.now())
        kept = await self._store.begin_attempt(attempt)
        known = await self._tables.find(kept.table)
        return known or await self._tables.open_table([partial(open_attempt, guest, deal)], kept.table)

    async def check_shown(self, table: Table, guest: str | None) -> None:
        """Refuse to show a table whose draws this guest (None: a stranger) is not to know yet."""
        if guest is not None and guest in (table.host, *table.people):
            return
        if (origin := table.terms.origin) is not None:
            await self.check_shown(await self._tables.table(origin.table), guest)
        deal = table.terms.deal
        if deal is not None and (table.status == "running" or (is_running(deal.day) and not await self._is_through(deal.id, guest))):
            raise Refused("deal/hidden", "Others still play this deal; you can see its games when you have finished yours, or the day is over.")
        if guest is not None and table.played and await self._store.plays_deal_of(guest, table.id):
            raise Refused("deal/hidden", "You are playing this deal; you can see its other games when you have finished yours.")

    def with_secret(self, record: Record, table: Table) -> Record:
        """The record of a game of a daily deal, with the secret of its draws once nobody plays for a place any more."""
        deal = table.terms.deal
        if deal is None or deal.day is None or is_running(deal.day):
            return record
        return replace(record, tags=FrozenMap({**record.tags, **duplicate.tags(deal.id, table.secret, shown=True)}))

    async def _is_through(self, deal: str, guest: str | None) -> bool:
        attempt = None if guest is None else await self._store.attempt(deal, guest)
        return attempt is not None and attempt.end is not None


def is_running(day: str | None) -> bool:
    """Whether a deal is that of a day which is not over."""
    return day is not None and day >= time_source.today()


def open_attempt(guest: Guest, deal: Deal, *, draft: Draft, now: int) -> None:
    """Open a table where somebody plays a deal against its bots, and begin."""
    opened = log.Opened(
        at=now,
        by=guest.id,
        game=deal.game,
        seats=deal.seats,
        options=deal.options,
        expansions=deal.expansions,
        opener=deal.opener,
        deal=log.Deal(deal.id, deal.day, deal.order),
    )
    draft.add(opened)
    draft.add(log.Committed(at=now, secret=deal.secret))
    for seat, bot in enumerate(deal.bots):
        if bot is None:
            draft.add(log.Sat(at=now, by=guest.id, seat=seat, guest=guest.id, name=guest.name))
        else:
            draft.add(log.BotSat(at=now, by=guest.id, seat=seat, bot=bot))
    begin(draft, guest.id, now)


def _daily(name: str) -> Deal | None:
    """The daily deal of that name, if its day is today or one of the last."""
    return next((new_daily(game, day) for game in DAILY for day in last_days() if name == daily_id(game, day)), None)


def new_daily(game: str, day: str) -> Deal:
    terms, secret = DAILY[game], new_secret()
    seats = len(terms.bots) + 1
    return Deal(
        id=daily_id(game, day),
        game=game,
        seats=seats,
        options={},
        expansions=terms.expansions,
        opener=duplicate.opener(secret, seats),
        seat=0,
        bots=(None, *terms.bots),
        secret=secret.hex(),
        made=time_source.now(),
        day=day,
    )
