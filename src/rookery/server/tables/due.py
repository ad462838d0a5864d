"""The deadlines of a table: a bot acts, a clock runs out, or people have waited long enough."""

from typing import Final

from rookery.play.fair import new_secret
from rookery.server.tables import log
from rookery.server.tables.commands import begin, flag, seal
from rookery.server.tables.draft import Draft
from rookery.server.tables.proposal_kinds import begin_rematch
from rookery.server.tables.table import Table

REMATCH_AFTER: Final = 60_000
REVEAL_WITHIN: Final = 5_000


def next_due(table: Table) -> int | None:
    """Return the next deadline of a table: 0 if a bot is to act, None if there is none."""
    match table.status:
        case "running":
            return 0 if table.bot_to_act() is not None else table.deadline
        case "open":
            return _given_up_at(table)
        case _:
            return rematch_begins(table)


def do_what_is_due(*, draft: Draft, now: int) -> None:
    """Handle the deadlines of a table that have passed: flag a seat, begin a rematch, give up waiting for entropy."""
    flag(draft.table.version, draft=draft, now=now)
    begin_late_rematch(draft=draft, now=now)
    give_up_waiting(draft=draft, now=now)


def rematch_begins(table: Table) -> int | None:
    """Return when a rematch starts without those who have not answered; None while fewer than two people have agreed."""
    agreed = sorted(table.agreed.get(("rematch", None), {}).values()) if table.status == "finished" else []
    return agreed[1] + REMATCH_AFTER if len(agreed) > 1 else None


def begin_late_rematch(*, draft: Draft, now: int) -> None:
    """Start a rematch after its deadline, with bots for those who have not answered."""
    begins = rematch_begins(draft.table)
    if begins is not None and begins <= now:
        begin_rematch(draft, next(iter(draft.table.agreed["rematch", None])), None, now)


def give_up_waiting(*, draft: Draft, now: int) -> None:
    """Drop entropy that was not revealed in time, and let everybody else commit again.

    Guests who withheld theirs or do not commit again in time lose their say in the shuffle, and the game starts without their entropy.
    """
    table = draft.table
    given_up = _given_up_at(table)
    if given_up is None or given_up > now:
        return
    if table.sealed:
        draft.add(log.Committed(at=now, secret=new_secret().hex(), again=True))
        if not draft.table.awaited:
            begin(draft, draft.table.host, now)
    else:
        seal(draft, table.host, now)


def _given_up_at(table: Table) -> int | None:
    """Return the deadline for everybody's entropy; None if the game waits for none."""
    if table.status != "open":
        return None
    if table.sealed_at is not None:
        return table.sealed_at + REVEAL_WITHIN
    return table.awaited_at + REVEAL_WITHIN if table.awaited else None
