"""`rookery score carcassonne`: a person notes, undoes and reviews points in the terminal, then answers the final scoring step by step."""

import sys
from argparse import Namespace
from collections.abc import Callable
from itertools import count

from rookery.cli.arguments import split_names
from rookery.cli.carcassonne.sheet import Entry, ScoreSheet
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.standard_streams import await_line, next_line, standard_input
from rookery.core.outcome import Sheet
from rookery.core.rules import AnyGame
from rookery.locale import Words

LONGEST_NAME = 40


def score(arguments: Namespace, game: AnyGame, words: Words) -> dict[str, Sheet]:
    """Return everybody's sheet once the scoring is complete or the input has ended."""
    expansions = game.expansions if arguments.expansions is None else split_names(arguments.expansions)
    for unknown in set(expansions) - set(game.expansions):
        raise InputError("sheet-cc-expansion", name=unknown, known=", ".join(game.expansions))
    talk = _Talk(words, asks=sys.stdin is not None and sys.stdin.isatty())
    names = _players(arguments.players, game, talk)
    sheet = ScoreSheet(names, expansions, fields=not arguments.no_fields)
    try:
        _during(sheet, talk)
        _final(sheet, talk)
    except EOFError:
        pass
    return dict(zip(names, sheet.sheets(), strict=True))


class _Talk:
    """Questions to a person, or lines from a file. A mistake gets a sentence as an answer; in a file it ends the program."""

    def __init__(self, words: Words, *, asks: bool) -> None:
        self.words = words
        self._asks = asks
        self._stream = standard_input()
        self._lines = count(1)

    def say(self, message: str, /, **arguments: str | int) -> None:
        if self._asks:
            sys.stdout.write(self.words(message, **arguments) + "\n")

    def ask(self, take: Callable[[str], None], prompt: str, /, **arguments: str | int) -> None:
        """Pass the next non-empty line to `take`, after a mistake another one; raise EOFError at the end of the input."""
        while True:
            if self._asks:
                sys.stdout.write(self.words(prompt, **arguments) + " ")
                sys.stdout.flush()
                await_line(self._stream)
            number = next(self._lines)
            try:
                line = next_line(self._stream).strip()
                if line and not line.startswith("#"):
                    take(line)
                    return
            except InputError as error:
                reason = self.words(error.message, **error.arguments)
                if not self._asks:
                    raise InputError("score-line", line=number, reason=reason, exit_code=WRONG_CONTENT) from error
                sys.stdout.write(reason + "\n")


def _players(given: list[str], game: AnyGame, talk: _Talk) -> list[str]:
    names: list[str] = []

    def take(text: str) -> None:
        found = ["".join(char for char in name.strip() if char.isprintable()) for name in text.split(",")]
        if not game.seats[0] <= len(found) <= game.seats[-1]:
            raise InputError("sheet-cc-players", fewest=game.seats[0], most=game.seats[-1])
        for name in found:
            if not 1 <= len(name) <= LONGEST_NAME or ":" in name:
                raise InputError("sheet-cc-name", longest=LONGEST_NAME)
            if [one.casefold() for one in found].count(name.casefold()) > 1:
                raise InputError("score-twice", name=name)
        names.extend(found)

    if given:
        take(",".join(given))
    else:
        try:
            talk.ask(take, "sheet-cc-who")
        except EOFError:
            raise InputError("score-nobody", exit_code=WRONG_CONTENT) from None
    return names


def _during(sheet: ScoreSheet, talk: _Talk) -> None:
    """Note points until a line ends the game."""
    noting = _Noting(sheet, talk)
    talk.say("sheet-cc-how")
    while not noting.ended:
        talk.ask(noting.take, "sheet-cc-prompt")


class _Noting:
    """The lines of a person during the game: points, or one of a few commands."""

    def __init__(self, sheet: ScoreSheet, talk: _Talk) -> None:
        self.ended = False
        self._sheet = sheet
        self._talk = talk
        self._commands: dict[str, Callable[[str], None]] = {
            "end": self._end,
            "undo": self._undo,
            "history": self._history,
            "scores": lambda _: self._talk.say("sheet-cc-scores", scores=_scores(self._sheet)),
            "help": lambda _: self._talk.say("sheet-cc-how"),
        }

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None and ":" not in line:
            command(rest.strip())
        else:
            self._talk.say("sheet-cc-noted", line=_told(self._sheet.note(line), self._sheet), scores=_scores(self._sheet))

    def _end(self, _rest: str) -> None:
        self.ended = True

    def _undo(self, _rest: str) -> None:
        if not self._sheet.entries:
            raise InputError("sheet-cc-nothing")
        self._talk.say("sheet-cc-undone", line=self._sheet.entries.pop().text, scores=_scores(self._sheet))

    def _history(self, who: str) -> None:
        seat = self._sheet.seat(who) if who else None
        shown = [entry for entry in self._sheet.entries if seat is None or seat in {gain.seat for gain in entry.gains}]
        if not shown:
            raise InputError("sheet-cc-nothing")
        sys.stdout.write("".join(f"{_told(entry, self._sheet)}\n" for entry in shown))


def _final(sheet: ScoreSheet, talk: _Talk) -> None:
    """Ask for the counts of the final scoring, step by step; `undo` goes one step back."""

    def take(line: str) -> None:
        if line.lower() != "undo":
            sheet.count(line)
            talk.say("sheet-cc-scores", scores=_scores(sheet))
        elif sheet.counts:
            sheet.counts.pop()
        else:
            raise InputError("sheet-cc-nothing")

    while (step := sheet.step) is not None:
        talk.ask(take, "sheet-cc-step", kind=step, names=", ".join(sheet.names))


def _told(entry: Entry, sheet: ScoreSheet) -> str:
    gains = ", ".join(f"{sheet.names[gain.seat]} {gain.points:+d}" for gain in entry.gains)
    return f"{entry.text} ({gains})"


def _scores(sheet: ScoreSheet) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(sheet.names, sheet.totals(), strict=True))
