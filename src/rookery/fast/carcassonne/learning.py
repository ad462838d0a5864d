"""Training a value for Carcassonne: games of self-play, one step of the optimiser after each batch, and a file to resume from.

A run is determined by its plan, whatever the number of threads and however often it is interrupted.
"""

import json
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

from rookery.core.record import Setup
from rookery.fast.carcassonne.self_play import Optimiser, SelfPlay
from rookery.fast.carcassonne.tiles import EXPANSIONS, check_expansions
from rookery.fast.carcassonne.weights import Net, fresh


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that determines a run."""

    seats: int
    expansions: tuple[str, ...] = ()
    games: int = 20_000
    seed: int = 1
    batch: int = 1
    trace: float = 0.8
    explore: int = 50
    rate: float = 2e-3
    last_rate: float = 5e-5

    def __post_init__(self) -> None:
        if self.seats not in range(2, 6):
            raise ValueError(f"a value plays with 2 to 5 seats, not {self.seats}")
        if self.games < 1 or self.batch < 1:
            raise ValueError("a run has at least one game, and so has a batch")
        check_expansions(self.setup)
        if self.expansions != tuple(name for name in EXPANSIONS if name in self.expansions):
            raise ValueError(f"the expansions of a plan stand in the order {', '.join(EXPANSIONS)}")

    @property
    def setup(self) -> Setup:
        return Setup("carcassonne", self.seats, expansions=self.expansions)

    @property
    def steps(self) -> int:
        return -(-self.games // self.batch)


class Progress(NamedTuple):
    """Where a run stands: games played, and the mean loss of a position since the last report."""

    games: int
    loss: float


@dataclass(slots=True)
class Run:
    """A run of training, at some step of it."""

    plan: Plan
    net: Net
    first: "array[float]"
    second: "array[float]"
    step: int = 0

    @staticmethod
    def begin(plan: Plan) -> "Run":
        """A run before its first game."""
        net = fresh(Random(plan.seed))
        zeros = bytes(4 * len(net.weights))
        return Run(plan, net, array("f", zeros), array("f", zeros))

    @property
    def games(self) -> int:
        return min(self.step * self.plan.batch, self.plan.games)

    @property
    def finished(self) -> bool:
        return self.step >= self.plan.steps

    def learn(self, *, threads: int = 1, report: int = 100) -> Iterator[Progress]:
        """Go on to the end of the plan, with a report after every so many steps. Whoever stops listening leaves a run that can be kept.

        The games of a batch may be played at once, each on a thread of its own.
        """
        plan = self.plan
        optimiser = Optimiser(self.net, self.first, self.second)
        players = [SelfPlay(self.net, plan.setup, seed=plan.seed, trace=plan.trace, explore=plan.explore) for _ in range(plan.batch)]
        loss, states = 0.0, 0
        with ThreadPoolExecutor(threads) as pool:
            while not self.finished:
                begin = self.step * plan.batch
                list(pool.map(SelfPlay.play, players, range(begin, begin + plan.batch), [1] * plan.batch))
                rate = plan.rate * (plan.last_rate / plan.rate) ** (self.step / max(1, plan.steps - 1))
                self.step += 1
                optimiser.step(players, self.step, rate)
                loss += sum(player.loss for player in players)
                states += sum(player.states for player in players)
                if self.step % report == 0 or self.finished:
                    yield Progress(self.games, loss / max(1, states))
                    loss, states = 0.0, 0

    def result(self) -> Net:
        """The weights to play with, with the command that makes them again."""
        usual = Plan(self.plan.seats)
        words = [f"rookery train carcassonne --seats {self.plan.seats}"]
        words += [f"--expansions {','.join(self.plan.expansions)}"] if self.plan.expansions else []
        words += [f"--games {self.plan.games} --seed {self.plan.seed}"]
        for name in ("batch", "trace", "explore", "rate", "last_rate"):
            if getattr(self.plan, name) != getattr(usual, name):
                words.append(f"--{name.replace('_', '-')} {getattr(self.plan, name)}")
        return Net(self.net.weights[:], {"command": " ".join(words), "played": self.games})

    def keep(self, path: Path) -> None:
        """Write the run to a file, to be resumed from there."""
        line = json.dumps({"plan": asdict(self.plan), "step": self.step}) + "\n"
        rows = b"".join(row.tobytes() for row in (self.net.weights, self.first, self.second))
        new = path.with_name(path.name + ".new")
        new.write_bytes(line.encode() + rows)
        new.replace(path)

    @staticmethod
    def resume(path: Path) -> "Run":
        """The run in a file; ValueError if there is none in it."""
        line, _, rows = path.read_bytes().partition(b"\n")
        try:
            entry = json.loads(line)
            plan = Plan(**{**entry["plan"], "expansions": tuple(entry["plan"]["expansions"])})
            step = int(entry["step"])
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path} holds no run of training") from error
        run = Run.begin(plan)
        length = 4 * len(run.net.weights)
        if len(rows) != 3 * length:
            raise ValueError(f"{path} is cut off")
        for number, row in enumerate((run.net.weights, run.first, run.second)):
            row[:] = array("f", rows[number * length : (number + 1) * length])
        run.step = step
        return run
