"""Games of one deal: everybody gets the same draws in the same order regardless of choices, and decisions can be compared."""

from collections.abc import Sequence
from random import Random

import pytest

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE
from rookery.games import GAMES
from rookery.play import duplicate, fair
from rookery.play.match import Match

SECRET = bytes(range(32))
SETUPS = [
    Setup("five-towers", 3),
    Setup("carcassonne", 3, expansions=("river", "abbot")),
    Setup("carcassonne", 2, expansions=("towers-and-thieves",)),
]


def played(setup: Setup, choices: str, *, secret: bytes = SECRET, order: Sequence[str] = ()) -> tuple[Match, list[str]]:
    """Play a random game of a deal; return it with its draws."""
    match, rng = Match(GAMES[setup.game], setup), Random(choices)
    drawn: list[str] = []
    while (actor := match.actor) is not None:
        if actor == CHANCE:
            drawn.append(str(duplicate.draw(match.rules.odds(match.state), secret, order, drawn)))
            match.act(drawn[-1])
        else:
            match.act(rng.choice(match.view(actor).choices).action)
    return match, drawn


def events_of(match: Match) -> list[object]:
    again = Match(match.game, match.setup)
    found: list[object] = []
    for action in match.actions:
        again.act(action)
        found += again.events
    return found


@pytest.mark.parametrize("setup", SETUPS[:2], ids=lambda setup: setup.game)
def test_draws_do_not_depend_on_choices(setup: Setup) -> None:
    first, second = (played(setup, choices)[1] for choices in ("a", "b"))
    whole = sum(GAMES[setup.game].rules(setup).odds(Match(GAMES[setup.game], setup).state).values()) if setup.game == "five-towers" else 60
    assert first[:whole] == second[:whole]
    assert played(setup, "a", secret=bytes(32))[1][:10] != first[:10]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game} {len(setup.expansions)}")
def test_a_deal_can_follow_the_draws_of_an_earlier_game(setup: Setup) -> None:
    match, drawn = played(setup, "original", secret=b"other")
    again, same = played(setup, "original", order=drawn)
    assert (again.actions, same) == (match.actions, drawn)
    _, other = played(setup, "another", order=drawn)
    first, second = ([draw for draw in draws if not draw.startswith("draw W")] for draws in (drawn, other))  # tower tiles have their own pile
    assert first[:25] == second[:25]


def test_impossible_draws_are_skipped_and_missing_ones_follow_from_the_secret() -> None:
    odds = {"draw A": 2, "draw B": 1}
    assert duplicate.draw(odds, SECRET, ["draw B", "draw C", "draw A"], ["draw B"]) == "draw A"
    assert duplicate.draw(odds, SECRET, ["draw A", "draw B"], ["draw A"]) == "draw B"
    by_secret = {duplicate.draw(odds, bytes([number]), ["draw A"], ["draw A"]) for number in range(20)}
    assert by_secret == {"draw A", "draw B"}


def test_the_seeds_of_bots_follow_from_position_and_deal() -> None:
    assert duplicate.thoughts(SECRET, "x") == duplicate.thoughts(SECRET, "x")
    assert len({duplicate.thoughts(SECRET, "x"), duplicate.thoughts(SECRET, "y"), duplicate.thoughts(bytes(32), "x")}) == 3
    assert {duplicate.opener(bytes([number]), 3) for number in range(30)} == {0, 1, 2}


def test_the_draws_of_a_deal_can_be_verified_once_its_secret_is_public() -> None:
    match, drawn = played(SETUPS[0], "a")
    record = match.record(duplicate.tags("five-towers-2026-11-16", SECRET, shown=True))
    assert fair.verify(GAMES["five-towers"], record) == len(drawn)
    hidden = match.record(duplicate.tags("five-towers-2026-11-16", SECRET, shown=False))
    with pytest.raises(NotationError, match="no tag"):
        fair.verify(GAMES["five-towers"], hidden)
    other = played(SETUPS[0], "a", secret=bytes(32))[0].record(record.tags)
    with pytest.raises(NotationError, match="the secret gives"):
        fair.verify(GAMES["five-towers"], other)


def test_in_5_towers_the_cards_taken_in_each_round_of_the_first_pass_are_compared() -> None:
    match, drawn = played(SETUPS[0], "a")
    found = {seat: match.game.decisions(seat, events_of(match)) for seat in range(3)}  # type: ignore[misc, arg-type]
    cards = [card for decision in found[0] for card in decision.shown]
    whole = sum(match.rules.odds(Match(match.game, match.setup).state).values())
    assert [f"reveal {card}" for card in cards] == drawn[:whole]
    assert [decision.round for decision in found[1]] == list(range(1, len(found[0]) + 1))
    taken = [[int(found[seat][number].made) for seat in range(3)] for number in range(len(found[0]))]
    assert all(sum(count > 0 for count in counts) <= 1 for counts in taken)
    assert max(map(max, taken)) > 0


def test_in_carcassonne_what_a_figure_was_put_on_is_compared_turn_by_turn() -> None:
    match, _ = played(SETUPS[1], "a")
    found = match.game.decisions(1, events_of(match))  # type: ignore[misc, arg-type]
    claims = [action.split()[1] for action in record_of(match, seat=1) if action.startswith("claim")]
    assert [decision.made for decision in found if decision.made not in ("skipped", "recalled")] == claims
    assert {"skipped"} < {decision.made for decision in found} <= {"skipped", "recalled", "city", "road", "field", "monastery", "garden"}
    assert [decision.round for decision in found] == list(range(1, len(found) + 1))
    tiles = [tile for event in events_of(match) if event.kind == "laid" and event.details["seat"] == 1 for tile in [event.details["tile"]]]  # type: ignore[attr-defined]
    assert [decision.shown for decision in found] == [(tile,) for tile in tiles]


def record_of(match: Match, seat: int) -> list[str]:
    """Return a seat's actions."""
    again, found = Match(match.game, match.setup), []
    for action in match.actions:
        if again.actor == seat:
            found.append(action)
        again.act(action)
    return found


def test_a_record_keeps_the_tags_of_a_deal() -> None:
    record = Record(setup=SETUPS[0], actions=(), tags=FrozenMap(duplicate.tags("x", SECRET, shown=True)))
    assert fair.from_tags(record).secret == SECRET
