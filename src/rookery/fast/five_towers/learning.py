"""Training a net for 5 Towers: batches of self-play on several threads, one step of the optimiser after each, and a file to resume from.

A run is determined by its plan, whatever the number of threads and however often it is interrupted.
"""

import json
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rookery.fast.five_towers.self_play import Optimiser, SelfPlay
from rookery.fast.five_towers.weights import Net, fresh

PARTS: Final = 8
"""How many parts a batch is played in, each on any thread: a fixed number, so that threads do not change the result."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that determines a run."""

    seats: int
    games: int = 300_000
    hidden: tuple[int, int] = (64, 32)
    seed: int = 1
    batch: int = 16
    trace: float = 0.7
    explore: int = 30
    rate: float = 2e-3
    last_rate: float = 1e-4

    def __post_init__(self) -> None:
        if self.seats not in range(2, 6):
            raise ValueError(f"a net plays with 2 to 5 seats, not {self.seats}")
        if self.games < 1 or self.batch < PARTS or self.batch % PARTS:
            raise ValueError(f"a run has at least one game, and a batch a multiple of {PARTS} games")

    @property
    def steps(self) -> int:
        return -(-self.games // self.batch)


class Progress(NamedTuple):
    """Where a run stands: games played and the mean loss of a state since the last report."""

    games: int
    loss: float


@dataclass(slots=True)
class Run:
    """A run of training, at some step of it. `net` is what learns, `mean` the running mean of its weights, which is what plays best."""

    plan: Plan
    net: Net
    mean: Net
    first: "array[float]"
    second: "array[float]"
    step: int = 0

    @staticmethod
    def begin(plan: Plan) -> "Run":
        """A run before its first game."""
        net = fresh(plan.hidden, Random(plan.seed))
        zeros = bytes(4 * len(net.weights))
        return Run(plan, net, Net(net.hidden, net.weights[:]), array("f", zeros), array("f", zeros))

    @property
    def games(self) -> int:
        return min(self.step * self.plan.batch, self.plan.games)

    @property
    def finished(self) -> bool:
        return self.step >= self.plan.steps

    def learn(self, *, threads: int = 1, report: int = 100) -> Iterator[Progress]:
        """Go on to the end of the plan, with a report after every so many steps. Whoever stops listening leaves a run that can be kept."""
        plan = self.plan
        optimiser = Optimiser(self.net, self.first, self.second, self.mean.weights)
        players = [SelfPlay(self.net, seats=plan.seats, seed=plan.seed, trace=plan.trace, explore=plan.explore) for _ in range(PARTS)]
        share = plan.batch // PARTS
        loss, states = 0.0, 0
        with ThreadPoolExecutor(threads) as pool:
            while not self.finished:
                begin = self.step * plan.batch
                list(pool.map(SelfPlay.play, players, range(begin, begin + plan.batch, share), [share] * PARTS))
                rate = plan.rate * (plan.last_rate / plan.rate) ** (self.step / max(1, plan.steps - 1))
                self.step += 1
                optimiser.step(players, self.step, rate)
                loss += sum(player.loss for player in players)
                states += sum(player.states for player in players)
                if self.step % report == 0 or self.finished:
                    yield Progress(self.games, loss / max(1, states))
                    loss, states = 0.0, 0

    def result(self) -> Net:
        """The net to play with, with the command that makes it again."""
        given = {name: getattr(self.plan, name) for name in ("seats", "games", "seed")}
        usual = Plan(**given)
        for name in ("hidden", "batch", "trace", "explore", "rate", "last_rate"):
            if getattr(self.plan, name) != getattr(usual, name):
                given[name] = getattr(self.plan, name)
        words = [f"--{name.replace('_', '-')} {','.join(map(str, value)) if isinstance(value, tuple) else value}" for name, value in given.items()]
        return Net(self.mean.hidden, self.mean.weights[:], {"command": " ".join(["rookery train five-towers", *words]), "played": self.games})

    def keep(self, path: Path) -> None:
        """Write the run to a file, to be resumed from there."""
        line = json.dumps({"plan": asdict(self.plan), "step": self.step}) + "\n"
        rows = b"".join(row.tobytes() for row in (self.net.weights, self.mean.weights, self.first, self.second))
        new = path.with_name(path.name + ".new")
        new.write_bytes(line.encode() + rows)
        new.replace(path)

    @staticmethod
    def resume(path: Path) -> "Run":
        """The run in a file; ValueError if there is none in it."""
        line, _, rows = path.read_bytes().partition(b"\n")
        try:
            entry = json.loads(line)
            plan = Plan(**{**entry["plan"], "hidden": tuple(entry["plan"]["hidden"])})
            step = int(entry["step"])
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path} holds no run of training") from error
        run = Run.begin(plan)
        length = 4 * len(run.net.weights)
        if len(rows) != 4 * length:
            raise ValueError(f"{path} is cut off")
        for number, row in enumerate((run.net.weights, run.mean.weights, run.first, run.second)):
            row[:] = array("f", rows[number * length : (number + 1) * length])
        run.step = step
        return run
