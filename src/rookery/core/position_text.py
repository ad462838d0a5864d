"""The syntax shared by all position texts: one word, followed by `name=value` pairs without repeated names."""

from collections.abc import Collection

from rookery.core.errors import NotationError

MOST_DIGITS = 4


def read_words(words: list[str], names: Collection[str], what: str) -> dict[str, str]:
    """Parse `name=value` pairs into a dict; `what` names the kind of position in error messages."""
    values: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in names or not equals:
            raise NotationError("position-word", "{what} has no {text!r}", what=what, text=word[:40])
        if name in values:
            raise NotationError("position-twice", "'{name}' appears twice in the position", name=name)
        values[name] = value
    return values


def read_number(text: str, what: str, low: int, high: int) -> int:
    """Parse an unsigned decimal integer between `low` and `high`."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and low <= int(text) <= high):
        template = "{what} must be a number from {low} to {high}, not {text!r}"
        raise NotationError("number-from-to", template, what=what, low=low, high=high, text=text[:40])
    return int(text)
