"""`make` finds a recent Python, keeps one environment per version, and reports a missing tool in one sentence."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OUR_OWN = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON"}  # set by the `make test` that runs this
OTHER_PYTHON = """#!/bin/sh
test "$1" = -V && echo "Python {minor}" && exit
exec {real} -c 'import sys; sys.version_info = ({numbers}); exec(sys.argv[1])' "$2"
"""


def other_python(folder: Path, name: str, version: tuple[int, int]) -> str:
    """Create a Python that reports another version."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    minor = ".".join(map(str, version))
    path.write_text(OTHER_PYTHON.format(minor=minor, real=sys.executable, numbers=", ".join(map(str, version))), "utf-8")
    path.chmod(0o755)
    return str(path)


def make(*words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in OUR_OWN}
    if path is not None:
        environment["PATH"] = path
    command = shutil.which("make")
    assert command
    return subprocess.run([command, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_help_lists_every_command() -> None:
    rules = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[0].split()
    listed = re.findall(r"^  make ([a-z-]+) +\S", make("help").stdout, re.MULTILINE)
    assert sorted(listed) == sorted(rules)
    assert len(listed) >= 15


def test_a_named_python_has_its_own_environment(tmp_path: Path) -> None:
    python = other_python(tmp_path, "snake", (3, 77))
    assert ".venv-3.77/bin/pytest" in make("-n", "test", f"PYTHON={python}").stdout
    assert ".venv/bin/pytest" in make("-n", "test").stdout


def test_make_finds_a_newer_python_than_python3(tmp_path: Path) -> None:
    other_python(tmp_path / "bin", "python3", (3, 9))
    newer = other_python(tmp_path / "bin", "python3.14", (3, 99))
    path = os.pathsep.join([str(tmp_path / "bin"), "/usr/bin", "/bin"])
    assert f"{Path(newer).name} -m venv" in make("-n", ".venv/pyvenv.cfg", path=path).stdout


def test_a_python_that_is_too_old_is_refused(tmp_path: Path) -> None:
    python = other_python(tmp_path, "python", (3, 10))
    said = make("play", f"PYTHON={python}")
    assert said.returncode != 0
    assert said.stdout.startswith(f"Rookery needs Python 3.11 or newer, and {python} is Python 3.10: please install a newer one, or name one")
    assert not (ROOT / ".venv-3.10").exists()


def test_a_python_that_does_not_exist_is_named() -> None:
    said = make("play", "PYTHON=no-such-python")
    assert said.returncode != 0
    assert said.stdout == "Rookery needs Python 3.11 or newer, and there is no no-such-python here: please install it.\n"
