"""The pictures of 5 Towers."""

from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.five_towers.table_picture import paint_players, paint_towers, skyline_picture
from rookery.drawing.kit import DrawingKit, Headline
from rookery.drawing.result_picture import HEIGHT, WIDTH
from rookery.drawing.scenery import paint_scenery
from rookery.drawing.svg import text, use
from rookery.games.five_towers.view import FiveTowersView

_GROUND: Final = 545
_MARGIN: Final = 44


def _result(view: FiveTowersView, words: Headline, theme: Theme, points: bool) -> str:
    """Paint the headline in the sky and everybody's towers below it."""
    return "".join(
        [
            paint_scenery(WIDTH, HEIGHT, _GROUND, theme),
            text(words.title, _MARGIN, 100, "result-title"),
            text(words.subtitle, _MARGIN, 150, "result-subtitle"),
            use("rook", WIDTH - _MARGIN - 64, 34, 64, 64) if words.title else "",
            paint_players(view, words.names, WIDTH, _GROUND, points=points) if words.names else paint_towers(view, WIDTH, _GROUND),
        ]
    )


KIT: Final = DrawingKit(skyline_picture, _result)
