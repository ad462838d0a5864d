"""Bots of authors, each specified by a text: a built-in bot, a class of your own, or a program.

    heuristic              a built-in bot
    my_bots:Careful        the class `Careful` of the module `my_bots`, created without arguments
    ./careful --depth 3    a program that speaks the referee protocol

Append `@` and a time to set the budget per decision: `search@50ms`, `./careful@2s`.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from inspect import iscoroutinefunction, signature
from pathlib import Path
from typing import Any, Final

from rookery.bots import bot_names, level_names, make_bot, yardstick_names
from rookery.core.errors import Names, SetupError
from rookery.play.asking import FEW, located
from rookery.play.bot import Bot, Budgeted
from rookery.play.deal import LIMIT
from rookery.play.external_bot import ExternalBot
from rookery.play.isolated_bot import IsolatedBot

_BUDGET: Final = re.compile(r"(.+)@(\d{1,6}(?:\.\d{1,3})?)(ms|s)")
_CLASS: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
_CLASS_LINE: Final = re.compile(r"^class (\w+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class MakeEntrant:
    """A picklable factory that creates a game's bots from texts; with `apart`, classes of authors play in processes of their own."""

    game: str
    limit: float = LIMIT
    apart: bool = False

    def __call__(self, text: str) -> Bot:
        """Create the bot; raise SetupError if it is invalid."""
        name, budget = read_budget(text)
        if name in (*bot_names(self.game), *level_names(self.game), *yardstick_names(self.game)):
            return _with_budget(make_bot(self.game, name), budget, text)
        if match := _CLASS.fullmatch(name):
            if self.apart:
                return IsolatedBot(replace(self, apart=False), text, limit=self.limit)
            return _with_budget(_own_bot(*match.groups()), budget, text)
        words = _words(name)
        if not words or shutil.which(words[0]) is None:
            known = Names(dict.fromkeys((*bot_names(self.game), *level_names(self.game))))
            classes = _classes_like(name)
            template = "there is no bot '{name}': neither one of {known}, nor module:Class, nor a program"
            raise _perhaps(SetupError("no-entrant", template, name=text[:60], known=known), classes or _similar(name, known))
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
        _look_in_this_folder()
        try:
            spec = find_spec(match[1])
        except (ImportError, ValueError):  # a package that cannot be imported
            return []
        return [Path(spec.origin)] if spec is not None and spec.has_location and spec.origin else []
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
        raise SetupError("no-budget", "the time of '{name}' cannot be limited: it has no method 'with_budget(seconds)'", name=text[:60])
    limited = bot.with_budget(budget)
    _check_choose(limited, text)
    return limited


def _look_in_this_folder() -> None:
    """Import modules from the current folder, too, like `python -m`."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def _own_bot(module: str, name: str) -> Bot:
    """Create a bot from its class; raise SetupError with the reason if that is impossible."""
    text = f"{module}:{name}"
    _look_in_this_folder()
    try:
        kind = _load(module, name)
        if missing := sorted(getattr(kind, "__abstractmethods__", ())):
            raise SetupError("abstract", "the class '{name}' is abstract: it does not define {known}", name=text, known=Names(missing))
        _check_constructor(kind, text)
        bot = kind()
    except SetupError:
        raise
    except (Exception, SystemExit) as error:
        raise SetupError("not-made", "the bot '{name}' cannot be created: {text}", name=text, text=located(error)) from error
    _check_choose(bot, text)
    made: Bot = bot
    return made


def _load(module: str, name: str) -> Any:
    """Import the module and return what it calls by this name."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module exists, but not one that it imports
        template = "there is no module '{module}' for the bot '{name}', neither in this folder nor installed"
        reason = SetupError("no-module", template, module=error.name, name=f"{module}:{name}")
        raise _perhaps(reason, _similar(module.removesuffix(".py"), [path.stem for path in Path.cwd().glob("*.py")])) from error
    if not hasattr(found, name):
        reason = SetupError("no-class", "the module '{module}' has no class '{name}'", module=module, name=name)
        bots = [known for known, value in vars(found).items() if callable(getattr(value, "choose", None))]
        raise _perhaps(reason, _similar(name, bots) or bots)
    kind = getattr(found, name)
    if not callable(kind):
        raise SetupError("no-class", "the module '{module}' has no class '{name}'", module=module, name=name)
    return kind


def _check_constructor(kind: Any, text: str) -> None:
    """Raise SetupError if the class needs arguments."""
    try:
        arguments = signature(kind)
    except (TypeError, ValueError):  # some compiled classes have none
        return
    needed = [one.name for one in arguments.parameters.values() if one.default is one.empty and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)]
    if needed:
        template = "the bot '{name}' cannot be created without arguments: give {known} a default value"
        raise SetupError("needs-arguments", template, name=text, known=Names(needed))


def _check_choose(bot: object, text: str) -> None:
    """Raise SetupError if the bot has no usable method `choose`."""
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise SetupError("no-choose", "'{name}' is not a bot: it has no method 'choose(self, view, rng)'", name=text)
    if iscoroutinefunction(choose):
        raise SetupError("async-choose", "the method 'choose' of '{name}' is async: write 'def choose', not 'async def choose'", name=text)
    try:
        signature(choose).bind(None, None)
    except TypeError as error:
        template = "the method 'choose' of '{name}' must take a view and a random generator: 'def choose(self, view, rng)'"
        raise SetupError("choose-arguments", template, name=text) from error
    except ValueError:  # some compiled methods have no signature
        return


def _perhaps(error: SetupError, names: Sequence[str]) -> SetupError:
    """Return the error with the first few names that may be meant; unchanged if there are none."""
    return SetupError("perhaps", "{reason}; perhaps you mean {known: or }", reason=error, known=Names(names[:FEW])) if names else error


def _similar(text: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(text, sorted(set(known)), FEW)


def _classes_like(text: str) -> list[str]:
    """Return the bots of a file in this folder, if the text names such a file or its module."""
    words = _words(text)
    stem = Path(words[0]).name.partition(".")[0] if words else ""
    file = Path.cwd() / f"{stem}.py"
    return [f"{stem}:{name}" for name in _CLASS_LINE.findall(file.read_text("utf-8", "replace"))] if stem and file.is_file() else []
