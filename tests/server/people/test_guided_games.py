"""Guided games: the first game of a kind against bots, which the newcomer opens."""

from typing import Any

import pytest

from tests.server.visiting import Frame, Visitor

GUIDED: Any = {"guided": True, "start": True, "hints": True, "bot_speed": "at-once"}
BOTS: Any = [{"seat": seat, "bot": "uniform"} for seat in (0, 2)]


def open_guided(visitor: Visitor, game: str = "five-towers", **terms: Any) -> Frame:
    """Open a game on seat 1 of three, against two bots."""
    return visitor.opens(game, 3, **{"sit": [1], "bots": BOTS, **GUIDED, **terms})


def finish(visitor: Visitor, table: Frame) -> None:
    """Resign the game, which is a way to finish it, after an action."""
    table = visitor.acts(table)
    visitor.posts(f"tables/{table['table']}/proposals", {"what": "resign"})
    with visitor.watches(table["table"]) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")


def test_a_newcomer_opens_until_they_have_finished_a_game_of_this_kind(ann: Visitor) -> None:
    for _ in range(2):
        table = open_guided(ann)
        assert (table["guided"], table["view"]["opener"]) == (True, 1)
    finish(ann, table)
    rematch = ann.posts(f"tables/{table['table']}/rematch")
    assert (rematch["number"], rematch["guided"]) == (2, False)
    assert not open_guided(ann)["guided"]
    carcassonne = open_guided(ann, "carcassonne")
    assert (carcassonne["guided"], carcassonne["view"]["actor"]) == (True, 1)


@pytest.mark.parametrize(
    "terms",
    [{"guided": False}, {"start": False}, {"bots": BOTS[:1], "start": False}, {"bots": BOTS[:1], "sit": [1, 2]}],
    ids=["not asked for", "not started", "a free seat", "two people"],
)
def test_other_games_are_not_guided(ann: Visitor, terms: dict[str, Any]) -> None:
    assert not open_guided(ann, **terms)["guided"]
