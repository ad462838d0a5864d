"""Clean-up, reshuffle and the next opener; scenarios show the end of the game."""

import pytest

from tests.five_towers.table import FIVE, at, pile, state_of


@pytest.mark.rule("FT-48")
def test_nothing_is_left_to_discard_after_a_5() -> None:
    table = at(f"building {FIVE} calls=5,- to-place=5")
    table = table.play("place candy-1", "place scary-2", "place tree-3", "place scrap-4", "place sand-7")
    assert pile(table, "discard") == {}
    assert "discarded" not in {event.kind for event in table.events}


@pytest.mark.rule("FT-49", "FT-D7")
@pytest.mark.parametrize("builder", [0, 1, 2, 3])
def test_the_player_left_of_the_builder_opens_the_next_round(builder: int) -> None:
    calls = ["bid 0", "pass", "pass", "pass"]
    calls[builder] = "bid 1"
    table = at(f"auction {FIVE}", seats=4).play(*calls, "place sand-7")
    assert state_of(table).opener == (builder + 1) % 4


@pytest.mark.rule("FT-51")
def test_the_discards_stay_where_they_are_while_the_draw_pile_lasts() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 draw=sand-15").play("place sand-7")
    assert pile(table, "draw") == {"sand-15": 1}
    assert state_of(table).deck_pass == 1
