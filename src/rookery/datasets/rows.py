"""The rows of a game: one per action, on the compiled twin if the game has one, else on the readable rules."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from rookery.bots import bot_names, level_names, make_bot, yardstick_names
from rookery.bots.twin_match import has_twin
from rookery.core.errors import Names, NotationError, SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Args, Outcome
from rookery.core.record import Record, replay
from rookery.core.record_text import write_json
from rookery.core.rules import Actor
from rookery.core.view import View
from rookery.datasets.columns import CHANCE_ACTOR, COLUMNS
from rookery.datasets.errors import DatasetError
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.play.advice import Advisor
from rookery.play.deal import share_of

VALUE_SAMPLES: Final = 50
"""Default number of samples per evaluation."""

Columns: TypeAlias = dict[str, list[Any]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The columns that take time or space: positions, observations, and values by a bot with a number of samples."""

    positions: bool = True
    observations: bool = False
    value: str | None = None
    samples: int = VALUE_SAMPLES


class Game(NamedTuple):
    """A finished game of a data set: its number, its record, the bot of each seat (None for people), and the file with the record, if any."""

    number: int
    record: Record
    bots: tuple[str | None, ...]
    file: str = ""


class Row(NamedTuple):
    """An action and the position before it; the fields are the columns of the same names."""

    ply: int
    position: str | None
    actor: int
    legal: list[str] | None
    legal_numbers: list[int] | None
    action: str
    action_number: int | None
    points: tuple[int, ...]
    gains: tuple[int, ...]
    value: list[float] | None
    observation: bytes | None
    mask: bytes | None


class Trace(NamedTuple):
    """A replayed game: its rows and the final score sheet of each seat."""

    rows: list[Row]
    sheets: list[str]


Evaluate: TypeAlias = Callable[[View, int], list[float]]
"""A function that estimates each seat's share of the win; the number of the action selects the random numbers."""


def columns_of(games: Iterable[Game], source: str, wanted: Wanted) -> Columns:
    """Return the rows of finished games by column; raise DatasetError for a record that breaks the rules."""
    columns: Columns = {column.name: [] for column in COLUMNS}
    for game in games:
        try:
            rows, sheets = trace(game.record, wanted)
        except (NotationError, SetupError) as error:
            raise DatasetError("dataset-broken-record", "{file}: {reason}", file=game.file, reason=error) from error
        for name, values in zip(Row._fields, zip(*rows, strict=True), strict=True):
            columns[name].extend(values)
        for name, value in values_of_game(game, source, [row.action for row in rows], sheets).items():
            columns[name].extend([value] * len(rows))
    return columns


def values_of_game(game: Game, source: str, actions: Sequence[str], sheets: Sequence[str]) -> dict[str, Any]:
    """Return the columns that are the same in all rows of a finished game."""
    record, setup = game.record, game.record.setup
    assert record.scores is not None, "the game is finished"
    deal = record.tags.get("deal", "")
    return {
        "game_number": game.number,
        "game_id": game_id(record, actions),
        "source": source,
        "deal": int(deal) if deal.isdecimal() and len(deal) < 10 else None,
        "game": setup.game,
        "seats": setup.seats,
        "options": [f"{name}={value}" for name, value in sorted(setup.options.items())],
        "expansions": list(setup.expansions),
        "opener": setup.opener,
        "bots": list(game.bots),
        "result": list(record.scores),
        "sheets": list(sheets),
        "win_share": [share_of(record.scores, seat) for seat in range(setup.seats)],
    }


def game_id(record: Record, actions: Sequence[str]) -> str:
    """Return the hash of a game's setup and actions, which must be in canonical notation."""
    bare = replace(record, actions=tuple(actions), scores=None, tags=FrozenMap())
    return sha256(write_json(bare).encode()).hexdigest()[:16]


def trace(record: Record, wanted: Wanted) -> Trace:
    """Replay a finished game; raise NotationError if it breaks the rules or its scores are wrong."""
    return trace_on_twin(record, wanted) if has_twin(record.setup) else trace_by_rules(record, wanted)


def trace_on_twin(record: Record, wanted: Wanted) -> Trace:
    """Replay a finished game on the twin."""
    twin, evaluate, rows = _begin(record), _evaluation(record, wanted), list[Row]()
    points = twin.scores
    for ply, text in enumerate(record.actions):
        actor, numbers = twin.actor, twin.numbers()
        action = text if text in numbers else _canonical(record, text)
        if action not in numbers:
            raise _broken(record)
        number, by_seat = numbers[action], isinstance(actor, int)
        legal = sorted(numbers) if by_seat else None
        position = twin.position_text() if wanted.positions or _is_custom(record, ply) else None
        value = evaluate(twin.view(actor), ply) if evaluate is not None and isinstance(actor, int) else None
        seen = (twin.observation(), twin.mask()) if wanted.observations and by_seat else (None, None)
        twin.apply(number)
        after = twin.scores
        gains = tuple([now - before for now, before in zip(after, points, strict=True)])
        legal_numbers = None if legal is None else [numbers[each] for each in legal]
        rows.append(Row(ply, position, _seat_or_chance(actor), legal, legal_numbers, action, number, points, gains, value, *seen))
        points = after
    if twin.actor is not None or points != record.scores:
        raise _broken(record)
    return Trace(rows, _sheets(twin.view(None).outcome))


def trace_by_rules(record: Record, wanted: Wanted) -> Trace:
    """Replay a finished game by the readable rules, without what only twins have."""
    game, rows = GAMES[record.setup.game], list[Row]()
    rules, evaluate = game.rules(record.setup), _evaluation(record, wanted)
    states = list(replay(game, record))
    for ply, (state, following) in enumerate(pairwise(states)):
        actor = rules.actor(state)
        points, after = rules.view(state, None).scores, rules.view(following, None).scores
        row = Row(
            ply=ply,
            position=game.write_position(record.setup, state) if wanted.positions or _is_custom(record, ply) else None,
            actor=_seat_or_chance(actor),
            legal=sorted(map(str, rules.legal(state))) if isinstance(actor, int) else None,
            legal_numbers=None,
            action=_canonical(record, record.actions[ply]),
            action_number=None,
            points=points,
            gains=tuple([now - before for now, before in zip(after, points, strict=True)]),
            value=evaluate(rules.view(state, actor), ply) if evaluate is not None and isinstance(actor, int) else None,
            observation=None,
            mask=None,
        )
        rows.append(row)
    return Trace(rows, _sheets(rules.outcome(states[-1])))


def _sheets(outcome: Outcome | None) -> list[str]:
    """Return the lines of each seat's score sheet as `LABEL:POINTS`, followed by the arguments of the label."""
    assert outcome is not None, "the game is over"
    return [",".join(":".join((line.label, str(line.points), *_texts(line.args))) for line in sheet.lines) for sheet in outcome.sheets]


def _texts(args: Args) -> list[str]:
    return [f"{name}={value}" for name, value in sorted(args.items())]


def _begin(record: Record) -> AnyTwin:
    twin = make_twin(record.setup)
    return twin if record.position is None else type(twin).of_position(record.setup, record.position)


def _is_custom(record: Record, ply: int) -> bool:
    """Return whether this is the first action of a game that begins from a custom position, which every data set keeps."""
    return ply == 0 and record.position is not None


def _seat_or_chance(actor: Actor) -> int:
    return actor if isinstance(actor, int) else CHANCE_ACTOR


def _canonical(record: Record, text: str) -> str:
    return str(GAMES[record.setup.game].read_action(record.setup, text))


def _evaluation(record: Record, wanted: Wanted) -> Evaluate | None:
    """Return the evaluation of this game's positions. Its random numbers depend only on the game and the action."""
    if wanted.value is None:
        return None
    advisor, key, samples = find_advisor(record.setup.game, wanted.value), game_id(record, record.actions), wanted.samples

    def evaluate(view: View, ply: int) -> list[float]:
        return [forecast.result for forecast in advisor.expect(view, Random(f"{key}:{ply}/value"), samples=samples)]

    return evaluate


def find_advisor(game: str, name: str) -> Advisor:
    """Return a bot that evaluates positions; raise DatasetError if this one does not, and SetupError if there is none of this name."""
    bot = make_bot(game, name)
    if not isinstance(bot, Advisor):
        known = Names(each for each in bot_names(game) if isinstance(make_bot(game, each), Advisor))
        template = "the bot '{name}' does not evaluate positions (known: {known})"
        raise DatasetError("dataset-no-advisor", template, name=name, known=known)
    return bot


def bots_of(record: Record) -> tuple[str | None, ...]:
    """Return the bot of each seat as the record names it, and None for people.

    In records of `simulate` and `arena` everybody is a bot; in others only names of Rookery's bots count.
    """
    game, tags = record.setup.game, record.tags
    known = {*bot_names(game), *level_names(game), *yardstick_names(game)} if game in GAMES else set()
    programs_only = {"seed", "deal", "version"} <= set(tags)
    named = [tags.get(f"player {seat}") for seat in range(record.setup.seats)]
    return tuple(name if programs_only or name in known else None for name in named)


def _broken(record: Record) -> Exception:
    """Return the error of a record that does not replay, as the readable rules find it."""
    try:
        for _ in replay(GAMES[record.setup.game], record):
            pass
    except ValueError as error:
        return error
    raise AssertionError("the twin and the rules differ")
