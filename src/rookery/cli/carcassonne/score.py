"""`rookery score carcassonne`: a person notes, undoes and reviews points in the terminal, then answers the final scoring step by step."""

import sys
from argparse import Namespace
from collections.abc import Callable

from rookery.cli.arguments import split_names
from rookery.cli.carcassonne.sheet import Entry, ScoreSheet
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.talk import Talk
from rookery.core.outcome import Sheet
from rookery.core.rules import AnyGame
from rookery.locale import Words

LONGEST_NAME = 40


def score(arguments: Namespace, game: AnyGame, words: Words) -> dict[str, Sheet]:
    """Return everybody's sheet once the scoring is complete or the input has ended."""
    expansions = game.expansions if arguments.expansions is None else split_names(arguments.expansions)
    for unknown in set(expansions) - set(game.expansions):
        raise InputError("sheet-cc-expansion", name=unknown, known=", ".join(game.expansions))
    talk = Talk(words)
    names = _players(arguments.players, game, talk)
    sheet = ScoreSheet(names, expansions, fields=not arguments.no_fields)
    try:
        _during(sheet, talk)
        _final(sheet, talk)
    except EOFError:
        pass
    return dict(zip(names, sheet.sheets(), strict=True))


def _players(given: list[str], game: AnyGame, talk: Talk) -> list[str]:
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


def _during(sheet: ScoreSheet, talk: Talk) -> None:
    """Note points until a line ends the game."""
    noting = _Noting(sheet, talk)
    talk.say("sheet-cc-how")
    while not noting.ended:
        talk.ask(noting.take, "sheet-cc-prompt")


class _Noting:
    """The input during the game: points, or one of a few commands."""

    def __init__(self, sheet: ScoreSheet, talk: Talk) -> None:
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


def _final(sheet: ScoreSheet, talk: Talk) -> None:
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
