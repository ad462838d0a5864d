"""The picture on Carcassonne's card of the home page is current."""

from tools.home_board import PICTURE, home_board


def test_the_picture_is_as_its_tool_draws_it() -> None:
    assert PICTURE.read_text(encoding="utf-8") == home_board()


def test_four_players_stand_in_it() -> None:
    assert [home_board().count(f'"rk-seat-{seat}"') for seat in range(1, 6)] == [1, 1, 1, 1, 0]
