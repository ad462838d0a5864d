"""The messages of one language. Importing Fluent takes longer than refereeing a whole game, so this module loads with the first message."""

from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource
from fluent.syntax.visitor import Visitor


class Catalogue:
    """Messages by id, each parsed on first use: parsing all of them takes 65 ms, almost half as long as `rookery games`."""

    def __init__(self, locales: list[str], text: str) -> None:
        self._bundle = FluentBundle(locales, use_isolating=False)
        self._text = "\n" + text

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message) or self._start(message) >= 0

    def format(self, message: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """Return the formatted text and its errors."""
        self._parse(message)
        pattern: Any = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), errors

    def _start(self, message: str) -> int:
        """Return where a message starts, or -1. Only an entry can start a line without indentation."""
        return self._text.find(f"\n{message} =")

    def _parse(self, message: str) -> None:
        """Parse a message and its references, unless they have been parsed already."""
        if not self._bundle.has_message(message) and (start := self._start(message)) >= 0:
            entry = FluentParser(with_spans=False).parse_entry(self._text[start:])
            self._bundle.add_resource(Resource([entry]))
            references = _References()
            references.visit(entry)
            for other in references.found:
                self._parse(other)


class _References(Visitor):
    """Return the ids of the messages that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  the visitor finds the method by this name
        self.found.append(node.id.name)
