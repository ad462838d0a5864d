"""The scenario runner rejects every unreadable line and fails on every false assertion."""

from pathlib import Path

import pytest

from tests.scenario import ScenarioError, read_scenario, run, unless

HEADER = "rules: FT-30\ngame: five-towers\nseats: 2\n"
START = "start: auction calls=3,-\n  display=candy-1,scary-2,tree-3,scrap-4,sand-7\n"
STORY = f"{HEADER}\n{START}play:\n  bid 4   # a bold one\nthen:\n  seat 1 acts\n"


def tell(folder: Path, text: str) -> None:
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    run(read_scenario(path), {r"display: (\d) cards": lambda table, count: unless(len(table.state.display), int(count))})


def test_a_valid_scenario_is_read_and_passes(tmp_path: Path) -> None:
    tell(tmp_path, STORY)
    path = tmp_path / "story.txt"
    assert read_scenario(path).rules == ("FT-30",)
    assert read_scenario(path).start == "auction calls=3,- display=candy-1,scary-2,tree-3,scrap-4,sand-7"


def test_headers_define_the_setup(tmp_path: Path) -> None:
    path = tmp_path / "story.txt"
    path.write_text("rules: FT-30, FT-31\ngame: five-towers\nseats: 3\nopener: 2\noption overbids: retract\nthen:\n  chance acts\n", "utf-8")
    scenario = read_scenario(path)
    assert scenario.rules == ("FT-30", "FT-31")
    assert (scenario.setup.seats, scenario.setup.opener, dict(scenario.setup.options)) == (3, 2, {"overbids": "retract"})
    run(scenario, {})


@pytest.mark.parametrize(
    "assertion",
    [
        "seat 1 acts",
        "legal: bid 4, bid 5, pass",
        "among the legal: bid 4",
        "not legal: bid 3 (FT-30)",
        "scores: 0 0",
        "display: 5 cards",
        "position: auction calls=3,- display=candy-1,scary-2,tree-3,scrap-4,sand-7",
    ],
)
def test_true_assertions_pass(tmp_path: Path, assertion: str) -> None:
    tell(tmp_path, f"{HEADER}{START}then:\n  {assertion}\n")


@pytest.mark.parametrize(
    "assertion",
    [
        "seat 0 acts",
        "chance acts",
        "nobody acts",
        "legal: bid 4, bid 5",
        "legal: bid 4, bid 5, pass, retract",
        "among the legal: bid 4, bid 3",
        "not legal: bid 3 (FT-31)",
        "not legal: bid 4 (FT-30)",
        "event: bid seat=1 count=4",
        "scores: 0 1",
        "scores: 0",
        "winners: 0",
        "ended by: FT-52",
        "display: 4 cards",
        "position: auction display=candy-1,scary-2,tree-3,scrap-4,sand-7",
    ],
)
def test_false_assertions_fail(tmp_path: Path, assertion: str) -> None:
    with pytest.raises(AssertionError, match=r"story.txt:8: .*\n  but found: "):
        tell(tmp_path, f"{HEADER}{START}then:\n  # so?\n  {assertion}\n")


def test_an_event_is_compared_with_all_its_details(tmp_path: Path) -> None:
    story = f"{HEADER}{START}play:\n  bid 4\nthen:\n"
    tell(tmp_path, f"{story}  event: bid seat=1 count=4\n  event: won seat=1 count=4\n")
    with pytest.raises(AssertionError, match="but found: bid seat=1 count=4; won seat=1 count=4"):
        tell(tmp_path, f"{story}  event: won seat=1\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (STORY.replace("rules: FT-30\n", ""), "the header 'rules' is missing"),
        (STORY.replace("seats: 2", "seats: two"), "'two' is not a number"),
        (STORY.replace("seats: 2", "seats: 9"), "2 to 5 seats, not 9"),
        (STORY.replace("seats: 2", "seats: 2\ncolour: red"), "4: cannot read 'colour: red'"),
        (STORY.replace("start: auction", "start: bidding"), "a position begins with"),
        (STORY.replace("bid 4", "bid 3"), "8: 'bid 3' is not allowed here under rule FT-30"),
        (STORY.replace("seat 1 acts", "seat 1 ponders"), "10: 0 assertions read 'seat 1 ponders'"),
        (STORY.replace("seat 1 acts", "not legal: bid 3"), "10: 0 assertions read 'not legal: bid 3'"),
        (STORY.replace("  seat 1 acts", "seat 1 acts"), "10: cannot read 'seat 1 acts'"),
        (STORY.replace("play:", "plays:"), "7: cannot read 'plays:'"),
        ("  " + STORY, "1: an indented line before the first section"),
    ],
)
def test_unreadable_and_unplayable_scenarios_are_errors(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        tell(tmp_path, text)
    assert str(wrong.value).startswith("story.txt:")
    assert reason in str(wrong.value)
