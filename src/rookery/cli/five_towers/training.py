"""`rookery train five-towers`."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final

from rookery.cli.errors import InputError
from rookery.cli.kit import Training
from rookery.fast.common.contest import Score
from rookery.fast.five_towers.contest import compete
from rookery.fast.five_towers.learning import Plan, Run
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import FlatPlayer, Player, SolverPlayer
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.value import ONE_PLY, HandValue
from rookery.fast.five_towers.weights import write

OPPONENTS: Final[tuple[tuple[Callable[[], Player], int], ...]] = (
    (lambda: SolverPlayer(Solver(HandValue(ONE_PLY), alone=True)), 120),
    (lambda: FlatPlayer(Policy(), 50), 12),
)
"""The opponents that measure a net, with the number of games: one-ply (the bot `heuristic`), and flat Monte Carlo with 50 rollouts per choice."""


def _plan(arguments: Namespace, given: dict[str, Any]) -> Plan:
    if arguments.hidden is not None:
        outer, inner = map(int, arguments.hidden.split(","))
        given["hidden"] = (outer, inner)
    if arguments.aim is not None:
        given["aim"] = arguments.aim
    if arguments.rivals is not None:  # this net learns from self-play only
        raise InputError("train-numbers")
    plan = Plan(**given)
    Run(plan)  # checks the widths of the net
    return plan


def _strength(training: Run) -> dict[str, Score]:
    seats = training.plan.seats
    net = SolverPlayer(Solver(NetValue(training.mean)))
    scores = (compete(net, make(), seats=seats, deals=max(2, games // seats), seed=1) for make, games in OPPONENTS)
    return dict(zip(("oneply", "flat"), scores, strict=True))


TRAINING: Final = Training(_plan, Run, write, _strength, "train-progress")
