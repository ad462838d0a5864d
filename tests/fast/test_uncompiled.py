"""Twins give the same numbers and the same games compiled or not, and say once when they are not."""

import json
import subprocess
import sys
from pathlib import Path

from rookery.fast.common.rng import COMPILED
from tests.fast.uncompiled_twins import sample

ROOT = Path(__file__).parents[2]


def test_python_and_c_play_the_same() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.fast.uncompiled_twins"], cwd=ROOT, capture_output=True, text=True, check=True)
    uncompiled = json.loads(run.stdout)
    compiled = json.loads(json.dumps(sample()))
    assert (compiled.pop("compiled"), uncompiled.pop("compiled")) == (COMPILED, False)
    assert uncompiled == compiled


def test_uncompiled_twins_warn_once_that_bots_will_be_slower() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.fast.uncompiled_twins"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stderr.splitlines() == ["The twins of the games run uncompiled (there was no C compiler at installation): bots will be slower."]


def test_extensions_are_as_new_as_their_sources() -> None:
    fast = ROOT / "src" / "rookery" / "fast"
    stale = [
        extension.name
        for extension in [*fast.rglob("*.so"), *fast.rglob("*.pyd")]
        for source in extension.parent.glob(f"{extension.name.partition('.')[0]}.p*")
        if source.suffix in {".py", ".pxd"} and source.stat().st_mtime > extension.stat().st_mtime
    ]
    assert not stale, "these were not built again after a change; make does it"
