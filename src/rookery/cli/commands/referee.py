"""`rookery referee`: the rules for other programs. It reads one action a line and answers with one line of JSON."""

import json
import sys
from argparse import ArgumentParser, Namespace
from random import Random
from typing import Any, Final

from rookery.cli.arguments import add_game, add_seed, add_setup, chance_rng, find_game, random_seed, read_setup
from rookery.cli.errors import InputError
from rookery.cli.log_text import refusal_text
from rookery.cli.standard_streams import next_line, print_for_programs, standard_input
from rookery.core.errors import GameError, IllegalActionError, NotationError
from rookery.core.rules import CHANCE
from rookery.core.view import Event, plain
from rookery.locale import Words
from rookery.play.match import Match

WHO_PLAYS_CHANCE: Final = ("caller", "auto")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--chance", type=_chance, default="caller", metavar="WHO", help="argument-chance")
    add_seed(parser)


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
    _print(_situation(match, _let_chance_act(match, chance)))
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
            events = [*match.view(None).events, *_let_chance_act(match, chance)]
            _print(_situation(match, events))


def _own_chance(arguments: Namespace, words: Words) -> Random | None:
    """The random numbers from which the referee draws; None if the caller plays chance."""
    if arguments.chance == "caller":
        if arguments.seed is not None:
            raise InputError("chance-seed")
        return None
    if arguments.seed is not None:
        return chance_rng(arguments.seed)
    seed = random_seed()
    sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    return chance_rng(seed)


def _let_chance_act(match: Match, chance: Random | None) -> list[Event]:
    events: list[Event] = []
    while chance is not None and match.actor == CHANCE:
        match.draw(chance.randrange)
        events += match.view(None).events
    return events


def _situation(match: Match, events: list[Event]) -> dict[str, Any]:
    """What a player must know to act. The view is that of the acting seat, or of a spectator if no seat acts."""
    actor = match.actor
    view = match.view(actor if isinstance(actor, int) else None)
    situation: dict[str, Any] = {"version": match.version, "actor": actor, "legal": list(map(str, match.rules.legal(match.state)))}
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
