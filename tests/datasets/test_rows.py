"""The rows of a game say what the rules say, on either engine."""

from dataclasses import replace
from pathlib import Path

import pytest

from rookery.bots.simulation import Simulation
from rookery.core.errors import NotationError, SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup, replay
from rookery.datasets.columns import COLUMNS
from rookery.datasets.errors import DatasetError
from rookery.datasets.rows import Game, Wanted, bots_of, columns_of, trace_by_rules, trace_on_twin
from rookery.games import GAMES
from tests.datasets.games import BOTH, CARCASSONNE, TOWERS, records

PAGE = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")


@pytest.mark.parametrize("simulation", BOTH, ids=lambda simulation: simulation.setup.game)
def test_both_engines_give_the_same_rows(simulation: Simulation) -> None:
    [record] = records(simulation, 1)
    on_twin = trace_on_twin(record, Wanted()).rows
    by_rules = trace_by_rules(record, Wanted()).rows
    assert [row._replace(legal_numbers=None, action_number=None) for row in on_twin] == by_rules


@pytest.mark.parametrize("simulation", BOTH, ids=lambda simulation: simulation.setup.game)
def test_the_gains_add_up_to_the_result(simulation: Simulation) -> None:
    [record] = records(simulation, 1)
    rows = trace_on_twin(record, Wanted()).rows
    assert rows[0].points == (0,) * record.setup.seats
    assert tuple(sum(row.gains[seat] for row in rows) for seat in range(record.setup.seats)) == record.scores


@pytest.mark.parametrize("simulation", BOTH, ids=lambda simulation: simulation.setup.game)
def test_the_score_sheets_add_up_to_the_result_on_either_engine(simulation: Simulation) -> None:
    [record] = records(simulation, 1)
    sheets = trace_on_twin(record, Wanted()).sheets
    assert sheets == trace_by_rules(record, Wanted()).sheets
    assert tuple(sum(int(line.split(":")[1]) for line in sheet.split(",")) for sheet in sheets) == record.scores


def test_a_row_has_the_decision_before_it_is_made() -> None:
    [record] = records(TOWERS, 1)
    rows = trace_on_twin(record, Wanted()).rows
    for row, state in zip(rows, replay(GAMES["five-towers"], record), strict=False):
        rules = GAMES["five-towers"].rules(record.setup)
        assert row.position == GAMES["five-towers"].write_position(record.setup, state)
        if row.actor == -1:
            assert (row.legal, row.legal_numbers) == (None, None)
            continue
        assert row.actor == rules.actor(state)
        assert row.legal is not None
        assert row.legal_numbers is not None
        assert dict(zip(row.legal, row.legal_numbers, strict=True))[row.action] == row.action_number


def test_observations_and_masks_are_those_of_the_acting_seat() -> None:
    [record] = records(CARCASSONNE, 1)
    for row in trace_on_twin(record, Wanted(positions=False, observations=True)).rows:
        assert (row.observation is None) == (row.mask is None) == (row.actor == -1)
        if row.mask is not None:
            assert sorted(row.legal_numbers or ()) == [number for number, legal in enumerate(row.mask) if legal]


def test_a_bot_evaluates_each_decision_and_always_the_same_way() -> None:
    [record] = records(TOWERS, 1)
    cut = Wanted(positions=False, value="learned", samples=1)
    values = [row.value for row in trace_on_twin(record, cut).rows]
    assert values == [row.value for row in trace_on_twin(record, cut).rows]
    assert all(value is None or sum(value) == pytest.approx(1) for value in values)
    assert len({tuple(value) for value in values if value}) > 10


@pytest.mark.parametrize(("bot", "error"), [("greedy", DatasetError), ("nobody", SetupError)])
def test_a_bot_that_cannot_evaluate_is_refused_by_name(bot: str, error: type[Exception]) -> None:
    [record] = records(TOWERS, 1)
    with pytest.raises(error, match=bot):
        trace_on_twin(record, Wanted(value=bot))


def test_the_columns_are_those_of_the_schema_in_every_row() -> None:
    columns = columns_of([Game(0, records(TOWERS, 1)[0], ("greedy", None))], "records", Wanted())
    assert list(columns) == [column.name for column in COLUMNS]
    assert len({len(values) for values in columns.values()}) == 1
    assert columns["bots"][0] == ["greedy", None]
    assert sum(columns["win_share"][0]) == 1


def test_equal_games_have_equal_ids_with_other_players_and_spaces() -> None:
    first, second = records(TOWERS, 2)
    renamed = replace(first, tags=FrozenMap({"player 0": "Ada"}), actions=tuple(f" {action} " for action in first.actions))
    ids = [columns_of([Game(0, record, (None, None))], "records", Wanted())["game_id"][0] for record in (first, renamed, second)]
    assert ids[0] == ids[1] != ids[2]


@pytest.mark.parametrize("number", [3, 40])
def test_an_illegal_action_is_reported_as_the_rules_report_it(number: int) -> None:
    [record] = records(TOWERS, 1)
    broken = replace(record, actions=(*record.actions[:number], "bid 5", *record.actions[number + 1 :]))
    with pytest.raises(NotationError, match="action "):
        trace_on_twin(broken, Wanted())


def test_wrong_scores_and_games_that_are_not_over_are_refused() -> None:
    [record] = records(TOWERS, 1)
    for wrong in (replace(record, scores=(1, 2)), replace(record, actions=record.actions[:-1])):
        with pytest.raises(NotationError, match="scores"):
            trace_on_twin(wrong, Wanted())


def test_a_game_from_a_custom_position_keeps_it_even_without_positions() -> None:
    position = "building round=20 pass=2 opener=0 calls=1,- display=candy-0 to-place=1 demolish=yes draw= seat0=candy:15.8"
    record = Record(Setup("five-towers", 2), ("place candy-0",), (9, 0), position=position)
    [row] = trace_on_twin(record, Wanted(positions=False)).rows
    assert row.position is not None
    assert (row.points, row.gains) == ((4, 0), (5, 0))


def test_names_of_people_are_left_out() -> None:
    setup = Setup("five-towers", 2)
    assert bots_of(Record(setup, tags=FrozenMap({"player 0": "Ada", "player 1": "greedy"}))) == (None, "greedy")
    simulated = FrozenMap({"player 0": "mine:Bot", "player 1": "greedy", "seed": "1", "deal": "0", "version": "1"})
    assert bots_of(Record(setup, tags=simulated)) == ("mine:Bot", "greedy")
