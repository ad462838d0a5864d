"""The twin of 5 Towers as Python sees it: one position that changes, with actions as numbers (actions.py)."""

from __future__ import annotations

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.
from typing import Any, NamedTuple

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor
from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.layout import Layout, layout_of, write
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.completion import complete
from rookery.games.five_towers.view import FiveTowersView

if not cython.compiled:
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.policy import Policy, choose, play_out_by
    from rookery.fast.five_towers.position import CHOICES, FIRST_REVEAL, NONE, OVER, REVEAL, TYPES, Position


class Tally(NamedTuple):
    """The sum over some playouts, by seat: wins, of which the tied have equal shares, and points."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


@cython.final
@cython.cclass
class Twin:
    """A game of 5 Towers. It is not for use by two threads at once; what takes long lets other threads run."""

    position: Position
    p: cython.pointer[Position]

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.p = cython.address(self.position)

    def __init__(self, setup: Setup) -> None:
        """The game before the first card is turned up."""
        FIVE_TOWERS.check(setup)
        if not cython.compiled:
            self.p = self.position = Position()
        rules.start(self.p, setup.seats, setup.opener, FIVE_TOWERS.option(setup, "overbids") == "retract")  # FT-A1

    def copy(self) -> Twin:
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.position = Position()
        other.become(self)
        return other

    def become(self, other: Twin) -> None:
        """Take the other twin's position."""
        rules.copy(self.p, other.p)

    # --- as in Rules

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, nature, or nobody because the game is over."""
        if self.p.step == REVEAL:
            return CHANCE
        return None if self.p.step == OVER else int(self.p.actor)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple([rules.score(self.p, seat) for seat in range(self.p.seats)])

    def legal(self) -> list[int]:
        """The numbers of all actions allowed now, nature's too; empty only when the game is over."""
        choices: cython.uint = rules.legal(self.p)
        if choices == 0:
            return list(self.odds())
        return [rules.action_of(self.p, choice) for choice in range(CHOICES) if choices >> choice & 1]

    def odds(self) -> dict[int, int]:
        """Nature's actions with their weights; empty when nature is not to act."""
        place: cython.int
        counts: dict[int, int] = {}
        if self.p.step == REVEAL:
            for place in range(self.p.draw):
                action = FIRST_REVEAL + kind(self.p.piles[place])
                counts[action] = counts.get(action, 0) + 1
        return counts

    def apply(self, action: int) -> None:
        """Carry out the action of this number; ValueError, and nothing changed, if it is not legal."""
        number: cython.int = action
        nature: cython.bint = number >= FIRST_REVEAL
        chosen: cython.int = place_of(self.p, number - FIRST_REVEAL) if nature else rules.choice_of(self.p, number, rules.legal(self.p))
        if chosen < 0:
            raise ValueError(f"action {action} is not legal here")
        if nature:
            rules.reveal(self.p, chosen)
        else:
            rules.apply(self.p, chosen)

    # --- from and to other forms

    @staticmethod
    def of_view(view: FiveTowersView, rng: Rng, *, retracting: bool = False) -> Twin:
        """A twin in the position of this view; `rng` settles what the view does not show. A view does not tell how overbids are treated."""
        overbids = FrozenMap({"overbids": "retract" if retracting else "refused"})
        twin: Twin = Twin(Setup(view.game, len(view.players), overbids))
        twin.lay(layout_of(complete(view, rng)))
        return twin

    def position_text(self) -> str:
        """The position in notation, as games/five_towers writes it."""
        return write(self.layout())

    def layout(self) -> Layout:
        """The position in plain numbers."""
        p = self.p
        seats = range(p.seats)
        left = [slot for slot in range(p.shown) if p.step == REVEAL or p.left >> slot & 1]
        return Layout(
            step=p.step,
            round=p.round,
            deck_pass=p.deck_pass,
            opener=p.opener,
            calls=tuple([p.calls[seat] for seat in seats]),
            to_place=p.to_place,
            may_demolish=bool(p.may_demolish),
            draw=tuple([kind(p.piles[place]) for place in range(p.draw)]),
            discard=tuple([kind(p.piles[p.cards - 1 - place]) for place in range(p.discard)]),
            display=tuple([kind(p.display[slot]) for slot in left]),
            towers=tuple([tuple([tuple([card & 15 for card in stack(p, p.top[TYPES * seat + t])]) for t in range(TYPES)]) for seat in seats]),
            demolished=tuple([tuple([kind(card) for card in stack(p, p.demolished[seat])]) for seat in seats]),
        )

    def lay(self, layout: Layout) -> None:
        """Take the position of a layout of as many seats; ValueError if it holds a card more often than the game does."""
        p = self.p
        rules.start(p, p.seats, layout.opener, p.retracting)
        box: list[int] = [p.piles[place] for place in range(p.cards - 1, -1, -1)]
        for seat in range(p.seats):
            for t in range(TYPES):
                tower = TYPES * seat + t
                for value in layout.towers[seat][t]:
                    p.top[tower] = put(p, take(box, 16 * t + value), p.top[tower])
                p.height[tower] = len(layout.towers[seat][t])
            for number in layout.demolished[seat]:
                p.demolished[seat] = put(p, take(box, number), p.demolished[seat])
            p.pile[seat] = len(layout.demolished[seat])
            p.calls[seat] = layout.calls[seat]
        for slot, number in enumerate(layout.display):
            p.display[slot] = take(box, number)
        for place, number in enumerate(layout.draw):
            p.piles[place] = take(box, number)
        for place, number in enumerate(layout.discard):
            p.piles[p.cards - 1 - place] = take(box, number)
        p.draw, p.discard, p.shown = len(layout.draw), len(layout.discard), len(layout.display)
        p.step, p.round, p.deck_pass = layout.step, layout.round, layout.deck_pass
        p.to_place, p.may_demolish = layout.to_place, layout.may_demolish
        rules.resume(p)

    # --- at random

    def deal(self, rng: Rng) -> None:
        """Let nature act until a seat is to act or the game is over."""
        rules.deal(self.p, rng)

    def step(self, rng: Rng, policy: Policy | None = None) -> int:
        """Carry out one action, nature's by their weights, a seat's each as likely or by a policy; its number, -1 when the game is over."""
        chosen: cython.int
        number: int = -1
        if self.p.step == REVEAL:
            chosen = rng.below(self.p.draw)
            number = FIRST_REVEAL + kind(self.p.piles[chosen])
            rules.reveal(self.p, chosen)
        elif self.p.step != OVER:
            chosen = rules.draw_lots(rules.legal(self.p), rng) if policy is None else choose(self.p, policy, rng)
            number = rules.action_of(self.p, chosen)
            rules.apply(self.p, chosen)
        return number

    def advance(self, count: int, rng: Rng) -> int:
        """Let seats choose at random that many times, nature acting in between; how often they did before the game was over."""
        made: cython.int = 0
        times: cython.int = count
        with cython.nogil:
            rules.deal(self.p, rng)
            while made < times and self.p.step != OVER:
                rules.apply(self.p, rules.draw_lots(rules.legal(self.p), rng))
                rules.deal(self.p, rng)
                made += 1
        return int(made)

    def play_out(self, rng: Rng, policy: Policy | None = None) -> None:
        """Play to the end, all seats choosing at random or by a policy."""
        with cython.nogil:
            finish(self.p, policy, rng)

    def playouts(self, count: int, rng: Rng, policy: Policy | None = None) -> Tally:
        """Play that many times from here to the end, all seats choosing at random or by a policy; the position stays as it is."""
        times: cython.int = count
        wins: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        points: cython.longlong[5] = [0, 0, 0, 0, 0]
        scratch: Twin = self.copy()
        with cython.nogil:
            tally(self.p, scratch.p, times, policy, rng, wins, points)
        return Tally(tuple([wins[seat] for seat in range(self.p.seats)]), tuple([points[seat] for seat in range(self.p.seats)]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(p: cython.pointer[Position], policy: Policy | None, rng: Rng) -> cython.void:
    """Play to the end by the policy or, if there is none, at random."""
    if policy is None:
        rules.play_out(p, rng)
    else:
        play_out_by(p, policy, rng)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tally(  # noqa: PLR0917  a C function has no named arguments
    p: cython.pointer[Position],
    scratch: cython.pointer[Position],
    times: cython.int,
    policy: Policy | None,
    rng: Rng,
    wins: cython.p_double,
    points: cython.p_longlong,
) -> cython.void:
    """Add up wins and points of playouts from `p`, which are played in `scratch`."""
    seat: cython.int
    best: cython.int
    winners: cython.int
    for _ in range(times):
        rules.copy(scratch, p)
        finish(scratch, policy, rng)
        best, winners = -1000, 0
        for seat in range(p.seats):
            points[seat] += rules.score(scratch, seat)
            if rules.score(scratch, seat) > best:
                best, winners = rules.score(scratch, seat), 0
            winners += rules.score(scratch, seat) == best
        for seat in range(p.seats):
            if rules.score(scratch, seat) == best:  # FT-60: the tied share the victory
                wins[seat] += 1.0 / winners


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def kind(card: cython.int) -> cython.int:
    """Which of the 80 cards this is to the rules."""
    return 16 * (card >> 5) + (card & 15)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place_of(p: cython.pointer[Position], wanted: cython.int) -> cython.int:
    """Where in the draw pile such a card is when nature is to turn one up; -1 if it cannot be."""
    place: cython.int
    if p.step == REVEAL:
        for place in range(p.draw):
            if kind(p.piles[place]) == wanted:
                return place
    return -1


@cython.cfunc
def stack(p: cython.pointer[Position], card: cython.int) -> list[int]:
    """The cards from the ground up to this one."""
    found: list[int] = []
    while card != NONE:
        found.insert(0, card)
        card = p.covered[card]
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put(p: cython.pointer[Position], card: cython.int, on: cython.int) -> cython.int:
    """Lay one card on another; it is the uppermost then."""
    p.covered[card] = on
    return card


def take(box: list[int], number: int) -> int:
    """A card of this kind, which is in the box no longer."""
    for card in box:
        if kind(card) == number:
            box.remove(card)
            return card
    raise ValueError(f"there is no card {KINDS[number]} left")
