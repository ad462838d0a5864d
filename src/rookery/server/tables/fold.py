"""The fold: how each entry of a log changes its table. Nothing else changes a table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, assert_never

import msgspec

from rookery.core.rules import Seat
from rookery.games import GAMES
from rookery.play.clock import DAY, Clock, TimeControl
from rookery.play.fair import Recommitment, commitment
from rookery.play.match import Match
from rookery.server.tables import log
from rookery.server.tables.table import CHAT_KEPT, Ending, Holder, Move, Played, Table, with_last

STOP: Final = ("stop", None)
"""The proposal to end the game by agreement."""

REQUESTS_KEPT: Final = 500
"""Minimum number of recent requests that a table recognises when they are repeated."""


def after(table: Table, entries: Iterable[log.AnyEntry]) -> Table:
    """Return a copy of the table after these entries."""
    table = table.copy()
    fold(table, entries)
    return table


def fold(table: Table, entries: Iterable[log.AnyEntry]) -> None:
    """Apply further entries of the table's log in order."""
    for entry in entries:
        fold_one(table, entry)


def fold_one(table: Table, entry: log.AnyEntry, action: Any | None = None) -> None:
    """Apply the next entry of the table's log. `action` is the action of an `acted` entry, for callers that have already parsed it."""
    _fold(table, entry, action)
    table.seq += 1
    if not isinstance(entry, (log.Said, log.Left)):
        table.last_change = table.seq
    if not isinstance(entry, log.Renamed):  # a new name changes the order of no list
        table.updated = max(table.updated, entry.at)
    if entry.by is not None:
        table.last_by[entry.by] = entry.at
    if entry.request is not None:
        table.requests[entry.request] = None
        if len(table.requests) > 2 * REQUESTS_KEPT:
            table.requests = dict.fromkeys(list(table.requests)[REQUESTS_KEPT:])


def _fold(table: Table, entry: log.AnyEntry, action: Any | None) -> None:  # noqa: C901, PLR0912, PLR0915  one case for each kind of entry
    match entry:
        case log.Acted():  # first, because most entries are actions
            _act(table, entry, action)
        case log.Opened():
            table.opened = entry
            table.host = entry.by or ""
            table.holders = [Holder() for _ in range(entry.seats)]
        case log.TermsChanged(terms=terms):
            table.opened = terms
            table.holders = [*table.holders[: terms.seats], *(Holder() for _ in range(terms.seats - len(table.holders)))]
        case log.HandedOver():
            table.host = entry.to
        case log.Closed():
            table.status = "closed"
        case log.Sat(seat=seat):
            before = table.holders[seat]
            own = before.commitment if before.guest == entry.guest else ""
            table.kept_out -= {entry.guest}
            table.holders[seat] = Holder(guest=entry.guest, name=entry.name, program=entry.program, entropy=before.entropy, commitment=own)
            _relabel(table, [entry.guest])
        case log.BotSat(seat=seat):
            table.holders[seat] = Holder(bot=entry.bot)
        case log.Named(seat=seat):
            table.holders[seat] = Holder(name=entry.name)
        case log.SeatFreed():
            _free_seat(table, entry)
        case log.Reseated(order=order):
            table.holders = [table.holders[seat] for seat in order]
            _relabel(table, table.people)
        case log.EntropyAdded(seat=seat):
            table.holders[seat].entropy = entry.entropy
        case log.EntropyCommitted(seat=seat):
            table.holders[seat].commitment = entry.commitment
        case log.Sealed():
            table.sealed_at = entry.at
        case log.Committed():
            _commit(table, entry)
        case log.Started():
            _start(table, entry)
        case log.Unrated():
            table.found_unrated = entry.reason
        case log.TookBack():
            _take_back(table, entry)
        case log.Flagged(seat=seat):
            table.holders[seat].bot_plays = "flagged"
            table.holders[seat].flags += 1
            table.holders[seat].flagged_at = entry.at
            if table.chosen and (last := table.moves[table.chosen - 1].seat) is not None:  # a time-out counts as a reaction to the action before it
                table.taken_back = {**table.taken_back, last: len(table.moves)}
            _run_clock(table, entry.at)
        case log.BotSubstituted(seat=seat):
            table.holders[seat].bot_plays = "agreed"
            _forget(table, seat)
            _run_clock(table, entry.at)
        case log.Resigned(seat=seat):
            table.holders[seat].bot_plays = "resigned"
            table.holders[seat].played = True  # resigning before the first action loses, too
            _run_clock(table, entry.at)
        case log.Agreed(by=guest, what=what, seat=about):
            assert guest is not None, "only guests agree"
            table.agreed = {**table.agreed, (what, about): {**table.agreed.get((what, about), {}), guest: entry.at}}
            table.declined = {each: guests - {guest} if each == (what, about) else guests for each, guests in table.declined.items()}
        case log.Declined(by=guest, what=what, seat=about):
            _decline(table, guest, what, about)
        case log.Ended():
            _end(table, entry.how, entry.seats, entry.at)
        case log.Returned(seat=seat):
            _return(table, seat, entry.at)
        case log.Resumed():
            _resume(table, entry)
        case log.Said():
            table.chat = (*table.chat, (table.seq + 1, entry))[-CHAT_KEPT:]
        case log.Renamed():
            _rename(table, entry)
        case log.Silenced(guest=silenced):
            _silence(table, silenced, silenced=entry.silenced)
        case log.Rematched():
            _rematch(table)
            _relabel(table, table.people)
            table.absent = entry.absent
        case log.Left():
            pass  # only its time matters, which fold_one records for every entry
        case _:
            assert_never(entry)


# --- games


def _start(table: Table, entry: log.Started) -> None:
    table.match = Match(GAMES[table.terms.game], table.setup(entry.opener))
    table.status = "running"
    table.found_unrated = None
    table.draws = 0
    table.version += 1
    table.agreed, table.declined, table.taken_back = {}, {}, {}
    table.began_sealed, table.sealed_at, table.absent, table.awaited = table.sealed, None, (), frozenset()
    for holder in table.holders:
        holder.flags, holder.flagged_at, holder.acted, holder.played, holder.commitment = 0, 0, 0, False, ""
    if (clock := table.terms.clock) is not None:
        per_move = None if clock.days is None else clock.days * DAY
        base = None if clock.base is None else clock.base * 1000
        table.clock = Clock.wound(TimeControl(base, clock.increment * 1000, per_move), table.terms.seats)
    _run_clock(table, entry.at)


def _act(table: Table, entry: log.Acted, action: Any | None) -> None:
    assert table.match is not None, "a game is running"
    before, match = table.match.state, table.match
    forced = entry.seat is not None and entry.by is None and table.bot_to_act() is None
    match.play(match.game.read_action(match.setup, entry.action) if action is None else action)
    surveyor = match.game.surveyor
    events = match.events if surveyor is None else surveyor.explain(match.rules, before, match.state)
    table.version += 1
    clock, seat, ended_turn = table.clock, entry.seat, match.actor != entry.seat
    stand_in = seat is not None and table.holders[seat].away
    if seat is None:
        table.draws += 1
    else:
        holder = table.holders[seat]
        holder.acted += 1
        holder.played = holder.played or entry.by is not None
        _use_time(table, seat, entry.at, ended_turn=ended_turn)
        if ended_turn and holder.bot_plays == "flagged" and not holder.out:
            _return(table, seat, entry.at)
    if table.agreed:
        answered = entry.by is not None and entry.by not in table.agreed.get(STOP, ())  # a player who continues declines to stop
        table.agreed = {what: guests for what, guests in table.agreed.items() if what[0] != "take-back" and not (answered and what == STOP)}
    table.moves.append(Move(table.version, seat, entry.action, events, entry.at, entry.by, clock, ended_turn, stand_in, forced))
    _run_clock(table, entry.at)
    if (outcome := table.match.rules.outcome(table.match.state)) is not None:
        _end(table, "played", (), entry.at, places=outcome.places)


def _take_back(table: Table, entry: log.TookBack) -> None:
    """Undo actions. A seat that undoes its own action has used all the time since; an agreed take-back costs nobody time."""
    assert table.match is not None, "a game is running"
    table.version += 1
    answered = entry.actions > len(table.moves) - table.chosen + 1
    for _ in range(entry.actions):
        move = table.moves.pop()
        table.match.undo()
        if move.seat is None:
            table.draws -= 1
        else:
            table.holders[move.seat].acted -= 1
    if move.ended_turn or answered:
        table.taken_back = {**table.taken_back, entry.seat: len(table.moves) + 1}
    _forget(table, entry.seat, only="take-back")
    if move.clock is not None:
        table.clock = move.clock.stop(move.at) if answered else move.clock
    _run_clock(table, entry.at)


def _end(table: Table, how: log.How, seats: tuple[Seat, ...], at: int, *, places: tuple[int, ...] | None = None) -> None:
    """End a game. Players who resigned or were gone come last; after an agreed stop nobody has a place."""
    assert table.match is not None, "a game is running"
    scores = table.match.scores
    by_score = tuple(1 + sum(other > score for other in scores) for score in scores) if places is None else places
    if seats:
        places = with_last(by_score, seats)
    table.status = "finished"
    table.ending = Ending(how, seats, places)
    table.agreed, table.declined = {}, {}
    if table.clock is not None:
        table.clock = table.clock.stop(at)
    holders = tuple(replace(holder) for holder in table.holders)
    table.played = (*table.played, Played(table.match.record(table.tags()), holders, by_score, at, table.ending))
    table.match.settle()


def _rematch(table: Table) -> None:
    """Start a rematch with everybody moved to the next seat, so that each of them opens once."""
    table.holders = [table.holders[seat - 1] for seat in range(len(table.holders))]
    for holder in table.holders:
        holder.bot_plays, holder.entropy = None, ""
    table.number += 1
    table.status = "open"
    table.match = None
    table.clock = None
    table.ending = None
    table.found_unrated = None
    table.agreed, table.declined = {}, {}
    table.moves = []


def _commit(table: Table, entry: log.Committed) -> None:
    """Set a new secret and discard all entropy, since somebody could choose theirs after seeing the revealed entropy.

    Guests who withheld the entropy of any seat do not commit again; otherwise they could redraw until they like the draws.
    """
    late = {table.holders[seat].guest for seat in table.unrevealed}
    again = (*table.recommitted, Recommitment(commitment(table.secret), tuple(table.unrevealed)))
    table.recommitted = again if entry.again else ()
    table.secret = bytes.fromhex(entry.secret)
    table.awaited = frozenset(holder.guest for holder in table.holders if entry.again and holder.guest and holder.entropy) - late
    table.awaited_at = entry.at
    if table.sealed:
        table.sealed_at = None
        for holder in table.holders:
            holder.commitment, holder.entropy = "", ""


# --- people


def _free_seat(table: Table, entry: log.SeatFreed) -> None:
    holder = table.holders[entry.seat]
    if entry.kept_out and holder.guest is not None:
        table.kept_out |= {holder.guest}
    if table.status == "running":
        holder.bot_plays = "asked"
        _run_clock(table, entry.at)
    else:
        table.holders[entry.seat] = Holder()
        _relabel(table, [holder.guest] if holder.guest is not None else [])


def _return(table: Table, seat: Seat, at: int) -> None:
    """Return a seat from its bot to its guest, with time for the next turn after a time-out, else with the time left."""
    holder = table.holders[seat]
    flagged, holder.bot_plays = holder.bot_plays == "flagged", None
    _forget(table, seat)
    if table.clock is not None and flagged:
        table.clock = table.clock.stop(at).returned(seat)
    _run_clock(table, at)


def _decline(table: Table, guest: str | None, what: str, about: Seat | None) -> None:
    """Decline a proposal, which ends it, except for a rematch, which continues without the guest."""
    assert guest is not None, "only guests decline"
    if what == "rematch":
        agreed = {other: at for other, at in table.agreed.get((what, about), {}).items() if other != guest}
        table.agreed = {each: agreed if each == (what, about) else guests for each, guests in table.agreed.items()}
        table.declined = {**table.declined, (what, about): table.declined.get((what, about), frozenset()) | {guest}}
    else:
        table.agreed = {each: guests for each, guests in table.agreed.items() if each != (what, about)}


def _rename(table: Table, entry: log.Renamed) -> None:
    for seat in table.named_seats(entry.guest, entry.before):
        table.holders[seat].name = entry.name
    table.chat = tuple([(seq, msgspec.structs.replace(said, name=entry.name) if said.by == entry.guest else said) for seq, said in table.chat])
    _relabel(table, [entry.guest])


def _relabel(table: Table, guests: Iterable[str]) -> None:
    """Note that the chat lines of these guests now show another name or seat."""
    table.relabelled = {**table.relabelled, **dict.fromkeys(guests, table.seq + 1)}


def _silence(table: Table, guest: str, *, silenced: bool) -> None:
    if not silenced:
        table.silenced -= {guest}
        return
    table.silenced |= {guest}
    table.chat = tuple(line for line in table.chat if line[1].by != guest)


def _forget(table: Table, seat: Seat | None, *, only: str | None = None) -> None:
    """Discard all proposals about a seat."""
    table.agreed = {what: guests for what, guests in table.agreed.items() if what[1] != seat or only not in (None, what[0])}


# --- time


def _use_time(table: Table, seat: Seat, at: int, *, ended_turn: bool) -> None:
    """Charge a seat for the time since its last action, unless a bot played it; the end of a turn adds its increment."""
    if table.clock is None:
        return
    away = table.holders[seat].away
    clock = (table.clock.paused(at) if away else table.clock).stop(at)
    gains = ended_turn and (not away or clock.control.per_move is not None)  # in correspondence games, every turn has its own time
    table.clock = clock.moved(seat) if gains else clock


def _run_clock(table: Table, now: int) -> None:
    """Start the clock of the seat to act, unless it belongs to a bot; it also runs while a bot substitutes, so that leaving gains nothing."""
    if table.clock is None:
        return
    actor = table.actor
    timed = isinstance(actor, int) and table.holders[actor].bot is None
    table.clock = table.clock.run(actor, now) if timed and isinstance(actor, int) else table.clock.stop(now)


def _resume(table: Table, entry: log.Resumed) -> None:
    if table.clock is None:
        return
    down = entry.at - table.clock.since if entry.down is None else entry.down
    table.clock = table.clock.later(down)
    table.moves = [move._replace(clock=None if move.clock is None else move.clock.later(down)) for move in table.moves]
