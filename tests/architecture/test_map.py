"""A stranger finds a file by ARCHITECTURE.md and the glossary: they name every module of the parts that have many, and nothing that is not there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = "".join((ROOT / name).read_text("utf-8") for name in ("ARCHITECTURE.md", "docs/glossary.md"))
NAMED = {name.rpartition("/")[2] for name in re.findall(r"[\w./-]+\.(?:py|ts|svelte|js|css)\b", MAP)}


@pytest.mark.parametrize("folder", ["src/rookery/server", "src/rookery/games/carcassonne", "src/rookery/games/five_towers", "web/src"])
def test_every_module_is_named(folder: str) -> None:
    modules = {path.name for ending in ("*.py", "*.ts") for path in (ROOT / folder).glob(ending)}
    assert modules - {"__init__.py", "main.ts"} - NAMED == set()


def test_every_file_that_is_named_exists() -> None:
    places = [ROOT / place for place in ("src", "web/src", "web/public", "web/tests", "tests", "tools")]
    known = {path.name for place in places for path in place.rglob("*") if path.is_file()}
    assert NAMED - known - {path.name for path in (ROOT / "web").glob("*.ts")} == set()
