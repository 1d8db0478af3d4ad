import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * No serious violation of WCAG 2.2 AA; of a long list of cards the first ones are enough. An option of a long list that lies under the
 * answers, which stay in sight at its end, is scrolled to: its size counts then, not while it is half covered.
 */
export async function clean(page: Page, part = "html"): Promise<void> {
  await page.evaluate(() => {
    const ends = document.querySelector(".ends");
    const top = ends && getComputedStyle(ends).position === "sticky" ? ends.getBoundingClientRect().top : Infinity;
    for (const li of document.querySelectorAll(".acts li")) li.toggleAttribute("data-covered", li.getBoundingClientRect().bottom > top);
  });
  const axe = new AxeBuilder({ page: page as never }).include(part).exclude(".cards li:nth-child(n + 8)").exclude(".acts li[data-covered]");
  const found = await axe.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  const grave = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  expect(grave.map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 120) + " " + n.failureSummary).join(" | ")}`)).toEqual([]);
}
