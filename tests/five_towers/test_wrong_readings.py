"""Common misreadings of the rules of 5 Towers."""

import pytest

from rookery.games.five_towers.building import fits
from rookery.games.five_towers.cards import BOX, TYPES, VALUES, Card, deck
from tests.five_towers.table import FIVE, at, state_of, tower


@pytest.mark.rule("FT-W1", "FT-W2", "FT-01")
@pytest.mark.parametrize("claimed", [96, 100])
def test_the_box_does_not_hold_so_few_cards(claimed: int) -> None:
    assert len(BOX) > claimed
    assert sum(deck(5).values()) == len(BOX)


@pytest.mark.rule("FT-W3", "FT-11", "FT-23")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_do_not_play_with_75_cards(seats: int) -> None:
    assert sum(deck(seats).values()) == 80


@pytest.mark.rule("FT-W4", "FT-09")
def test_values_do_not_stop_at_13() -> None:
    assert max(VALUES) == 15
    assert all(Card(type_, value) in deck(2) for type_ in TYPES for value in (14, 15))


@pytest.mark.rule("FT-W5", "FT-12")
def test_the_extra_cards_are_not_0_5_6_7_8_10() -> None:
    extra = {printed.card.value for printed in BOX if printed.extra}
    assert not extra & {6, 8}
    assert {2, 12} < extra


@pytest.mark.rule("FT-W6", "FT-20", "FT-21")
def test_an_8_does_not_go_on_anything() -> None:
    assert [value for value in VALUES if fits(8, (value,))] == [8, 9, 10, 11, 12, 13, 14, 15]  # only one 8 is left
    table = at("building display=candy-1,scary-2,tree-3,scrap-4,sand-8 calls=1,pass to-place=1 seat0=sand:7")
    assert table.refusal("place sand-8") == "FT-19"


@pytest.mark.rule("FT-W7", "FT-35", "FT-A9")
def test_nothing_is_torn_down_after_placing() -> None:
    start = at(f"building {FIVE} calls=2,pass to-place=2 demolish=yes seat0=tree:9")
    assert "demolish tree" in start.legal
    assert start.play("place sand-7").refusal("demolish tree") == "FT-35"


@pytest.mark.rule("FT-W8", "FT-39")
def test_tops_are_not_torn_down() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 demolish=yes seat0=tree:9.0")
    assert table.refusal("demolish tree") == "FT-39"


@pytest.mark.rule("FT-W9", "FT-31")
def test_bidding_does_not_go_on_until_everyone_has_passed() -> None:
    table = at(f"auction {FIVE}", seats=3).play("bid 1", "bid 2", "bid 3")
    assert state_of(table).step == "building"


@pytest.mark.rule("FT-W10", "FT-31")
def test_there_is_no_second_lap_among_those_who_have_not_passed() -> None:
    table = at(f"auction {FIVE}", seats=3).play("bid 1", "pass", "bid 2")
    assert (table.actor, state_of(table).step) == (2, "building")
    assert table.refusal("bid 3") == "FT-28"


@pytest.mark.rule("FT-W11", "FT-33")
def test_the_winner_does_not_get_the_first_cards_of_the_display() -> None:
    table = at(f"auction {FIVE}").play("bid 2", "pass", "place sand-7", "place scrap-4")
    assert (tower(table, 0, "sand"), tower(table, 0, "scrap"), tower(table, 0, "candy")) == ((7,), (4,), ())


@pytest.mark.rule("FT-W12", "FT-51", "FT-52")
def test_the_game_does_not_end_after_one_pass_through_the_deck() -> None:
    table = at(f"auction round=16 draw= {FIVE}").play("bid 0", "pass")
    assert table.outcome is None
    assert (table.actor, state_of(table).deck_pass) == ("chance", 2)
