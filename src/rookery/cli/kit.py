"""A game's part of the terminal: modules of `rookery.cli.<game>`, each loaded by the command that needs it."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from rookery.cli.draw_context import DrawContext
from rookery.core.kit import part
from rookery.core.outcome import Sheet
from rookery.core.rules import AnyGame
from rookery.core.view import Event, View
from rookery.locale import Words

if TYPE_CHECKING:
    from rich.text import Text

    from rookery.fast.common.contest import Score
    from rookery.fast.common.training import AnyPlan, AnyRun

_PACKAGE: Final = "rookery.cli"


class Renderer(Protocol):
    """The module `renderer`: how a game looks."""

    def rules(self, context: DrawContext) -> str:
        """Return a summary of the rules."""

    def commands(self, context: DrawContext) -> str:
        """Return the help on input."""

    def heading(self, view: View, context: DrawContext) -> str:
        """Return the current part of the game, such as the round."""

    def render(self, view: View, context: DrawContext) -> "list[Text]":
        """Return the whole board as the view's seat sees it."""

    def event_sentences(self, events: Sequence[Event], context: DrawContext) -> list[str]:
        """Return one sentence for each event. The events of several actions may come together."""

    def render_to_come(self, view: View, context: DrawContext) -> "list[Text]":
        """Return the remaining draws; nothing if an option hides them."""

    def keys(self, view: View) -> dict[str, str]:
        """Return the actions by the text that a person types for them, usually a number."""

    def choice_lines(self, view: View, context: DrawContext) -> list[str]:
        """Return the choices as a list, each after its input."""

    def move_window(self, wish: str, view: View, context: DrawContext) -> DrawContext | None:
        """Return the context that shows another part of the board; None if that part does not exist."""

    def rest_of_turn(self, view: View) -> tuple[str, ...]:
        """Return the actions that complete the turn if their order makes no difference; otherwise none."""


class ScoreSheet(Protocol):
    """The module `score`: the score sheet for a real table."""

    def score(self, arguments: Namespace, game: AnyGame, words: Words) -> dict[str, Sheet]:
        """Read or ask for the data of the sheets, and return them by player; raise InputError for invalid data."""


class Training(NamedTuple):
    """The constant `TRAINING` of the module `training`: how a net learns the game, and the message that reports its strength."""

    plan: Callable[[Namespace, dict[str, Any]], "AnyPlan"]
    run: "type[AnyRun[Any]]"
    write: Callable[[Any, Path], None]
    strength: Callable[[Any], dict[str, "Score"]]
    progress: str


def renderer_for(game: str) -> Renderer:
    """Return the renderer of this game, or a text-only one."""
    return cast("Renderer", part(_PACKAGE, game, "renderer") or import_module(f"{_PACKAGE}.text_only"))


def score_sheet_for(game: str) -> ScoreSheet | None:
    """Return the game's score sheet."""
    return cast("ScoreSheet | None", part(_PACKAGE, game, "score"))


def training_for(game: str) -> Training | None:
    """Return the game's training."""
    module = part(_PACKAGE, game, "training")
    training: Training | None = None if module is None else module.TRAINING
    return training
