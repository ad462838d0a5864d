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


@pytest.mark.parametrize("part", ["bots", "cli", "drawing", "play", "tools"])
def test_every_file_of_a_part_with_folders_is_named_beside_its_folder(part: str) -> None:
    """Several folders have files of the same name, so that a name alone does not lead to a file."""
    top = ROOT if part == "tools" else ROOT / "src" / "rookery"
    files = {path for ending in ("*.py", "*.toml") for path in (top / part).rglob(ending) if path.name != "__init__.py"}
    assert files
    assert {str(path.relative_to(top)) for path in files if not is_named(path.name, path.parent.relative_to(top).as_posix())} == set()


def is_named(name: str, folder: str) -> bool:
    """Whether a line of the map names this file, and its folder on the same line."""
    return any(f"{folder}/" in line and re.search(rf"(?<![\w-]){re.escape(name)}", line) for line in MAP.splitlines())


def test_every_file_that_is_named_exists() -> None:
    places = [ROOT / place for place in ("src", "web/src", "web/public", "web/tests", "tests", "tools")]
    known = {path.name for place in places for path in place.rglob("*") if path.is_file()}
    beside = {path.name for path in (*(ROOT / "web").glob("*.ts"), *ROOT.glob("*.py"))}
    assert NAMED - known - beside == set()
