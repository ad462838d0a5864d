"""Every reason with which the games, bots and records raise an error, read off the code that raises it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import rookery

SOURCE: Final = Path(rookery.__file__).parent
FOLDERS: Final = ("core", "games", "play", "bots")
ERRORS: Final = ("GameError", "SetupError", "NotationError", "TakeBackError", "BotFailedError", "_failed")
AUTHORS: Final = ("games/carcassonne/tiles.py", "games/carcassonne/expansion.py")
"""What they raise concerns the author of an expansion, as the game is loaded, and is in English only."""


class Raised(NamedTuple):
    """A reason, the template of its English sentence, the arguments it gets, and where it is raised."""

    reason: str
    template: str
    details: frozenset[str]
    place: str


def raised_reasons() -> Iterator[Raised]:
    for folder in FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            name = file.relative_to(SOURCE).as_posix()
            if name not in AUTHORS:
                yield from _raised(ast.parse(file.read_text("utf-8")), name)


def _raised(tree: ast.Module, file: str) -> Iterator[Raised]:
    templates = {node.lineno: node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "template"}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=error) | ast.Attribute(attr=error), args=[ast.Constant(value=reason), template], keywords=keywords) if (
                error in ERRORS
            ):
                if isinstance(template, ast.Name):  # written out in the line before
                    template = templates[node.lineno - 1]
                assert isinstance(template, ast.Constant), f"{file}:{node.lineno}"
                own = {"name"} if error == "_failed" else set()
                details = frozenset({word.arg for word in keywords if word.arg} - {"line"} | own)
                yield Raised(str(reason), str(template.value), details, f"{file}:{node.lineno}")
            case ast.Call(func=ast.Name(id=error), args=[_, *_]) if error in ERRORS:
                assert file == "play/external_bot.py", f"{file}:{node.lineno} has no reason and template that are written out"
            case _:
                pass
