"""Arena bots, each specified by a text: a built-in bot, a class of your own, or a program.

    heuristic              a built-in bot
    my_bots:Careful        the class `Careful` of the module `my_bots`, created without arguments
    ./careful --depth 3    a program that speaks the referee protocol

Append `@` and a time to set the budget per decision: `search@50ms`, `./careful@2s`.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

from rookery.bots import bot_names, level_names, make_bot, yardstick_names
from rookery.core.errors import Names, SetupError
from rookery.play.bot import Bot, Budgeted
from rookery.play.deal import LIMIT, reason_of, sentence
from rookery.play.external_bot import ExternalBot

_BUDGET: Final = re.compile(r"(.+)@(\d{1,6}(?:\.\d{1,3})?)(ms|s)")
_CLASS: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


@dataclass(frozen=True, slots=True)
class MakeEntrant:
    """A picklable factory that creates a game's bots from texts."""

    game: str
    limit: float = LIMIT

    def __call__(self, text: str) -> Bot:
        """Create the bot; raise SetupError if it is invalid."""
        name, budget = read_budget(text)
        if name in (*bot_names(self.game), *level_names(self.game), *yardstick_names(self.game)):
            return _with_budget(make_bot(self.game, name), budget, text)
        if match := _CLASS.fullmatch(name):
            return _with_budget(_own_bot(*match.groups()), budget, text)
        words = _words(name)
        if not words or shutil.which(words[0]) is None:
            known = Names(dict.fromkeys((*bot_names(self.game), *level_names(self.game))))
            template = "there is no bot '{name}': neither one of {known}, nor module:Class, nor a program"
            raise SetupError("no-entrant", template, name=text[:60], known=known)
        return ExternalBot(name, budget=budget, limit=self.limit)


def fingerprint(texts: Iterable[str]) -> str:
    """Return a hash of the files behind these classes and programs, so that results of a bot do not count once its code has changed.

    Empty if all bots are built in. It ignores files that a bot itself reads or imports.
    """
    digests = [sha256(file.read_bytes()).hexdigest() for text in texts for file in _files(read_budget(text)[0])]
    return sha256(" ".join(digests).encode()).hexdigest()[:8] if digests else ""


def _files(name: str) -> list[Path]:
    """Return the files of the class or program in a bot's text."""
    if match := _CLASS.fullmatch(name):
        file = getattr(sys.modules.get(match[1]), "__file__", None)
        return [Path(file)] if file else []
    words = _words(name)
    return [Path(word) for word in words if Path(word).is_file()] if words and shutil.which(words[0]) else []


def read_budget(text: str) -> tuple[str, float | None]:
    """Split a text into the bot and its budget in seconds."""
    match = _BUDGET.fullmatch(text)
    if match is None:
        return text, None
    seconds = float(match[2]) / (1000 if match[3] == "ms" else 1)
    if not seconds:
        raise SetupError("no-time", "'{name}' would have no time at all", name=text[:60])
    return match[1], seconds


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return []


def _with_budget(bot: Bot, budget: float | None, text: str) -> Bot:
    if budget is None:
        return bot
    if not isinstance(bot, Budgeted):
        raise SetupError("no-budget", "the time of '{name}' cannot be limited", name=text[:60])
    return bot.with_budget(budget)


def _own_bot(module: str, name: str) -> Bot:
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # like `python -m`, find bots in the current folder
    try:
        found = import_module(module)
        if not hasattr(found, name):
            raise SetupError("no-class", "the module '{module}' has no class '{name}'", module=module, name=name)
        made = getattr(found, name)()
    except ModuleNotFoundError as error:
        template = "there is no module '{module}' for the bot '{name}'"
        raise SetupError("no-module", template, module=error.name, name=f"{module}:{name}") from error
    except SetupError:
        raise
    except (Exception, SystemExit) as error:
        text = sentence(reason_of(error))
        raise SetupError("not-made", "the bot '{name}' cannot be created: {text}", name=f"{module}:{name}", text=text) from error
    if not callable(getattr(made, "choose", None)):
        raise SetupError("no-choose", "'{name}' is not a bot: it has no method 'choose(view, rng)'", name=f"{module}:{name}")
    bot: Bot = made
    return bot
