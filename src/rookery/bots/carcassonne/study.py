"""Statistics of Carcassonne between learned bots: the opener's advantage, the value of fields, expansions and guards, and the timing of guards."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Final, NamedTuple

from rookery.bots.carcassonne.nets import shipped_net
from rookery.bots.study import Finding, Played, Player, Question, added, learned_player, opening, play_all, play_on, run_tasks, worth
from rookery.core.interval import mean_interval
from rookery.core.record import Setup
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.players import ValuePlayer
from rookery.fast.carcassonne.tiles import CODES, EXPANSIONS, RULESET
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games.carcassonne.expansions.towers_and_thieves import THIEF

THINGS: Final = {"fields": "study-fields", "abbot": "study-abbot", "guards": "study-guards"}
"""The ability that each ablation removes from one seat, and the question that it answers."""
ADDED: Final = {"river": "study-river", "abbot": "study-abbot-added", "towers-and-thieves": "study-towers-added"}


def _two(*expansions: str) -> Setup:
    return Setup("carcassonne", 2, expansions=expansions)


QUESTIONS: Final = (
    Question(_two(), ("fields",)),
    Question(_two("river")),
    Question(_two("abbot"), ("abbot",)),
    Question(_two("towers-and-thieves"), ("guards",)),
    Question(_two(*EXPANSIONS), ("fields", "abbot", "guards")),
    *(Question(Setup("carcassonne", seats)) for seats in (3, 4, 5)),
)
MOST_THIEVES: Final = 7
"""From this number of remaining thieves upwards, all games share one row."""
PLAYED_ON: Final = 2
"""Rollouts to the end for each side of a guard decision."""
FIRST_TURN: Final = 12
"""Guards are sampled on a random turn between this one and the same number of turns before the end."""


def learned(seats: int, expansions: tuple[str, ...], without: tuple[str, ...]) -> Player:
    """Return the bot `learned` with these ablations."""
    return ValuePlayer(Turns(NetValue(shipped_net(seats, expansions)), without=without))


def games(deals: int) -> int:
    """Return the number of games in the study; a guard counts as one."""
    return deals * (1 + sum(1 + len(question.without) for question in QUESTIONS))


def study(deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[Finding]:
    """Yield the findings as they come."""
    base: list[Played] = []
    for question, found in zip(QUESTIONS, play_all(QUESTIONS, deals, seed, executor, progress), strict=True):
        setup = question.setup
        base = base or found
        yield opening("study-first-seat", setup, found)
        if len(setup.expansions) == 1:
            yield added(ADDED[setup.expansions[0]], setup, found, base)
        for thing in question.without:
            yield worth(THINGS[thing], thing, setup, found)
    yield from _guards(deals, seed, executor, progress)


# --- the value of a guard


class Guard(NamedTuple):
    """A turn that could end with a guard: the number of remaining thieves, and the points the guard gained against the other seat."""

    thieves: int
    brought: float


def _guards(deals: int, seed: int, executor: Executor, progress: Callable[[int], None]) -> Iterator[Finding]:
    """Yield the value of a guard by number of remaining thieves."""
    found: dict[int, list[float]] = {}
    for guard in run_tasks(_look_at_guard, [(seed, deal) for deal in range(deals)], executor):
        progress(1)
        if guard is not None:
            found.setdefault(min(guard.thieves, MOST_THIEVES), []).append(guard.brought)
    for thieves, brought in sorted(found.items()):
        if len(brought) > 1:
            yield Finding("study-guard", 2, EXPANSIONS, len(brought), mean_interval(brought), thieves=thieves)


def _look_at_guard(task: tuple[int, int]) -> Guard | None:
    """Play a deal to a random turn, then from the next turn with a possible guard play out both the best guard and the best alternative."""
    seed, deal = task
    setup = _two(*EXPANSIONS)
    players = [learned_player("carcassonne", 2, EXPANSIONS)] * 2
    turns = Turns(NetValue(shipped_net(2, EXPANSIONS)))
    draws, thoughts = Rng(seed, 2 * deal), Rng(seed, 2 * deal + 1)
    twin = Twin(setup)
    wait = FIRST_TURN + thoughts.below(80)
    while True:
        twin.draw(draws)
        actor = twin.actor
        if not isinstance(actor, int):
            return None
        wait -= 1
        if wait < 0 and (sides := _sides(turns, twin)) is not None:
            thieves = _thieves(twin)
            brought = [_lead(side, players, seed, deal, actor) for side in sides]
            return Guard(thieves, brought[0] - brought[1])
        players[actor].play(twin, thoughts)


def _sides(turns: Turns, twin: Twin) -> tuple[Twin, Twin] | None:
    """Return the positions after the best turns with and without a guard, if both are among the top candidates."""
    ranked = turns.ranked(twin)
    if len(ranked[0].choices) < 2:
        return None  # the tile is already placed, or the seat must raise a tower
    best: list[Twin] = []
    for guarded in (True, False):
        turn = next((turn for turn in ranked if turn.choices[-1].startswith("guard") == guarded), None)
        if turn is None:
            return None
        after = twin.copy()
        for text in turn.choices:
            after.apply(after.numbers()[text])
        best.append(after)
    return best[0], best[1]


def _thieves(twin: Twin) -> int:
    """Return the number of thief tiles to come."""
    return sum(count for type_, count in twin.layout().bag.items() if RULESET.tiles[CODES[type_]].marks.get(THIEF))


def _lead(twin: Twin, players: Sequence[Player], seed: int, deal: int, seat: int) -> float:
    """Return the seat's mean lead at the end of the rollouts."""
    leads = []
    for number in range(PLAYED_ON):
        scores = play_on(twin.copy(), players, Rng(seed + 1, PLAYED_ON * deal + number), Rng(seed + 2, deal))
        leads.append(scores[seat] - scores[1 - seat])
    return sum(leads) / PLAYED_ON
