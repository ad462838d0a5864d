"""Errors carry their data and stable codes."""

import pickle

import pytest

from rookery.core.errors import GameError, IllegalActionError, Names, NotationError, SetupError
from rookery.games.five_towers.actions import Bid


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (GameError("no", "no"), "game/error"),
        (SetupError("no", "no"), "setup/invalid"),
        (NotationError("no", "no"), "notation/unreadable"),
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
    assert str(error) == "'bid 3' is not allowed here under rule FT-30"


def test_a_notation_error_names_its_line_when_there_is_one() -> None:
    assert str(NotationError("unreadable", "{text!r} is unreadable", text="x", line=7)) == "line 7: 'x' is unreadable"
    assert str(NotationError("unreadable", "unreadable")) == "unreadable"


NESTED = NotationError("action", "action {number}: {reason}", number=2, reason=SetupError("seats", "{known: or }", known=Names("ab")), line=7)


def test_an_error_carries_its_data_and_that_of_its_cause() -> None:
    within = {"reason": "seats", "message": "a or b", "details": {"known": ["a", "b"]}}
    action = {"reason": "action", "message": "action 2: a or b", "details": {"number": 2, "reason": within}}
    assert NESTED.data() == {"reason": "line", "message": "line 7: action 2: a or b", "details": {"line": 7, "reason": action}}


@pytest.mark.parametrize("error", [NESTED, IllegalActionError(Bid(3), "FT-30")])
def test_an_error_can_be_pickled(error: GameError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived), arrived.data()) == (type(error), str(error), error.data())


def test_the_data_of_an_error_can_be_printed_and_stored() -> None:
    unprintable = SetupError("no-game", "there is no game '{game}'", game="\x1b[2J\ud800").data()
    assert unprintable["details"] == {"game": r"\x1b[2J\ud800"}
    assert unprintable["message"].isprintable()
