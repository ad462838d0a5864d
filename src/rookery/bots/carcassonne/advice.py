"""Advice on Carcassonne: evaluate each choice with rollouts that end in the value net's estimate, and explain it by the parts of that estimate."""

from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from rookery.bots.carcassonne.greedy import worth_by_action
from rookery.bots.carcassonne.nets import CUT_DEPTH, is_known, make_turns, net_key_of_view
from rookery.bots.carcassonne.points import expected_points, mean_of_draws, points_to_come
from rookery.bots.carcassonne.reasons import Evaluation, reasons
from rookery.bots.per_thread import per_thread
from rookery.core.outcome import args
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.fast.carcassonne.appraisal import Appraiser, Expectation
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne.completion import complete, ruleset_of
from rookery.games.carcassonne.projection import projected
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.advice import Explanation, Forecast, Opinion, final_forecasts

SAMPLES: Final = 300
"""Default number of rollouts per choice."""
FIGURES: Final = 2
"""Number of figure placements to try for each tile placement, best first by the value net."""
NEAR: Final = 2.0
"""A figure placement is evaluated only if the value net puts it at most this many points below the best one."""
FAR: Final = 8.0
"""Choices that the value net puts more than this many points below the best get fewer rollouts."""
FEWER: Final = 4
"""Factor by which such choices get fewer rollouts."""
LEAST: Final = 4
"""Minimum number of rollouts for each possible next tile."""
ALIKE: Final = (0.005, 1.0)
"""Tolerances in result and points within which two choices count as equal."""
UNKNOWN: Final = {False: (0.5, 2.6), True: (6.0, 2.3)}
"""Parameters of the error of a final margin (see `Appraiser`), without and with Towers & Thieves; fitted to 200 to 500 self-play games of
`learned`.
"""


class Thinker:
    """The evaluators for one number of seats and set of expansions."""

    def __init__(self, seats: int, expansions: tuple[str, ...]) -> None:
        base, growth = UNKNOWN["towers-and-thieves" in expansions]
        self.turns: Turns = make_turns(seats, expansions)
        self.look = Appraiser(self.turns, Policy(), depth=CUT_DEPTH[seats], base=base, growth=growth)
        self.to_come = points_to_come(seats, expansions)

    def ends(self, twin: Twin, seat: int) -> list["End"]:
        """Return the candidate ends of the seat's turn, best first; only this position if the turn is over."""
        if twin.actor != seat:
            return [End(twin, self.worth(twin, seat))]
        ends = []
        for turn in self.turns.ranked(twin, FIGURES):
            end = twin.copy()
            for choice in turn.choices:
                end.apply(end.numbers()[choice])
            ends.append(End(end, turn.worth, turn.choices))
        return [end for end in ends if end.worth >= ends[0].worth - NEAR]

    def worth(self, twin: Twin, seat: int) -> float:
        """Return the seat's lead over the best other seat, as estimated by the value net."""
        worths = twin.scores if twin.actor is None else self.turns.value.worths(twin)
        return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)

    def evaluate(self, twin: Twin) -> Evaluation:
        """Return everybody's points and estimates at the end of a turn, with the parts of the estimates."""
        if twin.actor is None:
            return Evaluation(tuple(twin.scores), tuple(twin.scores), ())
        return Evaluation(tuple(twin.scores), self.turns.value.worths(twin), tuple(self.look.parts(twin)))


_thinker = per_thread(Thinker)


class End(NamedTuple):
    """The end of a turn, its value, and the choices that lead there."""

    twin: Twin
    worth: float
    choices: tuple[str, ...] = ()


class _Found(NamedTuple):
    """A choice, the end of the turn it leads to, and the expected result for the seat."""

    action: str
    end: End
    promise: Expectation


def explain(view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
    """Evaluate each choice, best first. Explain the best against the next different one, and all others against the best."""
    assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
    seed = rng.getrandbits(32)
    if not is_known(view):
        return _by_points(view, rng)
    thinker, twin = _thinker(*net_key_of_view(view)), Twin.of_view(view)
    seat = int(twin.actor or 0)
    numbers = twin.numbers()
    led: list[tuple[str, list[End]]] = []
    for choice in view.choices:
        after = twin.copy()
        after.apply(numbers[choice.action])
        led.append((choice.action, thinker.ends(after, seat)))
    best = max(ends[0].worth for _, ends in led)
    found = []
    for action, ends in led:
        count = (samples or SAMPLES) if ends[0].worth >= best - FAR else max(1, (samples or SAMPLES) // FEWER)
        promises = [(end, thinker.look.expect(end.twin, seed, count)[seat]) for end in ends]
        found.append(_Found(action, *max(promises, key=lambda pair: pair[1].result)))
    found.sort(key=lambda one: (-round(one.promise.result, 3), -one.promise.margin))  # in decided games, points count
    return tuple(
        Opinion(one.action, one.promise.result, one.promise.margin, one.promise.spread, _explanations(thinker, found, place, seat), one.end.choices)
        for place, one in enumerate(found)
    )


def expect(view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
    """Return each seat's expected result: points by the value net, win probability by rollouts. Luck averages 0 over all draws."""
    assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
    if view.outcome is not None:
        return final_forecasts(view.outcome)
    if not is_known(view):
        return _forecasts_by_points(view, rng)
    thinker, twin = _thinker(*net_key_of_view(view)), Twin.of_view(view)
    results = _shares(thinker, twin, rng.getrandbits(32), samples or SAMPLES)
    points = expected_points(thinker.turns, thinker.to_come, twin)
    drawing = mean_of_draws(thinker.turns, thinker.to_come, twin) if twin.actor == CHANCE else [None] * len(points)
    return tuple(map(Forecast, results, points, drawing))


def _shares(thinker: Thinker, twin: Twin, seed: int, samples: int) -> tuple[float, ...]:
    """Return the win probabilities. Before a draw, average over the possible draws, so that their luck is 0 on average."""
    odds = twin.odds()
    if not odds:
        return tuple(each.result for each in thinker.look.expect(twin, seed, samples))
    total = [0.0] * len(twin.scores)
    for number, weight in odds.items():
        drawn = twin.copy()
        drawn.apply(number)
        share = weight / sum(odds.values())
        for seat, each in enumerate(thinker.look.expect(drawn, seed, max(LEAST, round(share * samples)))):
            total[seat] += share * each.result
    return tuple(total)


def _explanations(thinker: Thinker, found: list[_Found], place: int, seat: int) -> tuple[Explanation, ...]:
    one = found[place]
    if len(found) == 1:
        return ()
    others = [other for other in (found[:1] if place else found) if not _are_alike(one.promise, other.promise)]
    if not others:
        return (Explanation("advice-alike", args()),)
    better, worse = (one, others[0]) if place == 0 else (others[0], one)
    return reasons(thinker.evaluate(better.end.twin), thinker.evaluate(worse.end.twin), seat, better_asks=place == 0)


def _are_alike(one: Expectation, other: Expectation) -> bool:
    return abs(one.result - other.result) < ALIKE[0] and abs(one.margin - other.margin) < ALIKE[1]


# --- expansions that the twin does not support


def _by_points(view: CarcassonneView, rng: Random) -> tuple[Opinion, ...]:
    """Evaluate choices one ply deep: by the lead if the game ended after the turn."""
    leads = {action: worth.lead for action, worth in worth_by_action(ruleset_of(view), complete(view, rng)).items()}
    scale = _scale(view)
    opinions = [Opinion(choice.action, 1 / (1 + exp(-1.7 * leads[choice.action] / scale)), leads[choice.action], scale) for choice in view.choices]
    return tuple(sorted(opinions, key=lambda opinion: -opinion.result))


def _forecasts_by_points(view: CarcassonneView, rng: Random) -> tuple[Forecast, ...]:
    scores = projected(ruleset_of(view), complete(view, rng)).scores
    weights = [exp(1.7 * (score - max(scores)) / _scale(view)) for score in scores]
    return tuple(Forecast(weight / sum(weights), score) for weight, score in zip(weights, scores, strict=True))


def _scale(view: CarcassonneView) -> float:
    base, growth = UNKNOWN[True]
    return base + growth * sqrt(sum(view.piles.values()))
