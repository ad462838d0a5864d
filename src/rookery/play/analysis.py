"""A finished game looked through: what every position promised, what each choice cost, and what luck the draws were.

Skill and luck are kept apart. The cost of a choice is what the best choice promised more, in shares of the win, to the seat that chose. The luck
of a draw is by how much it changed what each seat could expect; in points, too, so that it can be told how a seat came to its points.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, Final

from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.core.view import View
from rookery.play.advice import Advisor, Opinion, Prospect

MARKS: Final = {"inaccuracy": 0.1, "mistake": 0.2, "blunder": 0.3}
"""What a choice is called that costs at least so much of the expected result."""
SIGNS: Final = {"?": 0.05, "??": 0.15}
"""The sign at a choice that costs at least so much, for people who look at one game: a choice worth another thought needs no name yet."""
SECOND_LOOK: Final = 10
"""How many times as many samples a choice gets that seems to deserve a mark, before it gets one."""
SAMPLES: Final = 100


@dataclass(frozen=True, slots=True)
class Choice:
    """What a decision was worth: the opinions of the choice that was made and of the best one, and of all."""

    made: Opinion
    best: Opinion
    opinions: tuple[Opinion, ...] = ()
    samples: int | None = None
    """How many stand behind an opinion; None: it is exact."""

    @property
    def cost(self) -> float:
        return max(0.0, self.best.result - self.made.result)

    @property
    def error(self) -> float:
        """By how much the cost may be off: at most this is the standard error of the difference of two shares."""
        if self.samples is None:
            return 0.0
        return sqrt(sum(max(0.0, opinion.result * (1 - opinion.result)) for opinion in (self.made, self.best)) / self.samples)

    @property
    def mark(self) -> str | None:
        """The name is given where the cost is above its threshold by more than the error: a deeper look confirms it."""
        return _reached(MARKS, self.cost - self.error)

    @property
    def sign(self) -> str | None:
        return _reached(SIGNS, self.cost)


def _reached(names: dict[str, float], cost: float) -> str | None:
    return next((name for name, least in reversed(names.items()) if cost >= least), None)


@dataclass(frozen=True, slots=True)
class Step:
    """One action: who did it (None: chance), what every seat could expect after it, of the win and in points, and what it cost or brought.

    `choice` is None where there was nothing to choose. `luck` is there after the last of several draws in a row, for each seat.
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
) -> Iterator[Step]:
    """Yield every action of the record in turn, or those after the step `after`. `states` are those of the record, for callers that have them.

    The same seed gives the same analysis, in one go or in parts. A part may end after any step except a draw that another draw follows.
    """
    rules = game.rules(record.setup)
    first = after.number if after else 0
    rest = islice(replay(game, record) if states is None else states, first, None)
    state = next(rest)
    begin = advisor.expect(rules.view(state, None), Random(seed), samples=samples if after is None else 1)
    before = begin if after is None else tuple(map(_in_place_of, begin, after.results, after.points))
    now = before
    for number, following in enumerate(rest, start=first + 1):
        actor, text, rng = rules.actor(state), record.actions[number - 1], f"{seed} {number}"
        drawing_goes_on = actor == CHANCE == rules.actor(following)
        if not drawing_goes_on:
            now = advisor.expect(rules.view(following, None), Random(rng), samples=samples)
        results, points = tuple(each.result for each in now), tuple(each.points for each in now)
        if actor == CHANCE:
            yield Step(number, None, text, results, points) if drawing_goes_on else _drawn(number, text, before, now)
        else:
            assert isinstance(actor, int), "a seat acts where chance does not"
            view = rules.view(state, actor)
            choice = _choice(advisor, view, text, samples, rng) if len(view.choices) > 1 else None
            yield Step(number, actor, text, results, points, choice=choice)
        if not drawing_goes_on:
            before = now
        state = following


def _in_place_of(now: Prospect, result: float, points: float) -> Prospect:
    """What was expected when this position was looked at before; the mean over draws does not depend on samples."""
    return now._replace(result=result, points=points)


def _drawn(number: int, action: str, before: Sequence[Prospect], now: Sequence[Prospect]) -> Step:
    """The last of some draws, with the luck that they were."""
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
    """The choice, with a second look at one that seems to have cost much."""
    found = _judge(advisor, view, action, samples, seed)
    return found if found.sign is None else _judge(advisor, view, action, SECOND_LOOK * samples, seed)


def _judge(advisor: Advisor, view: View, action: str, samples: int, seed: str) -> Choice:
    opinions = advisor.explain(view, Random(seed), samples=samples)
    return Choice(next(opinion for opinion in opinions if opinion.action == action), opinions[0], opinions, samples)


@dataclass(frozen=True, slots=True)
class Summary:
    """A seat's game: what its choices cost, how many of each mark, and what luck the draws were to it."""

    cost: float
    marks: dict[str, int]
    luck: float


def summarise(steps: Sequence[Step], seats: int) -> tuple[Summary, ...]:
    """Each seat's game in numbers."""
    return tuple(_summary(steps, seat) for seat in range(seats))


def _summary(steps: Sequence[Step], seat: Seat) -> Summary:
    choices = [step.choice for step in steps if step.seat == seat and step.choice is not None]
    marks = {mark: sum(choice.mark == mark for choice in choices) for mark in MARKS}
    return Summary(sum(choice.cost for choice in choices), marks, sum(step.luck[seat] for step in steps if step.luck is not None))
