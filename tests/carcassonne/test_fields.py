"""Fields: farmers stay until the end and score complete cities."""

import pytest

from tests.carcassonne.table import RIVER, TOWERS, claims, meeples, table, view_of, with_left

TWO_CITIES = "0,-1:E:180;0,0:D:0;1,-2:E:180;1,-1:E:0"
"""Two small cities, complete; the field between them is on the tiles 0,-1 and 1,-1."""

START = "draw pile=land tiles=0,0:D:0"
SPRING = "draw pile=river tiles=0,0:RA:0"


@pytest.mark.rule("BC-15")
def test_a_farmer_stays_when_the_city_beside_is_scored() -> None:
    at = table("tile pile=land drawn=E tiles=0,0:D:0 figures=0,0:city.N:1;0,0:field.EL:0").play("place 0,-1 180", "skip")
    assert [(figure.piece, figure.seat) for figure in view_of(at).figures] == [("field EL", 0)]
    assert (at.scores, meeples(at, 0)) == ((0, 4), 6)


FARMERS = {
    "BC-15 an unfinished city pays no field": ("U", "0,0:D:0", "0,0:field.EL:1", "-1,0 0", (0, 0)),
    "BC-15 one city can pay several fields": ("V", "0,-1:E:180;0,0:D:0", "0,0:field.EL:0;0,-1:field.NL:1", "0,1 0", (3, 3)),
    # At 1,0 the new tile joins the strip beside the start tile to the field above, and the city at 0,0 borders both.
    "BC-11 BC-15 a city pays a field once though it touches it twice": ("U", TWO_CITIES, "0,-1:field.NL:1", "1,0 0", (0, 6)),
    "BC-12 BC-15 tied farmers all take the field": ("U", TWO_CITIES, "0,0:field.EL:0;0,-1:field.NL:1", "1,0 0", (6, 6)),
    "BC-12 BC-15 most farmers": ("U", f"{TWO_CITIES};2,-1:B:0", "0,0:field.EL:0;0,-1:field.NL:1;2,-1:field.NL:1", "1,0 0", (0, 6)),
}


@pytest.mark.rule("BC-11", "BC-12", "BC-15")
@pytest.mark.parametrize(("drawn", "tiles", "figures", "place", "scores"), FARMERS.values(), ids=FARMERS)
def test_farmers_are_paid_at_the_end(drawn: str, tiles: str, figures: str, place: str, scores: tuple[int, ...]) -> None:
    at = with_left(f"tile pile=land drawn={drawn} tiles={tiles} figures={figures}", "").play(f"place {place}", "skip")
    assert at.scores == scores


@pytest.mark.rule("BC-15")
def test_without_farmers_fields_pay_nothing() -> None:
    at = table(START, farmers="off").play("draw E", "place 0,-1 180")
    assert at.legal == {"skip", "claim city S"}


BORDERS = {
    "BC-18 a road": ("land drawn=U tiles=0,0:D:0 figures=0,0:field.EL:1", "1,0 0", {"road E", "field ER"}),
    "BC-18 a city": ("land drawn=F tiles=0,0:D:0", "0,-1 90", {"city N", "field EL", "field WL"}),
    "BC-18 not the end of a road": ("land drawn=A tiles=0,0:D:0", "1,0 90", {"monastery", "road W", "field NL"}),
    "BC-18 RI-06 a river": ("river drawn=RD tiles=0,0:RA:0", "0,1 0", {"field NL", "field NR"}),
    "BC-18 a bridge": ("river drawn=RK tiles=0,0:RA:0 figures=0,0:field.NL:1", "0,1 0", {"road E", "field NR", "field ER", "field SR"}),
}


@pytest.mark.rule("BC-18", "RI-06")
@pytest.mark.parametrize(("pile", "place", "free"), BORDERS.values(), ids=BORDERS)
def test_a_field_is_divided_by(pile: str, place: str, free: set[str]) -> None:
    at = table(f"tile pile={pile}", expansions=(RIVER,) if pile.startswith("river") else ()).play(f"place {place}")
    assert claims(at) == free


@pytest.mark.rule("BC-18")
def test_fields_do_not_join_cornerwise() -> None:
    """The tiles 0,-1 and 1,0 touch only at a corner."""
    at = table("tile pile=land drawn=E tiles=0,-1:E:180;0,0:Q:0 figures=0,-1:field.NL:1").play("place 1,0 270")
    assert "field NL" in claims(at)


@pytest.mark.rule("TT-50", "BC-18", "RI-06")
def test_the_field_passes_over_the_tunnel_of_the_river_tile_with_the_tower() -> None:
    """Both banks of the spring meet beyond the bend, so the two farmers now share one field."""
    at = table(f"{SPRING} towers=supply:20 figures=0,0:field.NL:1;0,0:field.ER:0", expansions=(RIVER, TOWERS)).play("draw RT", "place 0,1 0")
    assert at.legal == {"skip", "guard 0,1"}
    assert at.refusal("claim field NL") == "BC-06"


@pytest.mark.rule("TT-50")
def test_the_tunnel_has_no_other_effect() -> None:
    """The river continues below it."""
    at = table(f"{SPRING} towers=supply:20", expansions=(RIVER, TOWERS)).play("draw RT", "place 0,1 0", "skip", "draw RD")
    assert at.legal == {"place -1,1 90", "place -1,1 270"}
