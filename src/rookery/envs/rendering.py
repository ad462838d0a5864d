"""The render modes that the environments share.

ansi   the position in words
human  the same, printed
svg    a picture, as the text of an SVG file
"""

import sys
from typing import Final

from rookery.drawing import draw
from rookery.envs.words import describe
from rookery.fast.common.twin import AnyTwin

MODES: Final = ("human", "ansi", "svg")


def check_mode(mode: str | None) -> None:
    """Raise ValueError if there is no such render mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"the render mode must be {', '.join(MODES)} or None, not {mode!r}")


def rendered(twin: AnyTwin, mode: str | None) -> str | None:
    """Render what everybody sees; "human" prints it and returns None."""
    if mode is None:
        raise ValueError(f"nothing to render: create the environment with a render_mode ({', '.join(MODES)})")
    view = twin.view(None)
    if mode == "svg":
        return str(draw(view))
    text = describe(view)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None
