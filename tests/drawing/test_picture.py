"""Pictures are self-contained."""

import re
from dataclasses import FrozenInstanceError

import pytest

from rookery.drawing import THEMES, Picture, Theme, draw
from rookery.drawing.carcassonne.board import all_tiles, board_picture
from rookery.drawing.carcassonne.tile import tile_picture
from rookery.drawing.five_towers.components import card_picture
from rookery.drawing.five_towers.table_picture import skyline_picture
from tests.drawing.svg import ids
from tests.drawing.views import final_board, final_table

TILE = all_tiles()["TA"]


def pictures(theme: Theme) -> list[Picture]:
    return [
        tile_picture(TILE, 90, theme=theme),
        card_picture("sand", 9, theme=theme),
        board_picture(final_board(), theme=theme),
        skyline_picture(final_table(5), theme=theme),
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("number", range(4))
def test_a_picture_refers_only_to_what_it_defines(theme: Theme, number: int) -> None:
    svg = pictures(theme)[number].svg
    found = ids(svg)
    referred = set(re.findall(r'href="([^"]*)"', svg)) | set(re.findall(r"url\(([^)]*)\)", svg))
    assert len(found) == len(set(found))
    assert {f"#{name}" for name in found} == referred
    assert not re.search(r"<script|<image|<foreignObject|@import|\bon\w+=|javascript:", svg)
    assert set(re.findall(r"https?://[^\"' <]*", svg)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("number", range(4))
def test_a_picture_contains_the_styles_and_tokens_it_needs(theme: Theme, number: int) -> None:
    svg = pictures(theme)[number].svg
    worn = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
    ruled = set(re.findall(r"^\.([\w-]+) \{", svg, re.MULTILINE))
    assert worn == ruled
    defined = set(re.findall(r"--([\w-]+):", svg))
    assert set(re.findall(r"var\(--([\w-]+)\)", svg)) <= defined


def test_a_notebook_shows_the_picture_and_text_is_the_file() -> None:
    picture = card_picture("candy", 0)
    assert picture._repr_svg_() == str(picture) == picture.svg
    assert picture.svg.startswith("<svg xmlns=")
    with pytest.raises(FrozenInstanceError):
        picture.width = 3  # type: ignore[misc]


def test_day_and_night_differ_in_colour_only() -> None:
    day, night = (board_picture(final_board(), theme=theme).svg for theme in THEMES)
    assert day != night
    assert day[day.index("</style>") :] == night[night.index("</style>") :]


def test_two_themes_can_share_a_page() -> None:
    day, night = (draw(final_table(2), theme=theme).svg for theme in THEMES)
    assert set(ids(day)) ^ set(ids(night)) == {"sky-light", "sky-dark"}
    assert ".rk-light {" in day
    assert ".rk-dark {" in night
    assert ":root" not in day + night
