"""Guided games: the rook comments on a newcomer's first three decisions."""

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.person import DESKTOP, PHONE, Come, Person

GUIDED: Any = {"guided": True, "seats": 2}
PRAISE = "A good choice."
REMARK = "I would have chosen something else: "


def enter(person: Person, game: str = "five-towers", **terms: Any) -> Response:
    """Open a guided game; return the response to the page's own request for a hint."""
    with person.page.expect_response("**/hint") as hinted:
        person.play_bots(game, **GUIDED, **terms)
    hinted.value.finished()
    return hinted.value


def fake_hint(person: Person, table: str, best: str) -> dict[str, Any]:
    """Return a hint for the current decision in which only this action is good."""
    frame = person.visitor.sees(table)
    other = next(choice["action"] for choice in frame["view"]["choices"] if choice["action"] != best)
    rated = [
        {"action": action, "result": result, "margin": 0, "spread": 1, "explanations": [{"label": "advice-later", "args": {}}]}
        for action, result in ((best, 0.6), (other, 0.4))
    ]
    return {"version": frame["version"], "action": best, "best": rated, "good": [best]}


def open_with_hint(person: Person, game: str, at: int) -> tuple[str, str]:
    """Open a guided game where the rook prefers the choice at this index; return that choice and the last one."""
    table = person.open_game(game, 2, guided=True, hints=True)
    choices = [choice["action"] for choice in person.visitor.sees(table)["view"]["choices"]]
    person.page.route("**/hint", lambda route: route.fulfill(json=fake_hint(person, table, choices[at])))
    with person.page.expect_response("**/hint") as hinted:
        person.open(f"/t/{table}")
    hinted.value.finished()
    person.wait_for_turn()
    return choices[at], choices[-1]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_rook_praises_a_good_decision_until_it_is_tapped(come: Come, size: Any) -> None:
    ada = come(size=size)
    best = enter(ada).json()["action"]
    comment = ada.page.locator(".comment")
    expect(comment).to_be_empty()
    ada.choose(best)
    ada.is_told(PRAISE)
    expect(comment).to_contain_text(PRAISE)
    assert "%" not in comment.inner_text()
    assert (ada.flaws(), ada.overflows()) == ([], False)
    ada.page.reload()
    expect(comment).to_contain_text(PRAISE)
    comment.locator("p").click(position={"x": 5, "y": 20}, force=True)
    expect(comment).to_be_empty()
    ada.page.reload()
    ada.page.wait_for_selector(".board")
    expect(comment).to_be_empty()


def test_the_rook_says_what_it_would_have_done_and_closes_by_itself(come: Come) -> None:
    ada = come()
    ada.page.clock.install()
    _, made = open_with_hint(ada, "five-towers", 0)
    ada.choose(made)
    comment = ada.page.locator(".comment")
    expect(comment).to_have_text(f"{REMARK}Bid 0. It pays off in later rounds.")
    comment.get_by_role("button", name="Close").focus()
    ada.page.clock.run_for(20_000)
    expect(comment).not_to_be_empty()  # somebody may still be reading it
    comment.get_by_role("button", name="Close").blur()
    ada.page.clock.run_for(20_000)
    expect(comment).to_be_empty()


def test_a_picture_shows_where_the_rook_would_have_placed_the_tile(come: Come) -> None:
    ada = come(size=PHONE)
    _, made = open_with_hint(ada, "carcassonne", 0)
    ada.choose(made)
    comment = ada.page.locator(".comment")
    expect(comment).to_contain_text(REMARK)
    expect(comment.locator("[data-side=best]")).to_be_visible()
    assert (ada.flaws(), ada.overflows()) == ([], False)


def test_the_rook_is_silent_if_the_hint_comes_too_late(come: Come) -> None:
    ada = come()
    table = ada.open_game("five-towers", 2, guided=True, hints=True)
    ada.network_fails = True  # the page aborts its request
    held = ada.hold("**/hint")
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    ada.wait_until(lambda: held != [])
    with ada.page.expect_event("requestfailed", lambda request: request.url.endswith("/hint")):
        ada.choose(ada.choices()[-1])
    ada.settle()
    assert not ada.page.evaluate("said => statuses.some(([text]) => text.includes(said))", PRAISE)


def test_a_hint_that_was_asked_for_needs_no_comment(come: Come) -> None:
    ada = come()
    best = enter(ada).json()["action"]
    ada.page.get_by_role("button", name="Ask the rook").click()
    expect(ada.page.locator("[data-hint]").first).to_be_visible()
    ada.choose(best)
    ada.settle()
    expect(ada.page.locator(".comment")).to_be_empty()


def test_the_rook_comments_on_three_decisions_of_guided_games_only(come: Come) -> None:
    ada, asked = come(), list[str]()
    ada.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/hint") else None)
    table = ada.open_game("five-towers", 2, guided=True, hints=True)
    ada.page.route("**/hint", lambda route: route.fulfill(json=fake_hint(ada, table, ada.visitor.sees(table)["view"]["choices"][0]["action"])))
    ada.open(f"/t/{table}")
    decisions = 0
    while decisions < 5:
        ada.wait_for_turn()
        choices = ada.choices()
        if len(choices) > 1:
            decisions += 1
            if decisions <= 3:
                ada.wait_until(lambda: len(asked) == decisions)  # noqa: B023  awaited at once
        if decisions == 2:
            ada.page.reload()
            ada.wait_for_turn()
        ada.choose(choices[-1])
        if decisions <= 3 and len(choices) > 1:
            expect(ada.page.locator(".comment")).not_to_be_empty()
    assert len(asked) == 3
    ada.play_bots(seats=2)
    ada.choose(ada.choices()[0])
    ada.wait_for_turn()
    assert len(asked) == 3
