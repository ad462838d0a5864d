"""The twin of Carcassonne as a thing to work with: copies, refusals, chance, playouts, and what it is made of."""

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne import position, tiles
from rookery.fast.carcassonne.actions import numbers
from rookery.fast.carcassonne.layout import Figure, LaidTile, Layout, Tower
from rookery.fast.carcassonne.observation import observe
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import COMPILED, Rng
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.view import CarcassonneView
from tests import ledger
from tests.architecture.rule_mentions import ids_in
from tests.carcassonne.shrine import add_shrine
from tests.fast.carcassonne.as_python import sample
from tests.fast.carcassonne.pairs import SETUPS, for_few_setups, play_both, twin_of
from tests.fast.threads import lets_others_run

BASE, EVERYTHING = SETUPS[0], SETUPS[-1]


def after(setup: Setup, actions: int, seed: int = 1) -> Twin:
    """A twin in the middle of a game at random."""
    twin, rng = Twin(setup), Rng(seed)
    for _ in range(actions):
        twin.step(rng)
    return twin


# --- copies


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    twin = after(EVERYTHING, 90)
    copy = twin.copy()
    assert (copy.layout(), copy.setup) == (twin.layout(), twin.setup)
    before = twin.layout()
    copy.play_out(Rng(2))
    assert copy.actor is None
    assert twin.layout() == before


def test_becoming_another_twin_leaves_nothing_of_the_old_position() -> None:
    old, new = after(EVERYTHING, 200), after(BASE, 30)
    old.become(new)
    assert (old.layout(), old.setup, old.numbers()) == (new.layout(), new.setup, new.numbers())
    old.play_out(Rng(5))
    new.play_out(Rng(5))
    assert old.layout() == new.layout()


# --- refusals


@for_few_setups
def test_what_is_not_legal_is_refused_and_changes_nothing(setup: Setup) -> None:
    for pair in islice(play_both(setup, 1), 0, None, 40):
        twin = pair.twin
        before = twin.layout()
        for number in {-1, *range(950), 32_895, 10**9} - set(twin.legal()):
            with pytest.raises(ValueError, match=f"action {number} is not legal here"):
                twin.apply(number)
            with pytest.raises(ValueError, match=f"action {number} is not legal here"):
                twin.action(number)
        assert twin.layout() == before


@pytest.mark.parametrize("setup", [Setup("carcassonne", 1), Setup("carcassonne", 6), Setup("carcassonne", 2, expansions=("dragon",))])
def test_a_twin_cannot_be_set_up_as_the_game_cannot(setup: Setup) -> None:
    with pytest.raises(SetupError):
        Twin(setup)


def test_a_twin_refuses_an_expansion_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    setup = Setup("carcassonne", 2, expansions=("abbot", "shrine"))
    view = CARCASSONNE.rules(setup).view(CARCASSONNE.rules(setup).start(), 0)
    assert isinstance(view, CarcassonneView)
    for use in (lambda: Twin(setup), lambda: Twin.of_view(view), lambda: observe(view)):
        with pytest.raises(SetupError, match="lacks the tiles, actions and scores of the expansion 'shrine'"):
            use()


def test_the_twin_knows_all_expansions() -> None:
    assert set(tiles.EXPANSIONS) == set(CARCASSONNE.expansions)


START = Twin(EVERYTHING).layout()
TOO_MANY = tuple(LaidTile((x, 0), START.tiles[0].type, 0) for x in range(200))


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("more often than in the game", {"tiles": TOO_MANY}),
        ("more often than in the game", {"bag": {99: 1}}),
        ("touches none", {"tiles": (*START.tiles, LaidTile((3, 3), 0, 0)), "bag": {}}),
        ("figure stands on nothing", {"figures": (Figure(1, 0, 0, 0),)}),
        ("figure stands on nothing", {"figures": (Figure(0, 8, 0, 0),)}),
        ("more figures than there are", {"figures": (Figure(0, 0, 0, 0),) * 8}),
        ("more figures than there are", {"figures": (Figure(0, 0, 9, 0),)}),
        ("towers stand on the tower bases", {"towers": (Tower(0, 1, -1, 0),)}),
        ("the tile laid this turn is not there", {"placed": 5}),
        ("no such step, pile or seat", {"step": 7}),
        ("points stand there for nothing", {"tallies": ({14: 1},) * 5}),
    ],
)
def test_a_layout_that_could_not_lie_on_a_table_is_refused(problem: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=problem):
        Twin(EVERYTHING).lay(START._replace(**changes))


@for_few_setups
def test_a_layout_makes_the_same_position_again(setup: Setup) -> None:
    for pair in islice(play_both(setup, 4), 0, None, 25):
        again = Twin(setup)
        again.lay(pair.twin.layout())
        assert again.position_text() == pair.twin.position_text()
        assert again.numbers().keys() == pair.twin.numbers().keys()


# --- chance


def test_chance_draws_by_weight() -> None:
    twin = Twin(BASE)
    drawn = steps(twin, 71 * 400)
    assert drawn.keys() == twin.odds().keys()
    assert spread(drawn, twin.odds()) < 70  # 31 degrees of freedom: more than 70 comes once in ten thousand times


@pytest.mark.parametrize("actions", [1, 90, 91, 200])
def test_a_seat_chooses_each_action_as_often(actions: int) -> None:
    twin = after(EVERYTHING, actions)
    while twin.actor == CHANCE:
        twin.step(Rng(1))
    chosen = steps(twin, 1000 * len(twin.legal()))
    assert chosen.keys() == set(twin.legal())
    assert spread(chosen, dict.fromkeys(twin.legal(), 1)) < 2 * len(twin.legal()) + 20


def steps(twin: Twin, times: int) -> Counter[int]:
    """How often each action comes when one is taken from here at random."""
    rng, scratch, found = Rng(11), twin.copy(), Counter[int]()
    for _ in range(times):
        scratch.become(twin)
        found[scratch.step(rng)] += 1
    return found


def spread(found: Counter[int], weights: dict[int, int]) -> float:
    """Pearson's chi-squared: about as large as there are kinds of things when chance is fair."""
    expected = {thing: found.total() * weight / sum(weights.values()) for thing, weight in weights.items()}
    return sum((found[thing] - number) ** 2 / number for thing, number in expected.items())


def test_nothing_happens_when_the_game_is_over() -> None:
    twin = Twin(BASE)
    twin.play_out(Rng(1))
    before = twin.layout()
    assert twin.step(Rng(1)) == -1
    assert twin.legal() == []
    assert twin.layout() == before


# --- playouts


@for_few_setups
@pytest.mark.parametrize("policy", [None, Policy(noise=64)], ids=["chance", "policy"])
def test_a_playout_is_a_game_by_the_rules(setup: Setup, policy: Policy | None) -> None:
    rules, rng, twin = CARCASSONNE.rules(setup), Rng(3), Twin(setup)
    state = rules.start()
    while twin.actor is not None:
        texts = {number: text for text, number in twin.numbers().items()}
        state = rules.apply(state, CARCASSONNE.read_action(setup, texts[twin.step(rng, policy)]))
    outcome = rules.outcome(state)
    played = Twin(setup)
    played.play_out(Rng(3), policy)
    assert outcome is not None
    assert played.scores == twin.scores == outcome.scores
    assert played.layout() == twin.layout()


def test_playouts_add_up_single_ones_and_leave_the_position() -> None:
    twin = after(EVERYTHING, 60)
    before = twin.layout()
    tally = twin.playouts(50, Rng(7))
    rng, points, wins = Rng(7), [0] * 5, [0.0] * 5
    for _ in range(50):
        single = twin.copy()
        single.play_out(rng)
        best = [seat for seat, score in enumerate(single.scores) if score == max(single.scores)]
        for seat, score in enumerate(single.scores):
            points[seat] += score
            wins[seat] += (seat in best) / len(best)
    assert tally.points == tuple(points)
    assert tally.wins == pytest.approx(wins)
    assert twin.layout() == before


def test_the_seed_determines_the_playouts() -> None:
    twin = Twin(EVERYTHING)
    assert twin.playouts(20, Rng(1)) == twin.playouts(20, Rng(1))
    assert len({twin.playouts(5, Rng(seed)).points for seed in range(5)}) == 5


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("expansions", [(), CARCASSONNE.expansions], ids=["base", "everything"])
def test_the_policy_beats_chance(expansions: tuple[str, ...], seats: int) -> None:
    rng, policy = Rng(4), Policy()
    for game in range(10):
        twin = Twin(Setup("carcassonne", seats, expansions=expansions))
        while (actor := twin.actor) is not None:
            twin.step(rng, policy if actor == game % seats else None)
        assert twin.scores[game % seats] == max(twin.scores)


def test_the_policy_with_full_noise_is_chance_and_with_more_lots_it_is_stronger() -> None:
    twin = Twin(BASE)
    noisy = twin.playouts(200, Rng(1), Policy(noise=256)).points
    few, many = (sum(twin.playouts(200, Rng(1), Policy(lots=lots)).points) for lots in (1, 16))
    assert sum(noisy) < few < many
    assert sum(noisy) == pytest.approx(sum(twin.playouts(200, Rng(2)).points), rel=0.1)


def test_other_threads_run_during_playouts() -> None:
    twin = Twin(EVERYTHING)
    assert lets_others_run(lambda count: twin.playouts(count, Rng(1)), most=2**18) or not COMPILED


# --- what it is made of


def test_python_and_c_play_the_same() -> None:
    command = [sys.executable, "-m", "tests.fast.carcassonne.as_python"]
    run = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True)
    as_python, *games = json.loads(run.stdout)
    compiled, *same_games = sample()
    assert (as_python, compiled) == (False, True), "make builds the twins; without a C compiler there is nothing to compare"
    assert games == same_games


def test_no_two_places_of_a_board_have_the_same_number() -> None:
    far = position.ROW + 1
    steps = [(x, y) for x in range(-far, far + 1) for y in range(-far, far + 1) if 0 < abs(x) + abs(y) < far]
    assert all((x + position.ROW * y) % position.CELLS for x, y in steps)
    count = sum(tile.count for tile in tiles.RULESET.tiles.values())
    assert count + 4 < far  # the tiles in one row, an open place at either end, and a step around each


@for_few_setups
def test_an_action_has_the_number_that_a_batch_gives_it(setup: Setup) -> None:
    for rules, state, _, twin in islice(play_both(setup, 7), 0, None, 9):
        if isinstance(twin.actor, int):
            assert twin.numbers() == numbers(rules.view(state, twin.actor))


def test_every_rule_that_the_twin_names_is_in_the_ledger() -> None:
    sources = Path(position.__file__).parent.glob("*.py")
    named = {id_ for source in sources for id_ in ids_in(source.read_text("utf-8"))}
    assert {"BC-06", "RI-04", "AB-04", "TT-33"} <= named <= ledger.ids()


def test_tile_data_that_has_no_room_is_refused() -> None:
    ruleset = Ruleset(tiles.RULESET.setup, tiles.RULESET.catalogue)
    vars(ruleset)["tiles"] = {code: replace(tile, count=99) if code == "A" else tile for code, tile in ruleset.tiles.items()}
    with pytest.raises(ValueError, match="room for 104 tiles, not for"):
        tiles.check(ruleset)


def test_a_view_of_a_seat_makes_the_same_twin_as_that_of_a_spectator() -> None:
    for rules, state, _, twin in islice(play_both(EVERYTHING, 2), 0, None, 30):
        assert isinstance(rules, Carcassonne)
        layouts: list[Layout] = [Twin.of_view(rules.view(state, seat)).layout() for seat in (None, 0, 1)]
        assert layouts == [twin_of(rules, state).layout()] * 3
        assert layouts[0].tiles == twin.layout().tiles
