"""`rookery train`."""

from pathlib import Path

import pytest

from rookery.fast.carcassonne.weights import read as read_value
from rookery.fast.five_towers.weights import read
from tests.cli.running import Rookery

QUICK = ("train", "five-towers", "--games", "32", "--hidden", "8,4", "--out")


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure strength in a few games only."""
    from rookery.cli.carcassonne import training as carcassonne  # noqa: PLC0415  loaded only when the command is called
    from rookery.cli.commands import train  # noqa: PLC0415  as above
    from rookery.cli.five_towers import training as five_towers  # noqa: PLC0415  as above

    monkeypatch.setattr(five_towers, "OPPONENTS", tuple((make, 4) for make, _ in five_towers.OPPONENTS[:1]) * 2)
    monkeypatch.setattr(carcassonne, "CONTEST_GAMES", 4)
    monkeypatch.setattr(train, "REPORTS", 2)


def test_a_trained_net_stores_its_command(rookery: Rookery, tmp_path: Path) -> None:
    ran = rookery(*QUICK, str(tmp_path / "net.bin"), "--seats", "3", "--rate", "0.001")
    assert (ran.code, ran.err) == (0, "")
    first, second, last = ran.out.splitlines()
    assert first.startswith("16 of 32 games")
    assert second.startswith("32 of 32 games")
    assert "against one-ply" in second
    assert last == f"The weights are in {tmp_path / 'net.bin'}."
    net = read((tmp_path / "net.bin").read_bytes())
    assert net.hidden == (8, 4)
    assert net.about == {"command": "rookery train five-towers --seats 3 --games 32 --seed 1 --rate 0.001 --hidden 8,4", "played": 32}


def test_the_stored_command_makes_the_same_file(rookery: Rookery, tmp_path: Path) -> None:
    rookery(*QUICK, str(tmp_path / "one.bin"), "--seats", "2", "--seed", "5")
    command = read((tmp_path / "one.bin").read_bytes()).about["command"]
    rookery(*command.split()[1:], "--out", str(tmp_path / "two.bin"), "--threads", "2")
    assert (tmp_path / "one.bin").read_bytes() == (tmp_path / "two.bin").read_bytes()


def interrupt(*_: object, **_options: object) -> None:
    """Interrupt the measurement of strength, as Ctrl-C does."""
    raise KeyboardInterrupt


def test_an_interrupted_run_continues(rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("rookery.cli.five_towers.training.compete", interrupt)
        ran = rookery(*QUICK, str(tmp_path / "net.bin"))
    assert (ran.code, ran.err) == (130, "rookery: Stopped. Nothing is lost: the same command continues.\n")
    ran = rookery(*QUICK, str(tmp_path / "net.bin"))
    assert (ran.code, ran.err) == (0, f"{tmp_path / 'net.bin.run'} already holds 16 games; the run continues from there.\n")
    whole = rookery(*QUICK, str(tmp_path / "whole.bin"))
    assert whole.code == 0
    assert (tmp_path / "net.bin").read_bytes() == (tmp_path / "whole.bin").read_bytes()


def test_a_value_for_carcassonne_is_trained_stopped_and_continued(rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = ("train", "carcassonne", "--games", "4", "--expansions", "abbot,river", "--seats", "3", "--out")
    with monkeypatch.context() as patched:
        patched.setattr("rookery.cli.carcassonne.training.compete", interrupt)
        assert rookery(*learn, str(tmp_path / "value.bin")).code == 130
    ran = rookery(*learn, str(tmp_path / "value.bin"))
    assert (ran.code, ran.err) == (0, f"{tmp_path / 'value.bin.run'} already holds 2 games; the run continues from there.\n")
    assert ran.out.startswith("4 of 4 games")
    assert "against greedy" in ran.out
    about = read_value((tmp_path / "value.bin").read_bytes()).about
    assert about == {"command": "rookery train carcassonne --seats 3 --games 4 --seed 1 --expansions river,abbot", "played": 4}
    rookery(*about["command"].split()[1:], "--out", str(tmp_path / "again.bin"), "--threads", "2")
    assert (tmp_path / "again.bin").read_bytes() == (tmp_path / "value.bin").read_bytes()


def test_another_run_is_not_overwritten(rookery: Rookery, tmp_path: Path) -> None:
    rookery(*QUICK, str(tmp_path / "net.bin"))
    ran = rookery(*QUICK, str(tmp_path / "net.bin"), "--seed", "2")
    assert ran.code != 0
    assert "holds a different run" in ran.err
    (tmp_path / "net.bin.run").write_text("nonsense")
    assert "holds a different run" in rookery(*QUICK, str(tmp_path / "net.bin")).err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "chess"),
        (("carcassonne", "--hidden", "8,4"), "One of the numbers is out of range"),
        (("carcassonne", "--seats", "6"), "One of the numbers is out of range"),
        (("carcassonne", "--expansions", "inns"), "inns"),
        (("five-towers", "--expansions", "river"), "river"),
        (("five-towers", "--seats", "6"), "One of the numbers is out of range"),
        (("five-towers", "--hidden", "64"), "One of the numbers is out of range"),
        (("five-towers", "--hidden", "65,32"), "One of the numbers is out of range"),
        (("five-towers", "--games", "0"), "One of the numbers is out of range"),
        (("five-towers", "--threads", "0"), "One of the numbers is out of range"),
        (("five-towers", "--rate", "fast"), "--rate needs a value"),
    ],
)
def test_impossible_training_is_reported(rookery: Rookery, arguments: tuple[str, ...], sentence: str) -> None:
    rookery("train", *arguments).fails(2, sentence)
