"""Fields: farmers stay until the end and score complete cities."""

import pytest

from tests.carcassonne.table import RIVER, TOWERS, claims, meeples, scored, table, view_of, with_left

TWO_CITIES = "0,-1:E:180;0,0:D:0;1,-2:E:180;1,-1:E:0"
"""Two small cities, complete; the field between them is on the tiles 0,-1 and 1,-1."""

START = "draw pile=land tiles=0,0:D:0"
SPRING = "draw pile=river tiles=0,0:RA:0"


@pytest.mark.rule("BC-15")
def test_a_farmer_stays_when_the_city_beside_is_scored() -> None:
    at = table("tile pile=land drawn=E tiles=0,0:D:0 figures=0,0:city.N:1;0,0:field.EL:0").play("place 0,-1 180", "skip")
    assert [(figure.piece, figure.seat) for figure in view_of(at).figures] == [("field EL", 0)]
    assert (at.scores, meeples(at, 0)) == ((0, 4), 6)


@pytest.mark.rule("BC-15", "BC-16")
def test_a_field_pays_three_for_each_complete_city_that_touches_it() -> None:
    at = with_left(f"tile pile=land drawn=U tiles={TWO_CITIES} figures=0,-1:field.NL:1", "").play("place -1,0 0", "skip")
    assert scored(at) == [("field", 1, 6)]
    assert [(line.label, line.rule) for line in at.final.sheets[1].lines] == [("score-field", "BC-15")]


@pytest.mark.rule("BC-15")
def test_an_unfinished_city_pays_no_field() -> None:
    at = with_left("tile pile=land drawn=U tiles=0,0:D:0 figures=0,0:field.EL:1", "").play("place -1,0 0", "skip")
    assert at.scores == (0, 0)


@pytest.mark.rule("BC-15")
def test_one_city_can_pay_several_fields() -> None:
    figures = "0,0:field.EL:0;0,-1:field.NL:1"
    at = with_left(f"tile pile=land drawn=V tiles=0,-1:E:180;0,0:D:0 figures={figures}", "").play("place 0,1 0", "skip")
    assert at.scores == (3, 3)


@pytest.mark.rule("BC-15", "BC-11")
def test_a_city_pays_a_field_once_though_it_touches_it_twice() -> None:
    """At 1,0 the new tile joins the strip beside the start tile to the field above, and the city at 0,0 borders both."""
    at = with_left(f"tile pile=land drawn=U tiles={TWO_CITIES} figures=0,-1:field.NL:1", "").play("place 1,0 0", "skip")
    assert at.scores == (0, 6)


@pytest.mark.rule("BC-12", "BC-15")
def test_the_majority_of_farmers_takes_the_field_and_on_a_tie_all_do() -> None:
    tied = "0,0:field.EL:0;0,-1:field.NL:1"
    at = with_left(f"tile pile=land drawn=U tiles={TWO_CITIES} figures={tied}", "").play("place 1,0 0", "skip")
    assert at.scores == (6, 6)
    most = "0,0:field.EL:0;0,-1:field.NL:1;2,-1:field.NL:1"
    at = with_left(f"tile pile=land drawn=U tiles={TWO_CITIES};2,-1:B:0 figures={most}", "").play("place 1,0 0", "skip")
    assert at.scores == (0, 6)


@pytest.mark.rule("BC-15")
def test_without_farmers_fields_pay_nothing() -> None:
    at = table(START, farmers="off").play("draw E", "place 0,-1 180")
    assert at.legal == {"skip", "claim city S"}


@pytest.mark.rule("BC-18")
def test_a_road_divides_a_field() -> None:
    at = table("tile pile=land drawn=U tiles=0,0:D:0 figures=0,0:field.EL:1").play("place 1,0 0")
    assert claims(at) == {"road E", "field ER"}


@pytest.mark.rule("BC-18")
def test_a_city_divides_a_field() -> None:
    at = table("tile pile=land drawn=F tiles=0,0:D:0").play("place 0,-1 90")
    assert claims(at) == {"city N", "field EL", "field WL"}


@pytest.mark.rule("BC-18")
def test_a_field_goes_round_the_end_of_a_road() -> None:
    at = table(START).play("draw A", "place 1,0 90")
    assert {claim for claim in claims(at) if claim.startswith("field")} == {"field NL"}


@pytest.mark.rule("BC-18")
def test_fields_do_not_join_cornerwise() -> None:
    """The tiles 0,-1 and 1,0 touch only at a corner."""
    at = table("tile pile=land drawn=E tiles=0,-1:E:180;0,0:Q:0 figures=0,-1:field.NL:1").play("place 1,0 270")
    assert "field NL" in claims(at)


@pytest.mark.rule("BC-18", "RI-06")
def test_a_river_divides_a_field() -> None:
    at = table(SPRING, expansions=(RIVER,)).play("draw RD", "place 0,1 0")
    assert claims(at) == {"field NL", "field NR"}


@pytest.mark.rule("BC-18")
def test_a_field_passes_no_bridge() -> None:
    at = table(f"{SPRING} figures=0,0:field.NL:1", expansions=(RIVER,)).play("draw RK", "place 0,1 0")
    assert claims(at) == {"road E", "field NR", "field ER", "field SR"}


@pytest.mark.rule("TT-50", "BC-18", "RI-06")
def test_the_field_passes_over_the_tunnel_of_the_river_tile_with_the_tower() -> None:
    """Both banks of the spring meet beyond the bend, so the two farmers now share one field."""
    at = table(f"{SPRING} towers=supply:20 figures=0,0:field.NL:1;0,0:field.ER:0", expansions=(RIVER, TOWERS)).play("draw RT", "place 0,1 0")
    assert at.legal == {"skip", "guard 0,1"}
    assert at.refusal("claim field NL") == "BC-06"


@pytest.mark.rule("TT-50")
def test_the_tunnel_means_nothing_else() -> None:
    """The river continues below it."""
    at = table(f"{SPRING} towers=supply:20", expansions=(RIVER, TOWERS)).play("draw RT", "place 0,1 0", "skip", "draw RD")
    assert at.legal == {"place -1,1 90", "place -1,1 270"}
