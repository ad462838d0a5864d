"""`rookery dataset`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from rookery.core.record_text import read_json, write_rook
from rookery.server.storage.sqlite.store import SqliteStore
from tests.cli.running import PROGRAM, TIMEOUT, Rookery, environment, is_one_sentence, run_process
from tests.server.population import TO_ITS_END, Kind, add_guests, add_tables, person
from tests.server.stores import with_store

GAME = ("dataset", "five-towers", "--seats", "2", "--bots", "greedy,uniform", "--no-positions")
BARE = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1].split(','))); from rookery.cli import main; sys.exit(main(sys.argv[2:]))"
"""Run the command line in a process where the named modules cannot be imported."""


def rows(folder: Path | str) -> list[dict[str, Any]]:
    """Return all rows of a data set."""
    import pyarrow.parquet as pq  # noqa: PLC0415  everyday tests run without it

    found: list[dict[str, Any]] = pq.read_table(Path(folder) / "data").to_pylist()
    return found


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(autouse=True)
def _in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- without pyarrow


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("five-towers",),
        ("--out", "new"),
        ("five-towers", "--check", "new"),
        ("five-towers", "--records", "games.jsonl", "--out", "new"),
        ("--check", "new", "--out", "other"),
    ],
)
def test_exactly_one_source_or_check_is_needed(arguments: tuple[str, ...], rookery: Rookery) -> None:
    rookery("dataset", *arguments).fails(2, "--records", "--server", "--out", "--check")


@pytest.mark.parametrize(("option", "value", "told"), [("--games", "0", "1"), ("--samples", "0", "1"), ("--jobs", "0", "64"), ("--jobs", "65", "64")])
def test_numbers_out_of_range_are_refused(option: str, value: str, told: str, rookery: Rookery) -> None:
    rookery(*GAME, "--out", "new", option, value).fails(2, told)
    assert not Path("new").exists()


def test_without_pyarrow_the_command_says_what_to_install() -> None:
    for arguments in ((*GAME, "--out", "new"), ("dataset", "--check", "new")):
        said = subprocess.run([sys.executable, "-c", BARE, "pyarrow", *arguments], capture_output=True, text=True, env=environment(), check=False)
        assert (said.returncode, said.stdout) == (2, "")
        assert said.stderr == "rookery: Data sets need one more package: pip install 'rookery[data]'\n"
    assert not Path("new").exists()


# --- with pyarrow


@pytest.mark.extras
def test_simulated_games_are_those_of_simulate(rookery: Rookery) -> None:
    rookery(*GAME, "--games", "3", "--seed", "7", "--out", "new").shows("Games: 3")
    lines = rookery("simulate", *GAME[1:-1], "--games", "3", "--seed", "7", "--json").out.splitlines()
    found = rows("new")
    for number, record in enumerate(map(json.loads, lines)):
        game = [row for row in found if row["game_number"] == number]
        assert [row["action"] for row in game] == record["actions"]
        assert (game[0]["opener"], game[0]["result"], game[0]["bots"]) == (record["opener"], record["scores"], ["greedy", "uniform"])
        assert (game[0]["source"], game[0]["deal"]) == ("simulation", number)
    rookery("dataset", "--check", "new").shows("games: 3", "rules: 3")


@pytest.mark.extras
def test_records_of_simulate_and_the_arena_give_the_same_rows_as_the_simulation(rookery: Rookery) -> None:
    options = ("--expansions", "abbot", "--games", "2", "--seed", "7")
    rookery("dataset", "carcassonne", "--seats", "2", "--bots", "greedy", *options, "--out", "simulated").shows("Games: 2")
    Path("games.jsonl").write_text(rookery("simulate", "carcassonne", "--seats", "2", "--bots", "greedy", *options, "--json").out, "utf-8")
    rookery("dataset", "--records", "games.jsonl", "--out", "read").shows("Games: 2")
    assert [{**row, "source": ""} for row in rows("simulated")] == [{**row, "source": ""} for row in rows("read")]
    assert rookery("arena", "five-towers", "greedy", "uniform", "--games", "4", "--records", "arena.jsonl").code == 0
    Path("game.rook").write_text(write_rook(read_json(Path("games.jsonl").read_text("utf-8").splitlines()[1])), "utf-8")
    rookery("dataset", "--records", "arena.jsonl", "--records", "game.rook", "--out", "both").shows("Games: 5")
    first = rows("both")[0]
    assert (sorted(first["bots"]), first["deal"]) == (["greedy", "uniform"], 0)


@pytest.mark.extras
def test_records_come_from_standard_input_and_names_of_people_stay_behind(rookery: Rookery) -> None:
    record = json.loads(rookery("simulate", *GAME[1:-1], "--games", "1", "--seed", "7", "--json").out)
    named = {**record, "tags": {"player 0": "Ada Lovelace", "player 1": "greedy", "place": "London"}}
    unfinished = {**record, "scores": None}
    ran = rookery("dataset", "--records", "-", "--out", "new", stdin="\n".join(map(json.dumps, (named, unfinished))).encode())
    ran.shows("Games: 1", "left out: 1")
    assert rows("new")[0]["bots"] == [None, "greedy"]
    assert not [name for name, text in content(Path("new")).items() if b"Lovelace" in text or b"London" in text]


@pytest.mark.extras
def test_the_number_of_processes_does_not_affect_the_bytes() -> None:
    for folder, jobs in (("one", "1"), ("two", "2")):
        assert run_process(*GAME, "--games", "110", "--out", folder, "--jobs", jobs).code == 0
    assert content(Path("one")) == content(Path("two"))


@pytest.mark.extras
def test_observations_and_values_are_added_if_asked_for(rookery: Rookery) -> None:
    rookery(*GAME, "--games", "1", "--out", "new", "--observations", "--value", "learned", "--samples", "1").shows("Games: 1")
    decisions = [row for row in rows("new") if row["actor"] >= 0]
    assert all(row["observation"] and row["mask"] and sum(row["value"]) == pytest.approx(1) for row in decisions)
    rookery("dataset", "--check", "new").shows("rules: 1")


@pytest.fixture
def data() -> Path:
    """The data of a server with two finished games of people, one against a bot, and one that was resigned."""

    async def fill(store: SqliteStore) -> None:
        await add_guests(store, range(8))
        for number, kind in enumerate((Kind(TO_ITS_END), Kind(TO_ITS_END, bot="uniform"), Kind((5, 5), resigned=True))):
            await add_tables(store, kind, range(number, number + 1), lambda table: (person(2 * table), person(2 * table + 1)))

    path = Path("server.sqlite3")
    with_store(path, fill)
    return path


@pytest.mark.extras
def test_finished_games_of_a_server_come_without_people(data: Path, rookery: Rookery) -> None:
    ran = rookery("dataset", "--server", str(data), "--out", "new")
    ran.shows("Games: 2", "left out: 1")
    found = rows("new")
    assert {tuple(row["bots"]) for row in found} == {(None, None), (None, "uniform")}
    assert {row["source"] for row in found} == {"server"}
    private = [word for number in range(8) for word in (person(number).id, f"Guest {number}")] + ["Host", "Other"]
    text = "\n".join([json.dumps(found), Path("new/README.md").read_text("utf-8")])
    assert not [word for word in private if word in text]
    rookery("dataset", "--check", "new").shows("rules: 2")
    assert 'license: "other"' in Path("new/README.md").read_text("utf-8")


@pytest.mark.extras
def test_data_of_a_server_that_cannot_be_read_are_named(rookery: Rookery) -> None:
    rookery("dataset", "--server", "nowhere.sqlite3", "--out", "new").fails(2, "nowhere.sqlite3")
    Path("text.sqlite3").write_text("no database", "utf-8")
    rookery("dataset", "--server", "text.sqlite3", "--out", "new").fails(1, "text.sqlite3")
    without = subprocess.run(
        [sys.executable, "-c", BARE, "msgspec", "dataset", "--server", "x", "--out", "new"],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (without.returncode, without.stderr) == (
        2,
        "rookery: rookery dataset --server needs the server packages: pip install 'rookery[server]'\n",
    )


@pytest.mark.extras
def test_bots_of_authors_play_and_their_failures_are_reported(rookery: Rookery) -> None:
    Path("mine.py").write_text(
        "class Last:\n    def choose(self, view, rng):\n        print('hm')\n        return view.choices[-1].action\n"
        "class Broken:\n    def choose(self, view, rng):\n        return 1 / 0\n",
        "utf-8",
    )
    said = run_process("dataset", "five-towers", "--seats", "2", "--bots", "mine:Last,greedy", "--games", "2", "--out", "new")
    assert (said.code, said.out.count("hm")) == (0, 0)
    assert rows("new")[0]["bots"] == ["mine:Last", "greedy"]
    for jobs in ("1", "2"):
        broken = run_process("dataset", "five-towers", "--seats", "2", "--bots", "greedy,mine:Broken", "--out", f"broken{jobs}", "--jobs", jobs)
        broken.fails(1, "mine:Broken", "ZeroDivisionError")
        assert content(Path(f"broken{jobs}")) == {}
    rookery("dataset", "five-towers", "--bots", "nobody", "--out", "other").fails(2, "nobody")
    assert not Path("other").exists()


@pytest.mark.extras
def test_broken_records_are_named_with_their_line(rookery: Rookery) -> None:
    lines = rookery("simulate", *GAME[1:-1], "--games", "2", "--seed", "7", "--json").out.splitlines()
    Path("good.jsonl").write_text(lines[0], "utf-8")
    Path("games.jsonl").write_text("\n".join([lines[0], lines[1].replace("bid 1", "bid 5")]), "utf-8")
    for jobs in ("1", "2"):
        ran = rookery("dataset", "--records", "good.jsonl", "--records", "games.jsonl", "--out", f"new{jobs}", "--jobs", jobs)
        ran.fails(1, "games.jsonl: line 2: action")
    rookery("dataset", "--records", "nowhere.jsonl", "--out", "other").fails(1, "nowhere.jsonl")
    Path("text.jsonl").write_text("{", "utf-8")
    rookery("dataset", "--records", "text.jsonl", "--out", "other").fails(1, "text.jsonl", "line 1")


@pytest.mark.extras
def test_a_folder_that_is_not_empty_is_refused(rookery: Rookery) -> None:
    Path("mine").mkdir()
    Path("mine/thesis.txt").touch()
    rookery(*GAME, "--games", "1", "--out", "mine").fails(1, "mine", "not empty")
    rookery(*GAME, "--games", "1", "--out", "mine/thesis.txt").fails(1, "thesis.txt")
    rookery(*GAME, "--games", "1", "--out", "new").shows("Games: 1")
    rookery(*GAME, "--games", "2", "--out", "new").fails(1, "new", "another data set")
    rookery(*GAME, "--games", "1", "--out", "new").shows("Games: 1")


@pytest.mark.extras
def test_a_full_disk_leaves_no_half_file() -> None:
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000));from rookery.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, *GAME, "--games", "50", "--out", "new"], capture_output=True, text=True, env=environment(), check=False
    )
    assert said.returncode == 1, said.stderr
    assert is_one_sentence(said.stderr)
    assert "new" in said.stderr
    assert content(Path("new")) == {}


@pytest.mark.extras
def test_a_folder_that_cannot_be_made_is_named(rookery: Rookery) -> None:
    rookery(*GAME, "--games", "1", "--out", "/sys/rookery-data").fails(1, "/sys/rookery-data")


@pytest.mark.extras
def test_ctrl_c_keeps_finished_files_and_the_same_command_continues() -> None:
    arguments = ("dataset", "five-towers", "--seats", "2", "--bots", "uniform", "--no-positions", "--games", "1300", "--out", "new", "--jobs", "2")
    with subprocess.Popen([PROGRAM, *arguments], stderr=subprocess.PIPE, text=True, env=environment(), start_new_session=True) as process:
        deadline = time.monotonic() + TIMEOUT
        while not Path("new/data/part-00000.parquet").exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, is_one_sentence(told)) == (130, True), told
    assert "the same command continues" in told
    kept = content(Path("new"))
    assert set(kept) <= {"data/part-00000.parquet", "data/part-00001.parquet"}
    assert run_process(*arguments).code == 0
    whole = content(Path("new"))
    assert kept.items() <= whole.items()
    run_process("dataset", "--check", "new", "--replay", "2").shows("games: 1,300")
