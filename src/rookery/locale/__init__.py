"""All words that players see. Every `.ftl` file beside this one is a language; adding one needs no code.

Folders beside it hold parts that only some pages of the client need, one file per language. A game can bring its words in `games/<game>/`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from rookery.locale.catalogue import Catalogue

ENGLISH: Final = "en"
WORDED: Final = ("tower", "figure", "feature", "port", "source")
"""The arguments whose values are message ids. User text, such as names and files, is never looked up."""
COORDINATES: Final = ("x", "y")
"""The numeric arguments that keep the minus sign of the notation."""

PARTS: Final = ("about", "deals", "lessons", "me", "replay", "rules")
"""The folders of messages that a page loads on demand."""

_FOLDER: Final = Path(__file__).parent
_VARIABLES: Final = ("ROOKERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """Return the codes of all languages."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.ftl")))


def known_language(wish: str) -> str | None:
    """Return the language for a request such as `de`, `de-AT` or `de_AT.UTF-8`, or None."""
    code = wish.partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.lower(): language for language in languages()}
    return known.get(code.lower()) or known.get(code.partition("-")[0].lower())


def preferred_language(environ: Mapping[str, str]) -> str:
    """Return the language of the environment: the first variable that is set decides; the default is English."""
    wish = next((environ[name] for name in _VARIABLES if environ.get(name)), ENGLISH)
    return known_language(wish) or ENGLISH


class Words:
    """One language. `words("choice-bid", count=3)` is that message with its arguments filled in.

    An argument that names something of a game becomes a message itself: `tower="sand"` becomes the message `tower-sand`.
    A message that the language lacks falls back to English. A message that English lacks shows its id, or raises LookupError when `strict`.
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

    def _catalogues(self) -> Iterator["Catalogue"]:
        """Yield the catalogue of this language, then the English one."""
        return (_catalogue(language, self._files) for language in dict.fromkeys((self.language, ENGLISH)))

    def listed(self, parts: list[str]) -> str:
        """Join the parts as a list in a sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self("listed", first=", ".join(parts[:-1]), last=parts[-1])

    def decimal(self, value: float, places: int = 1) -> str:
        """Return the number with this many decimal places, formatted for the language."""
        from babel.numbers import format_decimal  # noqa: PLC0415  most commands need no numbers

        return str(format_decimal(value, "#,##0." + places * "0", locale=self.language))

    def estimate(self, mean: float, low: float, high: float) -> str:
        """Return a mean with its confidence interval."""
        return self("arena-estimate", mean=self.decimal(mean), low=self.decimal(low), high=self.decimal(high))

    def percent(self, share: float) -> str:
        """Return the share as a percentage with one decimal place, formatted for the language."""
        from babel import Locale  # noqa: PLC0415  most commands need no numbers
        from babel.numbers import format_percent  # noqa: PLC0415  most commands need no numbers

        pattern = Locale(self.language).percent_formats[None].pattern
        return str(format_percent(share, pattern.replace("0", "0.0"), locale=self.language))

    def _worded(self, name: str, value: str | int) -> str | int:
        if name in COORDINATES:
            return str(value)
        naming = f"{name}-{value}"
        return self(naming) if name in WORDED and naming in self else value


@cache
def _catalogue(language: str, files: tuple[str, ...]) -> "Catalogue":
    """Return the messages of a language from its main file (part ""), these other parts, and the games."""
    from rookery.locale.catalogue import Catalogue  # noqa: PLC0415  loads Fluent

    paths = [*(_FOLDER / file / f"{language}.ftl" for file in files), *_FOLDER.glob(f"games/*/{language}.ftl")]
    return Catalogue([language, ENGLISH], "\n".join(path.read_text("utf-8") for path in paths))
