"""The messages of a language as the tests look at them: texts, variables, selectors, and everything they can become."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import rookery.locale
from rookery.locale import ENGLISH, PARTS, Words

LOCALE: Final = Path(rookery.locale.__file__).parent
NAME: Final = "Ada"
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS: Final = (0, 1, 2, 3, 5, 10, 11, 12, 21, 22, 25, 100, 101)
"""A number for every plural category of our languages, and the ones that are easily taken for another."""


@dataclass(frozen=True)
class Selector:
    """A choice among variants by one variable: `{ $count -> [0] ... [one] ... *[other] ... }`."""

    variable: str
    words: frozenset[str]
    counts: bool

    @property
    def categories(self) -> frozenset[str]:
        return self.words & CATEGORIES if self.counts else frozenset()

    @property
    def is_plural(self) -> bool:
        """Whether it asks for a grammatical number; `other` alone is only the name of the last variant."""
        return bool(self.categories - {"other"})


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    paths = [*(LOCALE / part / f"{language}.ftl" for part in ("", *PARTS)), *LOCALE.glob(f"games/*/{language}.ftl")]
    return messages_in("\n".join(path.read_text("utf-8") for path in paths))


def messages_in(source: str) -> dict[str, fluent.Message]:
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands twice"
    return {entry.id.name: entry for entry in found}


class _Reading(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.selectors: list[Selector] = []
        self.references: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802  the visitor finds it by this name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  as above
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  as above
        self.references.append(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802  as above
        """NUMBER is the only function we use."""
        self.numbers |= {argument.id.name for argument in node.arguments.positional if isinstance(argument, fluent.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802  as above
        keys = [variant.key for variant in node.variants]
        words = frozenset(key.name for key in keys if isinstance(key, fluent.Identifier))
        counts = any(isinstance(key, fluent.NumberLiteral) for key in keys) or words <= CATEGORIES
        assert isinstance(node.selector, fluent.VariableReference), "we select by a variable as it is"
        self.selectors.append(Selector(node.selector.id.name, words, counts))
        self.generic_visit(node)


@cache
def _read(message: fluent.Message) -> _Reading:
    """What is in a message; read once, for all the tests that look at it."""
    reading = _Reading()
    reading.visit(message)
    return reading


def _with_references(language: str, name: str) -> Iterator[_Reading]:
    """A message and those that it takes words from, which get the same arguments."""
    reading = _read(messages(language)[name])
    yield reading
    for reference in reading.references:
        yield from _with_references(language, reference)


def text(message: fluent.Message) -> str:
    """All that the message says by itself, without what is filled in."""
    return "\n".join(_read(message).texts)


def says_something(message: fluent.Message) -> bool:
    return re.search(r"[^\W\d_]", text(message)) is not None


def variables(message: fluent.Message) -> set[str]:
    return _read(message).variables


def selectors(message: fluent.Message) -> list[Selector]:
    return _read(message).selectors


def samples(language: str, name: str) -> Iterator[dict[str, Any]]:
    """Arguments that lead to every variant of a message, in English as in this language; what nothing is selected by is a name."""
    readings = [reading for code in (ENGLISH, language) if name in messages(code) for reading in _with_references(code, name)]
    found: dict[str, set[Any]] = {variable: set() for reading in readings for variable in sorted(reading.variables)}
    for reading in readings:
        for variable in reading.numbers:
            found[variable] |= set(NUMBERS)
        for selector in reading.selectors:
            found[selector.variable] |= set(NUMBERS) if selector.counts else selector.words
    for values in product(*(values or {NAME} for values in found.values())):
        yield dict(zip(found, values, strict=True))


@cache
def spoken(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language, *PARTS)


def formatted(language: str, name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Everything a message can become, with the arguments that lead there."""
    words = spoken(language)
    for arguments in samples(language, name):
        yield arguments, words(name, **arguments)
