"""Puzzles: positions from games of bots in which one choice is clearly best.

A position is taken when a quick look and a look ten times as deep agree on its best choice and on its lead. `check` looks ten times deeper still,
with other samples: a key that it confirms is right.
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
from rookery.core.view import View
from rookery.play.advice import Advisor, Explanation, Opinion
from rookery.play.bot import Bot
from rookery.play.match import Match

LEAD: Final = 0.1
"""By how much of the win the best choice leads, at least."""
SAMPLES: Final = (20, 200)
"""How closely a position is looked at: first to find it, then to be sure. The second is what a puzzle shows as the chances of its choices."""
DEEPER: Final = 10
MARGIN: Final = 0.02
"""The lead that is found must be larger by so much, so that it does not hang on the samples."""
FEWEST_CHOICES: Final = 3
OPEN: Final = (0.12, 0.95)
"""The chance of the best choice: where everything is lost or won there is nothing to find."""
CHOICES_KEPT: Final = 24
A_GAME: Final = 3
"""How many puzzles one game may give, so that they differ."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, who is to act, and what each choice promises, the best first; `explanations` say why, `then` how the best goes on in that turn."""

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
        """What the one who is asked sees."""
        found: View = game.rules(self.setup).view(game.read_position(self.setup, self.position), self.seat)
        return found


def find(game: AnyGame, setup: Setup, bots: Sequence[Bot], advisor: Advisor, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game that these bots play. The same seed gives the same game and the same puzzles."""
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
    """The opinions of a view whose best choice leads clearly, however closely one looks; else None."""
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
    """Whether a look ten times as deep, with other samples, finds the same best choice."""
    opinions = advisor.explain(puzzle.view(game), Random(f"check {puzzle.id}"), samples=SAMPLES[-1] * DEEPER)
    return opinions[0].action == puzzle.best


# --- as text: one line each


def write(puzzle: Puzzle) -> str:
    setup = puzzle.setup
    return json.dumps(
        {
            "id": puzzle.id,
            "setup": {
                "game": setup.game,
                "seats": setup.seats,
                "options": dict(setup.options),
                "expansions": setup.expansions,
                "opener": setup.opener,
            },
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
    """The puzzles that come with the package, in the order in which they are offered."""
    file = resources.files("rookery.play").joinpath("data", f"puzzles-{game}.jsonl")
    return tuple(map(read, file.read_text(encoding="utf-8").splitlines())) if file.is_file() else ()
