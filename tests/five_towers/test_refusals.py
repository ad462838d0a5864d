"""Every refusal names the rule that forbids the action."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from rookery.core.errors import IllegalActionError
from rookery.core.frozen import FrozenMap
from rookery.games.five_towers import refusal
from rookery.games.five_towers.actions import Bid
from tests.architecture.rule_mentions import ID
from tests.five_towers.table import FIVE, RETRACT, at

AUCTION = f"auction {FIVE} calls=2,-"
BUILDING = f"building {FIVE} calls=3,pass to-place=3 demolish=yes"
FULL = "candy:0;scary:0;tree:0;scrap:0;sand:0"
SHORT = "auction round=20 pass=2 draw= display=tree-3,sand-7"
NONE: Mapping[str, str] = FrozenMap()

CASES = {
    "a bid while cards are being revealed": ("reveal", "bid 3", NONE, "FT-27"),
    "a placement while cards are being revealed": ("reveal", "place sand-7", NONE, "FT-27"),
    "a card that is not in the draw pile": ("reveal discard=sand-7", "reveal sand-7", NONE, "FT-25"),
    "a card revealed during the auction": (AUCTION, "reveal sand-8", NONE, "FT-28"),
    "a placement during the auction": (AUCTION, "place sand-7", NONE, "FT-28"),
    "a retraction during the auction": (AUCTION, "retract", RETRACT, "FT-28"),
    "a bid during the building step": (BUILDING, "bid 4", NONE, "FT-28"),
    "the opener's pass": (f"auction {FIVE}", "pass", NONE, "FT-29"),
    "an equal bid": (AUCTION, "bid 2", NONE, "FT-30"),
    "a bid that is lower and cannot be built either": (f"{AUCTION} seat1={FULL}", "bid 1", NONE, "FT-30"),
    "a bid that cannot be built": (f"{AUCTION} seat1={FULL}", "bid 3", NONE, "FT-42"),
    "a bid above a short display": (SHORT, "bid 3", NONE, "FT-54"),
    "a bid above a short display when overbids are taken back": (SHORT, "bid 3", RETRACT, "FT-54"),
    "a card that is not on display": (BUILDING, "place sand-8", NONE, "FT-33"),
    "a card that is higher": (f"{BUILDING} seat0=sand:6", "place sand-7", NONE, "FT-19"),
    "a card on a top": (f"{BUILDING} seat0=sand:8.0", "place sand-7", NONE, "FT-40"),
    "a card that fits but spoils the build": (f"building {FIVE} calls=5,- to-place=5 demolish=yes seat0=sand:6", "place tree-3", NONE, "FT-42"),
    "a demolition that spoils the build": (f"building {FIVE} calls=5,- to-place=5 demolish=yes seat0=sand:6;tree:9", "demolish tree", NONE, "FT-42"),
    "a demolition of another player's tower": (f"{BUILDING} seat1=sand:9", "demolish sand", NONE, "FT-35"),
    "a second demolition": (f"building {FIVE} calls=3,pass to-place=3 seat0=sand:6", "demolish sand", NONE, "FT-35"),
    "a demolition of a top": (f"{BUILDING} seat0=sand:8.0", "demolish sand", NONE, "FT-39"),
    "a retraction at a table that refuses overbids": (BUILDING, "retract", NONE, "FT-A1"),
    "a retraction of what can be built": (BUILDING, "retract", RETRACT, "FT-43"),
    "a placement when the bid must be taken back": (f"{BUILDING} seat0={FULL}", "place sand-7", RETRACT, "FT-43"),
    "a demolition when the bid must be taken back": (f"{BUILDING} seat0=candy:0;scary:0;tree:0;scrap:0;sand:1", "demolish sand", RETRACT, "FT-43"),
    "anything after the end": ("over pass=2 draw=", "bid 3", NONE, "FT-52"),
    "a card revealed after the end": ("over pass=2 draw=", "reveal sand-7", NONE, "FT-52"),
}


@pytest.mark.rule(
    "FT-19", "FT-25", "FT-27", "FT-28", "FT-29", "FT-30", "FT-33", "FT-35", "FT-39", "FT-40", "FT-42", "FT-43", "FT-52", "FT-54", "FT-A1", "FT-W8"
)
@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_its_rule(case: str) -> None:
    position, action, options, rule = CASES[case]
    table = at(position, options=options)
    before = table.position
    with pytest.raises(IllegalActionError, match=f"'{action}' is not allowed here under rule {rule}") as refused:
        table.play(action)
    assert refused.value.rule == rule
    assert table.position == before


@pytest.mark.parametrize("count", [-1, 6])
def test_a_bid_that_notation_cannot_express_is_refused(count: int) -> None:
    table = at(f"auction {FIVE}")
    with pytest.raises(IllegalActionError) as refused:
        table.rules.apply(table.state, Bid(count))
    assert refused.value.rule == "FT-29"


def test_every_rule_that_the_engine_names_in_a_refusal_has_a_case() -> None:
    tree = ast.parse(Path(refusal.__file__).read_text("utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert {text for text in texts if ID.fullmatch(text)} == {rule for *_, rule in CASES.values()}
