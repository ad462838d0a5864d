"""The checker of client histories accepts every correct one, and finds each kind of fault by the right rule."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.chaos.history import Entry, History, Move, Read, Request, check
from tests.server.chaos.random_history import MUTATIONS, TABLE, random_history

DRAW = Move(2, None, "draw")
A, B = Move(3, 0, "a"), Move(4, 0, "b")


def request(name: str, version: int, action: str | None, sent: float, acknowledged: float | None = None, **rest: Any) -> Request:
    answer = rest.pop("answer", None if acknowledged is None else version + 1)
    return Request(id=name, client="ann", table=TABLE, version=version, action=action, sent=sent, acknowledged=acknowledged, answer=answer, **rest)


def read(requested: float, version: int, *moves: Move, since: int = -1, client: str = "eve", **rest: Any) -> Read:
    return Read(client, TABLE, requested, requested + 0.5, version, since, moves, **rest)


def a_history() -> History:
    """Return a game with two acknowledged actions of Ann, after a start and a draw."""
    log = [Entry("start", 1), Entry("act", 2, None, "draw", "chance"), Entry("act", 3, 0, "a", request="r1"), Entry("act", 4, 0, "b", request="r2")]
    return History(
        requests=[request("r1", 2, "a", 10.0, 11.0), request("r2", 3, "b", 12.0, 13.0)],
        reads=[read(5.0, 2, DRAW), read(12.0, 3, A, since=2), read(20.0, 4, DRAW, A, B)],
        logs={TABLE: log},
    )


def test_a_correct_history_passes() -> None:
    assert check(a_history()) == []


def test_concurrent_requests_may_stand_in_any_order() -> None:
    history = a_history()
    history.requests[0].acknowledged = 30.0
    history.requests[1].sent = 1.0
    assert check(history) == []


def test_an_unacknowledged_request_may_stand_or_not() -> None:
    history = a_history()
    history.requests[1].acknowledged = history.requests[1].answer = None
    history.requests.append(request("r3", 3, "c", 12.0))
    assert check(history) == []


def test_a_take_back_removes_moves_but_no_version() -> None:
    history = a_history()
    history.logs[TABLE].append(Entry("take-back", 5, 0, request="r3", undone=1))
    history.requests.append(request("r3", 4, None, 30.0, 31.0))
    history.reads += [read(32.0, 5, DRAW, A), read(33.0, 5, since=4)]
    assert check(history) == []
    history.reads.append(read(34.0, 5, DRAW, A, B))
    assert [found.rule for found in check(history)] == ["read"]


def test_a_repeated_request_may_be_answered_with_a_later_version() -> None:
    history = a_history()
    history.requests[0].repeated, history.requests[0].answer = True, 4
    history.requests[0].acknowledged = 14.0
    assert check(history) == []
    history.requests[0].answer = 2
    assert [found.rule for found in check(history)] == ["acknowledged"]


def test_an_answer_has_the_version_after_draws_and_forced_actions() -> None:
    history = a_history()
    history.logs[TABLE] += [Entry("act", 5, None, "draw", "chance"), Entry("act", 6, 1, "pass", "forced")]
    history.reads.pop()
    history.requests[1].answer = 6
    assert check(history) == []
    history.requests[1].answer = 5
    assert [found.rule for found in check(history)] == ["acknowledged"]


def test_an_action_of_a_substitute_may_belong_to_the_request_before_it_or_not() -> None:
    history = a_history()
    history.logs[TABLE].append(Entry("act", 5, 1, "pass", "stand-in"))
    history.reads.pop()
    for answer in (4, 5):
        history.requests[1].answer = answer
        assert check(history) == []


def test_a_stale_read_is_allowed_while_the_request_is_pending() -> None:
    history = a_history()
    history.reads.append(read(12.5, 3, A, since=2))
    assert check(history) == []


def test_a_second_time_out_in_a_later_turn_is_correct() -> None:
    history = a_history()
    history.requests.clear()
    history.logs[TABLE] = [
        Entry("start", 1),
        Entry("flag", 1, 0, at=50),
        Entry("act", 2, 0, "a", "stand-in"),
        Entry("flag", 2, 0, at=90),
        Entry("act", 3, 0, "b", "stand-in"),
    ]
    history.reads = [read(5.0, 1, actor=0, deadline=50), read(5.0, 2, Move(2, 0, "a"), actor=0, deadline=90)]
    assert check(history) == []


def test_a_rematch_starts_without_moves() -> None:
    history = a_history()
    history.logs[TABLE].append(Entry("start", 5))
    history.reads.append(read(30.0, 5))
    assert check(history) == []


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_each_kind_of_fault_is_found_by_its_rule(mutation: Callable[..., tuple[str, ...]]) -> None:
    for seed in range(5):
        history = random_history(seed, 60)
        assert check(history) == []
        rules = mutation(history, Random(seed))
        assert set(rules) <= {found.rule for found in check(history)}, check(history)


@given(st.integers(0, 2**32), st.integers(0, 150))
@settings(max_examples=100)
def test_every_correct_history_passes(seed: int, steps: int) -> None:
    assert check(random_history(seed, steps)) == []


@given(st.integers(0, 2**32), st.integers(0, 100), st.sampled_from(MUTATIONS))
@settings(max_examples=200)
def test_every_single_fault_in_a_random_history_is_found(seed: int, steps: int, mutation: Callable[..., tuple[str, ...]]) -> None:
    history = random_history(seed, steps)
    rules = mutation(history, Random(seed))
    assert set(rules) <= {found.rule for found in check(history)}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda history: history.logs[TABLE].pop(),
            "acknowledged: table t: request r2 of ann (b at version 3) was acknowledged at version 4, but is lost",
        ),
        (
            lambda history: history.reads.append(read(14.0, 3, A, since=2)),
            "read: table t: the read of version 3 by eve misses request r2 of ann (b at version 3), acknowledged at version 4",
        ),
        (
            lambda history: history.reads.append(read(30.0, 4, B._replace(action="x"), since=3)),
            "fork: table t: at version 4, the read of version 4 by eve has 'x' of seat 0, but the read of version 4 by eve has 'b' of seat 0",
        ),
    ],
)
def test_a_violation_names_its_rule_table_and_requests(change: Callable[[History], object], sentence: str) -> None:
    history = a_history()
    change(history)
    assert sentence in [str(found) for found in check(history)]


def test_tables_are_checked_separately() -> None:
    history, other = a_history(), a_history()
    for each in other.requests:
        each.table, each.id = "other", f"other-{each.id}"
    log = [entry._replace(request=f"other-{entry.request}" if entry.request else None) for entry in other.logs[TABLE]]
    history.requests += other.requests
    history.reads += [each._replace(table="other") for each in other.reads]
    history.logs["other"] = log
    assert check(history) == []
    log.pop()
    assert {found.table for found in check(history)} == {"other"}
