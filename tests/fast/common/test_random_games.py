"""Random games in the twins equal those by the rules: the same random numbers lead to the same actions."""

from random import Random

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.play.asking import play_out
from rookery.play.match import Match
from tests.fast.carcassonne.pairs import SAMPLE
from tests.fast.carcassonne.pairs import SETUPS as CARCASSONNE
from tests.fast.deep import FIRST_SEED
from tests.fast.five_towers.pairs import SETUPS as FIVE_TOWERS
from tests.fast.games import name_of

SETUPS = [*FIVE_TOWERS, *SAMPLE[::3]]
DEEP = [*FIVE_TOWERS, *CARCASSONNE]


def check_game(setup: Setup, seed: int) -> None:
    """Assert that both engines play the same game of this seed and leave the random streams in the same state."""
    by_the_rules, in_the_twin = ([Random(f"{seed}/{stream}") for stream in ("chance", "thought")] for _ in range(2))
    match = Match(GAMES[setup.game], setup)
    play_out(match, [make_bot(setup.game, "uniform")] * setup.seats, chance=by_the_rules[0], thought=by_the_rules[1])
    twin = make_twin(setup)
    assert twin.play_by_lot(*in_the_twin) == match.actions
    assert twin.scores == match.record().scores
    assert [stream.random() for stream in in_the_twin] == [stream.random() for stream in by_the_rules]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_twin_and_the_rules_play_the_same_random_game(setup: Setup) -> None:
    check_game(setup, 1)


@pytest.mark.deep
@pytest.mark.parametrize("setup", DEEP, ids=name_of)
def test_a_twin_and_the_rules_play_a_hundred_games_the_same(setup: Setup) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + 100):
        check_game(setup, seed)
