"""Train a net for 5 Towers with the shared loop in common/training.py."""

from array import array
from dataclasses import dataclass
from random import Random
from typing import Final

from rookery.fast.common.training import AnyPlan, AnyRun
from rookery.fast.five_towers.self_play import Optimiser, SelfPlay
from rookery.fast.five_towers.weights import Net, fresh, size

AIMS: Final = ("margin", "points")
"""The net's second target besides the win: a seat's margin or its points."""
PARTS: Final = (64, 32, 16, 8)
"""The possible numbers of parts of a batch. The plan fixes the number, so that workers do not affect the result."""
FEWEST_PARTS: Final = PARTS[-1]
PART: Final = 16
"""Minimum number of games in a part, if there are more than 8 parts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(AnyPlan):
    """The parameters of a run."""

    games: int = 300_000
    hidden: tuple[int, int] = (64, 32)
    batch: int = 16
    trace: float = 0.7
    explore: int = 30
    last_rate: float = 1e-4
    aim: str = "margin"

    def __post_init__(self) -> None:
        AnyPlan.__post_init__(self)
        if self.batch % FEWEST_PARTS:
            raise ValueError(f"a batch has a multiple of {FEWEST_PARTS} games")
        if self.aim not in AIMS:
            raise ValueError(f"a net learns {' or '.join(AIMS)}, not {self.aim}")


class Run(AnyRun[Plan]):
    """A training run. `net` is the learner; `mean` averages its weights over time and plays best."""

    plan_type = Plan

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.net = fresh(plan.hidden, Random(plan.seed))
        self.mean = Net(self.net.hidden, self.net.weights[:])
        zeros = bytes(4 * len(self.net.weights))
        self.first, self.second = array("f", zeros), array("f", zeros)

    @property
    def rows(self) -> "tuple[array[float], ...]":
        return self.net.weights, self.mean.weights, self.first, self.second

    @property
    def weights(self) -> "array[float]":
        return self.net.weights

    @property
    def parts(self) -> int:
        batch = self.plan.batch
        return next((parts for parts in PARTS if batch % parts == 0 and batch >= PART * parts), FEWEST_PARTS)

    @classmethod
    def learner(cls, plan: Plan) -> "tuple[array[float], SelfPlay]":
        net = Net(plan.hidden, array("f", bytes(4 * size(plan.hidden))))
        return net.weights, SelfPlay(net, seats=plan.seats, seed=plan.seed, trace=plan.trace, explore=plan.explore, points=plan.aim == "points")

    def optimiser(self) -> Optimiser:
        return Optimiser(self.net, self.first, self.second, self.mean.weights)

    def result(self) -> Net:
        return Net(self.mean.hidden, self.mean.weights[:], {"command": self.plan.command("five-towers"), "played": self.games})
