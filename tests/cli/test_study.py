"""`rookery study`."""

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor

import pytest

from rookery.bots.five_towers import study
from rookery.bots.study import Finding
from rookery.core.interval import Estimate
from tests.cli.running import Rookery


def test_findings_come_as_json_with_intervals_and_the_same_seed_gives_the_same(rookery: Rookery) -> None:
    ran = rookery("study", "five-towers", "--deals", "2", "--seed", "4", "--json")
    assert (ran.code, ran.err) == (0, "")
    answer = json.loads(ran.out)
    assert (answer["game"], answer["deals"], answer["seed"], len(answer["findings"])) == ("five-towers", 2, 4, 16)
    first = answer["findings"][0]
    assert (first["question"], first["seats"], first["fair"]) == ("opening", 2, 50.0)
    assert first["points"]["low"] <= first["points"]["mean"] <= first["points"]["high"]
    assert rookery("study", "five-towers", "--deals", "2", "--seed", "4", "--json").out == ran.out


def quick(deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[Finding]:
    progress(deals)
    yield Finding("study-demolition", 3, (), deals, Estimate(4.25, 3.0, 5.5), Estimate(20.0, 15.0, 25.0))
    if seed == 9:
        raise KeyboardInterrupt
    yield Finding("study-guard", 2, ("river", "abbot"), deals, Estimate(1.0, 0.5, 1.5), thieves=1)


def test_findings_are_shown_as_a_table_or_as_markdown(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "study", quick)
    assert "20.0 [15.0, 25.0]" in rookery("study", "five-towers").out
    lines = rookery("study", "five-towers", "--markdown").out.splitlines()
    assert lines[0] == "| Question | Seats | Expansions | Worth in points | Wins, % | Games |"
    assert lines[3] == "| A guard with one thief to come | 2 | river, abbot | 1.0 [0.5, 1.5] |  | 400 |"


def test_an_interrupted_study_shows_its_results(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "study", quick)
    ran = rookery("study", "five-towers", "--seed", "9", "--markdown")
    assert (ran.code, ran.err) == (130, "rookery: Stopped. The answers so far are above.\n")
    assert "Demolish" in ran.out


@pytest.mark.parametrize("wrong", [("--deals", "1"), ("--jobs", "0"), ("--jobs", "65")])
def test_numbers_out_of_range_are_refused(rookery: Rookery, wrong: tuple[str, str]) -> None:
    ran = rookery("study", "five-towers", *wrong)
    assert (ran.code, ran.err) == (2, "rookery: A study needs at least 2 deals, and 1 to 64 jobs.\n")


def test_without_ray_a_cluster_names_the_package(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = rookery("study", "five-towers", "--cluster", "auto")
    assert (ran.code, ran.err) == (1, "rookery: a cluster needs Ray: pip install 'rookery[cluster]'\n")
