"""Push notifications of our turn: offered in correspondence games only, and shown by the service worker."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Come, Person
from tests.server.push_service import PushService

SUBSCRIBES = """(keys) => {
    const subscription = {
        endpoint: 'https://push.example/ada',
        toJSON: () => ({ endpoint: 'https://push.example/ada', keys }),
        unsubscribe: async () => ((current = null), true),
    };
    let current = null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => ((window.key = applicationServerKey), (current = subscription));
    PushManager.prototype.getSubscription = async () => current;
}"""
"""Replaces the push service of the browser's maker, which tests cannot reach."""

LISTENS = "() => { shown = []; registration.showNotification = async (title, { body, tag }) => void shown.push([title, body, tag]); }"
"""Makes the service worker store its notifications, because not every headless browser can show them."""


def open_game(person: Person, **terms: Any) -> str:
    table = person.open_game(**terms)
    person.open(f"/t/{table}", until=".dock")
    person.page.get_by_role("button", name="Menu").click()
    expect(person.page.get_by_role("switch", name="Sounds")).to_be_visible()
    return table


def test_notifications_are_offered_in_correspondence_games_only_and_shown_in_words(come: Come) -> None:
    ada = come(service_worker=True)
    ada.context.grant_permissions(["notifications"])
    ada.page.add_init_script(f"({SUBSCRIBES})({json.dumps(PushService('').keys)})")
    switch = ada.page.get_by_role("switch", name="Notify me on this device when it’s my turn")
    open_game(ada)
    expect(switch).to_have_count(0)
    table = open_game(ada, clock={"days": 2})
    expect(switch).not_to_be_checked()
    with ada.page.expect_response(lambda answer: answer.request.method == "PUT") as answer:
        switch.check()
    assert (answer.value.status, answer.value.url.partition("/api/")[2]) == (204, "me/push")
    assert json.loads(answer.value.request.post_data or "")["endpoint"] == "https://push.example/ada"
    assert len(ada.page.evaluate("key")) == 87
    expect(switch).to_be_checked()
    with ada.page.expect_response("**/api/me/push/end"):
        switch.uncheck()
    message = {"title": "Your turn in 5 Towers", "body": "With Ben", "path": f"/t/{table}", "language": "en"}
    assert pushed(ada, message) == [["Your turn in 5 Towers", "With Ben", f"/t/{table}"]]


def pushed(person: Person, message: dict[str, str]) -> list[list[str]]:
    """Push a message to the service worker; return the notifications that it shows."""
    page, registrations = person.page, []
    page.evaluate("async () => void await navigator.serviceWorker.ready")
    (worker,) = person.context.service_workers
    worker.evaluate(LISTENS)
    session = person.context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    person.wait_until(lambda: bool(registrations))
    origin = page.evaluate("location.origin")
    registration = registrations[0]["registrationId"]
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": json.dumps(message)})
    person.wait_until(lambda: bool(worker.evaluate("shown")))
    shown: list[list[str]] = worker.evaluate("shown")
    return shown
