"""Bots think in worker processes; a simpler bot replaces one that fails, and the server logs the failure."""

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rookery.bots import bot_names, level_names
from rookery.core.view import View
from rookery.play.advice import Opinion
from rookery.server.thinking import bot_pool
from rookery.server.thinking.bot_pool import BotPool
from tests.server import failing_bots
from tests.server.offline_table import ANN, started
from tests.server.serving import TIMEOUT, gone, wait_until


def the_view() -> View:
    view = started().table.view(ANN)
    assert view is not None
    return view


VIEW = the_view()
BOTS = bot_names("five-towers")
LEGAL = [choice.action for choice in VIEW.choices]


@pytest.fixture
def bots(runner: asyncio.Runner) -> Iterator[BotPool]:
    """A pool of one process, already running."""
    bots = BotPool(1)
    runner.run(bots.warm_up())
    yield bots
    bots.close()


def processes() -> list[int]:
    """Return the running worker processes of this process."""
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


async def test_every_bot_answers_with_a_legal_action_and_a_seed_decides(bots: BotPool) -> None:
    for bot in (*BOTS, None, "of-another-version"):
        assert await bots.choose("five-towers", bot, VIEW, "seed") in LEGAL
    answers = {await bots.choose("five-towers", "uniform", VIEW, f"seed {number}") for number in range(30)}
    assert answers == set(LEGAL)
    assert len({await bots.choose("five-towers", "uniform", VIEW, "same") for _ in range(5)}) == 1


async def test_the_pool_is_busy_as_long_as_a_bot_thinks(bots: BotPool) -> None:
    busy = []
    for thought in (bots.choose("five-towers", "uniform", VIEW, "seed"), bots.explain("five-towers", VIEW, "seed")):
        thinking: asyncio.Task[object] = asyncio.create_task(thought)
        await asyncio.sleep(0)
        busy.append(bots.busy)
        await thinking
        busy.append(bots.busy)
    assert busy == [True, False, True, False]


def test_fallbacks_of_a_bot_are_simpler_bots_and_of_a_level_the_simplest() -> None:
    weakest, simple, *_ = BOTS
    assert list(bot_pool.fallbacks("five-towers", simple)) == [simple, weakest]
    for strongest in (BOTS[-1], None, "of-another-version"):
        assert list(bot_pool.fallbacks("five-towers", strongest)) == [*reversed(BOTS)]
    levels = set(level_names("five-towers"))
    assert levels - set(BOTS)
    for level in levels - set(BOTS):
        assert list(bot_pool.fallbacks("five-towers", level)) == [level, simple, weakest]


def test_the_strongest_bot_evaluates_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_SAMPLES", 2)
    assert {opinion.action for opinion in bot_pool.advise("five-towers", VIEW, "seed")} == set(LEGAL)
    monkeypatch.setattr(bot_pool, "strongest_advisor", lambda _game: None)
    assert bot_pool.advise("five-towers", VIEW, "seed") == ()


def broken(game: str, view: View, seed: str) -> tuple[Opinion, ...]:
    raise RuntimeError("no opinion")


def hanging(game: str, view: View, seed: str) -> tuple[Opinion, ...]:
    time.sleep(120)
    return ()


async def test_an_unexplained_hint_is_logged_and_a_hanging_process_is_killed(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    [process] = processes()
    for how, longest, said in ((broken, TIMEOUT, "could not be explained"), (hanging, 0.3, "was not explained in time")):
        monkeypatch.setattr(bot_pool, "advise", how)
        monkeypatch.setattr(bot_pool, "LONGEST", longest)
        assert await bots.explain("five-towers", VIEW, "seed") == ()
        assert f"a hint for five-towers {said}" in caplog.text
        assert not bots.busy
    assert await asyncio.to_thread(gone, process)
    thinking = asyncio.create_task(bots.choose("five-towers", "uniform", VIEW, "seed"))
    await asyncio.sleep(0)
    assert bots.busy
    thinking.cancel()


@pytest.mark.parametrize(("how", "said"), [("raising", "failed"), ("cheating", "not legal"), ("dying", "did not answer")])
async def test_a_bot_that_fails_is_replaced_and_the_failure_is_logged(
    bots: BotPool, how: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "pick", getattr(failing_bots, how))
    assert await bots.choose("five-towers", BOTS[-1], VIEW, "seed") == LEGAL[0]
    assert [name for name in BOTS if f"bot {name} of five-towers" in caplog.text] == list(BOTS[1:])
    assert said in caplog.text


async def test_a_bot_that_never_answers_is_killed_with_its_process(
    bots: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "pick", failing_bots.hanging)
    monkeypatch.setattr(bot_pool, "LONGEST", 0.3)
    [process] = processes()
    assert await bots.choose("five-towers", "uniform", VIEW, str(tmp_path / "begun")) in LEGAL
    assert await asyncio.to_thread(gone, process)
    assert "bot uniform of five-towers did not answer" in caplog.text


async def test_waiting_for_a_core_does_not_count_as_thinking_time(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "pick", failing_bots.marking)
    timed, real = [0, 0], asyncio.timeout

    @asynccontextmanager
    async def counted(seconds: float | None) -> AsyncIterator[None]:
        """A fake `asyncio.timeout` that records the number of concurrent time limits and its maximum."""
        assert seconds in {None, bot_pool.LONGEST}
        timed[:] = timed[0] + 1, max(timed[1], timed[0] + 1)
        try:
            async with real(TIMEOUT):
                yield
        finally:
            timed[0] -= 1

    monkeypatch.setattr(asyncio, "timeout", counted)
    answers = await asyncio.gather(*(bots.choose("five-towers", BOTS[-1], VIEW, "seed") for _ in range(6)))
    assert answers == [LEGAL[-1]] * 6
    assert timed == [0, 1]
    assert caplog.text == ""


async def test_a_process_that_dies_while_warming_up_is_replaced(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "wake", failing_bots.dying_early)
    monkeypatch.setattr(bot_pool, "LONGEST", TIMEOUT)  # the process has to start first, which is slow on a busy machine
    bots.close()
    await bots.warm_up()
    assert "did not start" in caplog.text
    assert await bots.choose("five-towers", "uniform", VIEW, "seed") in LEGAL
    assert "did not answer" not in caplog.text, "it is not the broken one that is asked"


async def test_closing_ends_the_processes_even_while_bots_think(bots: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "pick", failing_bots.hanging)
    begun = tmp_path / "begun"
    thought = asyncio.ensure_future(bots.choose("five-towers", "uniform", VIEW, str(begun)))
    await asyncio.to_thread(wait_until, begun.exists)
    [process] = processes()
    thought.cancel()
    await asyncio.gather(thought, return_exceptions=True)
    bots.close()
    assert gone(process)


async def test_a_closed_pool_starts_again_on_the_next_request(bots: BotPool) -> None:
    bots.close()
    assert await bots.choose("five-towers", "uniform", VIEW, "seed") in LEGAL
