"""The frames of a table: every frame that shows a table is built here, from views."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

import msgspec

from rookery.core import frozen
from rookery.core.record import Record
from rookery.core.view import Event, View
from rookery.play.advice import Explanation
from rookery.play.clock import Clock
from rookery.play.fair import commitment
from rookery.server import time_source, wire
from rookery.server.frames.history import steps, survey_after, view_after
from rookery.server.frames.surveys import surveyed
from rookery.server.storage.lists import TableSummary
from rookery.server.tables import log
from rookery.server.tables.due import rematch_begins
from rookery.server.tables.present import Present
from rookery.server.tables.proposals import possible
from rookery.server.tables.table import Ending, Holder, Table


def table_frame(table: Table, guest: str | None, *, since: int, present: Present) -> wire.tables.TableFrame:
    """Return the whole table for this guest (None: a spectator), with the moves after version `since`."""
    return Snapshot(table, present).frame(guest, since=since)


class Snapshot:
    """A table with the people present at one moment: the part of its frames that is the same for everybody, and the frames encoded so far.

    `insiders` get individual frames; everybody else shares one.
    """

    def __init__(self, table: Table, present: Present) -> None:
        self.table = table
        self.present = present
        self.at = time_source.now()
        self.insiders = (*table.people, table.host)
        self._moves: dict[int, list[wire.tables.MoveFrame]] = {}
        self._encoded: dict[tuple[str | None, int, bool], bytes] = {}
        terms = table.terms
        self._everybody = wire.tables.TableFrame(
            table=table.id,
            version=table.version,
            number=table.number,
            status=table.status,
            game=terms.game,
            options=terms.options,
            expansions=terms.expansions,
            host=False,
            listed=terms.listed,
            hints=terms.hints,
            helps=terms.helps,
            silenced=tuple(sorted(table.silenced)),
            origin=terms.origin,
            deal=None if terms.deal is None else terms.deal.id,
            guided=table.guided,
            unrated=table.unrated,
            bot_speed=terms.bot_speed,
            seats=tuple([seat_frame(holder, None, present, table.host) for holder in table.holders]),
            your_seats=(),
            can_take_back=False,
            played_for_you=(),
            clock=None if table.clock is None else _clock(table, table.clock),
            time_control=terms.clock,
            shuffle=wire.tables.ShuffleFrame(
                commitment=commitment(table.secret),
                commitments=tuple([holder.commitment for holder in table.holders]),
                sealed=table.sealed,
                recommitted=tuple([wire.tables.RecommitmentFrame(*one) for one in table.recommitted]),
                entropy=tuple([holder.entropy for holder in table.holders]),
                secret=table.secret.hex() if table.status == "finished" and terms.deal is None else None,
            ),
            view=None,
            survey=None,
            ending=None if table.ending is None else _ending(table.ending),
            proposals=_proposals(table, present),
            rematch=_rematch(table) if table.status == "finished" and terms.deal is None else None,
            watching=present.watching,
            choosing=present.choosing,
            watchers=_watchers(present),
            moves=[],
            now=self.at,
        )

    def frame(self, guest: str | None, *, since: int, had: Any | None = None) -> wire.tables.TableFrame:
        """Return the table for this guest, with the moves after version `since` and the changes of the survey since `had`."""
        table = self.table
        own, view, survey = table.seats_of(guest), table.view(guest), surveyed(table)
        seats = self._everybody.seats
        return msgspec.structs.replace(
            self._everybody,
            host=guest is not None and table.host == guest,
            seats=tuple([msgspec.structs.replace(shown, you=True) if seat in own else shown for seat, shown in enumerate(seats)]) if own else seats,
            your_seats=tuple(own),
            can_take_back=table.can_take_back(guest) is not None,
            played_for_you=tuple(table.played_for(guest)),
            view=None if view is None else view_frame(view, table.derived("common view", lambda: common_view(view))),
            survey=None if survey is None else survey.shown(had),
            moves=self._moves_after(since),
        )

    def _moves_after(self, version: int) -> list[wire.tables.MoveFrame]:
        if version not in self._moves:
            moves = self.table.moves
            first = len(moves)
            while first and moves[first - 1].version > version:
                first -= 1
            self._moves[version] = [wire.tables.MoveFrame(move.version, move.seat, move.action, event_frames(move.events)) for move in moves[first:]]
        return self._moves[version]

    def encoded(self, guest: str | None, *, since: int, had: Any | None) -> bytes:
        """Return the encoded frame, shared by all viewers who see the same."""
        key = self._key(guest, since, had)
        if key not in self._encoded:
            self._encoded[key] = wire.encode(self.frame(key[0], since=since, had=had))
        return self._encoded[key]

    def is_common(self, guest: str | None, *, since: int, had: Any | None) -> bool:
        """Return whether this guest gets the frame shared by all non-insiders, and it is already encoded."""
        key = self._key(guest, since, had)
        return key[0] is None and key in self._encoded

    def _key(self, guest: str | None, since: int, had: Any | None) -> tuple[str | None, int, bool]:
        return guest if guest in self.insiders else None, since, had is not None

    def with_present(self, present: Present) -> "Snapshot":
        """Return this table with other people present; frames shared by spectators stay valid."""
        other = Snapshot(self.table, present)
        other.at = self.at
        other._encoded = {key: frame for key, frame in self._encoded.items() if key[0] is None}
        return other


def view_frame(view: View, common: bytes = b"") -> msgspec.Raw:
    """Encode a view with the same content as `plain`. `common` is its encoded common part, if known."""
    return msgspec.Raw((common or common_view(view))[:-1] + b"," + wire.encode(_values(view, own=True))[1:])


def common_view(view: View) -> bytes:
    """Return the part of a view that everybody at the table sees, encoded."""
    values = _values(view, own=False)
    values["events"] = event_frames(view.events)
    return wire.encode(values)


_fields: dict[tuple[type[View], bool], tuple[list[str], Callable[[View], tuple[Any, ...]]]] = {}
"""The names of a view class's own fields (True) or common fields (False), and a function that reads all of them."""


def _values(view: View, *, own: bool) -> dict[str, Any]:
    kind = type(view), own
    if kind not in _fields:
        names = [field.name for field in fields(view) if (field.name in view.OWN) == own]
        _fields[kind] = names, attrgetter(*names)
    names, read = _fields[kind]
    return dict(zip(names, read(view), strict=True))


def event_frames(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return events in wire format: their details are siblings of the kind."""
    return [{"kind": event.kind, **frozen.inside(event.details)} for event in events]


def explanation_frames(explanations: Iterable[Explanation]) -> tuple[wire.insight.ExplanationFrame, ...]:
    """Return the reasons why a choice is good or bad."""
    return tuple(wire.insight.ExplanationFrame(one.label, one.args.to_dict()) for one in explanations)


def presence_frame(table: Table, present: Present) -> wire.tables.PresenceFrame:
    """Return who is at a table; the same for everybody."""
    seats = tuple(wire.tables.SeatPresence(holder.guest in present.online, present.gone.get(holder.guest or "")) for holder in table.holders)
    return wire.tables.PresenceFrame(seats, present.watching, present.choosing, _watchers(present), _proposals(table, present), time_source.now())


def _watchers(present: Present) -> tuple[wire.tables.WatcherFrame, ...]:
    return tuple([wire.tables.WatcherFrame(guest, name) for guest, name in present.watchers.items()]) if present.watchers else ()


def seat_frame(holder: Holder, guest: str | None, present: Present, host: str | None = None) -> wire.tables.SeatFrame:
    return wire.tables.SeatFrame(
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


def _clock(table: Table, clock: Clock) -> wire.tables.ClockFrame:
    """Return the clock as shown to people: while a bot plays, no clock runs."""
    return wire.tables.ClockFrame(clock.left, None if table.bot_to_act() else clock.running, clock.since)


def _proposals(table: Table, present: Present) -> tuple[wire.tables.ProposalFrame, ...]:
    frames, seat_of = [], {table.holders[seat].guest: seat for seat in reversed(range(len(table.holders)))}
    for proposal in possible(table, present):
        agreed = _seats(proposal.agreed, seat_of) if proposal.agreed else ()
        frames.append(
            wire.tables.ProposalFrame(
                what=proposal.what,
                seat=proposal.seat,
                opens=proposal.opens,
                asked_by=agreed[0] if agreed else None,
                agreed=agreed,
                declined=_seats(proposal.declined, seat_of) if proposal.declined else (),
                missing=_seats(proposal.missing, seat_of) if proposal.voters else (),
            )
        )
    return tuple(frames)


def _seats(guests: Iterable[str], seat_of: Mapping[str | None, int]) -> tuple[int, ...]:
    return tuple([seat_of[guest] for guest in guests if guest in seat_of])


def _ending(ending: Ending) -> wire.tables.EndingFrame:
    return wire.tables.EndingFrame(ending.how, ending.seats, ending.places)


def _rematch(table: Table) -> wire.tables.RematchFrame:
    seats = len(table.holders)
    return wire.tables.RematchFrame(tuple((seat - 1) % seats for seat in range(seats)), rematch_begins(table))


def replay_frame(table: str, number: int, record: Record, step: int) -> wire.replays.ReplayFrame:
    """Return a spectator's view of a finished game after `step` actions."""
    view, survey = view_frame(view_after(record, step)), wire.builtins(survey_after(record, step))
    return wire.replays.ReplayFrame(table, number, step, len(record.actions), record.actions, dict(record.tags), view, survey)


def history_frame(table: Table, number: int, guest: str | None) -> wire.replays.HistoryFrame:
    """Return this guest's view of a finished game of this table."""
    played = table.played[number - 1]
    return wire.replays.HistoryFrame(
        table=table.id,
        number=number,
        game=played.record.setup.game,
        ended=played.ended,
        seats=tuple(seat_frame(holder, guest, Present()) for holder in played.holders),
        places=played.places,
        ending=_ending(played.ending),
        steps=steps(played.record),
        imported=table.terms.imported is not None,
    )


def chat_frame(table: Table, seq: int, said: log.Said) -> wire.tables.ChatFrame:
    seats = table.named_seats(said.by or "", said.name) or table.seats_of(said.by)
    seat = seats[0] if seats else None
    return wire.tables.ChatFrame(seq=seq, at=said.at, guest=said.by, seat=seat, name=said.name, phrase=said.phrase, text=said.text)


def summary_frame(summary: TableSummary, due: int | None = None) -> wire.lobby.TableSummaryFrame:
    """Return a table's row in a list. `due` is the next deadline of a running game: that of its clock, or 0 if a bot is to act."""
    deadline = (due or None) if summary.status == "running" else None
    return wire.lobby.TableSummaryFrame(summary.table, summary.game, summary.status, summary.updated, deadline, summary.details)
