"""The arena's draws follow the odds, and correlate as much as the odds allow."""

from collections import Counter
from itertools import permutations

from rookery.play.deal import draw_by_key

ODDS = {"ash": 1, "birch": 2, "cedar": 3, "elm": 6}
CHI_SQUARE = {3: 16.3, 5: 20.5}
"""The 99.9 % quantiles of the chi-squared distribution, by degrees of freedom."""


def test_draws_follow_the_weights() -> None:
    drawn = Counter(draw_by_key(ODDS, f"key {number}") for number in range(12000))
    assert sum((drawn[action] - 1000 * weight) ** 2 / (1000 * weight) for action, weight in ODDS.items()) < CHI_SQUARE[3]


def test_drawing_without_replacement_makes_every_order_equally_likely() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for deal in range(6000):
        bag = {"ash": 1, "birch": 1, "cedar": 1}
        order: list[str] = []
        while bag:
            order.append(draw_by_key(bag, f"deal {deal} draw {len(order)}"))
            del bag[order[-1]]
        orders[tuple(order)] += 1
    assert sum((orders[order] - 1000) ** 2 / 1000 for order in permutations(["ash", "birch", "cedar"])) < CHI_SQUARE[5]


def test_the_next_draw_does_not_depend_on_the_last_one() -> None:
    pairs = Counter((draw_by_key({"ash": 1, "elm": 1}, f"{deal} 0"), draw_by_key({"ash": 1, "elm": 1}, f"{deal} 1")) for deal in range(4000))
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < CHI_SQUARE[3]


def test_the_order_of_the_odds_does_not_matter() -> None:
    assert all(draw_by_key(ODDS, f"{key}") == draw_by_key(dict(reversed(ODDS.items())), f"{key}") for key in range(100))


def test_a_draw_stays_the_same_when_something_else_leaves_the_bag() -> None:
    for key in range(100):
        drawn = draw_by_key(ODDS, f"{key}")
        for gone in ODDS.keys() - {drawn}:
            assert draw_by_key({action: weight for action, weight in ODDS.items() if action != gone}, f"{key}") == drawn
