"""The twin of Carcassonne equals the readable rules: legal actions at every decision, positions after every action, and scores."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.core.record import Setup
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.state import State
from tests.carcassonne.table import ABBOT, table
from tests.contract.table import Table, set_up
from tests.contract.table import perft as rules_perft
from tests.contract.test_perft import cases, table_of
from tests.fast.carcassonne.pairs import SETUPS, Pair, check_equal, for_some_setups, name_of, play_both, twin_of
from tests.fast.deep import FIRST_SEED
from tests.fast.perft import perft
from tests.scenario import read_scenario

SCENARIOS = sorted((Path(__file__).parents[2] / "carcassonne" / "scenarios").glob("*.txt"))

AROUND = "-1,0:U:0;-1,1:E:270;-1,2:E:270;0,0:D:0;0,1:B:0;0,2:Eg:180;1,1:E:90;1,2:E:90"
"""Seven tiles surround the monastery at 0,1; the cell 1,0 is still empty."""

CHUNK, CHUNKS = 100, 16
DEEP = [
    pytest.param(setup, first, id=f"{name_of(setup)}-{first}") for setup in SETUPS for first in range(FIRST_SEED, FIRST_SEED + CHUNKS * CHUNK, CHUNK)
]


@for_some_setups
def test_random_games_are_the_same_at_every_action(setup: Setup) -> None:
    for pair in play_both(setup, SETUPS.index(setup)):
        check_equal(pair)


def test_the_deep_check_plays_a_hundred_thousand_games() -> None:
    assert len(DEEP) * CHUNK >= 100_000


@pytest.mark.deep
@pytest.mark.parametrize(("setup", "first"), DEEP)
def test_a_hundred_thousand_random_games_are_the_same_at_every_action(setup: Setup, first: int) -> None:
    for seed in range(first, first + CHUNK):
        for pair in play_both(setup, seed):
            check_equal(pair)


def test_random_games_show_every_kind_of_action() -> None:
    everything = SETUPS[-1]
    assert everything.expansions == CARCASSONNE.expansions
    seen = {action.verb for seed in range(12) for pair in play_both(everything, seed) for action in pair.legal}
    assert seen == {"draw", "place", "claim", "guard", "recall", "raise", "skip"}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_is_the_same_at_every_action(path: Path) -> None:
    scenario = read_scenario(path)
    check_line(set_up(scenario.setup, scenario.start), [line.text for kind, lines in scenario.sections if kind == "play" for line in lines])


@pytest.mark.parametrize(
    ("position", "expansions", "farmers", "actions"),
    [
        (f"tile pile=land drawn=U tiles={AROUND} figures=0,1:monastery:0:abbot", (ABBOT,), "on", ["place 1,0 0", "skip"]),
        (f"tile pile=land drawn=U tiles={AROUND} figures=0,1:monastery:1:abbot", (ABBOT,), "on", ["place 1,0 0", "claim road E"]),
        ("draw pile=land tiles=0,0:D:0 figures=0,0:field.EL:1", (), "off", ["draw E", "place 0,-1 180", "claim city S"]),
    ],
    ids=["an abbot surrounded this turn", "another's abbot surrounded this turn", "a farmer where farmers are off"],
)
def test_a_rare_position_is_the_same_at_every_action(position: str, expansions: tuple[str, ...], farmers: str, actions: list[str]) -> None:
    check_line(table(position, expansions=expansions, farmers=farmers), actions)


def check_line(at: Table, actions: list[str]) -> None:
    """Assert that both sides agree in this position, after each of these actions, and in a game that continues from there."""
    rules, state, rng = at.rules, at.state, Random(len(actions))
    assert isinstance(rules, Carcassonne)
    twin = twin_of(rules, state)
    rest = list(actions)
    while True:
        legal = tuple(rules.legal(state))
        check_equal(Pair(rules, state, legal, twin))
        if not legal:
            return
        texts = [str(action) for action in legal]
        text = rest.pop(0) if rest else rng.choice(texts)
        state = rules.apply(state, legal[texts.index(text)])
        twin.apply(twin.numbers()[text])


# --- perft: positions that can be counted by hand, and positions from the middle of games


MIDDLE: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["position"]
DEPTHS = [(entry, depth, count) for entry in MIDDLE for depth, count in enumerate(entry["counts"], start=1)]
MIDDLE_CASES = [pytest.param(*row, id=f"{row[0]['name']}-{row[1]}") for row in DEPTHS]


@pytest.mark.parametrize(("entry", "depth", "count"), cases("carcassonne"))
def test_perft_counts_of_the_twin_equal_those_of_the_rules(entry: dict[str, Any], depth: int, count: int) -> None:
    at, actions = table_of("carcassonne", entry)
    assert isinstance(at.rules, Carcassonne)
    twin = twin_of(at.rules, at.state)
    for action in actions:
        twin.apply(twin.numbers()[action])
    assert perft(twin, depth) == count


@pytest.mark.parametrize(("entry", "depth", "count"), MIDDLE_CASES)
def test_perft_counts_of_the_twin_are_those_on_file(entry: dict[str, Any], depth: int, count: int) -> None:
    at = table(entry["position"], seats=entry["seats"], expansions=tuple(entry["expansions"]), farmers=entry["farmers"])
    assert isinstance(at.rules, Carcassonne)
    assert perft(twin_of(at.rules, at.state), depth) == count


@pytest.mark.deep
@pytest.mark.parametrize(("entry", "depth", "count"), MIDDLE_CASES)
def test_perft_counts_of_the_rules_are_those_on_file(entry: dict[str, Any], depth: int, count: int) -> None:
    at = table(entry["position"], seats=entry["seats"], expansions=tuple(entry["expansions"]), farmers=entry["farmers"])
    assert isinstance(at.state, State)
    assert rules_perft(at, depth) == count
