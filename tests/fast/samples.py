"""Results of twins, bots and training as JSON, equal whether compiled or not. `python -m tests.fast.uncompiled` prints the uncompiled ones."""

from hashlib import sha256
from random import Random
from typing import Any

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne.appraisal import Appraiser
from rookery.fast.carcassonne.monte_carlo import FlatPlayer, UctPlayer
from rookery.fast.carcassonne.net import NetValue as CarcassonneValue
from rookery.fast.carcassonne.players import GreedyPlayer
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.search import Search
from rookery.fast.carcassonne.self_play import SelfPlay as CarcassonneSelfPlay
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin as CarcassonneTwin
from rookery.fast.carcassonne.weights import fresh as fresh_carcassonne
from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.one_ply import OnePly
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.self_play import SelfPlay
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import TUNED, HandValue
from rookery.fast.five_towers.weights import fresh
from rookery.fast.twins import make_twin
from tests.fast.carcassonne.pairs import SETUPS as CARCASSONNE
from tests.fast.five_towers.pairs import SETUPS as FIVE_TOWERS
from tests.fast.games import POLICIES, SEAT_ACTIONS, SETUPS, after, make_batch


def all_samples() -> dict[str, Any]:
    """Return the values that must match to the last bit, and those that may differ by rounding."""
    return {"compiled": COMPILED, "exact": [_words(), _games(), _batches(), _planes(), _advice()], "nearly": {**_five_towers(), **_carcassonne()}}


def _words() -> list[int]:
    rng = Rng(-12345678901234567890, 3)
    return [rng.word() for _ in range(100)] + [rng.below(count) for count in (1, 2, 3, 110, 2**31 - 1, 2**31 + 1, 2**32 - 1) * 50]


def _games() -> list[Any]:
    """Return positions in the middle of games, and playouts from there at random and by a policy."""
    found = []
    for setup in [*FIVE_TOWERS, *CARCASSONNE[3::13]]:
        twin = after(setup, 40)
        tallies = [twin.playouts(2, Rng(setup.seats), policy) for policy in (None, POLICIES[setup.game](noise=30))]
        found.append([twin.position_text(), *([list(tally.wins), list(tally.points)] for tally in tallies)])
    return found


def _batches() -> list[str]:
    found = []
    for setup in SETUPS:
        other_types: dict[str, Any] = {
            "mask": memoryview(bytearray(2 * SEAT_ACTIONS[setup.game])).cast("b"),
            "done": memoryview(bytearray(2)).cast("?"),
        }
        make_batch(setup, 2, 8, buffers=other_types)[0].step_at_random()
        found += [rows.tobytes().hex() for rows in other_types.values()]
        batch, buffers = make_batch(setup, 2, 8, points=True)
        for _ in range(200):
            batch.step_at_random()
            found.append(sha256(buffers.everything()).hexdigest())
        for game in range(2):
            buffers.action[game] = buffers.legal(game)[-1]
        batch.step()
        found.append(buffers.everything().hex())
    return found


def _planes() -> list[str]:
    """Return checksums of each seat's planes in the middle and at the end of a game."""
    return [sha256(twin.planes(seat)).hexdigest() for twin in (_late(), _ended()) for seat in range(3)]


def _ended() -> CarcassonneTwin:
    twin = _late()
    twin.play_out(Rng(7))
    return twin


def _late() -> CarcassonneTwin:
    """Return a position of Carcassonne, with all expansions, with a tile to place and 20 left."""
    late, rng = CarcassonneTwin(Setup("carcassonne", 3, expansions=SETUPS[-1].expansions)), Rng(6)
    while late.layout().step != 2 or sum(late.layout().bag.values()) > 20:
        late.step(rng)
    return late


def _advice() -> list[str]:
    late, turns = _late(), Turns(CarcassonneValue(fresh_carcassonne(Random(1))))
    players = (GreedyPlayer(), FlatPlayer(12), UctPlayer(120))
    searches = [Search(turns, policy, depth=1, samples=6, candidates=3) for policy in (None, Policy())]
    return [*(player.advise(late, Rng(3)) for player in players), *(search.advise(late, 4) for search in searches)]


def _five_towers() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seats in (2, 4):
        net = fresh((8, 4), Random(seats))
        for name, solver in (("hand", Solver(HandValue(TUNED[seats]))), ("net", Solver(NetValue(net)))):
            twin, rng = Twin(Setup("five-towers", seats)), Rng(1)
            opinions = []
            for _ in range(6):
                twin.draw(rng)
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


def _carcassonne() -> dict[str, Any]:
    net = fresh_carcassonne(Random(1))
    value, found = CarcassonneValue(net), dict[str, Any]()
    late = _late()
    twin, rng, between = make_twin(late.setup), Rng(5), False
    assert isinstance(twin, CarcassonneTwin)
    while twin.actor is not None:
        step, turn = twin.layout().step, twin.layout().turn
        if step == 0 and between and turn % 12 == 0:
            found[f"items {turn}"] = [number for _, _, inputs, answer in value.items(twin) for number in (*inputs, answer)]
            found[f"worths {turn}"] = list(value.worths(twin))
        between = step == 3
        twin.step(rng, Policy() if step else None)
    assert len(found) > 8
    found["ranked"] = [turn.worth for turn in Turns(value).ranked(late, 5)]
    for policy in (None, Policy()):
        appraiser = Appraiser(Turns(value), policy, depth=1, base=2.0, growth=2.5)
        found[f"expected {policy is None}"] = [number for seat in appraiser.expect(late, 5, 2) for number in seat]
    found["parts"] = [number for part in appraiser.parts(late) for number in (part.worth, part.size, part.chance, part.closing, len(part.figures))]
    player = CarcassonneSelfPlay(net, Setup("carcassonne", 2, FrozenMap()), seed=1, explore=1000)
    player.play(0, 1)
    found["learning"] = [player.loss, *player.gradient]
    return found
