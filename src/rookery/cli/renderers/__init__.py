"""How each game looks in the terminal: one module for each game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from rookery.cli.draw_context import DrawContext
from rookery.core.view import Event, View


class Renderer(Protocol):
    """The functions of a game's module."""

    def rules(self, context: DrawContext) -> str:
        """The rules in short."""

    def commands(self, context: DrawContext) -> str:
        """What can be typed."""

    def heading(self, view: View, context: DrawContext) -> str:
        """The current part of the game, such as the round."""

    def render(self, view: View, context: DrawContext) -> list[Text]:
        """The whole board, as the view's seat sees it."""

    def event_sentences(self, events: Sequence[Event], context: DrawContext) -> list[str]:
        """One sentence for each event. The events of several actions may come together."""

    def render_to_come(self, view: View, context: DrawContext) -> list[Text]:
        """What may still be drawn; empty if the table hides it."""

    def keys(self, view: View) -> dict[str, str]:
        """The actions by what is typed to choose them, usually a number."""

    def choice_lines(self, view: View, context: DrawContext) -> list[str]:
        """The choices as they are listed, each after what is typed for it."""

    def move_window(self, wish: str, view: View, context: DrawContext) -> DrawContext | None:
        """The context that shows another part of the board; None if there is no such part."""

    def rest_of_turn(self, view: View) -> tuple[str, ...]:
        """The actions that complete the turn, if their order makes no difference; otherwise empty."""


def renderer_for(game: str) -> Renderer:
    """The renderer of this game; a game without one is shown as text only."""
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast("Renderer", import_module(module if find_spec(module) else f"{__name__}.text_only"))
