"""The twin of 5 Towers as Python sees it: one position that changes, with actions as numbers (actions.py)."""

from __future__ import annotations

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.
from typing import Any

import cython

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor
from rookery.fast.five_towers.actions import KINDS, TEXTS
from rookery.fast.five_towers.layout import Layout, layout_of, write
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.completion import complete
from rookery.games.five_towers.view import FiveTowersView

if not cython.compiled:
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy, AnyTwin
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.order import count, nth_choice, nth_kind, place_of
    from rookery.fast.five_towers.policy import Policy, choose, play_out_by
    from rookery.fast.five_towers.position import CARDS, CHOICES, FIRST_REVEAL, NONE, OVER, REVEAL, TYPES, Position


NUMBERS = cython.declare(tuple, tuple(range(len(TEXTS))))
"""All numbers of actions, so that none has to be made anew."""


@cython.final
@cython.cclass
class Twin(AnyTwin):
    """A game of 5 Towers."""

    position: Position
    p: cython.pointer[Position]

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.p = cython.address(self.position)
        self.memory, self.size = self.p, cython.sizeof(Position)

    def __init__(self, setup: Setup) -> None:
        """The game before the first card is turned up."""
        FIVE_TOWERS.check(setup)
        if not cython.compiled:
            self.p = self.memory = Position()
            self.size = 0
        rules.start(self.p, setup.seats, setup.opener, FIVE_TOWERS.option(setup, "overbids") == "retract")  # FT-A1

    def copy(self) -> Twin:
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.memory = Position()
            other.size = 0
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

    def legal(self) -> list[int]:
        """The numbers of all actions allowed now, nature's too; empty only when the game is over."""
        choice: cython.int
        choices: cython.uint = rules.legal(self.p)
        found: list[int] = []
        if choices == 0:
            return self.outcomes()[0]
        for choice in range(CHOICES):
            if choices >> choice & 1:
                found.append(NUMBERS[rules.action_of(self.p, choice)])  # noqa: PERF401  the variable of a comprehension has no C type
        return found

    def odds(self) -> dict[int, int]:
        """Nature's actions with their weights; empty when nature is not to act."""
        actions, weights = self.outcomes()
        return dict(zip(actions, weights, strict=True))

    def outcomes(self) -> tuple[list[int], list[int]]:
        """The same as two rows, in the form that `random.choices` takes."""
        number: cython.int
        counts: cython.uchar[80]
        actions: list[int] = []
        weights: list[int] = []
        if self.p.step != REVEAL:
            return actions, weights
        if not cython.compiled:
            counts = [0] * CARDS
        count(self.p, counts)
        for number in range(CARDS):
            if counts[number]:
                actions.append(NUMBERS[FIRST_REVEAL + number])
                weights.append(NUMBERS[counts[number]])
        return actions, weights

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
            draw=tuple([rules.kind(p.piles[place]) for place in range(p.draw)]),
            discard=tuple([rules.kind(p.piles[p.cards - 1 - place]) for place in range(p.discard)]),
            display=tuple([rules.kind(p.display[slot]) for slot in left]),
            towers=tuple([tuple([tuple([card & 15 for card in stack(p, p.top[TYPES * seat + t])]) for t in range(TYPES)]) for seat in seats]),
            demolished=tuple([tuple([rules.kind(card) for card in stack(p, p.demolished[seat])]) for seat in seats]),
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
            number = FIRST_REVEAL + rules.kind(self.p.piles[chosen])
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

    # --- what AnyTwin asks

    @cython.cfunc
    def check(self, policy: Any) -> Any:
        if not isinstance(policy, (Policy, type(None))):
            raise TypeError(f"{policy} is no policy of this game")
        return None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_scores(self, scores: cython.p_int) -> cython.int:
        seat: cython.int
        for seat in range(self.p.seats):
            scores[seat] = rules.score(self.p, seat)
        return self.p.seats

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_at_random(self, rng: Rng) -> cython.void:
        rules.play_out(self.p, rng)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        play_out_by(self.p, cython.cast(Policy, policy), rng)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def by_nature(self) -> cython.bint:
        return self.p.step == REVEAL

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ways(self) -> cython.int:
        found: cython.int = 0
        choices: cython.uint = rules.legal(self.p)
        if self.p.step == REVEAL:
            return self.p.draw
        while choices:
            choices &= choices - 1
            found += 1
        return found

    @cython.cfunc
    def take_nth(self, n: cython.int) -> Any:
        chosen: cython.int
        number: cython.int
        if self.p.step == REVEAL:
            number = nth_kind(self.p, n)
            rules.reveal(self.p, place_of(self.p, number))
            return TEXTS[FIRST_REVEAL + number]
        chosen = nth_choice(self.p, rules.legal(self.p), n)
        number = rules.action_of(self.p, chosen)
        rules.apply(self.p, chosen)
        return TEXTS[number]


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
        if rules.kind(card) == number:
            box.remove(card)
            return card
    raise ValueError(f"there is no card {KINDS[number]} left")
