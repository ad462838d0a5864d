"""A finished game looked through: what every position promised, what each choice cost, and what luck the draws were.

Skill and luck are kept apart. The cost of a choice is what the best choice promised more, in shares of the win, to the seat that chose. The luck
of a draw is by how much it changed what each seat could expect. What a seat's own choices, those of others and the draws changed of its expected
points leads from what it could expect at the start to its points at the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Final

from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.core.view import View
from rookery.play.advice import Advisor, Opinion

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
        return sqrt(sum(opinion.result * (1 - opinion.result) for opinion in (self.made, self.best)) / self.samples)

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


def analyse(
    game: AnyGame, record: Record, advisor: Advisor, *, samples: int = SAMPLES, seed: str = "1", after: Step | None = None, steps: int | None = None
) -> Iterator[Step]:
    """Every action of the record in turn, or so many `after` an earlier step. The same seed gives the same analysis, in one go or in parts.

    A part may end after any step but one of several draws in a row before the last.
    """
    rules = game.rules(record.setup)
    first = after.number if after else 0
    states = islice(replay(game, record), first, None if steps is None else first + steps + 1)
    state = next(states)
    results, points = (after.results, after.points) if after else _expected(advisor, rules.view(state, None), seed, samples)
    before = results
    for number, following in enumerate(states, start=first + 1):
        actor, text, rng = rules.actor(state), record.actions[number - 1], f"{seed} {number}"
        drawing_goes_on = actor == CHANCE == rules.actor(following)
        if not drawing_goes_on:
            results, points = _expected(advisor, rules.view(following, None), rng, samples)
        if actor == CHANCE:
            luck = None if drawing_goes_on else tuple(after - then for after, then in zip(results, before, strict=True))
            yield Step(number, None, text, results, points, luck=luck)
        else:
            assert isinstance(actor, int), "a seat acts where chance does not"
            view = rules.view(state, actor)
            choice = _choice(advisor, view, text, samples, rng) if len(view.choices) > 1 else None
            yield Step(number, actor, text, results, points, choice=choice)
        if not drawing_goes_on:
            before = results
        state = following


def _expected(advisor: Advisor, view: View, seed: str, samples: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The shares of the win and the points that the seats may expect."""
    results, points = zip(*advisor.expect(view, Random(seed), samples=samples), strict=True)
    return results, points


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
