"""`rookery train carcassonne`."""

from argparse import Namespace
from typing import Any, Final

from rookery.cli.arguments import split_names
from rookery.cli.errors import InputError
from rookery.cli.kit import Training
from rookery.fast.carcassonne.contest import compete
from rookery.fast.carcassonne.learning import Plan, Run
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.players import GreedyPlayer, ValuePlayer
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.weights import write
from rookery.fast.common.contest import Score

CONTEST_GAMES: Final = 120
"""The approximate number of games against the bot `greedy` that measure a net."""


def _plan(arguments: Namespace, given: dict[str, Any]) -> Plan:
    if arguments.hidden is not None or arguments.aim is not None:  # these nets have layers of one width and a fixed target
        raise InputError("train-numbers")
    if arguments.rivals is not None:
        given["rivals"] = arguments.rivals
    wanted = split_names(arguments.expansions)
    return Plan(expansions=tuple(name for name in EXPANSIONS if name in wanted), **given)


def _strength(training: Run) -> dict[str, Score]:
    setup = training.plan.setup
    value = ValuePlayer(Turns(NetValue(training.net)))
    deals = max(2, CONTEST_GAMES // setup.seats)
    return {"greedy": compete(value, GreedyPlayer(), setup, deals=deals, seed=1)}


TRAINING: Final = Training(_plan, Run, write, _strength, "train-progress-greedy")
