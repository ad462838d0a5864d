"""Folding: how each entry of a log changes its table. Nothing else ever changes one."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from rookery.games import GAMES
from rookery.play.clock import DAY, Clock, TimeControl
from rookery.play.match import Match
from rookery.server import log
from rookery.server.table import Holder, Move, Played, Table


def after(table: Table, entries: Iterable[log.AnyEntry]) -> Table:
    """The table as it will be after these entries; the one given stays as it is."""
    table = table.copy()
    fold(table, entries)
    return table


def fold(table: Table, entries: Iterable[log.AnyEntry]) -> None:
    """Take in further entries of the table's log, one after the other."""
    for entry in entries:
        _fold(table, entry)
        table.seq += 1
        if not isinstance(entry, log.Said):
            table.last_change = table.seq
        table.updated = max(table.updated, entry.at)
        if entry.request is not None:
            table.requests.add(entry.request)


def _fold(table: Table, entry: log.AnyEntry) -> None:  # noqa: C901, PLR0912  one case for each kind of entry
    match entry:
        case log.Opened():
            table.opened = entry
            table.holders = [Holder() for _ in range(entry.seats)]
        case log.Closed():
            table.status = "closed"
        case log.Sat(seat=seat):
            table.holders[seat] = Holder(guest=entry.guest, name=entry.name, entropy=table.holders[seat].entropy)
        case log.BotSat(seat=seat):
            table.holders[seat] = Holder(bot=entry.bot)
        case log.Stood(seat=seat):
            if table.status == "running":
                table.holders[seat].away = True
                _run_clock(table, entry.at)
            else:
                table.holders[seat] = Holder()
        case log.EntropyAdded(seat=seat):
            table.holders[seat].entropy = entry.entropy
        case log.Committed():
            table.secret = bytes.fromhex(entry.secret)
        case log.Started():
            _start(table, entry)
        case log.Acted():
            _act(table, entry)
        case log.TookBack():
            _take_back(table, entry)
        case log.Flagged(seat=seat):
            table.holders[seat].away = True
            if table.clock is not None:  # here, so that leaving and coming back gives nobody time
                table.clock = table.clock.stop(entry.at).returned(seat)
        case log.Returned(seat=seat):
            table.holders[seat].away = False
            _run_clock(table, entry.at)
        case log.Resumed():
            if table.clock is not None:
                table.clock = table.clock.paused(entry.at)
        case log.Said():
            table.chat.append((table.seq + 1, entry))
        case log.Rematched():
            _rematch(table)
        case _:
            assert_never(entry)


def _start(table: Table, entry: log.Started) -> None:
    table.match = Match(GAMES[table.terms.game], table.setup(entry.opener))
    table.status = "running"
    table.draws = 0
    table.moves = []
    table.version += 1
    if (clock := table.terms.clock) is not None:
        per_move = None if clock.days is None else clock.days * DAY
        base = None if clock.base is None else clock.base * 1000
        table.clock = Clock.wound(TimeControl(base, clock.increment * 1000, per_move), table.terms.seats)
    _run_clock(table, entry.at)


def _act(table: Table, entry: log.Acted) -> None:
    assert table.match is not None, "a game is running"
    before, match = table.match.state, table.match
    match.act(entry.action)
    surveyor = match.game.surveyor
    events = match.events if surveyor is None else surveyor.explain(match.rules, before, match.state)
    table.version += 1
    left = None
    if entry.seat is None:
        table.draws += 1
    elif table.clock is not None and table.match.actor != entry.seat and not table.holders[entry.seat].away:
        stopped = table.clock.stop(entry.at)
        left, table.clock = stopped.left[entry.seat], stopped.moved(entry.seat)
    table.moves.append(Move(table.version, entry.seat, entry.action, events, left))
    _run_clock(table, entry.at)
    if (outcome := table.match.rules.outcome(table.match.state)) is not None:
        table.status = "finished"
        holders = tuple(replace(holder) for holder in table.holders)
        table.played.append(Played(table.match.record(table.tags()), holders, outcome.places, entry.at))


def _take_back(table: Table, entry: log.TookBack) -> None:
    assert table.match is not None, "a game is running"
    table.match.take_back(entry.seat)
    table.version += 1
    left = table.moves.pop().left
    if table.clock is not None and left is not None:
        clock = table.clock.stop(entry.at)
        table.clock = replace(clock, left=(*clock.left[: entry.seat], left, *clock.left[entry.seat + 1 :]))
    _run_clock(table, entry.at)


def _run_clock(table: Table, now: int) -> None:
    if table.clock is None:
        return
    actor = table.actor
    timed = isinstance(actor, int) and table.bot_to_act() is None
    table.clock = table.clock.run(actor, now) if timed and isinstance(actor, int) else table.clock.stop(now)


def _rematch(table: Table) -> None:
    """A new game; everybody moves on by one seat, so that everybody opens once."""
    table.holders = [table.holders[seat - 1] for seat in range(len(table.holders))]
    for holder in table.holders:
        holder.away, holder.entropy = False, ""
    table.number += 1
    table.status = "open"
    table.match = None
    table.clock = None
    table.moves = []
