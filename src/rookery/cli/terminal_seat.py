"""The seat of the person at the terminal: the match against bots, its output, and the person's input."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import BinaryIO, Final

from rich.console import Console
from rich.text import Text

from rookery.cli.draw_context import DrawContext
from rookery.cli.errors import InputError
from rookery.cli.files import write_file
from rookery.cli.kit import Renderer
from rookery.cli.standard_streams import await_line, next_line
from rookery.core.record_text import write_rook
from rookery.core.rules import Seat
from rookery.core.view import Event, View
from rookery.play.advice import Advisor
from rookery.play.bot import Bot
from rookery.play.match import Match

YOU: Final[Seat] = 0


class QuitError(Exception):
    """The person quits the game."""


@dataclass
class TerminalSeat:
    """The state of a game at the terminal.

    `advisor` gives hints, `tags` go into the saved record, `target` is its file. `typed` is a line that was read but not yet handled,
    `heading` the last one shown, `actions_shown` the number of actions before the board on the screen, `lines_since_shown` the number of
    log lines below that board.
    """

    match: Match
    bots: dict[Seat, Bot]
    advisor: Advisor | Bot
    renderer: Renderer
    context: DrawContext
    console: Console
    source: BinaryIO
    chance: Random
    thought: Random
    advice: Random
    tags: dict[str, str]
    target: Path | None = None
    typed: str | None = field(default=None, init=False)
    heading: str = field(default="", init=False)
    actions_shown: int = field(default=-1, init=False)
    lines_since_shown: int = field(default=0, init=False)

    def view(self) -> View:
        return self.match.view(YOU)

    def say(self, message: str, **arguments: str | int) -> None:
        self.write(self.context.words(message, **arguments))

    def write(self, *lines: str | Text) -> None:
        for line in lines:
            self.console.print(line)

    def ask(self, message: str, **arguments: str | int) -> str:
        """Return the next line typed at a prompt. If it is unreadable, show the error and repeat the prompt."""
        while self.typed is None:
            self.console.print(self.context.words(message, **arguments), end=" ")
            self.console.file.flush()
            await_line(self.source)
            try:
                self.typed = next_line(self.source).strip()
            except InputError as error:
                self.say(error.message, **error.arguments)
        line, self.typed = self.typed, None
        return line

    def log_events(self, events: Sequence[Event]) -> None:
        """Print the events."""
        if sentences := self.renderer.event_sentences(events, self.context):
            text = Text(" ".join(sentences))
            self.lines_since_shown += len(text.wrap(self.console, self.context.width))
            self.write(text)

    def show_heading(self) -> None:
        """Print the heading of the current part of the game, once."""
        heading = self.renderer.heading(self.view(), self.context)
        if heading != self.heading:
            self.write("", Text(heading, style="bold"))
            self.heading = heading

    def save(self, path: Path) -> None:
        write_file(path, write_rook(self.match.record(self.tags)))
        self.say("saved", file=str(path))
