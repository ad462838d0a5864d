"""What towers are worth, reckoned by hand."""

import pytest

from rookery.bots.five_towers.builds import Outline
from rookery.bots.five_towers.evaluation import Outlook, look_ahead, points, prospects
from rookery.games.five_towers.cards import TYPES
from tests.bots.views import seen

OUTLINES = (Outline(2, 8), Outline(0, None), Outline(3, 0), Outline(1, 9), Outline(4, 2))
POINTS = 2 + 0 + 2 * 3 + 1 + 4 + 4 - 1
"""Four towers, one of them with a top; the sand tower is the tallest; one card is demolished."""

EIGHT_CARDS = "candy-0,candy-1,candy-2,candy-3,candy-4,candy-5,candy-6,candy-7"


def outlook(left: float, *, without: str = "") -> Outlook:
    return Outlook(left, tuple(type_ != without for type_ in TYPES))


def tops(position: str, *, seats: int = 2, cards_to_come: str = "shown") -> dict[str, bool]:
    return dict(zip(TYPES, look_ahead(seen(position, seats=seats, cards_to_come=cards_to_come)).tops, strict=True))


def test_points_are_the_score_if_the_game_ended_now() -> None:
    assert points(outlook(0.5), OUTLINES, 1) == POINTS


def test_prospects_add_half_the_room_and_half_the_height_a_top_could_double() -> None:
    room = 14 + 15 + 0 + 9 + 2
    height = 2 + 0 + 0 + 1 + 4
    assert prospects(outlook(0.5), OUTLINES, 1) == POINTS + 0.5 * (0.5 * room + 0.5 * height)


def test_height_counts_only_while_a_top_can_be_had() -> None:
    assert prospects(outlook(0.5, without="sand"), OUTLINES, 1) == prospects(outlook(0.5), OUTLINES, 1) - 0.5 * 0.5 * 4


def test_at_the_end_only_points_count() -> None:
    assert prospects(outlook(0), OUTLINES, 1) == POINTS


@pytest.mark.parametrize(
    ("position", "seats", "left"),
    [
        ("auction display=candy-1,candy-2,scary-5,sand-7,sand-8", 2, 0.4 + 0.6 * 75 / 80),
        ("auction display=candy-1,candy-2,scary-5,sand-7,sand-8", 4, 0.4 + 0.6 * 105 / 110),
        ("auction draw= display=candy-1,candy-2,scary-5,sand-7,sand-8", 3, 0.4),
        (f"auction pass=2 draw={EIGHT_CARDS} display=tree-1,tree-2,scary-5,sand-7,sand-8", 2, 0.8 * 8 / 80),
        (f"auction pass=2 draw={EIGHT_CARDS} display=tree-1,tree-2,scary-5,sand-7,sand-8", 5, 0.8 * 8 / 110),
        ("auction pass=2 draw= display=tree-1", 2, 0),
    ],
)
def test_the_fraction_of_the_game_left_follows_the_draw_pile(position: str, seats: int, left: float) -> None:
    assert look_ahead(seen(position, seats=seats)).left == pytest.approx(left)


def test_in_the_first_pass_a_top_can_be_had_unless_it_is_built() -> None:
    position = "auction display=candy-0,candy-2,scary-5,sand-7,sand-8 discard=scary-0 seat1=tree:5.0"
    for cards_to_come in ("shown", "hidden"):
        found = tops(position, cards_to_come=cards_to_come)
        assert found == {"candy": True, "scary": True, "tree": False, "scrap": True, "sand": True}


def test_in_the_second_pass_a_top_must_be_in_the_draw_pile() -> None:
    position = "auction pass=2 draw=scrap-0,scrap-1 display=candy-0,candy-2,scary-5,sand-7,sand-8 seat1=tree:5.0"
    assert tops(position) == {"candy": False, "scary": False, "tree": False, "scrap": True, "sand": False}


def test_in_the_second_pass_a_top_not_seen_to_be_gone_is_hoped_for_where_piles_are_hidden() -> None:
    position = "auction pass=2 draw=scrap-0,scrap-1 display=candy-0,candy-2,scary-5,sand-7,sand-8 seat1=tree:5.0"
    assert tops(position, cards_to_come="hidden") == {"candy": False, "scary": True, "tree": False, "scrap": True, "sand": True}


@pytest.mark.parametrize("cards_to_come", ["shown", "hidden"])
def test_with_four_seats_there_is_a_second_top_of_each_type(cards_to_come: str) -> None:
    position = "auction display=candy-1,candy-2,scary-5,sand-7,sand-8 seat0=tree:5.0;scrap:4.0 seat1=scrap:0"
    found = tops(position, seats=4, cards_to_come=cards_to_come)
    assert found == {"candy": True, "scary": True, "tree": True, "scrap": False, "sand": True}
