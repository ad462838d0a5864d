"""The ends of a build, against placing cards one by one in every order."""

from collections.abc import Iterable, Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots.five_towers.builds import Outline, Outlines, builds, outline
from rookery.games.five_towers.building import Tower, Towers, build, fits
from rookery.games.five_towers.cards import TYPES, VALUES, Card

NO_TOWER = Outline(0, None)


def standing(values: Iterable[int]) -> Tower:
    """A tower of those values that fit when they come one after the other."""
    tower: Tower = ()
    for value in values:
        tower = (*tower, value) if fits(value, tower) else tower
    return tower


def one_by_one(towers: Towers, display: tuple[Card, ...], placed: int = 0) -> Iterator[tuple[int, Outlines]]:
    yield placed, tuple(map(outline, towers))
    for index, card in enumerate(display):
        if fits(card.value, towers[TYPES.index(card.type)]):
            yield from one_by_one(build(towers, card), display[:index] + display[index + 1 :], placed + 1)


values = st.sampled_from(VALUES)
all_towers = st.tuples(*[st.lists(values, max_size=4).map(standing) for _ in TYPES])
displays = st.lists(st.builds(Card, st.sampled_from(TYPES[:3]), values), max_size=5).map(tuple)


@settings(max_examples=60)
@given(all_towers, displays)
def test_builds_end_as_placing_one_by_one_does(towers: Towers, display: tuple[Card, ...]) -> None:
    ends = list(builds(towers, display))
    assert set(ends) == set(one_by_one(towers, display))
    assert len(ends) == len(set(ends))


def test_the_order_of_placing_decides_what_is_uppermost() -> None:
    ends = {(placed, outlines[-1]) for placed, outlines in builds(((),) * 5, (Card("sand", 8), Card("sand", 15)))}
    assert ends == {(0, NO_TOWER), (1, Outline(1, 8)), (1, Outline(1, 15)), (2, Outline(2, 8)), (2, Outline(2, 15))}


def test_nothing_is_built_on_a_top() -> None:
    assert list(builds(((), (), (), (), (5, 0)), (Card("sand", 9),))) == [(0, (NO_TOWER,) * 4 + (Outline(2, 0),))]
