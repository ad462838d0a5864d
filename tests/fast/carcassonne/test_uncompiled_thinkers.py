"""The value, the players and learning mean the same compiled or not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.fast.common.rng import COMPILED
from tests.fast.carcassonne.uncompiled_thinkers import sample

ROOT = Path(__file__).parents[3]


def test_python_and_c_are_of_one_opinion() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.fast.carcassonne.uncompiled_thinkers"], cwd=ROOT, capture_output=True, text=True, check=True)
    uncompiled, compiled = json.loads(run.stdout), sample()
    assert (compiled.pop("compiled"), uncompiled.pop("compiled")) == (COMPILED, False)
    assert uncompiled.keys() == compiled.keys()
    assert sum(name.startswith("items") for name in compiled) > 4
    for name in ("advice", "searched"):
        assert uncompiled.pop(name) == compiled.pop(name)
    for name, numbers in compiled.items():
        assert uncompiled[name] == pytest.approx(numbers, rel=1e-3, abs=1e-3), name
