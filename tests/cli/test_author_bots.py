"""Every command accepts bots of authors, and says what is wrong with one in a sentence that helps to repair it."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.running import Rookery, is_one_sentence
from tests.play import programs

BOTS = '''\
from abc import ABC, abstractmethod
import helper

class First:
    """Takes the first choice, and notes what it hears."""
    def __init__(self, file="heard"):
        self.file = file
    def hear(self, *words):
        with open(self.file, "a") as file:
            print(*words, file=file)
    def begin(self, setup, seat, seed):
        self.hear("begins", setup.game, seat, type(seed).__name__)
    def choose(self, view, rng):
        print("a bot may print")
        return view.choices[0].action
    def end(self, view):
        self.hear("ends", view.seat, view.outcome is not None)

class Bare:
    def choose(self, view, rng): ...

class Raises(Bare):
    def choose(self, view, rng):
        raise ValueError("no such card")

class AsksAHelper(Bare):
    def choose(self, view, rng):
        return helper.best(view.choices)

class AsksTheLibrary(Bare):
    def choose(self, view, rng):
        return rng.choice([])

class ReturnsAChoice(Bare):
    def choose(self, view, rng):
        return view.choices[0]

class ReturnsANumber(Bare):
    def choose(self, view, rng):
        return 3

class BidsTooMuch(Bare):
    def choose(self, view, rng):
        return "bid 9"

class Misspells(Bare):
    def choose(self, view, rng):
        return "Bid 3"

class Asynchronous(Bare):
    async def choose(self, view, rng):
        return "pass"

class HiddenAsynchronous(Bare):
    def choose(self, view, rng):
        return self.later()
    async def later(self):
        return "pass"

class Seedless(Bare):
    def choose(self, view):
        return "pass"

class Needy(Bare):
    def __init__(self, depth, width=3):
        pass

class Abstract(ABC):
    @abstractmethod
    def choose(self, view, rng): ...

class Chooseless:
    pass

class BreaksWhenCreated(Bare):
    def __init__(self):
        helper.best([])

class BeginsBadly(Bare):
    def begin(self, setup, seat, seed):
        random = seed % 7
    def end(self, view): ...
    def choose(self, view, rng):
        return view.choices[0].action
'''

HELPER = """\
def best(choices):
    return max(choice.value for choice in choices)
"""

LEGAL = "legal here: bid 2, bid 3, bid 4, bid 5, pass"

MISTAKES = {
    "Raises": "ValueError: no such card (mine.py, line 24, in choose)",
    "AsksAHelper": "AttributeError: 'Choice' object has no attribute 'value' (helper.py, line 2, in <genexpr>)",
    "AsksTheLibrary": "IndexError: Cannot choose from an empty sequence (mine.py, line 32, in choose)",
    "Bare": 'choose returned None; it must return the text of one of the actions in "view.choices"',
    "ReturnsANumber": "choose returned 3 (int); it must return the text of one of the actions in",
    "ReturnsAChoice": "choose returned a choice; it must return its text, choice.action",
    "BidsTooMuch": f"the bot chose “bid 9”: “9” is not a number from 0 to 5; {LEGAL}",
    "Misspells": f"the bot chose “Bid 3”: “Bid 3” is not an action (reveal CARD, bid NUMBER, pass, demolish TYPE, place CARD, retract); {LEGAL}",
    "HiddenAsynchronous": 'choose is async: write "def", not "async def"',
    "BeginsBadly": "TypeError: not all arguments converted during string formatting (mine.py, line 81, in begin)",
}

INVALID = {
    "mine:Asynchronous": 'the method "choose" of “mine:Asynchronous” is async: write "def choose", not "async def choose"',
    "mine:Seedless": 'must take a view and a random generator: "def choose(self, view, rng)"',
    "mine:Needy": "the bot “mine:Needy” cannot be created without arguments: give depth a default value",
    "mine:Abstract": "the class “mine:Abstract” is abstract: it does not define choose",
    "mine:Chooseless": '“mine:Chooseless” is not a bot: it has no method "choose(view, rng)"',
    "mine:BreaksWhenCreated": "cannot be created: ValueError: max() ",
    "mine:Fist": "the module “mine” has no class “Fist”; perhaps you mean: First",
    "mine:Carefully": "the module “mine” has no class “Carefully”; perhaps you mean: ",
    "mime:First": "there is no module “mime” for the bot “mime:First”, neither in this folder nor installed; perhaps you mean: mine",
    "mine.py:First": "there is no module “mine.py” for the bot “mine.py:First”, neither in this folder nor installed; perhaps you mean: mine",
    "small.py": "perhaps you mean: small:Small",
    "small": "perhaps you mean: small:Small",
    "uniforn": "perhaps you mean: uniform",
    "needs_more:Bot": "cannot be created: ModuleNotFoundError: No module named 'nothing_like_it' (needs_more.py, line 1, in <module>)",
    "unfinished:Bot": "cannot be created: SyntaxError: '(' was never closed (unfinished.py, line 1)",
    "mine:First@50ms": 'the time of “mine:First@50ms” cannot be limited: it has no method "with_budget(seconds)"',
}


@pytest.fixture(autouse=True)
def _in_a_folder_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    files = {
        "mine": BOTS,
        "helper": HELPER,
        "small": "class Small:\n    pass\n",
        "needs_more": "import nothing_like_it\n",
        "unfinished": "class Bot(\n",
    }
    for name, text in files.items():
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / f"{name}.py").write_text(text, "utf-8")


@pytest.mark.parametrize(("bot", "told"), MISTAKES.items(), ids=MISTAKES)
def test_simulate_reports_the_mistake_of_a_bot(rookery: Rookery, bot: str, told: str) -> None:
    ran = rookery(
        "simulate", "five-towers", "--seats", "2", "--games", "3", "--seed", "7", "--opener", "0", "--bots", f"uniform,mine:{bot}", "--json"
    )
    assert ran.code == 1
    last = ran.err.splitlines()[-1]
    assert last.startswith(f"rookery: The bot “mine:{bot}” on seat 1 failed: ")
    assert told in last
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(("bot", "told"), INVALID.items(), ids=INVALID)
def test_a_bot_that_cannot_be_made_is_refused_with_advice(rookery: Rookery, bot: str, told: str) -> None:
    ran = rookery("simulate", "five-towers", "--seats", "2", "--bots", bot, "--seed", "7")
    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)
    assert told in ran.err


def test_simulate_plays_the_same_game_with_a_class_and_the_same_program(rookery: Rookery) -> None:
    def actions(bot: str) -> list[list[str]]:
        ran = rookery("simulate", "five-towers", "--seats", "2", "--games", "2", "--seed", "7", "--bots", f"{bot},greedy", "--json")
        assert ran.code == 0, ran.err
        return [json.loads(line)["actions"] for line in ran.out.splitlines()]

    assert actions("mine:First") == actions(programs.program("print(message['view']['choices'][0]['action'], flush=True)"))
    heard = Path("heard").read_text("utf-8").splitlines()
    assert heard == ["begins five-towers 0 str", "ends 0 True"] * 2


def test_a_program_that_fails_shows_its_first_lines(rookery: Rookery) -> None:
    wordy = programs.program("print('cannot read the card', *range(2000), file=sys.stderr); sys.exit(3)")
    ran = rookery("simulate", "five-towers", "--seats", "2", "--seed", "7", "--bots", f"greedy,{wordy}", "--games", "1")
    assert ran.code == 1
    assert "has stopped running; it wrote: cannot read the card 0 1 2 3 " in ran.err
    assert " 1999" not in ran.err


def test_a_class_plays_against_a_person(rookery: Rookery) -> None:
    ran = rookery("play", "five-towers", "--seats", "2", "--seed", "4", "--bots", "mine:First", "--save", "game.rook", stdin=b"0\npass\nall\n" * 200)
    assert ran.code in {0, 1}
    assert "begins five-towers 1 str" in Path("heard").read_text("utf-8")
    assert "player 1: mine:First" in Path("game.rook").read_text("utf-8")


def test_a_failing_bot_ends_the_game_of_a_person_without_losing_it(rookery: Rookery) -> None:
    ran = rookery("play", "five-towers", "--seats", "2", "--seed", "4", "--opener", "1", "--bots", "mine:Raises", "--save", "game.rook")
    assert ran.code == 1
    assert MISTAKES["Raises"] in ran.err
    assert Path("game.rook").read_text("utf-8").count("reveal") == 5


def test_a_saved_game_cannot_name_code_to_run(rookery: Rookery) -> None:
    rookery("play", "five-towers", "--seats", "2", "--seed", "4", "--bots", "mine:First", "--save", "game.rook", stdin=b"quit\n")
    Path("heard").unlink()
    assert rookery("play", "--resume", "game.rook", stdin=b"quit\n").code == 0
    assert not Path("heard").exists()


def test_the_referee_seats_a_class_and_reports_its_failure_to_the_caller(rookery: Rookery) -> None:
    begin = ("referee", "five-towers", "--seats", "2", "--chance", "auto", "--seed", "7", "--opener", "1", "--bots")
    first = json.loads(rookery(*begin, "1=mine:First", stdin=b"").out)
    assert (first["actor"], first["events"][-1]) == (0, {"kind": "bid", "seat": 1, "count": 0})
    ran = rookery(*begin, "1=mine:Raises", stdin=b"")
    assert json.loads(ran.out) == {"error": "bot/failed", "seat": 1, "message": MISTAKES["Raises"]}
    assert (ran.code, MISTAKES["Raises"] in ran.err) == (1, True)
