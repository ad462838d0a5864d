"""Shared code names no particular game; only the rows of registries do."""

import re
from pathlib import Path
from typing import Final

from rookery.games import GAMES
from tests.server.serving import ROOT

ROWS: Final = {"src/rookery/games/__init__.py", "src/rookery/envs/openspiel.py", "web/src/games/index.ts"}  # OpenSpiel pickles a class for each game
EXAMPLES: Final = {
    "src/rookery/__init__.py",
    "src/rookery/core/kit.py",
    "src/rookery/core/record_text.py",
    "src/rookery/datasets/columns.py",
    "src/rookery/envs/__init__.py",
    "src/rookery/envs/registry.py",
    "src/rookery/envs/text.py",
    "src/rookery/server/edge/routes/pages.py",
}
"""Files whose documentation shows a command or a record of a game."""
GENERATED: Final = {"web/src/generated.ts", "web/src/wire.ts"}
FOLDERS: Final = {game.replace("-", "_") for game in GAMES}
NAME: Final = re.compile("|".join({*GAMES, *FOLDERS}))


def test_only_the_rows_and_the_folders_of_games_name_a_game() -> None:
    paths = [path for folder in ("src/rookery", "web/src") for path in (ROOT / folder).rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    named = {path.relative_to(ROOT).as_posix() for path in paths if not FOLDERS & set(path.parts) and NAME.search(path.read_text("utf-8"))}
    assert named - GENERATED - EXAMPLES == ROWS


def test_each_side_has_a_row_for_every_game() -> None:
    rows = re.findall(r"^  '?([\w-]+)'?: \{ puzzles: (\w+),", (ROOT / "web/src/games/index.ts").read_text("utf-8"), re.MULTILINE)
    assert [game for game, _ in rows] == list(GAMES)
    shipped = {path.stem.removeprefix("puzzles-") for path in Path(ROOT / "src/rookery/play/data").glob("puzzles-*.jsonl")}
    assert {game for game, puzzles in rows if puzzles == "true"} == shipped
