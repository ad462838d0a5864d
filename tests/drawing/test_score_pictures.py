"""The pictures of Carcassonne's score sheet are current."""

import pytest

from tools.score_pictures import PICTURES, picture_file


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_as_its_tool_draws_it(name: str) -> None:
    assert picture_file(name).read_text(encoding="utf-8") == PICTURES[name]()


def test_a_farmer_lies_between_two_cities() -> None:
    drawn = PICTURES["fields"]()
    assert drawn.count('href="#farmer"') == 1
    assert drawn.count("<clipPath") == 4, "a half of a city on each of four tiles"
