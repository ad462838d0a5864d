"""A game without a drawing of its own: points, events and choices in words. Enough to play and to replay it."""

from collections.abc import Sequence

from rich.text import Text

from rookery.cli.paper import Paper
from rookery.cli.telling import choice_text, event_text
from rookery.core.view import Event, View


def rules(paper: Paper) -> str:
    return paper.words("rules-elsewhere")


def commands(paper: Paper) -> str:
    return paper.words("play-commands")


def heading(_view: View, _paper: Paper) -> str:
    return ""


def draw(view: View, paper: Paper) -> list[Text]:
    points = [paper.words("table-seat", name=name, points=score) for name, score in zip(paper.names, view.scores, strict=True)]
    return [Text(", ".join(points))]


def tell(events: Sequence[Event], paper: Paper) -> list[str]:
    return [event_text(event, paper) for event in events]


def to_come(_view: View, _paper: Paper) -> list[Text]:
    return []


def keys(view: View) -> dict[str, str]:
    return {str(number): choice.action for number, choice in enumerate(view.choices, start=1)}


def offer(view: View, paper: Paper) -> list[str]:
    return [f"{number}) {choice_text(choice, paper.words)}" for number, choice in enumerate(view.choices, start=1)]


def look(_wish: str, _view: View, _paper: Paper) -> Paper | None:
    return None


def finish(_view: View) -> tuple[str, ...]:
    return ()
