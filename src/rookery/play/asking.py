"""Ask bots for actions, and explain how they fail: the error with its place in the bot's code, a wrong answer, an illegal action."""

import sysconfig
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from inspect import iscoroutine
from pathlib import Path
from random import Random
from reprlib import repr as shortened
from traceback import FrameSummary, extract_tb
from typing import Final, Protocol, TypeVar

from rookery.core.errors import GameError, Names, ReasonedError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Seat
from rookery.core.view import Choice
from rookery.play.bot import Bot, BotFailedError, GameListener
from rookery.play.external_bot import ExternalBot, with_first_words
from rookery.play.match import Match

T = TypeVar("T")

REASON_LENGTH: Final = 1000
LONGEST_ACTION: Final = 60
FEW: Final = 5
"""The number of legal actions, or of similar names, that an error lists."""

_PACKAGE: Final = Path(__file__).parents[1]
_IMPORT: Final = Path(sysconfig.get_path("stdlib")) / "importlib"
_INSTALLED: Final = frozenset({"site-packages", "dist-packages"})


class Playing(Protocol):
    """A game in progress, as `play_answer` needs it."""

    def act(self, text: str) -> None: ...

    def legal(self) -> Sequence[str]: ...


# --- asking


def tell_begin(bots: Mapping[Seat, Bot], setup: Setup, seed: str) -> None:
    """Tell bots by seat that a game begins; raise BotFailedError if one fails."""
    for seat, bot in bots.items():
        if isinstance(bot, GameListener):
            guarded(seat, bot.begin, setup, seat, f"{seed} seat {seat}")


def tell_end(bots: Mapping[Seat, Bot], match: Match) -> None:
    """Tell bots by seat how the game ended; raise BotFailedError if one fails."""
    for seat, bot in bots.items():
        if isinstance(bot, GameListener):
            guarded(seat, bot.end, match.view(seat))


def play_out(match: Match, bots: Sequence[Bot], *, chance: Random, thought: Random) -> None:
    """Let bots, one per seat, finish the match. Chance and the bots use separate random streams. Raise BotFailedError if a bot fails."""
    listeners = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, GameListener)}
    if listeners:
        tell_begin(listeners, match.setup, str(thought.getrandbits(64)))
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            match.draw(chance.randrange)
        else:
            let_act(match, bots[actor], thought)
    tell_end(listeners, match)


def let_act(match: Match, bot: Bot, rng: Random) -> None:
    """Play the choice of the acting seat's bot; raise BotFailedError if it fails, and leave the match unchanged."""
    seat = match.actor
    assert isinstance(seat, int), "a seat acts"
    answer = guarded(seat, bot.choose, match.view(seat), rng)
    guarded(seat, play_answer, match, bot, answer)


def play_answer(match: Playing, bot: Bot, answer: object, method: str = "choose") -> None:
    """Play a bot's answer; raise BotFailedError if it is not the text of a legal action."""
    try:
        if not isinstance(answer, str):
            raise wrong_answer(answer, method)
        try:
            match.act(answer)
        except GameError as error:
            action, known = answer[:LONGEST_ACTION], nearest(answer, match.legal())
            template = "the bot chose '{action}': {reason}; legal here: {known}"
            raise BotFailedError("chose-illegal", template, action=action, reason=error, known=known) from error
    except BotFailedError as failed:
        if isinstance(bot, ExternalBot) and (words := bot.first_words()):
            raise with_first_words(failed, words) from failed
        raise


def guarded(seat: Seat, method: Callable[..., T], *arguments: object) -> T:
    """Call a method on behalf of the bot of a seat; raise BotFailedError, with the seat, if it fails."""
    try:
        return method(*arguments)
    except BotFailedError as error:
        error.seat = seat
        raise
    except (Exception, SystemExit) as error:
        failed = failure_of(error)
        failed.seat = seat
        raise failed from error


def wrong_answer(answer: object, method: str) -> BotFailedError:
    """Return the failure of a bot that answered with something else than a text."""
    if isinstance(answer, Choice):
        template = "{method} returned a choice; it must return its text, {example}"
        return BotFailedError("returned-choice", template, method=method, example="choice.action")
    if iscoroutine(answer):
        answer.close()
        return BotFailedError("returned-coroutine", "{method} must not be async: write 'def', not 'async def'", method=method)
    value = shortened(answer) if answer is None else f"{shortened(answer)} ({type(answer).__name__})"
    template = "{method} returned {value}; it must return one of view.choices' actions as text"
    return BotFailedError("returned", template, method=method, value=value)


def nearest(text: str, known: Sequence[str]) -> Names:
    """Return the known texts most similar to this one, or the first ones if none is; an ellipsis marks omitted ones."""
    similar = known if len(known) <= FEW else get_close_matches(text, known, FEW) or known[:FEW]
    few = [one for one in known if one in similar]
    return Names([*few, "…"] if len(few) < len(known) else few)


# --- explaining


def failure_of(error: BaseException) -> BotFailedError:
    """Return the failure of a bot that raised this error."""
    return error if isinstance(error, BotFailedError) else BotFailedError("crashed", "{text}", text=located(error))


def located(error: BaseException) -> ReasonedError | str:
    """Return an error's type and message, with its place in the bot's code if that is known."""
    text = _described(error)
    place = None if isinstance(error, SyntaxError) else _place(extract_tb(error.__traceback__))  # a syntax error names its own place
    if place is None:
        return text
    template = "{error} ({file}, line {number}, in {function})"
    return BotFailedError("at", template, error=text, file=Path(place.filename).name, number=str(place.lineno), function=place.name)


def sentence(error: BaseException) -> str:
    """Return the text of an error as one line of at most REASON_LENGTH characters."""
    return " ".join(str(error).encode("utf-8", "replace").decode().split())[:REASON_LENGTH]


def _described(error: BaseException) -> str:
    try:
        text = sentence(error)
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _place(frames: Sequence[FrameSummary]) -> FrameSummary | None:
    """Return the innermost frame in the bot's own folder, which is that of the first frame outside Rookery; inside Rookery, the innermost frame."""
    frames = [frame for frame in frames if not frame.filename.startswith("<frozen") and not Path(frame.filename).is_relative_to(_IMPORT)]
    outside = [frame for frame in frames if not Path(frame.filename).is_relative_to(_PACKAGE)]
    if not outside:
        return frames[-1] if frames else None
    home = Path(outside[0].filename).parent
    return [frame for frame in outside if _is_below(Path(frame.filename), home)][-1]


def _is_below(file: Path, home: Path) -> bool:
    """Return whether a file belongs to the code in this folder; an environment inside the folder does not."""
    return file.is_relative_to(home) and not _INSTALLED & set(file.relative_to(home).parts)
