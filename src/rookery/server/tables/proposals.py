"""Proposals: to end a game, to stop waiting for somebody, to take back an action, to play again.

A proposal opens at some time, a guest makes it, and it passes once everybody whose consent it needs has agreed.
"""

from rookery.server.refusals import Refused
from rookery.server.tables import log
from rookery.server.tables.commands import check_plays
from rookery.server.tables.draft import Draft
from rookery.server.tables.present import Present
from rookery.server.tables.proposal_kinds import KINDS, KINDS_AT, About, Proposal, Situation
from rookery.server.tables.table import Table


def possible(table: Table, present: Present) -> list[Proposal]:
    """Return all current and future proposals of this table, with the guests who have agreed."""
    found = []
    now = Situation(table, present, table.playing)
    all_there = not present.gone and not any(holder.bot_plays for holder in table.holders)
    for what, kind in KINDS_AT.get(table.status, ()):
        if kind.absence and all_there:
            continue
        for seat, opens, askers, voters in kind.possible(now):
            about = what, seat
            agreed = tuple([guest for guest, at in table.agreed[about].items() if at >= opens]) if about in table.agreed else ()
            declined = tuple(sorted(table.declined[about])) if about in table.declined else ()
            found.append(Proposal(what, seat, opens, askers, voters, agreed, declined))
    return found


# --- commands


def propose(guest: str, what: log.What, seat: About, present: Present, *, draft: Draft, now: int) -> None:
    """Propose something, or agree to it; a proposal that passes takes effect immediately."""
    proposal = _find(draft.table, guest, what, seat, present)
    if proposal.opens > now:
        raise Refused("proposal/too-early")
    if guest not in proposal.agreed and not KINDS[what].alone:
        draft.add(log.Agreed(at=now, by=guest, what=what, seat=seat))
    proposal = _find(draft.table, guest, what, seat, present)
    if KINDS[what].enough(draft.table, proposal):
        KINDS[what].passed(draft, guest, seat, now)


def decline(guest: str, what: log.What, seat: About, present: Present, *, draft: Draft, now: int) -> None:
    """Decline a proposal, or withdraw your own; do nothing if nobody has proposed it."""
    proposal = _find(draft.table, guest, what, seat, present)
    if not proposal.agreed or guest in proposal.declined:
        return
    draft.add(log.Declined(at=now, by=guest, what=what, seat=seat))
    if what == "rematch":  # this may have been the last missing answer
        proposal = _find(draft.table, guest, what, seat, present)
        if proposal.agreed and KINDS[what].enough(draft.table, proposal):
            KINDS[what].passed(draft, proposal.agreed[0], seat, now)


def back(guest: str, present: Present, *, draft: Draft, now: int) -> None:
    """Take a guest's seats back from their substitute bots.

    After a time-out, the fold returns the seat at the end of the turn; after the second one, the others must agree.
    """
    for seat in draft.table.seats_of(guest):
        holder = draft.table.holders[seat]
        if holder.bot_plays in ("asked", "agreed") and not draft.table.out_of_time(seat, now):
            draft.add(log.Returned(at=now, by=guest, seat=seat))
        elif holder.bot_plays == "flagged" and holder.out:
            propose(guest, "return", seat, present, draft=draft, now=now)


def _find(table: Table, guest: str, what: log.What, seat: About, present: Present) -> Proposal:
    check_plays(guest, table.people)
    if table.status != KINDS[what].status:
        raise Refused(f"table/not-{KINDS[what].status}")
    for proposal in possible(table, present):
        if (proposal.what, proposal.seat) == (what, seat) and guest in (*proposal.askers, *(proposal.voters if proposal.agreed else ())):
            return proposal
    raise Refused("proposal/unknown")
