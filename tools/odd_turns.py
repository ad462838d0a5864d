"""Plays games of Carcassonne by one bot on all seats and reports turns that look odd to a person: `python tools/odd_turns.py learned`.

- a figure goes on a city or road that has a place which no tile to come can close;
- points at once are left lying: another figure on the same tile, or none, scores more.

What the learned value thinks of it stands behind each: such a turn may still be right.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Final

from rookery.bots import make_bot
from rookery.bots.carcassonne.advice import thinker_of
from rookery.cli.arguments import split_names
from rookery.core.record import Setup
from rookery.fast.carcassonne.appraisal import Part
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.match import Match

LATE: Final = 8
"""With this many tiles to come, or fewer, a figure may as well stand anywhere."""
FREE: Final = 3
"""How many points at once make a turn obvious."""


def odd(view: CarcassonneView, action: str) -> Iterator[str]:
    """What is odd about a choice."""
    if view.step != "meeple":
        return
    thinker, twin = thinker_of(view), Twin.of_view(view)
    seat, numbers = int(twin.actor or 0), twin.numbers()
    ends: dict[str, Twin] = {}
    for choice in view.choices:
        ends[choice.action] = twin.copy()
        ends[choice.action].apply(numbers[choice.action])
    made = ends[action]
    if action.startswith("claim") and sum(view.piles.values()) > LATE and made.actor is not None:
        for part in _placed(thinker.look.parts(made), made, seat):
            if part.kind in ("city", "road") and part.closing == 0:
                gain = thinker.worth(made, seat) - thinker.worth(ends["skip"], seat)
                yield f"{action}: no tile to come closes the {part.kind} of {part.size} tiles (worth {gain:+.1f} against none)"
    for other, end in ends.items():
        if (more := end.scores[seat] - made.scores[seat]) >= FREE:
            yield f"{action}: {other} scores {more} more at once (worth {thinker.worth(end, seat) - thinker.worth(made, seat):+.1f} against it)"


def _placed(parts: list[Part], twin: Twin, seat: int) -> list[Part]:
    last = len(twin.layout().tiles) - 1
    return [part for part in parts if any(tile == last and owner == seat for tile, _, owner in part.figures)]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--expansions", default="")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    bot, turns, found = make_bot("carcassonne", arguments.bot), 0, 0
    for number in range(arguments.games):
        match, rng = Match(CARCASSONNE, Setup("carcassonne", arguments.seats, expansions=split_names(arguments.expansions))), Random(number)
        while (actor := match.actor) is not None:
            if not isinstance(actor, int):
                match.draw(rng.randrange)
                continue
            view = match.view(actor)
            assert isinstance(view, CarcassonneView)
            action = bot.choose(view, rng)
            for what in odd(view, action):
                found += 1
                print(f"game {number}, turn {view.turn}, seat {actor}, {sum(view.piles.values())} tiles to come: {what}")  # noqa: T201  a program's output
            turns += view.step == "meeple"
            match.act(action)
    print(f"{found} odd turns of {turns} with a figure to place, in {arguments.games} games")  # noqa: T201  as above


if __name__ == "__main__":
    main()
