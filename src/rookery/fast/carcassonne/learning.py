"""Train the value nets of Carcassonne with the shared loop in common/training.py."""

from array import array
from dataclasses import dataclass
from random import Random

from rookery.core.record import Setup
from rookery.fast.carcassonne.self_play import Optimiser, SelfPlay
from rookery.fast.carcassonne.tiles import EXPANSIONS, check_expansions
from rookery.fast.carcassonne.weights import BEGINS, Net, fresh
from rookery.fast.common.training import AnyPlan, AnyRun


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(AnyPlan):
    """The parameters of a run."""

    expansions: tuple[str, ...] = ()
    games: int = 20_000
    batch: int = 1
    trace: float = 0.8
    explore: int = 50
    rivals: int = 0
    last_rate: float = 5e-5

    def __post_init__(self) -> None:
        AnyPlan.__post_init__(self)
        if not 0 <= self.rivals < 1000:
            raise ValueError(f"rivals must be 0 to 999 per 1000 seats, not {self.rivals}")
        check_expansions(self.setup)
        if self.expansions != tuple(name for name in EXPANSIONS if name in self.expansions):
            raise ValueError(f"the expansions of a plan must be in the order {', '.join(EXPANSIONS)}")

    @property
    def setup(self) -> Setup:
        return Setup("carcassonne", self.seats, expansions=self.expansions)


class Run(AnyRun[Plan]):
    """A training run; each game of a batch may run on its own worker."""

    plan_type = Plan

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.net = fresh(Random(plan.seed))
        zeros = bytes(4 * len(self.net.weights))
        self.first, self.second = array("f", zeros), array("f", zeros)

    @property
    def rows(self) -> "tuple[array[float], ...]":
        return self.net.weights, self.first, self.second

    @property
    def weights(self) -> "array[float]":
        return self.net.weights

    @property
    def parts(self) -> int:
        return self.plan.batch

    @classmethod
    def learner(cls, plan: Plan) -> "tuple[array[float], SelfPlay]":
        net = Net(array("f", bytes(4 * BEGINS[-1])))
        return net.weights, SelfPlay(net, plan.setup, seed=plan.seed, trace=plan.trace, explore=plan.explore, rivals=plan.rivals)

    def optimiser(self) -> Optimiser:
        return Optimiser(self.net, self.first, self.second)

    def result(self) -> Net:
        return Net(self.net.weights[:], {"command": self.plan.command("carcassonne"), "played": self.games})
