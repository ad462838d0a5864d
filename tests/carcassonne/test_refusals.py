"""The rule that forbids an action refuses it, and no other rule does."""

from random import Random

import pytest

from rookery.core.errors import IllegalActionError
from rookery.games.carcassonne.actions import Action, Claim, Place, Skip
from rookery.games.carcassonne.expansions.abbot import Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard, Raise
from tests.carcassonne.table import ABBOT, ALL, RIVER, TOWERS, table
from tests.contract.playthrough import playthrough
from tests.contract.table import setup_of

START = "draw pile=land tiles=0,0:D:0"
ON_ROAD = "meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0"
ALL_OUT = "figures=0,0:city.N:0;0,0:field.EL:0;0,0:field.ER:0;1,0:field.NL:0;1,0:field.ER:0;2,0:field.NL:0;2,0:field.ER:0"
HILL = "tiles=0,0:D:0;0,1:WA:0"
SHORT = "tiles=0,-1:WB:180;0,0:D:0;0,1:WD:0;1,0:WC:0;1,1:WA:0;2,0:WE:0 towers=supply:1;0,-1:5;0,1:5;1,0:5;1,1:3;2,0:1"
FULL = SHORT.replace("supply:1;", "supply:0;").replace("1,1:3;2,0:1", "1,1:0;2,0:5")
APART = "place 0,0 0; place 5,5 0; place 1,1 0; place 1,-1 0"
"""Placements on the start tile, far from it, and diagonal to it."""

RING = "-1,0:U:0;-1,1:E:270;-1,2:E:270;0,0:D:0;0,1:B:0;0,2:Eg:180;1,0:U:0;1,1:E:90;1,2:E:90"

REFUSED = [
    ("BC-01", (), "draw pile=land tiles=0,0:D:0;1,0:X:0", "draw E", "draw X"),
    ("BC-01", (RIVER,), "draw pile=river tiles=0,0:RA:0", "draw RB", "draw U; draw RL"),
    ("BC-02", (), f"meeple pile=land placed=3,0 tiles=0,0:D:0;1,0:U:0;2,0:U:0;3,0:U:0 {ALL_OUT}", "skip", "claim road E"),
    ("BC-02", (ABBOT,), "meeple pile=land placed=1,0 tiles=0,0:D:0;0,1:B:0;1,0:Ug:0 figures=0,1:monastery:0:abbot", "skip", "claim garden abbot"),
    ("BC-03", (), START, "draw E", "place 0,-1 180; claim city N; skip"),
    ("BC-03", (), "tile pile=land drawn=E tiles=0,0:D:0", "place 0,-1 180", "draw E; claim city N; skip"),
    ("BC-03", (), ON_ROAD, "skip", "draw E; place 2,0 0"),
    ("BC-03", (TOWERS,), f"{START} towers=supply:20", "draw E", "raise 0,0"),
    ("BC-03", (ABBOT,), START, "draw E", "recall 0,0"),
    ("BC-04", (), "tile pile=land drawn=E tiles=0,0:D:0", "place 0,-1 180", f"place 0,-1 0; {APART}"),
    ("BC-06", (), f"{ON_ROAD} figures=0,0:road.E:1", "skip", "claim road E"),
    ("BC-06", (), f"{ON_ROAD} figures=0,0:road.E:0", "skip", "claim road E"),
    ("BC-06", (), ON_ROAD, "claim road E", "claim city N"),
    ("BC-06", (), "meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:Ug:0", "claim road E", "claim garden"),
    ("AB-02", (ABBOT,), "meeple pile=land placed=1,0 tiles=0,0:D:0;1,0:Ug:0", "claim garden abbot", "claim garden"),
    ("AB-02", (ABBOT,), "meeple pile=land placed=0,0 tiles=0,0:D:0", "claim road E", "claim city N abbot; claim road E abbot; claim field EL abbot"),
    ("AB-04", (ABBOT,), f"{ON_ROAD};0,1:B:0 figures=0,0:road.E:0;0,1:monastery:1:abbot", "skip", "recall 0,0; recall 0,1; recall 1,0; recall 7,7"),
    ("AB-05", (ABBOT,), f"meeple pile=land placed=1,0 tiles={RING} figures=0,1:monastery:0:abbot", "skip", "recall 0,1"),
    ("RI-03", (RIVER,), "tile pile=river drawn=RK tiles=0,0:RA:0", "place 0,1 0", "place 1,0 0; place 0,-1 90"),
    ("RI-04", (RIVER,), "tile pile=river drawn=RJ tiles=0,0:RA:0;0,1:RG:0", "place -1,1 0", "place -1,1 270"),
    ("TT-17", (TOWERS,), f"meeple pile=land placed=0,0 {HILL} towers=supply:19;0,1:1", "guard 0,1", "guard 0,0; guard 1,1; guard 9,9"),
    ("TT-19", (TOWERS,), f"meeple pile=land placed=1,0 {HILL};1,0:U:0 towers=supply:19;0,1:1", "skip", "guard 0,1"),
    ("TT-33", (TOWERS,), f"thief pile=land drawn=TA {SHORT}:rising".replace("1,1:3", "1,1:3:rising"), "raise 1,1", "raise 1,0"),
    ("TT-A11", (TOWERS,), f"meeple pile=tower placed=1,1 {FULL}", "guard 1,0", "guard 1,1"),
    ("TT-A4", (TOWERS,), f"meeple pile=land placed=0,0 {HILL} towers=supply:19;0,1:1:guard0", "skip", "guard 0,1"),
]


@pytest.mark.rule("BC-01", "BC-02", "BC-03", "BC-04", "BC-06", "AB-02", "AB-04", "AB-05", "RI-03", "RI-04")
@pytest.mark.rule("TT-17", "TT-19", "TT-25", "TT-33", "TT-A4", "TT-A11")
@pytest.mark.parametrize(("rule", "expansions", "position", "allowed", "refused"), REFUSED, ids=[f"{row[0]} {row[4]}" for row in REFUSED])
def test_an_action_is_refused_by_the_rule_that_forbids_it(rule: str, expansions: tuple[str, ...], position: str, allowed: str, refused: str) -> None:
    at = table(position, expansions=expansions)
    assert allowed in at.legal
    assert {action: at.refusal(action) for action in refused.split("; ")} == dict.fromkeys(refused.split("; "), rule)


def test_a_refusal_names_the_action_and_the_rule() -> None:
    with pytest.raises(IllegalActionError, match=r"^'place 0,-1 0' is not allowed here under rule BC-04$") as refused:
        table(START).play("draw E", "place 0,-1 0")
    assert (str(refused.value.action), refused.value.rule) == ("place 0,-1 0", "BC-04")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Claim("garden", "abbot"), "BC-02"),
        (Claim("city N", "abbot"), "BC-02"),
        (Guard((0, 0)), "BC-03"),
        (Raise((0, 0)), "BC-03"),
        (Recall((0, 0)), "BC-03"),
        (Place((2, 0), 0), "BC-03"),
        (Claim("road N"), "BC-06"),
    ],
)
def test_actions_of_expansions_that_are_not_in_play_are_refused_too(action: Action, rule: str) -> None:
    at = table(ON_ROAD)
    assert Skip() in at.rules.legal(at.state)
    with pytest.raises(IllegalActionError) as refused:
        at.rules.apply(at.state, action)
    assert refused.value.rule == rule


@pytest.mark.parametrize("expansions", [(), ALL])
def test_no_other_rule_ever_refuses_anything(expansions: tuple[str, ...]) -> None:
    known = {row[0] for row in REFUSED} | {"BC-15", "BC-16"}
    game = playthrough(setup_of("carcassonne", 3, expansions=expansions), 7)
    pool = sorted({str(action) for state in game.states for action in game.rules.legal(state)})
    rng = Random(7)
    for state in rng.sample(game.states, 60):
        legal = set(map(str, game.rules.legal(state)))
        for text in rng.sample(pool, 60):
            if text in legal:
                continue
            with pytest.raises(IllegalActionError) as refused:
                game.rules.apply(state, game.game.read_action(game.setup, text))
            assert refused.value.rule in known
