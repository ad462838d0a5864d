"""Scoring: towers, main tower, demolished cards, victory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.games.five_towers.scoring import Height, penalty, player_sheet, sheet
from rookery.games.five_towers.state import Player
from tests.five_towers.strategies import Tower, all_towers, points
from tests.five_towers.table import at, view_of


def score(seat0: str) -> int:
    """Return the score if the game ended now."""
    return view_of(at(f"reveal seat0={seat0}", seats=4), 0).scores[0]


@pytest.mark.rule("FT-56")
def test_a_card_of_a_tower_without_a_top_is_1_point() -> None:
    lines = sheet([Height(4, False), Height(2, False)], 0).lines
    assert [(line.points, line.rule) for line in lines[:2]] == [(4, "FT-56"), (2, "FT-56")]


@pytest.mark.rule("FT-57")
def test_a_card_of_a_tower_with_a_top_is_2_points_and_the_top_is_a_card() -> None:
    lines = sheet([Height(3, True)], 0).lines
    assert (lines[0].points, lines[0].rule) == (6, "FT-57")
    assert score("sand:15.8.0") == 6 + 3


@pytest.mark.rule("FT-58")
def test_the_tallest_tower_earns_1_more_point_a_card_whether_topped_or_not() -> None:
    assert score("sand:15.8.7.6;candy:9.0") == 4 + 4 + 4  # the tallest is unfinished
    assert score("sand:15.8.7.0;candy:9.8") == 8 + 2 + 4  # the tallest has a top
    assert sheet([Height(3, True), Height(5, False)], 0).lines[-1].points == 5


@pytest.mark.rule("FT-58")
def test_the_main_tower_is_chosen_so_that_no_other_choice_would_earn_more() -> None:
    heights = [Height(2, True), Height(6, False), Height(5, True)]
    without = sum((2 if height.topped else 1) * height.cards for height in heights)
    assert sheet(heights, 0).total == max(without + height.cards for height in heights)


@pytest.mark.rule("FT-59", "FT-38")
def test_each_further_demolished_card_costs_one_point_more_than_the_one_before() -> None:
    assert [penalty(count) for count in range(6)] == [0, 1, 3, 6, 10, 15]
    assert [-penalty(count) for count in range(6)] == [sheet([], count).total for count in range(6)]
    assert score("sand:15.8.7;demolished:tree-1.tree-2") == 3 + 3 - 3


@pytest.mark.rule("FT-59")
def test_points_can_be_lost_below_zero() -> None:
    assert score("demolished:tree-1.tree-2.tree-3") == -6


@pytest.mark.rule("FT-08")
@given(towers=all_towers, demolished=st.integers(0, 6))
def test_the_short_form_of_scoring_agrees_with_the_score_sheet(towers: tuple[Tower, ...], demolished: int) -> None:
    one_a_card = sum(map(len, towers))
    one_more_when_topped = sum(len(tower) for tower in towers if 0 in tower)
    one_more_in_the_tallest = max(map(len, towers))
    lost = sum(range(1, demolished + 1))
    assert points(towers, demolished) == one_a_card + one_more_when_topped + one_more_in_the_tallest - lost


@pytest.mark.rule("FT-61", "FT-62")
def test_the_rulebooks_example_gives_25() -> None:
    example = sheet([Height(4, False), Height(3, True), Height(6, True)], 2)
    assert [line.points for line in example.lines] == [4, 6, 12, 6, -3]
    assert [line.rule for line in example.lines] == ["FT-56", "FT-57", "FT-57", "FT-58", "FT-59"]
    assert example.total == 25


@pytest.mark.rule("FT-62")
def test_the_score_sheet_of_a_player_names_every_tower_and_adds_up() -> None:
    player = view_of(at("reveal seat0=candy:15.8;sand:9.0;demolished:tree-1", seats=2), None).players[0]
    assert [(line.args.get("tower"), line.points) for line in player.sheet] == [("candy", 2), ("sand", 4), ("candy", 2), (None, -1)]
    assert player.score == 7


@pytest.mark.rule("FT-06", "FT-60")
def test_most_points_win() -> None:
    outcome = at("over pass=2 draw= seat0=sand:7 seat1=tree:15.8 seat2=candy:0", seats=3).final
    assert (outcome.scores, outcome.places, outcome.winners) == ((2, 4, 3), (3, 1, 2), (1,))


@pytest.mark.rule("FT-60", "FT-A13")
def test_tied_players_share_the_victory_without_a_tie_breaker() -> None:
    outcome = at("over pass=2 draw= seat0=sand:15.8 seat1=tree:9 seat2=candy:5.4", seats=3).final
    assert (outcome.scores, outcome.places, outcome.winners) == ((4, 2, 4), (1, 3, 1), (0, 2))


@pytest.mark.rule("FT-D9")
@given(towers=all_towers, demolished=st.integers(0, 6))
def test_points_depend_on_heights_tops_and_the_number_of_demolished_cards_alone(towers: tuple[Tower, ...], demolished: int) -> None:
    shape = [Height(len(tower), tower[-1:] == (0,)) for tower in towers]
    assert points(towers, demolished) == sheet(shape, demolished).total
    rebuilt = tuple(tuple(range(len(tower), 0, -1)) if tower[-1:] != (0,) else tuple(range(len(tower) - 1, -1, -1)) for tower in towers)
    assert points(rebuilt, demolished) == points(towers, demolished)


def test_a_player_without_towers_has_an_empty_sheet() -> None:
    assert player_sheet(Player()).lines == ()
