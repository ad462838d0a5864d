"""What 5 Towers is like between learned bots: is it good to begin, and what are demolition, the 8 and the 9 worth?"""

from collections.abc import Callable, Iterator
from typing import Final

from rookery.bots.study import Finding, Question, opening, play_all, worth
from rookery.core.record import Setup

THINGS: Final = {"demolition": "study-demolition", "eight": "study-eight", "nine": "study-nine"}
"""What one seat does without, and the question that it answers."""
QUESTIONS: Final = tuple(Question(Setup("five-towers", seats), tuple(THINGS)) for seats in range(2, 6))


def games(deals: int) -> int:
    """How many games the study plays."""
    return deals * sum(1 + len(question.without) for question in QUESTIONS)


def study(deals: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Iterator[Finding]:
    """The findings, as they come."""
    for question, found in zip(QUESTIONS, play_all(QUESTIONS, deals, seed, jobs, progress), strict=True):
        yield opening("study-opening", question.setup, found)
        for thing, label in THINGS.items():
            yield worth(label, thing, question.setup, found)
