"""`rookery referee`: the rules for other programs. It reads one action per line and answers each with one line of JSON."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rookery.cli.arguments import add_game, add_seed, add_setup, find_game, random_seed, read_setup, split_names
from rookery.cli.errors import InputError
from rookery.cli.standard_streams import next_line, print_for_programs, standard_input
from rookery.core.errors import GameError, IllegalActionError, NotationError
from rookery.core.rules import CHANCE, Seat
from rookery.core.view import Event, plain
from rookery.locale import Words
from rookery.locale.error_text import refusal_text
from rookery.play.match import Match, bot_rng, chance_rng

WHO_PLAYS_CHANCE: Final = ("caller", "auto")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser, "referee")
    parser.add_argument("--chance", type=_chance, default="caller", metavar="WHO", help="argument-chance")
    add_seed(parser)
    parser.add_argument("--bots", default="", metavar="SEAT=NAME,...", help="argument-bots-referee")


def _chance(text: str) -> str:
    if text not in WHO_PLAYS_CHANCE:
        raise InputError("chance-who", text=text)
    return text


def run(arguments: Namespace, words: Words) -> int:
    game = find_game(arguments.game)
    if arguments.seats is None:
        raise InputError("usage-missing", arguments="--seats")
    print_for_programs()
    chance = _own_chance(arguments, words)
    match = Match(game, read_setup(game, arguments, chance=chance))
    with _others(arguments, match, chance) as others:
        return _referee(match, others, words)


def _referee(match: Match, others: "_Others", words: Words) -> int:
    """Answer lines until the input ends; return the exit code."""
    _print(_situation(match, others.act(match)))
    stream = standard_input()
    while True:
        try:
            text = next_line(stream).partition("#")[0].strip()
            if not text:
                continue
            match.act(text)
        except EOFError:
            return 0
        except InputError as error:
            _print({"error": NotationError.code, "message": words(error.message, **error.arguments)})
        except GameError as error:
            _print(_refusal(error, words))
        else:
            events = [*match.view(None).events, *others.act(match)]
            _print(_situation(match, events))


def _own_chance(arguments: Namespace, words: Words) -> Random | None:
    """Return the random stream for the referee's draws; None if the caller plays chance."""
    if arguments.chance == "caller":
        if arguments.seed is not None:
            raise InputError("chance-seed")
        return None
    if arguments.seed is not None:
        return chance_rng(arguments.seed)
    seed = random_seed()
    sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    return chance_rng(seed)


@dataclass(frozen=True, slots=True)
class _Others:
    """The actors other than the caller: chance if the referee draws, and the seats of bots, for which `play` acts."""

    chance: Random | None
    seats: Collection[Seat] = ()
    play: Callable[[Match, Seat], None] | None = None

    def act(self, match: Match) -> list[Event]:
        """Let them act until it is the caller's turn; return the events."""
        events: list[Event] = []
        while True:
            actor = match.actor
            if actor == CHANCE and self.chance is not None:
                match.draw(self.chance.randrange)
            elif self.play is not None and isinstance(actor, int) and actor in self.seats:
                self.play(match, actor)
            else:
                return events
            events += match.events


@contextmanager
def _others(arguments: Namespace, match: Match, chance: Random | None) -> Iterator[_Others]:
    """Seat the bots of `--bots`. If one fails, tell the caller in a last line before the command ends."""
    names = _read_bots(arguments, match)
    if not names:
        yield _Others(chance)
        return
    from rookery.cli.bot_arguments import bots_at_seats  # noqa: PLC0415  most callers bring their own players, and bots take time to load
    from rookery.play.asking import let_act, tell_begin  # noqa: PLC0415  as above
    from rookery.play.bot import BotFailedError  # noqa: PLC0415  as above

    seed = arguments.seed if arguments.seed is not None else random_seed()
    rng = bot_rng(seed)
    with bots_at_seats(match.setup.game, names) as bots:

        def play(match: Match, seat: Seat) -> None:
            with redirect_stdout(sys.stderr):  # standard output is the caller's
                let_act(match, bots[seat], rng)

        try:
            tell_begin(bots, match.setup, seed)
            yield _Others(chance, bots, play)
        except BotFailedError as failed:
            _print({"error": failed.code, "seat": failed.seat, "message": str(failed)})
            raise


def _read_bots(arguments: Namespace, match: Match) -> dict[Seat, str]:
    """Return the texts of the bots by seat."""
    names: dict[Seat, str] = {}
    for text in split_names(arguments.bots):
        seat, equals, name = text.partition("=")
        if not equals or not seat.isdecimal() or int(seat) not in range(match.setup.seats) or int(seat) in names:
            raise InputError("bots-by-seat", text=text, last=match.setup.seats - 1)
        names[int(seat)] = name
    return names


def _situation(match: Match, events: list[Event]) -> dict[str, Any]:
    """Return everything a player needs in order to act. The view is the acting seat's, or a spectator's if no seat acts."""
    actor = match.actor
    view = match.view(actor if isinstance(actor, int) else None)
    situation: dict[str, Any] = {"version": len(match.actions), "actor": actor, "legal": list(map(str, match.rules.legal(match.state)))}
    if actor == CHANCE:
        odds = match.rules.odds(match.state)
        situation["odds"] = {str(action): odds[action] for action in sorted(odds, key=str)}
    return situation | {"scores": view.scores, "events": events, "view": view, "outcome": view.outcome}


def _refusal(error: GameError, words: Words) -> dict[str, Any]:
    rule = {"rule": error.rule} if isinstance(error, IllegalActionError) else {}
    return {"error": error.code, **rule, "message": refusal_text(error, words)}


def _print(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(plain(answer), ensure_ascii=False) + "\n")
    sys.stdout.flush()
