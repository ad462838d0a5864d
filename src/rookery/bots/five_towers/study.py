"""What 5 Towers is like between learned bots: is it good to begin, and what are demolition, the 8 and the 9 worth?"""

from collections.abc import Callable, Iterator
from typing import Final

from rookery.bots.five_towers.nets import shipped_net
from rookery.bots.study import Finding, Player, Question, opening, play_all, worth
from rookery.core.record import Setup
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import SolverPlayer
from rookery.fast.five_towers.round_solver import Solver

THINGS: Final = {"demolition": "study-demolition", "eight": "study-eight", "nine": "study-nine"}
"""What one seat does without, and the question that it answers."""
QUESTIONS: Final = tuple(Question(Setup("five-towers", seats), tuple(THINGS)) for seats in range(2, 6))


def learned(seats: int, _expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
    """Return the bot `learned` without these things."""
    return SolverPlayer(Solver(NetValue(shipped_net(seats)), without=without))


def games(deals: int) -> int:
    """Return how many games the study plays."""
    return deals * sum(1 + len(question.without) for question in QUESTIONS)


def study(deals: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Iterator[Finding]:
    """Yield the findings as they come."""
    for question, found in zip(QUESTIONS, play_all(QUESTIONS, deals, seed, jobs, progress), strict=True):
        yield opening("study-opening", question.setup, found)
        for thing, label in THINGS.items():
            yield worth(label, thing, question.setup, found)
