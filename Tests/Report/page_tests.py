#!/usr/bin/env python3
"""Drives the report in headless Chromium, as somebody would who types, clicks and reads.

page_tests.py FOLDER    with the pages of Scripts/check report; screenshots are written there
"""

import base64
import pathlib
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

FOLDER = pathlib.Path(sys.argv[1]).resolve()
FAILURES: list[str] = []
COUNT = 0
PATIENCE = 600  # seconds until something counts as missing, also on a busy machine


def fact(sentence: str, holds: object, seen: object = None) -> None:
    """Notes whether something holds."""
    global COUNT
    COUNT += 1
    if not holds:
        FAILURES.append(f"{sentence}: {seen}" if seen is not None else sentence)
        print(f"not so: {FAILURES[-1]}")


class Visit:
    """One page in a context of its own, of which every request and message is noted."""

    def __init__(self, browser, name: str, hash: str = "", **options):
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.requests: list[str] = []
        self.messages: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.url = f"file://{FOLDER}/{name}.html"
        self.page.goto(self.url + hash)
        if options.get("java_script_enabled", True):
            self.page.wait_for_selector("html[data-ready]")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        others = [url for url in self.requests if url.split("#")[0] != self.url and not url.startswith("data:")]
        fact("nothing is asked for from anywhere", not others, others)
        fact("nothing is said on the console", not self.messages, self.messages)
        self.context.close()

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)

    def wait(self, expression: str) -> None:
        """Waits until an expression holds. The driver's own way would evaluate a text, which the page does not allow."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, f"{expression} does not come to hold"
            time.sleep(0.05)

    def try_link(self, link: str) -> None:
        self.page.fill("#link", link)


def catalogue(browser) -> None:
    with Visit(browser, "github") as visit:
        page = visit.page
        articles = page.locator("article.route")
        fact("every route is listed", articles.count() > 150, articles.count())
        fact("every example passes", page.locator(".mark.bad").count() == 0, page.locator(".mark.bad").count())
        fact("links of a log are counted", "links counted" in visit.text(".facts"), visit.text(".facts"))
        fact("routes are claimed", page.locator(".chips .good").count() > 100, page.locator(".chips .good").count())
        fact("a pattern has its parameters in colour", page.locator("article.route .pattern .parameter").count() > 100)
        route = page.locator("[id='route-trending.developers']")
        route.locator("summary").click()
        fact("a neighbour is shown with a link", "trending" in route.inner_text() and "Less specific" in route.inner_text())
        page.fill("#search", "codespaces NEW")
        shown = page.locator("article.route:visible")
        fact("search takes words in any case", 0 < shown.count() < 10, shown.count())
        fact("search says how many it found", visit.text("#found") == f"{shown.count()} of {articles.count()}", visit.text("#found"))
        page.fill("#search", "no such words")
        fact("search may find nothing", shown.count() == 0)
        page.fill("#search", "")
        fact("an empty search shows everything", shown.count() == articles.count())
        fact("the tree has a branch for a segment", "settings" in visit.text("#tree"))
        fact("types are in words", "hexadecimal digits, 7 to 40" in visit.text("#types"))


def trying(browser) -> None:
    with Visit(browser, "github") as visit:
        page = visit.page
        page.locator("#link").press_sequentially("https://github.com/apple/swift/issues/15?x=1#top", delay=5)
        outcome = visit.text("#outcome")
        fact("a link opens its route", "Opens" in outcome and "issue" in outcome, outcome)
        fact("captures have their types", "15" in outcome and "UInt" in outcome, outcome)
        fact("what no parameter takes is said", "x = [1]" in outcome, outcome)
        fact("the pieces are the link", visit.text("#pieces") == "https://github.com/apple/swift/issues/15?x=1#top")
        fact("the winner is first", page.locator("#candidates li").first.inner_text().endswith("matches"))
        visit.wait("location.hash.startsWith('#link=')")
        visit.try_link("https://github.com/apple/swift/issues/abc/def/ghi")
        fact("a link that nobody takes is told", "No route" in visit.text("#outcome"), visit.text("#outcome"))
        fact("candidates say where they part", "expected" in visit.text("#candidates"), visit.text("#candidates"))
        visit.try_link("https://github.com@evil.example/")
        fact("a rejected link says why", "userinfo" in visit.text("#outcome"), visit.text("#outcome"))
        visit.try_link("https://github.com/apple/swift/issues/9007199254740993")
        fact("a number is what it is", "9007199254740993" in visit.text("#outcome"), visit.text("#outcome"))
        visit.try_link("")
        fact("nothing is said of no link", not page.is_visible("#try-result"))
        page.locator("article.route .links a[href^='#link=']").first.evaluate("link => link.closest('details').open = true")
        page.locator("article.route .links a[href^='#link=']").first.click()
        fact("an example is tried by a click", "Opens" in visit.text("#outcome"), visit.text("#outcome"))


def making(browser) -> None:
    with Visit(browser, "github", "#make=issue") as visit:
        page = visit.page
        fact("the page opens at a form", page.input_value("#route") == "issue", page.input_value("#route"))
        fact("the form is filled in by an example", page.locator("#fields input").first.input_value() != "")
        fact("a link is there at once", visit.text("#printed").startswith("https://github.com/"), visit.text("#printed"))
        number = page.locator("#fields [data-name=number]")
        number.fill("twelve")
        fact("a value that does not fit is told", "of 'number': expected" in visit.text("#make-error"), visit.text("#make-error"))
        fact("its field is marked", number.get_attribute("aria-invalid") == "true")
        fact("and there is no link", not page.is_visible("#printed"))
        number.fill("77")
        page.fill("#fields [data-name=repo]", "swift~1")
        link = visit.text("#printed")
        fact("the link is printed anew", link.endswith("/swift~1/issues/77"), link)
        fact("there is a command for the simulator", visit.text("#simctl") == f"xcrun simctl openurl booted '{link}'", visit.text("#simctl"))
        fact("there is a command for Android", visit.text("#adb") == f"adb shell 'am start -W -a android.intent.action.VIEW -d \"{link}\"'", visit.text("#adb"))
        page.select_option("#source", label="github://")
        fact("another source is written", visit.text("#printed").startswith("github://"), visit.text("#printed"))
        for route in ["home", "issue", "search"]:
            page.select_option("#route", route)
            page.wait_for_selector("#qr svg")
            link = visit.text("#printed")
            page.locator("#qr svg").screenshot(path=FOLDER / "qr.png")
            code = subprocess.run(
                ["zbarimg", "-q", "--raw", "-Sdisable", "-Sqrcode.enable", FOLDER / "qr.png"], capture_output=True, text=True)
            fact(f"the code of '{route}' is its link", code.stdout.strip() == link, (code.stdout, link))
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.click("button[data-copy=printed]")
        visit.wait("document.getElementById('spoken').textContent !== ''")
        fact("copying is said", visit.text("#spoken") in ("Copied", "Selected"), visit.text("#spoken"))
        page.click("#printed")
        fact("what was made opens its route", "search" in visit.text("#outcome"), visit.text("#outcome"))


def keyboard(browser) -> None:
    with Visit(browser, "github") as visit:
        page = visit.page
        focus = "document.activeElement.id || document.activeElement.textContent"
        page.keyboard.press("Tab")
        fact("the first key leads past everything", page.evaluate(focus) == "Skip to the routes", page.evaluate(focus))
        page.keyboard.press("Enter")
        fact("to the routes", page.evaluate("location.hash") == "#routes")
        page.keyboard.press("/")
        fact("a slash leads to the search", page.evaluate(focus) == "search", page.evaluate(focus))
        page.keyboard.type("settings.tokens")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.tagName") == "SUMMARY":
                break
        page.keyboard.press("Enter")
        fact("details open by a key", page.evaluate("document.activeElement.parentElement.open") is True)
        page.keyboard.press("Shift+Tab")
        fact("making a link is a key away", page.evaluate("document.activeElement.textContent") == "Make a link")
        page.keyboard.press("Enter")
        visit.wait("document.activeElement.id === 'route'")
        fact("and the form has the focus", page.evaluate("document.activeElement.value").startswith("settings"))


def deep_links(browser) -> None:
    with Visit(browser, "github", "#link=https%3A%2F%2Fgithub.com%2Fsettings%2Fprofile") as visit:
        fact("a page may open with a link", visit.page.input_value("#link") == "https://github.com/settings/profile")
        fact("and its answer", "Opens" in visit.text("#outcome"), visit.text("#outcome"))
        visit.page.evaluate("location.hash = '#link=%E0%A4%A'")
        # The page reads the new hash in an event, after this call.
        visit.wait("document.getElementById('link').value !== 'https://github.com/settings/profile'")
        fact("a broken hash is a link like any other", visit.page.input_value("#link") != "https://github.com/settings/profile")
    with Visit(browser, "github", "#route-user.tab") as visit:
        box = visit.page.locator("[id='route-user.tab']").bounding_box()
        fact("a page may open with a route", box and 0 <= box["y"] < 800, box)
        fact("of which everything is shown", visit.page.locator("[id='route-user.tab'] details").get_attribute("open") is not None)


def without_scripts(browser) -> None:
    with Visit(browser, "github", java_script_enabled=False) as visit:
        page = visit.page
        fact("without scripts every route is there", page.locator("article.route:visible").count() > 150)
        fact("and nothing that needs them", page.locator(".scripted:visible").count() == 0)
        page.locator("article.route summary").first.click()
        fact("details open", "Examples" in page.locator("article.route").first.inner_text())


def hostile(browser) -> None:
    with Visit(browser, "hostile") as visit:
        page = visit.page
        fact("nothing of a route file runs", page.evaluate("window.hacked") is None)
        fact("no element of it is made", page.locator("img, svg[onload], [onfocus], b, [onclick], [autofocus]").count() == 0)
        fact("no link leads out of the page", page.evaluate("[...document.links].every(link => link.href.startsWith(location.href.split('#')[0] + '#'))"))
        fact("its texts are shown as they are", "</script><script>window.hacked = 1</script>" in visit.text("article.route"))
        fact("what would turn text around is spelled", "\\u{202e}" in visit.text("#routes"))
        for value in page.locator("#route option").evaluate_all("all => all.map(one => one.value)"):
            page.select_option("#route", value)
        fact("a name that objects inherit has no value", page.input_value("[id=field-constructor]") == "")
        for link in ["https://example.com/a/<script>window.hacked=1</script>", "javascript:window.hacked=1", "myapp://a/%3Csvg%20onload%3D1%3E",
                     "https://example.com/constructor/__proto__/%22%3E%3Cimg%20src%3Dx%3E", "https://example.com/i/%E2%80%AE%07"]:
            visit.try_link(link)
        page.evaluate("""() => { const made = document.createElement('script'); made.textContent = 'window.hacked = 2'; document.body.append(made); }""")
        fact("not even a script that gets in", page.evaluate("window.hacked") is None, page.evaluate("window.hacked"))
        visit.messages = [message for message in visit.messages if "Content Security Policy" not in message]


def accessible(browser) -> None:
    for scheme in ["light", "dark"]:
        for width in [1280, 380]:
            # axe is put into the page, which the page itself would not allow.
            with Visit(browser, "github", viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True) as visit:
                page = visit.page
                page.locator("article.route details").evaluate_all("all => all.slice(0, 30).forEach(one => one.open = true)")
                for link in ["https://github.com/apple/swift/issues/15", "https://github.com/a/b/c/d/e/f", "https://github.com@evil.example/"]:
                    visit.try_link(link)
                    found = Axe().run(page)
                    fact(f"axe finds nothing ({scheme}, {width}, {link})", found.violations_count == 0, found.generate_report()[:3000])
                wide = page.evaluate("document.documentElement.scrollWidth")
                fact(f"nothing is wider than the page ({width})", wide <= width, wide)


def pictures(browser) -> None:
    for name, width, scheme in [("light", 1280, "light"), ("dark", 1280, "dark"), ("narrow", 390, "light"), ("wide", 1920, "dark")]:
        with Visit(browser, "github", viewport={"width": width, "height": 1000}, color_scheme=scheme) as visit:
            visit.try_link("https://github.com/apple/swift/issues/15")
            visit.page.screenshot(path=FOLDER / f"{name}.png")
            visit.page.evaluate("document.getElementById('make').scrollIntoView()")
            visit.page.screenshot(path=FOLDER / f"{name}-make.png")
            visit.page.evaluate("document.getElementById('routes').scrollIntoView()")
            visit.page.locator("article.route details").evaluate_all("all => all.slice(2, 4).forEach(one => one.open = true)")
            visit.page.screenshot(path=FOLDER / f"{name}-routes.png")


ASK = """([text, expected]) => (async () => {
    const engine = await Engine.load(byID("engine").textContent, byID("table").textContent);
    const questions = bytesOf(text), verbs = { m: "match", e: "explain", p: "print", s: "split" };
    let answers = "", count = 0;
    for (let place = 0; place < questions.length;) {
        const verb = String.fromCharCode(questions[place]);
        const length = new DataView(questions.buffer).getUint32(place + 1, true);
        const bytes = questions.slice(place + 5, (place += 5 + length));
        engine.put(bytes);
        if (verb === "o") { if (engine.exports.open(length) !== 1) return "a table is not opened"; continue; }
        const size = engine.exports[verbs[verb]](length);
        answers += new TextDecoder().decode(new Uint8Array(engine.exports.memory.buffer, engine.exports.answer(), size));
        count++;
    }
    return answers === expected ? count : "answers differ";
})()"""


def answers(browser) -> None:
    """The same questions as are asked in other runtimes, asked in the page."""
    with Visit(browser, "github") as visit:
        questions = base64.b64encode((FOLDER / "questions").read_bytes()).decode()
        expected = (FOLDER / "answers").read_bytes().decode()
        count = visit.page.evaluate(ASK, [questions, expected])
        fact("the committed engine answers as the tool: run Scripts/build-report-engine.sh if not", isinstance(count, int) and count > 10_000, count)
        print(f"Chromium: {count} answers are the tool's")


def quick(browser) -> None:
    """Figures, and no facts: what a machine is busy with otherwise is not known here."""
    with Visit(browser, "thousand") as visit:
        times = visit.page.evaluate("""() => {
            const times = [], field = byID("link"), link = "https://example.com/r417/x417y/items/15?page=2";
            for (let end = 1; end <= link.length; end++) {
                field.value = link.slice(0, end);
                const start = performance.now();
                field.dispatchEvent(new Event("input"));
                document.body.offsetHeight;
                times.push(performance.now() - start);
            }
            return times;
        }""")
        times.sort()
        print(f"a key stroke for 1,000 routes: {times[len(times) // 2]:.1f} ms, {times[-1]:.1f} ms at most")
        search = visit.page.evaluate("""() => {
            const start = performance.now();
            byID("search").value = "r41";
            byID("search").dispatchEvent(new Event("input"));
            document.body.offsetHeight;
            return performance.now() - start;
        }""")
        print(f"a search in 1,000 routes: {search:.1f} ms")


with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for part in [catalogue, trying, making, keyboard, deep_links, without_scripts, hostile, accessible, pictures, answers, quick]:
        part(chromium)
    chromium.close()
print(f"{COUNT - len(FAILURES)} facts of the page hold, {len(FAILURES)} do not")
sys.exit(1 if FAILURES else 0)
