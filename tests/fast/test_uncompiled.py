"""Twins give the same numbers and the same games compiled or not, and say once when they are not."""

import json
import subprocess
import sys
from pathlib import Path

from hatch_build import stale
from rookery.fast.common.rng import COMPILED
from tests.fast.uncompiled_twins import sample

ROOT = Path(__file__).parents[2]


def test_python_and_c_play_the_same_and_python_warns_once_that_bots_will_be_slower() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.fast.uncompiled_twins"], cwd=ROOT, capture_output=True, text=True, check=True)
    uncompiled = json.loads(run.stdout)
    compiled = json.loads(json.dumps(sample()))
    assert (compiled.pop("compiled"), uncompiled.pop("compiled")) == (COMPILED, False)
    assert uncompiled == compiled
    assert run.stderr.splitlines() == ["The twins of the games run uncompiled (there was no C compiler at installation): bots will be slower."]


def test_extensions_were_made_from_the_sources_that_are_there() -> None:
    assert not COMPILED or stale(ROOT) == [], "these were not built again after a change; make does it"
