"""Twins give the same numbers and games compiled or not, and warn once when they are not."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import stale
from rookery.fast.common.rng import COMPILED
from rookery.fast.common.uncompiled import numbers
from tests.fast.samples import all_samples

ROOT = Path(__file__).parents[2]


def test_python_and_c_give_equal_results_and_python_warns_once_that_bots_will_be_slower() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.fast.uncompiled"], cwd=ROOT, capture_output=True, text=True, check=True)
    uncompiled, compiled = json.loads(run.stdout), json.loads(json.dumps(all_samples()))
    assert (compiled["compiled"], uncompiled["compiled"]) == (COMPILED, False)
    assert uncompiled["exact"] == compiled["exact"]
    assert uncompiled["nearly"].keys() == compiled["nearly"].keys()
    for name, numbers_of in compiled["nearly"].items():
        assert uncompiled["nearly"][name] == pytest.approx(numbers_of, rel=1e-3, abs=1e-3), name
    assert run.stderr.splitlines() == ["The twins of the games run uncompiled (there was no C compiler at installation): bots will be slower."]


def test_extensions_are_up_to_date() -> None:
    assert not COMPILED or stale(ROOT) == [], "outdated extensions; run make"


def test_named_numbers_are_defined_only_in_the_pxd() -> None:
    fast = ROOT / "src" / "rookery" / "fast"
    found = {path: numbers(path) for path in fast.rglob("*.pxd") if path.with_suffix(".py").is_file()}
    again = [
        f"{path.stem}.{name}" for path, names in found.items() for name in names if is_assigned(name, path.with_suffix(".py").read_text("utf-8"))
    ]
    assert sum(map(len, found.values())) > 50
    assert again == []


def is_assigned(name: str, source: str) -> bool:
    """Return whether a statement assigns to this name, alone or among others."""
    return re.search(rf"^ *(?:[A-Z_]+, )*{name}(?:, [A-Z_]+)*(?:: [^=\n]*)? = -?\d", source, re.MULTILINE) is not None


def test_repeated_definitions_are_detected() -> None:
    assert is_assigned("MOST", "    MOST = 16\n")
    assert is_assigned("MOST", "LEAST, MOST = 4, 16\n")
    assert not is_assigned("MOST", "    (MOST,) = named(__file__, 'MOST')\n")
