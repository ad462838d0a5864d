"""Call everything that the compiled modules offer with wrong arguments: `python -m tests.fast.wrong_calls` prints the number of calls.

A call may return or raise one of a few kinds of errors; any other error is printed. A crash of the interpreter ends the process, and
faulthandler shows where.
"""

import faulthandler
import importlib
import inspect
import pkgutil
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from random import Random
from threading import Thread
from typing import Any, Final

import rookery.fast
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne import players as carcassonne_players
from rookery.fast.carcassonne.actions import SEAT_ACTIONS
from rookery.fast.carcassonne.appraisal import Appraiser as CarcassonneAppraiser
from rookery.fast.carcassonne.batch import Batch as CarcassonneBatch
from rookery.fast.carcassonne.monte_carlo import FlatPlayer, UctPlayer
from rookery.fast.carcassonne.net import NetValue as CarcassonneValue
from rookery.fast.carcassonne.policy import Policy as CarcassonnePolicy
from rookery.fast.carcassonne.sampling import Sampler
from rookery.fast.carcassonne.search import Search as CarcassonneSearch
from rookery.fast.carcassonne.search import SearchPlayer as CarcassonneSearchPlayer
from rookery.fast.carcassonne.self_play import Optimiser as CarcassonneOptimiser
from rookery.fast.carcassonne.self_play import SelfPlay as CarcassonneSelfPlay
from rookery.fast.carcassonne.shortlists import Shortlists
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.weights import fresh as fresh_carcassonne
from rookery.fast.common.halving import Halving
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers import players
from rookery.fast.five_towers.appraisal import Appraiser
from rookery.fast.five_towers.batch import Batch
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.observation import LENGTH
from rookery.fast.five_towers.one_ply import OnePly
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.search import Search, SearchPlayer
from rookery.fast.five_towers.self_play import Optimiser, SelfPlay
from rookery.fast.five_towers.value import TUNED, HandValue
from rookery.fast.five_towers.weights import fresh
from rookery.fast.twins import make_twin

ALLOWED: Final = (TypeError, ValueError, IndexError, OverflowError, RuntimeError)
"""The errors that a wrong call may raise; SetupError and NotationError are ValueErrors."""
SPECIAL: Final = ("__eq__", "__reduce__", "__repr__", "__init__", "__setstate__", "__hash__", "__copy__")
LONGEST: Final = {"count": 300, "games": 7, "samples": 300, "seconds": 0.01}
HEAP_TYPE: Final = 1 << 9
"""The flag of classes that Python code made."""
SETUPS: Final = (
    Setup("five-towers", 2),
    Setup("five-towers", 5, FrozenMap({"overbids": "retract", "cards-to-come": "hidden"})),
    Setup("carcassonne", 2),
    Setup("carcassonne", 4, FrozenMap({"farmers": "off"}), ("river", "abbot", "towers-and-thieves")),
)


class Evil:
    """An object whose conversions fail."""

    def __index__(self) -> int:
        raise ValueError("no number")

    def __len__(self) -> int:
        raise ValueError("no length")

    def __getitem__(self, key: object) -> object:
        raise IndexError(key)

    def __repr__(self) -> str:
        return "<evil>"


class Calls:
    """The calls so far, and those that raised an error of another kind."""

    def __init__(self) -> None:
        self.count, self.strange = 0, set[str]()

    def call(self, what: str, function: Callable[..., Any], *args: Any, **named: Any) -> Any:
        """Make one call and return its result, if it has one."""
        self.count += 1
        try:
            return function(*args, **named)
        except ALLOWED:
            return None
        except Exception as error:
            if not (function is setattr and isinstance(error, AttributeError)):
                self.strange.add(f"{what} raised {type(error).__name__}: {str(error)[:100]}")
            return None


# --- arguments


def twins() -> Iterator[Any]:
    """Yield a twin of each setup at the start, in the middle and at the end."""
    for setup in SETUPS:
        for decisions in (None, 0, 11, 40, 10**6):
            twin, rng = make_twin(setup), Rng(decisions or 0)
            if decisions is not None:
                twin.advance(decisions, rng)
            yield twin


def classes() -> list[type]:
    """Return all compiled classes."""
    names = [info.name for info in pkgutil.walk_packages(rookery.fast.__path__, "rookery.fast.") if not info.ispkg]
    found = {value for name in names for value in vars(importlib.import_module(name)).values() if isinstance(value, type)}
    compiled = (kind for kind in found if kind.__module__.startswith("rookery.fast.") and not kind.__flags__ & HEAP_TYPE)
    return sorted(compiled, key=lambda kind: (kind.__module__, kind.__qualname__))


def object_of(kind: Any) -> Any:
    """Return an object that no constructor has set up."""
    return kind.__new__(kind)


def wrong_values() -> list[Any]:
    """Return values of all kinds; each is wrong for most arguments."""
    return [
        *(None, True, 0, -1, 7, 255, 2**31, 2**40, -(2**63), 10**30, 1.7, float("nan"), float("inf"), "x", "", "river", b"x", bytearray(3)),
        *([], (), {}, [1, 2], ["river"], object(), Evil(), int, len, Random(1), Rng(1), memoryview(bytearray(16)).cast("d"), array("f", [0.0] * 9)),
        *(Setup("five-towers", 2), Setup("carcassonne", 3), Setup("five-towers", 9), Setup("carcassonne", 2, expansions=("dragon",))),
        *list(twins())[::2],
        *[object_of(kind) for kind in classes()][::4],
    ]


def right_values(module: str) -> dict[str, Any]:
    """Return a right value for every parameter of a public method, by name."""
    game = "carcassonne" if "carcassonne" in module else "five-towers"
    twin = make_twin(Setup(game, 2))
    twin.advance(5, Rng(1))
    named: dict[str, Any] = {
        "twin": twin,
        "other": twin,
        "rng": Rng(1),
        "policy": None,
        "chance": Random(1),
        "thought": Random(2),
        "clock": time.monotonic,
    }
    named |= {"setup": twin.setup, "text": twin.position_text(), "layout": twin.layout(), "view": twin.view(0)}
    named |= {"position": twin, "positions": [twin]}
    named |= dict.fromkeys(("seed", "samples", "count", "number", "first", "games", "states"), 1) | {"seconds": 1e-4, "rate": 0.1, "gradients": []}
    return named | dict.fromkeys(("seat", "game", "candidate", "action"), 0)


def subjects() -> Iterator[Any]:
    """Yield a usable object of every class, with tiny nets, and the same with nets that have learnt nothing but NaN."""
    for scale in (1.0, float("nan")):
        net, nets = fresh((4, 4), Random(1)), fresh_carcassonne(Random(1))
        for known in (net, nets):
            known.weights[:] = array("f", [scale * weight for weight in known.weights])
        solver, turns = Solver(NetValue(net)), Turns(CarcassonneValue(nets))
        search, quest = Search(solver, samples=6, depth=1), CarcassonneSearch(turns, samples=4, depth=1, candidates=2)
        yield from (solver.value, solver, search, SearchPlayer(search), players.SolverPlayer(solver), Appraiser(net, depth=1, endgame=0))
        yield from (SelfPlay(net, seats=2, seed=1), Optimiser(net, *(array("f", bytes(4 * len(net.weights))) for _ in range(3))))
        yield from (turns.value, turns, quest, CarcassonneSearchPlayer(quest), carcassonne_players.ValuePlayer(turns), Shortlists(turns))
        yield from (Sampler(turns, None), CarcassonneAppraiser(turns, depth=1, base=1.0, growth=1.0))
        yield CarcassonneSelfPlay(nets, Setup("carcassonne", 2), seed=1)
        yield CarcassonneOptimiser(nets, *(array("f", bytes(4 * len(nets.weights))) for _ in range(2)))
    policy, player, thrift, guest = Policy(), players.Player(), CarcassonnePolicy(), carcassonne_players.Player()
    yield from (policy, player, players.PolicyPlayer(policy), players.LapsingPlayer(player, player, 5), players.CautiousPlayer(player, 1, 3))
    yield from (players.FlatPlayer(policy, 1), OnePly(range(17), [0.1], [0.2]), Solver(HandValue(TUNED[2])), Halving(4, 1.0), Rng(1))
    yield from (thrift, guest, carcassonne_players.GreedyPlayer(), carcassonne_players.PolicyPlayer(thrift), FlatPlayer(1), UctPlayer(2))
    yield carcassonne_players.LapsingPlayer(guest, guest, 5)
    yield Batch(3, 2, 1, action=bytearray(3), mask=bytearray(3 * 93), final_observation=bytearray(6 * LENGTH))
    yield CarcassonneBatch(2, 3, 1, action=memoryview(bytearray(16)).cast("q"), mask=bytearray(2 * SEAT_ACTIONS))
    yield from twins()


# --- calls


def mistreat(calls: Calls, subject: Any, values: list[Any]) -> None:
    """Call all members of an object: without arguments, with one wrong argument among right ones, and with too many."""
    kind = type(subject)
    right = right_values(kind.__module__)
    for name in [name for name in dir(kind) if name[0] != "_" or name in SPECIAL]:
        what = f"{kind.__module__}.{kind.__qualname__}.{name}"
        calls.call(what, getattr, subject, name)
        method = getattr(kind, name)
        if not callable(method):
            for value in values[::5]:
                calls.call(what, setattr, subject, name, value)
            continue
        bound = getattr(subject, name)
        calls.call(what, bound)
        calls.call(what, bound, *values[:9])
        for value in values:
            calls.call(what, bound, value)
        parameters = [] if name in SPECIAL else list(inspect.signature(bound).parameters)
        usual = {parameter: right.get(parameter) for parameter in parameters}
        calls.call(what, bound, **usual)
        for parameter in parameters:
            for value in values:
                if not takes_long(parameter, value):
                    calls.call(what, bound, **usual | {parameter: value})


def takes_long(parameter: str, value: object) -> bool:
    """Return whether the call would be right but take long, such as a billion playouts."""
    return isinstance(value, int | float) and value > LONGEST.get(parameter, float("inf"))


def misconstruct(calls: Calls, values: list[Any]) -> None:
    """Call constructors with wrong arguments, and the members of objects that no constructor has set up."""
    for kind in classes():
        what = f"{kind.__module__}.{kind.__qualname__}"
        calls.call(what, kind)
        calls.call(what, kind, extra=1)
        for value in values:
            calls.call(what, kind, value)
            calls.call(what, kind, value, value)
            calls.call(what, kind, 3, 2, value)
            for parameter in inspect.signature(kind).parameters:
                calls.call(what, kind, **{parameter: value})
        mistreat(calls, object_of(kind), values[::9])


def unpickle_rubbish(calls: Calls, values: list[Any]) -> None:
    """Restore twins and batches from pickles with one wrong part, and play on."""
    for subject in [*twins(), *(subject for subject in subjects() if isinstance(subject, Batch | CarcassonneBatch))]:
        restore, parts = subject.__reduce__()
        for place in range(len(parts)):
            for value in values:
                calls.call(f"{type(subject).__module__} unpickled", restore, *parts[:place], value, *parts[place + 1 :])
    for twin in twins():
        restore, (kind, setup, layout) = twin.__reduce__()
        for field in layout._fields:
            for value in [*values[:32], 1, 2, 3, 5, 79, 80, (), (1,) * 200, ((),) * 5, (0, 1, 2)]:
                found = calls.call(f"{kind.__module__} unpickled", restore, kind, setup, layout._replace(**{field: value}))
                if found is not None:
                    play_on(calls, found)


def play_on(calls: Calls, subject: Any) -> None:
    """Check that an object still works."""
    if hasattr(subject, "play_out"):
        calls.call("play on", lambda: subject.copy().play_out(Rng(1)))
    if hasattr(subject, "step_at_random"):
        for _ in range(200):
            subject.step_at_random()


def share(calls: Calls, seconds: float = 0.04) -> None:
    """Let two threads use the same object."""
    for subject in subjects():
        right = right_values(type(subject).__module__)
        names = [name for name in dir(type(subject)) if name[0] != "_" and callable(getattr(type(subject), name)) and name != "advise_within"]
        end = time.monotonic() + (seconds if names else 0)

        def use(subject: Any = subject, names: list[str] = names, right: dict[str, Any] = right, end: float = end) -> None:
            turn = 0
            while time.monotonic() < end:
                method = getattr(subject, names[turn % len(names)])
                turn += 1
                calls.call(f"{type(subject).__module__} shared", method, **{name: right.get(name) for name in inspect.signature(method).parameters})

        threads = [Thread(target=use) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def main() -> None:
    """Make all calls and print the result."""
    faulthandler.enable()
    values, calls = wrong_values(), Calls()
    misconstruct(calls, values)
    for subject in subjects():
        mistreat(calls, subject, values)
        play_on(calls, subject)
    unpickle_rubbish(calls, values)
    share(calls)
    sys.stdout.write("\n".join([str(calls.count), *sorted(calls.strange)]) + "\n")


if __name__ == "__main__":
    main()
