"""Advice on 5 Towers: evaluate each choice, and explain it by the position at the end of the round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from rookery.bots.five_towers.nets import points_net, shipped_net
from rookery.bots.per_thread import per_thread
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Args, args
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import KINDS, NUMBERS
from rookery.fast.five_towers.appraisal import Appraiser, Expectation
from rookery.fast.five_towers.layout import Layout
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.twin import Twin
from rookery.games.five_towers.building import fits
from rookery.games.five_towers.cards import TOP, TYPES
from rookery.games.five_towers.scoring import penalty
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.advice import Explanation, Forecast, Opinion, final_forecasts

SAMPLES: Final = 300
"""Default number of rollouts per choice."""
ALIKE: Final = 0.005
"""Choices whose results differ by less count as equal."""
MOST_EXPLANATIONS: Final = 2
GAINS: Final = ("cards", "top", "room", "rival", "demolition", "later")
"""Possible advantages of one position over another; each has a message `advice-` for its presence and `advice-not-` for its absence."""
ENDS: Final = 3
"""Number of ends of a build to evaluate with rollouts, best first by the net."""
FIRST_SAMPLES: Final = 100
"""Number of sampled first rounds for the expected result before the game begins."""


def explain(view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
    """Evaluate each choice, best first. Explain the best against the next different one, and all others against the best."""
    assert isinstance(view, FiveTowersView), "this bot plays 5 Towers"
    twin, seed = _completed(view, rng), rng.getrandbits(32)
    appraisal = _appraisal(len(view.players))
    seat = int(twin.actor or 0)
    found: list[tuple[Opinion, _Position]] = []
    for choice in view.choices:
        after = twin.copy()
        after.apply(NUMBERS[choice.action])
        end, promise = appraisal.best_end(after, seat, seed, samples or SAMPLES)
        found.append(
            (Opinion(choice.action, promise[seat].result, promise[seat].margin, promise[seat].margin_spread), _Position(end.layout(), end.scores))
        )
    found.sort(key=lambda pair: -pair[0].result)
    return tuple(_explained(found, place, seat) for place in range(len(found)))


def expect(view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
    """Return each seat's expected result: points by a net at the end of the round, win probability by rollouts."""
    assert isinstance(view, FiveTowersView), "this bot plays 5 Towers"
    if view.outcome is not None:
        return final_forecasts(view.outcome)
    twin, appraisal = _completed(view, rng), _appraisal(len(view.players))
    seat = twin.actor if isinstance(twin.actor, int) else 0
    end, promise = appraisal.best_end(twin, seat, rng.getrandbits(32), samples or SAMPLES)
    return tuple(Forecast(each.result, points) for each, points in zip(promise, appraisal.points(end), strict=True))


def _completed(view: FiveTowersView, rng: Random) -> Twin:
    return Twin.of_view(view, Rng(rng.getrandbits(64)))


class Appraisal:
    """An evaluator that plays rounds to their ends; the win probabilities add up to 1."""

    def __init__(self, seats: int) -> None:
        net = shipped_net(seats)
        self.solver = Solver(NetValue(net))
        self.glance = Appraiser(net, depth=0, endgame=0)
        self.look = Appraiser(net)
        self.counter = Solver(NetValue(points_net(seats)))

    def best_end(self, twin: Twin, seat: int, seed: int, samples: int) -> tuple[Twin, tuple[Expectation, ...]]:
        """Return the round's best end for the seat if it builds while others follow the net, and everybody's expected result."""
        ends = [(end, _shared(self.look.expect(end, seed, samples))) for end in self._ends(twin, seat)]
        return max(ends, key=lambda pair: pair[1][seat].result)

    def points(self, twin: Twin) -> tuple[float, ...]:
        """Return each seat's expected final points; the net needs a completed round, so sample the first displays."""
        if twin.actor is None:
            return tuple(map(float, twin.scores))
        if twin.actor != CHANCE or twin.layout().round > 1:
            return self.counter.margins(twin)
        return tuple(map(fmean, zip(*(self.counter.margins(end) for end in self._first_rounds(twin)), strict=True)))

    def _first_rounds(self, twin: Twin) -> Iterator[Twin]:
        """Yield sampled ends of the first round."""
        for number in range(FIRST_SAMPLES):
            end = twin.copy()
            end.draw(Rng(number))
            self.solver.play_round(end)
            yield end

    def _ends(self, twin: Twin, seat: int) -> list[Twin]:
        """Return the candidate ends of the round: the top few by the net if the seat builds, else the net's own line."""
        twin = twin.copy()
        while twin.actor not in (CHANCE, None) and not twin.layout().to_place:
            twin.apply(self.solver.advise(twin))
        if twin.actor != seat:
            self.solver.play_round(twin)
            return [twin]
        ends: dict[Layout, Twin] = {}
        seen: set[Layout] = set()
        _follow(twin, seat, seen, ends)
        return sorted(ends.values(), key=lambda end: -self.glance.expect(end, 0, 1)[seat].result)[:ENDS]


def _follow(twin: Twin, seat: int, seen: set[Layout], ends: dict[Layout, Twin]) -> None:
    """Collect every distinct end of a build."""
    for action in twin.legal():
        after = twin.copy()
        after.apply(action)
        layout = after.layout()
        if layout in seen:
            continue
        seen.add(layout)
        if after.actor == seat and layout.to_place:
            _follow(after, seat, seen, ends)
        else:
            ends[layout] = after


def _shared(promise: Sequence[Expectation]) -> tuple[Expectation, ...]:
    """Normalise the win probabilities to a sum of 1; the net evaluates each seat separately."""
    shares = [min(1.0, max(0.0, each.result)) for each in promise]
    total = sum(shares)
    return tuple(each._replace(result=share / total) for each, share in zip(promise, shares, strict=True))


_appraisal = per_thread(Appraisal)


# --- reasons


@dataclass(frozen=True, slots=True)
class _Position:
    """The position at the end of the round, and everybody's points if the game ended there."""

    layout: Layout
    points: tuple[int, ...]


def _explained(found: Sequence[tuple[Opinion, _Position]], place: int, seat: int) -> Opinion:
    opinion, position = found[place]
    others = found[:1] if place else [pair for pair in found if pair[0].result <= opinion.result - ALIKE]
    if len(found) == 1:
        return opinion
    other, other_position = others[0] if others else (opinion, position)
    if abs(opinion.result - other.result) < ALIKE:
        explanations = [Explanation("advice-alike", args())]
    else:
        better, worse, form = (position, other_position, "advice") if place == 0 else (other_position, position, "advice-not")
        gains = sorted(_gains(better, worse, seat), key=lambda gain: -gain.weight) or [_Gain(0, "later")]
        explanations = [Explanation(f"{form}-{gain.name}", gain.args) for gain in gains[:MOST_EXPLANATIONS]]
    return replace(opinion, explanations=tuple(explanations))


class _Gain(NamedTuple):
    """An advantage of one position over another for a seat; the weight is its approximate value in points."""

    weight: float
    name: str
    args: Args = FrozenMap()


def _gains(position: _Position, other: _Position, seat: int) -> Iterator[_Gain]:
    """Yield the seat's advantages in one position over the other."""
    own, others = position.layout.towers[seat], other.layout.towers[seat]
    if (more := _cards(position, seat) - _cards(other, seat)) > 0:
        yield _Gain(position.points[seat] - other.points[seat], "cards", args(count=more))
    for number, type_ in enumerate(TYPES):
        tower, without = own[number], others[number]
        if TOP in tower and TOP not in without:
            yield _Gain(len(tower), "top", args(tower=type_, cards=len(tower)))
        room = [value for value in _to_come(position.layout, number) if fits(value, tower) and not fits(value, without)]
        if room:
            yield _Gain(len(room) / 2, "room", args(tower=type_, value=max(room), count=len(room)))
    for rival in range(len(position.points)):
        if rival != seat and (fewer := _cards(other, rival) - _cards(position, rival)) > 0:
            yield _Gain(other.points[rival] - position.points[rival], "rival", args(seat=rival, count=fewer))
    if (dearer := penalty(len(other.layout.demolished[seat])) - penalty(len(position.layout.demolished[seat]))) > 0:
        yield _Gain(dearer, "demolition", args(count=dearer))


def _cards(position: _Position, seat: int) -> int:
    return sum(map(len, position.layout.towers[seat]))


def _to_come(layout: Layout, type_: int) -> list[int]:
    """Return the values of a type that may still be revealed; in the first pass, discarded cards come back (FT-51)."""
    piles = (*layout.draw, *(layout.discard if layout.deck_pass == 1 else ()))
    return [KINDS[number].value for number in piles if KINDS[number].type == TYPES[type_]]
