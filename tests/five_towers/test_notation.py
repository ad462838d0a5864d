"""Actions and positions as text."""

import pytest

from rookery.core.errors import NotationError
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.cards import Card
from rookery.games.five_towers.notation import read_action
from tests.five_towers.table import FIVE, RETRACT, at, pile, state_of

ACTIONS: dict[str, Action] = {
    "reveal sand-7": Reveal(Card("sand", 7)),
    "bid 3": Bid(3),
    "pass": Pass(),
    "demolish scrap": Demolish("scrap"),
    "place candy-15": Place(Card("candy", 15)),
    "retract": Retract(),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_and_read(text: str) -> None:
    assert str(ACTIONS[text]) == text
    assert read_action(at().setup, text) == ACTIONS[text]


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert read_action(at().setup, "  bid   3 ") == Bid(3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not an action"),
        ("build sand-7", "'build sand-7' is not an action"),
        ("pass 3", "'pass 3' is not an action"),
        ("Pass", "'Pass' is not an action"),
        ("bid", "'bid' is not an action"),
        ("bid 3 4", "'bid 3 4' is not an action"),
        ("x" * 1000, f"'{'x' * 60}' is not an action"),
        ("bid 6", "a bid must be a number from 0 to 5, not '6'"),
        ("bid -1", "a bid must be a number from 0 to 5, not '-1'"),
        ("bid three", "a bid must be a number from 0 to 5, not 'three'"),
        ("bid ٣", "a bid must be a number from 0 to 5, not '٣'"),
        ("bid " + "1" * 5000, "a bid must be a number from 0 to 5, not"),
        ("reveal sand-16", "'sand-16' is not a card"),
        ("reveal sand-07", "'sand-07' is not a card"),
        ("place sand", "'sand' is not a card"),
        ("place gold-7", "'gold-7' is not a card"),
        ("demolish gold", "'gold' is not a tower type"),
        ("demolish sand-7", "'sand-7' is not a tower type"),
    ],
)
def test_invalid_actions_are_unreadable(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        read_action(at().setup, text)
    assert str(unreadable.value).startswith(reason)


@pytest.mark.parametrize(
    "position",
    [
        "reveal round=1 pass=1 opener=0",
        "reveal round=3 pass=1 opener=1 display=tree-3,sand-7 discard=candy-1,candy-2,sand-15",
        f"auction round=1 pass=1 opener=0 {FIVE}",
        f"auction round=2 pass=2 opener=1 calls=-,3 {FIVE} seat0=candy:15.8;sand:9.0;demolished:tree-5.tree-6 seat1=scrap:1",
        f"building round=1 pass=1 opener=0 calls=2,pass {FIVE} to-place=2 demolish=yes",
        f"building round=1 pass=1 opener=0 calls=2,pass {FIVE} to-place=2",
        "building round=1 pass=1 opener=0 calls=2,pass display=candy-1,scary-2,tree-3,scrap-4 to-place=1 seat0=sand:7",
    ],
)
def test_a_position_is_written_as_it_was_read(position: str) -> None:
    assert at(position).position == position


def test_a_position_at_the_end_holds_every_card() -> None:
    table = at("over round=20 pass=2 draw= seat0=sand:15")
    assert table.position.startswith("over round=20 pass=2 opener=0 discard=candy-0,candy-1,")
    assert at(table.position).state == table.state


def test_omitted_fields_have_their_initial_values() -> None:
    assert at("reveal").state == at().state


def test_the_draw_pile_is_every_card_that_is_nowhere_else() -> None:
    table = at("reveal display=tree-3 discard=sand-7 seat0=candy:15;demolished:candy-1")
    assert sum(pile(table, "draw").values()) == 76
    assert not {"tree-3", "sand-7", "candy-15", "candy-1"} & set(pile(table, "draw"))


def test_a_position_may_list_the_draw_pile_instead_of_the_discard_pile() -> None:
    table = at("reveal draw=sand-7,sand-8", seats=4)
    assert pile(table, "draw") == {"sand-7": 1, "sand-8": 1}
    assert sum(pile(table, "discard").values()) == 108


def test_a_position_may_list_both_piles_if_they_hold_all_other_cards() -> None:
    discard = pile(at("reveal draw=sand-7"), "discard")
    assert at(f"reveal draw=sand-7 discard={','.join(discard)}").state == at("reveal draw=sand-7").state


def test_the_order_of_cards_and_words_does_not_matter_except_in_towers() -> None:
    table = at("auction display=sand-7,scrap-4,tree-3,scary-2,candy-1 opener=1 round=2")
    assert table.state == at(f"auction round=2 opener=1 {FIVE}").state
    assert state_of(at("reveal seat0=sand:8.15")) != state_of(at("reveal seat0=sand:15.8"))


PROBLEMS = {
    "": "a position begins with reveal, auction, building, over, not ''",
    "bidding": "a position begins with reveal, auction, building, over, not 'bidding'",
    "reveal pile=3": "a position with 2 seats has no 'pile=3'",
    "reveal round": "a position with 2 seats has no 'round'",
    "reveal seat2=sand:7": "a position with 2 seats has no 'seat2=sand:7'",
    "reveal round=1 round=2": "'round' appears twice in the position",
    "reveal round=0": "round must be a number from 1 to 44, not '0'",
    "reveal pass=3": "pass must be a number from 1 to 2, not '3'",
    "reveal opener=2": "opener must be a number from 0 to 1, not '2'",
    "reveal display=sand-16": "'sand-16' is not a card",
    "reveal display=sand-7,sand-7": "the position has more of sand-7 than the game has",
    "reveal display=sand-7 seat0=sand:7": "the position has more of sand-7 than the game has",
    "reveal discard=sand-7 seat0=demolished:sand-7": "the position has more of sand-7 than the game has",
    "reveal draw=sand-7 discard=sand-8": "the position does not say where all cards are",
    "reveal seat0=gold:7": "'gold' is not a tower type",
    "reveal seat0=sand:7;sand:6": "the sand tower appears twice",
    "reveal seat0=sand:": "a card must be a number from 0 to 15, not ''",
    "reveal seat0=sand:16": "a card must be a number from 0 to 15, not '16'",
    "reveal seat0=sand:7.8": "in the sand tower 8 cannot stand on 7",
    "reveal seat0=sand:0.9": "in the sand tower 9 cannot stand on 0",
    "reveal seat0=demolished:": "'' is not a card",
    f"reveal {FIVE}": "a card can be revealed only when fewer than five are on display",
    "reveal draw=": "a card can be revealed only when fewer than five are on display",
    "reveal calls=3,-": "nobody can have bid before the display is full",
    f"auction {FIVE} calls=3,-,-": "calls must be 2 numbers, 'pass' or '-', separated by commas",
    f"auction {FIVE} calls=3": "calls must be 2 numbers, 'pass' or '-', separated by commas",
    "auction display=candy-1,scary-2 pass=2 calls=4,- draw=": "nobody can bid more cards than are on display",
    f"auction {FIVE} calls=5,- seat0=sand:15.6": "the auction is already over",
    f"auction {FIVE} calls=4,- seat0=candy:0;scary:0;tree:0;scrap:0;sand:0": "someone bid more cards than they can build",
    f"building {FIVE} calls=2,pass to-place=2 demolish=banana": "demolish can be yes or left out, not 'banana'",
    f"auction {FIVE} calls=6,-": "a call must be a number from 0 to 5, not '6'",
    f"auction {FIVE} calls=-,3": "bids go clockwise from the opener",
    f"auction {FIVE} calls=pass,-": "the opener bids a number, and every later bid is higher",
    f"auction {FIVE} calls=pass,2": "the opener bids a number, and every later bid is higher",
    f"auction {FIVE},sand-8": "there are more than five cards on display",
    "auction display=sand-7": "an auction needs five cards on display, or all that are left",
    "auction draw=": "an auction needs five cards on display, or all that are left",
    f"auction {FIVE} calls=2,3": "the auction is already over",
    f"auction {FIVE} calls=5,-": "the auction is already over",
    f"auction {FIVE} to-place=2": "cards can be placed only in the building step",
    f"auction {FIVE} demolish=yes": "cards can be placed only in the building step",
    f"building {FIVE}": "nobody has bid for the cards that are to be placed",
    "building display=candy-1,scary-2,tree-3 calls=2,pass": "nobody has bid for the cards that are to be placed",
    f"building {FIVE} calls=2,pass to-place=3": "nobody has bid for the cards that are to be placed",
    f"building {FIVE} calls=0,pass to-place=1": "nobody has bid for the cards that are to be placed",
    f"building {FIVE} calls=2,- to-place=2": "the auction is not over yet",
    f"building {FIVE} calls=2,pass to-place=1": "there are more than five cards on display",
    "building display=sand-7,tree-3 calls=2,pass to-place=2": "the cards that were on display are missing",
    "building display=candy-1,scary-2,tree-3,scrap-4 calls=2,pass to-place=1 demolish=yes": "a card can be demolished only before any is placed",
    f"building {FIVE} calls=5,- to-place=5 demolish=yes seat0=sand:6.4": "the cards to be placed cannot be built",
    f"building {FIVE} calls=5,- to-place=5 seat0=sand:15.6": "the cards to be placed cannot be built",
    "over pass=2": "the game is not over while there are cards left",
    "over draw=": "the game is not over while there are cards left",
    f"over pass=2 draw= {FIVE}": "the game is not over while there are cards left",
    "over pass=2 draw= calls=3,pass": "nobody can have bid after the end of the game",
}


@pytest.mark.parametrize("position", PROBLEMS)
def test_an_impossible_position_is_refused(position: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        at(position)
    assert str(unreadable.value).startswith(PROBLEMS[position])


def test_an_overbid_is_a_valid_position_if_the_table_allows_retractions() -> None:
    position = f"building round=1 pass=1 opener=0 calls=5,- {FIVE} to-place=5 demolish=yes seat0=sand:6.4"
    assert at(position, options=RETRACT).position == position
    with pytest.raises(NotationError, match="cannot be built"):  # a demolition for it is impossible
        at(position.replace(" demolish=yes", ""), options=RETRACT)
