"""The core and the games import only the standard library, and nothing from it that reads clocks, random numbers or the network."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rookery

SOURCE = Path(rookery.__file__).parent
PURE = sorted(path for part in ("core", "games") for path in (SOURCE / part).rglob("*.py"))
FORBIDDEN = {"asyncio", "datetime", "logging", "os", "random", "secrets", "socket", "subprocess", "threading", "time"}


def imported(source: str) -> Iterator[str]:
    """Yield every module that a source imports, at any depth."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def impure(source: str) -> list[str]:
    """Return the imports that core and games must not have."""
    return [
        name
        for name in imported(source)
        if (first := name.partition(".")[0]) in FORBIDDEN
        or (first == "rookery" and name.split(".")[1:2] not in (["core"], ["games"]))
        or (first != "rookery" and first not in sys.stdlib_module_names)
    ]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_import_nothing_impure(path: Path) -> None:
    assert impure(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import monotonic",
        "import asyncio.events",
        "import rich",
        "def f():\n    import logging",
        "from rookery.play import shuffle",
    ],
)
def test_an_impure_import_is_reported(source: str) -> None:
    assert impure(source)


def test_a_pure_import_is_accepted() -> None:
    assert impure("import re\nfrom dataclasses import dataclass\nfrom rookery.core.frozen import FrozenMap") == []
