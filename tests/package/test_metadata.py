"""The package's metadata, its build requirements, and the content of a source distribution."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import COMPILER, NODE, STATIC, BuildHook, client_is_current

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def hook(root: Path, target: str) -> BuildHook:
    arguments: Any = (str(root), {}, None, None, str(root), target)
    return BuildHook(*arguments)


def give_client(root: Path, built_from: Callable[[Path], str] | None) -> None:
    """Create a client's sources with its words and art, and a built client that is current or outdated."""
    for folder in hatch_build.WEB_SOURCES:
        (root / folder).mkdir(parents=True)
        (root / folder / "source.txt").write_text("new", "utf-8")
    (root / STATIC).mkdir(parents=True)
    if built_from:
        (root / STATIC / ".built").write_text(built_from(root), "utf-8")


def test_the_build_group_lists_the_build_requirements() -> None:
    build = set(PYPROJECT["dependency-groups"]["build"])
    assert build == {*PYPROJECT["build-system"]["requires"], NODE, *COMPILER, "editables"}


def test_readme_and_metadata_name_the_same_python_versions() -> None:
    named = sorted(re.findall(r"Python :: (3\.\d+)", "\n".join(PYPROJECT["project"]["classifiers"])))
    assert PYPROJECT["project"]["requires-python"] == f">={named[0]}"
    assert f"Python {named[0]} to {named[-1]}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_file_pins_hashes_and_names_no_index(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "index" not in re.sub(r"#.*", "", text)
    pinned = re.findall(r"^[a-z0-9-]+(?:\[[a-z,]+\])?==\S+.*$", text, re.MULTILINE)
    assert pinned
    assert all(line.endswith("\\") for line in pinned)


@pytest.mark.parametrize("other", ["play", "test"])
def test_the_build_uses_the_same_pins_as_every_environment(other: str) -> None:
    pins = [re.findall(r"^\S+==\S+", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.MULTILINE) for name in ("build", other)]
    assert set(pins[0]) < set(pins[1])


def test_a_client_built_from_other_sources_needs_node(tmp_path: Path) -> None:
    give_client(tmp_path, built_from=lambda root: "another checksum")
    assert not client_is_current(tmp_path)
    assert hook(tmp_path, "sdist").dependencies() == [NODE]
    assert hook(tmp_path, "wheel").dependencies() == [NODE, *COMPILER]


def test_a_current_client_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give_client(tmp_path, built_from=hatch_build.web_checksum)
    assert hook(tmp_path, "sdist").dependencies() == []
    assert hook(tmp_path, "wheel").dependencies() == [*COMPILER]
    monkeypatch.setenv("ROOKERY_PURE", "1")
    assert hook(tmp_path, "wheel").dependencies() == []


def test_python_caches_do_not_make_the_client_outdated(tmp_path: Path) -> None:
    give_client(tmp_path, built_from=hatch_build.web_checksum)
    (tmp_path / "src/rookery/locale/__pycache__").mkdir()
    (tmp_path / "src/rookery/locale/__pycache__/module.pyc").write_bytes(b"1")
    assert client_is_current(tmp_path)


def test_a_built_client_without_sources_is_current(tmp_path: Path) -> None:
    give_client(tmp_path, built_from=lambda root: "a checksum")
    shutil.rmtree(tmp_path / hatch_build.WEB)
    assert client_is_current(tmp_path)
    (tmp_path / STATIC / ".built").unlink()
    assert not client_is_current(tmp_path)


def test_a_source_distribution_holds_the_built_client_and_no_pictures(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "ROOKERY_SKIP_WEB": "1"}, check=True)  # as it was built for these tests
    (archive,) = tmp_path.glob("rookery-*.tar.gz")
    with tarfile.open(archive) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    assert {"src/rookery/static/index.html", "src/rookery/static/.built", "web/package-lock.json", "hatch_build.py", "LICENSE"} <= set(names)
    assert not [name for name in names if name.startswith(("docs/pictures/", "tests/", "web/node_modules/")) or name.endswith((".so", ".pyc"))]
    assert archive.stat().st_size < 4_500_000  # 0.7 MB of it are screenshots for the app's manifest: sources and built client have a copy each
