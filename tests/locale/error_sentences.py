"""Every English sentence with which the games, bots and records say that something is wrong, read off the code that says it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import rookery

SOURCE: Final = Path(rookery.__file__).parent
FOLDERS: Final = ("core", "games", "play", "bots")
ERRORS: Final = ("GameError", "SetupError", "NotationError", "TakeBackError", "BotFailedError")
PROBLEMS: Final = ("problems", "tests")
"""The tables of what can be wrong with a position, by the sentence that says so."""
AUTHORS: Final = ("games/carcassonne/tiles.py", "games/carcassonne/expansion.py")
"""What they raise concerns the author of an expansion, as the game is loaded."""
VALUE: Final = "7"
"""Stands for whatever is filled in: it reads as a name and as a number."""


@dataclass(frozen=True)
class Sentence:
    """What is said, and where."""

    text: str
    place: str


def error_sentences() -> Iterator[Sentence]:
    """All of them, each filled in once."""
    for folder in FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            name = file.relative_to(SOURCE).as_posix()
            if name in AUTHORS:
                continue
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                for said in _said(node):
                    yield Sentence(said, f"{name}:{getattr(node, 'lineno', 0)}")


def _said(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in ERRORS:
            yield from _filled(first)
        case ast.Call(func=ast.Attribute(attr="_failed"), args=[first]):
            yield from (f"'{VALUE}' {what}" for what in _filled(first))
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(keys=keys)) if name in PROBLEMS:
            yield from (said for key in keys if key is not None for said in _filled(key))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict(keys=keys)) if name in PROBLEMS:
            yield from (said for key in keys if key is not None for said in _filled(key))
        case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name), slice=key)]) if name in PROBLEMS:
            yield from _filled(key)
        case _:
            pass


def _filled(node: ast.expr) -> Iterator[str]:
    """The text with a value wherever one is filled in; what only hands on another sentence says nothing itself."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts) if any(isinstance(part, ast.Constant) and re.search(r"\w", str(part.value)) for part in parts):
            yield "".join(_part(part) for part in parts)
        case ast.BinOp(left=left):
            yield from _filled(left)
        case _:
            pass


def _part(part: ast.expr) -> str:
    match part:
        case ast.Constant(value=value):
            return str(value)
        case ast.FormattedValue(conversion=conversion) if conversion == ord("r"):
            return repr(VALUE)
        case _:
            return VALUE
