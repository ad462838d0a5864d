"""The end of a game of Carcassonne: score sheets, towers of points, the rook on every winner, and the points over time."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, Finished, Person


def outcome_of(person: Person, table: str) -> dict[str, list[int]]:
    outcome: dict[str, list[int]] = person.visitor.gets(f"tables/{table}")["view"]["outcome"]
    return outcome


def test_score_sheets_add_up_and_the_final_scoring_is_replayed_step_by_step(come: Come, finished: Finished) -> None:
    ada, table = come(), finished("carcassonne", 3)
    outcome = outcome_of(ada, table)
    ada.open(f"/t/{table}", until="main .total")
    sheets = ada.page.locator("main article table")
    expect(sheets).to_have_count(3)
    totals = [int(total) for total in sheets.locator(".total .visually-hidden").all_inner_texts()]
    assert totals == sorted(outcome["scores"], reverse=True)
    for sheet, total in zip(sheets.all(), totals, strict=True):
        assert sum(int(points) for points in sheet.locator(".points").all_inner_texts()) == total
    expect(ada.page.locator('main use[href="#rook"]')).to_have_count(outcome["places"].count(1))
    expect(ada.page.get_by_role("heading", level=1).last).to_contain_text(str(max(outcome["scores"])))
    floors = [tower.locator('use[href="#tower-floor"]').count() for tower in ada.page.locator("main article svg[data-tower]").all()]
    assert floors == [max(1, -(-points // 10)) for points in totals]
    expect(ada.page.get_by_role("region", name="Everyone’s points").locator("table tbody tr").last).to_contain_text(str(outcome["scores"][0]))
    assert ada.flaws() == []

    ada.page.get_by_role("button", name="Look at the board").click()
    ada.page.get_by_role("button", name="Replay the final scoring").click()
    headings = []
    while ada.page.locator("main.end").count():
        step = ada.page.locator("main.end").get_attribute("data-step")
        headings.append(ada.page.get_by_role("region", name="Final scoring").get_by_role("heading").inner_text())
        shown = [int(points) for points in ada.page.locator("main.end .total td").all_inner_texts()]
        if step == "0":
            expect(ada.page.locator("[data-outline] path").first).to_be_attached()
            assert ada.flaws() == []
        ada.page.get_by_role("button", name="Next").click()
        ada.page.wait_for_selector(f'main.end:not([data-step="{step}"]), main article .total')
    kinds = ["Roads", "Cities", "Monasteries, gardens", "Fields", "Guards"]
    assert sorted(headings, key=kinds.index) == headings
    assert shown == outcome["scores"]
    assert any("Fields:" in said or "Cities:" in said or "Roads:" in said for said, _ in ada.page.evaluate("statuses"))


def test_a_phone_shows_one_sheet_below_all_towers(come: Come, finished: Finished) -> None:
    ada, table = come(size=PHONE), finished("carcassonne", 3)
    scores = outcome_of(ada, table)["scores"]
    ada.open(f"/t/{table}", until="main .total")
    expect(ada.page.locator("main svg[data-tower]")).to_have_count(3)
    players = ada.page.get_by_role("group", name="Players").get_by_role("button")
    for place, points in enumerate(sorted(scores, reverse=True)):
        players.nth(place).tap()
        expect(ada.page.locator("main article .total .visually-hidden")).to_have_text(str(points))
    assert not ada.overflows()
    assert ada.flaws() == []


def test_players_at_the_table_see_the_final_scoring_first(come: Come) -> None:
    ada = come(size=PHONE)
    table = ada.open_game("carcassonne")
    ada.play_ahead(table, lambda view: sum(view["to_come"].values()) <= 4)
    ada.open(f"/t/{table}")
    ada.visitor.deletes(f"tables/{table}/seats/0")
    ada.page.wait_for_selector("main.end")
    assert not ada.overflows()
    assert ada.flaws() == []
    ada.page.get_by_role("button", name="See the result").tap()
    expect(ada.page.locator("main svg[data-tower]")).to_have_count(2)
