"""What a table looks like to one person: nothing leaves the server that is not put together here."""

from collections.abc import Iterable
from dataclasses import fields
from itertools import takewhile
from typing import Any, Final

import msgspec

from rookery.core.frozen import FrozenMap
from rookery.core.view import View, plain
from rookery.play.advice import Explanation
from rookery.play.fair import commitment
from rookery.server import log, time_source, wire
from rookery.server.history import steps
from rookery.server.presence import Present
from rookery.server.proposals import possible, rematch_begins
from rookery.server.storage import TableSummary
from rookery.server.surveys import surveyed
from rookery.server.table import Ending, Holder, Played, Table


def table_frame(table: Table, guest: str | None, *, since: int, present: Present) -> wire.TableFrame:
    """The whole table for this guest (None: somebody who only looks), with the moves after version `since`."""
    return Common(table).frame(guest, since=since, present=present)


class Common:
    """What the frames of a table have in common for everybody who looks at the same moment; it is worked out once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moves: dict[int, list[wire.MoveFrame]] = {}
        self._proposals: tuple[Present, tuple[wire.ProposalFrame, ...]] | None = None

    def frame(self, guest: str | None, *, since: int, present: Present, had: Any | None = None) -> wire.TableFrame:
        """The table for this guest. `had` is the survey they have; then they are told what has changed in it."""
        table = self._table
        if self._proposals is None or self._proposals[0] != present:
            self._proposals = present, _proposals(table, present)
        if since not in self._moves:
            unseen = list(takewhile(lambda move: move.version > since, reversed(table.moves)))
            self._moves[since] = [wire.MoveFrame(move.version, move.seat, move.action, plain(move.events)) for move in reversed(unseen)]
        terms, view = table.terms, table.view(guest)
        return wire.TableFrame(
            table=table.id,
            version=table.version,
            number=table.number,
            status=table.status,
            game=terms.game,
            options=terms.options,
            expansions=terms.expansions,
            host=guest is not None and table.host == guest,
            listed=terms.listed,
            hints=terms.hints,
            helps=terms.helps,
            silenced=tuple(sorted(table.silenced)),
            origin=terms.origin,
            bot_speed=terms.bot_speed,
            seats=tuple(seat_frame(holder, guest, present, table.host) for holder in table.holders),
            your_seats=tuple(table.seats_of(guest)),
            can_take_back=table.can_take_back(guest) is not None,
            clock=_clock(table),
            time_control=terms.clock,
            shuffle=wire.ShuffleFrame(
                commitment=commitment(table.secret),
                commitments=tuple(holder.commitment for holder in table.holders),
                sealed=table.sealed,
                entropy=tuple(holder.entropy for holder in table.holders),
                secret=table.secret.hex() if table.status == "finished" else None,
            ),
            view=None if view is None else view_frame(view),
            survey=None if (found := surveyed(table)) is None else found.shown(had),
            ending=None if table.ending is None else _ending(table.ending),
            proposals=self._proposals[1],
            rematch=_rematch(table),
            watching=present.watching,
            choosing=present.choosing,
            watchers=_watchers(present),
            moves=self._moves[since],
            now=time_source.now(),
        )


def view_frame(view: View) -> msgspec.Raw:
    """A view, encoded; the same as `plain` gives. What the view has in common with the one before, as for others at the table, is known already."""
    return msgspec.Raw(wire.encode({name: _encoded(name, getattr(view, name)) for name in _names(type(view))}))


_fields: dict[type[View], tuple[str, ...]] = {}
"""The names of the fields of each class of views."""


def _names(kind: type[View]) -> tuple[str, ...]:
    if kind not in _fields:
        _fields[kind] = tuple(field.name for field in fields(kind))
    return _fields[kind]


_latest: dict[str, tuple[Any, msgspec.Raw]] = {}
"""The field that was encoded last, by name."""

LARGE: Final = 12
"""Values of so many parts are worth remembering; smaller ones are encoded together with the view."""


def _encoded(name: str, value: Any) -> Any:
    if name == "events":
        return plain(value)
    if not isinstance(value, (tuple, FrozenMap)) or len(value) < LARGE:
        return value
    known = _latest.get(name)
    if known is not None and known[0] is value:
        return known[1]
    encoded = msgspec.Raw(wire.encode(value))
    _latest[name] = value, encoded
    return encoded


def explanation_frames(explanations: Iterable[Explanation]) -> tuple[wire.ExplanationFrame, ...]:
    """Why a choice is good or bad, for people."""
    return tuple(wire.ExplanationFrame(one.label, plain(one.args)) for one in explanations)


def presence_frame(table: Table, present: Present) -> wire.PresenceFrame:
    """Who is at a table; the same for everybody."""
    seats = tuple(wire.SeatPresence(holder.guest in present.online, present.gone.get(holder.guest or "")) for holder in table.holders)
    return wire.PresenceFrame(seats, present.watching, present.choosing, _watchers(present), _proposals(table, present), time_source.now())


def _watchers(present: Present) -> tuple[wire.WatcherFrame, ...]:
    return tuple(wire.WatcherFrame(guest, name) for guest, name in present.watchers.items())


def seat_frame(holder: Holder, guest: str | None, present: Present, host: str | None = None) -> wire.SeatFrame:
    return wire.SeatFrame(
        name=holder.name,
        guest=holder.guest,
        program=holder.program,
        bot=holder.bot,
        away=holder.away,
        online=holder.guest in present.online,
        you=guest is not None and holder.guest == guest,
        host=host is not None and holder.guest == host,
        gone_since=present.gone.get(holder.guest or ""),
        bot_plays=holder.bot_plays,
        flags=holder.flags,
    )


def _clock(table: Table) -> wire.ClockFrame | None:
    """The clock as people see it: while a bot plays, nobody's time is shown to run."""
    if table.clock is None:
        return None
    return wire.ClockFrame(table.clock.left, None if table.bot_to_act() else table.clock.running, table.clock.since)


def _proposals(table: Table, present: Present) -> tuple[wire.ProposalFrame, ...]:
    def seats(guests: Iterable[str]) -> tuple[int, ...]:
        return tuple(seat for guest in guests for seat in table.seats_of(guest)[:1])

    return tuple(
        wire.ProposalFrame(
            what=proposal.what,
            seat=proposal.seat,
            opens=proposal.opens,
            asked_by=next(iter(seats(proposal.agreed)), None),
            agreed=seats(proposal.agreed),
            declined=seats(proposal.declined),
            missing=seats(proposal.missing),
        )
        for proposal in possible(table, present)
    )


def _ending(ending: Ending) -> wire.EndingFrame:
    return wire.EndingFrame(ending.how, ending.seats, ending.places)


def _rematch(table: Table) -> wire.RematchFrame | None:
    if table.status != "finished":
        return None
    seats = len(table.holders)
    return wire.RematchFrame(tuple((seat - 1) % seats for seat in range(seats)), rematch_begins(table))


def history_frame(table: str, number: int, played: Played, guest: str | None) -> wire.HistoryFrame:
    """A finished game at this table, for this guest."""
    seats = tuple(seat_frame(holder, guest, Present()) for holder in played.holders)
    return wire.HistoryFrame(
        table, number, played.record.setup.game, played.ended, seats, played.places, _ending(played.ending), steps(played.record)
    )


def chat_frame(seq: int, said: log.Said) -> wire.ChatFrame:
    return wire.ChatFrame(seq=seq, at=said.at, guest=said.by, name=said.name, phrase=said.phrase, text=said.text)


def summary_frame(summary: TableSummary) -> wire.TableSummaryFrame:
    return wire.TableSummaryFrame(summary.table, summary.game, summary.status, summary.updated, summary.details)
