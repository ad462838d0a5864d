"""The decisions by which games of one deal are compared: the cards taken in each round of the first pass."""

from rookery.core.decision import Decision
from rookery.core.view import Event, event
from rookery.games.five_towers.decisions import decisions


def revealed(*cards: str) -> list[Event]:
    return [event("revealed", card=card) for card in cards]


def placed(seat: int, *cards: str) -> list[Event]:
    return [event("placed", seat=seat, card=card, height=1) for card in cards]


FIRST = revealed("sand-1", "tree-2")
SECOND = revealed("candy-3", "scrap-4")
ONE_BIDS = [event("bid", seat=0, count=1), event("passed", seat=1), event("won", seat=0, count=1)]
ALL_PASS = [event("passed", seat=0), event("passed", seat=1), event("nobody-built")]


def test_every_round_has_its_cards_and_the_number_that_a_seat_took() -> None:
    events = [*FIRST, *ONE_BIDS, *placed(0, "sand-1"), *SECOND, *ONE_BIDS, *placed(1, "candy-3", "scrap-4"), event("reshuffled", cards=1)]
    assert decisions(0, events) == (Decision(1, ("sand-1", "tree-2"), "1"), Decision(2, ("candy-3", "scrap-4"), "0"))
    assert decisions(1, events) == (Decision(1, ("sand-1", "tree-2"), "0"), Decision(2, ("candy-3", "scrap-4"), "2"))


def test_a_round_in_which_everybody_passes_is_compared_too() -> None:
    events = [*FIRST, *ALL_PASS, *SECOND, event("passed", seat=0), *revealed("scary-5"), *ONE_BIDS, event("ended")]
    shown = [("sand-1", "tree-2"), ("candy-3", "scrap-4"), ("scary-5",)]
    assert decisions(0, events) == tuple(Decision(number, cards, "0") for number, cards in enumerate(shown, start=1))


def test_rounds_after_the_first_pass_are_not_compared() -> None:
    events = [*FIRST, *ONE_BIDS, *placed(0, "sand-1"), event("reshuffled", cards=1), *SECOND, *ONE_BIDS, *placed(0, "candy-3"), event("ended")]
    assert decisions(0, events) == (Decision(1, ("sand-1", "tree-2"), "1"),)


def test_a_round_that_is_not_over_is_not_compared() -> None:
    assert decisions(0, [*FIRST, *ONE_BIDS, *placed(0, "sand-1")]) == ()
