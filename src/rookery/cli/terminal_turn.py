"""A turn of the person at the terminal: the choices and the commands."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from rookery.cli.advice_text import opinion_lines
from rookery.cli.console import block, in_rows
from rookery.cli.errors import InputError
from rookery.cli.files import check_target
from rookery.cli.log_text import choice_text
from rookery.cli.terminal_seat import YOU, QuitError, TerminalSeat
from rookery.core.errors import GameError, IllegalActionError
from rookery.core.rules import CHANCE
from rookery.locale.error_text import refusal_text, system_text
from rookery.play.advice import Advisor, best_few
from rookery.play.match import Match

MOST_HINTS: Final = 3
_NUMBERS: Final = re.compile(r"[0-9]+(,? +[0-9]+)*")


def take_turn(terminal: TerminalSeat) -> None:
    """Let the person act once. Play a single choice immediately, with a message."""
    view = terminal.view()
    if len(set(terminal.renderer.keys(view).values())) == 1:
        terminal.say("only-choice", choice=choice_text(view.choices[0], terminal.context.words))
        _act(terminal, view.choices[0].action)
    else:
        if terminal.actions_shown != len(terminal.match.actions):
            show_board(terminal)
            _show_choices(terminal)
        _run_line(terminal, terminal.ask("prompt"))
    if terminal.match.actor in (CHANCE, None) and _last_decision(terminal.match):
        _offer_undo(terminal)


def show_board(terminal: TerminalSeat) -> None:
    """Show the current board, below the last log lines."""
    context = replace(terminal.context, height=terminal.context.height - terminal.lines_since_shown)
    terminal.actions_shown, terminal.lines_since_shown = len(terminal.match.actions), 0
    terminal.write("", *terminal.renderer.render(terminal.view(), context))


def _show_choices(terminal: TerminalSeat) -> None:
    words = terminal.context.words
    texts = terminal.renderer.choice_lines(terminal.view(), terminal.context)
    if terminal.renderer.rest_of_turn(terminal.view()):
        texts.append(words("finish-offer"))
    column = max(map(len, texts))
    terminal.write("")
    for band in in_rows([block([text], column) for text in texts], terminal.context.width, 3):
        terminal.write(*band)


def _run_line(terminal: TerminalSeat, line: str) -> None:
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        command(terminal, rest.strip())
    elif line:
        _play(terminal, line)
    else:
        terminal.actions_shown = -1


def _play(terminal: TerminalSeat, line: str) -> None:
    """Play the input: the notation of an action, or one or several numbers of the listed choices."""
    view = terminal.view()
    keys = terminal.renderer.keys(view) | {choice.action.lower(): choice.action for choice in view.choices}
    for text in re.split(r",? +", line) if _NUMBERS.fullmatch(line) else [" ".join(line.split())]:
        if terminal.match.actor != YOU:
            terminal.say("not-your-turn", text=text)
            return
        if variants := _variants(keys, text):
            _ask_which(terminal, text, variants)
            return
        try:
            _act(terminal, keys.get(text.lower()) or keys.get(text.lower().replace(" ", "")) or text)
        except IllegalActionError as error:
            terminal.say("refused", reason=refusal_text(error, terminal.context.words))
            return
        except GameError:
            terminal.say("not-a-choice", text=text)
            return


def _variants(keys: Mapping[str, str], text: str) -> dict[str, str]:
    """Return the actions for which this input needs another letter, by that letter; empty if it needs none."""
    if text in keys:
        return {}
    return {key[-1]: action for key, action in keys.items() if key[:-1] == text and key[-1].isalpha() and text[-1:].isdigit()}


def _ask_which(terminal: TerminalSeat, text: str, variants: Mapping[str, str]) -> None:
    """Ask for the letter, and again after a wrong one. Run any other line as a command."""
    line = terminal.ask("prompt-which", text=text, letters=", ".join(variants))
    letter = line.lower().removeprefix(text).strip()
    if letter in variants:
        _act(terminal, variants[letter])
    elif len(letter) == 1 and letter.isalpha():
        terminal.say("not-a-choice", text=letter)
        terminal.typed = text
    elif line:
        terminal.typed = line


def _act(terminal: TerminalSeat, action: str) -> None:
    terminal.match.act(action)
    terminal.context = replace(terminal.context, part="")
    terminal.log_events(terminal.view().events)


def _offer_undo(terminal: TerminalSeat) -> None:
    """Offer to take back the turn's last action before chance acts. Any other input continues the game and is handled next."""
    line = terminal.ask("prompt-done")
    if line.lower() == "undo":
        _undo(terminal, "")
    elif line:
        terminal.typed = line


def _last_decision(match: Match) -> int:
    """Return how many of the person's last actions to take back to reach a decision; 0 if there was none."""
    taken: list[str] = []
    found = 0
    while not found and match.can_take_back(YOU):
        taken.append(match.take_back(YOU))
        if len(match.rules.legal(match.state)) > 1:
            found = len(taken)
    for action in reversed(taken):
        match.act(action)
    return found


def _taken_back(terminal: TerminalSeat) -> str:
    """Take back one action; return its description."""
    action = terminal.match.take_back(YOU)
    choice = next(choice for choice in terminal.view().choices if choice.action == action)
    return choice_text(choice, terminal.context.words)


def _undo(terminal: TerminalSeat, _rest: str) -> None:
    count = _last_decision(terminal.match)
    if not count:
        terminal.say("nothing-to-undo")
        return
    taken = [_taken_back(terminal) for _ in range(count)]
    terminal.say("undone", action=", ".join(reversed(taken)))


def _finish(terminal: TerminalSeat, _rest: str) -> None:
    actions = terminal.renderer.rest_of_turn(terminal.view())
    if not actions:
        terminal.say("nothing-to-finish")
    for action in actions:
        _act(terminal, action)


def _help(terminal: TerminalSeat, _rest: str) -> None:
    terminal.write(terminal.renderer.rules(terminal.context))
    terminal.write(terminal.renderer.commands(terminal.context))


def _hint(terminal: TerminalSeat, _rest: str) -> None:
    """Show the best three choices with reasons, or the best one if the bot cannot explain itself."""
    view = terminal.view()
    if isinstance(terminal.advisor, Advisor):
        choices = {choice.action: choice for choice in view.choices}
        for opinion in best_few(terminal.advisor.explain(view, terminal.advice), MOST_HINTS):
            terminal.write(*opinion_lines(choices[opinion.action], opinion, YOU, terminal.context))
        return
    action = terminal.advisor.choose(view, terminal.advice)
    choice = next(choice for choice in view.choices if choice.action == action)
    terminal.say("hint", choice=choice_text(choice, terminal.context.words), action=action)


def _cards(terminal: TerminalSeat, _rest: str) -> None:
    lines = terminal.renderer.render_to_come(terminal.view(), terminal.context)
    if not lines:
        terminal.say("to-come-hidden")
    terminal.write(*lines)


def _look(terminal: TerminalSeat, wish: str) -> None:
    """Show another part of the board, or without an argument the whole table again."""
    context = terminal.renderer.move_window(" ".join(wish.lower().split()), terminal.view(), terminal.context)
    if context is None and wish:
        terminal.say("look-where", text=wish)
        return
    terminal.context, terminal.actions_shown = context or terminal.context, -1


def _save(terminal: TerminalSeat, name: str) -> None:
    if not name:
        terminal.say("save-where")
        return
    path = Path(name)
    try:
        check_target(path, overwrite=path == terminal.target)
        terminal.save(path)
    except InputError as error:
        terminal.say(error.message, **error.arguments)
    except OSError as error:
        terminal.say("file-failed", file=name, reason=system_text(error, terminal.context.words))


def _quit(_terminal: TerminalSeat, _rest: str) -> None:
    raise QuitError


COMMANDS: Final[dict[str, Callable[[TerminalSeat, str], None]]] = {
    "undo": _undo,
    "all": _finish,
    "hint": _hint,
    "cards": _cards,
    "tiles": _cards,
    "look": _look,
    "help": _help,
    "save": _save,
    "quit": _quit,
}
