"""Lets solvers think as plain Python, whatever was compiled, and prints what came out: `python -m tests.fast.five_towers.uncompiled_thinkers`."""

import json
import sys
from random import Random
from typing import Any

from rookery.core.record import Setup
from tests.fast.uncompiled_twins import hide_extensions


def sample() -> dict[str, Any]:
    """Opinions and a step of learning that must not depend, except for rounding, on whether the twins are compiled."""
    from rookery.fast.common.rng import COMPILED, Rng  # noqa: PLC0415  not before the extensions are hidden
    from rookery.fast.five_towers.net import NetValue  # noqa: PLC0415  as above
    from rookery.fast.five_towers.one_ply import OnePly  # noqa: PLC0415  as above
    from rookery.fast.five_towers.round_solver import Solver  # noqa: PLC0415  as above
    from rookery.fast.five_towers.self_play import SelfPlay  # noqa: PLC0415  as above
    from rookery.fast.five_towers.twin import Twin  # noqa: PLC0415  as above
    from rookery.fast.five_towers.value import TUNED, HandValue  # noqa: PLC0415  as above
    from rookery.fast.five_towers.weights import fresh  # noqa: PLC0415  as above

    found: dict[str, Any] = {"compiled": COMPILED}
    for seats in (2, 4):
        net = fresh((8, 4), Random(seats))
        for name, solver in (("hand", Solver(HandValue(TUNED[seats]))), ("net", Solver(NetValue(net)))):
            twin, rng = Twin(Setup("five-towers", seats)), Rng(1)
            opinions = []
            for _ in range(6):
                twin.deal(rng)
                opinions += [number for worth in solver.worths(twin).values() for number in worth]
                solver.play_round(twin)
                opinions += solver.appraise(twin)
            found[f"{name} {seats}"] = opinions
        twin, rng, one_ply = Twin(Setup("five-towers", seats)), Rng(1), OnePly(range(17), [0.3] * 111, [0.1] * 111)
        found[f"one ply {seats}"] = [choice for _ in range(40) if twin.advance(1, rng) for choice in one_ply.best_choices(twin)]
        player = SelfPlay(net, seats=seats, seed=1)
        player.play(0, 1)
        found[f"learning {seats}"] = [player.loss, *player.gradient]
    return found


if __name__ == "__main__":
    hide_extensions()
    json.dump(sample(), sys.stdout)
