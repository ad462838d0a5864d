"""Compare all attempts at a deal: ranks, points and decisions."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Final

from rookery.core.decision import Decision
from rookery.play.fair import commitment
from rookery.server import time_source, wire
from rookery.server.deals.deals import DAILY, Deals, daily_id, is_over, is_played, last_days, next_day, strongest
from rookery.server.storage.deals import Attempt, Deal, DealStore
from rookery.server.storage.guests import GuestStore
from rookery.server.tables.table import attempt_end

SHOWN: Final = 50
"""Maximum number of listed results, best first; points and decisions include everybody's."""


async def frame(deals: Deals, store: DealStore, guests: GuestStore, name: str, guest: str) -> wire.deals.DealFrame:
    """Return a deal as this guest may see it."""
    deal = await deals.find(name)
    own = await store.attempt(deal.id, guest)
    over = is_over(deal.day)
    everybody = await store.attempts(deal.id)
    counted = _in_order(everybody)
    first = next((attempt for attempt in everybody if (attempt.table, attempt.number) == (deal.table, deal.number)), None)
    listed = counted[:SHOWN] if is_played(own) or (over and _state(own) != "running") else []
    names = await guests.names({guest, *([first.guest] if first else []), *(attempt.guest for attempt in listed)})
    points = [_points(attempt) for attempt in counted]
    return wire.deals.DealFrame(
        deal=deal.id,
        game=deal.game,
        day=deal.day,
        ends=None if deal.day is None else _midnight(next_day(deal.day)),
        by=None if first is None else names.get(first.guest, ""),
        seats=deal.seats,
        options=deal.options,
        expansions=deal.expansions,
        seat=deal.seat,
        bots=deal.bots,
        commitment=commitment(bytes.fromhex(deal.secret)) if deal.day else None,
        secret=deal.secret if over else None,
        state=_state(own),
        table=None if own is None else own.table,
        players=len(counted),
        strongest=await _strongest(deals, deal) if deal.day is not None and _state(own) == "finished" else None,
        yours=None if own is None or own.end is None else _result(own, guest, names, points),
        points=tuple(score for score, _ in points) if listed else (),
        results=tuple(_result(attempt, guest, names, points) for attempt in listed),
        decisions=_compared(counted, own) if listed else (),
        now=time_source.wall(),
    )


def _state(own: Attempt | None) -> wire.deals.DealState:
    """Return the state of a guest's attempt."""
    return "new" if own is None else "running" if own.end is None else "finished"


def _points(attempt: Attempt) -> tuple[int, int]:
    end = attempt.end
    assert end is not None, "it is over"
    assert end.score is not None, "it was played to its end"
    assert end.margin is not None, "it was played to its end"
    return end.score, end.margin


def _in_order(attempts: Iterable[Attempt]) -> list[Attempt]:
    """Return the counted attempts, best first, by points, margin and time."""
    counted = [attempt for attempt in attempts if attempt.counted]
    return sorted(counted, key=_points, reverse=True)


def _result(attempt: Attempt, guest: str, names: Mapping[str, str], points: Sequence[tuple[int, int]]) -> wire.deals.DealResultFrame:
    end = attempt.end
    assert end is not None, "it is over"
    return wire.deals.DealResultFrame(
        name=names.get(attempt.guest, ""),
        you=attempt.guest == guest,
        table=attempt.table,
        number=attempt.number,
        how=end.how,
        place=1 + sum(other > _points(attempt) for other in points) if end.score is not None else None,
        score=end.score,
        margin=end.margin,
        counted=attempt.counted,
    )


async def _strongest(deals: Deals, deal: Deal) -> wire.deals.BotAttemptFrame | None:
    """Return the strongest bot's game of a deal; None if the operator has closed its table."""
    table = await deals.bots_game(deal)
    if table.status == "closed":
        return None
    played = table.played[0] if table.played else None
    end = None if played is None else attempt_end(played.ended, played.ending.how, played.record.scores or (), deal.seat)
    return wire.deals.BotAttemptFrame(
        bot=strongest(deal.game),
        table=table.id,
        number=1,
        score=None if end is None else end.score,
        margin=None if end is None else end.margin,
    )


def _compared(counted: Iterable[Attempt], own: Attempt | None) -> tuple[wire.deals.DecisionFrame, ...]:
    """Return how often the counted attempts made each decision, if several faced the same choice, and the guest's own decisions, counted or not."""
    made: defaultdict[tuple[int, tuple[str, ...]], Counter[str]] = defaultdict(Counter)
    for attempt in counted:
        for decision in _decisions(attempt):
            made[decision.round, decision.shown][decision.made] += 1
    yours = {(decision.round, decision.shown): decision.made for decision in (() if own is None else _decisions(own))}
    return tuple(
        wire.deals.DecisionFrame(number, shown, yours.get((number, shown)), dict(counts))
        for (number, shown), counts in sorted(made.items())
        if not yours or (number, shown) in yours
    )


def _decisions(attempt: Attempt) -> tuple[Decision, ...]:
    return () if attempt.end is None else attempt.end.decisions


# --- days


async def days(store: DealStore, guest: str) -> list[wire.deals.DailyFrame]:
    """Return the recent daily deals of every game, today's first, with this guest's attempts."""
    dates = last_days()
    counts = await store.count_attempts([daily_id(game, day) for game in DAILY for day in dates])
    return [
        wire.deals.DailyFrame(
            game=game,
            next=_midnight(next_day(time_source.today())),
            now=time_source.wall(),
            days=tuple([await _day(store, guest, game, day, counts) for day in dates]),
        )
        for game in DAILY
    ]


async def days_in_a_row(store: DealStore, guest: str) -> int:
    """Return a guest's current daily streak; today may still be missing."""
    played = set(await store.counted(guest))

    def is_played(day: date) -> bool:
        return any(daily_id(game, day.isoformat()) in played for game in DAILY)

    last = date.fromisoformat(time_source.today())
    if not is_played(last):
        last -= timedelta(1)
    return next(back for back in count() if not is_played(last - timedelta(back)))


async def _day(store: DealStore, guest: str, game: str, day: str, counts: Mapping[str, int]) -> wire.deals.DailyDayFrame:
    name = daily_id(game, day)
    own = await store.attempt(name, guest)
    end = None if own is None else own.end
    return wire.deals.DailyDayFrame(
        deal=name,
        day=day,
        state=_state(own),
        table=None if own is None else own.table,
        score=None if end is None else end.score,
        counted=own is not None and own.counted,
        players=counts.get(name, 0),
    )


def _midnight(day: str) -> int:
    """Return the start of a day in milliseconds."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)
