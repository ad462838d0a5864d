"""The odds of a draw match the pile, in notation order."""

from random import Random

import pytest

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, InOrder
from rookery.games import GAMES
from rookery.games.five_towers.actions import Reveal
from rookery.play.match import Match


@pytest.mark.parametrize("seats", [2, 5])
def test_the_odds_match_the_pile_in_interleaved_games_with_take_backs(seats: int) -> None:
    rng, draws = Random(seats), 0
    matches = [Match(GAMES["five-towers"], Setup("five-towers", seats)) for _ in range(2)]
    while running := [match for match in matches if match.actor is not None]:
        match = rng.choice(running)
        if match.actor == CHANCE:
            odds = match.rules.odds(match.state)
            assert type(odds) is InOrder
            assert list(odds.items()) == sorted(((Reveal(card), count) for card, count in match.state.draw.items()), key=lambda pair: str(pair[0]))
            match.draw(rng.randrange)
            draws += 1
            if rng.random() < 0.2:
                match.undo()
        else:
            assert match.actor is not None
            match.act(rng.choice(match.view(match.actor).choices).action)
    assert draws > 150
