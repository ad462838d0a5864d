"""Explain why one turn of Carcassonne is better than another, by the parts of the net's estimate: features, figures in supply, immediate points.

A figure on a feature and the same figure in supply share one reason, because the net may add a constant to either.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Args, args
from rookery.fast.carcassonne.appraisal import Part
from rookery.play.advice import Explanation

MOST: Final = 2
"""Maximum number of reasons."""
LEAST: Final = 0.5
"""Minimum weight of a reason, in points."""
DOUBTFUL: Final = 0.35
"""Below this probability of completion, a feature "will probably stay open"."""
LIKELY: Final = 0.75
"""Above this probability, a feature "will probably be completed"."""
CHANGED: Final = 0.1
"""Minimum change in the probability of completion to mention."""
CLOSED_BY_A_TILE: Final = ("city", "road")


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An evaluation of the position after a turn: everybody's points, the value net's estimates, and their parts."""

    points: tuple[int, ...]
    worths: tuple[float, ...]
    parts: tuple[Part, ...]

    def hand(self, seat: int) -> float:
        return sum(part.worth for part in self.parts if part.kind == "hand" and seat in part.seats)

    @property
    def on_board(self) -> list[Part]:
        return [part for part in self.parts if part.kind != "hand"]


class _Gain(NamedTuple):
    """An advantage for the seat in one position over the other, with its weight in points and the name of its messages."""

    weight: float
    name: str
    args: Args = FrozenMap()


GAINS: Final = (
    *("points", "rival-points", "claim", "place", "hand", "guard", "likely", "worth"),
    *("share", "takeover", "rival-likely", "rival-worth", "turns"),
)
"""The names of all gains."""


def reasons(better: Evaluation, worse: Evaluation, seat: int, *, better_asks: bool) -> tuple[Explanation, ...]:
    """Explain the better position: what its choice gains, or what the other choice lacks."""
    rival = max((other for other in range(len(better.points)) if other != seat), key=lambda other: better.worths[other])
    gains = sorted((gain for gain in _gains(better, worse, seat, rival) if gain.weight >= LEAST), key=lambda gain: -gain.weight)
    form = "advice" if better_asks else "advice-not"
    told = [Explanation(f"{form}-{gain.name}", gain.args) for gain in gains[:MOST]]
    return tuple(told) or (Explanation(f"{form}-turns", args()),)


def _gains(better: Evaluation, worse: Evaluation, seat: int, rival: int) -> Iterator[_Gain]:
    yield from _at_once(better, worse, seat, rival)
    for held, other in _pairs(better.on_board, worse.on_board):
        yield from _of_feature(held, other, seat, rival)


def _at_once(better: Evaluation, worse: Evaluation, seat: int, rival: int) -> Iterator[_Gain]:
    """Yield immediate points, and the figure placed or kept."""
    ahead = better.points[seat] - worse.points[seat]
    if ahead > 0:
        yield _Gain(ahead, "points", args(count=ahead))
    if (fewer := worse.points[rival] - better.points[rival]) > 0:
        yield _Gain(fewer, "rival-points", args(seat=rival, count=fewer))
    new, instead = _only(better, worse, seat), _only(worse, better, seat)
    gain = better.hand(seat) - worse.hand(seat) + sum(part.worth for part in new) - sum(part.worth for part in instead)
    if gain < LEAST or (not new and not instead):
        return
    worth = max(1, round(gain))
    if new and new[0].kind == "guard":
        yield _Gain(gain, "guard", args(count=worth, thieves=new[0].size))
    elif new:
        name = "place" if instead else "claim"
        yield _Gain(gain, name, args(kind=new[0].kind, count=worth, **_outlook(new[0]), **_doubt(instead, "left")))
    else:
        yield _Gain(gain, "hand", args(count=worth, **_doubt(instead, "tiles")))


def _only(evaluation: Evaluation, other: Evaluation, seat: int) -> list[Part]:
    """Return the features that the seat leads with figures missing from the other position, best first."""
    others = {figure for part in other.on_board for figure in part.figures}
    found = [part for part in evaluation.on_board if seat in part.seats and not others.intersection(part.figures)]
    return sorted(found, key=lambda part: -part.worth)


def _outlook(part: Part) -> dict[str, str | int]:
    """Return whether a city or road will probably be completed, and how many remaining tiles fit its hardest place."""
    return {"outlook": "good" if part.kind in CLOSED_BY_A_TILE and part.chance > LIKELY else "none", "tiles": part.closing}


def _doubt(parts: list[Part], tiles: str) -> dict[str, str | int]:
    """Return the city or road that will probably stay open, and how many remaining tiles fit its hardest place."""
    doubtful = [part for part in parts if part.kind in CLOSED_BY_A_TILE and part.chance < DOUBTFUL]
    return {"doubt": doubtful[0].kind if doubtful else "none", tiles: doubtful[0].closing if doubtful else 0}


def _pairs(better: Sequence[Part], worse: Sequence[Part]) -> Iterator[tuple[list[Part], list[Part]]]:
    """Pair the parts with the same figures in both positions; where one joins features, pair all of them."""
    left = [part for part in worse if part.kind != "guard"]
    for part in better:
        figures = set(part.figures)
        same = [other for other in left if figures.intersection(other.figures)]
        if not same or part.kind == "guard":
            continue
        left = [other for other in left if other not in same]
        figures.update(figure for other in same for figure in other.figures)
        yield [one for one in better if figures.intersection(one.figures)], same


def _of_feature(held: list[Part], other: list[Part], seat: int, rival: int) -> Iterator[_Gain]:
    """Yield the advantages of the same feature in one position over the other."""
    own = _worth(held, seat) - _worth(other, seat)
    lost = _worth(other, rival) - _worth(held, rival)
    kind, chance = held[0].kind, held[0].chance - other[0].chance
    worth = args(kind=kind, count=max(1, round(abs(own))))
    led, before = {one for part in held for one in part.seats}, {one for part in other for one in part.seats}
    if seat in led - before:
        yield _Gain(own + lost, "share", args(seat=rival, **worth))
    elif rival in before - led:
        yield _Gain(own + lost, "takeover", args(seat=rival, kind=kind))
    elif own > 0:
        told = kind in CLOSED_BY_A_TILE and chance >= CHANGED
        yield _Gain(own, "likely", args(kind=kind, tiles=held[0].closing, fewer=other[0].closing)) if told else _Gain(own, "worth", worth)
    elif lost > 0:
        told = kind in CLOSED_BY_A_TILE and -chance >= CHANGED
        tiles = args(seat=rival, kind=kind, tiles=held[0].closing, more=other[0].closing)
        yield _Gain(lost, "rival-likely", tiles) if told else _Gain(lost, "rival-worth", args(seat=rival, kind=kind, count=max(1, round(lost))))


def _worth(parts: list[Part], seat: int) -> float:
    return sum(part.worth for part in parts if seat in part.seats)
