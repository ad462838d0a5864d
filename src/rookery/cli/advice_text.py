"""A bot's advice in words."""

from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import choice_text
from rookery.core.rules import Seat
from rookery.core.view import Choice
from rookery.play.advice import Explanation, Opinion


def opinion_lines(choice: Choice, opinion: Opinion, seat: Seat, context: DrawContext) -> list[str]:
    """Return a choice of this seat with its forecast, followed by the reasons."""
    words = context.words
    ahead = "ahead" if opinion.margin >= 0 else "behind"
    promise = words(
        f"hint-{ahead}",
        choice=choice_text(choice, words),
        action=choice.action,
        chance=words.percent(opinion.result),
        points=words.decimal(abs(opinion.margin)),
        spread=words.decimal(opinion.spread),
    )
    return [promise, *(f"   {text}" for text in explanation_texts(opinion, seat, context))]


def explanation_texts(opinion: Opinion, seat: Seat, context: DrawContext) -> list[str]:
    """Return the reasons for or against a choice of this seat."""
    return [_explanation_text(one, seat, context) for one in opinion.explanations]


def _explanation_text(explanation: Explanation, seat: Seat, context: DrawContext) -> str:
    arguments = {name: value for name, value in explanation.args.items() if name != "seat"} | context.who(seat)
    rival = explanation.args.get("seat")
    if isinstance(rival, int):
        who = context.who(rival)
        arguments |= {"rival": who["name"], "rival-is-you": who["you"]}
    return context.words(explanation.label, **arguments)
