"""The text of choices, events, score sheets and winners."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rookery.cli.draw_context import DrawContext
from rookery.core.outcome import ScoreLine, Sheet
from rookery.core.rules import Seat
from rookery.core.view import Choice, Event
from rookery.locale import Words

CELL: Final = 2


def choice_text(choice: Choice, words: Words) -> str:
    return words(choice.label, **choice.args)


def event_text(event: Event, context: DrawContext, **phrases: str) -> str:
    """Return the event as a sentence; `phrases` replace details that a game words itself. Events about a feature may have a message for each."""
    details: Mapping[str, Any] = event.details
    who = context.who(details["seat"]) if "seat" in details else {}
    plain = {name: _phrase(value, context.words) for name, value in details.items() if name != "seat"}
    arguments = {**plain, **who, **_piece(details), **phrases}
    of_feature = f"event-{event.kind}-{arguments.get('feature')}"
    return context.words(of_feature if of_feature in context.words else f"event-{event.kind}", **arguments)


def _piece(details: Mapping[str, Any]) -> dict[str, str]:
    """Return a piece of a tile as a feature and its direction: `road E` is the road in the east."""
    feature, _, port = details.get("piece", "").partition(" ")
    return {"feature": feature, "port": port} if feature else {}


def _phrase(value: Any, words: Words) -> str | int:
    """Return a detail of an event as a message argument: yes or no, score lines as a list, cells in brackets."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple) and value and isinstance(value[0], ScoreLine):
        return words.listed([words(line.label, **line.args) for line in value])
    if isinstance(value, tuple) and len(value) == CELL:
        return words("cell", x=value[0], y=value[1])
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def sheet_rows(sheet: Sheet, words: Words) -> list[tuple[str, int]]:
    """Return the label and points of each line of a score sheet."""
    return [(words(line.label, **line.args), line.points) for line in sheet.lines]


def sheet_lines(name: str, sheet: Sheet, words: Words) -> list[str]:
    """Return a score sheet: the name, each line with its points in a column, and the total."""
    rows = [*sheet_rows(sheet, words), (words("score-total"), sheet.total)]
    left = max(len(label) for label, _ in rows)
    right = max(len(str(points)) for _, points in rows)
    lines = [f"{label:<{left}}  {points:>{right}}" for label, points in rows]
    rule = "-" * len(lines[0])
    return [name, *lines[:-1], rule, lines[-1]]


def winners_text(scores: Sequence[int], places: Sequence[int], context: DrawContext) -> str:
    """Return the winners and their points; everybody in first place shares the victory."""
    first = [seat for seat, place in enumerate(places) if place == 1]
    points = max(scores)
    if len(first) == 1:
        return context.words("won-alone", points=points, **context.who(first[0]))
    return context.words("won-together", names=context.words.listed([_listed_name(seat, context) for seat in first]), points=points)


def _listed_name(seat: Seat, context: DrawContext) -> str:
    """Return the name for use inside a sentence; the reader is a lower-case `you`."""
    return context.words("player-you-listed") if seat == context.you else context.names[seat]
