"""Hot functions of the twins are plain C, without Python objects."""

import re
from pathlib import Path

import pytest

from hatch_build import made_from, twins
from tests.fast.hot import built_c, hot_functions, module_of, touches, write_c

ROOT = Path(__file__).parents[2]
COLD = {"checks", "naming", "tiles"}
"""Modules compiled for their constants or for inspection, without hot functions."""
WITH_OBJECTS = {
    "stack",
    "room",
    "beginning",
    "floats",
    "shorts",
    "bytes_of",
    "below",
    "integer",
    "within",
    "observer",
    "rows_of",
    "number_of",
    "list_of",
}
"""C functions that use Python objects; playouts call none of them."""


@pytest.mark.once
@pytest.mark.parametrize("source", twins(ROOT), ids=lambda source: f"{source.parent.name}-{source.stem}")
def test_no_hot_function_touches_a_python_object(source: Path, tmp_path: Path) -> None:
    c = built_c(source, ROOT) or write_c(source, tmp_path / "twin.c", ROOT / "src")
    module = module_of(source, ROOT / "src")
    found = {function: touches(c, module, function) for function in sorted(hot_functions(source, ROOT / "src"))}
    assert bool(found) == (source.stem not in COLD)
    assert not {function: touched for function, touched in found.items() if touched}


def test_c_functions_are_hot_unless_they_work_with_objects() -> None:
    declaration = re.compile(r"^ *cdef (?!object|class|extern)[^(\n]*\b(\w+)\((?!.*\bnogil\b)", re.MULTILINE)
    found = {name for pxd in (ROOT / "src/rookery/fast").rglob("*.pxd") for name in declaration.findall(pxd.read_text("utf-8"))}
    assert found == WITH_OBJECTS


@pytest.mark.parametrize("game", ["five_towers", "carcassonne"])
def test_methods_that_a_twin_overrides_are_hot(game: str) -> None:
    found = hot_functions(ROOT / "src" / "rookery" / "fast" / game / "twin.py", ROOT / "src")
    assert found >= {"play_at_random", "play_by", "draw_all", "write_scores", "write_observation", "write_mask"}


def test_the_check_finds_a_python_object(tmp_path: Path) -> None:
    source = tmp_path / "slow.py"
    source.write_text(
        "import cython\n\ndef wide(number: cython.uint) -> cython.uint:\n    return number & (number + 4294967295)\n"
        "\ndef narrow(number: cython.uint) -> cython.uint:\n    return number + 1\n"
    )
    declarations = "cdef unsigned int wide(unsigned int number)\ncdef unsigned int narrow(unsigned int number) noexcept nogil\n"
    source.with_suffix(".pxd").write_text(declarations)
    c = write_c(source, tmp_path / "slow.c", tmp_path)
    assert touches(c, "slow", "wide")
    assert not touches(c, "slow", "narrow")
    assert hot_functions(source, tmp_path) == {"narrow"}


def test_c_built_from_other_sources_is_not_used(tmp_path: Path) -> None:
    source, c = tmp_path / "src" / "twin.py", tmp_path / "build" / "src" / "twin.c"
    for path in (source, c):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("import cython\n", "utf-8")
    assert built_c(source, tmp_path) is None
    c.write_text("static int one(void) {\n}\n" + made_from(tmp_path, source), "utf-8")
    assert built_c(source, tmp_path) is not None
    source.write_text("import cython\n\nNUMBER = 1\n", "utf-8")
    assert built_c(source, tmp_path) is None
