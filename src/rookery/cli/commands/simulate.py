"""`rookery simulate`: games between bots, as JSON records or as a summary."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final, Protocol

from rookery import __version__
from rookery.bots.twin_match import can_play, has_twin, play_on_twin
from rookery.bots.uniform import Uniform
from rookery.cli.arguments import add_game, add_seed, add_setup, bot_rng, chance_rng, find_game, random_seed, read_setup, whole_number
from rookery.cli.bot_arguments import bot_title_and_id, make_bots, name_bots
from rookery.cli.errors import InputError
from rookery.cli.standard_streams import print_for_programs, with_progress
from rookery.cli.tables import show, text_table
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import write_json
from rookery.core.rules import AnyGame
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.locale import Words
from rookery.play.bot import Bot
from rookery.play.deal import share_of
from rookery.play.match import Match, play_out

COLUMNS: Final = ("summary-seat", "summary-bot", "summary-mean", "summary-lowest", "summary-highest", "summary-victories", "summary-share")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--games", type=whole_number, default=100, metavar="K", help="argument-games")
    parser.add_argument("--bots", metavar="NAME,NAME", help="argument-bots-all")
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="argument-json-simulate")


def run(arguments: Namespace, words: Words) -> int:
    if arguments.games < 1:
        raise InputError("simulate-none")
    seed = arguments.seed if arguments.seed is not None else random_seed()
    game = find_game(arguments.game)
    seats = read_setup(game, arguments, chance=chance_rng(seed)).seats
    names = name_bots(game.name, arguments.bots, seats)
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    played = with_progress(_games(game, names, arguments, seed), words, "simulate-progress", total=arguments.games)
    if arguments.json:
        print_for_programs()
        for record, _ in played:
            sys.stdout.write(write_json(record) + "\n")
        return 0
    _summarise(played, names, words)
    return 0


def _games(game: AnyGame, names: tuple[str, ...], arguments: Namespace, seed: str) -> Iterator[tuple[Record, tuple[int, ...]]]:
    """Yield every game with its scores. Game k depends only on the seed and k, not on the number of games or the engine."""
    bots = make_bots(game.name, names)
    play = _engine(read_setup(game, arguments), bots)
    tags = {f"player {seat}": name for seat, name in enumerate(names)}
    for number in range(arguments.games):
        chance, thought = chance_rng(f"{seed}:{number}"), bot_rng(f"{seed}:{number}")
        setup = read_setup(game, arguments, chance=chance)
        actions, scores = play(setup, bots, chance=chance, thought=thought)
        yield Record(setup, actions, scores, FrozenMap({**tags, "deal": str(number), "seed": seed, "version": __version__})), scores


class Engine(Protocol):
    """A function that plays a whole game and returns its actions in notation and its scores."""

    def __call__(self, setup: Setup, bots: Sequence[Bot], *, chance: Random, thought: Random) -> tuple[tuple[str, ...], tuple[int, ...]]: ...


def _engine(setup: Setup, bots: Sequence[Bot]) -> Engine:
    """Return the fastest engine for this setup: the compiled twin if the game has one and all bots support it, else the readable rules."""
    if all(isinstance(bot, Uniform) for bot in bots) and has_twin(setup):
        return _at_random
    return play_on_twin if can_play(setup, bots) else _by_rules


def _at_random(
    setup: Setup,
    bots: Sequence[Bot],  # noqa: ARG001  uniform bots need only the choices
    *,
    chance: Random,
    thought: Random,
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    twin = make_twin(setup)
    return tuple(twin.play_by_lot(chance, thought)), twin.scores


def _by_rules(setup: Setup, bots: Sequence[Bot], *, chance: Random, thought: Random) -> tuple[tuple[str, ...], tuple[int, ...]]:
    match = Match(GAMES[setup.game], setup)
    play_out(match, bots, chance=chance, thought=thought)
    outcome = match.rules.outcome(match.state)
    assert outcome is not None, "a game that was played out is over"
    return tuple(match.actions), outcome.scores


def _summarise(games: Iterable[tuple[Record, tuple[int, ...]]], bots: tuple[str, ...], words: Words) -> None:
    """Print one row per seat. A tie splits the win, so that the shares add up to 100%."""
    seats = range(len(bots))
    scores: list[tuple[int, ...]] = []
    lengths: list[int] = []
    victories = [0.0] * len(bots)
    for record, points in games:
        scores.append(points)
        lengths.append(len(record.actions))
        for seat in seats:
            victories[seat] += share_of(points, seat)
    rows = []
    for seat in seats:
        own, won = [score[seat] for score in scores], victories[seat]
        numbers = (words.decimal(fmean(own)), str(min(own)), str(max(own)), words.decimal(won), words.percent(won / len(scores)))
        rows.append((str(seat), bot_title_and_id(bots[seat], words), *numbers))
    total = words("summary-games", games=len(scores), mean=words.decimal(fmean(lengths)), shortest=min(lengths), longest=max(lengths))
    show(text_table(COLUMNS, rows, words, left=2), total)
