"""Files are written completely or not at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.cli.errors import InputError
from rookery.cli.files import check_target, write_file
from tests.cli.running import TIMEOUT


def test_a_saved_file_holds_the_text_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write_file(tmp_path / "game.rook", "end\n")
    assert (tmp_path / "game.rook").read_bytes() == b"end\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.rook"]


def test_a_saved_file_has_the_usual_permissions(tmp_path: Path) -> None:
    write_file(tmp_path / "game.rook", "end\n")
    (tmp_path / "other").touch()
    assert (tmp_path / "game.rook").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "real.rook").write_text("old")
    (tmp_path / "link.rook").symlink_to("real.rook")
    write_file(tmp_path / "link.rook", "new")
    assert (tmp_path / "link.rook").is_symlink()
    assert (tmp_path / "real.rook").read_text() == "new"


def test_a_failure_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rook"
    file.write_text("old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_file(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_program_killed_while_saving_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.rook"
    file.write_text("old")
    code = (
        "import os, signal, sys; from pathlib import Path; from rookery.cli.files import write_file\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "write_file(Path(sys.argv[1]), 'new' * 1000)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(file)], timeout=TIMEOUT, check=False)
    assert done.returncode == -9
    assert file.read_text() == "old"
    assert list(tmp_path.glob("*.rook")) == [file]


@pytest.mark.parametrize(
    ("name", "message"),
    [("there.rook", "save-exists"), ("folder", "save-is-folder"), ("nowhere/game.rook", "save-no-folder")],
)
def test_an_unwritable_file_is_reported_beforehand(name: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "there.rook").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(InputError, match=message):
        check_target(tmp_path / name, overwrite=False)


def test_a_file_is_replaced_on_request(tmp_path: Path) -> None:
    (tmp_path / "there.rook").touch()
    check_target(tmp_path / "there.rook", overwrite=True)
    check_target(tmp_path / "new.rook", overwrite=False)
