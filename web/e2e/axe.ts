import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No serious violation of WCAG 2.2 AA; of a long list of cards the first ones are enough. */
export async function clean(page: Page, part = "html"): Promise<void> {
  const axe = new AxeBuilder({ page: page as never }).include(part).exclude(".cards li:nth-child(n + 8)");
  const found = await axe.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  const grave = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  expect(
    grave.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 4)
          .map((n) => n.html.slice(0, 120) + " " + n.failureSummary)
          .join(" | ")}`,
    ),
  ).toEqual([]);
}
