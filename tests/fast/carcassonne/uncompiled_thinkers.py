"""Lets the value think as plain Python, whatever was compiled, and prints what came out: `python -m tests.fast.carcassonne.uncompiled_thinkers`."""

import json
import sys
from random import Random
from typing import Any

from rookery.core.record import Setup
from tests.fast.uncompiled_twins import hide_extensions

EXPANSIONS = ("river", "abbot", "towers-and-thieves")


def sample() -> dict[str, Any]:
    """Opinions, choices and a step of learning that must not depend, except for rounding, on whether the twins are compiled."""
    from rookery.fast.carcassonne.appraisal import Appraiser  # noqa: PLC0415  not before the extensions are hidden
    from rookery.fast.carcassonne.monte_carlo import FlatPlayer, UctPlayer  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.net import NetValue  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.players import GreedyPlayer  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.policy import Policy  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.search import Search  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.self_play import SelfPlay  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.turns import Turns  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.twin import Twin  # noqa: PLC0415  as above
    from rookery.fast.carcassonne.weights import fresh  # noqa: PLC0415  as above
    from rookery.fast.common.rng import COMPILED, Rng  # noqa: PLC0415  as above

    found: dict[str, Any] = {"compiled": COMPILED}
    setup = Setup("carcassonne", 3, expansions=EXPANSIONS)
    net = fresh(Random(1))
    value = NetValue(net)
    twin, rng, between = Twin(setup), Rng(5), False
    while twin.actor is not None:
        step, turn = twin.layout().step, twin.layout().turn
        if step == 0 and between and turn % 12 == 0:
            found[f"items {turn}"] = [number for _, _, inputs, answer in value.items(twin) for number in (*inputs, answer)]
            found[f"worths {turn}"] = list(value.worths(twin))
        between = step == 3
        twin.step(rng, Policy() if step else None)
    late, rng = Twin(setup), Rng(6)
    while late.layout().step != 2 or sum(late.layout().bag.values()) > 20:
        late.step(rng)
    found["ranked"] = [turn.worth for turn in Turns(value).ranked(late, 5)]
    players = {"greedy": GreedyPlayer(), "flat": FlatPlayer(12), "uct": UctPlayer(120)}
    found["advice"] = {name: player.advise(late, Rng(3)) for name, player in players.items()}
    found["searched"] = [Search(Turns(value), policy, depth=1, samples=6, candidates=3).advise(late, 4) for policy in (None, Policy())]
    for policy in (None, Policy()):
        appraiser = Appraiser(Turns(value), policy, depth=1, base=2.0, growth=2.5)
        found[f"expected {policy is None}"] = [number for seat in appraiser.expect(late, 5, 2) for number in seat]
    found["parts"] = [number for part in appraiser.parts(late) for number in (part.worth, part.size, part.chance, part.closing, len(part.figures))]
    player = SelfPlay(net, Setup("carcassonne", 2), seed=1, explore=1000)
    player.play(0, 1)
    found["learning"] = [player.loss, *player.gradient]
    return found


if __name__ == "__main__":
    hide_extensions()
    json.dump(sample(), sys.stdout)
