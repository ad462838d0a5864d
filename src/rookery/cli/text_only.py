"""The renderer for games without their own: points, events and choices as text, enough to play and replay."""

from collections.abc import Sequence

from rich.text import Text

from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import choice_text, event_text
from rookery.core.view import Event, View


def rules(context: DrawContext) -> str:
    return context.words("rules-elsewhere")


def commands(context: DrawContext) -> str:
    return context.words("play-commands")


def heading(_view: View, _context: DrawContext) -> str:
    return ""


def render(view: View, context: DrawContext) -> list[Text]:
    points = [context.words("table-seat", name=name, points=score) for name, score in zip(context.names, view.scores, strict=True)]
    return [Text(", ".join(points))]


def event_sentences(events: Sequence[Event], context: DrawContext) -> list[str]:
    return [event_text(event, context) for event in events]


def render_to_come(_view: View, _context: DrawContext) -> list[Text]:
    return []


def keys(view: View) -> dict[str, str]:
    return {str(number): choice.action for number, choice in enumerate(view.choices, start=1)}


def choice_lines(view: View, context: DrawContext) -> list[str]:
    return [f"{number}) {choice_text(choice, context.words)}" for number, choice in enumerate(view.choices, start=1)]


def move_window(_wish: str, _view: View, _context: DrawContext) -> DrawContext | None:
    return None


def rest_of_turn(_view: View) -> tuple[str, ...]:
    return ()
