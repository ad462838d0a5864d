"""An external bot plays like any other, and forfeits if it hangs, exits or cheats."""

import json
import os
import re
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rookery.core.record import Setup
from rookery.play.bot import BotFailedError
from rookery.play.deal import GameResult, RulesMatch, play_deal
from rookery.play.external_bot import ExternalBot
from rookery.play.match import Match
from rookery.work.executors import open_executor
from tests.play import programs
from tests.play.simple_bots import FIVE_TOWERS, First, Idler, five_towers, meet
from tests.server.serving import wait_until

HANGING = 0.5
"""Seconds after which a bot in these tests counts as hanging; other bots have no limit that a busy machine could exceed."""

LISTENING = """
import json, sys
for line in sys.stdin:
    open({heard!r}, 'a').write(line)
    message = json.loads(line)
    if message.get('actor') is not None:
        print(message['legal'][0], flush=True)
"""

WITH_A_CHILD = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])
open({noted!r}, 'w').write(str(child.pid))
time.sleep(60)
"""


def play_against(command: str, *, limit: float = 60.0) -> GameResult:
    with ExternalBot(command, limit=limit) as bot:
        return play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [bot, Idler()], "deal", limit=limit + 60)


def forfeit_of(command: str, *, limit: float = 60.0) -> str:
    result = play_against(command, limit=limit)
    assert result.forfeit is not None
    assert result.forfeit.seat == 0
    return result.forfeit.reason


def test_a_program_plays_as_the_same_bot_in_python_does() -> None:
    result = play_against(programs.FIRST)
    expected = play_deal(RulesMatch(FIVE_TOWERS, five_towers()), [First(), Idler()], "deal")
    assert result.forfeit is None
    assert result.record.actions == expected.record.actions


FORFEITS = {
    "it gives no answer": (programs.SILENT, HANGING, r".* gave no answer within 0\.5 s"),
    "it does not even read": (programs.DEAF, HANGING, r".* gave no answer within 0\.5 s"),
    "it exits": (programs.DYING, 60, r".* has stopped running; it wrote: out of ideas"),
    "it answers with no action": (
        programs.LYING,
        60,
        r"the bot chose 'bid 9': a bid must be a number from 0 to 5, not '9'; legal here: bid 1, bid 2, bid 3, bid 4, bid 5, …",
    ),
    "it writes too much": (programs.TALKATIVE, 60, r".* wrote too much at once"),
    "it does not exist": (programs.MISSING, 60, r"'no-such-program-anywhere' could not be started: .*"),
}


@pytest.mark.parametrize(("command", "limit", "reason"), FORFEITS.values(), ids=FORFEITS)
def test_a_program_forfeits_if(command: str, limit: float, reason: str) -> None:
    assert re.fullmatch(reason, forfeit_of(command, limit=limit))


def test_a_program_that_does_not_read_more_than_a_pipe_holds_forfeits() -> None:
    view = Match(FIVE_TOWERS, five_towers()).view(None)
    long = replace(view, game="x" * (1 << 20))
    with ExternalBot(programs.DEAF, limit=HANGING) as bot, pytest.raises(BotFailedError, match=r"gave no answer within 0\.5 s"):
        bot.choose(long, Random(1))


def test_standard_error_can_be_flooded_and_only_its_beginning_is_kept() -> None:
    result = play_against(programs.program("sys.stderr.write('x' * 300_000); sys.stderr.flush(); print(message['legal'][0], flush=True)"))
    assert result.forfeit is None
    told = forfeit_of(programs.program("sys.exit('first\\n' + 'x' * 300_000)"))
    assert "; it wrote: first xxx" in told
    assert len(told) < 1000


def test_only_lines_since_the_previous_action_are_shown() -> None:
    first_round = "message['view']['round'] == 1"
    noisy = f"print('round', message['view']['round'], file=sys.stderr, flush=True); print(message['legal'][0] if {first_round} else 'x', flush=True)"
    assert forfeit_of(programs.program(noisy)).endswith("; it wrote: round 2")


def test_a_program_that_failed_is_started_again_for_the_next_game() -> None:
    result = meet(ExternalBot(programs.DYING), Idler(), deals=2, seed=1)
    assert [forfeit.reason.partition("; ")[2] for forfeit in result.forfeits(0)] == ["it wrote: out of ideas"] * 4


def test_a_program_plays_in_other_processes_too() -> None:
    alone = meet(ExternalBot(programs.FIRST), Idler(), deals=3, seed=1)
    with open_executor(jobs=2) as executor:
        spread = meet(ExternalBot(programs.FIRST), Idler(), deals=3, seed=1, executor=executor)
    assert (alone.shares, alone.margin) == (spread.shares, spread.margin)
    assert not alone.forfeits(0)


def test_a_program_receives_the_start_and_the_end_of_a_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = LISTENING.format(heard=str(heard))
    with ExternalBot(shlex.join([sys.executable, "-c", script]), budget=0.25) as bot:
        result = play_deal(RulesMatch(FIVE_TOWERS, five_towers(3)), [Idler(), bot, Idler()], "7 1")
    begin, *situations, end = map(json.loads, heard.read_text("utf-8").splitlines())
    assert begin == {
        "begin": {"game": "five-towers", "seats": 3, "options": {}, "expansions": [], "opener": 0, "seat": 1, "budget": 0.25, "seed": "7 1 seat 1"}
    }
    assert all(situation["actor"] == 1 and situation["legal"] for situation in situations)
    assert (end["actor"], tuple(end["outcome"]["scores"])) == (None, result.record.scores)


def ended(process: str) -> bool:
    """Return whether a process is gone or a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups exist on Unix only")
def test_no_process_of_a_program_is_left_behind(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    with ExternalBot(shlex.join([sys.executable, "-c", WITH_A_CHILD.format(noted=str(noted))]), limit=30) as bot:
        bot.begin(Setup("five-towers", 2), 0, "")
        wait_until(lambda: noted.exists() and noted.read_text() != "")
    wait_until(lambda: ended(noted.read_text()))
