"""Nim in the terminal: the heap above the points."""

from rich.text import Text

from rookery.cli.draw_context import DrawContext
from rookery.cli.text_only import choice_lines, commands, event_sentences, heading, keys, move_window, render_to_come, rest_of_turn, rules
from rookery.cli.text_only import render as render_points
from rookery.games.nim import NimView

__all__ = ["choice_lines", "commands", "event_sentences", "heading", "keys", "move_window", "render", "render_to_come", "rest_of_turn", "rules"]


def render(view: NimView, context: DrawContext) -> list[Text]:
    return [Text("o " * view.heap), *render_points(view, context)]
