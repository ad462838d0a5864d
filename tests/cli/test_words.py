"""The locale has every message that the program uses, and no unused ones."""

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as fluent

from rookery.bots import LEVELS, bot_names, level_names
from rookery.bots.carcassonne.reasons import GAINS as CARCASSONNE_GAINS
from rookery.bots.five_towers.advice import GAINS
from rookery.cli import COMMANDS
from rookery.cli.commands.admin import ACTIONS
from rookery.cli.five_towers.score import ORDINALS
from rookery.cli.standard_streams import STANDARD_INPUT
from rookery.core.errors import IllegalActionError
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import ScoreLine
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.games import GAMES
from rookery.games.carcassonne.geometry import HALVES, SIDES
from rookery.games.five_towers.cards import TYPES
from rookery.locale import Words, known_language, languages, preferred_language
from rookery.locale.error_text import SYSTEM
from rookery.play.analysis import MARKS
from rookery.play.match import Match
from tests.cli.running import Rookery
from tests.locale.catalogue import LOCALE, messages_in, references, variables
from tests.locale.raised import raised_reasons

SOURCE = Path(__file__).parents[2] / "src" / "rookery"
RULE = re.compile(r"[A-Z]{2}-[A-Z]?[0-9]{1,3}")
SENTENCE = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}")
FEATURES = ("city", "road", "field", "monastery", "garden")
"""The kinds of pieces that can hold a figure."""


def english() -> dict[str, fluent.Message]:
    """Return the messages of the main English file."""
    return messages_in((LOCALE / "en.ftl").read_text("utf-8"))


@cache
def trees(folder: str) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted((SOURCE / folder).rglob("*.py"))]


def texts(tree: ast.Module) -> list[str]:
    """Return every string in the code except docstrings, assertion messages and documentation of constants."""
    quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    quiet |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.Assert) and node.msg for part in ast.walk(node.msg)}
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet]


@cache
def in_code(folder: str) -> set[str]:
    return {text for _, tree in trees(folder) for text in texts(tree)}


def asked_for() -> set[str]:
    """Return the messages that the command line uses in prompts, errors and help."""
    calls = [node for _, tree in trees("cli") for node in ast.walk(tree) if isinstance(node, ast.Call)]
    speaking = [call for call in calls if getattr(call.func, "id", getattr(call.func, "attr", "")) in ("words", "InputError", "say", "ask")]
    named = [call.args[0] for call in speaking if call.args]
    named += [keyword.value for call in calls for keyword in call.keywords if keyword.arg in ("help", "description", "epilog", "title")]
    branches = [part for node in named for part in ((node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,))]
    return {part.value for part in branches if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def event_kinds() -> set[str]:
    calls = (node for _, tree in trees("games") for node in ast.walk(tree) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "event")
    return {call.args[0].value for call in named if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)}


def families() -> set[str]:
    """Return the messages whose ids combine a prefix in the code with a name from a game."""
    found = {f"{word}-{command}" for word in ("command", "example") for command in COMMANDS}
    found |= {f"argument-{word}-{command}" for word in ("seats", "opener") for command in ("arena", "referee")}
    found |= {f"command-admin-{action}" for action in ACTIONS} | {f"admin-table-{why}" for why in ("unknown", "closed")}
    found |= {f"letter-{type_}" for type_ in TYPES} | {f"tower-{name}" for name in (*TYPES, *ORDINALS)}
    found |= {f"option-{option}" for game in GAMES.values() for option in game.options}
    found |= {f"option-{option}-{value}" for game in GAMES.values() for option, values in game.options.items() for value in values}
    found |= {f"expansion-{expansion}" for game in GAMES.values() for expansion in game.expansions}
    found |= {f"event-{kind}" for kind in event_kinds() - {"claimed"}} | {f"event-claimed-{feature}" for feature in FEATURES} | {"event-laid-tile"}
    found |= {f"reason-{raised.reason}" for raised in raised_reasons()} | {"reason-line", "reason-not-allowed"}
    found |= {f"system-{name}" for name in SYSTEM.values()} | {f"game-{game}" for game in GAMES}
    found |= {f"bot-{bot}{part}" for game in GAMES for bot in (*bot_names(game), *level_names(game)) for part in ("", "-family")}
    found |= {f"level-{level}" for level in LEVELS}
    found |= {f"advice-{form}{gain}" for gain in (*GAINS, *CARCASSONNE_GAINS) for form in ("", "not-")}
    found |= {"advice-alike", "hint-ahead", "hint-behind"}
    found |= {f"analyse-{mark}" for mark in MARKS}
    found |= {f"port-{port}" for port in (*SIDES, *HALVES)} | {f"source-{STANDARD_INPUT}"}
    return found


def engine_texts() -> set[str]:
    """Return the labels, notes, reasons and refusals that the games contain literally."""
    found = in_code("games")
    labels = {text for text in found if re.fullmatch(r"(choice|score|line|ended|table)-[a-z-]*[a-z]", text)}
    refusals = {text for _, tree in trees("games/five_towers") if _.name == "refusal.py" for text in texts(tree) if RULE.fullmatch(text)}
    return labels | {f"refused-{rule}" for rule in refusals}


def in_messages() -> set[str]:
    """Return the messages that other messages refer to."""
    return {name for message in english().values() for name in references(message)}


def put_together() -> set[str]:
    """Return the messages whose ids end in a name or rule of a game."""
    names = in_code("games")
    found = {f"{family}-{name}" for family in ("refused", "feature", "figure", "choice-claim", "choice", "score") for name in names}
    return found | {f"score-{name}-open" for name in names}


def test_variables_are_found_wherever_they_stand_in_a_message() -> None:
    assert variables(english()["event-won"]) == {"you", "name", "count"}


def test_every_message_that_the_code_uses_exists() -> None:
    asked = asked_for()
    assert {"usage-unknown", "only-choice", "argument-seats", "replay-nothing", "call-opener"} <= asked
    assert asked - set(english()) == set()
    assert families() - set(english()) == set()
    assert engine_texts() - set(english()) == set()


def in_client(ids: set[str]) -> set[str]:
    """Return the messages that the web client names, literally or by a template such as `bot-${name}`."""
    web = Path(__file__).parents[2] / "web" / "src"
    sources = "\n".join(path.read_text("utf-8") for path in web.rglob("*") if path.suffix in (".svelte", ".ts"))
    templates = [re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(text)) for text in re.findall(r"`(web-[^`]*)`", sources)]
    return {name for name in ids if f"'{name}'" in sources or f'"{name}"' in sources or any(re.fullmatch(text, name) for text in templates)}


def test_the_built_client_has_every_message_that_it_names() -> None:
    """The built client leaves out messages that only the terminal uses."""
    plugin = (Path(__file__).parents[2] / "web" / "browser_messages.ts").read_text("utf-8")
    terminal = re.search(r"const TERMINAL =\s+/(.*)/;", plugin)
    assert terminal is not None
    left_out = {name for name in english() if re.match(terminal[1], name)}
    assert {"argument-seats", "reason-line"} <= left_out
    assert in_client(left_out) == set()
    assert left_out & (engine_texts() | {name for name in families() if name.startswith(("event-", "option-", "bot-", "game-"))}) == set()


def test_no_message_is_unused() -> None:
    used = in_code("cli") | in_code("bots") | in_code("locale") | in_code("server") | families() | engine_texts() | put_together() | in_messages()
    assert set(english()) - used - in_client(set(english()) - used) == set()


def test_every_printed_sentence_is_in_the_locale() -> None:
    found = {(path.name, text) for path, tree in trees("cli") for text in texts(tree) if SENTENCE.search(text)}
    assert found == set()


# --- messages of real games


def _setups(game: AnyGame) -> list[Setup]:
    unusual = FrozenMap({option: values[-1] for option, values in game.options.items()})
    return [Setup(game.name, 2, expansions=game.expansions), Setup(game.name, 3, options=unusual)]


def _attempts(game: AnyGame) -> list[str]:
    """Return actions to try in positions where they are illegal."""
    cards = [f"place {type_}-{value}" for type_ in TYPES for value in (0, 7, 9, 15)]
    towers = ["bid 0", "bid 5", "pass", "retract", "reveal sand-7", *(f"demolish {type_}" for type_ in TYPES), *cards]
    cells = [f"{verb} {x},{y}" for verb in ("guard", "raise", "recall") for x in (0, 1) for y in (0, 1)]
    claims = [f"claim {piece}" for piece in ("city N", "field NL", "garden", "monastery abbot")]
    land = ["draw D", "skip", *(f"place {place}" for place in ("0,0 0", "0,1 0", "1,0 90")), *claims, *cells]
    return {"five-towers": towers, "carcassonne": land}[game.name]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_text_of_a_game_has_a_message(game: AnyGame) -> None:
    words, rng, refused = Words(), Random(7), set()
    for setup in _setups(game):
        match = Match(game, setup)
        while match.actor is not None:
            view = match.view(match.actor if isinstance(match.actor, int) else None)
            for choice in view.choices:
                assert "{" not in words(choice.label, **choice.args)
            for event in view.events:
                feature = event.details.get("piece", "").partition(" ")[0]
                assert (f"event-{event.kind}-{feature}" if feature else f"event-{event.kind}") in words
                lines = [line for value in event.details.values() if isinstance(value, tuple) for line in value if isinstance(line, ScoreLine)]
                assert all(words(line.label, **line.args) for line in lines)
            if rng.random() < 0.1:
                refused |= _refusals(match, _attempts(game))
            match.act(str(rng.choice(match.rules.legal(match.state))))
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        assert outcome.reason.code in words
        assert all(words(line.label, **line.args) for sheet in outcome.sheets for line in sheet.lines)
    assert len(refused) > 5
    assert {rule for rule in refused if f"refused-{rule}" not in words} == set()


def _refusals(match: Match, attempts: list[str]) -> set[str]:
    """Return the rules that forbid these actions now."""
    rules = set()
    for text in attempts:
        try:
            action = match.game.read_action(match.setup, text)
            match.rules.apply(match.state, action)
        except IllegalActionError as error:
            rules.add(error.rule)
        except ValueError:
            continue
    return rules


# --- languages


def test_numbers_and_names_are_filled_in() -> None:
    words = Words()
    assert words("choice-bid", count=3) == "Bid 3"
    assert words("event-won", name="Ada", you="no", count=1) == "Ada takes one card."
    assert words("event-won", name="You", you="yes", count=2) == "You take 2 cards."


def test_an_argument_that_names_a_message_is_translated() -> None:
    assert Words()("not-utf-8", source="standard-input", byte="0xFF") == "standard input: not UTF-8 text (byte 0xFF)."
    assert Words()("choice-place", tower="sand", value=7) == "Place sand 7"


def test_lists_read_as_in_a_sentence() -> None:
    assert [Words().listed(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]


def test_a_missing_message_raises_when_strict_and_shows_its_id_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        Words()("no-such-message")
    with pytest.raises(LookupError, match="count"):
        Words()("choice-bid")
    monkeypatch.setattr(Words, "strict", False)
    assert Words()("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LC_ALL": "qq", "LANG": "en"}, "qq"),
        ({"ROOKERY_LANGUAGE": "qq_QQ@euro", "LC_ALL": "en"}, "qq"),
        ({"ROOKERY_LANGUAGE": "", "LC_MESSAGES": "QQ"}, "qq"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str, another_language: Path) -> None:
    assert preferred_language(environ) == language


@pytest.fixture
def another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language `qq` beside English with a single translated message."""
    (tmp_path / "en.ftl").write_text((LOCALE / "en.ftl").read_text("utf-8"))
    (tmp_path / "qq.ftl").write_text("won-alone = { $name } qaqq { $points }.\nhelp-usage = qaqqa:\n")
    monkeypatch.setattr("rookery.locale._FOLDER", tmp_path)
    return tmp_path


def test_a_language_is_a_file_and_falls_back_to_english(another_language: Path, rookery: Rookery) -> None:
    assert languages() == ("en", "qq")
    assert known_language("qq-QQ") == "qq"
    ran = rookery("score", "five-towers", "Ada: 3", "Bo: 4", "--language", "qq")
    assert ran.out.endswith("1. Bo: 8\n2. Ada: 6\nBo qaqq 8.\n")
    assert rookery("--language=qq", "play", "--help").out.startswith("qaqqa: rookery play")
    assert rookery("games", "--help").out.startswith("usage: rookery games")
