"""The building rules: which card may go on which."""

import pytest
from hypothesis import given

from rookery.core.errors import NotationError
from rookery.games.five_towers.building import build, demolitions, fits, only_way
from rookery.games.five_towers.cards import TYPES, Card, deck
from rookery.games.five_towers.state import NO_TOWERS
from tests.contract.playthrough import games, playthrough, seeds
from tests.contract.table import setup_of
from tests.five_towers.table import FIVE, at, tower, view_of

FITTING = {
    "FT-19 FT-21 lower cards and a 9": ("7", {0, 1, 2, 3, 4, 5, 6, 9}),
    "FT-19 only lower cards": ("9", {0, 1, 2, 3, 4, 5, 6, 7, 8}),
    "FT-20 FT-W6 an 8 carries anything": ("8", set(range(16)) - {8}),
    "FT-20 an 8 carries what the cards below it would not": ("9.8", set(range(16)) - {8, 9}),
    "FT-20 the tower continues from the card on the 8": ("9.8.14", {*range(8), 10, 11, 12, 13}),
    "FT-21 a 9 goes on a 1": ("1", {0, 9}),
    "FT-21 a 9 goes on a 10": ("10", set(range(10))),
    "FT-21 FT-40 nothing goes on a top": ("0", set()),
}


@pytest.mark.rule("FT-19", "FT-20", "FT-21", "FT-40", "FT-W6")
@pytest.mark.parametrize(("tower", "values"), FITTING.values(), ids=FITTING)
def test_these_cards_of_its_type_fit_on_a_tower(tower: str, values: set[int]) -> None:
    left = [value for value in range(16) if str(value) not in tower.split(".")]
    building = "building display=candy-1,scary-2,tree-3,scrap-4,sand-{} calls=1,pass to-place=1 seat0=sand:{}"
    assert {value for value in left if f"place sand-{value}" in at(building.format(value, tower)).legal} == values


@pytest.mark.rule("FT-19", "FT-12")
def test_the_twin_of_the_uppermost_card_does_not_fit() -> None:
    table = at("building display=candy-1,scary-2,tree-3,scrap-4,sand-7 calls=1,pass,pass,pass to-place=1 seat0=sand:7", seats=4)
    assert table.refusal("place sand-7") == "FT-19"


@pytest.mark.rule("FT-17")
def test_any_card_may_start_a_tower() -> None:
    assert all(fits(value, ()) for value in range(16))
    table = at(f"building {FIVE} calls=1,pass to-place=1").play("place sand-7")
    assert tower(table, 0, "sand") == (7,)


@pytest.mark.rule("FT-17")
def test_a_new_card_goes_on_the_uppermost_card() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 seat0=sand:15.8").play("place sand-7")
    assert tower(table, 0, "sand") == (15, 8, 7)


@pytest.mark.rule("FT-16")
def test_a_card_goes_on_the_tower_of_its_own_type_and_on_no_other() -> None:
    start = at(f"building {FIVE} calls=1,pass to-place=1 seat0=candy:15;scary:14;tree:13;scrap:12;sand:11")
    table = start.play("place sand-7")
    assert tower(table, 0, "sand") == (11, 7)
    assert [tower(table, 0, type_) for type_ in TYPES[:4]] == [(15,), (14,), (13,), (12,)]
    with pytest.raises(NotationError, match="is not an action"):
        start.play("place sand-7 candy")


@pytest.mark.rule("FT-15")
def test_a_second_tower_of_a_type_cannot_be_started() -> None:
    table = at(f"building {FIVE} calls=1,pass to-place=1 seat0=sand:6")
    assert table.refusal("place sand-7") == "FT-19"
    with pytest.raises(NotationError, match="the sand tower appears twice"):
        at(f"building {FIVE} calls=1,pass to-place=1 seat0=sand:6;sand:15")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("FT-15", "FT-16", "FT-18", "FT-22")
@games(1)
@given(seed=seeds)
def test_towers_grow_and_shrink_at_their_upper_end_only(seats: int, seed: int) -> None:
    game = playthrough(setup_of("five-towers", seats), seed)
    for before, after in zip(game.states, game.states[1:], strict=False):
        for was, is_ in zip(before.players, after.players, strict=True):
            assert len(is_.towers) == 5
            for old, new in zip(was.towers, is_.towers, strict=True):
                assert new in (old, old[:-1]) or new[:-1] == old


@pytest.mark.rule("FT-18")
def test_all_values_of_all_towers_are_shown_to_everybody() -> None:
    table = at(f"auction {FIVE} seat0=candy:15.8.3;sand:9 seat1=tree:12.0")
    for seat in (None, 0, 1):
        players = view_of(table, seat).players
        assert dict(players[0].towers) == {"candy": (15, 8, 3), "scary": (), "tree": (), "scrap": (), "sand": (9,)}
        assert players[1].towers["tree"] == (12, 0)


@pytest.mark.rule("FT-D5")
def test_the_tallest_tower_has_16_cards_of_the_80() -> None:
    towers = NO_TOWERS
    for value in range(15, -1, -1):
        assert fits(value, towers[TYPES.index("sand")])
        towers = build(towers, Card("sand", value))
    assert len(towers[TYPES.index("sand")]) == 16 == sum(count for card, count in deck(2).items() if card.type == "sand")


@pytest.mark.rule("FT-D5")
def test_the_tallest_tower_has_21_cards_of_the_110() -> None:
    values = (12, 10, 7, 5, 2, 9, 8, 15, 14, 13, 12, 11, 10, 7, 6, 5, 4, 3, 2, 1, 0)
    assert all(fits(value, values[:height]) for height, value in enumerate(values))
    # it contains every sand card except the second 0, and a tower ends with its first 0
    left = {value: deck(4)[Card("sand", value)] - values.count(value) for value in range(16)}
    assert {value: count for value, count in left.items() if count} == {0: 1}
    assert not any(fits(value, values) for value in range(16))


def test_every_demolition_takes_the_uppermost_card_of_an_incomplete_tower() -> None:
    sand, candy, tree, scary, scrap = (7, 3), (9, 0), (), (2,), ()
    towers = tuple({"sand": sand, "candy": candy, "tree": tree, "scary": scary, "scrap": scrap}[type_] for type_ in TYPES)
    after = {type_: dict(zip(TYPES, left, strict=True)) for type_, left in demolitions(towers).items()}
    assert after == {
        "sand": {"sand": (7,), "candy": candy, "tree": tree, "scary": scary, "scrap": scrap},
        "scary": {"sand": sand, "candy": candy, "tree": tree, "scary": (), "scrap": scrap},
    }


def test_there_is_one_way_to_build_nothing() -> None:
    assert only_way(NO_TOWERS, (Card("sand", 3), Card("tree", 4)), 0) == ()
