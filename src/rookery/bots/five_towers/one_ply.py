"""One ply: take the choice whose best build maximises the value of the player's own towers, ignoring other seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from random import Random
from typing import Final, NamedTuple, TypeAlias

from rookery.bots.five_towers.builds import Outlines, builds, outline
from rookery.bots.five_towers.evaluation import FORESIGHT, Evaluation, look_ahead, on_the_twin, points, potential
from rookery.bots.per_thread import per_thread
from rookery.core.view import View
from rookery.fast.five_towers.actions import TEXTS
from rookery.fast.five_towers.twin import Twin
from rookery.games.five_towers.building import Towers, build, demolish, demolitions
from rookery.games.five_towers.cards import TYPES, Card, read_card, read_type
from rookery.games.five_towers.view import FiveTowersView

Worth: TypeAlias = Callable[[Outlines, int], float]
"""An evaluation with a fixed outlook."""

_compiled = per_thread(on_the_twin)


@dataclass(frozen=True, slots=True)
class OnePly:
    """A bot with a given evaluation, which runs on the twin. It breaks ties at random."""

    evaluate: Evaluation
    foresight: float

    def choose(self, view: View, rng: Random) -> str:
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, FiveTowersView), "this bot plays 5 Towers"
        worths = worth_by_action(view, self.evaluate)
        best = max(worths.values())
        return rng.choice([action for action, worth in worths.items() if worth == best])

    def choose_on(self, twin: Twin, rng: Random) -> str:
        if len(legal := twin.legal()) == 1:
            return TEXTS[legal[0]]
        return TEXTS[rng.choice(_compiled(twin.setup.seats, self.foresight).best_choices(twin))]


GREEDY: Final = OnePly(points, 0.0)
HEURISTIC: Final = OnePly(potential, FORESIGHT)


def worth_by_action(view: FiveTowersView, evaluate: Evaluation) -> dict[str, float]:
    """Return the value of the viewing seat's towers after each choice and its best build."""
    assert view.seat is not None, "a spectator has no towers"
    player = view.players[view.seat]
    towers = tuple(player.towers[type_] for type_ in TYPES)
    own = _Own(towers, player.demolished, tuple(map(read_card, view.display)), view.to_place)
    choices = [choice.action for choice in view.choices]
    return _worths(own, choices, bidding=view.step == "auction", worth=partial(evaluate, look_ahead(view)))


class _Own(NamedTuple):
    """The acting seat's towers, demolition pile and display, and the number of cards it must place."""

    towers: Towers
    demolished: int
    display: tuple[Card, ...]
    to_place: int


def _worths(own: _Own, choices: Sequence[str], *, bidding: bool, worth: Worth) -> dict[str, float]:
    if bidding:
        best = _best_by_size(own.towers, own.demolished, own.display, worth, demolishing=True)
        best[0] = worth(tuple(map(outline, own.towers)), own.demolished)  # FT-A4: without a build, no demolition
        return {choice: best.get(_size(choice), -inf) for choice in choices}
    return {choice: _worth_of_step(choice, own, worth) for choice in choices}


def _size(call: str) -> int:
    """Return the number of cards in a call; 0 for a pass."""
    return 0 if call == "pass" else int(call.removeprefix("bid "))


def _worth_of_step(action: str, own: _Own, worth: Worth) -> float:
    """Evaluate a building action. After any first action, no demolition is possible (FT-35)."""
    towers, demolished, display, to_place = own
    match action.split():
        case ["demolish", type_]:
            return _best_by_size(demolish(towers, read_type(type_)), demolished + 1, display, worth)[to_place]
        case ["place", text]:
            card = read_card(text)
            rest = list(display)
            rest.remove(card)
            return _best_by_size(build(towers, card), demolished, rest, worth)[to_place - 1]
        case _:
            raise AssertionError(f"{action!r} is not a step of a completable build")


def _best_by_size(towers: Towers, demolished: int, display: Sequence[Card], worth: Worth, *, demolishing: bool = False) -> dict[int, float]:
    """Return the value of the best build for each possible number of cards."""
    starts = [(towers, demolished)]
    if demolishing:
        starts += [(after, demolished + 1) for after in demolitions(towers).values()]
    best: dict[int, float] = {}
    for start, pile in starts:
        for size, outlines in builds(start, display):
            best[size] = max(best.get(size, -inf), worth(outlines, pile))
    return best
