"""The table of 5 Towers: display, piles, towers, calls, and the rook of the winner."""

import pytest

from rookery.drawing.five_towers.table_picture import paint_display, skyline_picture
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.view import FiveTowersView
from tests.drawing.svg import classes, texts, used
from tests.drawing.views import final_table, five_towers, table_at, views_of_actors

AUCTION = (
    "auction round=3 opener=0 calls=2,pass,- display=candy-1,scary-9,tree-0,scrap-14,sand-7 discard=tree-4,tree-5"
    " seat0=candy:15.8;demolished:sand-2 seat1=sand:9.8.0"
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tower_of_every_player_stands_on_the_table(seats: int) -> None:
    view = final_table(seats)
    seen = used(skyline_picture(view).svg)
    towers = [tower for player in view.players for tower in player.towers.values()]
    for kind in TYPES:
        values = [value for player in view.players for value in player.towers[kind]]
        assert seen[f"ft-{kind}"] == sum(value != 0 for value in values)
        assert seen[f"ft-{kind}-top"] == values.count(0)
    assert classes(skyline_picture(view).svg)["rk-free-place"] == towers.count(())


def test_the_display_and_the_piles_are_on_the_ledge() -> None:
    view = table_at(AUCTION, 3)
    display = paint_display(view, 400)
    assert texts(display) == ["1", "9", "0", "14", "7", str(view.draw_pile), "2"]
    assert used(display)["card-back"] == 1
    assert used(display)["lantern"] == 0


def test_an_empty_pile_is_an_outline() -> None:
    view = final_table(2)
    display = paint_display(view, 400)
    assert view.draw_pile == 0
    assert used(display)["card-back"] == 0
    assert classes(display)["rk-no-pile"] == 1 + (view.discard_pile == 0)


def test_the_calls_and_the_seat_to_call() -> None:
    svg = skyline_picture(table_at(AUCTION, 3)).svg
    worn = classes(svg)
    assert (worn["rk-call"], worn["rk-passed"], worn["rk-to-move"]) == (1, 1, 1)
    assert used(svg)["rook"] == 0


def test_a_demolition_pile_shows_its_size_and_not_its_cards() -> None:
    svg = skyline_picture(table_at(AUCTION, 3)).svg
    assert used(svg)["card-back"] == 2
    assert "demolished" not in svg


def test_lanterns_are_lit_under_the_cards_that_may_be_taken() -> None:
    views: list[FiveTowersView] = views_of_actors(five_towers(4), "building")
    view = next(view for view in views if 0 < sum(choice.target.kind == "card" for choice in view.choices) < len(view.display))
    display = paint_display(view, 400)
    takeable = {choice.target.at for choice in view.choices if choice.target.kind == "card"}
    assert used(display)["lantern"] == len(view.display)
    assert classes(display)["rk-unlit"] == sum(card not in takeable for card in view.display)


def test_the_rook_sits_with_every_winner() -> None:
    view = final_table(5)
    assert view.outcome is not None
    assert used(skyline_picture(view).svg)["rook"] == len(view.outcome.winners)


def test_names_are_shown_when_they_are_known() -> None:
    view = table_at(AUCTION, 3)
    assert {"Ada", "Ben & Co", "Živilė"} <= set(texts(skyline_picture(view, names=("Ada", "Ben & Co", "Živilė")).svg))
    assert {str(score) for score in view.scores} <= set(texts(skyline_picture(view).svg))
