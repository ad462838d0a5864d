"""Compare the CPU per action of two releases side by side, because the machine's speed varies over time.

    python -m benchmarks.two_checkouts CHECKOUT [--actions 50] [--rounds 24]

CHECKOUT is a folder with the other release, such as a git worktree; it runs in this environment. The servers alternate and play the same number
of actions. Their CPU time is the scheduler's figure for all threads.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.action_cpu import Pair
from tests.server.serving import ROOT
from tests.server.visiting import Visitor


def used(pid: int) -> float:
    """Return the CPU microseconds of all threads of a process."""
    return sum(int((task / "schedstat").read_text(encoding="utf-8").split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1000


class Checkout:
    """A server from a checkout, and two people who play there."""

    def __init__(self, checkout: Path, folder: str, stack: ExitStack) -> None:
        self.process = stack.enter_context(
            subprocess.Popen(  # noqa: S603  the caller names the checkout
                [sys.executable, "-m", "tests.server.serving", json.dumps({"data": f"{folder}/data.sqlite3", "cold": True})],
                cwd=checkout,
                env={**os.environ, "PYTHONPATH": f"{checkout / 'src'}"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        stack.callback(self.process.terminate)
        assert self.process.stdout is not None
        address, _ = json.loads(self.process.stdout.readline())
        ann, bob = (stack.enter_context(Visitor(address)).called(name) for name in ("Ann", "Bob"))
        self.pair = Pair(ann, bob, Random(7))
        stack.callback(self.leave)

    def leave(self) -> None:
        self.pair.close()

    def cost(self, actions: int) -> float:
        """Return the microseconds per action, excluding the opening of tables."""
        spent, played = 0.0, 0
        while played < actions:
            began = used(self.process.pid)
            while played < actions and self.pair.act():
                played += 1
            spent += used(self.process.pid) - began
            if played < actions:
                self.pair.close()
                self.pair.seated()
        return spent / played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.two_checkouts", description="Compare the CPU of an action with another release.")
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--actions", type=int, default=50, help="actions in a round")
    parser.add_argument("--rounds", type=int, default=24)
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory(prefix="rookery-bench-")) for _ in range(2)]
        checkouts = [Checkout(path.resolve(), folder, stack) for path, folder in zip((chosen.checkout, ROOT), folders, strict=True)]
        for checkout in checkouts:
            checkout.cost(100)
        pairs = [[checkout.cost(chosen.actions) for checkout in checkouts] for _ in range(chosen.rounds)]
    others, ours = zip(*pairs, strict=True)
    for name, found in (("there", others), ("here", ours)):
        sys.stdout.write(f"{name}: {min(found):.0f} microseconds an action in the least round, {median(found):.0f} in the median\n")
    ratio = median(here / there for there, here in pairs)
    sys.stdout.write(
        f"here / there: {min(ours) / min(others):.2f} of the least, {ratio:.2f} the median of the ratios; load {os.getloadavg()[0]:.0f}\n"
    )


if __name__ == "__main__":
    main()
