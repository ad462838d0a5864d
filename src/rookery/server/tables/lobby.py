"""Commands of the host: terms and seats before a game; speed of bots, chat and host at any time."""

from typing import Final, Unpack

import msgspec

from rookery.server import limits
from rookery.server.refusals import Refused
from rookery.server.tables import log
from rookery.server.tables.commands import check_host, check_not_sealed, check_open, check_terms, sit
from rookery.server.tables.draft import Draft

AT_ANY_TIME: Final = {"bot_speed"}
"""Terms that may also change while a game runs, since they do not affect it."""


def change_terms(guest: str, *, draft: Draft, now: int, seats: int | None = None, **changes: Unpack[log.Terms]) -> None:
    """Change some terms of a table; only free seats can be removed."""
    table = draft.table
    check_host(table, guest)
    before_game = seats is not None or not changes.keys() <= AT_ANY_TIME
    if before_game:
        check_open(table)
    terms = msgspec.structs.replace(table.terms, seats=table.terms.seats if seats is None else seats, **changes)
    check_terms(terms)
    if any(not holder.free for holder in table.holders[terms.seats :]):
        raise Refused("seat/taken", "Someone is sitting on a seat that would be removed.")
    if terms != table.terms:
        if before_game:
            check_not_sealed(table)
        draft.add(log.TermsChanged(at=now, by=guest, terms=terms))


def reseat(guest: str, order: tuple[int, ...], *, draft: Draft, now: int) -> None:
    """Move people and bots to other seats."""
    table = draft.table
    check_host(table, guest)
    check_open(table)
    if sorted(order) != list(range(table.terms.seats)):
        raise Refused("seat/unknown", "The order must name every seat once.")
    if list(order) != sorted(order):
        check_not_sealed(table)
        draft.add(log.Reseated(at=now, by=guest, order=order))


def give_seat(guest: str, seat: int, watcher: str, name: str | None, *, draft: Draft, now: int) -> None:
    """Give a free seat to a watcher, even if they were banned before; `name` is None if they have gone."""
    check_host(draft.table, guest)
    if name is None or draft.table.seats_of(watcher):
        raise Refused("seat/gone")
    sit(watcher, name, seat, draft=draft, now=now, by=guest)


def silence(guest: str, other: str, *, silenced: bool, draft: Draft, now: int) -> None:
    """Silence somebody in the chat at any time, or let them chat again."""
    check_host(draft.table, guest)
    if other == guest:
        raise Refused("guest/unknown", "You cannot remove yourself from the chat.")
    if silenced and len(draft.table.silenced | {other}) > limits.SILENCED:
        raise Refused("rate/limited", "Too many people have been removed from the chat of this table.")
    if (other in draft.table.silenced) != silenced:
        draft.add(log.Silenced(at=now, by=guest, guest=other, silenced=silenced))


def hand_over(guest: str, seat: int, *, draft: Draft, now: int) -> None:
    """Make somebody else the host."""
    table = draft.table
    check_host(table, guest)
    to = table.holders[seat].guest if seat in range(len(table.holders)) else None
    if to is None:
        raise Refused("seat/unknown", "Only someone with a seat can become the host.")
    if to != guest:
        draft.add(log.HandedOver(at=now, by=guest, to=to))
