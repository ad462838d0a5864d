"""Sources, documents and English texts avoid archaic words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = ("src", "web/src", "web/tests", "tests", "tools", "docs", "benchmarks", "examples")
ENDINGS = {".py", ".pxd", ".ts", ".svelte", ".css", ".md", ".ftl", ".toml", ".txt"}
ARCHAIC = re.compile(
    r"(?<![a-z])(?:whoever|whomever|lest|anew|for ever|in kind words|henceforth|hereby|herein|thereby|therein|thereof|whence|whereby|wherein"
    r"|whilst|thither|hither|nought|forthwith|stands in for|stood in for"
    r"|the[ _]own|none[ _]of[ _]ours|text[ _]that[ _]is[ _]none|of[ _]a[ _]crowd|but[ _]for|so[ _]many(?! that))(?![a-z])"
)
"""Words to avoid, matched as whole words and within names joined by underscores. Write "except" for "but for", and "this many" for "so many"."""


def is_ours(path: Path) -> bool:
    """Return whether we wrote this text in English: no build output, licence or translation."""
    if "static" in path.parts or "license" in path.name or path == Path(__file__):
        return False
    return path.name in {"Makefile", "en.ftl"} or path.suffix in ENDINGS - {".ftl"}


def texts() -> Iterator[Path]:
    """Return all files of the repository with such text."""
    files = [*ROOT.glob("*.md"), ROOT / "Makefile", *(path for place in PLACES for path in (ROOT / place).rglob("*"))]
    return (path for path in files if is_ours(path))


def test_no_archaic_word_is_in_any_text() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in texts()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for match in ARCHAIC.finditer(line.lower())
    }
    assert found == set()


@pytest.mark.parametrize(
    ("line", "archaic"),
    [
        ("def test_whoever_wins", True),
        ("for everybody", False),
        ("the smallest", False),
        ("lest it hide", True),
        ("so many that none is left", False),
        ("after so_many", True),
        ("of the owner", False),
    ],
)
def test_only_whole_words_are_found(line: str, archaic: bool) -> None:
    assert bool(ARCHAIC.search(line)) == archaic
