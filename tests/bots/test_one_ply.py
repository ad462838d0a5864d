"""The choices of the one-ply bots; they build what they bid for."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots.five_towers.evaluation import look_ahead, on_the_twin, potential
from rookery.bots.five_towers.one_ply import GREEDY, HEURISTIC, OnePly, worth_by_action
from rookery.core.record import Setup
from rookery.fast.five_towers.actions import TEXTS
from rookery.fast.five_towers.twin import Twin
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.match import Match
from tests.bots.moments import decisions
from tests.bots.views import seen
from tests.fast.five_towers.pairs import for_every_setup, play_both
from tests.play.simple_bots import FIVE_TOWERS, five_towers

ONES = "auction display=candy-1,scary-1,tree-1,scrap-1,sand-1"
TWO_ON_A_FOUR = "auction pass=2 draw= display=sand-12,sand-11 seat0=sand:4"


def choices_made(bot: OnePly, view: FiveTowersView, tries: int = 30) -> set[str]:
    return {bot.choose(view, Random(seed)) for seed in range(tries)}


def test_a_call_is_worth_as_much_as_its_best_build() -> None:
    """Compute the values by hand: a point counts 1; a unit of room or height counts half the remaining share of the game."""
    units = {0: 75, 1: 76, 2: 76, 3: 65, 4: 64, 5: 53}
    points = {0: 0, 1: 2, 2: 4, 3: 5, 4: 6, 5: 7}
    worths = worth_by_action(seen("auction display=candy-15,candy-14,scary-1,scary-2,tree-3"), potential)
    assert worths == pytest.approx({f"bid {bid}": points[bid] + (0.4 + 0.6 * 75 / 80) * 0.5 * units[bid] for bid in units})


@pytest.mark.parametrize(("cards_to_come", "types"), [("shown", "scrap"), ("hidden", "scary scrap sand")])
def test_in_the_second_pass_a_top_may_appear_unless_it_is_visibly_gone(cards_to_come: str, types: str) -> None:
    position = "auction pass=2 draw=scrap-0,scrap-1 display=candy-0,candy-2,scary-5,sand-7,sand-8 seat1=tree:5.0"
    tops = look_ahead(seen(position, cards_to_come=cards_to_come)).tops
    assert {type_ for type_, may in zip(TYPES, tops, strict=True) if may} == set(types.split())


def test_greedy_takes_all_it_can_and_heuristic_keeps_its_places_for_higher_cards() -> None:
    assert choices_made(GREEDY, seen(ONES)) == {"bid 5"}
    assert choices_made(HEURISTIC, seen(ONES)) == {"bid 0"}


def test_a_seat_that_does_not_open_passes_instead() -> None:
    assert choices_made(HEURISTIC, seen(f"{ONES} calls=0,-", seat=1)) == {"pass"}


@pytest.mark.parametrize("bot", [GREEDY, HEURISTIC])
def test_a_card_is_demolished_when_that_pays(bot: OnePly) -> None:
    match = Match(FIVE_TOWERS, five_towers(), position=TWO_ON_A_FOUR)
    for _ in range(4):
        match.act(bot.choose(match.view(0), Random(1)))
    assert match.actions == ["bid 2", "demolish sand", "place sand-12", "place sand-11"]


@pytest.mark.parametrize("bot", [GREEDY, HEURISTIC])
def test_a_card_is_not_demolished_when_that_does_not_pay(bot: OnePly) -> None:
    assert choices_made(bot, seen(f"{TWO_ON_A_FOUR};demolished:tree-7")) == {"bid 0", "bid 2"}
    assert choices_made(bot, seen(f"{TWO_ON_A_FOUR};demolished:tree-7.tree-8")) == {"bid 0"}


def test_heuristic_ends_with_the_card_that_leaves_the_most_room() -> None:
    position = "building calls=2,pass to-place=2 demolish=yes display=candy-1,scary-1,tree-1,sand-8,sand-15"
    assert choices_made(HEURISTIC, seen(position)) == {"place sand-8"}
    assert {"place sand-8", "place sand-15"} == choices_made(GREEDY, seen(position))


def test_ties_are_broken_at_random_and_reproducibly() -> None:
    view = seen("building calls=1,pass to-place=1 demolish=yes display=candy-1,scary-1,tree-1,sand-8,sand-15")
    assert choices_made(GREEDY, view, 100) == {f"place {card}" for card in view.display}
    assert [GREEDY.choose(view, Random(3)) for _ in range(5)] == [GREEDY.choose(view, Random(3))] * 5


def test_bots_make_no_bid_that_they_cannot_build_even_if_it_is_legal() -> None:
    view = seen("auction display=sand-1,sand-2,sand-3,sand-4,sand-5 seat0=sand:6.0", overbids="retract")
    assert len(view.choices) == 6
    assert choices_made(GREEDY, view) == choices_made(HEURISTIC, view) == {"bid 0"}


@pytest.mark.parametrize("seats", FIVE_TOWERS.seats)
@pytest.mark.parametrize("cards_to_come", ["shown", "hidden"])
def test_a_build_reaches_the_value_that_its_call_promised(seats: int, cards_to_come: str) -> None:
    match = Match(FIVE_TOWERS, five_towers(seats, cards_to_come=cards_to_come))
    rng = Random(seats)
    called: dict[int | None, float] = {}
    built = 0
    for view in decisions(FiveTowersView, match, rng):
        worths = worth_by_action(view, potential)
        action = HEURISTIC.choose(view, rng)
        if view.step == "auction":
            called[view.seat] = worths[action]
        else:
            assert worths[action] == called[view.seat]
            built += 1
        match.act(action)
    assert built > 20


def test_choices_depend_only_on_the_table() -> None:
    view = seen("auction calls=1,- display=candy-1,scary-9,tree-4,scrap-12,sand-15 seat0=candy:5 seat1=candy:7;sand:3", seat=1)
    players = tuple(replace(player, score=0, sheet=(), largest_bid=None) for player in view.players)
    stripped = replace(view, players=players, scores=(), events=(), calls=(), bidder=None, round=0)
    assert worth_by_action(stripped, potential) == worth_by_action(view, potential)


def test_with_hidden_piles_bots_play_as_if_their_counts_were_missing() -> None:
    match = Match(FIVE_TOWERS, five_towers())
    rng = Random(4)
    hiding = FIVE_TOWERS.rules(five_towers(cards_to_come="hidden"))
    for view in decisions(FiveTowersView, match, rng):
        hidden = hiding.view(match.state, view.seat)
        assert isinstance(hidden, FiveTowersView)
        assert hidden.to_come is None
        assert worth_by_action(replace(view, to_come=None, discarded=None), potential) == worth_by_action(hidden, potential)
        match.act(HEURISTIC.choose(hidden, rng))


def test_towers_of_others_do_not_count_as_own() -> None:
    view = seen("auction display=candy-1,scary-1,tree-1,scrap-1,sand-1 seat1=candy:15.14.13")
    assert worth_by_action(view, potential) == worth_by_action(replace(view, players=(view.players[0], view.players[0])), potential)


@for_every_setup
def test_the_twin_finds_the_same_best_choices_and_draws_the_same_one(setup: Setup) -> None:
    rules = FIVE_TOWERS.rules(setup)
    met = {"bid": 0, "pass": 0, "place": 0, "demolish": 0}
    for seed in (1, 2):
        for number, (state, legal, twin) in enumerate(play_both(setup, seed)):
            actor = rules.actor(state)
            if not isinstance(actor, int) or len(legal) == 1:
                continue
            view = rules.view(state, actor)
            assert isinstance(view, FiveTowersView)
            for bot in (GREEDY, HEURISTIC):
                worths = worth_by_action(view, bot.evaluate)
                best = [action for action, worth in worths.items() if worth == max(worths.values())]
                assert [TEXTS[choice] for choice in on_the_twin(setup.seats, bot.foresight).best_choices(twin)] == best
                one, other = Random(number), Random(number)
                assert bot.choose_on(twin, one) == bot.choose(view, other)
                assert one.getstate() == other.getstate()
            for action in {str(action).split()[0] for action in legal}:
                met[action] += 1
    assert all(times > 5 for times in met.values()), met


def test_on_the_twin_the_only_choice_needs_no_random_number() -> None:
    twin = Twin.of_position(five_towers(), "building pass=2 draw= calls=1,pass to-place=1 display=sand-3")
    rng = Random(1)
    assert GREEDY.choose_on(twin, rng) == HEURISTIC.choose_on(twin, rng) == "place sand-3"
    assert rng.getstate() == Random(1).getstate()


def test_no_choice_is_best_when_no_seat_acts() -> None:
    assert on_the_twin(2, 0.0).best_choices(Twin(five_towers())) == []
