"""The package build compiles the twins if a C compiler exists, and leaves them as Python otherwise."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import OPTIMISE
from rookery.fast.common.rng import COMPILED

ROOT = Path(__file__).parents[2]
NEEDED = [".gitignore", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/rookery/__init__.py", "src/rookery/py.typed"]
NEEDED += [
    f"src/rookery/fast/{name}"
    for name in ("__init__.py", *(f"common/{name}" for name in ("__init__.py", "rng.py", "rng.pxd", "checks.py", "checks.pxd", "signatures.py")))
]
STALE = "src/rookery/fast/common/rng.cpython-39-stale.so"
HAS_COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def build(project: Path, **environment: str) -> tuple[Path, str]:
    """Build the wheel of a project with two compiled modules; return it with the build output."""
    for name in NEEDED:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    for folder in ("core", "games"):
        shutil.copytree(ROOT / "src" / "rookery" / folder, project / "src" / "rookery" / folder)
    (project / STALE).touch()
    command = [sys.executable, "-c", "from hatchling.build import build_wheel; build_wheel('dist')"]
    said = subprocess.run(
        command, cwd=project, env={**os.environ, "ROOKERY_SKIP_WEB": "1", **environment}, capture_output=True, text=True, check=True
    )
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel, said.stdout + said.stderr


def contents(wheel: Path) -> tuple[list[str], str]:
    """Return the names of the files, and the metadata."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        return names, archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()


@pytest.mark.once
def test_without_a_compiler_the_twins_stay_python_and_a_warning_says_so(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="no-such-compiler")
    names, metadata = contents(wheel)
    assert wheel.name.endswith("-none-any.whl")
    assert "rookery/fast/common/rng.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "Requires-Dist: cython" in metadata
    assert said.count("bots will be slower") == 1
    assert not (tmp_path / STALE).exists()


@pytest.mark.once
def test_with_a_compiler_the_wheel_holds_the_extension(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path)
    names, metadata = contents(wheel)
    extensions = [name for name in names if name.endswith((".so", ".pyd"))]
    assert sorted(name.partition(".")[0] for name in extensions) == ["rookery/fast/common/checks", "rookery/fast/common/rng"] * HAS_COMPILER
    assert not [name for name in extensions if "stale" in name]
    assert ("Requires-Dist: cython" in metadata) == (not HAS_COMPILER)
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    ask = [sys.executable, "-c", "from rookery.fast.common.rng import COMPILED; print(COMPILED)"]
    said = subprocess.run(ask, env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")}, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str(HAS_COMPILER)


def test_the_tested_twins_are_compiled_if_a_compiler_exists() -> None:
    assert COMPILED == HAS_COMPILER


def test_no_compiler_flag_targets_a_cpu_model() -> None:
    flags = [flag for flags in OPTIMISE.values() for flag in flags]
    assert not [flag for flag in flags if flag.startswith(("-m", "/arch"))]
