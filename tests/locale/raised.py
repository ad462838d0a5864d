"""Find the errors and refusals that the package can raise, by parsing the code."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

import rookery
from rookery.server.refusals import REFUSALS

SOURCE: Final = Path(rookery.__file__).parent
ERRORS: Final = ("GameError", "SetupError", "NotationError", "TakeBackError", "BotFailedError", "DatasetError", "WorkError", "_failed")
AUTHORS: Final = ("games/carcassonne/tiles.py", "games/carcassonne/expansion.py")
"""Errors of these modules concern authors of expansions and are in English only."""


class Raised(NamedTuple):
    """A reason or a code, the template of its English sentence, its arguments, and its location."""

    reason: str
    template: str
    details: frozenset[str]
    place: str

    @property
    def fits(self) -> bool:
        """Return whether the sentence uses only the given arguments."""
        return bool(self.template) and {field for _, field, _, _ in Formatter().parse(self.template) if field} <= self.details


def raised_reasons() -> Iterator[Raised]:
    """Yield the reasons of games, bots, records and data sets."""
    for place, node in _nodes("core", "games", "play", "bots", "datasets", "work"):
        match node:
            case ast.Call(func=ast.Name(error) | ast.Attribute(attr=error), args=[ast.Constant(str(reason)), template], keywords=keywords) if (
                error in ERRORS
            ):
                details = {word.arg for word in keywords if word.arg} - {"line"} | ({"name"} if error == "_failed" else set())
                yield Raised(reason, ast.literal_eval(template), frozenset(details), place)
            case ast.AnnAssign(target=ast.Name("IMPOSSIBLE"), value=ast.Dict() as table):
                yield from (Raised(reason, sentence, frozenset(), place) for reason, sentence in ast.literal_eval(table).items())
            case _:
                pass


def raised_refusals() -> Iterator[Raised]:
    """Yield the refusals of the server; a refusal with a reason has the code `CODE-REASON`."""
    for place, node in _nodes("server"):
        match node:
            case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(code)), *own], keywords=keywords):
                given = {word.arg: word.value for word in keywords if word.arg}
                reason = f"-{ast.literal_eval(given['reason'])}" if "reason" in given else ""
                template = ast.literal_eval(own[0]) if own else REFUSALS[code][1]
                yield Raised(code.replace("/", "-") + reason, template, frozenset(given), place)
            case _:
                pass


def _nodes(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """Walk the code, resolving templates that are assigned in the line before the error."""
    for file in sorted(file for folder in folders for file in (SOURCE / folder).rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        if name in AUTHORS:
            continue
        tree = ast.parse(file.read_text("utf-8"))
        written = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "template"]
        before = {node.lineno + 1: node.value for node in written}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and [ast.unparse(argument) for argument in node.args[1:2]] == ["template"]:
                node.args[1] = before.get(node.lineno, node.args[1])
            yield f"{name}:{getattr(node, 'lineno', 0)}", node
