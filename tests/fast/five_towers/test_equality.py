"""The twin of 5 Towers equals the readable rules: legal actions at every decision, positions after every action, and scores."""

import re
import tomllib
from itertools import islice
from pathlib import Path

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import ACTIONS
from rookery.fast.five_towers.twin import Twin
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.rules import FiveTowers
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.table import set_up, setup_of
from tests.fast.deep import FIRST_SEED
from tests.fast.five_towers.pairs import SETUPS, check_equal, for_every_setup, name_of, play_both
from tests.fast.perft import perft

CHUNK = 250
DEEP = {"2-refused": 42_500, "3-refused": 20_000, "4-refused": 12_500, "5-refused": 12_500}
DEEP |= {"2-retract": 5_000, "3-retract": 5_000, "4-retract": 1_250, "5-retract": 1_250}
"""Games per setup; those with retractions are long."""

CHUNKS = [
    pytest.param(setup, first, id=f"{name_of(setup)}-{first}")
    for setup in SETUPS
    for first in range(FIRST_SEED, FIRST_SEED + DEEP[name_of(setup)], CHUNK)
]
PERFT = [
    pytest.param(entry, depth, count, id=f"{entry['name']}-{depth}")
    for path in (Path(__file__).parents[2] / "five_towers" / "perft.toml", Path(__file__).with_name("perft.toml"))
    for entry in tomllib.loads(path.read_text("utf-8"))["position"]
    for depth, count in enumerate(entry["counts"], start=1)
]


@for_every_setup
def test_random_games_are_the_same_at_every_action(setup: Setup) -> None:
    for seed in range(2):
        for pair in play_both(setup, seed):
            check_equal(setup, pair)


def test_the_deep_check_plays_a_hundred_thousand_games() -> None:
    assert len(CHUNKS) * CHUNK >= 100_000


@pytest.mark.deep
@pytest.mark.parametrize(("setup", "first"), CHUNKS)
def test_a_hundred_thousand_random_games_are_the_same_at_every_action(setup: Setup, first: int) -> None:
    for seed in range(first, first + CHUNK):
        for pair in play_both(setup, seed):
            check_equal(setup, pair)


@for_every_setup
def test_chance_has_the_same_odds(setup: Setup) -> None:
    rules = FIVE_TOWERS.rules(setup)
    for state, _, twin in play_both(setup, 1):
        assert {ACTIONS[number]: weight for number, weight in twin.odds().items()} == rules.odds(state)
        assert twin.outcomes() == (list(twin.odds()), list(twin.odds().values()))


@for_every_setup
@pytest.mark.parametrize("cards", ["shown", "hidden"])
def test_a_view_makes_a_twin_with_the_same_choices(setup: Setup, cards: str) -> None:
    setup = Setup(setup.game, setup.seats, FrozenMap({**setup.options, "cards-to-come": cards}), (), setup.opener)
    rules = FIVE_TOWERS.rules(setup)
    for state, _, twin in islice(play_both(setup, 5), 0, None, 7):
        view = rules.view(state, twin.actor if isinstance(twin.actor, int) else None)
        assert isinstance(view, FiveTowersView)
        made = Twin.of_view(view, Rng(7), retracting=setup.options["overbids"] == "retract")
        assert (made.actor, made.scores) == (twin.actor, twin.scores)
        seen = made.layout()
        assert (len(seen.draw), len(seen.discard)) == (view.draw_pile, view.discard_pile)
        if cards == "shown":
            assert _without_pile_cards(made) == _without_pile_cards(twin)
        if cards == "shown" or view.step != "reveal":
            assert sorted(made.legal()) == sorted(twin.legal())


def _without_pile_cards(twin: Twin) -> str:
    """Return the position with demolition piles as sizes: their cards are face down (FT-36)."""
    return re.sub(r"demolished:([^ ]+)", lambda pile: f"demolished:{pile[1].count('.') + 1}", twin.position_text())


def test_hidden_piles_are_dealt_by_the_rng() -> None:
    rules = FiveTowers(setup_of("five-towers", 2, options={"cards-to-come": "hidden"}))
    table = set_up(rules.setup, "auction round=9 display=candy-1,scary-2,tree-3,scrap-4,sand-7 discard=candy-2,candy-3")
    view = rules.view(table.state, 0)
    assert len({Twin.of_view(view, Rng(seed)).layout().discard for seed in range(9)}) > 1
    assert Twin.of_view(view, Rng(3)).layout() == Twin.of_view(view, Rng(3)).layout()


@pytest.mark.parametrize(("entry", "depth", "count"), PERFT)
def test_perft_counts_are_those_on_file(entry: dict[str, object], depth: int, count: int) -> None:
    options = entry.get("options", {})
    assert isinstance(options, dict)
    assert isinstance(entry["seats"], int)
    setup = setup_of("five-towers", entry["seats"], options=options)
    position = entry.get("position")
    table = set_up(setup, None if position is None else str(position))
    view = table.rules.view(table.state, None)
    assert isinstance(view, FiveTowersView)
    twin = Twin.of_view(view, Rng(0), retracting=options.get("overbids") == "retract")
    assert perft(twin, depth) == count
