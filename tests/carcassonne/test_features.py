"""Roads, cities and monasteries: their completion, their points, and their owners."""

import pytest

from rookery.games.carcassonne.features import PieceId
from tests.carcassonne.table import claims, meeples, scored, state_of, table, view_of, with_left
from tests.contract.table import Table

START = "draw pile=land tiles=0,0:D:0"
FOUR_GATES = "-1,-1:E:90;-1,0:U:0;0,-2:E:180;0,0:D:0;1,-2:B:0;1,-1:E:270;1,0:U:0"
"""Four small cities face the empty cell 0,-1."""

CLOISTER = "-1,0:U:0;-1,1:E:270;-1,2:E:270;0,0:D:0;0,1:B:0;0,2:Eg:180;1,1:E:90;1,2:E:90"
"""Seven tiles surround the monastery at 0,1; the cell 1,0 is still empty."""


def last_line(at: Table) -> list[tuple[str, int, str]]:
    """Return the score lines of the last action: label, points, rule."""
    return [(line.label, line.points, line.rule) for event in at.events if event.kind == "scored" for line in event.details["lines"]]


# --- roads


@pytest.mark.rule("BC-08")
@pytest.mark.parametrize(("drawn", "rotation"), [("A", 90), ("W", 0), ("X", 0), ("L", 0), ("S", 90), ("T", 90)])
def test_a_road_ends_at_a_monastery_a_village_or_a_city_and_pays_one_a_tile(drawn: str, rotation: int) -> None:
    at = table(f"tile pile=land drawn={drawn} tiles=-1,0:A:270;0,0:D:0 figures=0,0:road.E:1").play(f"place 1,0 {rotation}", "skip")
    assert scored(at) == [("road", 1, 3)]
    assert last_line(at) == [("line-tiles", 3, "BC-08")]


LAID = {
    "BC-08 a road with an open end is not complete": ("U", "-1,0:A:270;0,0:D:0", "0,0:road.E:1", "1,0 0", []),
    "BC-08 a loop is complete": ("V", "0,0:D:0;0,1:V:270;1,1:V:0;1,2:V:90", "0,1:road.E:0", "0,2 180", [("road", 0, 4)]),
    "BC-11 a road back to its village counts the tile once": ("V", "0,0:D:0;1,0:W:0;2,0:V:0;2,1:V:90", "1,0:road.E:0", "1,1 180", [("road", 0, 4)]),
    "BC-09 the last gap may be in the middle": ("C", FOUR_GATES, "0,0:city.N:1", "0,-1 0", [("city", 1, 12)]),
    "BC-10 a monastery with seven neighbours is not complete": ("U", CLOISTER, "0,1:monastery:1", "-2,0 0", []),
}


@pytest.mark.rule("BC-08", "BC-09", "BC-10", "BC-11")
@pytest.mark.parametrize(("drawn", "tiles", "figures", "place", "paid"), LAID.values(), ids=LAID)
def test_a_tile_pays_for_what_it_completes(drawn: str, tiles: str, figures: str, place: str, paid: list[tuple[str, int, int]]) -> None:
    at = table(f"tile pile=land drawn={drawn} tiles={tiles} figures={figures}").play(f"place {place}", "skip")
    assert scored(at) == paid


@pytest.mark.rule("BC-08")
def test_the_roads_that_meet_in_a_village_are_different_roads() -> None:
    at = table("tile pile=land drawn=W tiles=0,0:D:0 figures=0,0:road.E:1").play("place 1,0 0")
    assert {claim for claim in claims(at) if claim.startswith("road")} == {"road E", "road S"}


# --- cities


@pytest.mark.rule("BC-09")
def test_a_shield_is_worth_two_in_a_complete_city() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0 figures=0,0:city.N:1").play("place 1,-1 270", "skip")
    assert scored(at) == [("city", 1, 8)]
    assert last_line(at) == [("line-tiles", 6, "BC-09"), ("line-shields", 2, "BC-09")]


@pytest.mark.rule("BC-09")
def test_a_city_with_a_gap_in_its_wall_is_not_complete() -> None:
    at = table("tile pile=land drawn=N tiles=0,0:D:0 figures=0,0:city.N:1").play("place 0,-1 180", "skip")
    assert scored(at) == []
    feature = state_of(at).board.feature(PieceId((0, 0), 0))
    assert (feature.open, feature.complete, sorted(feature.tiles)) == (1, False, [(0, -1), (0, 0)])


@pytest.mark.rule("BC-11")
def test_a_city_that_enters_a_tile_twice_counts_it_once() -> None:
    """The two cities of the tile at 0,0 are one, connected around the corner."""
    around = "-1,-1:N:180;-1,0:N:90;0,0:I:0"
    at = table(f"tile pile=land drawn=Ng tiles={around} figures=0,0:city.N:0").play("place 0,-1 270")
    assert "city S" not in claims(at)
    assert scored(at.play("skip")) == [("city", 0, 8)]


# --- monasteries


@pytest.mark.rule("BC-10")
def test_a_monastery_with_all_eight_places_around_it_filled_pays_nine() -> None:
    at = table(f"tile pile=land drawn=U tiles={CLOISTER} figures=0,1:monastery:1").play("place 1,0 0", "skip")
    assert scored(at) == [("monastery", 1, 9)]
    assert last_line(at) == [("line-tiles", 9, "BC-10")]
    assert (at.scores, meeples(at, 1)) == ((0, 9), 7)


@pytest.mark.rule("BC-10", "BC-13")
def test_a_monastery_laid_in_the_middle_of_eight_tiles_is_complete_at_once() -> None:
    around = CLOISTER.replace("0,1:B:0;", "") + ";1,0:U:0"
    at = table(f"tile pile=land drawn=B tiles={around}").play("place 0,1 0", "claim monastery")
    assert scored(at) == [("monastery", 0, 9)]
    assert meeples(at, 0) == 7


@pytest.mark.rule("BC-10")
def test_two_monasteries_that_lie_side_by_side_are_two_features() -> None:
    at = table("tile pile=land drawn=B tiles=0,0:D:0;0,1:B:0 figures=0,1:monastery:1").play("place 0,2 0")
    assert "monastery" in claims(at)


# --- ownership of points


@pytest.mark.rule("BC-12", "BC-16")
def test_the_majority_counts_at_the_end_as_well() -> None:
    figures = "-1,0:road.E:0;1,0:road.E:1;2,0:road.E:1"
    at = with_left(f"tile pile=land drawn=U tiles=-1,0:U:0;0,0:D:0;1,0:U:0;2,0:U:0 figures={figures}", "").play("place 3,0 0", "skip")
    assert scored(at) == [("road", 1, 5)]


@pytest.mark.rule("BC-13")
def test_scoring_returns_all_meeples_of_the_feature_and_no_others() -> None:
    figures = "0,0:city.N:1;0,0:road.E:0;0,0:field.EL:1"
    at = table(f"tile pile=land drawn=E tiles=0,0:D:0 figures={figures}").play("place 0,-1 180", "skip")
    assert sorted((figure.piece, figure.seat) for figure in view_of(at).figures) == [("field EL", 1), ("road E", 0)]
    assert [meeples(at, seat) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("BC-14", "BC-16")
def test_a_feature_without_meeples_scores_nothing_now_or_at_the_end() -> None:
    at = table(START).play("draw E", "place 0,-1 180", "skip")
    assert (scored(at), at.scores) == ([], (0, 0))
    at = with_left("tile pile=land drawn=U tiles=0,0:D:0", "").play("place 1,0 0", "skip")
    assert at.scores == (0, 0)
