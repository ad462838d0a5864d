"""Every refusal of the server gives its sentence, and the client's message in every language, the arguments that they need."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import rookery.server
from rookery.locale import ENGLISH
from rookery.server.refusals import REFUSALS
from tests.locale.catalogue import messages, variables


class Raised(NamedTuple):
    code: str
    reason: str
    template: str
    details: set[str]


def raised() -> Iterator[Raised]:
    """Read the refusals off the code that raises them."""
    for file in Path(rookery.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(code)), *own], keywords=keywords):
                    given = {word.arg: word.value for word in keywords if word.arg}
                    reason = ast.literal_eval(given.pop("reason")) if "reason" in given else ""
                    template = ast.literal_eval(own[0]) if own else REFUSALS[code][1]
                    yield Raised(code, reason, template, set(given) - {"retry_after"})
                case _:
                    pass


def test_every_refusal_has_a_sentence_and_its_arguments() -> None:
    found = list(raised())
    assert len(found) > 80
    for row in found:
        assert row.template, row
        assert {field for _, field, _, _ in Formatter().parse(row.template) if field} <= row.details, row


def test_every_message_of_the_client_gets_its_arguments() -> None:
    english = messages(ENGLISH)
    for row in raised():
        name = f"web-error-{row.code.replace('/', '-')}"
        message = english.get(f"{name}-{row.reason}") or english.get(name)
        assert message is None or variables(message) <= row.details, row


def test_every_reason_has_a_message_of_the_client() -> None:
    reasons = {f"web-error-{row.code.replace('/', '-')}-{row.reason}" for row in raised() if row.reason}
    assert len(reasons) == 3
    assert reasons <= set(messages(ENGLISH))
