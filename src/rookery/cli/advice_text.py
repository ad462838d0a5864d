"""A bot's advice in words."""

from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import choice_text
from rookery.core.view import Choice
from rookery.play.advice import Explanation, Opinion


def opinion_lines(choice: Choice, opinion: Opinion, context: DrawContext) -> list[str]:
    """Return a choice with its prospects, followed by the reasons."""
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
    return [promise, *(f"   {text}" for text in explanation_texts(opinion, context))]


def explanation_texts(opinion: Opinion, context: DrawContext) -> list[str]:
    return [_explanation_text(one, context) for one in opinion.explanations]


def _explanation_text(explanation: Explanation, context: DrawContext) -> str:
    """Return the sentence for a reason, with the names of other players."""
    arguments = {name: value for name, value in explanation.args.items() if name != "seat"}
    seat = explanation.args.get("seat")
    return context.words(explanation.label, **arguments, **(context.who(seat) if isinstance(seat, int) else {}))
