"""A seeded event loop in virtual time. The same seed runs the same steps in the same order.

Wherever asyncio promises no order, the seed decides: which of several ready tasks runs next, and when the work of a thread is done. Other callbacks
keep their order. Timers jump: time passes only while nothing is ready. Nothing performs real I/O.

Tasks belong to simulated processes, which can pause and be killed. A killed process never runs again, not even to clean up.
"""

import asyncio
import contextvars
import heapq
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from random import Random
from types import ModuleType
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREAD_SECONDS: Final = 0.02
"""The longest time that work in a thread takes."""


class Process:
    """A simulated process with its own values of module variables; None is the world around all processes."""

    def __init__(self, name: str, variables: dict[tuple[ModuleType, str], Any]) -> None:
        self.name = name
        self.killed = False
        self.context = contextvars.copy_context()
        self.context.run(CURRENT.set, self)
        self._variables = variables
        self._paused = False
        self._held: list[asyncio.Handle] = []

    def swap_variables(self) -> None:
        """Exchange this process's values of its module variables with the current ones."""
        for (module, name), value in self._variables.items():
            self._variables[module, name] = getattr(module, name)
            setattr(module, name, value)

    def pause(self, seconds: float, loop: "SimulatedLoop") -> None:
        """Stop running for a while, like a process on an overloaded or suspended machine."""
        if not self._paused:
            self._paused = True
            loop.call_later(seconds, self._go_on, loop, context=loop.world)

    def _go_on(self, loop: "SimulatedLoop") -> None:
        self._paused = False
        held, self._held = self._held, []
        loop.queue(held)

    def holds(self, handle: asyncio.Handle) -> bool:
        """Keep a step that this process must not run now; return False if it may."""
        if self.killed or self._paused:
            self._held.append(handle)
            return True
        return False

    def held(self) -> list[asyncio.Handle]:
        held, self._held = self._held, []
        return held


CURRENT: Final[ContextVar[Process | None]] = ContextVar("CURRENT", default=None)


class StuckError(Exception):
    """Tasks wait for each other: nothing is ready, and no timer runs."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """The event loop; `failures` collects errors that nobody handled."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.steps = 0
        self.failures: list[str] = []
        self.world = contextvars.copy_context()
        self._virtual = 0.0
        self._killed: list[Process] = []
        self._burying = False
        self._all: dict[asyncio.Future[Any], int] = {}
        self._created = 0
        self.set_task_factory(self._new_task)
        self.set_exception_handler(lambda _loop, context: self.failures.append(", ".join(f"{name}: {what!r}" for name, what in context.items())))

    def time(self) -> float:
        return self._virtual

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the world to its end, then let all other tasks clean up, and close the loop."""
        asyncio.set_event_loop(None)
        try:
            return self.run_until_complete(self.create_task(main, context=self.world))
        finally:
            self._bury()
            self.close()

    def _bury(self) -> None:
        """End all other tasks, those of killed processes too."""
        self._burying = True
        for process in self._killed:
            self.queue([handle for handle in process.held() if self._number(handle)])
        while left := [task for task in self._all if not task.done()]:
            for task in left:
                task.cancel()
            self.run_until_complete(asyncio.wait(left))
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]

    def kill(self, process: Process) -> None:
        """Never run any step of this process again."""
        process.killed = True
        self._killed.append(process)

    def queue(self, handles: list[asyncio.Handle]) -> None:
        self._ready.extend(handles)  # type: ignore[attr-defined]

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Run the function at a random later time, on the loop's own thread."""
        future = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self.call_later(self.rng.uniform(0, THREAD_SECONDS), work)
        return future

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        return self.call_soon(callback, *args, context=context)

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **rest: Any) -> "asyncio.Task[Any]":
        task = asyncio.Task(work, loop=loop, **rest)
        self._created += 1
        self._all[task] = self._created  # a strong reference, or the garbage collector would choose when killed tasks end
        task.add_done_callback(self._all.__delitem__, context=self.world)
        return task

    def _run_once(self) -> None:
        """Run one step; first jump to the next timer if nothing is ready."""
        ready = self._ready  # type: ignore[attr-defined]
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if not ready:
            while timers and timers[0].cancelled():
                heapq.heappop(timers)._scheduled = False  # type: ignore[attr-defined]
            if not timers:
                raise StuckError
            self._virtual = max(self._virtual, timers[0].when())
            while timers and timers[0].when() <= self._virtual:
                timer = heapq.heappop(timers)
                timer._scheduled = False  # type: ignore[attr-defined]
                if not timer.cancelled():
                    ready.append(timer)
            if not ready:
                return
        index = 0
        if len(ready) > 1:  # the order of their creation, because it does not depend on hashes and addresses, as the order of sets does
            index = self.rng.choice(sorted(range(len(ready)), key=lambda other: self._number(ready[other])))
            if not self._number(ready[index]):  # callbacks keep their order
                index = next(other for other, handle in enumerate(ready) if not self._number(handle))
        handle = ready[index]
        del ready[index]
        if not handle.cancelled():
            self._step(handle)

    def _step(self, handle: asyncio.Handle) -> None:
        process: Process | None = handle._context.get(CURRENT)  # type: ignore[attr-defined]
        if process is None:
            self.steps += 1
            handle._run()
        elif self._burying or not process.holds(handle):
            self.steps += 1
            process.swap_variables()
            try:
                handle._run()
            finally:
                process.swap_variables()

    def _number(self, handle: asyncio.Handle) -> int:
        """Return the number of the task that a step belongs to; 0 for a callback."""
        task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
        return self._all.get(task, 0) if isinstance(task, asyncio.Task) else 0
