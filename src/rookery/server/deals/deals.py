"""Deals: duplicate games with the same draws for everybody, each player at their own table.

Everybody has one attempt at a deal, and sees other games of it once they have played their own to its end, or once the day of a daily deal is over.
A challenge is a deal that follows a finished game, in which others play one of its seats.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Final

from rookery.bots import bot_names, level_names
from rookery.bots.kit import Daily, bot_kit
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record
from rookery.core.rules import Seat
from rookery.games import GAMES
from rookery.play import duplicate
from rookery.play.fair import new_secret
from rookery.server import time_source
from rookery.server.background import beside
from rookery.server.frames.history import events_of, steps
from rookery.server.refusals import Refused
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal, DealStore
from rookery.server.storage.guests import Guest
from rookery.server.tables import log
from rookery.server.tables.commands import begin
from rookery.server.tables.draft import Draft
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Played, Table, attempt_end

DAYS: Final = 7
"""The number of days for which a daily deal can be started."""


DAILY: Final[Mapping[str, Daily]] = {game: daily for game in GAMES if (daily := bot_kit(game).daily) is not None}
"""The daily game of each game that has one."""


def daily_id(game: str, day: str) -> str:
    """Return the public name of a daily deal."""
    return f"{game}-{day}"


def last_days() -> list[str]:
    """Return the days whose deals can be started, today first."""
    return [(date.fromisoformat(time_source.today()) - timedelta(back)).isoformat() for back in range(DAYS + 1)]


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


class Deals:
    """The deals: finding them, starting attempts, and checking who may see their tables."""

    def __init__(self, store: DealStore, tables: TableService) -> None:
        self._store = store
        self._tables = tables

    async def find(self, name: str) -> Deal:
        """Return a deal; create a recent daily deal on its first request; raise Refused if there is none."""
        known = await self._store.find(name)
        if known is not None:
            return known
        made = _daily(name)
        if made is None:
            raise Refused("deal/unknown")
        return await self._store.keep(made)

    async def play(self, name: str, guest: Guest) -> Table:
        """Return the table where a guest plays a deal, opening it the first time."""
        deal = await self.find(name)
        table = await self._tables.name_for(f"{guest.id}/deal/{deal.id}")
        attempt = Attempt(deal=deal.id, guest=guest.id, table=table, number=1, began=time_source.now())
        kept = await self._store.begin_attempt(attempt)
        known = await self._tables.find(kept.table)
        return known or await self._tables.open_table([partial(open_attempt, guest, deal)], kept.table)

    async def check_shown(self, table: Table, guest: str | None) -> None:
        """Raise Refused if this guest (None: a stranger) must not know the draws of a table yet."""
        if guest is not None and guest in (table.host, *table.people):
            return
        if (origin := table.terms.origin) is not None:
            await self.check_shown(await self._tables.table(origin.table), guest)
        deal = table.terms.deal
        if deal is not None and (table.status == "running" or (not is_over(deal.day) and not await self._has_played(deal.id, guest))):
            raise Refused("deal/hidden")
        if guest is not None and table.played and await self._store.owes_deal_of(guest, table.id):
            raise Refused("deal/hidden")

    def with_secret(self, record: Record, table: Table) -> Record:
        """Return the record of a game, with the secret of its daily deal once that day is over."""
        deal = table.terms.deal
        if deal is None or not is_over(deal.day):
            return record
        return replace(record, tags=FrozenMap({**record.tags, **duplicate.tags(deal.id, table.secret, shown=True)}))

    async def _has_played(self, deal: str, guest: str | None) -> bool:
        return guest is not None and is_played(await self._store.attempt(deal, guest))


def is_running(day: str | None) -> bool:
    """Return whether a day is not over yet."""
    return day is not None and day >= time_source.today()


def is_over(day: str | None) -> bool:
    """Return whether a day has ended; a challenge has no day and never ends."""
    return day is not None and not is_running(day)


def is_played(attempt: Attempt | None) -> bool:
    """Return whether an attempt was played to its end. Resigning shows no draws, because the same person could then play as another guest."""
    return attempt is not None and attempt.end is not None and attempt.end.how == "played"


def open_attempt(guest: Guest, deal: Deal, *, draft: Draft, now: int) -> None:
    """Open a table where a guest plays a deal against its bots, and start the game."""
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
    """Create the daily deal of this name, if its day is recent."""
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


IN_PLACE_OF_PEOPLE: Final = "master"
"""The level of the bots in the other people's seats: the strongest without a time limit, so that its play is reproducible."""


async def follow_game(store: DealStore, name: str, played: Played, *, table: str, number: int, seat: Seat) -> Deal:
    """Create the deal that follows a finished game, which counts as the first attempt; draws beyond the game follow from a new secret."""
    setup, holders = played.record.setup, played.holders
    if seat >= setup.seats:
        raise Refused("seat/unknown", last=setup.seats - 1)
    known = await store.find(name)
    if known is not None:
        return known
    deal = Deal(
        id=name,
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        expansions=setup.expansions,
        opener=setup.opener,
        seat=seat,
        bots=tuple(None if other == seat else holder.bot or _in_place_of_people(setup.game) for other, holder in enumerate(holders)),
        secret=new_secret().hex(),
        made=time_source.now(),
        table=table,
        number=number,
        order=await beside(_draws, played),
    )
    guest = holders[seat].guest
    if guest is None:
        return await store.keep(deal)
    end = await beside(_attempt_of, played, seat)
    own = Attempt(deal=name, guest=guest, table=table, number=number, began=played.ended, counted=end.score is not None, end=end)
    return await store.keep(deal, own)


def _in_place_of_people(game: str) -> str:
    return IN_PLACE_OF_PEOPLE if IN_PLACE_OF_PEOPLE in level_names(game) else bot_names(game)[-1]


def _draws(played: Played) -> tuple[str, ...]:
    return tuple(step.action for step in steps(played.record) if step.seat is None)


def _attempt_of(played: Played, seat: Seat) -> AttemptEnd:
    """Return a seat's game as a finished attempt."""
    record = played.record
    find = GAMES[record.setup.game].decisions
    events = (event for number in range(1, len(record.actions) + 1) for event in events_of(record, number))
    return attempt_end(played.ended, played.ending.how, record.scores or (), seat, () if find is None else find(seat, events))
