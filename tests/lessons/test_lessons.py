"""The lessons, played by the rules: right answers have the stated effect; wrong ones break the stated rule or give other numbers."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rookery.core.errors import IllegalActionError
from rookery.games import GAMES
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.geometry import facing_side, neighbour
from rookery.games.five_towers.scoring import player_sheet
from rookery.lessons import LESSONS, lesson, script
from rookery.lessons.scenes import played, told_to
from rookery.locale import PARTS, Words, languages
from tests.ledger import ids

Step = dict[str, Any]


def steps(game: str) -> dict[str, Step]:
    return {step["name"]: step for part in script(game) for step in part["steps"]}


def scenes() -> Iterator[tuple[str, Step, dict[str, Any]]]:
    """Yield every scene of every lesson, with its step."""
    for game in LESSONS:
        for part in lesson(game)["parts"]:
            for step in part["steps"]:
                yield from ((game, steps(game)[step["name"]], scene) for scene in step["scenes"])


def refusal(game: str, step: Step, *actions: str) -> str | None:
    """Return the rule that forbids the last of these actions."""
    try:
        played(game, step, *actions)
    except IllegalActionError as error:
        return error.rule
    return None


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_six_short_parts(game: str) -> None:
    parts = script(game)
    assert len(parts) == 6
    assert all(1 <= len(part["steps"]) <= 3 for part in parts)


@pytest.mark.parametrize("game", LESSONS)
def test_every_question_has_an_answer_that_leads_to_the_end(game: str) -> None:
    for part in lesson(game)["parts"]:
        for step in part["steps"]:
            for scene in step["scenes"]:
                leads = [choice["to"] for choice in scene["choices"] if "to" in choice]
                assert bool(leads) == bool(scene["choices"]), step["name"]
            assert step["scenes"][-1]["choices"] == []


def test_a_wrong_choice_names_a_rule_of_the_ledger() -> None:
    rules = {choice["rule"] for _, _, scene in scenes() for choice in scene["choices"] if "rule" in choice}
    assert len(rules) > 10
    assert rules <= ids()


def paths(game: str, step: Step) -> Iterator[tuple[tuple[str, ...], str, dict[str, Any]]]:
    """Yield every choice of a step with the actions before it."""
    made = next(one for part in lesson(game)["parts"] for one in part["steps"] if one["name"] == step["name"])
    waiting: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    while waiting:
        at, before = waiting.pop()
        for choice in made["scenes"][at]["choices"]:
            yield before, choice["do"], choice
            if "to" in choice and step["task"] == "build":
                waiting.append((choice["to"], (*before, choice["do"])))


PLAYED = [(game, name) for game in LESSONS for name, step in steps(game).items() if step["task"] != "answer"]


@pytest.mark.parametrize(("game", "name"), PLAYED)
def test_right_answers_are_legal_and_wrong_ones_break_their_rule(game: str, name: str) -> None:
    step = steps(game)[name]
    found = [(before, do, choice) for before, do, choice in paths(game, step) if " on " not in do]
    assert found
    for before, do, choice in found:
        if "to" in choice:
            assert refusal(game, step, *before, do) is None, do
        else:
            told = told_to(step, do)
            assert (refusal(game, step, *before, do) or "") == told.get("refused", told["rule"]), do


# --- 5 Towers


def test_a_card_goes_on_the_tower_of_its_type_only() -> None:
    step = steps("five-towers")["types"]
    aimed = [do for _, do, choice in paths("five-towers", step) if " on " in do and "say" in choice]
    assert {"place candy-7 on tree", "place tree-12 on candy"} <= set(aimed)
    _, after = played("five-towers", step, "place candy-7", "place tree-12")
    assert after.players[0].towers == {"candy": (11, 7), "scary": (), "tree": (12,), "scrap": (), "sand": ()}


@pytest.mark.parametrize("name", ["lower", "eight", "on-nine"])
def test_the_right_cards_fit_the_tower_of_the_question(name: str) -> None:
    step = steps("five-towers")[name]
    for _, do, choice in paths("five-towers", step):
        fits = refusal("five-towers", step, do) is None and do.split()[1].startswith(step["on"])
        assert fits == ("to" in choice), do


def test_after_building_all_cards_stand() -> None:
    for name in ("types", "order", "nine"):
        made = next(one for part in lesson("five-towers")["parts"] for one in part["steps"] if one["name"] == name)
        ends = [scene["view"] for scene in made["scenes"] if not scene["choices"]]
        assert ends
        assert all(view["cards"] == [] for view in ends)


def test_the_right_bid_is_the_largest_that_can_be_built() -> None:
    _, view = played("five-towers", steps("five-towers")["auction"])
    assert view.players[0].largest_bid == 4
    assert set(view.players[0].buildable) == {"candy-6", "scary-12", "tree-3", "scrap-9"}


def test_a_bid_of_5_ends_the_auction_before_the_others_have_spoken() -> None:
    step = steps("five-towers")["five"]
    _, before = played("five-towers", step)
    assert (before.opener, before.calls, before.players[0].largest_bid) == (0, (None, None, None), 5)
    assert played("five-towers", step, "bid 4")[1].actor == 1
    _, after = played("five-towers", step, "bid 5")
    assert (after.step, after.actor) == ("building", 0)


def test_the_lesson_ends_with_a_whole_round_whose_steps_follow_each_other() -> None:
    *_, last = script("five-towers")
    bid, build, then = last["steps"]
    _, auction = played("five-towers", bid)
    assert auction.calls == (None, 1, 2)
    assert len(build["right"]) < len(auction.players[0].buildable) < len(auction.display), "there are cards to choose from"
    built, _ = played("five-towers", bid, *bid["right"], *build["right"])
    assert built == played("five-towers", build, *build["right"])[0]
    assert built.players[0].towers == played("five-towers", then)[0].players[0].towers
    assert (built.step, built.opener) == ("reveal", 1)
    assert {f"place {card}" for card in auction.display} - set(build["right"]) == {f"place {card}" for card in built.discard}
    assert then["right"] == [then["answers"][0]] == ["pip"], "Pip is at seat 1"


def test_after_the_hammer_all_five_cards_have_a_place() -> None:
    step = steps("five-towers")["hammer"]
    cards = ["sand-7", "candy-11", "scary-9", "tree-4", "scrap-2"]
    played("five-towers", step, "demolish sand", *(f"place {card}" for card in cards))


def test_the_points_of_the_lesson_are_those_of_the_score_sheet() -> None:
    state, _ = played("five-towers", steps("five-towers")["points"])
    sheet = player_sheet(state.players[0])
    main, lost = (sum(line.points for line in sheet.lines if line.label == label) for label in ("score-main-tower", "score-demolished"))
    total = sheet.total
    assert (total, main, lost) == (25, 6, -3)
    assert steps("five-towers")["points"]["answers"] == [str(total - main), str(total), str(total - lost)]


# --- Carcassonne


def points(name: str, *actions: str) -> list[int]:
    return [player["score"] for player in played("carcassonne", steps("carcassonne")[name], *actions)[1].players]


def test_the_road_continues_exactly_at_the_right_places() -> None:
    """If the start tile's road has an owner, a player can claim the new tile's road only where it is separate."""
    step = steps("carcassonne")["edges"]
    taken = {**step, "position": step["position"] + " figures=0,0:road.E:1"}
    legal = [do for _, do, _ in paths("carcassonne", step) if refusal("carcassonne", step, do) is None]
    assert len(legal) == 6
    for do in legal:
        _, view = played("carcassonne", taken, do)
        joined = not any(choice.action.startswith("claim road") for choice in view.choices)
        assert (do in step["right"]) == joined, do


@pytest.mark.parametrize(("name", "after"), [("points", [8, 0]), ("gardens", [6, 0]), ("guards", [6, 6]), ("stolen", [0, 0])])
def test_the_rules_give_the_points_of_the_lesson(name: str, after: list[int]) -> None:
    step = steps("carcassonne")[name]
    assert points(name) == [0, 0]
    assert points(name, *step["then"]) == after
    told = step["right"][0]
    assert not told.isdigit() or int(told) == after[0]


def test_a_guard_reaches_the_tile_over_a_gap() -> None:
    step = steps("carcassonne")["towers"]
    assert refusal("carcassonne", step, "guard 0,0") is None
    assert "1,0" not in step["position"], "there is a gap between tower and tile"
    lower = {**step, "position": step["position"].replace("supply:18;0,0:2", "supply:19;0,0:1")}
    assert refusal("carcassonne", lower, "guard 0,0") == "TT-19"


def test_a_thief_raises_the_towers_without_a_guard_and_is_stolen_where_there_is_none() -> None:
    _, guarded = played("carcassonne", steps("carcassonne")["guards"], "draw TC")
    assert {tower["at"]: tower["floors"] for tower in guarded.slots["towers"]["towers"]} == {(0, 0): 2, (2, 0): 3, (1, 1): 2}
    assert guarded.drawn == "TC"
    _, stolen = played("carcassonne", steps("carcassonne")["stolen"], "draw TC")
    assert stolen.slots["towers"]["stolen"] is not None
    assert (stolen.pile, stolen.drawn) == ("tower", None)


@pytest.mark.parametrize("name", steps("carcassonne"))
def test_all_edges_match_and_no_tile_is_used_more_often_than_the_box_holds(name: str) -> None:
    tiles = load_tiles(CATALOGUE)
    step = steps("carcassonne")[name]
    _, view = played("carcassonne", step)
    laid = {tile.at: tiles[tile.code].faces[tile.rotation] for tile in view.tiles}
    for cell, face in laid.items():
        for side in range(4):
            beside = laid.get(neighbour(cell, side))
            assert beside is None or beside.edges[facing_side(side)] == face.edges[side], (cell, side)
    used = Counter(tile.code for tile in view.tiles)
    used[view.drawn or step.get("tile", "D")] += 1
    assert {code: count for code, count in used.items() if count > tiles[code].count} == {}


# --- words


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_texts_and_no_bubble_is_long(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(language, *PARTS)
    for game in LESSONS:
        for part in script(game):
            assert words(f"lesson-{game}-part-{part['name']}")
            for step in part["steps"]:
                name = f"lesson-{game}-{step['name']}"
                assert all(words(f"{name}-{text}") for text in ("title", "ask", "right"))
                assert len(words(f"{name}-text").split()) <= 40, name
                assert all(f"{name}-{answer}" in words for answer in step.get("answers", ()) if not answer.isdigit())
    for game, _, scene in scenes():
        for choice in (one for one in scene["choices"] if "say" in one):
            assert words(f"lesson-{game}-{choice['say']}", **choice["numbers"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_at_most_six_and_a_half_minutes(game: str, language: str) -> None:
    """The reading time of a slow reader, 150 words a minute, plus ten seconds of play per step."""
    words = Words(language, *PARTS)
    told = [words(f"lesson-{game}-{step}-{text}") for step in steps(game) for text in ("title", "text", "ask", "right")]
    read = sum(len(text.split()) for text in told)
    assert read > 250
    assert read / 150 * 60 + 10 * len(steps(game)) <= 390


def test_both_games_have_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)
