"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_lines_of_python_in_the_readme_run_as_shown() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0
    assert tried >= 7


def test_every_picture_and_document_the_readme_names_exists() -> None:
    names = [part.partition(")")[0] for part in README.read_text(encoding="utf-8").split("](")[1:]]
    assert names
    assert [name for name in names if not (README.parent / name).is_file()] == []
