"""Puzzles: positions from bot games in which one choice is clearly best.

A position qualifies if a quick search and one with ten times the samples agree on the best choice and its lead.
`check` confirms the key with ten times as many samples again, and different ones.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from random import Random
from typing import Any, Final

from rookery.core.frozen import FrozenMap
from rookery.core.outcome import args
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, AnyGame
from rookery.core.view import View, plain
from rookery.play.advice import Advisor, Explanation, Opinion
from rookery.play.bot import Bot
from rookery.play.match import Match

LEAD: Final = 0.1
"""Minimum lead of the best choice, in win probability."""
SAMPLES: Final = (20, 200)
"""Samples for finding a puzzle and for confirming it. The second search gives the win probabilities that the puzzle shows."""
DEEPER: Final = 10
MARGIN: Final = 0.02
"""Safety margin on the measured lead, so that a puzzle does not depend on sampling noise."""
FEWEST_CHOICES: Final = 3
OPEN: Final = (0.12, 0.95)
"""Bounds on the win probability of the best choice; decided games make poor puzzles."""
CHOICES_KEPT: Final = 24
A_GAME: Final = 3
"""Maximum number of puzzles per game, for variety."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with the evaluation of each choice, best first.

    `explanations` say why, and `then` continues the best choice in the same turn.
    """

    id: str
    setup: Setup
    position: str
    seat: int
    chances: tuple[tuple[str, float], ...]
    explanations: tuple[Explanation, ...]
    then: tuple[str, ...] = ()

    @property
    def best(self) -> str:
        return self.chances[0][0]

    def view(self, game: AnyGame) -> View:
        """Return the view of the seat to act."""
        found: View = game.rules(self.setup).view(game.read_position(self.setup, self.position), self.seat)
        return found


def find(game: AnyGame, setup: Setup, bots: Sequence[Bot], advisor: Advisor, seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game between these bots; deterministic in the seed."""
    match, rng, found = Match(game, setup), Random(seed), 0
    while (actor := match.actor) is not None and found < A_GAME:
        if actor == CHANCE:
            match.draw(rng.randrange)
            continue
        view = match.view(actor)
        if len(view.choices) >= FEWEST_CHOICES and (opinions := _clear(view, advisor, f"{seed} {len(match.actions)}")) is not None:
            found += 1
            yield Puzzle(
                f"{seed}-{len(match.actions)}",
                setup,
                game.write_position(setup, match.state),
                actor,
                tuple((opinion.action, round(opinion.result, 3)) for opinion in opinions[:CHOICES_KEPT]),
                opinions[0].explanations,
                opinions[0].then,
            )
        match.act(bots[actor].choose(view, rng))


def _clear(view: View, advisor: Advisor, seed: str) -> tuple[Opinion, ...] | None:
    """Return the last search's opinions if every search finds the same clearly best choice; else None."""
    keys: set[str] = set()
    opinions: tuple[Opinion, ...] = ()
    for samples in SAMPLES:
        opinions = advisor.explain(view, Random(f"{seed} {samples}"), samples=samples)
        keys.add(opinions[0].action)
        if len(keys) > 1 or lead(opinions) < LEAD + MARGIN or not OPEN[0] <= opinions[0].result <= OPEN[1]:
            return None
    return opinions


def lead(opinions: Sequence[Opinion]) -> float:
    return opinions[0].result - opinions[1].result


def check(game: AnyGame, puzzle: Puzzle, advisor: Advisor) -> bool:
    """Return whether a search with ten times as many samples, all different, finds the same best choice."""
    opinions = advisor.explain(puzzle.view(game), Random(f"check {puzzle.id}"), samples=SAMPLES[-1] * DEEPER)
    return opinions[0].action == puzzle.best


# --- as text: one per line


def write(puzzle: Puzzle) -> str:
    return json.dumps(
        {
            "id": puzzle.id,
            "setup": plain(puzzle.setup),
            "position": puzzle.position,
            "seat": puzzle.seat,
            "chances": puzzle.chances,
            "why": [[one.label, dict(one.args)] for one in puzzle.explanations],
            **({"then": puzzle.then} if puzzle.then else {}),
        },
        separators=(",", ":"),
    )


def read(line: str) -> Puzzle:
    found: Mapping[str, Any] = json.loads(line)
    setup = found["setup"]
    return Puzzle(
        found["id"],
        Setup(setup["game"], setup["seats"], FrozenMap(setup["options"]), tuple(setup["expansions"]), setup["opener"]),
        found["position"],
        found["seat"],
        tuple((action, chance) for action, chance in found["chances"]),
        tuple(Explanation(label, args(**values)) for label, values in found["why"]),
        tuple(found.get("then", ())),
    )


def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in the package, in the order in which they are offered."""
    file = resources.files("rookery.play").joinpath("data", f"puzzles-{game}.jsonl")
    return tuple(map(read, file.read_text(encoding="utf-8").splitlines())) if file.is_file() else ()
