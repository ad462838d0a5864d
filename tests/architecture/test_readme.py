"""The README's claims and its list of commands are true."""

import doctest
import re
from pathlib import Path

import pytest

from rookery.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_python_example_in_the_readme_runs_as_shown() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0
    assert tried >= 7


def test_every_picture_and_document_in_the_readme_exists() -> None:
    names = [part.partition(")")[0] for part in README.read_text(encoding="utf-8").split("](")[1:]]
    assert names
    assert [name for name in names if not (README.parent / name).is_file()] == []


def test_every_rookery_command_is_documented() -> None:
    named = re.findall(r"`rookery ([a-z]+)", (ROOT / "docs/commands.md").read_text(encoding="utf-8"))
    assert set(named) == set(COMMANDS)


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_every_make_target_in_a_document_exists(document: str) -> None:
    named = re.findall(r"(?:^|`)make ([a-z-]+)", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE)
    known = re.findall(r"^([a-z-]+):.* ## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert named
    assert set(named) <= set(known)
