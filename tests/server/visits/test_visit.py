"""`rookery visit` brings a bot to a server: it gets the views of the arena, and survives restarts, limits and its own mistakes."""

import json
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from rookery.core.record_text import read_json
from rookery.games import GAMES
from rookery.play.match import Match
from tests.cli.running import PROGRAM, Rookery, environment
from tests.play import programs
from tests.server.conftest import Servers, Visitors
from tests.server.serving import TIMEOUT, ServerProcess, wait_until
from tests.server.visiting import Frame, Visitor

BOTS = '''\
import pickle
import time
from pathlib import Path

HERE = Path(__file__).parent


class First:
    """Takes the first choice."""

    def choose(self, view, rng):
        return view.choices[0].action


class Keeps(First):
    """Keeps every view that it gets, and what it hears."""

    def note(self, *what):
        with (HERE / "kept").open("ab") as file:
            pickle.dump(what, file)

    def begin(self, setup, seat, seed):
        self.note("begin", setup.game, seat, type(seed))

    def choose(self, view, rng):
        self.note("view", view)
        print("this must not disturb the result")
        return rng.choice(view.choices).action

    def end(self, view):
        self.note("end", view)


class Fails(First):
    """Fails at its third decision, as long as nobody has repaired it."""

    decisions = 0

    def choose(self, view, rng):
        self.decisions += 1
        if self.decisions == 3 and not (HERE / "repaired").exists():
            raise ValueError("no such card")
        return super().choose(view, rng)


class Waits(First):
    """Waits at its third decision until the test has seen it."""

    decisions = 0

    def choose(self, view, rng):
        self.decisions += 1
        if self.decisions == 3:
            (HERE / "waits").touch()
            while not (HERE / "go").exists():
                time.sleep(0.01)
        return super().choose(view, rng)
'''


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the module `bots_here`, in which the commands run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "bots_here", raising=False)
    (tmp_path / "bots_here.py").write_text(BOTS, "utf-8")
    return tmp_path


class Visiting:
    """A visit in a process of its own."""

    def __init__(self, *arguments: str, **changes: str) -> None:
        command = [PROGRAM, "visit", *arguments]
        self.errors = Path("errors")
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment(**changes), text=True)

    def __enter__(self) -> "Visiting":
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def says(self, text: str) -> None:
        wait_until(lambda: text in self.errors.read_text("utf-8"))

    def ends(self) -> tuple[int, str]:
        """Return the exit code and the output."""
        out, _ = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, out


def results(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def kept(kind: str) -> list[Any]:
    found = []
    with Path("kept").open("rb") as file:
        while file.peek(1):
            found.append(pickle.load(file))
    return [what[1:] for what in found if what[0] == kind]


def free_seat(visitor: Visitors) -> tuple[Visitor, str]:
    """Return Ann and a table of hers for two, with a free seat."""
    ann = visitor("Ann")
    return ann, ann.opens()["table"]


def plays(ann: Visitor, table: str, until: Callable[[Frame], bool]) -> Frame:
    """Let Ann take her first choices until this holds of her table."""
    deadline = time.monotonic() + TIMEOUT
    while not until(frame := ann.sees(table)):
        assert time.monotonic() < deadline, frame
        if frame["status"] == "running" and frame["view"]["choices"]:
            answer = ann.asks("POST", f"tables/{table}/actions", {"version": frame["version"], "action": frame["view"]["choices"][0]["action"]})
            assert answer.status_code in {200, 409}, answer.text  # 409: the action before has been taken back
        else:
            time.sleep(0.02)
    return frame


@pytest.mark.parametrize(
    ("game", "terms"),
    [("five-towers", ["--option", "cards-to-come=hidden"]), ("carcassonne", ["--expansions", "river,abbot,towers-and-thieves"])],
)
def test_a_bot_gets_the_same_views_on_a_server_as_in_the_arena(
    server: ServerProcess, visitor: Visitors, rookery: Rookery, game: str, terms: list[str]
) -> None:
    ran = rookery("visit", server.address, "bots_here:Keeps", "--game", game, "--seats", "2", "--seat", "1", "--bots", "uniform", "--json", *terms)
    assert ran.code == 0, ran.err
    (result,) = results(ran.out)
    assert (result["seat"], result["how"], sorted(result["places"])) in [(1, "played", [1, 2]), (1, "played", [1, 1])]
    assert kept("begin") == [(game, 1, str)]
    views = [view for (view,) in kept("view")]
    record = read_json(visitor().asks("GET", f"tables/{result['table']}/games/1/record.json").text)
    match, expected = Match(GAMES[game], record.setup), []
    for action in record.actions:
        if match.actor == 1:
            expected.append(match.view(1))
        match.act(action)
    forced = [view for view in expected if [choice.action for choice in view.choices] == ["pass"]]  # the server plays these
    assert views == [view for view in expected if view not in forced]
    assert kept("end") == [(match.view(1),)]
    assert tuple(result["scores"]) == match.scores


def test_a_game_survives_a_restart_of_its_server(start_server: Servers) -> None:
    first = start_server(cold=True)
    with Visiting(first.address, "bots_here:Waits", "--game", "five-towers", "--seats", "2", "--bots", "uniform", "--json") as visiting:
        wait_until(Path("waits").exists)
        first.kill()
        Path("go").touch()
        visiting.says("The connection is lost.")
        again = start_server(cold=True, port=urlsplit(first.address).port)
        code, out = visiting.ends()
        assert code == 0, visiting.errors.read_text("utf-8")
        visiting.says("The connection is back.")
    (result,) = results(out)
    with Visitor(again.address) as spectator:
        frame = spectator.sees(result["table"])
    assert (frame["status"], frame["view"]["scores"], frame["number"]) == ("finished", result["scores"], 1)


def test_a_failing_bot_shows_its_place_and_continues_once_it_is_repaired(server: ServerProcess, rookery: Rookery) -> None:
    command = ("visit", server.address, "bots_here:Fails", "--game", "five-towers", "--seats", "3")
    failed = rookery(*command)
    assert (failed.code, failed.out) == (1, "")
    told = failed.err.splitlines()
    assert told[-1].endswith("on seat 0 failed: the bot has crashed: ValueError: no such card (bots_here.py, line 42, in choose)")
    assert told[-2] == "The game waits. Once the bot is repaired, the same command continues it."
    Path("repaired").touch()
    again = rookery(*command)
    assert again.code == 0, again.err
    assert again.err == told[0].replace("Table:", "Back at the table:") + "\n"
    assert again.out.startswith("Game 1, seat 0: ")


def test_a_failing_bot_hands_its_seat_to_the_server_if_people_play(server: ServerProcess, visitor: Visitors) -> None:
    ann, table = free_seat(visitor)
    with Visiting(f"{server.address}t/{table}", "bots_here:Fails") as visiting:
        visiting.says("On seat 1, waiting for the game to start.")
        seat = ann.sees(table)["seats"][1]
        assert (seat["name"], seat["program"]) == ("Fails", True)
        wait_until(lambda: ann.sees(table)["seats"][1]["online"])
        ann.posts(f"tables/{table}/start")
        over = plays(ann, table, lambda frame: frame["status"] == "finished")
        code, _ = visiting.ends()
    assert code == 1
    assert "no such card" in visiting.errors.read_text("utf-8")
    assert "A bot of the server continues on the seat." in visiting.errors.read_text("utf-8")
    assert over["ending"]["how"] == "played"


def test_a_bot_plays_rematches_with_people_and_lets_them_take_back(server: ServerProcess, visitor: Visitors) -> None:
    ann, table = free_seat(visitor)
    with Visiting(server.address, "bots_here:First", "--table", table, "--seat", "1", "--games", "2", "--json") as visiting:
        visiting.says("waiting for the game to start")
        ann.posts(f"tables/{table}/start")
        acted = plays(ann, table, lambda frame: any(one["what"] == "take-back" and one["seat"] == 0 for one in frame["proposals"]))
        ann.posts(f"tables/{table}/proposals", {"what": "take-back", "seat": 0})
        plays(ann, table, lambda frame: frame["version"] > acted["version"])
        asked = plays(ann, table, lambda frame: any(one["what"] == "rematch" and one["agreed"] == [1] for one in frame["proposals"]))
        assert asked["status"] == "finished"
        ann.posts(f"tables/{table}/rematch")
        plays(ann, table, lambda frame: frame["number"] == 2 and frame["status"] == "finished")
        code, out = visiting.ends()
    assert code == 0, visiting.errors.read_text("utf-8")
    assert [(result["number"], result["seat"]) for result in results(out)] == [(1, 1), (2, 0)]


def test_a_declined_rematch_ends_the_visit(server: ServerProcess, visitor: Visitors) -> None:
    ann, table = free_seat(visitor)
    with Visiting(server.address, "bots_here:First", "--table", table, "--games", "2") as visiting:
        visiting.says("waiting for the game to start")
        ann.posts(f"tables/{table}/start")
        ann.posts(f"tables/{table}/proposals", {"what": "resign"})
        plays(ann, table, lambda frame: any(one["what"] == "rematch" and one["agreed"] for one in frame["proposals"]))
        ann.posts(f"tables/{table}/proposals/decline", {"what": "rematch"})
        code, out = visiting.ends()
    assert (code, out) == (0, "Game 1, seat 1: won, 0 : 0\n")
    visiting.says("The others do not want a rematch.")


def test_the_table_of_a_waiting_bot_can_close(server: ServerProcess, visitor: Visitors) -> None:
    ann, table = free_seat(visitor)
    with Visiting(server.address, "bots_here:First", "--table", table) as visiting:
        visiting.says("waiting for the game to start")
        ann.deletes(f"tables/{table}")
        assert visiting.ends()[0] == 1
    visiting.says("rookery: The table has been closed.")


def test_a_visit_without_the_package_websockets_polls_the_table(server: ServerProcess, here: Path) -> None:
    (here / "websockets.py").write_text("raise ModuleNotFoundError('No module named websockets', name='websockets')", "utf-8")
    with Visiting(server.address, "bots_here:First", "--game", "five-towers", "--bots", "uniform", "--json", PYTHONPATH=str(here)) as visiting:
        code, out = visiting.ends()
    assert code == 0, visiting.errors.read_text("utf-8")
    assert len(results(out)) == 1


def test_a_program_visits_a_server_with_limits_and_waits_for_them(start_server: Servers, rookery: Rookery) -> None:
    address = start_server(cold=True, limited=True, limits={"act-burst": 20, "act-seconds": 0.04}).address
    ran = rookery("visit", address, programs.FIRST, "--game", "five-towers", "--seats", "2", "--bots", "uniform", "--name", "Program", "--json")
    assert ran.code == 0, ran.err
    assert results(ran.out)[0]["how"] == "played"


def test_an_invitation_admits_a_bot_to_a_private_server(start_server: Servers, rookery: Rookery) -> None:
    private = start_server(cold=True, invite_only=True)
    terms = ("bots_here:First", "--game", "five-towers", "--seats", "2", "--bots", "uniform")
    assert "rookery: The server refuses: " in rookery("visit", private.address, *terms).err
    assert rookery("visit", f"{private.address}#invitation={private.invite_code}", *terms).code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["bots_here:First"], 2, "Name a table to join, by its link or with --table, or a game with --game"),
        (["bots_here:First", "--table", "x", "--game", "five-towers"], 2, "Name a table to join"),
        (["bots_here:First", "--game", "five-towers", "--seat", "7"], 2, "There is no seat 7; the last one is 2."),
        (["bots_here:Nobody", "--game", "five-towers"], 2, "has no class “Nobody”; perhaps you mean: "),
        (["bots_here:First", "--game", "five-towers", "--seats", "9"], 2, "is for 2 to 5 players, not 9"),
        (["bots_here:First", "--table", "nowhere"], 1, "The server refuses: "),
        (["bots_here:First", "--table", "no where/../at all"], 1, "The server refuses: "),
        (["bots_here:First", "--game", "five-towers", "--bots", "nobody"], 1, "There is no such bot; there are novice,"),
        (["bots_here:First", "--game", "five-towers", "--name", "x" * 25], 1, "longer than 24 characters"),
        (["bots_here:First", "--game", "five-towers", "--cookies", "bots_here.py"], 2, "bots_here.py does not hold cookies"),
    ],
)
def test_a_visit_that_cannot_begin_is_explained(server: ServerProcess, rookery: Rookery, arguments: list[str], code: int, told: str) -> None:
    before = Path("bots_here.py").read_text("utf-8")
    ran = rookery("visit", server.address, *arguments)
    assert (ran.code, ran.out) == (code, "")
    assert told in ran.err.splitlines()[-1]
    assert Path("bots_here.py").read_text("utf-8") == before


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("http://127.0.0.1:1", "http://127.0.0.1:1 cannot be reached"),
        ("127.0.0.1:1", "http://127.0.0.1:1 cannot be reached"),
        ("ftp://127.0.0.1", "“ftp://127.0.0.1” is not the address of a server, such as http://127.0.0.1:8000"),
        ("localhost:eight", "“localhost:eight” is not the address of a server"),
    ],
)
def test_a_wrong_address_is_reported_at_once(rookery: Rookery, url: str, told: str) -> None:
    ran = rookery("visit", url, "bots_here:First", "--game", "five-towers")
    assert ran.code in {1, 2}
    assert told in ran.err


def test_two_visits_need_two_identities(server: ServerProcess, visitor: Visitors, rookery: Rookery) -> None:
    _, table = free_seat(visitor)
    link = f"{server.address}t/{table}"
    with Visiting(server.address, "bots_here:First", "--table", link, "--cookies", "mine") as visiting:
        visiting.says("waiting for the game to start")
        ran = rookery("visit", server.address, "bots_here:First", "--game", "five-towers", "--cookies", "mine")
        assert (ran.code, "A running visit uses mine" in ran.err) == (2, True)
    assert Path("mine").stat().st_mode & 0o077 == 0
