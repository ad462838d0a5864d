"""How each game's table looks in a terminal: one module a game, found by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from rookery.cli.paper import Paper
from rookery.core.view import Choice, Event, View


class Table(Protocol):
    """What the module of a game gives."""

    def rules(self, paper: Paper) -> str:
        """The rules in short."""

    def heading(self, view: View, paper: Paper) -> str:
        """Where in the game we are, such as the round; it changes when a new part begins."""

    def draw(self, view: View, paper: Paper) -> list[Text]:
        """The whole table, as the view's seat sees it."""

    def tell(self, events: Sequence[Event], paper: Paper) -> list[str]:
        """What has happened, one sentence each; the events of several actions may come at once."""

    def to_come(self, view: View, paper: Paper) -> list[Text]:
        """What may still be drawn; empty where the table hides it."""

    def numbers(self, choices: Sequence[Choice]) -> list[int]:
        """The number by which each choice is picked."""

    def finish(self, view: View) -> tuple[str, ...]:
        """The actions that complete the turn, where every order of them comes to the same; otherwise none."""


def table_of(game: str) -> Table:
    """The table of this game; a game that has none is told in words only."""
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast("Table", import_module(module if find_spec(module) else f"{__name__}.words_only"))
