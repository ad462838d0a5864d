"""The engine agrees with the oracle, action by action, in random games."""

from collections import Counter
from random import Random

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from tests.carcassonne.comparison import Comparison
from tests.carcassonne.subsets import SUBSETS, name_of
from tests.carcassonne.table import ALL, TOWERS, state_of, table

WANTED = {"B", "C", "E", "X", *(f"T{letter}" for letter in "ABCDEFGHIJKL")}

every_subset = pytest.mark.parametrize("expansions", SUBSETS, ids=name_of)


def dice(expansions: tuple[str, ...], seed: int) -> Random:
    """Return a seed for each subset, so that they play differently."""
    return Random(f"{name_of(expansions)} {seed}")


def setup_by(rng: Random, expansions: tuple[str, ...], seed: int) -> Setup:
    """Return a table, usually with farmers; two seeds and two subsets cover every number of seats."""
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


@every_subset
def test_engine_and_oracle_agree_in_whole_games(expansions: tuple[str, ...]) -> None:
    for seed in (0, 1):
        whole_game(expansions, seed).play()


@every_subset
def test_engine_and_oracle_agree_in_short_games(expansions: tuple[str, ...]) -> None:
    for seed in range(12):
        short_game(expansions, seed).play()


def test_the_sample_meets_every_kind_of_action_and_event() -> None:
    """Make sure that the games covered all these events."""
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
@every_subset
@pytest.mark.parametrize("block", range(5))
def test_engine_and_oracle_agree_in_thousands_of_games(expansions: tuple[str, ...], block: int) -> None:
    for seed in range(100 * block, 100 * block + 30):
        whole_game(expansions, seed).play()
    for seed in range(100 * block, 100 * block + 100):
        short_game(expansions, seed).play()
