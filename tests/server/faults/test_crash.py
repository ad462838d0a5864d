"""Crashes and shutdowns: killed processes, full disks, unusable data. No acknowledged action is ever lost."""

import resource
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rookery.server.edge.run_server import InUseError, exclusive_use
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.sqlite.migrate import migrate
from tests.cli.running import Rookery, is_one_sentence, run_process, run_shell
from tests.server.conftest import Servers, Visitors
from tests.server.serving import ROOT, TIMEOUT, ServerProcess, children, gone, wait_until
from tests.server.visiting import Frame, Visitor


def chaos(*options: str) -> str:
    """Run a short `make chaos` with these options; return its report."""
    command = [sys.executable, "tools/chaos.py", "--minutes", "10", "--seed", "rookery", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_repeated_kills_under_load_lose_nothing() -> None:
    assert "SQLite: 0 violations" in chaos("--database", "sqlite", "--kills", "2", "--full-files", "0", "--tables", "3")


@pytest.mark.extras
def test_nothing_is_lost_when_nodes_database_network_disk_and_clocks_fail() -> None:
    counts = {
        "node-kills": 3,
        "node-freezes": 1,
        "clock-jumps": 1,
        "database-kills": 1,
        "database-restarts": 1,
        "long-outages": 0,
        "full-disks": 1,
        "resets": 1,
        "torn-messages": 1,
        "slow-networks": 1,
        "black-holes": 1,
    }
    assert "PostgreSQL: 0 violations" in chaos("--database", "postgres", "--tables", "4", *[f"--{name}={count}" for name, count in counts.items()])


def moved(visitor: Visitor, address: str) -> Visitor:
    """Move a visitor, with their cookies, to another server."""
    visitor.address = address
    visitor.http.base_url = address
    return visitor


def test_after_a_kill_everything_continues_where_it_was(start_server: Servers, visitor: Visitors) -> None:
    server = start_server(cold=True)
    ann = visitor("Ann", server.address)
    table = ann.opens(sit=[0, 1], start=True, clock={"base": 600})
    ann.posts(f"tables/{table['table']}/chat", {"text": "before"})
    table = ann.acts(table, request="one")
    server.kill()
    moved(ann, start_server(cold=True).address)
    seen = ann.sees(table["table"])
    assert (seen["version"], seen["view"], seen["your_seats"]) == (table["version"], table["view"], [0, 1])
    assert seen["clock"]["left"] == table["clock"]["left"]
    assert [line["text"] for line in ann.gets(f"tables/{table['table']}/chat")] == ["before"]
    assert ann.gets("me")["name"] == "Ann"
    assert ann.acts(seen)["version"] > table["version"]


def test_bots_continue_after_a_kill_and_their_processes_do_not_outlive_the_server(start_server: Servers, visitor: Visitors) -> None:
    server = start_server(bot_pause=0.2)
    ann = visitor("Ann", server.address)
    table = ann.opens("carcassonne", bots=[{"seat": seat, "bot": "uniform"} for seat in (0, 1)], sit=[], start=True)["table"]
    with ann.watches(table) as watcher:
        before = watcher.table(version=6)["version"]
    workers = children(server.process.pid)
    assert workers
    server.kill()
    assert all(gone(worker) for worker in workers)
    moved(ann, start_server().address)
    with ann.watches(table) as watcher:
        assert watcher.until("table", lambda frame: frame["status"] == "finished")["version"] > before


def test_a_bot_process_that_is_just_starting_does_not_outlive_the_server(start_server: Servers) -> None:
    server = start_server(wait=False)
    wait_until(lambda: len(children(server.process.pid)) == 2)  # the resource tracker starts first
    workers = children(server.process.pid)
    server.kill()
    assert all(gone(worker) for worker in workers)


def test_a_graceful_shutdown_tells_everybody_and_loses_nothing(start_server: Servers, visitor: Visitors) -> None:
    server = start_server()
    ann = visitor("Ann", server.address)
    table = ann.opens(sit=[0, 1], start=True)
    bots = ann.opens(bots=[{"seat": seat, "bot": "uniform"} for seat in (0, 1)], sit=[], start=True)["table"]
    done: list[Frame] = []
    code: list[int] = []

    def play() -> None:
        with ann.watches(table["table"]) as player:
            try:
                frame = player.table()
                while True:
                    answer = player.act(frame["version"], frame["view"]["choices"][-1]["action"], request=f"v{frame['version']}")
                    done.append(answer)
                    frame = player.table(version=answer["version"])
                    if frame["status"] == "finished":
                        frame = player.until("table", lambda shown: False)
            except ConnectionClosed as closed:
                code.append(closed.rcvd.code if closed.rcvd else 1006)

    playing = threading.Thread(target=play)
    playing.start()
    wait_until(lambda: len(done) > 10)
    ended = server.stop()
    playing.join(TIMEOUT)
    assert ended in (0, -signal.SIGTERM)
    assert code == [1012]  # service restart
    assert "graceful shutdown exceeded" not in server.log(), "nobody had to be cut off"
    assert "Traceback" not in server.log()

    moved(ann, start_server().address)
    assert ann.sees(table["table"])["version"] >= max(answer["version"] for answer in done)
    with ann.watches(bots) as watcher:
        watcher.until("table", lambda frame: frame["status"] == "finished")


def test_a_full_disk_fails_requests_and_loses_nothing(start_server: Servers, visitor: Visitors) -> None:
    """A limit on file sizes simulates a full disk."""
    server = start_server(cold=True)
    ann = visitor("Ann", server.address)
    table = ann.acts(ann.opens(sit=[0, 1], start=True))
    ann.gets("me/push")  # the server stores its push key in the background after the first start
    pid = server.process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    with ann.watches(table["table"]) as player:
        player.table()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, hard))
        asked = {"version": table["version"], "action": table["view"]["choices"][0]["action"]}
        assert ann.is_refused("POST", f"tables/{table['table']}/actions", asked) == (503, "server/cannot-write")
        assert player.act(**asked)["code"] == "server/cannot-write"
        assert ann.is_refused("PATCH", "me", {"name": "Anna"}) == (503, "server/cannot-write")
        assert ann.sees(table["table"])["version"] == table["version"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
        assert player.act(**asked)["kind"] == "done"
    complaints = server.log().strip().split("\n")
    assert len(complaints) == 3
    assert all("the data cannot be written: " in line for line in complaints)
    server.kill()
    moved(ann, start_server(cold=True).address)
    assert ann.sees(table["table"])["version"] > table["version"]


# --- unusable data: the server prints one clear sentence and does not start


def is_refused(rookery: Rookery, data: Path) -> str:
    """Return the message of the server, which refuses to start on this data."""
    ran = rookery("serve", "--no-browser", "--port", "0", "--data", str(data))
    assert ran.code > 0
    assert ran.out == ""
    assert is_one_sentence(ran.err), ran.err
    return ran.err


def test_data_in_use_by_another_server(server: ServerProcess, rookery: Rookery) -> None:
    assert str(server.data) in is_refused(rookery, server.data)


@pytest.mark.parametrize("kind", ["folder", "letter", "file in the way", "system"])
def test_unusable_data_is_refused(kind: str, rookery: Rookery, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear server,\n" * 1000, encoding="utf-8")
    places = {
        "folder": tmp_path,
        "letter": tmp_path / "letter",
        "file in the way": tmp_path / "letter" / "data",
        "system": Path("/proc/data.sqlite3"),
    }
    is_refused(rookery, places[kind])


def test_no_room_for_new_data(tmp_path: Path) -> None:
    ran = run_shell("ulimit -f 4; exec rookery serve --no-browser --port 0 --data data.sqlite3", tmp_path)
    assert ran.code > 0
    assert is_one_sentence(ran.err), ran.err
    assert "disk" in ran.err


def test_data_of_a_newer_version(rookery: Rookery, tmp_path: Path) -> None:
    data = tmp_path / "data.sqlite3"
    with closing(connect(data)) as connection:
        migrate(connection)
        connection.execute("insert into migration values (99, '0099_of_tomorrow.sql', 'x')")
    assert "newer" in is_refused(rookery, data)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run_process("serve", "--no-browser", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "data.sqlite3"))
    assert ran.code > 0
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert is_one_sentence(ran.err.splitlines(keepends=True)[-1]), ran.err


def test_the_lock_ends_with_the_process_however_that_ends(tmp_path: Path) -> None:
    data = tmp_path / "data.sqlite3"
    code = "import sys; from pathlib import Path; from rookery.server.edge.run_server import exclusive_use\n"
    code += "with exclusive_use(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", code, str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
            with pytest.raises(InUseError), exclusive_use(data):
                pass
        finally:
            holder.kill()
    with exclusive_use(data):
        pass
