"""The bots of Carcassonne play with an unknown expansion."""

from random import Random

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, TILE
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.asking import play_out
from rookery.play.match import Match
from tests.bots.test_carcassonne_greedy import choices_made, worths
from tests.carcassonne.shrine import SHRINE, add_shrine
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.test_projection import check_choices, check_tiles
from tests.contract.playthrough import playthrough

CARCASSONNE = GAMES["carcassonne"]


@pytest.fixture(autouse=True)
def shrine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the shrine to the catalogue."""
    add_shrine(monkeypatch)


def seen(position: str) -> CarcassonneView:
    setup = Setup("carcassonne", 2, expansions=(SHRINE.name,))
    view = CARCASSONNE.rules(setup).view(CARCASSONNE.read_position(setup, position), 0)
    assert isinstance(view, CarcassonneView)
    return view


def test_greedy_lays_a_tile_beside_the_shrine_and_prays_there() -> None:
    tiles = "0,0:D:0;0,1:SH:0;1,1:V:180"
    lay = seen(f"tile pile=land drawn=V tiles={tiles} pilgrims=none")
    assert {action for action, worth in worths(lay).items() if worth == max(worths(lay).values())} == choices_made(lay, 60)
    assert choices_made(lay, 60) <= {f"place {cell} {rotation}" for cell in ("-1,1", "0,2") for rotation in (0, 90, 180, 270)}
    pray = seen(f"meeple pile=land placed=1,1 tiles={tiles} pilgrims=none")
    assert choices_made(pray) == {"pray 0,1"}
    assert worths(pray)["pray 0,1"] == (3, 6)


@for_every_subset
def test_greedy_plays_whole_games(expansions: tuple[str, ...]) -> None:
    match = Match(CARCASSONNE, Setup("carcassonne", 2, expansions=(*expansions, SHRINE.name)))
    play_out(match, [make_bot("carcassonne", "greedy"), make_bot("carcassonne", "uniform")], chance=Random(4), thought=Random(4))
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert any(line.rule == "SH-03" for line in outcome.sheets[0].lines), "greedy knows what a prayer is worth"


def test_greedy_predicts_the_scores_of_its_choices() -> None:
    setup = Setup("carcassonne", 3, expansions=CARCASSONNE.expansions)
    states = playthrough(setup, 7).states
    check_choices(setup, [state for state in states if state.step == PLACE_MEEPLE])
    check_tiles(setup, [state for state in states if state.step == TILE])
