"""What all position texts have in common: a first word, then `name=value`, each name at most once."""

from collections.abc import Collection

from rookery.core.errors import NotationError

MOST_DIGITS = 4


def read_words(words: list[str], names: Collection[str], what: str) -> dict[str, str]:
    """The values by name; `what` is the kind of position that knows these names and no others."""
    values: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in names or not equals:
            raise NotationError(f"{what} has no {word[:40]!r}")
        if name in values:
            raise NotationError(f"'{name}' stands twice in the position")
        values[name] = value
    return values


def read_number(text: str, what: str, low: int, high: int) -> int:
    """A whole number in plain digits, within its bounds."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and low <= int(text) <= high):
        raise NotationError(f"{what} must be a number from {low} to {high}, not {text[:40]!r}")
    return int(text)
