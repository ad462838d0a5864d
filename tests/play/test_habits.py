"""Habits: only mistakes that recur, and surely cost points, are called habits."""

import pytest

from rookery.play.habits import LEAST, NEEDED, RECURRING, habits


def test_the_costliest_habit_comes_first_with_its_points_a_game() -> None:
    games = [{"top": 2.0, "open": 4.0}, {"top": 1.0, "open": 5.0}, {"top": 2.0}, {"open": 4.5, "top": 1.5}, {"open": 5.0, "top": 1.0}]
    first, second = habits(games)
    assert [(habit.kind, habit.games) for habit in (first, second)] == [("open", 4), ("top", 5)]
    assert [first.points, second.points] == pytest.approx([3.7, 1.5])
    assert first.error > second.error, "the game without a mistake makes the mean less certain"
    assert first.points - first.error >= LEAST


def test_fewer_games_than_needed_show_no_habit() -> None:
    game = {"top": 9.0}
    assert habits([game] * (NEEDED - 1)) == []
    assert [habit.points for habit in habits([game] * NEEDED)] == [9.0]


def test_a_rare_mistake_is_no_habit_however_costly() -> None:
    games = [{"top": 90.0}] * (RECURRING - 1) + [{}] * 3
    assert habits(games) == []


def test_noise_around_zero_is_no_habit() -> None:
    assert habits([{"top": cost} for cost in (8.0, -7.0, 6.0, -5.0, 4.0, -2.0)]) == []
    assert habits([{"top": cost} for cost in (0.1, 0.2, 0.1, 0.2, 0.1)]) == [], "certain, but too small to matter"
    assert habits([]) == []
