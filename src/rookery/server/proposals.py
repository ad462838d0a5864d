"""What people may do about their game apart from acting: end it, stop waiting for somebody, ask for something back, play again.

Each is a proposal: it opens at some time, a guest makes it, and it passes as soon as everybody has agreed whose consent it needs. Some need
nobody's. The table of them is `WAYS`; presence is handed in, since it is not part of a table.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rookery.core.rules import Seat
from rookery.play.fair import new_secret
from rookery.server import log
from rookery.server.commands import begin, seal
from rookery.server.draft import Draft
from rookery.server.presence import Present
from rookery.server.refusals import Refused
from rookery.server.table import Table

STAND_IN_AFTER: Final = 60_000
END_AFTER: Final = 5 * 60_000
END_AFTER_WITHOUT_CLOCK: Final = 3 * 24 * 60 * 60_000
HOST_AFTER: Final = 60_000
REMATCH_AFTER: Final = 60_000
REVEAL_WITHIN: Final = 5_000
ABORT_ACTIONS: Final = 2
"""A game may be aborted until every seat has acted so often."""

DUEL: Final = 2

About: TypeAlias = Seat | None
Possible: TypeAlias = Iterator[tuple[About, int, list[str], list[str]]]
"""The seat it is about, when it opens, who may ask, and whose consent it needs."""

WRONG_STATUS: Final = {
    "open": Refused("table/not-open", "The game has begun."),
    "running": Refused("table/not-running", "No game is running at this table."),
    "finished": Refused("table/not-finished", "The game is not over yet."),
}


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that can be proposed at a table: about which seat, from when on, by whom, and whose consent it needs."""

    what: log.What
    seat: About
    opens: int
    askers: tuple[str, ...]
    voters: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(guest for guest in self.voters if guest not in self.agreed and guest not in self.declined)


@dataclass(frozen=True, slots=True)
class Way:
    """One kind of proposal: at tables of which status, what can be proposed there, and what happens once it has passed.

    `alone`: nobody else is asked.
    """

    status: Literal["open", "running", "finished"]
    possible: Callable[[Table, Present], Possible]
    passed: Callable[[Draft, str, About, int], None]
    enough: Callable[[Table, Proposal], bool] = lambda _table, proposal: not proposal.missing
    alone: bool = False


def possible(table: Table, present: Present) -> list[Proposal]:
    """Everything that can be proposed at this table, now or later, with those who have agreed."""
    found = []
    for what, way in WAYS_AT.get(table.status, ()):
        for seat, opens, askers, voters in way.possible(table, present):
            agreed = {guest: at for guest, at in table.agreed.get((what, seat), {}).items() if at >= opens}
            declined = tuple(sorted(table.declined.get((what, seat), ())))
            found.append(Proposal(what, seat, opens, tuple(askers), tuple(voters), tuple(agreed), declined))
    return found


# --- commands


def propose(guest: str, what: log.What, seat: About, present: Present, *, draft: Draft, now: int) -> None:
    """Propose something, or agree to it; what has passed happens at once."""
    proposal = _find(draft.table, guest, what, seat, present)
    if proposal.opens > now:
        raise Refused("proposal/too-early", "It is too early for that.")
    if guest not in proposal.agreed and not WAYS[what].alone:
        draft.add(log.Agreed(at=now, by=guest, what=what, seat=seat))
    proposal = _find(draft.table, guest, what, seat, present)
    if WAYS[what].enough(draft.table, proposal):
        WAYS[what].passed(draft, guest, seat, now)


def decline(guest: str, what: log.What, seat: About, present: Present, *, draft: Draft, now: int) -> None:
    """Say no to what was proposed, or take back the own proposal; nothing happens where nobody has proposed it."""
    proposal = _find(draft.table, guest, what, seat, present)
    if not proposal.agreed or guest in proposal.declined:
        return
    draft.add(log.Declined(at=now, by=guest, what=what, seat=seat))
    if what == "rematch":  # the others may have waited for this answer alone
        proposal = _find(draft.table, guest, what, seat, present)
        if proposal.agreed and WAYS[what].enough(draft.table, proposal):
            WAYS[what].passed(draft, proposal.agreed[0], seat, now)


def back(guest: str, present: Present, *, draft: Draft, now: int) -> None:
    """Take over from the bots that play for a guest. Out of time, one waits for the end of the turn; twice, one asks the others."""
    for seat in draft.table.seats_of(guest):
        holder = draft.table.holders[seat]
        if holder.bot_plays in ("asked", "agreed"):
            draft.add(log.Returned(at=now, by=guest, seat=seat))
        elif holder.bot_plays == "flagged" and holder.out:
            propose(guest, "return", seat, present, draft=draft, now=now)


def begin_late_rematch(*, draft: Draft, now: int) -> None:
    """Begin a rematch for which two people have waited long enough, with bots for the silent."""
    begins = rematch_begins(draft.table)
    if begins is not None and begins <= now:
        _begin_rematch(draft, next(iter(draft.table.agreed["rematch", None])), None, now)


def rematch_begins(table: Table) -> int | None:
    """When a rematch begins without those who are silent; None while fewer than two people have agreed."""
    agreed = sorted(table.agreed.get(("rematch", None), {}).values()) if table.status == "finished" else []
    return agreed[1] + REMATCH_AFTER if len(agreed) > 1 else None


def due(table: Table) -> int | None:
    """When something happens at a table without a request: 0 when a bot is to act, else when time runs out."""
    match table.status:
        case "running":
            return 0 if table.bot_to_act() is not None else table.deadline
        case "open":
            return None if table.sealed_at is None else table.sealed_at + REVEAL_WITHIN
        case _:
            return rematch_begins(table)


def give_up_waiting(*, draft: Draft, now: int) -> None:
    """Somebody has not shown the entropy they committed to: everybody else commits anew, and the game begins without theirs."""
    if draft.table.sealed_at is not None and draft.table.sealed_at + REVEAL_WITHIN <= now:
        draft.add(log.Committed(at=now, secret=new_secret().hex(), again=True))
        if not draft.table.awaited:
            begin(draft, draft.table.host, now)


def _find(table: Table, guest: str, what: log.What, seat: About, present: Present) -> Proposal:
    if guest not in table.people:
        raise Refused("seat/not-yours", "Only those who play can do that.")
    if table.status != WAYS[what].status:
        raise WRONG_STATUS[WAYS[what].status]
    for proposal in possible(table, present):
        if (proposal.what, proposal.seat) == (what, seat) and guest in (*proposal.askers, *(proposal.voters if proposal.agreed else ())):
            return proposal
    raise Refused("proposal/unknown", "That cannot be proposed now.")


# --- what can be proposed, and what it leads to


def _abort(table: Table, _present: Present) -> Possible:
    """Whoever has begun a deal has seen some of it, so it cannot be as if nothing had been played."""
    if table.terms.deal is None and any(holder.acted < ABORT_ACTIONS for holder in table.holders):
        yield None, 0, table.playing, []


def _resign(table: Table, _present: Present) -> Possible:
    if table.playing:
        yield None, 0, table.playing, []


def _stop(table: Table, _present: Present) -> Possible:
    if len(table.playing) > 1:
        yield None, 0, table.playing, table.playing


def _stand_in(table: Table, present: Present) -> Possible:
    """By days a player need not be there; the clock says when they are late."""
    if table.terms.clock is None or table.terms.clock.days is None:
        for seat, guest, others in _absences(table, present):
            if not table.holders[seat].away:
                yield seat, present.gone[guest] + STAND_IN_AFTER, others, _here(others, present)


def _end_absent(table: Table, present: Present) -> Possible:
    for seat, guest, others in _absences(table, present):
        clock = table.terms.clock
        if clock is None:
            yield seat, present.seen[guest] + END_AFTER_WITHOUT_CLOCK, others, _here(others, present)
        elif clock.days is None:
            yield seat, present.gone[guest] + END_AFTER, others, _here(others, present)
        elif table.holders[seat].bot_plays == "flagged":
            yield seat, present.seen[guest], others, others


def _ask_back(table: Table, _present: Present) -> Possible:
    """An action that others have answered, or that showed what chance had in store, is taken back if all the others agree, once."""
    playing = table.playing
    for guest in playing:
        move = _last_of(table, guest)
        others = [other for other in playing if other != guest]
        if move is not None and others and table.can_take_back(guest) is None:
            number, seat = move
            if table.taken_back.get(seat, -1) < number:
                yield seat, 0, [guest], others


def _return(table: Table, _present: Present) -> Possible:
    for seat, holder in enumerate(table.holders):
        if holder.guest is not None and holder.bot_plays == "flagged" and holder.out:
            yield seat, 0, [holder.guest], [guest for guest in table.playing if guest != holder.guest]


def _rematch(table: Table, present: Present) -> Possible:
    """A deal is played once."""
    if table.terms.deal is None:
        yield None, 0, table.people, _here(table.people, present)


def _host(table: Table, present: Present) -> Possible:
    if table.host in present.gone:
        yield None, present.gone[table.host] + HOST_AFTER, [guest for guest in table.people if guest != table.host], []


def _absences(table: Table, present: Present) -> Iterator[tuple[Seat, str, list[str]]]:
    """The seats of a running game whose holders are gone, with the others who still play."""
    for seat, holder in enumerate(table.holders):
        if holder.guest is None or holder.guest not in present.gone or holder.bot_plays == "resigned":
            continue
        others = [guest for guest in table.playing if guest != holder.guest]
        if others:
            yield seat, holder.guest, others


def _here(guests: list[str], present: Present) -> list[str]:
    return [guest for guest in guests if guest in present.online]


def _last_of(table: Table, guest: str) -> tuple[int, Seat] | None:
    """The last action of a guest that is not their own to take back any more: its number in the game, and its seat."""
    for number in range(len(table.moves), 0, -1):
        move = table.moves[number - 1]
        if move.by == guest and move.seat is not None:
            return number, move.seat
    return None


def _enough_for_rematch(table: Table, proposal: Proposal) -> bool:
    """All who are there have answered, and two have agreed; where only one person played, one is enough."""
    return not proposal.missing and len(proposal.agreed) >= min(2, len(table.people))


def _give_up(draft: Draft, guest: str, _seat: About, now: int) -> None:
    """Between two seats, or when nobody else is left, that ends the game; otherwise a bot plays on."""
    for seat in draft.table.seats_of(guest):
        if draft.table.holders[seat].bot_plays != "resigned":
            draft.add(log.Resigned(at=now, by=guest, seat=seat))
    table = draft.table
    if len(table.holders) <= DUEL or not table.playing:
        seats = tuple(seat for seat, holder in enumerate(table.holders) if holder.bot_plays == "resigned")
        draft.add(log.Ended(at=now, by=guest, how="resigned", seats=seats))


def _undo(draft: Draft, guest: str, seat: About, now: int) -> None:
    assert seat is not None, "it is about a seat"
    move = _last_of(draft.table, draft.table.holders[seat].guest or "")
    assert move is not None, "there is an action to take back"
    draft.add(log.TookBack(at=now, by=guest, seat=seat, actions=len(draft.table.moves) - move[0] + 1))


def _begin_rematch(draft: Draft, guest: str, _seat: About, now: int) -> None:
    """The next game begins at once; a bot plays for whoever has not agreed, until they are back."""
    table = draft.table
    silent = [seat for seat, holder in enumerate(table.holders) if holder.guest and holder.guest not in table.agreed["rematch", None]]
    draft.add(log.Rematched(at=now, by=guest, absent=tuple((seat + 1) % len(table.holders) for seat in silent)))
    draft.add(log.Committed(at=now, secret=new_secret().hex()))
    seal(draft, guest, now)


def _end_as(how: log.How) -> Callable[[Draft, str, About, int], None]:
    def end(draft: Draft, guest: str, seat: About, now: int) -> None:
        draft.add(log.Ended(at=now, by=guest, how=how, seats=() if seat is None else (seat,)))

    return end


def _about_seat(entry: type[log.StoodIn | log.Returned]) -> Callable[[Draft, str, About, int], None]:
    def add(draft: Draft, guest: str, seat: About, now: int) -> None:
        assert seat is not None, "it is about a seat"
        draft.add(entry(at=now, by=guest, seat=seat))

    return add


WAYS: Final[dict[log.What, Way]] = {
    "abort": Way("running", _abort, _end_as("aborted"), alone=True),
    "resign": Way("running", _resign, _give_up, alone=True),
    "stop": Way("running", _stop, _end_as("agreed")),
    "stand-in": Way("running", _stand_in, _about_seat(log.StoodIn)),
    "end": Way("running", _end_absent, _end_as("abandoned")),
    "take-back": Way("running", _ask_back, _undo),
    "return": Way("running", _return, _about_seat(log.Returned)),
    "rematch": Way("finished", _rematch, _begin_rematch, _enough_for_rematch),
    "host": Way("open", _host, lambda draft, guest, _seat, now: draft.add(log.HandedOver(at=now, by=guest, to=guest)), alone=True),
}
"""Every kind of proposal: when it can be made, and what it does."""

WAYS_AT: Final = {status: [(what, way) for what, way in WAYS.items() if way.status == status] for status in WRONG_STATUS}
"""The kinds of proposals by the status of a table."""
