"""Training follows its gradient, improves play, and gives the same result when split or interrupted."""

from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery.fast.five_towers.contest import compete, play_deal
from rookery.fast.five_towers.learning import Plan, Run
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import FlatPlayer, Player, PolicyPlayer, SolverPlayer
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.self_play import SelfPlay
from rookery.fast.five_towers.value import ONE_PLY, HandValue
from rookery.work.executors import open_executor
from tests.fast.five_towers.thinkers import SEATS, hand, young_net

SHORT = Plan(seats=2, games=64, hidden=(8, 4), seed=3)


def played(plan: Plan, executor: Executor | None = None) -> Run:
    run = Run(plan)
    for _ in run.learn(executor):
        pass
    return run


def one_ply() -> Player:
    return SolverPlayer(Solver(HandValue(ONE_PLY), alone=True))


@pytest.mark.parametrize("seats", SEATS)
def test_the_gradient_is_the_slope_of_the_loss(seats: int) -> None:
    """With lambda 1 the targets are the results, so the loss of a fixed game changes as the gradient predicts."""
    net = young_net((8, 4), seed=seats)
    player = SelfPlay(net, seats=seats, seed=1, trace=1.0, explore=0)
    player.play(1, 1)
    gradient, states, checked = player.gradient[:], player.states, 0
    for index in sorted(range(len(gradient)), key=lambda index: -abs(gradient[index]))[:60:3]:
        was, losses = net.weights[index], []
        for step in (-2e-4, 2e-4):
            net.weights[index] = was + step
            player.play(1, 1)
            losses.append(player.loss)
            alike = player.states == states
        net.weights[index] = was
        slope = (losses[1] - losses[0]) / 4e-4
        checked += alike and slope == pytest.approx(gradient[index], rel=0.05, abs=0.05)
    assert checked >= 15, "few games diverge"


def test_a_run_does_not_depend_on_threads_and_processes() -> None:
    here = played(SHORT).rows
    with ThreadPoolExecutor(3) as threads, open_executor(jobs=2) as processes:
        assert here == played(SHORT, threads).rows == played(SHORT, processes).rows


def test_another_seed_is_another_run() -> None:
    assert played(SHORT).net.weights != played(replace(SHORT, seed=4)).net.weights


def test_a_resumed_run_gives_the_result_of_an_uninterrupted_one(tmp_path: Path) -> None:
    run = Run(SHORT)
    for _ in run.learn(report=1):
        if run.step == 2:
            break
    run.keep(tmp_path / "run")
    resumed = Run.resume(tmp_path / "run")
    assert resumed.games == 32
    for _ in resumed.learn():
        pass
    assert resumed.rows == played(SHORT).rows


def test_invalid_runs_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_bytes(b"nonsense\n")
    with pytest.raises(ValueError, match="is not a training checkpoint"):
        Run.resume(path)
    Run(SHORT).keep(path)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match="truncated"):
        Run.resume(path)


@pytest.mark.parametrize("wrong", [{"seats": 1}, {"seats": 6}, {"games": 0}, {"batch": 12}])
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"2 to 5 seats|at least one game|multiple of 8"):
        Plan(**{"seats": 2, **wrong})


def test_a_net_learns_to_beat_one_ply_in_seconds() -> None:
    run = Run(Plan(seats=2, games=2400, hidden=(32, 16), batch=8, rate=3e-3, last_rate=5e-4))
    before = compete(SolverPlayer(Solver(NetValue(run.net))), one_ply(), seats=2, deals=20, seed=1)
    losses = [progress.loss for progress in run.learn(report=30)]
    after = compete(SolverPlayer(Solver(NetValue(run.net))), one_ply(), seats=2, deals=40, seed=1)
    assert before.share.mean < 10
    assert after.share.mean > 60
    assert losses[-1] < losses[0]


@pytest.mark.parametrize("seats", SEATS)
def test_a_player_against_itself_gets_its_fair_share(seats: int) -> None:
    score = compete(SolverPlayer(hand(seats)), SolverPlayer(hand(seats)), seats=seats, deals=5, seed=2)
    assert score.share.mean == pytest.approx(100 / seats)
    shares = [play_deal(SolverPlayer(hand(seats)), SolverPlayer(hand(seats)), seats, 2, deal)[0] for deal in range(2)]
    assert shares == pytest.approx([1 / seats, 1 / seats]), "in every deal, not only in the mean"
    assert score.games == 5 * seats


def test_stronger_players_beat_weaker_ones() -> None:
    assert compete(PolicyPlayer(Policy()), Player(), seats=2, deals=20, seed=1).share.mean > 90
    assert compete(FlatPlayer(Policy(), 8), Player(), seats=2, deals=4, seed=1).share.mean > 60
    assert compete(SolverPlayer(hand()), one_ply(), seats=2, deals=40, seed=1).share.mean > 75


def test_a_score_shows_its_interval_and_number_of_games() -> None:
    text = str(compete(one_ply(), Player(), seats=2, deals=3, seed=1))
    assert text.endswith("6 games")
    assert text.startswith("100.0 [43.8, 100.0] %")
