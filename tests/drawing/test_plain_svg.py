"""Pictures in plain SVG without CSS, and their conversion to PNG."""

import re
import struct
import zlib
from xml.etree import ElementTree as ET

import pytest

from rookery.core.view import View
from rookery.drawing import result_picture
from rookery.drawing.plain_svg import plain_svg
from rookery.drawing.png import png
from tests.drawing.views import final_board, final_table
from tests.five_towers.table import at, view_of

OVER = "over round=32 pass=2 draw= seat0=candy:6.3.2.0;scary:12.11.7.5.2 seat1=candy:12.8;sand:9.5"


def five_towers() -> View:
    return view_of(at(OVER, seats=2), None)


def drawn(view: View, **more: object) -> str:
    return str(result_picture(view, title="Ada wins with 18", subtitle="5 Towers", names=["Ada", "Оксана"], **more))  # type: ignore[arg-type]


def test_plain_svg_contains_no_references() -> None:
    plain = plain_svg(drawn(five_towers()))
    assert not re.search(r"var\(|calc\(|class=|<use|<symbol|<style", plain)
    assert "Ada wins with 18" in plain


def test_colours_come_from_the_elements_around_and_from_the_theme() -> None:
    plain = ET.fromstring(plain_svg(drawn(five_towers(), theme="dark")))
    tokens = [one for one in plain.iter() if one.get("r") == "12"]
    assert [one.get("fill") for one in tokens] == ["#D01F19", "#1755C0"]
    title = next(one for one in plain.iter() if one.text == "Ada wins with 18")
    assert (title.get("fill"), title.get("font-weight"), title.get("font-size")) == ("#F4F0FB", "700", "74px")


@pytest.mark.parametrize("view", [final_table(2), final_board(2)], ids=["five-towers", "carcassonne"])
def test_a_running_game_is_shown_without_points(view: View) -> None:
    shown = {points: set(scores(drawn(view, points=points))) for points in (True, False)}
    assert shown == {True: {str(score) for score in view.scores}, False: {""}}


def scores(svg: str) -> list[str]:
    return re.findall(r'class="rk-score">(\d*)<', svg)


def test_the_pixels_have_the_size_of_the_picture_and_its_colours() -> None:
    pixels = png(drawn(five_towers()))
    assert struct.unpack(">II", pixels[16:24]) == (1200, 630)
    assert len(set(zlib.decompress(b"".join(chunks(pixels))))) > 100


def chunks(pixels: bytes) -> list[bytes]:
    """Return the compressed pixels of a PNG."""
    found, at_byte = [], 8
    while at_byte < len(pixels):
        length, kind = struct.unpack(">I4s", pixels[at_byte : at_byte + 8])
        if kind == b"IDAT":
            found.append(pixels[at_byte + 8 : at_byte + 8 + length])
        at_byte += length + 12
    return found
