"""Parsed messages of a language for tests: texts, variables, selectors and all variants."""

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
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
"""Numbers that cover every plural category of our languages, and its most common confusion."""


@dataclass(frozen=True)
class Selector:
    """A select expression over one variable: `{ $count -> [0] ... [one] ... *[other] ... }`."""

    variable: str
    words: frozenset[str]
    counts: bool

    @property
    def categories(self) -> frozenset[str]:
        return self.words & CATEGORIES if self.counts else frozenset()

    @property
    def is_plural(self) -> bool:
        """Return whether it selects by plural category; `other` alone is only the name of the default variant."""
        return bool(self.categories - {"other"})


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    paths = [*(LOCALE / part / f"{language}.ftl" for part in ("", *PARTS)), *LOCALE.glob(f"games/*/{language}.ftl")]
    return messages_in("\n".join(path.read_text("utf-8") for path in paths))


def messages_in(source: str) -> dict[str, fluent.Message]:
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message appears twice"
    return {entry.id.name: entry for entry in found}


class _Reading(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.selectors: list[Selector] = []
        self.references: list[str] = []
        self.patterns: list[fluent.Pattern] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802  the visitor finds the method by this name
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802  the visitor finds the method by this name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  as above
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  as above
        self.references.append(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802  as above
        """Collect the arguments of NUMBER, the only function in our messages."""
        self.numbers |= {argument.id.name for argument in node.arguments.positional if isinstance(argument, fluent.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802  as above
        keys = [variant.key for variant in node.variants]
        words = frozenset(key.name for key in keys if isinstance(key, fluent.Identifier))
        counts = any(isinstance(key, fluent.NumberLiteral) for key in keys) or words <= CATEGORIES
        assert isinstance(node.selector, fluent.VariableReference), "only a bare variable can be a selector"
        self.selectors.append(Selector(node.selector.id.name, words, counts))
        self.generic_visit(node)


@cache
def _read(message: fluent.Message) -> _Reading:
    """Return the parsed message, cached for all tests."""
    reading = _Reading()
    reading.visit(message)
    return reading


def _with_references(language: str, name: str) -> Iterator[_Reading]:
    """Yield a message and its references, which get the same arguments."""
    reading = _read(messages(language)[name])
    yield reading
    for reference in reading.references:
        yield from _with_references(language, reference)


def text(message: fluent.Message) -> str:
    """Return the message's literal text, without arguments."""
    return "\n".join(_read(message).texts)


def says_something(message: fluent.Message) -> bool:
    return re.search(r"[^\W\d_]", text(message)) is not None


def variables(message: fluent.Message) -> set[str]:
    return _read(message).variables


def references(message: fluent.Message) -> list[str]:
    return _read(message).references


def texts_before(message: fluent.Message, variables: Container[str]) -> Iterator[str]:
    """Yield the text directly before each of these variables."""
    for pattern in _read(message).patterns:
        for before, element in pairwise(pattern.elements):
            match before, element:
                case fluent.TextElement(value=shown), fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=name))):
                    if name in variables:
                        yield shown
                case _:
                    pass


def selectors(message: fluent.Message) -> list[Selector]:
    return _read(message).selectors


def samples(language: str, name: str) -> Iterator[dict[str, Any]]:
    """Return arguments that reach every variant of a message, in English and in this language; all other variables get names."""
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
    """Return the words of a language, cached."""
    return Words(language, *PARTS)


def formatted(language: str, name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield every variant of a message, with the arguments that select it."""
    words = spoken(language)
    for arguments in samples(language, name):
        yield arguments, words(name, **arguments)
