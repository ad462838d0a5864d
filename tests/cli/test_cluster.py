"""`--cluster` gives the results of `--jobs 1`, although a node dies, and explains what is wrong with a cluster."""

import json
import os
import shutil
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rookery.fast.five_towers.learning import Plan, Run
from rookery.work import cluster
from rookery.work.executors import open_executor
from tests.cli.running import Rookery
from tests.server.serving import wait_until

pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]  # Ray leaves warnings behind

SIZE = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_health_check_period_ms": "500", "RAY_health_check_failure_threshold": "4"}
BOTS = """
import os, signal, time
class First:
    def choose(self, view, rng):
        return view.choices[0].action
class Dies(First):
    def choose(self, view, rng):
        os._exit(7)
class Hangs(First):
    def choose(self, view, rng):
        time.sleep(600)
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cluster_bots.py").write_text(BOTS, "utf-8")


@pytest.fixture(scope="module")
def head() -> Iterator[Any]:
    """A cluster of one node with one processor, which tests extend. Connections to it take seconds, so commands share one."""
    before = dict(os.environ)
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # paths of sockets must be short
    os.environ.update(SETTINGS | {"RAY_TMPDIR": folder})
    Path(folder, "ray").mkdir()  # Ray notes the address of the cluster there, and does not create it
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            start = import_module("ray.cluster_utils").Cluster
            nodes = start(initialize_head=True, head_node_args={**SIZE, "include_dashboard": False, "temp_dir": folder})
        try:
            with open_executor(cluster=nodes.address):
                yield nodes
        finally:
            nodes.shutdown()
    finally:
        os.environ.clear()
        os.environ.update(before)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def mortal(head: Any) -> Iterator[Callable[[], None]]:
    """A second node, and the function that kills it."""
    node = head.add_node(**SIZE)
    alive = [node]

    def kill() -> None:
        if alive:
            head.remove_node(alive.pop(), allow_graceful=False)

    yield kill
    kill()


def games(file: str) -> list[Any]:
    """Return the games of a file of records, without what depends on the machine: times and host."""
    found = [json.loads(line) for line in Path(file).read_text("utf-8").splitlines()]
    for game in found:
        game["tags"] = {tag: value for tag, value in game["tags"].items() if not tag.startswith(("time ", "host", "processor"))}
    return found


def test_a_node_that_dies_in_an_arena_changes_no_game(rookery: Rookery, head: Any, mortal: Callable[[], None]) -> None:
    command = ("arena", "carcassonne", "learned", "greedy", "--games", "160", "--seed", "3", "--json", "--records")
    assert rookery(*command, "here.jsonl").code == 0

    def kill_in_the_middle() -> None:
        there = Path("there.jsonl")
        wait_until(lambda: there.exists() and len(there.read_bytes().splitlines()) > 20)
        mortal()

    killer = threading.Thread(target=kill_in_the_middle)
    killer.start()
    ran = rookery(*command, "there.jsonl", "--cluster", head.address)
    killer.join()
    assert ran.code == 0
    assert games("there.jsonl") == games("here.jsonl")
    hosts = json.loads(ran.out)["hosts"]
    assert sum(host["games"] for host in hosts) == 160
    assert len(hosts) == 2
    assert not any(host["residual"]["large"] for host in hosts)


def test_a_node_that_dies_in_a_training_run_changes_no_weight(head: Any, mortal: Callable[[], None]) -> None:
    plan = Plan(seats=2, games=2048, batch=256, hidden=(16, 8), seed=3)
    here, there = Run(plan), Run(plan)
    list(here.learn())
    with open_executor(cluster=head.address) as executor:
        for progress in there.learn(executor, report=1):
            if progress.games == 512:
                mortal()
    assert there.rows == here.rows


@pytest.mark.parametrize(("bot", "why"), [("Dies", "the bot ended its process (exit code 7)"), ("Hangs", "no answer within 1 s")])
def test_a_bot_that_hangs_or_ends_its_process_forfeits(rookery: Rookery, head: Any, bot: str, why: str) -> None:
    name = f"cluster_bots:{bot}"
    ran = rookery("arena", "five-towers", "uniform", name, "--games", "2", "--limit", "1", "--json", "--cluster", head.address)
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert {row["name"]: row["forfeits"] for row in found["bots"]} == {"uniform": 0, name: 2}
    assert found["reasons"] == {name: why}


def test_studies_analyses_and_puzzles_run_there_too(rookery: Rookery, head: Any, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(rookery("simulate", "five-towers", "--seats", "2", "--seed", "7", "--bots", "uniform", "--json").out)
    for command in (
        ("study", "five-towers", "--deals", "2", "--json"),
        ("analyse", "game.jsonl", "--samples", "1", "--json"),
        ("puzzles", "five-towers", "--games", "0"),
    ):
        there = rookery(*command, "--cluster", head.address)
        assert (there.code, there.out) == (0, rookery(*command).out)


FAKES = {
    "no Rookery": ("raise ImportError", "", "Python cannot import Rookery on "),
    "another build": ("", "def origin(): return ('mars', 'abacus', '0.0.1', '0123456789ab')", "but 0.0.1+0123456789ab (mars)"),
}


@pytest.mark.parametrize("fake", FAKES)
def test_a_node_with_another_package_is_refused(rookery: Rookery, head: Any, tmp_path: Path, fake: str) -> None:
    package, origin, why = FAKES[fake]
    (tmp_path / "rookery" / "work").mkdir(parents=True)
    (tmp_path / "rookery" / "__init__.py").write_text(package)
    (tmp_path / "rookery" / "work" / "__init__.py").touch()
    (tmp_path / "rookery" / "work" / "origin.py").write_text(origin)
    node = head.add_node(**SIZE, env_vars={"PYTHONPATH": str(tmp_path)})
    try:
        rookery("arena", "five-towers", "uniform", "greedy", "--cluster", head.address, "--json").fails(1, why)
    finally:
        head.remove_node(node)


def test_an_address_without_a_cluster_is_reported_soon(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "REACH_SECONDS", 3.0)
    monkeypatch.setattr("ray.is_initialized", lambda: False)
    ran = rookery("study", "five-towers", "--cluster", "127.0.0.1:9")
    assert (ran.code, ran.err) == (1, "rookery: no Ray cluster answers at “127.0.0.1:9”\n")
