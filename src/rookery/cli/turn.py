"""A person's turn: the choices, and everything that can be typed in place of one."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from rookery.cli import saving
from rookery.cli.blocks import block, flow
from rookery.cli.errors import InputError
from rookery.cli.sitting import YOU, QuitError, Sitting
from rookery.cli.telling import choice_text, refusal_text
from rookery.core.errors import GameError, IllegalActionError
from rookery.core.rules import CHANCE
from rookery.play.match import Match

_NUMBERS: Final = re.compile(r"[0-9]+(,? +[0-9]+)*")


def take_turn(sitting: Sitting) -> None:
    """Let the person act once. An action that is the only choice is played at once, and said."""
    view = sitting.view()
    if len(set(sitting.table.keys(view).values())) == 1:
        sitting.say("only-choice", choice=choice_text(view.choices[0], sitting.paper.words))
        _act(sitting, view.choices[0].action)
    else:
        if sitting.drawn != sitting.match.version:
            show_table(sitting)
            _show_choices(sitting)
        _obey(sitting, sitting.ask("prompt"))
    if sitting.match.actor in (CHANCE, None) and _last_decision(sitting.match):
        _let_reconsider(sitting)


def show_table(sitting: Sitting) -> None:
    """Draw the table as it is now, below what was told last."""
    paper = replace(sitting.paper, height=sitting.paper.height - sitting.told)
    sitting.drawn, sitting.told = sitting.match.version, 0
    sitting.write("", *sitting.table.draw(sitting.view(), paper))


def _show_choices(sitting: Sitting) -> None:
    words = sitting.paper.words
    texts = sitting.table.offer(sitting.view(), sitting.paper)
    if sitting.table.finish(sitting.view()):
        texts.append(words("finish-offer"))
    column = max(map(len, texts))
    sitting.write("")
    for band in flow([block([text], column) for text in texts], sitting.paper.width, 3):
        sitting.write(*band)


def _obey(sitting: Sitting, line: str) -> None:
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        command(sitting, rest.strip())
    elif line:
        _play(sitting, line)
    else:
        sitting.drawn = -1


def _play(sitting: Sitting, line: str) -> None:
    """Play what was typed: the notation of an action, or one number or several of the choices as they are listed now."""
    view = sitting.view()
    keys = sitting.table.keys(view) | {choice.action.lower(): choice.action for choice in view.choices}
    for text in re.split(r",? +", line) if _NUMBERS.fullmatch(line) else [" ".join(line.split())]:
        if sitting.match.actor != YOU:
            sitting.say("not-your-turn", text=text)
            return
        if ways := _ways(keys, text):
            _ask_which(sitting, text, ways)
            return
        try:
            _act(sitting, keys.get(text.lower()) or keys.get(text.lower().replace(" ", "")) or text)
        except IllegalActionError as error:
            sitting.say("refused", reason=refusal_text(error, sitting.paper.words))
            return
        except GameError:
            sitting.say("not-a-choice", text=text)
            return


def _ways(keys: Mapping[str, str], text: str) -> dict[str, str]:
    """The choices among which a letter behind the text decides, by that letter; none where the text is enough."""
    if text in keys:
        return {}
    return {key[-1]: action for key, action in keys.items() if key[:-1] == text and key[-1].isalpha() and text[-1:].isdigit()}


def _ask_which(sitting: Sitting, text: str, ways: Mapping[str, str]) -> None:
    """Ask for the letter, again after a wrong one. Any other line is obeyed in its place."""
    line = sitting.ask("prompt-which", text=text, letters=", ".join(ways))
    letter = line.lower().removeprefix(text).strip()
    if letter in ways:
        _act(sitting, ways[letter])
    elif len(letter) == 1 and letter.isalpha():
        sitting.say("not-a-choice", text=letter)
        sitting.typed = text
    elif line:
        sitting.typed = line


def _act(sitting: Sitting, action: str) -> None:
    sitting.match.act(action)
    sitting.paper = replace(sitting.paper, part="")
    sitting.tell(sitting.view().events)


def _let_reconsider(sitting: Sitting) -> None:
    """The turn ends with this action; until nature acts it can be taken back. Any other line goes on, and is obeyed next."""
    line = sitting.ask("prompt-done")
    if line.lower() == "undo":
        _undo(sitting, "")
    elif line:
        sitting.typed = line


def _last_decision(match: Match) -> int:
    """How many of the own last actions lead back to one that was a choice; 0 where none was."""
    taken: list[str] = []
    found = 0
    while not found and match.can_take_back(YOU):
        taken.append(match.take_back(YOU))
        if len(match.rules.legal(match.state)) > 1:
            found = len(taken)
    for action in reversed(taken):
        match.act(action)
    return found


def _undo(sitting: Sitting, _rest: str) -> None:
    count = _last_decision(sitting.match)
    if not count:
        sitting.say("nothing-to-undo")
        return
    taken = [sitting.match.take_back(YOU) for _ in range(count)]
    sitting.say("undone", action=", ".join(reversed(taken)))


def _finish(sitting: Sitting, _rest: str) -> None:
    actions = sitting.table.finish(sitting.view())
    if not actions:
        sitting.say("nothing-to-finish")
    for action in actions:
        _act(sitting, action)


def _help(sitting: Sitting, _rest: str) -> None:
    sitting.write(sitting.table.rules(sitting.paper))
    sitting.write(sitting.table.commands(sitting.paper))


def _hint(sitting: Sitting, _rest: str) -> None:
    view = sitting.view()
    action = sitting.advisor.choose(view, sitting.advice)
    choice = next(choice for choice in view.choices if choice.action == action)
    sitting.say("hint", choice=choice_text(choice, sitting.paper.words), action=action)


def _cards(sitting: Sitting, _rest: str) -> None:
    lines = sitting.table.to_come(sitting.view(), sitting.paper)
    if not lines:
        sitting.say("to-come-hidden")
    sitting.write(*lines)


def _look(sitting: Sitting, wish: str) -> None:
    """Draw another part of the board."""
    paper = sitting.table.look(" ".join(wish.lower().split()), sitting.view(), sitting.paper)
    if paper is None:
        sitting.say("look-where", text=wish)
        return
    sitting.paper, sitting.drawn = paper, -1


def _save(sitting: Sitting, name: str) -> None:
    if not name:
        sitting.say("save-where")
        return
    path = Path(name)
    try:
        saving.check_target(path, overwrite=path == sitting.target)
        sitting.save(path)
    except InputError as error:
        sitting.say(error.message, **error.arguments)
    except OSError as error:
        sitting.say("file-failed", file=name, reason=error.strerror or str(error))


def _quit(_sitting: Sitting, _rest: str) -> None:
    raise QuitError


COMMANDS: Final[dict[str, Callable[[Sitting, str], None]]] = {
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
