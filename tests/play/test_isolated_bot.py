"""A bot in a process of its own plays as in ours; if it crashes or hangs there, it forfeits."""

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from rookery.core.errors import SetupError
from rookery.core.rules import CHANCE
from rookery.play.deal import GameResult, RulesMatch, play_deal, time_limit
from rookery.play.isolated_bot import IsolatedBot
from rookery.play.tournament import Terms, Tournament
from rookery.work.executors import Processes
from tests.play.simple_bots import FIVE_TOWERS, First, Idler, five_towers
from tests.server.serving import gone
from tests.work import tasks


def result_of(name: str, *, limit: float = 60) -> GameResult:
    with IsolatedBot(tasks.make, name, limit=limit) as bot:
        return play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [bot, Idler()], "deal")


@pytest.mark.parametrize("name", ["first", "rolling", "uniform", "heuristic"])
def test_it_plays_as_in_our_process(name: str) -> None:
    here = play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [tasks.make(name), Idler()], "deal")
    assert result_of(name).record == here.record


def test_it_uses_up_the_callers_random_numbers() -> None:
    match = RulesMatch(FIVE_TOWERS, five_towers())
    while match.actor == CHANCE:
        match.draw(Random(1).randrange)
    here, there = Random(3), Random(3)
    with IsolatedBot(tasks.make, "rolling") as bot:
        for _ in range(5):
            assert bot.choose(match.view(0), there) == tasks.make("rolling").choose(match.view(0), here)
    assert here.getstate() == there.getstate()


@pytest.mark.parametrize(("name", "why"), [("hanging", "no answer within 1 s"), ("dying", "the bot ended its process (exit code 7)")])
def test_a_bot_that_hangs_or_ends_its_process_forfeits(name: str, why: str) -> None:
    result = result_of(name, limit=1)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (0, why)


def test_it_is_created_again_for_the_next_game() -> None:
    with IsolatedBot(tasks.make, "dying") as bot:
        for _ in range(2):
            result = play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [bot, Idler()], "deal")
            assert result.forfeit is not None
            assert len(result.record.actions) > 10


def test_a_bot_that_cannot_be_created_is_reported() -> None:
    with pytest.raises(SetupError, match="no bot 'nobody'"):
        IsolatedBot(tasks.make, "nobody")


@pytest.mark.parametrize("name", ["sleeping", "dying"])
def test_bots_in_workers_and_threads_are_isolated_where_needed(name: str) -> None:
    """Time limits do not work in threads, so all bots play in processes of their own there; so does every bot after a worker has died."""
    terms = Terms(FIVE_TOWERS, five_towers(), ((name, "first"),), tasks.make, "7", limit=1)
    for executor in (ThreadPoolExecutor(2), Processes(2)):
        with executor:
            tournament = Tournament(terms, deals=1)
            list(tournament.play(executor))
        assert len(tournament.meetings[name, "first"].forfeits(0)) == 2


def test_a_time_limit_that_cannot_hold_is_refused() -> None:
    def limit() -> None:
        with time_limit(1):
            First()

    with ThreadPoolExecutor(1) as threads, pytest.raises(RuntimeError, match="main thread"):
        threads.submit(limit).result()


PARENT = """
import os, sys, time
from rookery.play.isolated_bot import IsolatedBot
from rookery.work.child import Child
child = Child()
print(child.call(60, os.getpid), flush=True)
child.call(60, time.sleep, 60)
"""


def test_its_process_ends_with_ours_even_if_ours_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
    assert gone(child)
