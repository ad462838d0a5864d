"""A Ray cluster as an executor (`rookery[cluster]`)."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar

from rookery.core.errors import Names
from rookery.work.errors import WorkError
from rookery.work.ordered import mixed_builds
from rookery.work.origin import Origin, name_host, origin

P = ParamSpec("P")
R = TypeVar("R")

LOCAL: Final = "local"
REACH_SECONDS: Final = 20.0
"""How long to wait for an answer from an address."""
CHECK_SECONDS: Final = 90.0
"""How long all nodes together may take to start a first worker."""
COUNT_SECONDS: Final = 5.0
"""How long a count of the nodes' processors is valid."""
OBJECT_STORE: Final = 100 * 2**20
"""Bytes of shared memory for a local cluster, which holds small results only."""


class WorkerLostError(BrokenExecutor):
    """A worker, or the machine that it ran on, has died."""


class ClusterExecutor(Executor):
    """Run tasks on the nodes of a Ray cluster.

    `address` is that of a node, such as `10.0.0.1:6379`, `auto` for the cluster that this machine belongs to, or `local` to start one here.
    A program that has already called `ray.init` keeps its connection. Tasks run in the folder of this process, on machines that have it.
    The futures of a dead worker raise BrokenExecutor; callers may submit their tasks again.
    """

    def __init__(self, address: str) -> None:
        """Connect, and check that all nodes run the same build as this process; raise WorkError otherwise."""
        with _reached(address):  # Ray loads meanwhile
            self._ray = _load()
        self._connected = not self._ray.is_initialized()
        if self._connected:
            _connect(self._ray, address)
        self._counted, self._count = -COUNT_SECONDS, 0
        try:
            nodes = self._nodes()
            names = [node["NodeManagerHostname"] for node in nodes]
            self._remote = self._ray.remote(max_retries=0, scheduling_strategy="SPREAD")(_run_there)
            self._by_node = len(set(names)) < len(names)
            self._check(nodes, address)
        except BaseException:
            self.shutdown()
            raise

    @property
    def workers(self) -> int:
        """The number of processors in the cluster."""
        if monotonic() >= self._counted + COUNT_SECONDS:
            self._counted, self._count = monotonic(), sum(int(node["Resources"]["CPU"]) for node in self._nodes())
        return max(1, self._count)

    def submit(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        reference = self._remote.remote(self._by_node, os.getcwd(), work, args, kwargs)  # noqa: PTH109  a text
        reference.future().add_done_callback(partial(self._settle, future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002  Ray ends the tasks of a driver that leaves
        """Leave the cluster, which stops all tasks."""
        if self._connected:
            self._ray.shutdown()

    def _settle(self, future: Future[R], found: Future[R]) -> None:
        """Pass on the outcome of a task."""
        if not future.set_running_or_notify_cancel():
            return
        errors = self._ray.exceptions
        match found.exception():
            case None:
                future.set_result(found.result())
            case errors.RayTaskError() as error:
                future.set_exception(error.cause if isinstance(error.cause, Exception) else error)
            case errors.RayError() as error:
                future.set_exception(WorkerLostError(str(error)))
            case error:
                future.set_exception(error)

    def _nodes(self) -> list[dict[str, Any]]:
        """Return the running nodes that have processors."""
        return [node for node in self._ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]

    def _check(self, nodes: list[dict[str, Any]], address: str) -> None:
        """Raise WorkError unless every node has this build of Rookery."""
        if not nodes:
            raise WorkError("cluster-empty", "no machine of the cluster '{address}' has a free processor", address=address)
        placed = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        look = self._ray.remote(max_retries=0, num_cpus=0)(_make_look())
        looks = [look.options(scheduling_strategy=placed(node["NodeID"], soft=False)).remote() for node in nodes]
        _, silent = self._ray.wait(looks, num_returns=len(looks), timeout=CHECK_SECONDS)
        if silent:
            hosts = Names(sorted(node["NodeManagerHostname"] for node, look in zip(nodes, looks, strict=True) if look in silent))
            raise WorkError("cluster-silent", "no worker has started within {seconds} s on {hosts}", seconds=f"{CHECK_SECONDS:g}", hosts=hosts)
        found, error = [], None
        for looking in looks:
            try:
                found.append(self._ray.get(looking))
            except self._ray.exceptions.RayError as lost:  # the node died meanwhile
                error = lost
        if not found and error is not None:
            raise _refused(address, error) from error
        if missing := Names(sorted({host for host, *rest in found if not rest})):
            raise WorkError("cluster-no-package", "the Python of these hosts cannot import Rookery: {hosts}", hosts=missing)
        here = origin()
        if others := [there for entry in found if (there := Origin(*entry))[2:] != here[2:]]:
            raise mixed_builds(here, others)


@contextmanager
def _reached(address: str) -> Iterator[None]:
    """Raise WorkError unless a cluster answers at this address in time. Another process asks it, because Ray itself would try for minutes."""
    if address == LOCAL or find_spec("ray") is None or _is_connected():
        yield
        return
    asked = [] if address == "auto" else ["--address", address]
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", *asked]
    deadline = monotonic() + REACH_SECONDS
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as asking:  # noqa: S603  our own command
        try:
            yield
            code = asking.wait(max(0.0, deadline - monotonic()))
        except subprocess.TimeoutExpired:
            code = None
        finally:
            asking.kill()
    if code != 0:
        raise WorkError("cluster-unreachable", "no Ray cluster answers at '{address}'", address=address)


def _is_connected() -> bool:
    """Return whether this program uses Ray already."""
    ray = sys.modules.get("ray")
    return ray is not None and bool(ray.is_initialized())


def _load() -> Any:
    """Import Ray quietly; raise WorkError if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # report nothing to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # a future default, about which Ray would warn
    try:
        ray = import_module("ray")
        for module in ("ray.exceptions", "ray.util.scheduling_strategies"):
            import_module(module)
    except ModuleNotFoundError as error:
        raise WorkError("cluster-missing", "a cluster needs Ray: install rookery[cluster]") from error
    worker: Any = import_module("ray._private.worker")
    if hasattr(worker, "print_to_stdstream"):  # Ray would print the logs of dead nodes into our results
        worker.print_to_stdstream = lambda *_arguments, **_options: None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect to a cluster; raise WorkError if it refuses us."""
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": ERROR}
    if address == LOCAL:
        settings |= {"include_dashboard": False, "object_store_memory": OBJECT_STORE}
    try:
        ray.init(address, **settings)
    except (Exception, SystemExit) as error:
        ray.shutdown()
        raise _refused(address, error) from error


def _refused(address: str, error: BaseException) -> WorkError:
    """Return why Ray does not let us in; other versions of Python or Ray are the usual reason."""
    return WorkError("cluster-refused", "the cluster '{address}' cannot be used: {text}", address=address, text=" ".join(str(error).split()))


def _make_look() -> Callable[[], tuple[str, ...]]:
    """Return a function that looks up a node's build. Ray sends a local function as code, so it also runs without Rookery."""

    def look() -> tuple[str, ...]:
        import socket  # noqa: PLC0415  it runs elsewhere

        try:
            from rookery.work.origin import origin  # noqa: PLC0415  as above
        except ImportError:
            return (socket.gethostname(),)
        return tuple(origin())

    return look


def _run_there(by_node: bool, folder: str, work: Callable[..., R], args: tuple[Any, ...], kwargs: dict[str, Any]) -> R:
    """Run a task on a node, which has a name of its own if several nodes share a machine."""
    with suppress(OSError):
        os.chdir(folder)
    if by_node:
        node: str = import_module("ray").get_runtime_context().get_node_id()
        name_host(f"{socket.gethostname()} {node[:8]}")
    return work(*args, **kwargs)
