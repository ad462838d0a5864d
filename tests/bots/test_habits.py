"""Each game names the kinds of mistakes that can become habits."""

import pytest

from rookery.bots.carcassonne.reasons import GAINS
from rookery.bots.kit import bot_kit
from rookery.games import GAMES
from rookery.locale import ENGLISH
from rookery.play.habits import Mistake
from tests.locale.catalogue import messages

OPENING = tuple(f"bid {count}" for count in range(6))
BIDDING = (*OPENING, "pass")


def offered(best: str, among: tuple[str, ...]) -> tuple[str, ...]:
    return (best, *(action for action in among if action != best))


@pytest.mark.parametrize(
    ("kind", "round_", "made", "best", "among", "reason"),
    [
        ("open-high", 1, "bid 5", "bid 2", OPENING, "rival"),
        ("bid-high", 4, "bid 5", "bid 2", OPENING, "rival"),
        ("bid-high", 1, "bid 4", "bid 3", BIDDING, "room"),
        ("bid-high", 9, "bid 4", "pass", BIDDING, "demolition"),
        ("bid-low", 1, "bid 1", "bid 3", OPENING, "cards"),
        ("bid-low", 9, "pass", "bid 3", BIDDING, "cards"),
        ("top", 9, "place sand-0", "place tree-7", ("place sand-0",), "top"),
        ("card", 9, "place sand-0", "place tree-0", ("place sand-0",), "top"),
        ("room", 9, "place sand-2", "place tree-7", ("place sand-2",), "room"),
        ("card", 9, "place sand-10", "place tree-7", ("place sand-10",), "later"),
        ("demolition", 9, "demolish sand", "place tree-7", ("demolish sand",), "demolition"),
        ("demolition", 9, "place tree-7", "demolish sand", ("place tree-7",), "room"),
    ],
)
def test_a_mistake_in_5_towers_has_a_kind(kind: str, round_: int, made: str, best: str, among: tuple[str, ...], reason: str) -> None:
    assert bot_kit("five-towers").habit_of(Mistake(round_, made, offered(best, among), reason)) == kind


def test_a_mistake_in_carcassonne_has_the_kind_of_its_main_reason() -> None:
    kit = bot_kit("carcassonne")
    found = {reason: kit.habit_of(Mistake(1, "place 0,1 0", ("place 1,0 0",), reason)) for reason in (*GAINS, "alike")}
    assert [reason for reason, kind in found.items() if kind is None] == ["turns", "alike"], "these say too little"
    assert {kind for kind in found.values() if kind} == set(kit.habits)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_a_message(game: str) -> None:
    assert {f"web-habit-{game}-{kind}" for kind in bot_kit(game).habits} <= set(messages(ENGLISH))
