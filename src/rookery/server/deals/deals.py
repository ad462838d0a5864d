"""Deals: duplicate games with the same draws for everybody, each player at their own table.

Everybody has one attempt at a deal. They see the other attempts once they have finished their own, or once the day of a daily deal is over.
A challenge is a deal that follows a finished game, in which others play one of its seats.

The game's strongest bot plays each daily deal once too, from the same seat, so that even a lone player has somebody to compare with.
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
from rookery.core.rules import CHANCE, Seat
from rookery.games import GAMES
from rookery.play import duplicate
from rookery.play.fair import new_secret
from rookery.server import time_source
from rookery.server.background import beside
from rookery.server.frames.history import events_of, states, steps
from rookery.server.refusals import Refused
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal, DealStore
from rookery.server.storage.guests import Guest
from rookery.server.tables import log
from rookery.server.tables.commands import begin
from rookery.server.tables.draft import Draft
from rookery.server.tables.service import TableService
from rookery.server.tables.table import OPENING, Played, Table, attempt_end

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
        made = recent_daily(name)
        if made is None:
            raise Refused("deal/unknown")
        return await self._store.keep(made)

    async def play(self, name: str, guest: Guest) -> Table:
        """Return the table where a guest plays a deal, opening it the first time."""
        deal = await self.find(name)
        table = await self._tables.name_for(f"{guest.id}/deal/{deal.id}")
        attempt = Attempt(deal=deal.id, guest=guest.id, table=table, number=1, began=time_source.now())
        kept = await self._store.begin_attempt(attempt)
        return await self._table(kept.table, deal, guest)

    async def bots_game(self, deal: Deal) -> Table:
        """Return the table where the strongest bot plays a deal in place of a guest; the first call starts its game."""
        return await self._table(await self._tables.name_for(f"{strongest(deal.game)}/deal/{deal.id}"), deal, None)

    async def _table(self, name: str, deal: Deal, guest: Guest | None) -> Table:
        return await self._tables.find(name) or await self._tables.open_table([partial(open_attempt, guest, deal)], name)

    async def check_shown(self, table: Table, guest: str | None) -> None:
        """Raise Refused if this guest (None: a stranger) must not know the draws of a table yet."""
        if guest is not None and guest in (table.host, *table.people):
            return
        if (origin := table.terms.origin) is not None and (source := await self._tables.find(origin.table)) is not None:
            await self.check_shown(source, guest)
        deal = table.terms.deal
        if deal is not None and (table.status == "running" or (not is_over(deal.day) and not await self._has_played(deal.id, guest))):
            raise Refused("deal/hidden")
        if guest is not None and table.played and await self._store.owes_deal_of(guest, table.id, None if deal is None else deal.id):
            raise Refused("deal/hidden")

    def with_secret(self, record: Record, table: Table) -> Record:
        """Return the record of a game, with the secret of its daily deal once that day is over."""
        deal = table.terms.deal
        if deal is None or not is_over(deal.day):
            return record
        return replace(record, tags=FrozenMap({**record.tags, **duplicate.tags(deal.id, table.secret, shown=True)}))

    async def is_daily(self, record: Record) -> bool:
        """Return whether a record begins with the draws of a daily deal whose day is not over."""
        deal = await self._store.find(daily_id(record.setup.game, time_source.today()))
        return deal is not None and _begins_with(record, bytes.fromhex(deal.secret))

    async def _has_played(self, deal: str, guest: str | None) -> bool:
        return guest is not None and is_played(await self._store.attempt(deal, guest))


def is_running(day: str | None) -> bool:
    """Return whether a day is not over yet."""
    return day is not None and day >= time_source.today()


def strongest(game: str) -> str:
    """Return the strongest bot of a game, with or without a time limit."""
    return level_names(game)[-1]


def is_over(day: str | None) -> bool:
    """Return whether a day has ended; a challenge has no day and never ends."""
    return day is not None and not is_running(day)


def is_played(attempt: Attempt | None) -> bool:
    """Return whether an attempt was played to its end. Resigning must not reveal draws: the same person could play again as another guest."""
    return attempt is not None and attempt.end is not None and attempt.end.how == "played"


def open_attempt(guest: Guest | None, deal: Deal, *, draft: Draft, now: int) -> None:
    """Open a table where a guest (None: the strongest bot) plays a deal against its bots, and start the game."""
    by = None if guest is None else guest.id
    opened = log.Opened(
        at=now,
        by=by,
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
        if bot is None and guest is not None:
            draft.add(log.Sat(at=now, by=by, seat=seat, guest=guest.id, name=guest.name))
        else:
            draft.add(log.BotSat(at=now, by=by, seat=seat, bot=bot or strongest(deal.game)))
    begin(draft, by, now)


def recent_daily(name: str) -> Deal | None:
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


def _begins_with(record: Record, secret: bytes) -> bool:
    """Return whether the first draws of a record follow from this secret."""
    rules, drawn = GAMES[record.setup.game].rules(record.setup), list[str]()
    for state, action in zip(states(record), record.actions, strict=False):
        if rules.actor(state) == CHANCE and len(drawn) < OPENING:
            if str(duplicate.draw(rules.odds(state), secret, (), drawn)) != action:
                return False
            drawn.append(action)
    return True


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
