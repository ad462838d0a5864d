"""Self-play training for any game: batches of games on any executor, an optimiser step after each, and checkpoints.

A plan determines a run completely, whatever the executor, the number of workers, dead workers and interruptions.
"""

import json
import threading
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from rookery.work.executors import Inline, workers_of
from rookery.work.ordered import in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyPlan:
    """The parameters of a run; each game's plan has its own defaults and may add fields."""

    seats: int
    games: int
    seed: int = 1
    batch: int
    trace: float
    explore: int
    rate: float = 2e-3
    last_rate: float

    def __post_init__(self) -> None:
        if self.seats not in range(2, 6):
            raise ValueError(f"a game has 2 to 5 seats, not {self.seats}")
        if self.games < 1 or self.batch < 1:
            raise ValueError("a run and a batch need at least one game")

    @property
    def steps(self) -> int:
        return -(-self.games // self.batch)

    def command(self, game: str) -> str:
        """Return the command for this run: seats, games, seed, and all non-default parameters."""
        usual = type(self)(seats=self.seats)  # type: ignore[call-arg]  # each game's plan has defaults for the rest
        given = {name: value for name, value in asdict(self).items() if name in {"seats", "games", "seed"} or value != getattr(usual, name)}
        words = [f"--{name.replace('_', '-')} {','.join(map(str, value)) if isinstance(value, tuple) else value}" for name, value in given.items()]
        return " ".join(["rookery train", game, *words])


class Progress(NamedTuple):
    """The progress of a run: games played, and the mean loss per state since the last report."""

    games: int
    loss: float


class Learner(Protocol):
    """A self-play worker; after a batch it holds the number of states, their total loss and their gradient."""

    states: int
    loss: float
    gradient: "array[float]"

    def play(self, first: int, games: int) -> None: ...


class Part(NamedTuple):
    """The outcome of one part of a batch: the number of states, their total loss and the bytes of their gradient."""

    states: int
    loss: float
    gradient: bytes


class Optimiser(Protocol):
    """An optimiser step on the gradients of a batch's parts, summed in their order; `number` counts the steps from 1."""

    def step(self, gradients: "list[array[float]]", states: int, number: int, rate: float) -> None: ...


P = TypeVar("P", bound=AnyPlan)


class AnyRun(ABC, Generic[P]):
    """A training run at some step."""

    plan_type: ClassVar[Callable[..., AnyPlan]]
    plan: P
    step: int

    def __init__(self, plan: P) -> None:
        self.plan, self.step = plan, 0

    @property
    @abstractmethod
    def rows(self) -> Sequence["array[float]"]:
        """Return all mutable numbers of the run: weights and optimiser state."""

    @property
    @abstractmethod
    def weights(self) -> "array[float]":
        """Return the weights that play and learn."""

    @property
    @abstractmethod
    def parts(self) -> int:
        """Return the number of equal parts of a batch. The plan fixes it, so workers do not affect the result."""

    @classmethod
    @abstractmethod
    def learner(cls, plan: P) -> "tuple[array[float], Learner]":
        """Return a learner, and the weights with which it plays; callers overwrite them."""

    @abstractmethod
    def optimiser(self) -> Optimiser:
        """Return the optimiser of the weights."""

    @abstractmethod
    def result(self) -> Any:
        """Return the trained net, with the command that reproduces it."""

    @property
    def games(self) -> int:
        return min(self.step * self.plan.batch, self.plan.games)

    @property
    def finished(self) -> bool:
        return self.step >= self.plan.steps

    def learn(self, executor: Executor | None = None, *, report: int = 100) -> Iterator[Progress]:
        """Continue to the end of the plan and report every `report` steps. Callers that stop early can still save the run."""
        plan, optimiser, executor = self.plan, self.optimiser(), executor or Inline()
        share = plan.batch // self.parts
        loss, states = 0.0, 0
        while not self.finished:
            begin = self.step * plan.batch
            play = partial(self_play, type(self), plan, self.weights.tobytes(), games=share)
            size = -(-self.parts // max(1, workers_of(executor)))
            parts = [done.result for done in in_order(executor, play, range(begin, begin + plan.batch, share), size=size)]
            rate = plan.rate * (plan.last_rate / plan.rate) ** (self.step / max(1, plan.steps - 1))
            self.step += 1
            played = sum(part.states for part in parts)
            optimiser.step([array("f", part.gradient) for part in parts], played, self.step, rate)
            loss += sum(part.loss for part in parts)
            states += played
            if self.step % report == 0 or self.finished:
                yield Progress(self.games, loss / max(1, states))
                loss, states = 0.0, 0

    def keep(self, path: Path) -> None:
        """Save a checkpoint."""
        line = json.dumps({"plan": asdict(self.plan), "step": self.step}) + "\n"
        new = path.with_name(path.name + ".new")
        new.write_bytes(line.encode() + b"".join(row.tobytes() for row in self.rows))
        new.replace(path)

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Load a run from a checkpoint; raise ValueError if the file is not a checkpoint."""
        line, _, numbers = path.read_bytes().partition(b"\n")
        try:
            entry = json.loads(line)
            plan = cls.plan_type(**{name: tuple(value) if isinstance(value, list) else value for name, value in entry["plan"].items()})
            step = int(entry["step"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path} is not a training checkpoint") from error
        run = cls(plan)  # type: ignore[arg-type]  # plan_type makes plans of this run's own kind
        if len(numbers) != sum(row.itemsize * len(row) for row in run.rows):
            raise ValueError(f"{path} is truncated")
        begin = 0
        for row in run.rows:
            end = begin + row.itemsize * len(row)
            row[:] = array(row.typecode, numbers[begin:end])
            begin = end
        run.step = step
        return run


_own = threading.local()
"""This thread's last learner, because learners are large and not thread-safe."""


def self_play(run: type[AnyRun[P]], plan: P, weights: bytes, first: int, *, games: int) -> Part:
    """Play games with these weights and return their gradient; the result depends on nothing else."""
    if getattr(_own, "key", None) != (run, plan):
        _own.key, _own.learner = (run, plan), run.learner(plan)
    row, learner = _own.learner
    memoryview(row).cast("B")[:] = weights
    learner.play(first, games)
    return Part(learner.states, learner.loss, learner.gradient.tobytes())
