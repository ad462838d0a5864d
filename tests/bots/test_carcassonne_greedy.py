"""The choices of `greedy` in positions that are obvious to players; after placing a tile it makes the claim that it planned."""

from random import Random

import pytest

from rookery.bots.carcassonne.greedy import Greedy, Worth, worth_by_action
from rookery.bots.uniform import Uniform
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.carcassonne.completion import complete, ruleset_of
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.match import Match
from tests.bots.moments import decisions
from tests.contract.setups import setups_of

CARCASSONNE = GAMES["carcassonne"]
GREEDY = Greedy()
EXPANSIONS = list(dict.fromkeys(setup.expansions for setup in setups_of(CARCASSONNE)))

TWO_CITIES_AND_A_THIRD = "0,0:D:0;0,-1:E:180;1,-1:E:0;1,-2:E:180;2,-2:E:180"
"""Two complete cities along one field, and at 2,-2 a city that is open only to the south, where the field would continue."""


def seen(position: str, *expansions: str, seats: int = 2, seat: int = 0, farmers: str = "on") -> CarcassonneView:
    setup = Setup(CARCASSONNE.name, seats, FrozenMap({"farmers": farmers}), expansions)
    view = CARCASSONNE.rules(setup).view(CARCASSONNE.read_position(setup, position), seat)
    assert isinstance(view, CarcassonneView)
    return view


def worths(view: CarcassonneView) -> dict[str, Worth]:
    return worth_by_action(ruleset_of(view), complete(view, Random(0)))


def choices_made(view: CarcassonneView, tries: int = 30) -> set[str]:
    return {GREEDY.choose(view, Random(seed)) for seed in range(tries)}


# --- tile and figure together


def test_a_city_of_ones_own_is_completed() -> None:
    view = seen("tile pile=land drawn=E tiles=0,0:D:0 figures=0,0:city.N:0")
    assert choices_made(view) == {"place 0,-1 180"}
    assert worths(view)["place 0,-1 180"] == Worth(lead=4 + 3, home=6)  # the city, and a farmer beside it


def test_a_city_of_the_opponent_is_not_completed() -> None:
    view = seen("tile pile=land drawn=E tiles=0,0:D:0 figures=0,0:city.N:1")
    assert worths(view)["place 0,-1 180"] == Worth(lead=3 - 4, home=6)
    assert worths(view)["place 0,1 90"] == Worth(lead=1 - 1, home=6)
    assert "place 0,-1 180" not in choices_made(view)


def test_a_tile_is_laid_where_its_best_figure_pays_most() -> None:
    view = seen(f"tile pile=land drawn=Eg tiles={TWO_CITIES_AND_A_THIRD}")
    assert choices_made(view) == {"place 2,-1 0"}
    assert worths(view)["place 2,-1 0"] == Worth(lead=9, home=6)


def test_without_farmers_the_city_counts_most() -> None:
    view = seen(f"tile pile=land drawn=Eg tiles={TWO_CITIES_AND_A_THIRD}", farmers="off")
    assert worths(view)["place 2,-1 0"] == Worth(lead=4, home=7)


def test_a_road_is_closed_rather_than_extended_because_the_meeple_returns() -> None:
    view = seen("tile pile=land drawn=A tiles=0,0:D:0;1,0:W:0;0,1:B:0;-1,0:U:0 figures=-1,0:road.E:0;0,1:monastery:1")
    assert choices_made(view) == {"place -2,0 270"}


def test_no_tile_is_placed_beside_the_opponents_monastery_without_need() -> None:
    view = seen("tile pile=land drawn=U tiles=0,0:D:0;0,1:B:0;1,0:U:0;2,0:U:0 figures=0,1:monastery:1;0,0:road.E:0")
    assert choices_made(view) == {"place 3,0 0", "place 3,0 180"}


# --- the figure alone


def test_the_field_with_three_cities_is_taken() -> None:
    view = seen(f"meeple pile=land placed=2,-1 tiles={TWO_CITIES_AND_A_THIRD};2,-1:Eg:0")
    assert worths(view) == {"claim city N": Worth(4, 7), "claim field EL": Worth(9, 6), "skip": Worth(0, 7)}
    assert choices_made(view) == {"claim field EL"}


def test_a_figure_that_gains_nothing_stays_at_home() -> None:
    view = seen("meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0 figures=0,0:road.E:1")
    assert {choice.action for choice in view.choices} == {"claim field NL", "claim field ER", "skip"}
    assert choices_made(view) == {"skip"}


def test_a_completed_feature_is_claimed_because_its_figure_returns_at_once() -> None:
    view = seen("meeple pile=land placed=0,-1 tiles=0,0:D:0;0,-1:E:180 figures=0,0:field.EL:0;0,0:field.ER:0")
    assert choices_made(view) == {"claim city S"}
    assert worths(view)["claim city S"] == Worth(3 + 4, 5)


def test_the_lead_is_over_the_best_of_several_others() -> None:
    view = seen("meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0 score0=score-road:9 score1=score-road:20 score2=score-road:5", seats=3)
    assert worths(view)["claim road E"] == Worth(9 + 2 - 20, 6)


def test_ties_are_broken_at_random_and_reproducibly() -> None:
    view = seen("tile pile=land drawn=B tiles=0,0:D:0")
    assert choices_made(view, 60) == {f"place 0,1 {rotation}" for rotation in (0, 90, 180, 270)}
    assert len({GREEDY.choose(view, Random(3)) for _ in range(5)}) == 1


# --- expansions


def test_the_abbot_comes_back_when_nothing_else_pays() -> None:
    tiles = "0,0:D:0;0,1:B:0;1,0:U:0"
    idle = seen(f"meeple pile=land placed=1,0 tiles={tiles} figures=0,1:monastery:0:abbot;0,0:road.E:1", "abbot")
    assert choices_made(idle) == {"recall 0,1"}
    paying = seen(f"meeple pile=land placed=1,0 tiles={tiles} figures=0,1:monastery:0:abbot", "abbot")
    assert choices_made(paying) == {"claim road E"}


def test_a_tower_is_guarded_for_its_end_value_and_the_stolen_tile() -> None:
    position = "meeple pile=tower placed=0,1 tiles=0,0:D:0;0,1:WA:0 towers=supply:19;0,1:1"
    assert choices_made(seen(position, "towers-and-thieves")) == {"guard 0,1"}
    assert worths(seen(position, "towers-and-thieves"))["guard 0,1"] == Worth(5, 6)
    stolen = f"{position.replace('19;', '19;stolen:TC;')} out=TC"
    assert worths(seen(stolen, "towers-and-thieves"))["guard 0,1"] == Worth(5 + 6, 6)


def test_the_opponents_guard_is_replaced_first() -> None:
    position = "meeple pile=tower placed=0,2 tiles=0,0:D:0;0,1:WA:0;0,2:WB:90 towers=supply:18;0,1:1:guard1;0,2:1"
    assert choices_made(seen(position, "towers-and-thieves")) == {"guard 0,1"}
    assert worths(seen(position, "towers-and-thieves"))["guard 0,1"] == Worth(5 - 2, 6)


def test_any_tower_may_get_the_last_floor() -> None:
    position = (
        "thief turn=70 pile=land drawn=TA tiles=0,0:D:0;0,1:WA:0;0,2:WB:90;0,3:WE:180;-1,1:WC:90;1,1:WD:180 "
        "towers=supply:1;0,1:5;0,2:4:guard0;0,3:4:rising;-1,1:3:rising;1,1:3:rising"
    )
    assert choices_made(seen(position, "towers-and-thieves")) == {"raise 0,3", "raise -1,1", "raise 1,1"}


# --- whole games


def some_deep() -> list[object]:
    """Yield every subset of the expansions with two seat counts, so that each count occurs; deep runs add the other two."""
    pairs = [(seats, expansions) for expansions in EXPANSIONS for seats in CARCASSONNE.seats]
    every_day = [(seats - EXPANSIONS.index(expansions)) % 2 == 0 for seats, expansions in pairs]
    return [pytest.param(*pair, marks=[] if daily else [pytest.mark.deep]) for pair, daily in zip(pairs, every_day, strict=True)]


@pytest.mark.parametrize(("seats", "expansions"), some_deep(), ids=lambda value: str(value) if isinstance(value, int) else "-".join(value) or "base")
def test_greedy_plays_every_setup_by_the_rules(seats: int, expansions: tuple[str, ...]) -> None:
    """One greedy seat against uniform ones, with and without farmers in turn. A match accepts legal actions only."""
    number = EXPANSIONS.index(expansions) + seats
    setup = Setup(CARCASSONNE.name, seats, FrozenMap({"farmers": "off" if number % 2 else "on"}), expansions, opener=seats - 1)
    match = Match(CARCASSONNE, setup)
    rng = Random(number)
    for view in decisions(CarcassonneView, match, rng):
        match.act((Uniform() if view.seat else GREEDY).choose(view, rng))
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert outcome.places[0] == 1


def test_greedy_makes_the_claim_that_its_placement_planned() -> None:
    match = Match(CARCASSONNE, Setup(CARCASSONNE.name, 2, expansions=CARCASSONNE.expansions))
    rng = Random(8)
    promised = Worth(0, 0)
    kept = 0
    for view in decisions(CarcassonneView, match, rng):
        if view.step == "tile":
            promised = max(worths(view).values())
        action = GREEDY.choose(view, rng)
        if view.step == "meeple":
            assert worths(view)[action] == promised
            kept += 1
        match.act(action)
    assert kept > 70
