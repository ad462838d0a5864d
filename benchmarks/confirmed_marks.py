"""Measure how many analysis marks a deeper search confirms: `python -m benchmarks.confirmed_marks carcassonne --games 4`.

Bots play, their games are analysed, and every marked choice is evaluated again with ten times the samples and a different seed. A
mark is confirmed if the choice gets it again.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic

from rookery.bots import make_bot, strongest_advisor
from rookery.cli.arguments import split_names
from rookery.core.interval import share_interval
from rookery.core.record import Setup, replay
from rookery.games import GAMES
from rookery.play.analysis import MARKS, SECOND_LOOK, Choice, analyse
from rookery.play.asking import play_out
from rookery.play.match import Match

DEEPER = 10


def marked(arguments: Namespace) -> Iterator[tuple[Choice, Choice]]:
    """Yield each marked choice of the games with its deeper evaluation."""
    game, until = GAMES[arguments.game], monotonic() + arguments.seconds
    advisor = strongest_advisor(game.name)
    assert advisor is not None, "the game has an advisor"
    for number in range(arguments.games):
        match = Match(game, Setup(game.name, arguments.seats, expansions=split_names(arguments.expansions)))
        bots, seed = [make_bot(game.name, arguments.bot)] * arguments.seats, f"{arguments.seed} {number}"
        play_out(match, bots, chance=Random(f"{seed} draws"), thought=Random(f"{seed} thoughts"))
        record = match.record()
        rules, states = game.rules(record.setup), list(replay(game, record))
        for step in analyse(game, record, advisor, samples=arguments.samples):
            if monotonic() > until:
                return
            if step.choice is not None and step.choice.mark is not None:
                view = rules.view(states[step.number - 1], step.seat)
                again = advisor.explain(view, Random(f"again {step.number}"), samples=DEEPER * SECOND_LOOK * arguments.samples)
                yield step.choice, Choice(next(one for one in again if one.action == step.action), again[0])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bot", default="journeyman", help="the bot in all seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--expansions", default="")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=40, help="samples of the analysis")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time")
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    confirmed: Counter[str] = Counter()
    same: Counter[str] = Counter()
    for choice, again in marked(arguments):
        mark = choice.mark or ""
        found[mark] += 1
        confirmed[mark] += again.mark is not None
        same[mark] += again.cost >= MARKS[mark]
    for mark, count in found.items():
        print(f"{mark}: {confirmed[mark]} of {count} marked again, {same[mark]} at least as badly")  # noqa: T201  a program's output
    if found:
        marks = [1.0] * confirmed.total() + [0.0] * (found.total() - confirmed.total())
        print(f"together {confirmed.total()} of {found.total()}: {share_interval(marks)} %")  # noqa: T201  as above


if __name__ == "__main__":
    main()
