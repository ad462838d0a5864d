"""The golden records: an independent count gives their scores, their comments are true, and they cover every kind of event."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from rookery.core.frozen import size
from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.games.carcassonne import CARCASSONNE
from tests.carcassonne.oracle import Oracle

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.rook"))
every_record = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
TURN = re.compile(r"# turn (\d+): seat (\d), (\d+) tiles to draw, scores (\d+(?: \d+)*)")


@every_record
def test_the_oracle_comes_to_the_same_scores(path: Path) -> None:
    record = read_rook(path.read_text("utf-8"))
    oracle = Oracle(record.setup, Counter())
    for action in record.actions:
        oracle.play(action)
    assert (oracle.step, oracle.scores) == ("over", list(record.scores or ()))


@every_record
def test_the_comments_in_a_golden_record_are_true(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_rook(text)
    states = [*replay(CARCASSONNE, record)]
    turns = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            found = TURN.fullmatch(line)
            assert found is not None, f"line {number}"
            state = states[record.lines.index(number + 1)]
            left = sum(size(bag) for pile, bag in state.piles.items() if pile != "tower")
            told = (int(found[1]), int(found[2]), int(found[3]), [int(score) for score in found[4].split()])
            assert told == (state.turn, state.seat, left, [player.score for player in state.players])
            turns += 1
    assert turns == states[-1].turn


def test_the_golden_records_cover_every_option_and_everything_that_can_happen() -> None:
    records = [read_rook(path.read_text("utf-8")) for path in GOLDEN]
    assert {record.setup.options.get("farmers") for record in records} == {None, "off"}
    verbs = {action.split()[0] for record in records for action in record.actions}
    assert verbs == {"draw", "place", "claim", "skip", "recall", "guard", "raise"}
    kinds = {event.kind for record in records for state in islice(replay(CARCASSONNE, record), 1, None) for event in state.events}
    assert kinds == {
        *("drawn", "laid", "set-aside", "claimed", "skipped", "recalled", "scored", "ended"),
        *("guarded", "guard-replaced", "raised", "stolen"),
    }
