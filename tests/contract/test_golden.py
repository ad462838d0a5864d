"""The golden records: every version must replay these games to their stated scores."""

import re
from pathlib import Path

import pytest

from rookery.core.record import replay
from rookery.core.record_text import read_json, read_rook, write_json, write_rook
from rookery.core.rules import AnyGame
from rookery.fast.twins import make_twin
from rookery.games import GAMES

GOLDEN = sorted(Path(__file__).parents[1].glob("*/golden/*.rook"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores_and_is_written_as_it_stands_except_for_its_comments(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_rook(text)
    assert record.scores is not None
    assert len([*replay(GAMES[record.setup.game], record)]) == len(record.actions) + 1
    assert write_rook(record) == re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    assert read_json(write_json(record)) == record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_twin_comes_to_the_scores_of_a_golden_record(path: Path) -> None:
    record = read_rook(path.read_text("utf-8"))
    twin = make_twin(record.setup)
    for action in record.actions:
        twin.apply(twin.numbers()[action])
    assert twin.actor is None
    assert twin.scores == record.scores


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_golden_records_cover_every_seat_count_and_expansion(game: AnyGame) -> None:
    setups = [record.setup for record in map(read_rook, (path.read_text("utf-8") for path in GOLDEN)) if record.setup.game == game.name]
    assert {setup.seats for setup in setups} == set(game.seats)
    assert {name for setup in setups for name in setup.expansions} == set(game.expansions)
