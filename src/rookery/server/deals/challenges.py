"""Challenges: deals that follow a finished game, for others to play one of its seats."""

import asyncio
from typing import Final

from rookery.bots import bot_names, level_names
from rookery.core.rules import Seat
from rookery.games import GAMES
from rookery.play.fair import new_secret
from rookery.server import time_source
from rookery.server.frames.history import events_of, steps
from rookery.server.refusals import Refused
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal, DealStore
from rookery.server.tables.table import Played, attempt_end

IN_PLACE_OF_PEOPLE: Final = "master"
"""The level that plays the other people's seats: the strongest without a time limit, so that it is reproducible."""


async def follow_game(store: DealStore, name: str, played: Played, *, table: str, number: int, seat: Seat) -> Deal:
    """Make the deal that follows a finished game. Its player's game is the first attempt; draws beyond the game follow from a new secret."""
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
        order=await asyncio.to_thread(_draws, played),
    )
    guest = holders[seat].guest
    if guest is None:
        return await store.keep(deal)
    end = await asyncio.to_thread(_end, played, seat)
    own = Attempt(deal=name, guest=guest, table=table, number=number, began=played.ended, counted=end.score is not None, end=end)
    return await store.keep(deal, own)


def _in_place_of_people(game: str) -> str:
    return IN_PLACE_OF_PEOPLE if IN_PLACE_OF_PEOPLE in level_names(game) else bot_names(game)[-1]


def _draws(played: Played) -> tuple[str, ...]:
    return tuple(step.action for step in steps(played.record) if step.seat is None)


def _end(played: Played, seat: Seat) -> AttemptEnd:
    """Return the game of a seat as the end of an attempt."""
    record = played.record
    find = GAMES[record.setup.game].decisions
    events = (event for number in range(1, len(record.actions) + 1) for event in events_of(record, number))
    return attempt_end(played.ended, played.ending.how, record.scores or (), seat, () if find is None else find(seat, events))
