"""Errors know what they are about, and have codes that stay."""

import pytest

from rookery.core.errors import GameError, IllegalActionError, NotationError, SetupError
from rookery.games.five_towers.actions import Bid


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (GameError("no"), "game/error"),
        (SetupError("no"), "setup/invalid"),
        (NotationError("no"), "notation/unreadable"),
        (IllegalActionError(Bid(3), "FT-30"), "action/illegal"),
    ],
)
def test_every_error_is_a_game_error_with_its_code(error: GameError, code: str) -> None:
    assert isinstance(error, GameError)
    assert isinstance(error, ValueError)
    assert error.code == code


def test_an_illegal_action_names_itself_and_its_rule() -> None:
    error = IllegalActionError(Bid(3), "FT-30")
    assert (error.action, error.rule) == (Bid(3), "FT-30")
    assert str(error) == "'bid 3' is not allowed here by rule FT-30"


def test_a_notation_error_names_its_line_when_there_is_one() -> None:
    assert str(NotationError("unreadable", line=7)) == "line 7: unreadable"
    assert (NotationError("unreadable", line=7).reason, NotationError("unreadable", line=7).line) == ("unreadable", 7)
    assert (str(NotationError("unreadable")), NotationError("unreadable").line) == ("unreadable", None)
