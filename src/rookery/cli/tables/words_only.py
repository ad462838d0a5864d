"""A game without a drawing of its own: points, events and choices in words. Enough to play and to replay it."""

from collections.abc import Sequence

from rich.text import Text

from rookery.cli.paper import Paper
from rookery.cli.telling import event_text
from rookery.core.view import Choice, Event, View


def rules(paper: Paper) -> str:
    return paper.words("rules-elsewhere")


def heading(_view: View, _paper: Paper) -> str:
    return ""


def draw(view: View, paper: Paper) -> list[Text]:
    points = [paper.words("table-seat", name=name, points=score) for name, score in zip(paper.names, view.scores, strict=True)]
    return [Text(", ".join(points))]


def tell(events: Sequence[Event], paper: Paper) -> list[str]:
    return [event_text(event, paper) for event in events]


def to_come(_view: View, _paper: Paper) -> list[Text]:
    return []


def numbers(choices: Sequence[Choice]) -> list[int]:
    return list(range(1, len(choices) + 1))


def finish(_view: View) -> tuple[str, ...]:
    return ()
