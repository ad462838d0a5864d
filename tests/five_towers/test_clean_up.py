"""Clean-up, reshuffle and the end of the game."""

import pytest

from rookery.games.five_towers.cards import TYPES
from tests.five_towers.table import FIVE, at, demolished, display, pile, state_of

LAST = "round=20 pass=2 draw="
"""The round in which the draw pile has run out for the second time."""


@pytest.mark.rule("FT-48")
def test_the_rest_of_the_display_is_discarded_after_building() -> None:
    table = at(f"building {FIVE} calls=2,pass to-place=2 discard=sand-15").play("place sand-7", "place tree-3")
    assert pile(table, "discard") == {"sand-15": 1, "candy-1": 1, "scary-2": 1, "scrap-4": 1}
    assert display(table) == []


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


@pytest.mark.rule("FT-50", "FT-D7")
def test_if_all_pass_the_display_is_discarded_and_the_same_player_opens_again() -> None:
    table = at(f"auction {FIVE} opener=1", seats=3).play("bid 0", "pass", "pass")
    assert state_of(table).step == "reveal"
    assert state_of(table).opener == 1
    assert pile(table, "discard") == dict.fromkeys(("candy-1", "scary-2", "tree-3", "scrap-4", "sand-7"), 1)


@pytest.mark.rule("FT-51")
def test_the_first_time_the_pile_runs_out_the_discards_become_the_draw_pile() -> None:
    start = at(f"building round=16 {FIVE} calls=2,pass to-place=2 draw= seat0=candy:15 seat1=sand:12")
    assert pile(start, "draw") == {}
    discards = pile(start, "discard")
    table = start.play("place sand-7", "place tree-3")
    assert pile(table, "draw") == {**discards, "candy-1": 1, "scary-2": 1, "scrap-4": 1}  # including this round's leftover cards
    assert pile(table, "discard") == {}
    assert (state_of(table).deck_pass, state_of(table).step, state_of(table).round) == (2, "reveal", 17)


@pytest.mark.rule("FT-51")
def test_the_discards_stay_where_they_are_while_the_draw_pile_lasts() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 draw=sand-15").play("place sand-7")
    assert pile(table, "draw") == {"sand-15": 1}
    assert state_of(table).deck_pass == 1


@pytest.mark.rule("FT-52")
def test_the_second_time_the_pile_runs_out_the_round_is_played_and_the_game_is_over() -> None:
    table = at(f"building {LAST} {FIVE} calls=2,pass to-place=2").play("place sand-7")
    assert table.outcome is None
    table = table.play("place tree-3")
    assert (table.actor, table.legal) == (None, set())
    assert table.final.reason.rule == "FT-52"


@pytest.mark.rule("FT-53")
def test_the_last_display_may_be_short_because_nothing_is_reshuffled() -> None:
    table = at("reveal round=20 pass=2 draw=sand-7,tree-3", seats=2).play("reveal sand-7")
    assert table.actor == "chance"
    table = table.play("reveal tree-3")
    assert (table.actor, display(table)) == (0, ["tree-3", "sand-7"])
    assert pile(table, "draw") == {}
    assert sum(pile(table, "discard").values()) == 78


@pytest.mark.rule("FT-54")
def test_a_short_display_lowers_the_highest_number() -> None:
    table = at(f"auction {LAST} display=tree-3,sand-7")
    assert table.legal == {"bid 0", "bid 1", "bid 2"}
    assert table.refusal("bid 3") == "FT-54"


@pytest.mark.rule("FT-55")
def test_points_are_counted_after_the_last_building_step() -> None:
    table = at(f"building {LAST} {FIVE} calls=1,pass to-place=1 seat0=sand:15.8").play("place sand-7")
    assert table.final.scores == (6, 0)


@pytest.mark.rule("FT-55", "FT-A14")
def test_points_are_counted_when_all_pass_in_the_last_round() -> None:
    table = at(f"auction {LAST} {FIVE} seat1=sand:15.8").play("bid 0", "pass")
    assert table.final.scores == (0, 4)


@pytest.mark.rule("FT-A6")
def test_with_nothing_discarded_the_game_ends_when_the_pile_runs_out_the_first_time() -> None:
    whole = ";".join(f"{type_}:15.14.13.12.11.10.9.8.7.6.5.4.3.2.1" for type_ in TYPES)
    tops = [f"{type_}-0" for type_ in TYPES]
    table = at(f"building round=16 display={','.join(tops)} calls=5,- to-place=5 seat0={whole}").play(*(f"place {top}" for top in tops))
    assert table.final.reason.rule == "FT-A6"
    assert table.final.scores == (5 * 32 + 16, 0)


@pytest.mark.rule("FT-A7")
def test_demolished_cards_are_not_reshuffled() -> None:
    start = at(f"building round=16 {FIVE} calls=1,pass to-place=1 demolish=yes draw= seat0=sand:6;demolished:tree-5 seat1=demolished:candy-4")
    table = start.play("demolish sand", "place sand-7")
    assert state_of(table).deck_pass == 2
    assert not {"sand-6", "tree-5", "candy-4"} & set(pile(table, "draw"))
    assert (demolished(table, 0), demolished(table, 1)) == (["tree-5", "sand-6"], ["candy-4"])
