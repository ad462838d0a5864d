"""Statistics of 5 Towers between learned bots: the opener's advantage, and the value of demolition, the 8 and the 9."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Final

from rookery.bots.five_towers.nets import shipped_net
from rookery.bots.study import Finding, Player, Question, opening, play_all, worth
from rookery.core.record import Setup
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import SolverPlayer
from rookery.fast.five_towers.round_solver import Solver

THINGS: Final = {"demolition": "study-demolition", "eight": "study-eight", "nine": "study-nine"}
"""The ability that each ablation removes from one seat, and the question that it answers."""
QUESTIONS: Final = tuple(Question(Setup("five-towers", seats), tuple(THINGS)) for seats in range(2, 6))


def learned(seats: int, _expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
    """Return the bot `learned` with these ablations."""
    return SolverPlayer(Solver(NetValue(shipped_net(seats)), without=without))


def games(deals: int) -> int:
    """Return the number of games in the study."""
    return deals * sum(1 + len(question.without) for question in QUESTIONS)


def study(deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[Finding]:
    """Yield the findings as they come."""
    for question, found in zip(QUESTIONS, play_all(QUESTIONS, deals, seed, executor, progress), strict=True):
        yield opening("study-opening", question.setup, found)
        for thing, label in THINGS.items():
            yield worth(label, thing, question.setup, found)
