"""How each game's table looks in a terminal: one module a game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from rookery.cli.draw_context import DrawContext
from rookery.core.view import Event, View


class Renderer(Protocol):
    """What the module of a game gives."""

    def rules(self, context: DrawContext) -> str:
        """The rules in short."""

    def commands(self, context: DrawContext) -> str:
        """What can be typed."""

    def heading(self, view: View, context: DrawContext) -> str:
        """Where in the game we are, such as the round; it changes when a new part begins."""

    def render(self, view: View, context: DrawContext) -> list[Text]:
        """The whole table, as the view's seat sees it."""

    def tell(self, events: Sequence[Event], context: DrawContext) -> list[str]:
        """What has happened, one sentence each; the events of several actions may come at once."""

    def to_come(self, view: View, context: DrawContext) -> list[Text]:
        """What may still be drawn; empty where the table hides it."""

    def keys(self, view: View) -> dict[str, str]:
        """What is typed to pick a choice, most often a number, and the action it stands for."""

    def choice_lines(self, view: View, context: DrawContext) -> list[str]:
        """The choices as they are listed, each behind what is typed for it."""

    def move_window(self, wish: str, view: View, context: DrawContext) -> DrawContext | None:
        """The paper on which another part of the board is drawn; None where there is no such part."""

    def rest_of_turn(self, view: View) -> tuple[str, ...]:
        """The actions that complete the turn, where every order of them comes to the same; otherwise none."""


def renderer_for(game: str) -> Renderer:
    """The table of this game; a game that has none is told in words only."""
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast("Renderer", import_module(module if find_spec(module) else f"{__name__}.text_only"))
