"""The picture of a game's result for sharing."""

import re

import pytest

from rookery.drawing import THEMES, Theme, result_picture
from tests.drawing.svg import texts, used
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


def test_a_board_lies_beside_a_panel_with_the_headline_and_the_ranking() -> None:
    view = final_board(3)
    svg = result_picture(view, title="Ada wins this game of all games", subtitle="Carcassonne", names=NAMES[:3]).svg
    shown = texts(svg)
    assert {"Ada wins this game", "of all games", "Carcassonne", *NAMES[:3]} <= set(shown)
    ranking = sorted(range(3), key=lambda seat: -view.scores[seat])
    assert [name for name in shown if name in NAMES] == [NAMES[seat] for seat in ranking]
    left, scale = map(float, re.findall(r'translate\(([\d.-]+) [\d.-]+\)"><g transform="scale\(([\d.]+)\)', svg)[0])
    columns = [tile.at[0] for tile in view.tiles]
    middle = left + (min(columns) + max(columns) + 1) * 50 * scale
    assert 840 < middle < 850  # the board is centred beside the panel
