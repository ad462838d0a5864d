"""The golden records: every release replays these games to their scores, they cover every kind of event, and their comments are true."""

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rookery.core.frozen import size
from rookery.core.record import replay
from rookery.core.record_text import read_json, read_rook, write_json, write_rook
from rookery.core.rules import AnyGame
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.games.five_towers.state import State as FiveTowersState

GOLDEN = sorted(Path(__file__).parents[1].glob("*/golden/*.rook"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores_and_is_written_back_unchanged(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_rook(text)
    assert record.scores is not None
    assert len([*replay(GAMES[record.setup.game], record)]) == len(record.actions) + 1
    assert write_rook(record) == re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    assert read_json(write_json(record)) == record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_twin_reaches_the_scores_of_a_golden_record(path: Path) -> None:
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


EVENTS = {
    "five-towers": "revealed bid passed won nobody-built demolished placed topped retracted discarded reshuffled ended",
    "carcassonne": "drawn laid set-aside claimed skipped recalled scored ended guarded guard-replaced raised stolen",
}
VERBS = {"five-towers": "reveal bid pass demolish place retract", "carcassonne": "draw place claim skip recall guard raise"}
OPTIONS = {"five-towers": ("overbids", "retract"), "carcassonne": ("farmers", "off")}


@pytest.mark.parametrize("name", EVENTS)
def test_golden_records_cover_every_kind_of_action_and_event(name: str) -> None:
    records = [record for record in map(read_rook, map(Path.read_text, GOLDEN)) if record.setup.game == name]
    option, value = OPTIONS[name]
    assert {record.setup.options.get(option) for record in records} == {None, value}
    assert {action.split()[0] for record in records for action in record.actions} == set(VERBS[name].split())
    events = {event.kind for record in records for state in islice(replay(GAMES[name], record), 1, None) for event in state.events}
    assert events == set(EVENTS[name].split())


def comment_of(state: Any) -> str:
    """Return the comment in front of a round of 5 Towers or a turn of Carcassonne."""
    if isinstance(state, FiveTowersState):
        second = " (second pass)" if state.deck_pass == 2 else ""
        return f"# round {state.round}: seat {state.opener} opens, {size(state.draw)} cards in the draw pile{second}"
    left = sum(size(bag) for pile, bag in state.piles.items() if pile != "tower")
    return f"# turn {state.turn}: seat {state.seat}, {left} tiles to draw, scores {' '.join(str(player.score) for player in state.players)}"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_round_of_a_golden_record_begins_with_a_true_comment(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_rook(text)
    game = GAMES[record.setup.game]
    states = [*replay(game, record)]
    comments = {number: line for number, line in enumerate(text.splitlines(), start=1) if line.startswith("#")}
    assert comments == {number: comment_of(states[record.lines.index(number + 1)]) for number in comments}
    assert len(comments) == game.rules(record.setup).view(states[-1], None).round
