"""The River: from the spring to the lake, and its legal bends."""

import pytest

from rookery.core.errors import NotationError
from rookery.core.rules import CHANCE
from tests.carcassonne.table import RIVER, TOWERS, claims, kinds, meeples, places, state_of, table, with_left
from tests.contract.table import Table

SPRING = "draw pile=river tiles=0,0:RA:0"
ALMOST_ROUND = "-2,-1:RE:270;-2,0:RF:0;-2,1:RJ:270;-1,-1:RK:90;-1,1:RD:90;0,0:RA:0;0,1:RG:0"
"""The river has curved around the spring: it enters 0,-1 from the west, and the road of the spring tile lies to the south."""


def river(position: str = SPRING) -> Table:
    return table(position, expansions=(RIVER,))


@pytest.mark.rule("RI-01")
def test_the_spring_lies_first_and_the_start_tile_goes_back_to_the_box() -> None:
    state = state_of(table(expansions=(RIVER,)))
    assert {cell: (laid.code, laid.rotation) for cell, laid in state.board.tiles.items()} == {(0, 0): ("RA", 0)}
    assert state.piles["land"]["D"] == 3
    assert dict(state.out) == {}


@pytest.mark.rule("RI-02")
def test_ten_river_tiles_come_in_any_order_then_the_lake_then_the_land() -> None:
    at = table(expansions=(RIVER,))
    assert at.legal == {f"draw {code}" for code in ("RB", "RC", "RD", "RE", "RF", "RG", "RH", "RI", "RJ", "RK")}
    assert set(at.rules.odds(at.state).values()) == {1}
    at = with_left(SPRING, "RD RL U", expansions=(RIVER,))
    assert at.legal == {"draw RD"}
    at = at.play("draw RD", "place 0,1 0", "skip")
    assert at.legal == {"draw RL"}
    at = at.play("draw RL", "place 0,2 0", "skip")
    assert at.legal == {"draw U"}


BENDS = {
    "RI-04 the first bend may turn either way": ("RA:0", "RG", {"0,1 0", "0,1 90"}, []),
    "RI-04 no second bend to the west": ("RA:0;0,1:RG:0", "RJ", {"-1,1 0"}, ["-1,1 270"]),
    "RI-04 no second bend to the east": ("RA:0;0,1:RG:90", "RJ", {"1,1 90"}, ["1,1 180"]),
    "RI-04 after a straight tile either way": ("RA:0;0,1:RG:0;-1,1:RD:90", "RJ", {"-2,1 0", "-2,1 270"}, []),
}


@pytest.mark.rule("RI-04")
@pytest.mark.parametrize(("tiles", "drawn", "legal", "refused"), BENDS.values(), ids=BENDS)
def test_two_bends_one_after_the_other_do_not_turn_the_same_way(tiles: str, drawn: str, legal: set[str], refused: list[str]) -> None:
    at = river(f"tile pile=river drawn={drawn} tiles=0,0:{tiles}")
    assert places(at) == legal
    assert [at.refusal(f"place {place}") for place in refused] == ["RI-04"] * len(refused)


@pytest.mark.rule("RI-04", "RI-08")
def test_the_tunnel_tile_bends_like_the_others() -> None:
    at = table(f"{SPRING} towers=supply:20", expansions=(RIVER, TOWERS)).play("draw RG", "place 0,1 0", "skip", "draw RT")
    assert at.legal == {"place -1,1 180"}
    assert [at.refusal(f"place -1,1 {rotation}") for rotation in (0, 90, 270)] == ["BC-04", "RI-04", "BC-04"]


@pytest.mark.rule("RI-05")
def test_the_river_does_not_run_into_a_tile() -> None:
    at = river(f"draw pile=river tiles={ALMOST_ROUND}").play("draw RI")
    assert at.legal == {"place 0,-1 180"}
    assert at.refusal("place 0,-1 90") == "BC-04"


@pytest.mark.rule("RI-06")
def test_no_meeple_stands_on_the_river() -> None:
    at = river().play("draw RD", "place 0,1 0")
    assert at.legal == {"skip", "claim field NL", "claim field NR"}
    with pytest.raises(NotationError, match="is not a piece"):
        at.play("claim river N")


@pytest.mark.rule("RI-06")
def test_the_river_scores_nothing() -> None:
    at = with_left("draw pile=lake tiles=0,0:RA:0", "RL", expansions=(RIVER,)).play("draw RL", "place 0,1 0", "skip")
    assert (at.actor, at.scores) == (None, (0, 0))


@pytest.mark.rule("RI-07")
def test_meeples_are_placed_during_the_river_as_usual() -> None:
    at = river().play("draw RH", "place 0,1 90")
    assert claims(at) == {"monastery", "road W", "field NL", "field NR", "field SR"}
    assert meeples(at.play("claim monastery"), 0) == 6


@pytest.mark.rule("RI-07", "BC-05")
def test_a_river_tile_that_fits_nowhere_leaves_the_game_and_another_river_tile_is_drawn() -> None:
    at = river(f"draw pile=river tiles={ALMOST_ROUND}").play("draw RC")
    assert kinds(at) == ["drawn", "set-aside"]
    assert (at.actor, state_of(at).seat) == (CHANCE, 0)
    assert at.legal == {"draw RB", "draw RH", "draw RI"}


@pytest.mark.rule("RI-07", "BC-05")
def test_a_lake_that_fits_nowhere_leaves_the_game_and_no_land_tile_covers_the_open_end() -> None:
    at = with_left(f"draw pile=lake tiles={ALMOST_ROUND}", "RL W", expansions=(RIVER,)).play("draw RL")
    assert kinds(at) == ["drawn", "set-aside"]
    at = at.play("draw W")
    assert at.actor == 0
    assert not any(place.startswith("0,-1 ") for place in places(at))


@pytest.mark.rule("RI-08", "TT-08")
def test_with_towers_and_thieves_the_new_river_tile_is_among_the_others() -> None:
    at = table(expansions=(RIVER, TOWERS))
    assert "draw RT" in at.legal
    assert len(at.legal) == 11


@pytest.mark.rule("RI-08")
def test_without_the_river_the_new_river_tile_stays_in_the_box() -> None:
    at = table(expansions=(TOWERS,))
    assert not any("RT" in bag for bag in state_of(at).piles.values())
    with pytest.raises(NotationError, match="is not a tile of this game"):
        at.play("draw RT")
