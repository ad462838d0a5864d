"""Every kind of proposal: when it can be made, by whom, whose consent it needs, and what happens once it has passed.

`KINDS` lists them. Callers pass in presence, which is not part of a table.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from rookery.core.rules import Seat
from rookery.play.fair import new_secret
from rookery.server.tables import log
from rookery.server.tables.commands import seal
from rookery.server.tables.draft import Draft
from rookery.server.tables.present import Present
from rookery.server.tables.table import Holder, Table

STAND_IN_AFTER: Final = 60_000
END_AFTER: Final = 5 * 60_000
END_AFTER_WITHOUT_CLOCK: Final = 3 * 24 * 60 * 60_000
HOST_AFTER: Final = 60_000
ABORT_ACTIONS: Final = 2
"""An unrated game may be aborted until every seat has acted this many times."""

DUEL: Final = 2

About: TypeAlias = Seat | None
Possible: TypeAlias = Sequence[tuple[About, int, list[str], list[str]]]
"""The possible proposals of a kind: for each its seat, its opening time, who may propose it, and whose consent it needs."""

NOTHING: Final[Possible] = ()


class Situation(NamedTuple):
    """A table, who is present, and the guests who still play."""

    table: Table
    present: Present
    playing: list[str]


class Proposal(NamedTuple):
    """A possible proposal: its seat, when it opens, who may propose it, and whose consent it needs."""

    what: log.What
    seat: About
    opens: int
    askers: list[str]
    voters: list[str]
    agreed: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()

    @property
    def missing(self) -> list[str]:
        if not self.agreed and not self.declined:
            return self.voters
        return [guest for guest in self.voters if guest not in self.agreed and guest not in self.declined]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of proposal: the table status it applies to, the possible proposals there, and the effect of a passed proposal.

    `alone`: it needs no consent. `absence`: it concerns only players who are absent or replaced by a bot.
    """

    status: Literal["open", "running", "finished"]
    possible: Callable[[Situation], Possible]
    passed: Callable[[Draft, str, About, int], None]
    enough: Callable[[Table, Proposal], bool] = lambda _table, proposal: not proposal.missing
    alone: bool = False
    absence: bool = False


# --- possible proposals


def _abort(now: Situation) -> Possible:
    """Offer to abort an unrated game that has hardly begun.

    Deals and rated games cannot be aborted; otherwise players could retry until they like the opening.
    """
    table = now.table
    early = table.unrated not in (None, "deal") and min([holder.acted for holder in table.holders]) < ABORT_ACTIONS
    return [(None, 0, now.playing, [])] if early else NOTHING


def _resign(now: Situation) -> Possible:
    return [(None, 0, now.playing, [])] if now.playing else NOTHING


def _stop(now: Situation) -> Possible:
    return [(None, 0, now.playing, now.playing)] if len(now.playing) > 1 else NOTHING


def _stand_in(now: Situation) -> Possible:
    """Offer a substitute for absent players; in correspondence games only the clock decides who is late."""
    clock = now.table.terms.clock
    if not now.present.gone or (clock is not None and clock.days is not None):
        return NOTHING
    absences = [absence for absence in _absences(now) if not now.table.holders[absence[0]].away]
    return [(seat, now.present.gone[guest] + STAND_IN_AFTER, others, _here(others, now.present)) for seat, guest, others in absences]


def _end_absent(now: Situation) -> Possible:
    table, present, _ = now
    if not present.gone:
        return NOTHING
    clock, absences = table.terms.clock, _absences(now)
    if clock is None:
        return [(seat, present.seen[guest] + END_AFTER_WITHOUT_CLOCK, others, _here(others, present)) for seat, guest, others in absences]
    if clock.days is None:
        return [(seat, present.gone[guest] + END_AFTER, others, _here(others, present)) for seat, guest, others in absences]
    late = [absence for absence in absences if _let_time_run_out(table.holders[absence[0]], present.seen[absence[1]])]
    return [(seat, present.seen[guest], others, others) for seat, guest, others in late]


def _let_time_run_out(holder: Holder, seen: int) -> bool:
    """Return whether a player has not been back since a time-out. The clock does not show this, because a bot ends their turn at once."""
    return holder.bot_plays == "flagged" or (holder.flags > 0 and seen <= holder.flagged_at)


def _ask_back(now: Situation) -> Possible:
    """Offer, once, to take back an action after others or chance have acted, if all others agree."""
    table, _, playing = now
    found: list[tuple[About, int, list[str], list[str]]] = []
    for guest in playing:
        move = _last_of(table, guest)
        if move is None or len(playing) == 1 or table.can_take_back(guest) is not None:
            continue
        number, seat = move
        if table.taken_back.get(seat, -1) < number:
            found.append((seat, 0, [guest], [other for other in playing if other != guest]))
    return found


def _return(now: Situation) -> Possible:
    out = [(seat, holder.guest) for seat, holder in enumerate(now.table.holders) if holder.bot_plays == "flagged" and holder.guest and holder.out]
    return [(seat, 0, [holder], [guest for guest in now.playing if guest != holder]) for seat, holder in out]


def _rematch(now: Situation) -> Possible:
    """Offer a rematch, except of a deal."""
    return [(None, 0, now.table.people, _here(now.table.people, now.present))] if now.table.terms.deal is None else NOTHING


def _host(now: Situation) -> Possible:
    table, present, _ = now
    if table.host not in present.gone:
        return NOTHING
    return [(None, present.gone[table.host] + HOST_AFTER, [guest for guest in table.people if guest != table.host], [])]


def _absences(now: Situation) -> Iterator[tuple[Seat, str, list[str]]]:
    """Yield the seats of a running game whose holders are gone, with the others who still play."""
    for seat, holder in enumerate(now.table.holders):
        if holder.guest is None or holder.guest not in now.present.gone or holder.bot_plays == "resigned":
            continue
        others = [guest for guest in now.playing if guest != holder.guest]
        if others:
            yield seat, holder.guest, others


def _here(guests: list[str], present: Present) -> list[str]:
    return [guest for guest in guests if guest in present.online]


def _last_of(table: Table, guest: str) -> tuple[int, Seat] | None:
    """Return the number and the seat of a guest's last action in the game."""
    number = len(table.moves)
    for move in reversed(table.moves):
        if move.by == guest and move.seat is not None:
            return number, move.seat
        number -= 1
    return None


# --- effects


def _enough_for_rematch(table: Table, proposal: Proposal) -> bool:
    """Return whether everybody present has answered and two people have agreed, or one if only one person played."""
    return not proposal.missing and len(proposal.agreed) >= min(2, len(table.people))


def _give_up(draft: Draft, guest: str, _seat: About, now: int) -> None:
    """Resign the guest's seats. This ends a game of two seats, or one without other people; otherwise bots play on."""
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


def begin_rematch(draft: Draft, guest: str, _seat: About, now: int) -> None:
    """Start the next game, with bots for those who have not agreed, until they are back."""
    table = draft.table
    silent = [seat for seat, holder in enumerate(table.holders) if holder.guest and holder.guest not in table.agreed["rematch", None]]
    draft.add(log.Rematched(at=now, by=guest, absent=tuple((seat + 1) % len(table.holders) for seat in silent)))
    draft.add(log.Committed(at=now, secret=new_secret().hex()))
    seal(draft, guest, now)


def _end_as(how: log.How) -> Callable[[Draft, str, About, int], None]:
    def end(draft: Draft, guest: str, seat: About, now: int) -> None:
        draft.add(log.Ended(at=now, by=guest, how=how, seats=() if seat is None else (seat,)))

    return end


def _about_seat(entry: type[log.BotSubstituted | log.Returned]) -> Callable[[Draft, str, About, int], None]:
    def add(draft: Draft, guest: str, seat: About, now: int) -> None:
        assert seat is not None, "it is about a seat"
        draft.add(entry(at=now, by=guest, seat=seat))

    return add


KINDS: Final[dict[log.What, Kind]] = {
    "abort": Kind("running", _abort, _end_as("aborted"), alone=True),
    "resign": Kind("running", _resign, _give_up, alone=True),
    "stop": Kind("running", _stop, _end_as("agreed")),
    "stand-in": Kind("running", _stand_in, _about_seat(log.BotSubstituted), absence=True),
    "end": Kind("running", _end_absent, _end_as("abandoned"), absence=True),
    "take-back": Kind("running", _ask_back, _undo),
    "return": Kind("running", _return, _about_seat(log.Returned), absence=True),
    "rematch": Kind("finished", _rematch, begin_rematch, _enough_for_rematch),
    "host": Kind("open", _host, lambda draft, guest, _seat, now: draft.add(log.HandedOver(at=now, by=guest, to=guest)), alone=True),
}
"""All kinds of proposals."""

KINDS_AT: Final = {status: [(what, kind) for what, kind in KINDS.items() if kind.status == status] for status in ("open", "running", "finished")}
"""The kinds of proposals for each table status."""
