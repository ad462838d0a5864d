"""Wrong calls of compiled classes raise errors that name what was given, and never crash the interpreter."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne.policy import Policy as CarcassonnePolicy
from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.twin import Twin
from rookery.fast.twins import make_twin
from tests.fast.games import SETUPS, for_setups, make_batch

TWO = Setup("five-towers", 2)
WRONG: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: Twin(TWO).apply(1.7), TypeError, "an action must be an integer, not 1.7"),  # type: ignore[arg-type]  # these arguments are wrong
    (lambda: Twin(TWO).apply("x"), TypeError, "an action must be an integer, not 'x'"),  # type: ignore[arg-type]
    (lambda: Twin(TWO).apply(True), TypeError, "an action must be an integer, not True"),
    (lambda: Twin(TWO).apply(-1), ValueError, "action -1 is not legal here"),
    (lambda: Twin(TWO).apply(2**32 + 93), ValueError, "action 4294967389 is not legal here"),
    (lambda: Twin(TWO).apply(10**30), ValueError, "action 1000000000000.* is not legal here"),
    (lambda: Twin(TWO).view(-1), ValueError, "the seat must be from 0 to 1, not -1"),
    (lambda: Twin(TWO).view(7), ValueError, "the seat must be from 0 to 1, not 7"),
    (lambda: Twin(TWO).observation(9), ValueError, "the seat must be from 0 to 1, not 9"),
    (lambda: Twin(TWO).observation(), ValueError, "no seat is to act, so the observing seat must be named"),
    (lambda: Twin(TWO).playouts(-1, Rng(1)), ValueError, "the count must be from 0 to 2147483647, not -1"),
    (lambda: Twin(TWO).playouts(1, Rng(1), CarcassonnePolicy()), TypeError, "is not a policy of this game"),
    (lambda: Twin(TWO).playouts(1, None), TypeError, "expected rookery.fast.common.rng.Rng, got NoneType"),  # type: ignore[arg-type]
    (lambda: Twin(TWO).become(make_twin(Setup("carcassonne", 2))), TypeError, "seats: chance acts.* belongs to another game"),
    (lambda: Twin("five-towers"), TypeError, "a twin needs a Setup, not 'five-towers'"),  # type: ignore[arg-type]
    (lambda: Twin(Setup("five-towers", 6)), SetupError, "five-towers is for 2 to 5 seats, not 6"),
    (lambda: Twin(Setup("five-towers", 2.0)), SetupError, "five-towers is for 2 to 5 seats, not 2.0"),  # type: ignore[arg-type]
    (lambda: Twin(Setup("five-towers", 2, FrozenMap({"speed": "high"}))), SetupError, "five-towers has no option 'speed'"),
    (lambda: Setup("carcassonne", 2, expansions="river"), TypeError, "expansions are a sequence of names, not the text 'river'"),  # type: ignore[arg-type]
    (lambda: Twin.of_position(TWO, "rubbish"), ValueError, "a position begins with"),
    (lambda: Twin(TWO).lay(7), TypeError, "a Layout is needed, not 7"),  # type: ignore[arg-type]
    (lambda: Twin(TWO).lay(Twin(TWO).layout()._replace(step=9)), ValueError, "is no position"),
    (lambda: Rng(1).below(0), ValueError, "the count must be from 1 to 4294967295, not 0"),
    (lambda: Rng(1).randrange(-3), ValueError, "the count must be from 1 to 4294967295, not -3"),
    (lambda: Rng("x"), TypeError, "the seed must be an integer, not 'x'"),  # type: ignore[arg-type]
    (lambda: Rng(1.5), TypeError, "the seed must be an integer, not 1.5"),  # type: ignore[arg-type]
    (lambda: Batch(1, True, 1, action=bytearray(1)), TypeError, "the number of seats must be an integer, not True"),
    (lambda: Batch(2**40, 2, 1, action=bytearray(1)), ValueError, "the number of games must be from 1 to 2147483647, not 1099511627776"),
    (lambda: Batch(1, 2, 1, opener=2, action=bytearray(1)), ValueError, "the opener must be from 0 to 1, not 2"),
    (lambda: Batch(1, 2, 1, action=bytearray(1)).twin(-1), IndexError, "game -1 is out of range in a batch of 1"),
    (lambda: Batch.__new__(Batch).step(), RuntimeError, "this Batch was not set up"),
    (lambda: Twin.__new__(Twin).legal(), RuntimeError, "this Twin was not set up"),
]


@pytest.mark.skipif(not COMPILED, reason="only compiled code can crash")
@pytest.mark.once
def test_thousands_of_wrong_calls_raise_errors_and_crash_nothing() -> None:
    command = [sys.executable, "-m", "tests.fast.wrong_calls"]
    run = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    count, *strange = run.stdout.splitlines()
    assert strange == []
    assert int(count) > 10_000


@pytest.mark.skipif(not COMPILED, reason="Python words its own errors")
@pytest.mark.parametrize(("call", "error", "words"), WRONG, ids=[re.sub(r"\W+", "-", words)[:40] for _, _, words in WRONG])
def test_a_wrong_call_says_what_was_given(call: Callable[[], Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize("value", [-2, None, "x", (None,), ((0, 0, 0, 0),) * 99, {1: 99}])
@for_setups
def test_a_refused_layout_leaves_the_twin_as_it_was(setup: Setup, value: Any) -> None:
    twin = make_twin(setup)
    twin.advance(15, Rng(1))
    before, layout = twin.position_text(), twin.layout()
    for name in layout._fields:
        if getattr(layout, name) != value:
            with pytest.raises((TypeError, ValueError)):
                twin.lay(layout._replace(**{name: value}))
            assert twin.position_text() == before


def test_options_and_expansions_may_be_any_mapping_and_sequence() -> None:
    options: Any = {"farmers": "off"}
    expansions: Any = ["river", "abbot"]
    assert Setup("carcassonne", 2, options, expansions) == Setup("carcassonne", 2, FrozenMap(options), tuple(expansions))
    assert make_twin(Setup("carcassonne", 2, options, expansions)).setup.expansions == ("river", "abbot")


@for_setups
def test_a_second_constructor_call_changes_no_batch(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 4)
    with pytest.raises(RuntimeError, match="set up already"):
        type(batch).__init__(batch, 10**6, 5, 1, action=bytearray(10**6))
    for _ in range(50):
        batch.step_at_random()
    assert batch.games == len(buffers.done) == 4


def test_a_failed_constructor_can_be_repeated() -> None:
    batch = Batch.__new__(Batch)
    with pytest.raises(ValueError, match="action must be"):
        batch.__init__(9, 2, 1, action=bytearray(1))  # type: ignore[misc]
    with pytest.raises(RuntimeError, match="not set up"):
        batch.step_at_random()
    batch.__init__(1, 2, 1, action=bytearray(1))  # type: ignore[misc]
    batch.step_at_random()


def test_buffers_that_share_memory_are_refused() -> None:
    memory = memoryview(bytearray(100))
    with pytest.raises(ValueError, match="action and mask share memory" if COMPILED else ""):
        Batch(1, 2, 1, action=memory[5:6], mask=memory[5:98])


def test_a_caller_cannot_resize_or_lose_a_buffer() -> None:
    action, mask = bytearray(2), memoryview(bytearray(2 * 93))
    batch = Batch(2, 2, 1, action=action, mask=mask)
    with pytest.raises(BufferError):
        action.clear()
    mask.release()
    del action, mask
    for _ in range(100):
        batch.step_at_random()


@pytest.mark.skipif(not COMPILED, reason="Python holds the GIL")
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2]], ids=lambda setup: setup.game)
def test_a_twin_in_use_by_one_thread_refuses_another(setup: Setup) -> None:
    twin: AnyTwin = make_twin(setup)
    called, done = Event(), Event()

    class Slow(Random):
        def getrandbits(self, k: int, /) -> int:
            called.set()
            assert done.wait(60)
            return 0

    thread = Thread(target=twin.draw_by_lot, args=(Slow(),))
    thread.start()
    assert called.wait(60)
    for use in (twin.legal, twin.copy, twin.observation, lambda: twin.apply(0), lambda: twin.play_out(Rng(1)), twin.position_text):
        with pytest.raises(RuntimeError, match="this Twin is in use by another thread"):
            use()
    done.set()
    thread.join()
    assert twin.copy() == twin


@pytest.mark.skipif(not COMPILED, reason="Python holds the GIL")
@for_setups
def test_two_threads_in_one_batch_get_an_error_and_no_crash(setup: Setup) -> None:
    batch, _ = make_batch(setup, 512)
    refused = []

    def step() -> None:
        for _ in range(30):
            try:
                batch.step_at_random()
            except RuntimeError as error:
                refused.append(str(error))

    threads = [Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(refused) <= {"this Batch is in use by another thread"}
    batch.step_at_random()
