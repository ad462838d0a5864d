"""The pictures of expansions on the new-table page are current."""

import pytest

from rookery.games.carcassonne.expansions import CATALOGUE
from tools.expansion_pictures import PICTURES, expansion_picture, picture_file


def test_every_expansion_has_a_picture() -> None:
    assert set(PICTURES) == {expansion.name for expansion in CATALOGUE} - {"base"}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_as_its_tool_draws_it(name: str) -> None:
    assert picture_file(name).read_text(encoding="utf-8") == expansion_picture(name)


def test_the_abbot_and_a_guard_stand_in_theirs() -> None:
    shown = {name: [figure for figure in ("#abbot", "#guard") if f'href="{figure}"' in expansion_picture(name)] for name in PICTURES}
    assert shown == {"river": [], "abbot": ["#abbot"], "towers-and-thieves": ["#guard"]}
