"""The drawer handles every game."""

import pytest

from rookery.drawing import draw
from rookery.drawing.kit import plain_picture
from rookery.games import GAMES
from tests.contract.playthrough import playthrough, some
from tests.contract.table import setup_of
from tests.drawing.svg import parse


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_drawn(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        played = playthrough(setup_of(name, seats, expansions=game.expansions), seats)
        for state in [played.states[0], *some(played.states, 6, seats)]:
            actor = played.rules.actor(state)
            view = played.rules.view(state, actor if isinstance(actor, int) else None)
            picture = draw(view)
            for shown in (picture, plain_picture(view)):
                parse(shown.svg)
                assert shown.width > 0
                assert shown.height > 0
            assert picture != plain_picture(view)
