"""The errors in the OpenAPI document; all tests compare the server's responses with them."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from rookery.server.edge.app import create_app
from rookery.server.edge.openapi import complete
from rookery.server.settings import Settings


@cache
def document() -> dict[str, Any]:
    """Return the document that a server serves."""
    return complete(create_app(Settings(data=Path("never-opened.sqlite3"))).openapi_schema.to_schema())


@cache
def _paths() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    """Return the operations of each path, those without parameters first."""
    paths = sorted(document()["paths"].items(), key=lambda item: ("{" in item[0], item[0]))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path.replace(".", r"\."))), operations) for path, operations in paths]


def statuses(method: str, path: str) -> set[int] | None:
    """Return the statuses that an operation can return; None if there is no such operation."""
    for pattern, operations in _paths():
        if pattern.fullmatch(path) and (operation := operations.get(method.lower())) is not None:
            return set(map(int, operation["responses"]))
    return None
