"""The result of a game as a picture to share."""

import pytest

from rookery.drawing import THEMES, Theme, result_picture
from tests.drawing.svg import parse, texts, used
from tests.drawing.views import final_board, final_table

NAMES = ("Ada", "Oksana", "Jonas", "Bartek", "Mila")


@pytest.mark.parametrize("theme", THEMES)
def test_towers_stand_below_the_headline_with_everybodys_points(theme: Theme) -> None:
    view = final_table(4)
    picture = result_picture(view, title="Ada wins & smiles", subtitle="5 Towers", names=NAMES[:4], theme=theme)
    assert (picture.width, picture.height) == (1200, 630)
    shown = texts(picture.svg)
    assert {"Ada wins & smiles", "5 Towers", *NAMES[:4], *(str(score) for score in view.scores)} <= set(shown)
    assert view.outcome is not None
    assert used(picture.svg)["rook"] == 1 + len(view.outcome.winners)


def test_a_board_is_shown_whole_below_the_headline() -> None:
    root = parse(result_picture(final_board(3), title="Ada wins", subtitle="Carcassonne", names=NAMES[:3]).svg)
    board = next(one for one in root.iter() if one.get("class") == "rk-light" and "x" in one.attrib)
    left, top, width, height = (float(board.attrib[name]) for name in ("x", "y", "width", "height"))
    assert (left >= 0, top > 150, left + width <= 1200, top + height <= 630) == (True, True, True, True)
