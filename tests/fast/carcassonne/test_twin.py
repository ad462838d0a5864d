"""The API of Carcassonne's twin: copies, refusals, chance, playouts, and its layout."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.fast.carcassonne import position, tiles
from rookery.fast.carcassonne.layout import Figure, LaidTile, Layout, Tower
from rookery.fast.carcassonne.observation import observe
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.view import CarcassonneView
from tests import ledger
from tests.architecture.rule_mentions import ids_in
from tests.carcassonne.shrine import add_shrine
from tests.fast.carcassonne.pairs import SETUPS, for_few_setups, play_both, twin_of

BASE, EVERYTHING = SETUPS[0], SETUPS[-1]


def test_a_twin_refuses_an_expansion_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    setup = Setup("carcassonne", 2, expansions=("abbot", "shrine"))
    view = CARCASSONNE.rules(setup).view(CARCASSONNE.rules(setup).start(), 0)
    assert isinstance(view, CarcassonneView)
    for use in (lambda: Twin(setup), lambda: Twin.of_view(view), lambda: observe(view)):
        with pytest.raises(SetupError, match="lacks the tiles, actions and scores of the expansion 'shrine'"):
            use()


def test_the_twin_knows_all_expansions() -> None:
    assert set(tiles.EXPANSIONS) == set(CARCASSONNE.expansions)


START = Twin(EVERYTHING).layout()
TOO_MANY = tuple(LaidTile((x, 0), START.tiles[0].type, 0) for x in range(200))


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("more often than in the game", {"tiles": TOO_MANY}),
        ("more often than in the game", {"bag": {99: 1}}),
        ("touches no other", {"tiles": (*START.tiles, LaidTile((3, 3), 0, 0)), "bag": {}}),
        ("figure stands on nothing", {"figures": (Figure(1, 0, 0, 0),)}),
        ("figure stands on nothing", {"figures": (Figure(0, 8, 0, 0),)}),
        ("more figures than there are", {"figures": (Figure(0, 0, 0, 0),) * 8}),
        ("more figures than there are", {"figures": (Figure(0, 0, 9, 0),)}),
        ("towers stand on the tower bases", {"towers": (Tower(0, 1, -1, 0),)}),
        ("the tile laid this turn is not there", {"placed": 5}),
        ("no such step, pile or seat", {"step": 7}),
        ("points stand there for nothing", {"tallies": ({14: 1},) * 5}),
    ],
)
def test_an_impossible_layout_is_refused(problem: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=problem):
        Twin(EVERYTHING).lay(START._replace(**changes))


@for_few_setups
def test_a_layout_restores_the_same_position(setup: Setup) -> None:
    for pair in islice(play_both(setup, 4), 0, None, 25):
        again = Twin(setup)
        again.lay(pair.twin.layout())
        assert again.position_text() == pair.twin.position_text()
        assert again.numbers().keys() == pair.twin.numbers().keys()


def test_no_two_places_of_a_board_have_the_same_number() -> None:
    far = position.ROW + 1
    steps = [(x, y) for x in range(-far, far + 1) for y in range(-far, far + 1) if 0 < abs(x) + abs(y) < far]
    assert all((x + position.ROW * y) % position.CELLS for x, y in steps)
    count = sum(tile.count for tile in tiles.RULESET.tiles.values())
    assert count + 4 < far  # the tiles in one row, an open cell at either end, and a margin around them


def test_every_rule_that_the_twin_names_is_in_the_ledger() -> None:
    sources = Path(position.__file__).parent.glob("*.py")
    named = {id_ for source in sources for id_ in ids_in(source.read_text("utf-8"))}
    assert {"BC-06", "RI-04", "AB-04", "TT-33"} <= named <= ledger.ids()


def test_tile_data_beyond_the_compiled_limits_is_refused() -> None:
    ruleset = Ruleset(tiles.RULESET.setup, tiles.RULESET.catalogue)
    vars(ruleset)["tiles"] = {code: replace(tile, count=99) if code == "A" else tile for code, tile in ruleset.tiles.items()}
    with pytest.raises(ValueError, match="at most 104 tiles, not"):
        tiles.check(ruleset)


def test_a_view_of_a_seat_makes_the_same_twin_as_that_of_a_spectator() -> None:
    for rules, state, _, twin in islice(play_both(EVERYTHING, 2), 0, None, 30):
        assert isinstance(rules, Carcassonne)
        layouts: list[Layout] = [Twin.of_view(rules.view(state, seat)).layout() for seat in (None, 0, 1)]
        assert layouts == [twin_of(rules, state).layout()] * 3
        assert layouts[0].tiles == twin.layout().tiles
