"""Games of Carcassonne on boards that exceed the window of the action numbers."""

from collections.abc import Callable, Iterator
from random import Random

from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action, Place
from rookery.games.carcassonne.rules import Carcassonne
from rookery.play.shuffle import draw
from tests.fast.carcassonne.pairs import Pair


def far_east(place: Place) -> int:
    return place.cell[0]


def far_north(place: Place) -> int:
    return -place.cell[1]


def play(setup: Setup, seed: int, choose: Callable[[Place], int]) -> Iterator[Pair]:
    """Yield a game before every action and at the end; each tile goes where `choose` is largest, and nobody uses figures."""
    rules, rng = CARCASSONNE.rules(setup), Random(seed)
    assert isinstance(rules, Carcassonne)
    state, twin = rules.start(), Twin(setup)
    while True:
        legal = tuple(rules.legal(state))
        yield Pair(rules, state, legal, twin)
        if not legal:
            return
        places = [action for action in legal if isinstance(action, Place)]
        if rules.actor(state) == CHANCE:
            action: Action = draw(rules.odds(state), rng.randrange)
        else:
            action = max(places, key=choose) if places else next(action for action in legal if str(action) == "skip")
        state = rules.apply(state, action)
        twin.apply(twin.numbers()[str(action)])
