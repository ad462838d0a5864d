"""The engine agrees with the oracle, action by action in random games, and in the perft counts."""

from collections import Counter
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.record_text import read_rook
from tests.carcassonne.comparison import Comparison
from tests.carcassonne.oracle import Oracle
from tests.carcassonne.subsets import SUBSETS, for_every_subset, name_of
from tests.carcassonne.table import ALL, TOWERS, state_of, table
from tests.contract.test_perft import cases, table_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.rook"))
WANTED = {"B", "C", "E", "X", *(f"T{letter}" for letter in "ABCDEFGHIJKL")}


def dice(expansions: tuple[str, ...], seed: int) -> Random:
    """Return a random generator seeded with the expansions and the seed."""
    return Random(f"{name_of(expansions)} {seed}")


def setup_by(rng: Random, expansions: tuple[str, ...], seed: int) -> Setup:
    """Return a table, usually with farmers; two consecutive seeds and two consecutive subsets cover every number of seats."""
    seats = 2 + (seed + 2 * SUBSETS.index(expansions)) % 4
    return Setup("carcassonne", seats, FrozenMap({"farmers": rng.choice(("on", "on", "off"))}), expansions, rng.randrange(seats))


def whole_game(expansions: tuple[str, ...], seed: int) -> Comparison:
    return Comparison(setup_by(dice(expansions, seed), expansions, seed), seed)


def short_game(expansions: tuple[str, ...], seed: int) -> Comparison:
    """Return a game with few tiles, with an excess of thief tiles and of tiles that rarely fit."""
    rng = dice(expansions, seed)
    setup = setup_by(rng, expansions, seed)
    piles = state_of(table(expansions=expansions)).piles
    out: Counter[str] = Counter()
    for pile, most in (("river", 6), ("lake", 1), ("tower", 3), ("land", 14)):
        codes = sorted(Counter(dict(piles.get(pile, {}))).elements())
        rng.shuffle(codes)
        codes.sort(key=lambda code: code not in WANTED or rng.random() < 0.6)
        out.update(codes[rng.randint(1 if pile == "land" else 0, most) :])
    return Comparison(setup, seed, out)


@for_every_subset
def test_engine_and_oracle_agree_in_whole_games(expansions: tuple[str, ...]) -> None:
    for seed in (0, 1):
        whole_game(expansions, seed).play()


@for_every_subset
def test_engine_and_oracle_agree_in_short_games(expansions: tuple[str, ...]) -> None:
    for seed in range(12):
        short_game(expansions, seed).play()


def test_the_sample_meets_every_kind_of_action_and_event() -> None:
    seen: set[str] = set()
    for comparison in (*(whole_game((TOWERS,), seed) for seed in range(3)), *(short_game(ALL, seed) for seed in range(40))):
        comparison.play()
        seen |= comparison.seen
    assert seen == {
        *("draw", "place", "claim", "skip", "recall", "guard", "raise"),
        *("drawn", "laid", "set-aside", "claimed", "skipped", "recalled", "scored", "ended"),
        *("guarded", "guard-replaced", "raised", "stolen"),
    }


@pytest.mark.deep
@for_every_subset
@pytest.mark.parametrize("block", range(5))
def test_engine_and_oracle_agree_in_thousands_of_games(expansions: tuple[str, ...], block: int) -> None:
    for seed in range(100 * block, 100 * block + 30):
        whole_game(expansions, seed).play()
    for seed in range(100 * block, 100 * block + 100):
        short_game(expansions, seed).play()


def counted(oracle: Oracle, depth: int) -> int:
    """Count the action sequences of this length with the oracle."""
    legal = oracle.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = deepcopy(oracle)
        after.play(action)
        total += counted(after, depth - 1)
    return total


@pytest.mark.parametrize(("entry", "depth", "count"), [case for case in cases("carcassonne") if "position" not in case[0][0] and case[0][2] < 1_500])
def test_the_oracle_gives_the_same_perft_counts(entry: dict[str, Any], depth: int, count: int) -> None:
    at, actions = table_of("carcassonne", entry)
    oracle = Oracle(at.setup, Counter())
    for action in actions:
        oracle.play(action)
    assert counted(oracle, depth) == count


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_oracle_finds_the_scores_of_the_golden_records(path: Path) -> None:
    record = read_rook(path.read_text("utf-8"))
    oracle = Oracle(record.setup, Counter())
    for action in record.actions:
        oracle.play(action)
    assert (oracle.step, oracle.scores) == ("over", list(record.scores or ()))
