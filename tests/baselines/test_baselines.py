"""The learners in examples/ train, draw their curve, and their nets play in the arena."""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from rookery import Setup
from rookery.bots.measuring import measure
from tests.cli.running import Rookery

pytestmark = pytest.mark.extras

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = ("--device", "cpu", "--width", "16", "--points", "2", "--rivals", "uniform", "--games", "2")
BUDGETS = {
    "ppo": ("--envs", "4", "--length", "16", "--steps", "256"),
    "alphazero": ("--envs", "2", "--simulations", "2", "--steps", "300", "--batch", "64"),
}
RUNS = [(learner, game) for learner in BUDGETS for game in ("five-towers", "carcassonne")]


@pytest.fixture
def learner(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learner = import_module(request.param)
    learner.torch.set_num_threads(1)
    return learner


def train(learner: ModuleType, game: str, out: Path, *words: str) -> Path:
    """Train with a tiny budget and return the newest net."""
    learner.main(learner.read_options([game, *TINY, *BUDGETS[learner.__name__], "--out", str(out), *words]))
    return max(out.glob("net-*.pt"))


def stop_at_second_point(out: Path) -> None:
    """Press Ctrl-C after the second point of the curve."""
    if (out / "net-01.pt").exists():
        raise KeyboardInterrupt


@pytest.mark.parametrize(("learner", "game"), RUNS, indirect=["learner"])
def test_a_learner_writes_nets_and_draws_its_curve(learner: ModuleType, game: str, tmp_path: Path) -> None:
    train(learner, game, tmp_path)
    points = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text("utf-8").splitlines()]
    assert [point["net"] for point in points] == ["net-00.pt", "net-01.pt", "net-02.pt"]
    assert all(0 <= point["share"]["uniform"] <= 100 for point in points)
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(("learner", "game"), RUNS, indirect=["learner"])
def test_the_same_seed_gives_the_same_net(learner: ModuleType, game: str, tmp_path: Path) -> None:
    nets = [train(learner, game, tmp_path / str(number), "--seed", "7").read_bytes() for number in range(2)]
    assert nets[0] == nets[1]


@pytest.mark.parametrize(("learner", "game"), RUNS, indirect=["learner"])
def test_a_stopped_training_resumes_as_if_it_had_not_stopped(learner: ModuleType, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    net = train(learner, game, whole)
    with monkeypatch.context() as patched:
        patched.setattr(learner, "draw", stop_at_second_point)
        train(learner, game, halves)
    assert not (halves / net.name).exists()
    assert train(learner, game, halves, "--resume").read_bytes() == net.read_bytes()
    assert len((halves / "curve.jsonl").read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(("learner", "game"), RUNS, indirect=["learner"])
def test_a_net_plays_legal_games_in_the_arena(
    learner: ModuleType, game: str, tmp_path: Path, rookery: Rookery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOKERY_NET", str(train(learner, game, tmp_path)))
    monkeypatch.chdir(tmp_path)
    ran = rookery("arena", game, f"{learner.__name__}:Player", "uniform", "--games", "4", "--json")
    assert ran.code == 0
    assert [bot["forfeits"] for bot in json.loads(ran.out.splitlines()[-1])["bots"]] == [0, 0]


@pytest.mark.parametrize(
    ("learner", "game", "rival", "games", "least"),
    [("ppo", "five-towers", "greedy", 20, 75), ("alphazero", "five-towers", "uniform", 4, 100), ("ppo", "carcassonne", "uniform", 4, 100)],
    indirect=["learner"],
)
def test_the_nets_in_the_repository_have_learned(
    learner: ModuleType, game: str, rival: str, games: int, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ROOKERY_NET", raising=False)
    assert measure(learner.Player(), Setup(game, 2), [rival], games)[rival].mean >= least
