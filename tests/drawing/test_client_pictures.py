"""The client's pictures of Carcassonne are current and show what they should."""

from pathlib import Path

import pytest

from rookery.games.carcassonne.expansions import CATALOGUE
from tools.client_pictures import EXPANSIONS, PICTURES, fields, home_board


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_the_files_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PICTURES[path](), "run python tools/client_pictures.py"


def test_every_expansion_has_a_picture_with_its_figure() -> None:
    shown = {name: [figure for figure in ("#abbot", "#guard") if f'href="{figure}"' in draw()] for name, draw in EXPANSIONS.items()}
    assert shown == {"river": [], "abbot": ["#abbot"], "towers-and-thieves": ["#guard"]}
    assert set(shown) == {expansion.name for expansion in CATALOGUE} - {"base"}


def test_four_players_stand_on_the_home_page() -> None:
    assert [home_board().count(f'"rk-seat-{seat}"') for seat in range(1, 6)] == [1, 1, 1, 1, 0]


def test_a_farmer_lies_between_two_cities() -> None:
    drawn = fields()
    assert drawn.count('href="#farmer"') == 1
    assert drawn.count("<clipPath") == 4, "a half of a city on each of four tiles"
