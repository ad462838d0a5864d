"""A match accepts and records legal actions, and players can take back only their own."""

from random import Random

import pytest

from rookery.core.errors import IllegalActionError, NotationError, SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup, replay
from rookery.core.rules import CHANCE
from rookery.games import GAMES
from rookery.play import match as matches
from rookery.play.match import Match, TakeBackError
from tests.play.simple_bots import FIVE_TOWERS, five_towers

AUCTION = "auction display=candy-1,candy-2,scary-5,sand-7,sand-8"
LAST_ROUND = "auction round=20 pass=2 draw= display=candy-1,sand-7"


def match_at(position: str | None = None, *actions: str, seats: int = 2) -> Match:
    """Return a match in this position, after these actions."""
    match = Match(FIVE_TOWERS, five_towers(seats), position=position)
    for text in actions:
        match.act(text)
    return match


def test_a_match_begins_with_chance_and_no_action() -> None:
    match = match_at()
    assert (match.actor, match.actions) == (CHANCE, [])
    assert match.state == match.rules.start()


def test_a_setup_that_does_not_fit_is_refused() -> None:
    with pytest.raises(SetupError):
        match_at(seats=6)


@pytest.mark.parametrize("text", ["bid 2", "  bid   2 "])
def test_an_action_is_played_counted_and_kept_in_its_proper_notation(text: str) -> None:
    match = match_at(AUCTION, text)
    assert (match.actor, match.actions) == (1, ["bid 2"])
    assert match.state.calls == (2, None)


@pytest.mark.parametrize(("text", "error"), [("pass", IllegalActionError), ("reveal sand-9", IllegalActionError), ("bid two", NotationError)])
def test_a_refused_action_leaves_the_match_as_it_was(text: str, error: type[Exception]) -> None:
    match = match_at(AUCTION)
    before = match.state
    with pytest.raises(error):
        match.act(text)
    assert (match.state, match.actions) == (before, [])


def test_chance_draws_by_the_odds() -> None:
    match = match_at("reveal draw=candy-3,tree-4")
    match.draw(lambda limit: limit - 1)
    assert match.actions == ["reveal tree-4"]


def test_a_draw_out_of_turn_leaves_the_match_as_it_was() -> None:
    match = match_at(AUCTION)
    with pytest.raises(ValueError, match="nothing to draw"):
        match.draw(lambda _: 0)
    assert (match.actor, match.actions) == (0, [])


def test_each_seat_has_its_own_view() -> None:
    match = match_at(AUCTION)
    assert [choice.action for choice in match.view(0).choices][:2] == ["bid 0", "bid 1"]
    assert match.view(1).choices == match.view(None).choices == ()


def test_a_seats_own_last_action_can_be_taken_back() -> None:
    match = match_at(AUCTION)
    before = match.state
    match.act("bid 2")
    assert match.can_take_back(0)
    assert match.take_back(0) == "bid 2"
    assert (match.state, match.actions, match.actor) == (before, [], 0)


def test_several_own_actions_in_a_row_can_be_taken_back() -> None:
    match = match_at(AUCTION, "bid 2", "pass", "place sand-8", "place sand-7")
    assert [match.take_back(0), match.take_back(0)] == ["place sand-7", "place sand-8"]
    assert match.actions == ["bid 2", "pass"]
    assert not match.can_take_back(0)


def test_the_last_action_of_a_game_can_be_taken_back() -> None:
    match = match_at(LAST_ROUND, "bid 0", "pass")
    assert match.actor is None
    assert match.take_back(1) == "pass"
    assert match.actor == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_can_be_taken_back_before_the_first_action(seat: int) -> None:
    match = match_at(AUCTION)
    assert not match.can_take_back(seat)
    with pytest.raises(TakeBackError):
        match.take_back(seat)


def test_an_action_cannot_be_taken_back_by_or_after_another_seat() -> None:
    match = match_at(AUCTION, "bid 2")
    assert not match.can_take_back(1)
    match.act("pass")
    with pytest.raises(TakeBackError):
        match.take_back(0)
    assert match.actions == ["bid 2", "pass"]


def test_an_action_cannot_be_taken_back_after_chance_has_acted() -> None:
    match = match_at(AUCTION, "bid 0", "pass")
    assert match.can_take_back(1)
    match.draw(lambda _: 0)
    assert not match.can_take_back(1)
    assert not match.can_take_back(0)


@pytest.mark.parametrize("game", GAMES)
def test_all_actions_of_a_long_game_can_be_undone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "STATES_KEPT", 4)
    match, rng = Match(GAMES[game], Setup(game, 2)), Random(game)
    states = [match.state]
    while match.actor is not None and len(states) < 60:
        if match.actor == CHANCE:
            match.draw(rng.randrange)
        else:
            match.act(rng.choice(match.view(match.actor).choices).action)
        states.append(match.state)
    actions, undone = list(match.actions), []
    while match.actions:
        assert match.state == states.pop()
        undone.append(match.undo())
    assert (match.state, undone) == (states.pop(), actions[::-1])
    assert not any(match.can_take_back(seat) for seat in range(2))


def test_nothing_is_undone_in_a_settled_match() -> None:
    match = match_at(AUCTION, "bid 2")
    match.settle()
    assert not match.can_take_back(0)
    match.act("pass")
    assert match.take_back(1) == "pass"
    assert not match.can_take_back(0)


def test_an_unfinished_match_is_recorded_without_scores() -> None:
    match = match_at(AUCTION, "bid 2")
    tags = FrozenMap({"table": "blue"})
    assert match.record(tags) == Record(five_towers(), actions=("bid 2",), scores=None, tags=tags, position=AUCTION)


def test_a_finished_match_is_recorded_with_its_scores() -> None:
    match = match_at(LAST_ROUND, "bid 1", "bid 2", "place candy-1", "place sand-7")
    assert match.actor is None
    assert match.record().scores == (0, 3)


def test_a_record_replays_to_the_same_state() -> None:
    match = match_at()
    for _ in range(5):
        match.draw(lambda limit: limit // 2)
    match.act("bid 1")
    states = list(replay(FIVE_TOWERS, match.record()))
    assert len(states) == 7
    assert states[-1] == match.state


def test_a_match_resumes_from_a_position() -> None:
    first = match_at()
    for _ in range(5):
        first.draw(lambda limit: limit // 3)
    resumed = match_at(FIVE_TOWERS.write_position(first.setup, first.state))
    assert (resumed.state, resumed.actions) == (first.state, [])
    for match in (first, resumed):
        match.act("bid 1")
    assert resumed.state == first.state
    assert list(replay(FIVE_TOWERS, resumed.record()))[-1] == first.state
