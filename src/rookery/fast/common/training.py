"""Self-play training for any game: batches of games on several threads, an optimiser step after each, and checkpoints.

A plan determines a run completely, whatever the number of threads and interruptions.
"""

import json
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar


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

    def play(self, first: int, games: int) -> None: ...


class Optimiser(Protocol):
    """An optimiser step on the gradients of the learners; `number` counts the steps from 1."""

    def step(self, players: list[Any], number: int, rate: float) -> None: ...


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

    @abstractmethod
    def learners(self) -> Sequence[Learner]:
        """Return the learners, which share each batch equally. The plan fixes their number, so threads do not affect the result."""

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

    def learn(self, *, threads: int = 1, report: int = 100) -> Iterator[Progress]:
        """Continue to the end of the plan and report every `report` steps. Callers that stop early can still save the run."""
        plan, optimiser, learners = self.plan, self.optimiser(), list(self.learners())
        share = plan.batch // len(learners)
        loss, states = 0.0, 0
        with ThreadPoolExecutor(threads) as pool:
            while not self.finished:
                begin = self.step * plan.batch
                list(pool.map(lambda learner, first: learner.play(first, share), learners, range(begin, begin + plan.batch, share)))
                rate = plan.rate * (plan.last_rate / plan.rate) ** (self.step / max(1, plan.steps - 1))
                self.step += 1
                optimiser.step(learners, self.step, rate)
                loss += sum(learner.loss for learner in learners)
                states += sum(learner.states for learner in learners)
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
