"""The log beside the table shows the round, and goes to its end unless the reader scrolls up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People

# A scroll event that comes late, when more lines have been added: what a busy table causes.
LATE_SCROLL = """list => {
  const line = document.createElement("li");
  line.style.height = "900px";
  list.append(line);
  list.dispatchEvent(new Event("scroll"));
  line.remove();
}"""


# How far the log is from its end.
TO_END = "(it => it.scrollHeight - it.scrollTop - it.clientHeight)(document.querySelector('.log'))"


def test_the_log_follows_and_can_be_read_in_peace(people: People) -> None:
    table = people.server.make("human", "human")
    people.server.sit(table, "Ben")
    anna = people.come(sits=table)
    log = anna.page.get_by_role("list", name=anna.t("log-title"))
    lines = log.get_by_role("button")
    for _ in range(14):
        people.server.act(table)
    expect(lines).to_have_count(15)
    anna.wait_until(f"{TO_END} < 2")
    log.evaluate(LATE_SCROLL)
    people.server.act(table)
    expect(lines).to_have_count(16)
    anna.wait_until(f"{TO_END} < 2")
    newest = anna.page.get_by_role("button", name=anna.t("web-log-newest"))
    expect(newest).to_be_hidden()

    log.hover()
    anna.page.mouse.wheel(0, -150)
    newest.wait_for()
    people.server.act(table)
    expect(lines).to_have_count(17)
    expect(newest).to_be_visible()
    assert anna.page.evaluate(TO_END) > 100
    newest.click()
    expect(newest).to_be_hidden()
    anna.wait_until(f"{TO_END} < 2")


def test_the_log_beside_the_table_is_that_of_the_round(people: People) -> None:
    table = people.server.make("human", "human", rules={"dice": 2, "rounds": 2})
    people.server.sit(table, "Ben")
    while people.server.see(table)["position"]["round"] == 1:
        people.server.act(table)
    anna = people.come(sits=table)
    lines = anna.page.locator(".log-panel .log-line")
    expect(lines.first).to_contain_text("2")
    assert anna.page.locator(".log-panel .log-casino-paid").count() == 0
    anna.button("web-log-all").click()
    sheet = anna.sheet("log-title")
    assert sheet.locator(".log-casino-paid").count() == 6
    # An earlier round is looked at with its own lines.
    sheet.locator(".log-casino-paid").last.click()
    assert anna.page.locator(".log-panel .log-casino-paid").count() == 6
    anna.page.locator(".log-panel .log-now").click()
    expect(anna.page.locator(".log-panel .log-casino-paid")).to_have_count(0)
