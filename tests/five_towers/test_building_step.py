"""The building step: demolish, then place the taken cards."""

import pytest

from tests.five_towers.table import FIVE, at, demolished, display, state_of, tower, view_of

BUILDING = f"building {FIVE} calls=1,pass to-place=1 demolish=yes"


@pytest.mark.rule("FT-35")
def test_the_uppermost_card_of_one_own_tower_may_be_removed_before_placing() -> None:
    table = at(f"{BUILDING} seat0=candy:15.8;sand:9.6 seat1=tree:5")
    assert {action for action in table.legal if action.startswith("demolish")} == {"demolish candy", "demolish sand"}
    table = table.play("demolish sand")
    assert tower(table, 0, "sand") == (9,)
    assert tower(table, 0, "candy") == (15, 8)


@pytest.mark.rule("FT-35")
def test_each_building_step_allows_a_demolition_again() -> None:
    table = at(f"{BUILDING} seat0=sand:9.6").play("demolish sand", "place candy-1")
    table = table.play("reveal tree-15", "reveal tree-14", "reveal tree-13", "reveal tree-12", "reveal tree-11", "bid 0", "bid 1")
    assert "demolish sand" in table.legal


@pytest.mark.rule("FT-36")
def test_the_removed_card_goes_to_the_builders_own_demolition_pile() -> None:
    table = at(f"{BUILDING} seat0=sand:9.6;demolished:tree-5").play("demolish sand")
    assert demolished(table, 0) == ["tree-5", "sand-6"]
    assert demolished(table, 1) == []
    assert [player.demolished for player in view_of(table, 1).players] == [2, 0]
    assert "sand-6" not in display(table)


@pytest.mark.rule("FT-37")
def test_demolishing_is_a_free_choice() -> None:
    table = at(f"{BUILDING} seat0=sand:6")
    assert table.legal == {"demolish sand", "place candy-1", "place scary-2", "place tree-3", "place scrap-4"}
    assert "place sand-7" in table.play("demolish sand").legal


@pytest.mark.rule("FT-41")
def test_the_cards_may_be_placed_in_any_order() -> None:
    start = at("building display=candy-8,candy-15,tree-3,scrap-4,sand-7 calls=3,pass to-place=3 demolish=yes")
    orders = [("candy-8", "candy-15", "tree-3"), ("candy-15", "tree-3", "candy-8"), ("tree-3", "candy-15", "candy-8")]
    ends = [start.play(*(f"place {card}" for card in order)) for order in orders]
    assert [tower(table, 0, "candy") for table in ends] == [(8, 15), (15, 8), (15, 8)]
    assert all(state_of(table).step == "reveal" for table in ends)


@pytest.mark.rule("FT-41")
def test_the_step_ends_only_when_all_cards_taken_are_placed() -> None:
    table = at(f"building {FIVE} calls=3,pass to-place=3 demolish=yes")
    for left, card in ((2, "candy-1"), (1, "scary-2"), (0, "tree-3")):
        table = table.play(f"place {card}")
        assert state_of(table).to_place == left
        assert (state_of(table).step == "building") == (left > 0)
