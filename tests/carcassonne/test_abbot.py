"""The Abbot: gardens, and a figure that may return early."""

import pytest

from rookery.core.errors import NotationError
from tests.carcassonne.table import ABBOT, TOWERS, claims, happened, meeples, scored, table, view_of, with_left
from tests.contract.table import Table

START = "draw pile=land tiles=0,0:D:0"
CLOISTER = "-1,0:U:0;-1,1:E:270;-1,2:E:270;0,0:D:0;0,1:B:0;0,2:Eg:180;1,1:E:90;1,2:E:90"
"""Seven tiles surround the monastery at 0,1; the cell 1,0 is still empty."""

GARDEN = CLOISTER.replace("0,1:B:0", "0,1:Vg:0").replace("0,2:Eg:180", "0,2:U:90").replace("-1,1:E:270", "-1,1:U:0")
"""The same with a garden at 0,1."""


def abbey(position: str = START, *, seats: int = 2) -> Table:
    return table(position, seats=seats, expansions=(ABBOT,))


def abbots(at: Table, seat: int) -> int:
    return view_of(at).players[seat]["abbots"]


@pytest.mark.rule("AB-01")
def test_without_the_abbot_a_garden_has_no_effect() -> None:
    at = table(START).play("draw Ug", "place 1,0 0")
    assert at.legal == {"skip", "claim road E", "claim field NL", "claim field ER"}
    assert at.refusal("claim garden") == "BC-06"
    with pytest.raises(NotationError, match="is not a figure"):
        at.play("claim garden abbot")


@pytest.mark.rule("AB-02")
@pytest.mark.parametrize(
    ("tile", "place", "free"),
    [("Ug", "1,0 0", {"road E", "field NL", "field ER", "garden abbot"}), ("B", "0,1 0", {"field NL", "monastery", "monastery abbot"})],
)
def test_the_abbot_goes_on_gardens_and_monasteries_and_a_meeple_on_monasteries_only(tile: str, place: str, free: set[str]) -> None:
    assert claims(abbey().play(f"draw {tile}", f"place {place}")) == free


@pytest.mark.rule("AB-02", "AB-03", "BC-10")
@pytest.mark.parametrize(("tiles", "feature"), [(GARDEN, "garden"), (CLOISTER, "monastery")], ids=["AB-03", "AB-02 BC-10"])
def test_an_abbot_on_a_surrounded_feature_scores_nine_like_a_meeple(tiles: str, feature: str) -> None:
    at = abbey(f"tile pile=land drawn=U tiles={tiles} figures=0,1:{feature}:1:abbot").play("place 1,0 0", "skip")
    assert scored(at) == [(feature, 1, 9)]
    assert (at.scores, abbots(at, 1)) == ((0, 9), 1)


@pytest.mark.rule("AB-03")
def test_an_unfinished_garden_pays_one_and_each_neighbour_at_the_end() -> None:
    position = "tile pile=land drawn=U tiles=0,0:D:0;0,1:Vg:0 figures=0,1:garden:1:abbot"
    at = with_left(position, "", expansions=(ABBOT,)).play("place 1,0 0", "skip")
    assert [(line.label, line.points, line.rule) for line in at.final.sheets[1].lines] == [("score-garden-open", 3, "AB-03")]


@pytest.mark.rule("AB-04")
@pytest.mark.parametrize(("tile", "feature"), [("B", "monastery"), ("Vg", "garden")])
def test_an_abbot_may_be_recalled_instead_of_placing_a_figure_and_scores_its_feature_as_it_is(tile: str, feature: str) -> None:
    at = abbey(f"tile pile=land drawn=U tiles=0,0:D:0;0,1:{tile}:0 figures=0,1:{feature}:0:abbot").play("place 1,0 0")
    assert "recall 0,1" in at.legal
    at = at.play("recall 0,1")
    assert (scored(at), happened(at, "scored").details["complete"]) == ([(feature, 0, 3)], False)
    assert (at.actor, at.scores, meeples(at, 0), abbots(at, 0), view_of(at).figures) == ("chance", (3, 0), 7, 1, ())


@pytest.mark.rule("AB-04")
def test_a_recalled_abbot_may_be_placed_again_in_the_next_turn() -> None:
    at = abbey("tile pile=land drawn=U tiles=0,0:D:0;0,1:B:0 figures=0,1:monastery:0:abbot").play("place 1,0 0", "recall 0,1")
    at = at.play("draw U", "place 2,0 0", "skip", "draw Ug", "place 3,0 0")
    assert "claim garden abbot" in at.legal


@pytest.mark.rule("AB-04")
def test_completed_features_score_after_the_abbot_was_recalled() -> None:
    figures = "0,1:monastery:0:abbot;0,0:road.E:0"
    at = abbey(f"tile pile=land drawn=A tiles=-1,0:A:270;0,0:D:0;0,1:B:0 figures={figures}").play("place 1,0 90", "recall 0,1")
    assert scored(at) == [("monastery", 0, 4), ("road", 0, 3)]


@pytest.mark.rule("AB-05")
@pytest.mark.parametrize(("tiles", "feature"), [(CLOISTER, "monastery"), (GARDEN, "garden")])
def test_an_abbot_whose_feature_was_just_completed_is_scored_and_not_recalled(tiles: str, feature: str) -> None:
    at = abbey(f"tile pile=land drawn=U tiles={tiles} figures=0,1:{feature}:0:abbot").play("place 1,0 0")
    assert at.refusal("recall 0,1") == "AB-05"
    assert scored(at.play("skip")) == [(feature, 0, 9)]


@pytest.mark.rule("AB-06", "TT-A3")
def test_the_abbot_cannot_be_a_guard() -> None:
    figures = ";".join(f"{x},0:field.NL:0" for x in range(1, 7)) + ";0,0:road.E:0"
    roads = ";".join(f"{x},0:U:0" for x in range(1, 7))
    at = table(
        f"tile pile=tower drawn=WA tiles=0,0:D:0;{roads} figures={figures} towers=supply:20",
        expansions=(ABBOT, TOWERS),
    ).play("place 0,1 0")
    assert (meeples(at, 0), abbots(at, 0)) == (0, 1)
    assert at.legal == {"skip"}
    with pytest.raises(NotationError, match="guard needs the cell of a tower"):
        at.play("guard 0,1 abbot")
