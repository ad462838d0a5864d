"""How each game's table looks in a terminal: one module a game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from rookery.cli.paper import Paper
from rookery.core.view import Event, View


class Table(Protocol):
    """What the module of a game gives."""

    def rules(self, paper: Paper) -> str:
        """The rules in short."""

    def commands(self, paper: Paper) -> str:
        """What can be typed."""

    def heading(self, view: View, paper: Paper) -> str:
        """Where in the game we are, such as the round; it changes when a new part begins."""

    def draw(self, view: View, paper: Paper) -> list[Text]:
        """The whole table, as the view's seat sees it."""

    def tell(self, events: Sequence[Event], paper: Paper) -> list[str]:
        """What has happened, one sentence each; the events of several actions may come at once."""

    def to_come(self, view: View, paper: Paper) -> list[Text]:
        """What may still be drawn; empty where the table hides it."""

    def keys(self, view: View) -> dict[str, str]:
        """What is typed to pick a choice, most often a number, and the action it stands for."""

    def offer(self, view: View, paper: Paper) -> list[str]:
        """The choices as they are listed, each behind what is typed for it."""

    def look(self, wish: str, view: View, paper: Paper) -> Paper | None:
        """The paper on which another part of the board is drawn; None where there is no such part."""

    def finish(self, view: View) -> tuple[str, ...]:
        """The actions that complete the turn, where every order of them comes to the same; otherwise none."""


def table_of(game: str) -> Table:
    """The table of this game; a game that has none is told in words only."""
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast("Table", import_module(module if find_spec(module) else f"{__name__}.words_only"))
