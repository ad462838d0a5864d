"""The round and its auction."""

import pytest

from tests.five_towers.table import FIVE, RETRACT, at, state_of

CARDS = ("candy-1", "scary-2", "tree-3", "scrap-4", "sand-7")
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


@pytest.mark.rule("FT-31", "FT-W9", "FT-W10")
@pytest.mark.parametrize("calls", [("bid 1", "bid 2", "bid 3"), ("bid 1", "pass", "bid 3")])
def test_each_seat_calls_once_even_if_it_is_overbid(calls: tuple[str, ...]) -> None:
    table = at(f"auction {FIVE}", seats=3).play(*calls)
    assert (table.actor, state_of(table).step, state_of(table).to_place) == (2, "building", 3)


@pytest.mark.rule("FT-32")
@pytest.mark.parametrize("calls", [("bid 5",), ("bid 0", "bid 5"), ("bid 3", "pass", "bid 5")])
def test_the_auction_stops_at_once_at_5(calls: tuple[str, ...]) -> None:
    table = at(f"auction {FIVE}", seats=4).play(*calls)
    assert state_of(table).step == "building"
    assert table.actor == len(calls) - 1


@pytest.mark.rule("FT-33", "FT-07", "FT-W11")
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
def test_a_retraction_restores_the_position_before_the_bid() -> None:
    before = at("auction display=candy-1,candy-2,scary-2,tree-3,sand-7 calls=1,-,- seat1=sand:6.4;candy:3", seats=3, options=RETRACT)
    overbid = before.play("bid 5")
    assert overbid.legal == {"retract"}
    assert overbid.play("retract").state == before.state
