"""Type checkers and `inspect` know the compiled classes from the sources that ship beside the extensions."""

import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rookery.fast.carcassonne.batch import Batch as CarcassonneBatch
from rookery.fast.carcassonne.policy import Policy as CarcassonnePolicy
from rookery.fast.carcassonne.search import Search
from rookery.fast.carcassonne.twin import Twin as CarcassonneTwin
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.twin import Twin

PROGRAM = """\
from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.twin import Twin

twin, batch = Twin(Setup("five-towers", 2)), Batch(1, 2, 1, opener=0, action=bytearray(1))
reveal_type(twin.legal())
reveal_type(twin.observation(1))
reveal_type(twin.copy())
reveal_type(twin.playouts(2, Rng(1), Policy(noise=3)).wins)
reveal_type(batch.twin(0))
reveal_type(batch.step())
reveal_type(Rng(1).below(3))
twin.apply("x")
batch.reset(seed=1.5)
batch.no_such_method()
"""
REVEALED = [
    "list[int]",
    "bytes",
    "rookery.fast.five_towers.twin.Twin",
    "tuple[float, ...]",
    "rookery.fast.five_towers.twin.Twin",
    "None",
    "int",
]
ERRORS = ["arg-type", "arg-type", "attr-defined"]


@pytest.mark.once
def test_a_type_checker_knows_the_compiled_classes(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache"), "program.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert [name.removeprefix("builtins.") for name in re.findall(r'Revealed type is "([^"]*)"', run.stdout.replace("builtins.", ""))] == REVEALED
    errors = [line for line in run.stdout.splitlines() if ": error: " in line]
    assert all(line.startswith("program.py:") for line in errors), errors
    assert [code for line in errors for code in re.findall(r"\[([a-z-]+)\]$", line)] == ERRORS


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (Batch, ["games", "seats", "seed", "points", "opener", "retracting", "cards_to_come", "positions", "buffers"]),
        (CarcassonneBatch, ["games", "seats", "seed", "points", "opener", "expansions", "farmers", "positions", "buffers"]),
        (Twin, ["setup"]),
        (CarcassonneTwin, ["setup"]),
        (Rng, ["seed", "stream"]),
        (Policy, ["foresight", "noise"]),
        (CarcassonnePolicy, ["thrift", "lots", "noise"]),
        (Search, ["turns", "policy", "depth", "samples", "candidates", "to_end", "trust", "doubt"]),
        (Twin.apply, ["self", "action"]),
        (Batch.reset_game, ["self", "game", "position"]),
        (Rng.below, ["self", "count"]),
    ],
    ids=lambda kind: getattr(kind, "__qualname__", ""),
)
def test_compiled_classes_and_methods_have_signatures(kind: Any, names: list[str]) -> None:
    assert list(inspect.signature(kind).parameters) == names


@pytest.mark.parametrize("kind", [Batch, CarcassonneBatch, Twin, CarcassonneTwin, Rng, Policy, CarcassonnePolicy])
def test_help_shows_the_arguments_and_every_public_method_is_documented(kind: Any) -> None:
    public = [name for name in dir(kind) if not name.startswith("_")]
    assert all(getattr(kind, name).__doc__ for name in public if callable(getattr(kind, name)))
    shown = subprocess.run(
        [sys.executable, "-c", f"from {kind.__module__} import {kind.__name__} as kind; help(kind)"], capture_output=True, text=True, check=True
    ).stdout
    assert f"{kind.__name__}({next(iter(inspect.signature(kind).parameters))}: " in shown
