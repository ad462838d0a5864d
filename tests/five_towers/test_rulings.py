"""Our rulings on questions that the rulebook leaves open."""

from itertools import permutations

import pytest

from rookery.games.five_towers.scoring import Height, sheet
from tests.five_towers.table import FIVE, at, pile, state_of, view_of

FULL = "candy:0;scary:0;tree:0;scrap:0;sand:0"
"""Five complete towers, on which no card can be placed."""


@pytest.mark.rule("FT-A1")
def test_a_bid_that_cannot_be_built_is_refused_and_the_largest_bid_is_shown_to_all() -> None:
    table = at(f"auction {FIVE} seat0=sand:6.4 seat1={FULL}")
    assert table.refusal("bid 5") == "FT-42"
    for seat in (None, 0, 1):
        assert [player.largest_bid for player in view_of(table, seat).players] == [4, 0]
    assert view_of(table.play("bid 0", "pass"), 0).players[0].largest_bid is None  # no auction takes place


@pytest.mark.rule("FT-A9", "FT-35", "FT-W7")
def test_nothing_may_be_demolished_once_a_card_is_placed() -> None:
    table = at(f"building {FIVE} calls=2,pass to-place=2 demolish=yes seat0=candy:15;tree:9").play("place sand-7")
    assert not any(action.startswith("demolish") for action in table.legal)
    assert table.refusal("demolish sand") == table.refusal("demolish tree") == "FT-35"


@pytest.mark.rule("FT-A12")
def test_of_two_tallest_towers_either_gives_the_same_points() -> None:
    heights = [Height(3, True, "candy"), Height(5, False, "tree"), Height(5, True, "sand")]
    assert {sheet(order, 1).total for order in permutations(heights)} == {6 + 5 + 10 + 5 - 1}


@pytest.mark.rule("FT-A15")
def test_when_nobody_can_build_the_same_player_opens_until_the_game_ends() -> None:
    table = at(f"reveal opener=1 seat0={FULL} seat1=candy:15.8", seats=2)
    openers = set()
    while table.actor is not None:
        if table.actor == "chance":
            table = table.play(min(table.legal))
        else:
            openers.add(state_of(table).opener)
            table = table.play("bid 0" if "bid 0" in table.legal else "pass")
    assert openers == {1}
    assert state_of(table).round == 15 + 15  # 73 cards left, twice: fourteen full displays and a short one


@pytest.mark.rule("FT-A16")
def test_the_size_of_a_demolition_pile_is_shown_and_events_name_its_cards() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 demolish=yes seat0=sand:15.6;demolished:tree-5").play("demolish sand")
    for seat in (None, 0, 1):
        view = view_of(table, seat)
        assert view.players[0].demolished == 2
        assert [(event.kind, event.details["card"]) for event in view.events] == [("demolished", "sand-6")]


@pytest.mark.rule("FT-A17")
def test_the_sizes_of_the_piles_are_open_and_the_count_of_cards_to_come_is_an_option_for_all() -> None:
    position = "reveal discard=sand-7,tree-3"
    for seat in (None, 0, 1):
        shown = view_of(at(position), seat)
        assert (shown.draw_pile, shown.discard_pile) == (78, 2)
        assert shown.to_come == pile(at(position), "draw")
        assert shown.discarded == {"tree-3": 1, "sand-7": 1}
        hidden = view_of(at(position, options={"cards-to-come": "hidden"}), seat)
        assert (hidden.draw_pile, hidden.discard_pile) == (78, 2)
        assert (hidden.to_come, hidden.discarded) == (None, None)


@pytest.mark.rule("FT-A18")
@pytest.mark.parametrize(
    ("cards", "count", "towers", "rest"),
    [
        ("candy-1,scary-2,tree-3,scrap-4,sand-7", 5, "", ["candy-1", "scary-2", "tree-3", "scrap-4", "sand-7"]),
        ("tree-3,sand-3,sand-7", 3, "sand:9", ["tree-3", "sand-7", "sand-3"]),  # of one type only one order works
        ("sand-0,sand-7,tree-3", 2, "tree:2;sand:8", ["sand-7", "sand-0"]),  # a card without a place is not a choice
        ("sand-7,tree-3", 1, "tree:2;sand:8", ["sand-7"]),
        ("sand-8,sand-15", 2, "", None),  # 8 carries anything: both orders work
        ("sand-2,sand-9", 2, "sand:3", None),  # 9 goes on anything: 9 then 2, or 2 then 9
        ("sand-5,sand-9", 2, "sand:3", ["sand-9", "sand-5"]),  # here 5 needs the 9 below it
        ("candy-1,scary-2,tree-3", 2, "", None),  # the player must choose among more cards than they place
        ("sand-7,tree-3", 2, "sand:6", None),  # the player must demolish first
    ],
)
def test_the_rest_may_be_built_in_one_go_when_all_ways_end_in_the_same_towers(cards: str, count: int, towers: str, rest: list[str] | None) -> None:
    seat0 = f"seat0={towers}" if towers else ""
    table = at(f"building round=20 pass=2 draw= display={cards} calls={count},pass to-place={count} demolish=yes {seat0}")
    found = view_of(table, 0).rest
    assert found == (None if rest is None else tuple(f"place {card}" for card in rest))
    assert (view_of(table, 1).rest, view_of(table, None).rest) == (None, None)
