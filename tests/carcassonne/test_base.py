"""The base game: the turn, legal placements, legal claims, and the end."""

import pytest

from rookery.core.errors import SetupError
from rookery.core.rules import CHANCE
from rookery.games.carcassonne import CARCASSONNE
from tests.carcassonne.table import claims, kinds, meeples, places, scored, state_of, table, with_left
from tests.contract.table import setup_of

START = "draw pile=land tiles=0,0:D:0"
CLOSED_CITY = "draw pile=land tiles=0,-1:E:180;0,0:D:0"
"""No city is open any more, so a tile of nothing but city fits nowhere."""


# --- the table


@pytest.mark.rule("BC-01")
def test_the_start_tile_lies_face_up_and_71_tiles_are_drawn() -> None:
    state = state_of(table())
    assert {cell: (laid.code, laid.rotation) for cell, laid in state.board.tiles.items()} == {(0, 0): ("D", 0)}
    assert sum(state.piles["land"].values()) == 71
    assert state.piles["land"]["D"] == 3


@pytest.mark.rule("BC-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_and_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match="is for 2 to 5 seats"):
        CARCASSONNE.rules(setup_of("carcassonne", seats))


@pytest.mark.rule("BC-01")
@pytest.mark.parametrize("opener", range(3))
def test_the_opener_has_the_first_turn_and_the_others_follow_in_order(opener: int) -> None:
    at = table(seats=3, opener=opener)
    seats = []
    for draw in ("draw E", "draw U", "draw V", "draw V"):
        at = at.play(draw)
        seats.append(at.actor)
        at = at.play(min(at.legal), "skip")
    assert seats == [opener, (opener + 1) % 3, (opener + 2) % 3, opener]


@pytest.mark.rule("BC-01")
def test_every_remaining_copy_of_a_tile_is_equally_likely() -> None:
    at = table()
    odds = {str(action): weight for action, weight in at.rules.odds(at.state).items()}
    assert (odds["draw V"], odds["draw D"], odds["draw C"], sum(odds.values())) == (8, 3, 1, 71)
    at = at.play("draw C", "place 0,-1 0", "skip")
    assert "draw C" not in at.legal
    assert at.refusal("draw C") == "BC-01"


@pytest.mark.rule("BC-02", "BC-06")
def test_without_a_meeple_in_supply_none_is_placed() -> None:
    roads = ";".join(f"{x},0:U:0" for x in range(1, 7))
    figures = "0,0:city.N:0;0,0:field.EL:0;0,0:field.ER:0;0,0:road.E:0;1,0:field.NL:0;2,0:field.NL:0;3,0:field.NL:0"
    at = table(f"meeple pile=land placed=6,0 tiles=0,0:D:0;{roads} figures={figures}")
    assert meeples(at, 0) == 0
    assert at.legal == {"skip"}
    assert at.refusal("claim field NL") == "BC-02"


# --- the turn


@pytest.mark.rule("BC-03", "TT-07")
def test_a_turn_is_a_draw_a_placement_an_optional_meeple_and_scoring() -> None:
    at = table(START)
    assert (at.actor, state_of(at).step) == (CHANCE, "draw")
    at = at.play("draw E")
    assert (at.actor, state_of(at).step) == (0, "tile")
    at = at.play("place 0,-1 180")
    assert (at.actor, state_of(at).step) == (0, "meeple")
    at = at.play("claim city S")
    assert kinds(at) == ["claimed", "scored"]
    assert (at.actor, state_of(at).step, state_of(at).seat) == (CHANCE, "draw", 1)


@pytest.mark.rule("BC-03")
def test_everything_the_tile_completes_is_scored_wherever_it_is() -> None:
    """One monastery tile closes the road to its west and completes the monastery to its south."""
    around = "0,0:D:0;-1,1:E:270;0,1:B:0;1,1:E:90;-1,2:E:270;0,2:Eg:180;1,2:E:90;-1,0:A:270"
    at = table(f"tile pile=land drawn=A tiles={around} figures=0,0:road.E:0;0,1:monastery:1")
    at = at.play("place 1,0 90", "skip")
    assert sorted(scored(at)) == [("monastery", 1, 9), ("road", 0, 3)]
    assert at.scores == (3, 9)


# --- legal placements


@pytest.mark.rule("BC-04")
def test_a_tile_lies_beside_another_with_all_touching_edges_matching() -> None:
    """City to the north only, road to east and west, field to the south."""
    assert places(table(START).play("draw V")) == {"-1,0 180", "-1,0 270", "0,1 0", "0,1 270", "1,0 0", "1,0 90"}
    assert places(table(START).play("draw C")) == {"0,-1 0", "0,-1 90", "0,-1 180", "0,-1 270"}


@pytest.mark.rule("BC-04")
def test_all_neighbours_must_match_not_only_one() -> None:
    """At 1,1 the tile must show a road to its north and a field to its west."""
    at = table("tile pile=land drawn=V tiles=0,0:D:0;0,1:B:0;1,0:V:0")
    assert {place for place in places(at) if place.startswith("1,1")} == {"1,1 180"}


@pytest.mark.rule("BC-05", "BC-16")
def test_when_the_last_tile_fits_nowhere_the_game_is_over() -> None:
    at = with_left(CLOSED_CITY, "C").play("draw C")
    assert (at.actor, kinds(at)) == (None, ["drawn", "set-aside", "ended"])


# --- meeples


@pytest.mark.rule("BC-06")
def test_a_meeple_goes_on_any_free_piece_of_the_tile_just_placed() -> None:
    at = table(START).play("draw J", "place 1,0 90")
    assert at.legal == {"skip", "claim city E", "claim road S", "claim field NL", "claim field SR"}


@pytest.mark.rule("BC-06")
def test_a_meeple_does_not_join_an_occupied_feature_however_far_away() -> None:
    road = "tiles=0,0:D:0;1,0:U:0;2,0:U:0;3,0:U:0 figures=0,0:road.E:1;0,0:field.EL:1"
    at = table(f"tile pile=land drawn=U {road}").play("place 4,0 0")
    assert claims(at) == {"field ER"}
    assert at.refusal("claim road E") == "BC-06"
    assert at.refusal("claim field NL") == "BC-06"


@pytest.mark.rule("BC-06")
def test_a_figure_leaves_the_supply_and_stands_on_the_piece() -> None:
    at = table(START).play("draw U", "place 1,0 0", "claim road E")
    assert meeples(at, 0) == 6
    assert at.position.split("figures=")[1].split()[0] == "1,0:road.E:0"


@pytest.mark.rule("BC-15")
def test_without_farmers_no_meeple_goes_on_a_field() -> None:
    at = table(START, farmers="off").play("draw U", "place 1,0 0")
    assert at.legal == {"skip", "claim road E"}
    assert at.refusal("claim field NL") == "BC-15"


# --- the end


@pytest.mark.rule("BC-16")
def test_the_game_ends_after_the_turn_in_which_no_tile_is_left() -> None:
    at = with_left(START, "U U").play("draw U", "place 1,0 0", "skip")
    assert at.actor == CHANCE
    at = at.play("draw U", "place 2,0 0")
    assert at.outcome is None
    at = at.play("claim road E")
    assert (at.actor, at.legal, at.final.reason.rule) == (None, set(), "BC-16")


@pytest.mark.rule("BC-16")
@pytest.mark.parametrize("action", ["draw U", "place 1,0 0", "place 2,0 0", "claim road E", "skip"])
def test_no_action_is_legal_after_the_end(action: str) -> None:
    at = with_left(START, "U").play("draw U", "place 1,0 0", "skip")
    assert at.refusal(action) == "BC-16"


@pytest.mark.rule("BC-16")
def test_at_the_end_everything_unfinished_counts_one_a_tile_one_a_shield_and_one_a_neighbour() -> None:
    figures = "0,0:road.E:0;0,-1:city.E:1;0,1:monastery:0"
    at = with_left(f"tile pile=land drawn=U tiles=0,-1:M:180;0,0:D:0;0,1:B:0 figures={figures}", "").play("place 1,0 0", "skip")
    sheets = [{line.label: line.points for line in sheet.lines} for sheet in at.final.sheets]
    assert sheets == [{"score-road-open": 2, "score-monastery-open": 3}, {"score-city-open": 3}]
    assert all(line.rule == "BC-16" for sheet in at.final.sheets for line in sheet.lines)


@pytest.mark.rule("BC-17")
@pytest.mark.parametrize(
    ("figures", "winners", "places_"),
    [
        ("0,0:road.E:0", (0,), (1, 2, 2)),
        ("0,0:city.N:1;0,0:road.E:2", (2,), (3, 2, 1)),
        ("0,1:monastery:1;0,0:road.E:2", (1,), (3, 1, 2)),
        ("0,0:city.N:0;0,0:road.E:0;0,1:monastery:1", (0, 1), (1, 1, 3)),
    ],
)
def test_most_points_win_and_tied_players_share_the_win(figures: str, winners: tuple[int, ...], places_: tuple[int, ...]) -> None:
    at = with_left(f"tile pile=land drawn=U tiles=0,0:D:0;0,1:B:0 figures={figures}", "", seats=3).play("place 1,0 0", "skip")
    assert (at.final.winners, at.final.places) == (winners, places_)


def test_the_box_names_title_designer_age_and_time() -> None:
    facts = CARCASSONNE.facts
    assert (facts.title, facts.designer, facts.age, facts.minutes) == ("Carcassonne", "Klaus-Jürgen Wrede", 7, (35, 45))


def test_a_scored_event_names_a_tile_on_which_the_seat_has_a_figure() -> None:
    at = table("tile pile=land drawn=E tiles=0,-1:M:180;0,0:D:0 figures=0,-1:city.E:0;0,0:city.N:1").play("place 1,-1 270", "skip")
    paid = [event.details for event in at.events if event.kind == "scored"]
    assert [(details["seat"], details["at"], details["points"]) for details in paid] == [(0, (0, -1), 8), (1, (0, 0), 8)]
