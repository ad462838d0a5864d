"""Positions, rules and refusals in plain English, for people in a terminal and for language models."""

from rookery.core.errors import GameError
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Seat
from rookery.core.view import View, plain
from rookery.games import GAMES
from rookery.handbook import HANDBOOKS, handbook
from rookery.locale import ENGLISH, Words
from rookery.locale.error_text import refusal_text


def describe(view: View) -> str:
    """Describe everything that a view shows except its choices, from the viewer's seat."""
    module = part("rookery.envs", view.game, "words")
    lines = [str(plain(view))] if module is None else list(module.lines(view))
    return "\n".join([*lines, _next(view)])


def rules_text(setup: Setup) -> str:
    """Return the rules that matter with this setup, section by section, and the form of the actions."""
    words = Words(ENGLISH, "rules")
    lines = [f"Rules of {GAMES[setup.game].facts.title}"]
    for section in handbook(setup.game)["sections"] if setup.game in HANDBOOKS else ():
        rows = [row for row in section["rows"] if _matters(row, setup)]
        if rows and section.get("expansion") in (None, *setup.expansions):
            title = words(f"rule-section-{setup.game}-{section['name']}")
            lines += ["", title, *("- " + words(f"rule-{row['ids'][0]}") for row in rows)]
    module = part("rookery.envs", setup.game, "words")
    return "\n".join(lines if module is None else [*lines, "", "Actions", *(f"- {line}" for line in module.actions(setup))])


def refusal(error: GameError) -> str:
    """Return why an action was refused."""
    return refusal_text(error, Words(ENGLISH)).removesuffix(".") + "."


def seat_name(view: View, seat: Seat) -> str:
    """Return the seat's name; the viewer's is marked."""
    return f"seat {seat} (you)" if seat == view.seat else f"seat {seat}"


def plural(count: int, noun: str) -> str:
    """Return the count with its noun."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _next(view: View) -> str:
    if view.outcome is None:
        return "Chance acts next." if view.actor == CHANCE or view.actor is None else f"{seat_name(view, view.actor).capitalize()} acts next."
    winners = view.outcome.winners
    names = " and ".join(seat_name(view, seat) for seat in winners)
    return f"The game is over: {names} {'wins' if len(winners) == 1 else 'share the win'} with {plural(max(view.scores), 'point')}."


def _matters(row: dict[str, str], setup: Setup) -> bool:
    """Return whether a rule belongs to this setup: its option has that value, its expansion is in play."""
    if row.get("expansion") not in (None, *setup.expansions):
        return False
    option, _, value = row.get("option", "").partition("=")
    return not option or GAMES[setup.game].option(setup, option) == value
