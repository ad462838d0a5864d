"""Import the twins as plain Python, even if they are compiled, and print `tests.fast.samples`: `python -m tests.fast.uncompiled`."""

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parents[2] / "src" / "rookery" / "fast"


def hide_extensions() -> None:
    """Make all later imports of `rookery.fast` use its sources."""
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    sys.path_hooks.insert(0, lambda path: finder(path) if Path(path).is_relative_to(SOURCES) else _not_mine(path))
    sys.path_importer_cache.clear()
    PathFinder.invalidate_caches()


def _not_mine(path: str) -> Any:
    raise ImportError(path)


if __name__ == "__main__":
    hide_extensions()
    from tests.fast.samples import all_samples

    json.dump(all_samples(), sys.stdout)
