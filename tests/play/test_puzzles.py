"""Puzzles: positions with one clearly best choice, found by a search and confirmed by a deeper one, with lossless storage."""

from random import Random

import pytest

from rookery.bots import bot_names, strongest_advisor
from rookery.bots.uniform import Uniform
from rookery.core.outcome import args
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play import puzzles
from rookery.play.advice import Explanation, Forecast, Opinion
from rookery.play.puzzles import Puzzle

GAME = GAMES["five-towers"]
SETUP = Setup("five-towers", 2)


class Sure:
    """An advisor whose last choice leads by this margin, or by another one in a deeper search. It records the depth of each search."""

    def __init__(self, quick: float, close: float | None = None) -> None:
        self.leads = {puzzles.SAMPLES[0]: quick, puzzles.SAMPLES[1]: quick if close is None else close}
        self.asked: list[int | None] = []

    def explain(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
        self.asked.append(samples)
        lead = self.leads.get(samples or 0, 0.3)
        best, *others = reversed([choice.action for choice in view.choices])
        told = (Explanation("advice-later", args()),)
        return Opinion(best, 0.5, 0.0, 0.0, told), *(Opinion(action, 0.5 - lead, 0.0, 0.0) for action in others)

    def expect(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
        return Forecast(0.5, 30), Forecast(0.5, 30)


def found(advisor: Sure) -> list[Puzzle]:
    return list(puzzles.find(GAME, SETUP, [Uniform(), Uniform()], advisor, "7"))


def test_a_choice_that_leads_clearly_makes_a_puzzle_and_a_game_gives_few() -> None:
    some = found(Sure(0.13))
    assert len(some) == puzzles.A_GAME
    for puzzle in some:
        view = puzzle.view(GAME)
        assert {choice.action for choice in view.choices} == {action for action, _ in puzzle.chances}
        assert puzzle.best == view.choices[-1].action
        assert view.actor == puzzle.seat


@pytest.mark.parametrize(("quick", "close"), [(0.11, 0.2), (0.2, 0.11)])
def test_a_lead_that_does_not_hold_makes_no_puzzle(quick: float, close: float) -> None:
    assert found(Sure(quick, close)) == []


def test_only_positions_with_a_clear_lead_are_searched_again() -> None:
    advisor = Sure(0.0)
    assert found(advisor) == []
    assert set(advisor.asked) == {puzzles.SAMPLES[0]}


def test_a_key_is_checked_by_a_search_ten_times_as_deep() -> None:
    [puzzle, *_] = found(Sure(0.2))
    deeper = Sure(0.2)
    assert puzzles.check(GAME, puzzle, deeper)
    assert deeper.asked == [10 * puzzles.SAMPLES[-1]]
    wrong = Puzzle(puzzle.id, puzzle.setup, puzzle.position, puzzle.seat, tuple(reversed(puzzle.chances)), ())
    assert not puzzles.check(GAME, wrong, deeper)


def test_a_puzzle_is_the_same_after_writing_and_reading() -> None:
    for puzzle in found(Sure(0.2)):
        assert puzzles.read(puzzles.write(puzzle)) == puzzle
    assert found(Sure(0.2)) == found(Sure(0.2))


@pytest.mark.parametrize("game", [name for name in GAMES if puzzles.shipped(name)])
def test_the_shipped_puzzles_can_be_played(game: str) -> None:
    known = puzzles.shipped(game)
    assert len({puzzle.id for puzzle in known}) == len(known) >= 200
    for puzzle in known:
        choices = {choice.action for choice in puzzle.view(GAMES[game]).choices}
        assert {action for action, _ in puzzle.chances} <= choices
        (_, best), (_, second) = puzzle.chances[:2]
        assert best - second >= puzzles.LEAD
        assert puzzle.explanations
    kinds = [puzzle.best.split()[0] for puzzle in known]
    assert max(kinds.count(kind) for kind in kinds) < len(kinds), "not all choices are alike"
    assert bot_names(game)
    assert strongest_advisor(game) is not None
