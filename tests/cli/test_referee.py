"""`rookery referee`: the rules over standard input and output."""

import json
import os
import subprocess
import threading
from random import Random
from typing import IO, Any

import pytest

from rookery.games import GAMES
from tests.cli.running import PROGRAM, TIMEOUT, Rookery, environment, run_shell

TWO = ("referee", "five-towers", "--seats", "2")
REVEALS = "reveal sand-7\nreveal candy-1\nreveal tree-12\nreveal scrap-9\nreveal scary-3\n"


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_one_line_at_the_start_and_one_after_each_action(rookery: Rookery) -> None:
    ran = rookery(*TWO, stdin=REVEALS.encode())
    assert (ran.code, ran.err) == (0, "")
    assert [answer["version"] for answer in answers(ran.out)] == [0, 1, 2, 3, 4, 5]


def test_a_situation_has_its_keys_in_order(rookery: Rookery) -> None:
    first, *_, last = answers(rookery(*TWO, stdin=REVEALS.encode()).out)
    assert list(first) == ["version", "actor", "legal", "odds", "scores", "events", "view", "outcome"]
    assert list(last) == ["version", "actor", "legal", "scores", "events", "view", "outcome"]


def test_the_caller_plays_chance_by_its_odds(rookery: Rookery) -> None:
    (first,) = answers(rookery("referee", "five-towers", "--seats", "4").out)
    assert first["actor"] == "chance"
    assert list(first["odds"]) == first["legal"]
    assert sum(first["odds"].values()) == 110
    assert (first["odds"]["reveal sand-7"], first["odds"]["reveal sand-8"]) == (2, 1)


def test_the_view_is_the_acting_seats_or_a_spectators(rookery: Rookery) -> None:
    first, *_, last = answers(rookery(*TWO, "--opener", "1", stdin=REVEALS.encode()).out)
    assert first["view"]["seat"] is None
    assert (last["actor"], last["view"]["seat"]) == (1, 1)
    assert sorted(choice["action"] for choice in last["view"]["choices"]) == last["legal"]


@pytest.mark.rule("FT-30")
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(rookery: Rookery) -> None:
    *_, before, refusal, after = answers(rookery(*TWO, stdin=(REVEALS + "bid 3\nbid 3\nbid 4\n").encode()).out)
    assert refusal == {"error": "action/illegal", "rule": "FT-30", "message": "A bid must be higher than the highest so far."}
    assert (before["version"], after["version"]) == (6, 7)


@pytest.mark.parametrize("line", [b"dance", b"bid 9", b"place sand-99", b"bid \xff\xfe", b"bid " + b"1" * 5000, b"\x00", b'{"bid": 3}'])
def test_unreadable_lines_are_answered_and_change_nothing(line: bytes, rookery: Rookery) -> None:
    ran = rookery(*TWO, stdin=b"%b\nreveal sand-7\n" % line)
    _, refusal, after = answers(ran.out)
    assert ran.code == 0
    assert refusal["error"] == "notation/unreadable"
    assert refusal["message"]
    assert set(refusal) == {"error", "message"}
    assert after["version"] == 1


def test_empty_lines_and_comments_are_not_answered(rookery: Rookery) -> None:
    ran = rookery(*TWO, stdin=b"\n  \n# first\r\nreveal sand-7 # a card\r\n")
    assert [answer["version"] for answer in answers(ran.out)] == [0, 1]


def test_a_last_line_without_a_line_end_is_read(rookery: Rookery) -> None:
    assert len(answers(rookery(*TWO, stdin=b"reveal sand-7").out)) == 2


def test_setup_arguments_reach_the_rules(rookery: Rookery) -> None:
    ran = rookery(*TWO, "--option", "cards-to-come=hidden")
    assert answers(ran.out)[0]["view"]["to_come"] is None
    ran = rookery("referee", "carcassonne", "--seats", "2", "--expansions", "river")
    assert answers(ran.out)[0]["view"]["expansions"] == ["river"]


def test_automatic_chance_acts_and_reports_all_events(rookery: Rookery) -> None:
    (first,) = answers(rookery(*TWO, "--chance", "auto", "--seed", "7").out)
    assert (first["version"], first["actor"]) == (5, first["view"]["opener"])
    assert [event["kind"] for event in first["events"]] == ["revealed"] * 5


def test_automatic_chance_follows_the_seed_as_a_simulation_does(rookery: Rookery) -> None:
    ran = rookery(*TWO, "--chance", "auto", "--seed", "7:0")
    game = json.loads(rookery("simulate", "five-towers", "--seats", "2", "--games", "1", "--seed", "7", "--bots", "uniform", "--json").out)
    (first,) = answers(ran.out)
    assert [f"reveal {event['card']}" for event in first["events"]] == game["actions"][:5]
    assert first["actor"] == game["opener"]


def test_a_random_seed_is_printed_on_standard_error(rookery: Rookery) -> None:
    ran = rookery(*TWO, "--chance", "auto")
    assert ran.err.startswith("seed ")
    again = rookery(*TWO, "--chance", "auto", "--seed", ran.err.split()[1])
    assert again.out == ran.out


@pytest.mark.parametrize("game", GAMES)
def test_a_program_can_play_a_whole_game(game: str) -> None:
    expansions = ",".join(GAMES[game].expansions)
    command = [PROGRAM, "referee", game, "--seats", "3", "--chance", "auto", "--seed", "7", "--expansions", expansions]
    rng = Random(7)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), text=True) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        situation = json.loads(referee.stdout.readline())
        while situation["actor"] is not None:
            assert situation["outcome"] is None
            referee.stdin.write(rng.choice(situation["legal"]) + "\n")
            referee.stdin.flush()
            situation = json.loads(referee.stdout.readline())
        referee.stdin.write("pass\n")
        referee.stdin.flush()
        afterwards = json.loads(referee.stdout.readline())
    assert referee.returncode == 0
    assert situation["legal"] == []
    assert situation["outcome"]["scores"] == situation["scores"]
    assert afterwards["error"] in ("action/illegal", "notation/unreadable")


def test_closed_input_ends_the_referee_after_its_first_line(tmp_path: Any) -> None:
    ran = run_shell("rookery referee five-towers --seats 2 <&-", tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert len(answers(ran.out)) == 1


def test_a_line_of_50_megabytes_is_answered_and_never_held_in_memory() -> None:
    little = _peak_of_referee([b"reveal sand-7\n"])
    much = _peak_of_referee([b"x" * (1 << 20)] * 50 + [b"\nreveal sand-7\n"])
    assert little[0] == ["version", "version"]
    assert much[0] == ["version", "error", "version"]
    assert much[1] < little[1] + 8 * 1024


def _peak_of_referee(chunks: list[bytes]) -> tuple[list[str], int]:
    """Return the first key of every answer, and the peak memory of the process in KiB."""
    process = subprocess.Popen([PROGRAM, *TWO], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment())
    assert process.stdin is not None
    assert process.stdout is not None
    watchdog = threading.Timer(TIMEOUT, process.kill)
    watchdog.start()
    _feed(process.stdin, chunks)
    firsts = [next(iter(json.loads(line))) for line in process.stdout]
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    watchdog.cancel()
    process.stdout.close()
    assert process.returncode == 0
    return firsts, usage.ru_maxrss


def _feed(stream: IO[bytes], chunks: list[bytes]) -> None:
    for chunk in chunks:
        stream.write(chunk)
    stream.close()


def test_bots_play_their_seats(rookery: Rookery) -> None:
    ran = rookery(
        "referee", "five-towers", "--seats", "3", "--chance", "auto", "--seed", "7", "--bots", "0=heuristic,2=greedy", stdin=b"bid 0\npass\n" * 20
    )
    situations = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    assert {situation["actor"] for situation in situations if "actor" in situation} <= {1, None}
    assert {0, 1, 2} <= {event.get("seat") for situation in situations for event in situation.get("events", ())}


def test_the_seed_determines_what_bots_do(rookery: Rookery) -> None:
    arguments = ("referee", "five-towers", "--seats", "2", "--chance", "auto", "--seed", "7", "--bots", "1=uniform")
    assert rookery(*arguments, stdin=b"pass\n" * 9).out == rookery(*arguments, stdin=b"pass\n" * 9).out


@pytest.mark.parametrize("bots", ["heuristic", "3=greedy", "1=greedy,1=uniform", "x=greedy", "-1=greedy", "1=nobody"])
def test_bots_that_fit_no_seat_are_refused(rookery: Rookery, bots: str) -> None:
    rookery("referee", "five-towers", "--seats", "3", "--bots", bots).fails(2)
