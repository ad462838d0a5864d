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


REFUSED = {
    "FT-29 the opener names a number": (f"auction {FIVE}", 4, {f"bid {count}" for count in range(6)}, ("pass",)),
    "FT-30 a bid exceeds the highest": (f"auction {FIVE} calls=2,pass,3,-", 4, {"bid 4", "bid 5", "pass"}, ("bid 0", "bid 1", "bid 2", "bid 3")),
    "FT-30 only the opener says 0": (f"auction {FIVE} calls=0,-", 2, {*(f"bid {count}" for count in range(1, 6)), "pass"}, ("bid 0",)),
    "FT-33 a card is on display": (f"building {FIVE} calls=1,pass to-place=1", 2, {f"place {card}" for card in CARDS}, ("place sand-8",)),
    # The scrap card can be built, and the 7 once the 6 is demolished.
    "FT-42 a number can be built": (f"auction {FIVE} seat0=candy:0;scary:0;tree:0;sand:6", 2, {"bid 0", "bid 1", "bid 2"}, ("bid 3",)),
}


@pytest.mark.rule("FT-29", "FT-30", "FT-33", "FT-42")
@pytest.mark.parametrize(("name", "row"), REFUSED.items(), ids=REFUSED)
def test_only_these_actions_are_legal_and_the_rule_refuses_others(name: str, row: tuple[str, int, set[str], tuple[str, ...]]) -> None:
    position, seats, legal, refused = row
    table = at(position, seats=seats)
    assert table.legal == legal
    assert [table.refusal(action) for action in refused] == [name.partition(" ")[0]] * len(refused)


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


@pytest.mark.rule("FT-07", "FT-14")
def test_the_winner_must_build_and_cannot_decline_or_keep_a_card() -> None:
    table = at(f"building {FIVE} calls=2,pass to-place=2")
    assert table.legal == {f"place {card}" for card in CARDS}
    assert table.refusal("pass") == "FT-28"
    once = table.play("place sand-7")
    assert (once.actor, once.legal) == (0, {f"place {card}" for card in CARDS if card != "sand-7"})


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
