"""The round and its auction."""

import pytest

from tests.five_towers.table import FIVE, RETRACT, at, display, pile, state_of

CARDS = ("candy-1", "scary-2", "tree-3", "scrap-4", "sand-7")
REVEALS = tuple(f"reveal {card}" for card in CARDS)
OTHER_REVEALS = ("reveal candy-15", "reveal scary-15", "reveal tree-15", "reveal scrap-15", "reveal sand-15")


@pytest.mark.rule("FT-27")
def test_a_round_begins_by_turning_up_five_cards() -> None:
    table = at(seats=3)
    for number, reveal in enumerate(REVEALS):
        assert table.actor == "chance"
        assert len(display(table)) == number
        table = table.play(reveal)
    assert display(table) == list(CARDS)
    assert not set(display(table)) & set(pile(table, "draw"))
    assert table.actor == 0


@pytest.mark.rule("FT-27")
def test_nobody_bids_before_five_cards_lie_there() -> None:
    table = at(seats=2).play(*REVEALS[:4])
    assert table.refusal("bid 1") == "FT-27"


@pytest.mark.rule("FT-28")
def test_a_round_is_auction_then_building_then_clean_up() -> None:
    table = at(seats=2).play(*REVEALS)
    assert state_of(table).step == "auction"
    table = table.play("bid 1", "pass")
    assert state_of(table).step == "building"
    assert table.refusal("bid 2") == "FT-28"
    table = table.play("place sand-7")
    assert state_of(table).step == "reveal"
    assert (state_of(table).round, display(table)) == (2, [])
    assert sorted(pile(table, "discard")) == ["candy-1", "scary-2", "scrap-4", "tree-3"]


@pytest.mark.rule("FT-29")
def test_the_opener_names_a_number_from_0_to_5_and_cannot_pass() -> None:
    table = at(f"auction {FIVE}", seats=4)
    assert table.actor == 0
    assert table.legal == {"bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"}
    assert table.refusal("pass") == "FT-29"


@pytest.mark.rule("FT-30")
def test_a_bid_must_exceed_the_highest_bid() -> None:
    table = at(f"auction {FIVE} calls=2,pass,3,-", seats=4)
    assert table.actor == 3
    assert table.legal == {"bid 4", "bid 5", "pass"}
    assert [table.refusal(f"bid {count}") for count in range(4)] == ["FT-30"] * 4


@pytest.mark.rule("FT-30")
def test_nobody_but_the_opener_can_say_0() -> None:
    assert at(f"auction {FIVE} calls=0,-").refusal("bid 0") == "FT-30"


@pytest.mark.rule("FT-30")
def test_bidding_goes_clockwise_from_the_opener() -> None:
    table = at(f"auction {FIVE} opener=2", seats=4)
    for seat, call in ((2, "bid 0"), (3, "pass"), (0, "bid 1"), (1, "pass")):
        assert table.actor == seat
        table = table.play(call)
    assert state_of(table).step == "building"


@pytest.mark.rule("FT-31")
def test_each_has_one_chance_even_when_overbid() -> None:
    table = at(f"auction {FIVE}", seats=3).play("bid 1", "bid 2", "bid 3")
    assert table.actor == 2
    assert state_of(table).step == "building"
    assert state_of(table).to_place == 3


@pytest.mark.rule("FT-32")
@pytest.mark.parametrize("calls", [("bid 5",), ("bid 0", "bid 5"), ("bid 3", "pass", "bid 5")])
def test_the_auction_stops_at_once_at_5(calls: tuple[str, ...]) -> None:
    table = at(f"auction {FIVE}", seats=4).play(*calls)
    assert state_of(table).step == "building"
    assert table.actor == len(calls) - 1


@pytest.mark.rule("FT-33", "FT-07")
def test_the_highest_bidder_builds_exactly_that_many_cards_of_choice() -> None:
    table = at(f"auction {FIVE}", seats=3).play("bid 1", "bid 2", "pass")
    assert table.actor == 1
    assert table.legal == {f"place {card}" for card in CARDS}
    table = table.play("place tree-3")
    assert (table.actor, state_of(table).step) == (1, "building")
    table = table.play("place candy-1")
    assert state_of(table).step == "reveal"


@pytest.mark.rule("FT-33")
def test_a_card_that_is_not_on_display_cannot_be_taken() -> None:
    assert at(f"building {FIVE} calls=1,pass to-place=1").refusal("place sand-8") == "FT-33"


@pytest.mark.rule("FT-07", "FT-14")
def test_the_winner_must_build_and_cannot_decline_or_keep_a_card() -> None:
    table = at(f"building {FIVE} calls=2,pass to-place=2")
    assert table.legal == {f"place {card}" for card in CARDS}
    assert table.refusal("pass") == "FT-28"
    once = table.play("place sand-7")
    assert (once.actor, once.legal) == (0, {f"place {card}" for card in CARDS if card != "sand-7"})


@pytest.mark.rule("FT-42")
def test_only_a_number_that_can_be_built_may_be_named() -> None:
    table = at("auction display=candy-1,scary-2,tree-3,scrap-4,sand-7 seat0=candy:0;scary:0;tree:0;sand:6", seats=2)
    assert table.legal == {"bid 0", "bid 1", "bid 2"}  # the scrap card, and the 7 once the 6 is demolished
    assert table.refusal("bid 3") == "FT-42"


@pytest.mark.rule("FT-43")
def test_taking_back_a_number_puts_everything_back_as_it_was_before_it_was_said() -> None:
    before = at("auction display=candy-1,candy-2,scary-2,tree-3,sand-7 calls=1,-,- seat1=sand:6.4;candy:3", seats=3, options=RETRACT)
    overbid = before.play("bid 5")
    assert overbid.legal == {"retract"}
    assert overbid.play("retract").state == before.state


@pytest.mark.rule("FT-44")
def test_a_player_who_took_back_a_number_names_another_or_passes() -> None:
    stuck = at(f"auction {FIVE} calls=2,-,- seat1=sand:6.4", seats=3, options=RETRACT).play("bid 5", "retract")
    assert stuck.actor == 1
    assert stuck.legal == {"bid 3", "bid 4", "bid 5", "pass"}
    assert stuck.play("pass").actor == 2
    assert stuck.play("bid 4").actor == 2


@pytest.mark.rule("FT-45")
def test_later_seats_get_their_chance_again_after_a_number_is_taken_back() -> None:
    start = at(f"auction {FIVE} opener=1 seat1=candy:0;scary:0;tree:0;scrap:0;sand:6.4", seats=3, options=RETRACT)
    again = start.play("bid 3", "bid 4", "pass", *("place candy-1", "place scary-2", "place tree-3", "place scrap-4"))
    assert again.actor == "chance"  # seat 2 could build its four
    stuck = start.play("bid 3", "pass", "pass")
    assert stuck.legal == {"retract"}
    table = stuck.play("retract", "bid 0")
    assert table.actor == 2
    table = table.play("bid 1")
    assert table.actor == 0
    assert "bid 2" in table.legal
