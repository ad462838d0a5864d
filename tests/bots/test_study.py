"""Studies: ablations on the same deals, players that obey them, and results determined by the seed."""

import pytest

from rookery.bots.carcassonne import study as carcassonne
from rookery.bots.five_towers import study as five_towers
from rookery.bots.study import Played, Question, added, learned_player, opening, play_all, play_deal, worth
from rookery.core.record import Setup
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.common.rng import Rng
from rookery.fast.twins import make_twin
from rookery.work.executors import Inline, open_executor


def chosen(setup: Setup, thing: str, deals: int) -> list[str]:
    """Return everything that seat 0 did in some games under this ablation; the other seats play without an ablation."""
    full = learned_player(setup.game, setup.seats, setup.expansions)
    shy = learned_player(setup.game, setup.seats, setup.expansions, (thing,))
    found = []
    for deal in range(deals):
        twin, draws, thoughts = make_twin(setup), Rng(5, 2 * deal), Rng(5, 2 * deal + 1)
        while True:
            twin.draw(draws)
            actor = twin.actor
            if not isinstance(actor, int):
                break
            before = twin.layout()
            (shy if actor == 0 else full).play(twin, thoughts)
            if actor == 0:
                found.append(_done(setup.game, thing, before, twin.layout()))
    return found


def _done(game: str, thing: str, before: object, after: object) -> str:
    """Return seat 0's uses of the ablated element between two positions."""
    one, other = before, after
    if game == "five-towers":
        if len(other.demolished[0]) > len(one.demolished[0]):  # type: ignore[attr-defined]  # layouts of 5 Towers
            return "demolition"
        for was, now in zip(one.towers[0], other.towers[0], strict=True):  # type: ignore[attr-defined]  # as above
            if len(now) > len(was) > 0 and now[-1] >= was[-1] and (was[-1], now[-1]) != (8, 9):  # a 9 on an 8 uses both marks
                return "eight" if was[-1] == 8 else "nine"
        return ""
    guards = [sum(tower.guard == 0 for tower in layout.towers) for layout in (one, other)]  # type: ignore[attr-defined]  # layouts of Carcassonne
    abbots = [sum(figure.abbot and figure.seat == 0 for figure in layout.figures) for layout in (one, other)]  # type: ignore[attr-defined]  # as above
    return "guards" if guards[1] > guards[0] else "abbot" if abbots[1] > abbots[0] else ""


@pytest.mark.parametrize("thing", ["demolition", "eight", "nine"])
def test_an_ablated_seat_of_five_towers_never_uses_the_element(thing: str) -> None:
    setup = Setup("five-towers", 2)
    others = {"demolition", "eight", "nine"} - {thing}
    done = chosen(setup, thing, 6)
    assert thing not in done
    assert others & set(done), "seat 0 uses the other elements"


@pytest.mark.parametrize("thing", ["guards", "abbot"])
def test_an_ablated_seat_of_carcassonne_never_uses_the_element(thing: str) -> None:
    done = chosen(Setup("carcassonne", 2, expansions=EXPANSIONS), thing, 2)
    assert thing not in done
    assert {"guards", "abbot"} - {thing} <= set(done)


def test_a_seat_that_shuns_fields_scores_none() -> None:
    setup = Setup("carcassonne", 2)
    shy = learned_player("carcassonne", 2, (), ("fields",))
    full = learned_player("carcassonne", 2, ())
    for deal in range(3):
        twin, draws, thoughts = make_twin(setup), Rng(9, 2 * deal), Rng(9, 2 * deal + 1)
        while True:
            twin.draw(draws)
            actor = twin.actor
            if not isinstance(actor, int):
                break
            (shy, full)[actor].play(twin, thoughts)
        assert "score-field-open" not in [line.label for line in twin.view(None).outcome.sheets[0].lines]  # type: ignore[union-attr]  # the game is over


def test_a_study_does_not_depend_on_the_number_of_jobs() -> None:
    questions = [Question(Setup("five-towers", 2), ("demolition",))]
    told: list[int] = []
    one = list(play_all(questions, 12, 3, Inline(), told.append))
    assert sum(told) == 24
    with open_executor(jobs=2) as processes:
        assert one == list(play_all(questions, 12, 3, processes, lambda _: None))
    assert one[0][4] == play_deal(questions[0], 3, 4)
    assert {played.seat for played in one[0]} == {0, 1}


def test_answers_are_means_over_deals() -> None:
    setup = Setup("five-towers", 2)
    found = [Played(0, (10, 4), {"x": (7, 7)}), Played(1, (3, 5), {"x": (6, 1)})]
    begun = opening("study-opening", setup, found)
    assert begun.points.mean == pytest.approx((6 - 2) / 2)
    assert begun.share is not None
    assert begun.share.mean == pytest.approx(50)
    shy = worth("study-demolition", "x", setup, found)
    assert shy.points.mean == pytest.approx(((10 - 7) + (5 - 1)) / 2)
    assert shy.share is not None
    assert shy.share.mean == pytest.approx(25)
    more = added("study-river", setup, found, [Played(0, (1, 1), {}), Played(0, (2, 2), {})])
    assert more.points.mean == pytest.approx((7 + 4) / 2 - 1.5)
    assert more.points.low < more.points.mean < more.points.high


def test_both_studies_answer_their_questions() -> None:
    for study, questions in ((five_towers, 16), (carcassonne, 8 + 3 + 6)):
        told: list[int] = []
        found = list(study.study(2, 1, Inline(), told.append))
        assert sum(told) == study.games(2)
        assert len([finding for finding in found if finding.thieves is None]) == questions
