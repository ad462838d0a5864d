"""The cards, their printed marks, and the setup."""

from collections import Counter

import pytest

from rookery.core.errors import SetupError
from rookery.core.frozen import size
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.cards import BOX, TYPES, Card, deck
from tests.five_towers.table import at, display, pile, state_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("FT-01", "FT-09", "FT-10", "FT-W1", "FT-W2", "FT-W4")
def test_the_box_holds_110_cards_of_five_types_with_values_from_0_to_15() -> None:
    assert len(BOX) == size(deck(5)) == 110
    assert TYPES == ("candy", "scary", "tree", "scrap", "sand")
    assert {printed.card for printed in BOX} == {Card(type_, value) for type_ in TYPES for value in range(16)}


@pytest.mark.rule("FT-02")
def test_two_to_five_can_play() -> None:
    for seats in (2, 3, 4, 5):
        assert state_of(at(seats=seats)).seats == seats
    for seats in (1, 6):
        with pytest.raises(SetupError, match=f"2 to 5 seats, not {seats}"):
            at(seats=seats)


@pytest.mark.rule("FT-03", "FT-04", "FT-05", "FT-63")
def test_the_box_names_age_time_and_designer_and_the_rules_video_is_linked() -> None:
    facts = FIVE_TOWERS.facts
    assert (facts.age, facts.minutes, facts.designer) == (7, (15, 30), "Kasper Lapp")
    assert "https://fivetowers.deep-print-games.com" in facts.links


@pytest.mark.rule("FT-11", "FT-23", "FT-W3")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_play_with_one_card_of_each_value_and_type(seats: int) -> None:
    assert pile(at(seats=seats), "draw") == {f"{type_}-{value}": 1 for type_ in TYPES for value in range(16)}


@pytest.mark.rule("FT-12", "FT-24", "FT-W5")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_play_with_one_more_of_six_values_of_each_type(seats: int) -> None:
    draw = pile(at(seats=seats), "draw")
    assert sum(draw.values()) == 110
    assert {card for card, count in draw.items() if count == 2} == {f"{type_}-{value}" for type_ in TYPES for value in (0, 2, 5, 7, 10, 12)}
    assert set(draw.values()) == {1, 2}


@pytest.mark.rule("FT-13")
def test_the_thirty_cards_with_the_symbol_are_the_ones_left_in_the_box() -> None:
    marked = [printed.card for printed in BOX if printed.extra]
    assert len(marked) == 30
    assert Counter(dict(deck(4))) - Counter(dict(deck(2))) == Counter(marked)


@pytest.mark.rule("FT-25")
@SEATS
def test_any_card_of_the_draw_pile_may_come_next_and_each_copy_is_equally_likely(seats: int) -> None:
    table = at(seats=seats)
    odds = {str(action): weight for action, weight in table.rules.odds(table.state).items()}
    assert odds == {f"reveal {card}": count for card, count in pile(table, "draw").items()}
    assert display(table) == []
    assert pile(table, "discard") == {}


@pytest.mark.rule("FT-25")
def test_a_card_that_has_been_turned_up_cannot_come_again() -> None:
    table = at(seats=2).play("reveal sand-7")
    assert "reveal sand-7" not in table.legal
    assert table.refusal("reveal sand-7") == "FT-25"
    twice = at(seats=4).play("reveal sand-7")
    assert "reveal sand-7" in twice.legal


@pytest.mark.rule("FT-26")
@SEATS
def test_any_seat_may_be_set_to_open_the_first_auction(seats: int) -> None:
    cards = ("candy-1", "scary-2", "tree-3", "scrap-4", "sand-7")
    for opener in range(seats):
        table = at(seats=seats, opener=opener).play(*(f"reveal {card}" for card in cards))
        assert table.actor == opener


@pytest.mark.rule("FT-D1")
@SEATS
def test_every_type_has_equally_many_cards_and_only_the_tops_differ_in_number(seats: int) -> None:
    cards = deck(seats)
    assert size(cards) == (80 if seats < 4 else 110)
    for type_ in TYPES:
        of_type = {card.value: count for card, count in cards.items() if card.type == type_}
        assert sum(of_type.values()) == (16 if seats < 4 else 22)
        assert (of_type[8], of_type[9], of_type[0]) == (1, 1, 1 if seats < 4 else 2)
