"""The pages around the games: their size, remembered settings, installation, and moving to another device."""

import struct
from collections.abc import Callable

from playwright.sync_api import expect

from rookery.locale import Words, languages
from tests.browser.person import PHONE, SMALL, Come, Person, box_of, wisely
from tests.browser.test_playing import open_table


def test_targets_are_large_enough_for_a_thumb(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=5)
    targets = ada.page.locator(".app > :not(nav) button:visible, .app > :not(nav) a:visible")
    assert targets.count() > 4
    assert targets.evaluate_all(SMALL) == []


def test_the_home_page_is_small_can_be_installed_and_has_the_colour_of_its_sky(come: Come) -> None:
    ada = come(theme="light")
    sizes: dict[str, int] = {}
    ada.page.on("response", lambda response: sizes.update({response.url: int(response.headers.get("content-length", "0"))}))
    ada.open("/", until="article")
    first = sum(size for url, size in sizes.items() if not url.endswith(".woff2"))
    assert 10_000 < first < 100_000
    assert all(url.startswith(ada.page.url) for url in sizes)
    check_manifest(ada)

    colours = set()
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
        sky = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--sky-1')")
        expect(ada.page.locator("meta[name=theme-color]").first).to_have_attribute("content", sky)
        colours.add(sky)
    assert len(colours) == 2

    ada.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("label", has_text="Night").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    ada.page.wait_for_selector("article")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")  # the choice is remembered


def check_manifest(ada: Person) -> None:
    """Check that the client can be installed, with an icon for each purpose."""
    link = ada.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = ada.page.request.get(link or "").json()
    assert {manifest[name] for name in ("id", "start_url", "scope")} == {"/"}
    assert manifest["display"] == "standalone"
    assert all(manifest[name] for name in ("name", "short_name", "description", "background_color", "theme_color"))
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = ada.page.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*png_size(answer.body())) == icon["sizes"]
    assert {(screen["form_factor"], screen["label"]) for screen in manifest["screenshots"]} == {
        (form, name) for form in ("wide", "narrow") for name in ("5 Towers", "Carcassonne")
    }
    for screen in manifest["screenshots"]:
        assert screen["type"] == "image/jpeg"
        size = ada.page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode(); return [image.width, image.height] }", screen["src"]
        )
        assert "{}x{}".format(*size) == screen["sizes"]
    assert [(one["action"], *one["accept"].values()) for one in manifest["file_handlers"]] == [("/replays", [".rook"])]
    assert png_size(ada.page.request.get("/apple-touch-icon.png").body()) == (180, 180)
    assert ada.page.request.get("/favicon.ico").ok


def png_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_a_notification_announces_your_turn_while_the_page_is_hidden(come: Come) -> None:
    ada = come()
    ada.context.grant_permissions(["notifications"])
    ada.page.add_init_script(
        "window.shown = []; window.Notification = class { static permission = 'granted'; static async requestPermission() { return 'granted'; }"
        " constructor(title) { shown.push([title, this]); } close() { this.closed = true; } };"
        " window.focus = () => (window.focused = true);"
    )
    ada.play_bots(seats=2)
    hide = "hidden => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })"
    ada.page.evaluate(hide, True)
    ada.choose(wisely(ada.choices()))
    ada.wait_for_turn()
    assert ada.page.evaluate("shown.length") == 0  # notifications are off
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("switch", name="Notify me when it’s my turn").check()
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("shown.length = 0")
    while not ada.page.evaluate("shown.length"):
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    assert ada.page.evaluate("shown[0][0]") == "Your turn · 5 Towers"
    ada.page.evaluate("shown[0][1].onclick()")
    assert ada.page.evaluate("[shown[0][1].closed, window.focused]") == [True, True]
    ada.page.evaluate(hide, False)
    ada.page.evaluate("shown.length = 0")
    for _ in range(2):
        ada.wait_for_turn()
        ada.choose(wisely(ada.choices()))
    ada.wait_for_turn()
    assert ada.page.evaluate("shown.length") == 0


def test_switches_and_the_language_are_remembered(come: Come) -> None:
    ada = come(language="fr")
    ada.open("/me", until=".device-link")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    switch = ada.page.get_by_role("switch", name="Show moves as a list")
    switch.set_checked(True)
    ada.page.reload()
    expect(switch).to_be_checked()
    switch.set_checked(False)
    other = next(language for language in languages() if language != "en")
    ada.page.locator("main select").select_option(other)
    expect(ada.page.locator("html")).to_have_attribute("lang", other)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", other)
    expect(ada.page.get_by_role("switch", name=Words(other)("web-switch-list"))).not_to_be_checked()


def test_the_host_confirms_before_closing_a_table(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = open_table(ada, seats=2)
    ben.open(table, until=".seats")
    expect(ben.page.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    sure = ada.page.get_by_role("button", name="Yes, close it for good")
    expect(ada.page.get_by_role("button", name="No, go back")).to_be_focused()
    assert ada.flaws() == []
    ada.page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    sure.press("Enter")
    ada.page.wait_for_selector("article")
    expect(ada.page.locator(f'a[href="{table}"]')).to_have_count(0)
    expect(ben.page.get_by_text("The host has closed this table.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Home", exact=True)).to_be_visible()


def test_the_terms_keep_a_distance_from_the_start_button(come: Come) -> None:
    ada = come(size=PHONE)
    open_table(ada, seats=2)
    start, terms = (box_of(ada.page.locator(one)) for one in (".start", "main .settings li >> nth=0"))
    assert terms["y"] - start["y"] - start["height"] >= 12


def test_only_the_first_free_seat_is_highlighted(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    ben.open(open_table(ada, seats=4), until=".seats")
    expect(ben.page.get_by_role("button", name="Sit here")).to_have_count(3)
    expect(ben.page.locator(".btn.primary")).to_have_count(1)


def test_a_name_moves_to_another_device_which_asks_first_and_can_go_back(come: Come) -> None:
    ada, telephone = come(), come(size=PHONE)
    ada.open("/me", until=".device-link")
    ada.page.get_by_role("button", name="Change your name").click()
    ada.page.get_by_label("Your name, as others see it").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Your name has been changed.")).to_be_visible()
    telephone.visitor.called("Ben")
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.get_by_label("Link").input_value()

    telephone.open(link, until="h1")
    expect(telephone.page.get_by_role("heading", name="You are playing as Ben. Switch to Ada?")).to_be_visible()
    telephone.page.get_by_role("button", name="Stay as Ben").click()
    expect(telephone.page.get_by_role("link", name="Ben", exact=True)).to_be_visible()
    telephone.page.goto("about:blank")
    telephone.open(link, until="h1")
    telephone.page.get_by_role("button", name="Switch to Ada").click()
    expect(telephone.page.get_by_role("link", name="Ada")).to_be_visible()

    ada.page.reload()
    devices = ada.page.locator("li", has_text="last active")
    expect(devices).to_have_count(2)
    telephone.page.get_by_role("link", name="Ada").click()
    telephone.page.get_by_role("button", name="Create a recovery code").click()
    code = telephone.page.get_by_label("Recovery code", exact=True).text_content() or ""
    telephone.page.get_by_role("button", name="Switch to Ben").click()
    telephone.page.get_by_role("link", name="Ben", exact=True).click()
    telephone.page.get_by_role("link", name="I have a recovery code").click()
    entry = telephone.page.get_by_label("Your recovery code")
    telephone.network_fails = True  # the console logs the refused request
    entry.fill(code[:-1] + ("X" if code[-1] != "X" else "Y"))
    telephone.page.get_by_role("button", name="Continue").click()
    expect(telephone.page.get_by_text("There is a typo in this code.")).to_be_visible()
    telephone.network_fails = False
    entry.fill(code.lower())
    telephone.page.get_by_role("button", name="Continue").click()
    telephone.page.get_by_role("button", name="Switch to Ada").click()
    expect(telephone.page.get_by_role("link", name="Ada")).to_be_visible()

    devices.filter(has_not_text="this device").first.get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("button", name="Yes, sign out").click()
    expect(devices.filter(has_not_text="this device").first).to_be_visible()


def test_signing_out_other_devices_brings_a_new_recovery_code(come: Come) -> None:
    ada, telephone = come(), come(size=PHONE)
    ada.visitor.called("Ada")
    telephone.visitor.posts("codes", {"code": ada.visitor.posts("me/recovery")["code"], "replacing": telephone.visitor.gets("me")["guest"]})
    ada.open("/me", until=".device-link")
    devices = ada.page.locator("li", has_text="last active")
    devices.filter(has_not_text="this device").get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("button", name="Yes, sign out").click()
    replacement = ada.page.get_by_label("Recovery code", exact=True)
    expect(replacement).to_be_focused()  # the device may know the previous code
    first = replacement.text_content()
    expect(ada.page.get_by_text("Here is your new code. Earlier ones no longer work.")).to_be_visible()
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(ada.page.get_by_text("You stay signed in here and get a new code.")).to_be_visible()
    assert ada.flaws() == []
    ada.page.get_by_role("button", name="Yes, sign out").click()
    expect(devices).to_have_count(1)
    expect(replacement).not_to_have_text(first or "")
    expect(replacement).to_be_focused()
    ada.page.get_by_role("button", name="Sign out here").click()
    ada.page.get_by_role("button", name="Yes, sign out").click()
    ada.page.wait_for_selector("article")
    expect(ada.page.get_by_role("link", name="Ada")).to_have_count(0)


def test_the_client_opens_offline_and_says_so(come: Come) -> None:
    ada = come(size=PHONE, service_worker=True)
    ada.network_fails = True
    ada.open("/", until="article")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.open("/", until="article")  # the worker caches what it loads from now on
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ada.page.reload()
    ada.page.wait_for_selector("article")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_text("The server can’t be reached right now.")).to_be_visible()
    ada.context.set_offline(False)
    ada.page.wait_for_selector("article")


def test_the_result_is_shared_as_a_picture(come: Come, finished: Callable[..., str]) -> None:
    ada = come()
    ada.open(f"/t/{finished()}", until=".share-result")
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Share the picture").click()
    content = saved.value.path().read_bytes()
    assert png_size(content) == (1200, 630)
    assert len(content) > 40_000  # the picture is not empty
