"""Players without views or the GIL, for contests over thousands of games."""

from __future__ import annotations

from typing import SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import share_of_win
    from rookery.fast.five_towers import policy as policies
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.policy import Policy
    from rookery.fast.five_towers.position import AUCTION, CHOICES, DISPLAY, PASS, Position
    from rookery.fast.five_towers.round_solver import Solver, lone
    from rookery.fast.five_towers.twin import Twin


MOST_PLAYOUTS = cython.declare(cython.longlong, 2**31 - 1)


class Player(Guarded):
    """A player for the acting seat, which chooses at random."""

    def __init__(self) -> None:
        self.begin_setup()
        self.end_setup(())

    def play(self, twin: Twin, rng: Rng) -> None:
        """Apply the player's choice for the acting seat; raise ValueError if no seat is to act."""
        self.enter_with(twin)
        try:
            if rules.legal(twin.p) == 0:
                raise ValueError("no seat is to act")
            with cython.nogil:
                rules.apply(twin.p, self.choose(twin.p, rng))
        finally:
            self.leave_with(twin)

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        """Return a legal choice; all randomness comes from `rng`. A player may use the contents of the piles but not their order."""
        return rules.random_action(rules.legal(p), rng)


class PolicyPlayer(Player):
    """A player that follows a policy."""

    def __init__(self, policy: Policy) -> None:
        self.begin_setup()
        self.policy = policy
        self.end_setup(())

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        return policies.choose(p, self.policy, rng)


class SolverPlayer(Player):
    """A player that follows a solver."""

    def __init__(self, solver: Solver) -> None:
        self.begin_setup()
        self.solver = solver
        self.end_setup((solver,))

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:  # noqa: ARG002  it plays the same every time
        return self.solver.choose(p)


class LapsingPlayer(Player):
    """A player between two levels of strength: it makes `lapses` of 1000 choices like the weaker player."""

    def __init__(self, player: Player, weaker: Player, lapses: SupportsIndex) -> None:
        self.begin_setup()
        self.player, self.weaker, self.lapses = player, weaker, within(lapses, "the lapses", 0, 1000)
        self.end_setup((player, weaker))

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        if cython.cast(cython.int, rng.pick(1000)) < self.lapses:
            return self.weaker.choose(p, rng)
        return self.player.choose(p, rng)


class CautiousPlayer(Player):
    """A player that bids for at most `calm` cards, or for as many as it takes to outbid the others, up to `most`."""

    def __init__(self, player: Player, calm: SupportsIndex, most: SupportsIndex) -> None:
        self.begin_setup()
        self.player = player
        self.calm, self.most = within(calm, "the calm bid", 0, DISPLAY), within(most, "the highest bid", 0, DISPLAY)
        self.end_setup((player,))

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        choice = self.player.choose(p, rng)
        if p.step != AUCTION or choice == PASS:
            return choice
        choice = min(choice, self.most, max(self.calm, p.highest + 1))
        return choice if choice > p.highest else PASS


class FlatPlayer(Player):
    """Flat Monte Carlo: a fixed number of policy playouts per choice; plays the choice with the largest share of wins."""

    def __cinit__(self) -> None:
        self.scratch = cython.address(self.memory)

    def __init__(self, policy: Policy, playouts: SupportsIndex) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.scratch = self.memory = Position()
        self.policy = policy
        self.playouts = within(playouts, "the playouts", 1, MOST_PLAYOUTS)
        self.end_setup(())

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        best: cython.int = -1
        most: cython.double = -1.0
        choices: cython.uint = rules.legal(p)
        if choices & (choices - 1) == 0:
            return lone(choices)
        for choice in range(CHOICES):
            if choices >> choice & 1:
                share: cython.double = self.share(p, choice, rng)
                if share > most:
                    best, most = choice, share
        return best

    def share(self, p: cython.pointer[Position], choice: cython.int, rng: Rng) -> cython.double:
        """Return the total share of wins after a choice."""
        seat: cython.int = p.actor
        total: cython.double = 0.0
        for _ in range(self.playouts):
            rules.copy(self.scratch, p)
            rules.apply(self.scratch, choice)
            policies.play_out_by(self.scratch, self.policy, rng)
            total += share_of(self.scratch, seat)
        return total


def share_of(p: cython.pointer[Position], seat: cython.int) -> cython.double:
    """Return the seat's share of the win in a finished game (FT-60)."""
    scores: cython.int[5] = [0, 0, 0, 0, 0]
    for other in range(p.seats):
        scores[other] = rules.score(p, other)
    return share_of_win(scores, p.seats, seat)
