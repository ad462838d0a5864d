"""The words a player sees. Every `.ftl` file beside this one is a language; adding one needs no code.

Folders beside it hold parts that only some pages of the client need, one file per language.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

ENGLISH: Final = "en"
WORDED: Final = ("tower", "figure", "feature", "port", "source")
"""The arguments that are put into words themselves; what people write, such as names and files, never is."""
COORDINATES: Final = ("x", "y")
"""The arguments that are written as in the notation, with its minus sign."""

PARTS: Final = ("deals", "lessons", "me", "replay", "rules")
"""What is loaded only where it is asked for, by the names of the folders."""

_FOLDER: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(?P<id>[a-z][\w-]*) *=.*(?:\n(?:[ ].*)?)*", re.MULTILINE)
"""A message with the indented lines that belong to it."""
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
_VARIABLES: Final = ("ROOKERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.ftl")))


def known_language(wish: str) -> str | None:
    """The language that serves a wish such as `de`, `de-AT` or `de_AT.UTF-8`, if there is one."""
    code = wish.partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.lower(): language for language in languages()}
    return known.get(code.lower()) or known.get(code.partition("-")[0].lower())


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language the environment asks for: the first variable that is set decides, and English serves where it is not spoken."""
    wish = next((environ[name] for name in _VARIABLES if environ.get(name)), ENGLISH)
    return known_language(wish) or ENGLISH


class Words:
    """One language. `words("choice-bid", count=3)` is that message with its arguments filled in.

    An argument that names something of a game is itself put into words: `tower="sand"` becomes the message `tower-sand`.
    A message that the language lacks is taken from English. One that English lacks shows its id, or raises when `strict`.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str = ENGLISH, *parts: str) -> None:
        self.language = language
        self._files = ("", *parts)

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        catalogue = next((one for one in self._catalogues() if message in one), None)
        if catalogue is None:
            if self.strict:
                raise LookupError(message)
            return message
        text, errors = catalogue.format(message, {name: self._worded(name, value) for name, value in arguments.items()})
        if errors and self.strict:
            raise LookupError(f"{message}: {errors}")
        return text

    def __contains__(self, message: str) -> bool:
        return any(message in one for one in self._catalogues())

    def _catalogues(self) -> Iterator["_Catalogue"]:
        """This language, then English."""
        return (_catalogue(language, self._files) for language in dict.fromkeys((self.language, ENGLISH)))

    def listed(self, parts: list[str]) -> str:
        """The parts as a list in a sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self("listed", first=", ".join(parts[:-1]), last=parts[-1])

    def decimal(self, value: float, places: int = 1) -> str:
        """The number with this many places after the decimal sign, as the language writes it."""
        from babel.numbers import format_decimal  # noqa: PLC0415  as fluent below

        return str(format_decimal(value, "#,##0." + places * "0", locale=self.language))

    def estimate(self, mean: float, low: float, high: float) -> str:
        """A mean and its interval."""
        return self("arena-estimate", mean=self.decimal(mean), low=self.decimal(low), high=self.decimal(high))

    def percent(self, share: float) -> str:
        """The share as a percentage with one place after the decimal sign, as the language writes it."""
        from babel import Locale  # noqa: PLC0415  as fluent below
        from babel.numbers import format_percent  # noqa: PLC0415  as fluent below

        pattern = Locale(self.language).percent_formats[None].pattern
        return str(format_percent(share, pattern.replace("0", "0.0"), locale=self.language))

    def _worded(self, name: str, value: str | int) -> str | int:
        if name in COORDINATES:
            return str(value)
        naming = f"{name}-{value}"
        return self(naming) if name in WORDED and naming in self else value


def message_sources(language: str, files: tuple[str, ...] = ("",)) -> dict[str, str]:
    """The messages of a language as they are written, by id, in its main file (whose folder has no name) and in those of some parts."""
    texts = [(_FOLDER / file / f"{language}.ftl").read_text("utf-8") for file in files]
    return {entry["id"]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}


class _Catalogue:
    """The messages of one language. Each is parsed when it is asked for first: to parse all of them takes longer than most commands."""

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  takes longer to load than a whole game to referee

        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        self._sources = message_sources(language, files)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def format(self, message: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """The text, and what is wrong with it."""
        self._parse(message)
        pattern: Any = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), errors

    def _parse(self, message: str) -> None:
        """Parse a message and those it takes over, unless that is done."""
        from fluent.runtime import FluentResource  # noqa: PLC0415  as above

        if not self._bundle.has_message(message) and message in self:
            self._bundle.add_resource(FluentResource(self._sources[message]))
            for other in _REFERENCE.findall(self._sources[message]):
                self._parse(other)


_catalogue = cache(_Catalogue)
