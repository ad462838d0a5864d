"""A new expansion needs only its declaration: the made-up shrine can be played, written, read and completed like any other."""

import pytest

from rookery.core.errors import NotationError
from rookery.core.outcome import args
from rookery.core.record import Setup
from rookery.games.carcassonne.completion import marks_of, notes_of
from rookery.games.carcassonne.expansion import Mark, Note
from tests.carcassonne.shrine import RULES, SHRINE, add_shrine
from tests.carcassonne.subsets import for_every_subset
from tests.carcassonne.table import table, view_of, with_left
from tests.contract import checks
from tests.contract.playthrough import playthrough, some
from tests.contract.table import Table

AFTER_TWO_TURNS = "meeple turn=2 seat=1 pile=land placed=0,2 tiles=0,0:D:0;0,1:SH:0;0,2:B:0 score1=score-shrine:1 pilgrims=none"


@pytest.fixture(autouse=True)
def shrine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue includes the shrine."""
    add_shrine(monkeypatch)
    monkeypatch.setattr(checks, "RULES", checks.RULES | RULES)


def at(position: str | None = None, *, seats: int = 2) -> Table:
    return table(position, seats=seats, expansions=(SHRINE.name,))


def test_a_tile_beside_a_shrine_scores() -> None:
    begun = at().play("draw SH", "place 0,1 0", "skip")
    assert begun.scores == (0, 0)
    visited = begun.play("draw B", "place 0,2 0")
    assert visited.scores == (0, 1)
    assert visited.play("skip", "draw SH", "place 1,2 0", "skip", "draw V", "place 1,1 180").scores == (0, 3)


def test_a_meeple_prays_at_a_shrine_in_reach_where_nobody_prays() -> None:
    visited = at(AFTER_TWO_TURNS)
    assert {action for action in visited.legal if action.startswith("pray")} == {"pray 0,1"}
    prayed = visited.play("pray 0,1")
    assert [dict(player) for player in view_of(prayed).players] == [
        {"score": 0, "meeples": 7, "abbots": 0, "guards": 0, "pilgrims": 0},
        {"score": 1, "meeples": 6, "abbots": 0, "guards": 0, "pilgrims": 1},
    ]
    assert "pray 0,1" not in prayed.play("draw B", "place 1,1 0").legal
    assert prayed.play("draw B", "place 1,1 0").refusal("pray 0,1") == "SH-02"


def test_at_the_end_a_pilgrim_scores_the_tiles_around_its_shrine() -> None:
    last = with_left(AFTER_TWO_TURNS.replace("none", "0,1:0"), "", expansions=(SHRINE.name,)).play("skip")
    assert last.outcome is not None
    assert last.outcome.scores == (3, 1)
    assert [(line.label, line.points, line.rule) for line in last.outcome.sheets[0].lines] == [("score-pilgrim", 3, "SH-03")]


def test_a_shrine_is_shown_by_marks_and_notes() -> None:
    view = view_of(at(AFTER_TWO_TURNS).play("pray 0,1"))
    assert marks_of(view) == (Mark((0, 1), "pilgrim", count=1, seat=1),)
    assert notes_of(view) == (Note("table-pilgrims", args(count=1)),)


@pytest.mark.parametrize("wrong", ["pilgrims=0,0:0", "pilgrims=0,1:2", "pilgrims=0,1", ""])
def test_an_impossible_position_is_refused(wrong: str) -> None:
    with pytest.raises(NotationError):
        at(AFTER_TWO_TURNS.replace("pilgrims=none", wrong))


@for_every_subset
def test_the_shrine_keeps_the_contract_beside_every_other_expansion(expansions: tuple[str, ...]) -> None:
    game = playthrough(Setup("carcassonne", 2, expansions=(*expansions, SHRINE.name)), 2)
    for check in checks.CHECKS:
        check(game, some(game.states, 4, 0))
    outcome = game.rules.outcome(game.states[-1])
    assert outcome is not None
    points = sum(line.points for sheet in outcome.sheets for line in sheet.lines if line.rule in RULES)
    told = [event.details for state in game.states for event in state.events if event.kind == "scored" and event.details["feature"] == "shrine"]
    assert points == sum(details["points"] for details in told)
