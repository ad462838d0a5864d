"""Analysis of a finished game: the expected result of every position, the cost of each choice, and the luck of the draws.

Skill and luck are separate. The cost of a choice is the win probability that it loses compared with the best choice.
The luck of a draw is the change in each seat's expected result; it is also measured in points, to explain the score.
"""

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.core.view import View
from rookery.play.advice import Advisor, Forecast, Opinion
from rookery.work.executors import Inline, workers_of
from rookery.work.ordered import in_order

MARKS: Final = {"inaccuracy": 0.1, "mistake": 0.2, "blunder": 0.3}
"""The names of costly choices, with the minimum loss of win probability for each."""
SIGNS: Final = {"?": 0.05, "??": 0.15}
"""The signs of costly choices, likewise. Small errors get a sign but no name."""
SECOND_LOOK: Final = 10
"""A choice that may get a mark is evaluated again with this many times the samples."""
SAMPLES: Final = 100


@dataclass(frozen=True, slots=True)
class Choice:
    """The evaluation of a decision: the opinions of the choice made, of the best choice and of all choices."""

    made: Opinion
    best: Opinion
    opinions: tuple[Opinion, ...] = ()
    samples: int | None = None
    """The number of samples per opinion; None if it is exact."""

    @property
    def cost(self) -> float:
        return max(0.0, self.best.result - self.made.result)

    @property
    def error(self) -> float:
        """An upper bound on the standard error of the cost, which is a difference of two shares."""
        if self.samples is None:
            return 0.0
        return sqrt(sum(max(0.0, opinion.result * (1 - opinion.result)) for opinion in (self.made, self.best)) / self.samples)

    @property
    def mark(self) -> str | None:
        """The name of an error whose cost exceeds the threshold by more than the standard error."""
        return _reached(MARKS, self.cost - self.error)

    @property
    def sign(self) -> str | None:
        return _reached(SIGNS, self.cost)


def _reached(names: dict[str, float], cost: float) -> str | None:
    return next((name for name, least in reversed(names.items()) if cost >= least), None)


@dataclass(frozen=True, slots=True)
class Step:
    """One action: the actor (None: chance), every seat's expected result after it, and its cost or luck.

    `choice` is None if the action was forced. `luck` is set after the last of several draws in a row, for each seat.
    """

    number: int
    seat: Seat | None
    action: str
    results: tuple[float, ...]
    points: tuple[float, ...]
    choice: Choice | None = None
    luck: tuple[float, ...] | None = None
    luck_in_points: tuple[float, ...] | None = None


def analyse(
    game: AnyGame,
    record: Record,
    advisor: Advisor,
    *,
    samples: int = SAMPLES,
    seed: str = "1",
    after: Step | None = None,
    states: Sequence[Any] | None = None,
    executor: Executor | None = None,
) -> Iterator[Step]:
    """Yield the step of every action, or of those after step `after`. Callers that already have the record's states can pass them in.

    The same seed gives the same analysis, whether it runs in one piece or in parts, and on any executor. A part may end after any
    step but a draw that is followed by another draw.
    """
    rules = game.rules(record.setup)
    states = tuple(replay(game, record)) if states is None else states
    first = after.number if after else 0
    begin = advisor.expect(rules.view(states[first], None), Random(seed), samples=samples if after is None else 1)
    before = begin if after is None else tuple(map(_in_place_of, begin, after.results, after.points))
    now = before
    executor = executor or Inline()
    where = (game, record) if workers_of(executor) else (game, record, states)
    evaluate = partial(_evaluate, where, advisor, samples, seed)
    for number, found, _ in in_order(executor, evaluate, range(first + 1, len(states))):
        actor, text = rules.actor(states[number - 1]), record.actions[number - 1]
        now = now if found.forecasts is None else found.forecasts
        results, points = tuple(each.result for each in now), tuple(each.points for each in now)
        if actor == CHANCE and found.forecasts is not None:
            yield _drawn(number, text, before, now)
        else:
            yield Step(number, None if actor == CHANCE else actor, text, results, points, choice=found.choice)
        before = now


class _Evaluation(NamedTuple):
    """What an action brought, whatever happened before: the forecasts after it, unless another draw follows, and the choice."""

    forecasts: tuple[Forecast, ...] | None
    choice: Choice | None


def _evaluate(where: tuple[Any, ...], advisor: Advisor, samples: int, seed: str, number: int) -> _Evaluation:
    """Evaluate an action of a game: `where` is the game, the record, and its states if they are known."""
    game, record, *known = where
    states = known[0] if known else _states(game, record)
    rules, state, following = game.rules(record.setup), states[number - 1], states[number]
    actor, rng = rules.actor(state), f"{seed} {number}"
    forecasts = choice = None
    if not actor == CHANCE == rules.actor(following):
        forecasts = tuple(advisor.expect(rules.view(following, None), Random(rng), samples=samples))
    if isinstance(actor, int) and len((view := rules.view(state, actor)).choices) > 1:
        choice = _choice(advisor, view, record.actions[number - 1], samples, rng)
    return _Evaluation(forecasts, choice)


def _states(game: AnyGame, record: Record) -> Sequence[Any]:
    """Return the state before each action, and the last one; remember those of the last game, whose actions come one by one."""
    if getattr(_own, "record", None) != record:
        _own.record, _own.states = record, tuple(replay(game, record))
    states: Sequence[Any] = _own.states
    return states


_own = threading.local()
"""This thread's last game."""


def _in_place_of(now: Forecast, result: float, points: float) -> Forecast:
    """Put the stored evaluation of a position into its forecast; the mean over draws is kept, because it is exact."""
    return now._replace(result=result, points=points)


def _drawn(number: int, action: str, before: Sequence[Forecast], now: Sequence[Forecast]) -> Step:
    """Return the last of several draws in a row, with their luck."""
    pairs = list(zip(now, before, strict=True))
    return Step(
        number,
        None,
        action,
        tuple(each.result for each in now),
        tuple(each.points for each in now),
        luck=tuple(after.result - then.result for after, then in pairs),
        luck_in_points=tuple(after.points - (then.points if then.drawing is None else then.drawing) for after, then in pairs),
    )


def _choice(advisor: Advisor, view: View, action: str, samples: int, seed: str) -> Choice:
    """Evaluate a choice; sample it again if its cost seems high."""
    found = _judge(advisor, view, action, samples, seed)
    return found if found.sign is None else _judge(advisor, view, action, SECOND_LOOK * samples, seed)


def _judge(advisor: Advisor, view: View, action: str, samples: int, seed: str) -> Choice:
    opinions = advisor.explain(view, Random(seed), samples=samples)
    return Choice(next(opinion for opinion in opinions if opinion.action == action), opinions[0], opinions, samples)


@dataclass(frozen=True, slots=True)
class Summary:
    """A seat's game in numbers: the cost of its choices, the count of each mark, and its luck."""

    cost: float
    marks: dict[str, int]
    luck: float


def summarise(steps: Sequence[Step], seats: int) -> tuple[Summary, ...]:
    """Summarise each seat's game."""
    return tuple(_summary(steps, seat) for seat in range(seats))


def _summary(steps: Sequence[Step], seat: Seat) -> Summary:
    choices = [step.choice for step in steps if step.seat == seat and step.choice is not None]
    marks = {mark: sum(choice.mark == mark for choice in choices) for mark in MARKS}
    return Summary(sum(choice.cost for choice in choices), marks, sum(step.luck[seat] for step in steps if step.luck is not None))
