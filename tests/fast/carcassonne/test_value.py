"""Carcassonne's value net: remaining tiles, features, order of turns, and training."""

from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from random import Random

import pytest

from rookery.bots.carcassonne.nets import shipped_net
from rookery.core.record import Setup
from rookery.fast.carcassonne.learning import Plan, Run
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.search import Search
from rookery.fast.carcassonne.self_play import SelfPlay
from rookery.fast.carcassonne.shortlists import Shortlists
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.carcassonne.weights import BEGINS, INPUTS, Net, fresh, read, write
from rookery.fast.common.rng import Rng

ALL = Setup("carcassonne", 3, expansions=EXPANSIONS)
TILE, MEEPLE = 2, 3
CITY, FIELD, AROUND, HAND, GUARD, MOVER = 0, 2, 3, 4, 5, 6


def moments(setup: Setup, seed: int, *, step: int, every: int = 9) -> Iterator[Twin]:
    """Return positions before this step in a game by the playout policy."""
    twin, rng, number = Twin(setup), Rng(seed), 0
    while twin.actor is not None:
        if twin.layout().step == step:
            number += 1
            if number % every == 0:
                yield twin
        twin.step(rng, Policy())


def young(seed: int = 1) -> NetValue:
    return NetValue(fresh(Random(seed)))


def margin(value: NetValue, twin: Twin, seat: int) -> float:
    worths = value.worths(twin)
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


@pytest.mark.parametrize("setup", [Setup("carcassonne", 2), ALL], ids=["base", "all"])
def test_turns_are_ranked_as_by_playing_each_of_them(setup: Setup) -> None:
    value = young()
    for twin in moments(setup, 3, step=TILE, every=23):
        seat = twin.actor
        assert isinstance(seat, int)
        found: dict[tuple[str, ...], float] = {}
        for place, number in twin.numbers().items():
            laid = twin.copy()
            laid.apply(number)
            for figure, second in laid.numbers().items():
                after = laid.copy()
                after.apply(second)
                found[place, figure] = margin(value, after, seat)
        ranked = Turns(value).ranked(twin, 10)
        assert [turn.worth for turn in ranked] == pytest.approx(sorted(found.values(), reverse=True)[:10], abs=1e-3)
        assert all(found[turn.choices] == pytest.approx(turn.worth, abs=1e-3) for turn in ranked)


def test_a_short_list_misses_the_best_turn_rarely_and_by_little() -> None:
    """After each of the two best turns, try every next draw. The second time, the search ranks only a short list, on a different board."""
    turns = Turns(NetValue(shipped_net(2, ())))
    shortlists = Shortlists(turns)
    seen = same = 0
    lost = 0.0
    for twin in moments(Setup("carcassonne", 2), 7, step=TILE, every=17):
        shortlists.forget(twin)
        for choices in [turn.choices for turn in turns.ranked(twin, 2)]:
            played = twin.copy()
            for name in choices:
                played.apply(played.numbers()[name])
            for draw in played.legal():
                drawn = played.copy()
                drawn.apply(draw)
                if drawn.layout().step == TILE:
                    best, found = turns.ranked(drawn, 1)[0], shortlists.best(drawn)
                    assert found.worth <= best.worth
                    assert found.choices[0] in drawn.numbers()
                    seen, same, lost = seen + 1, same + (found.choices == best.choices), lost + best.worth - found.worth
    assert seen / 2 < same < seen, "the first of two is exact, the second is not always"
    assert same / seen > 0.95
    assert lost / seen < 0.05


def test_after_the_tile_is_placed_figures_are_ranked() -> None:
    value = young()
    for twin in moments(ALL, 4, step=MEEPLE, every=31):
        ranked = Turns(value).ranked(twin)
        assert {turn.choices for turn in ranked} == {(figure,) for figure in twin.numbers()}
        assert [turn.worth for turn in ranked] == sorted((turn.worth for turn in ranked), reverse=True)


def test_every_figure_and_seat_is_in_an_item() -> None:
    """A net that always predicts 1 point gives every seat one point per led feature, hand and turn."""
    ones = Net(array("f", [0.0] * BEGINS[-1]))
    for net in range(len(INPUTS)):
        ones.weights[BEGINS[net + 1] - 1] = 0.1
    value = NetValue(ones)
    for twin in moments(ALL, 5, step=TILE, every=13):
        before = twin.copy()
        layout, items = before.layout(), value.items(before)
        nets = [net for net, _, _, _ in items]
        assert nets.count(HAND) == 3
        assert nets.count(MOVER) == 1
        assert nets.count(GUARD) == sum(tower.guard >= 0 for tower in layout.towers)
        assert all(answer == pytest.approx(1.0) for *_, answer in items)
        for seat, worth in enumerate(value.worths(before)):
            assert worth == pytest.approx(before.scores[seat] + sum(seats >> seat & 1 for _, seats, _, _ in items), abs=1e-3)


def test_a_city_that_no_tile_can_close_has_no_chance_to_be_closed() -> None:
    """With no tiles left, every probability is 0 and every open cell is dead."""
    twin, rng = Twin(Setup("carcassonne", 2)), Rng(8)
    while sum(twin.layout().bag.values()) or twin.layout().step != TILE:
        twin.step(rng, Policy())
    for net, _, inputs, _ in young().items(twin):
        if net == CITY:
            assert inputs[9:12] == [0.0, 0.0, 0.0]
        assert net != MOVER or inputs[6] == 1.0, "the last tile is drawn"


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    """With lambda 1 and random play the targets are the true points, so the loss depends on the weights alone."""
    setup = Setup("carcassonne", 2)
    net = fresh(Random(3))

    def loss() -> float:
        player = SelfPlay(net, setup, seed=2, trace=1.0, explore=0)
        player.play(0, 1)
        return player.loss

    player = SelfPlay(net, setup, seed=2, trace=1.0, explore=0)
    player.play(0, 1)
    slopes = list(player.gradient)
    checked = 0
    for index in (BEGINS[4] + 18, BEGINS[5] - 1 - 10, BEGINS[7] - 2, BEGINS[1] - 2):
        kept = net.weights[index]
        found = []
        for step in (1e-4, -1e-4):
            net.weights[index] = kept + step
            found.append(loss())
        net.weights[index] = kept
        slope = (found[0] - found[1]) / 2e-4
        if abs(slope) > 1:
            assert slopes[index] * 200 == pytest.approx(slope, rel=0.1), "0.1 of the error times 10 points, and the factor 2 of the square"
            checked += 1
    assert checked


def test_a_resumed_run_gives_the_result_of_an_uninterrupted_one(tmp_path: Path) -> None:
    plan = Plan(seats=2, games=6, batch=2, seed=4)
    whole = Run(plan)
    with ThreadPoolExecutor(2) as threads:
        list(whole.learn(threads))
    part = Run(plan)
    next(part.learn(report=1))
    part.keep(tmp_path / "run")
    later = Run.resume(tmp_path / "run")
    assert later.games == 2
    list(later.learn())
    assert later.net.weights == whole.net.weights
    (tmp_path / "run").write_bytes((tmp_path / "run").read_bytes()[:-4])
    with pytest.raises(ValueError, match="truncated"):
        Run.resume(tmp_path / "run")


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    net = Net(fresh(Random(1)).weights, {"played": 7})
    write(net, tmp_path / "value.bin")
    assert read((tmp_path / "value.bin").read_bytes()) == net
    for broken in (b"", b"{}\n", b'{"hidden": 24}\n123', b'{"hidden": 8}\n', b'{"hidden": 24}\n1234'):
        with pytest.raises(ValueError, match=r"weight|hidden"):
            read(broken)


@pytest.mark.parametrize(("policy", "doubt"), [(None, 0.0), (Policy(), 0.0), (None, 1.5)], ids=["own", "cut", "giving up"])
def test_a_search_is_determined_by_its_seed_and_stops_at_its_deadline(policy: Policy | None, doubt: float) -> None:
    search = Search(Turns(young()), policy, depth=2, samples=24, doubt=doubt)
    for twin in moments(ALL, 6, step=TILE, every=29):
        first = search.advise(twin, 5)
        opinions = search.opinions(twin)
        assert search.advise(twin, 5) == first == opinions[0].choices[0]
        assert search.opinions(twin) == opinions
        assert len(opinions) == min(8, len(Turns(young()).ranked(twin)))
        search.advise(twin, 5, clock=iter([0.0, 0.0, 0.0, 1.0]).__next__, deadline=1.0)
        assert sum(opinion.samples for opinion in search.opinions(twin)) == (3 if len(opinions) > 1 else 0)
        assert search.advise(twin, 5, clock=lambda: inf, deadline=1.0) == Turns(young()).ranked(twin, 1)[0].choices[0]


def test_with_few_tiles_to_come_a_search_plays_to_the_end_of_the_game() -> None:
    def opinions(twin: Twin, depth: int, to_end: int = 0) -> object:
        search = Search(Turns(young()), depth=depth, samples=24, to_end=to_end)
        search.advise(twin, 5)
        return search.opinions(twin)

    for twin in moments(Setup("carcassonne", 2), 6, step=TILE, every=32):
        to_come = sum(twin.layout().bag.values())
        assert opinions(twin, 2, to_end=to_come) == opinions(twin, 500)
        assert opinions(twin, 2, to_end=to_come - 1) == opinions(twin, 2) != opinions(twin, 500)
