import { expect, test, type Page } from "@playwright/test";
import { crowded, played, searching, show, type Heard, type Played } from "./tables";

const DESKTOP = [
  [1280, 600],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const HELD = [
  [768, 1024],
  [390, 844],
] as const;
const GAMES = [
  { game: "riftbound", mode: "duel", seed: 5, turn: 8 },
  { game: "evolve", mode: "standard", seed: 4, turn: 9 },
  { game: "ufs-2010", mode: "duel", seed: 3, turn: 6, fight: true },
  { game: "ufs-2019", mode: "duel", seed: 2, turn: 6, fight: true },
  { game: "universus", mode: "duel", seed: 1, turn: 4, fight: true },
  { game: "riftbound-2026-07", mode: "duel", seed: 5, turn: 8 },
  { game: "evolve-1.24", mode: "standard", seed: 4, turn: 9 },
  { game: "riftbound", mode: "war", seed: 7, turn: 12 },
];

/** What is wrong with what one sees: measured in the page. */
async function faults(page: Page, held: boolean): Promise<string[]> {
  return page.evaluate((held) => {
    const wrong: string[] = [];
    const [W, H] = [window.innerWidth, window.innerHeight];
    const seen = (e: Element) =>
      (e.checkVisibility?.({ visibilityProperty: true }) ?? true) && e.getClientRects().length > 0;
    const named = (e: Element) =>
      `${e.getAttribute("data-card") ?? ""} ${(e.getAttribute("aria-label") ?? e.textContent ?? "").trim().slice(0, 40)}`;
    const over = document.querySelector(".spread, .result:not(.hidden)") !== null;

    const root = document.documentElement;
    if (root.scrollWidth > W || root.scrollHeight > H)
      wrong.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight}`);
    for (const e of document.querySelectorAll(".board, .board *")) {
      const style = getComputedStyle(e);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (
        scrolls &&
        !e.closest(".spread, .result") &&
        (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
      )
        wrong.push(`something on the board scrolls: ${e.className}`);
    }

    // parts of the table do not lie over each other
    const parts = ["header.bar", ".rail.far", ".rail.own", ".middle", ".hand", held ? ".opts" : "aside.side"]
      .map((s) => [s, document.querySelector(s)] as const)
      .filter(([, e]) => e !== null && seen(e));
    const boxes = parts.map(([s, e]) => [s, e!.getBoundingClientRect()] as const);
    for (const [i, [a, x]] of boxes.entries())
      for (const [b, y] of boxes.slice(i + 1)) {
        const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
        const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
        if (wide > 1.5 && high > 1.5) wrong.push(`${a} and ${b} overlap by ${Math.round(wide)}×${Math.round(high)}`);
      }

    for (const card of document.querySelectorAll<HTMLElement>(".board [data-card]")) {
      if (!seen(card) || (over && !card.closest(".spread"))) continue;
      const b = card.getBoundingClientRect();
      const zone = card.closest("[data-zone]");
      if (b.left < -6 || b.top < -6 || b.right > W + 6 || b.bottom > H + 6)
        wrong.push(`outside the window: ${named(card)}`);
      if (!zone) continue;
      // cards of one row may overlap each other; nothing else may lie over their left edge
      const x = b.left + Math.min(9, b.width / 4);
      for (const y of [b.top + b.height * 0.3, b.top + b.height * 0.8]) {
        const top = document.elementFromPoint(x, y);
        if (top && !zone.contains(top) && !top.closest(`[data-zone="${zone.getAttribute("data-zone")}"]`))
          wrong.push(
            `${named(card)} in ${zone.getAttribute("data-zone")} is covered by ${top.className || top.tagName}`,
          );
      }
    }
    for (const button of document.querySelectorAll<HTMLElement>("header.bar button, .foot button")) {
      if (!seen(button)) continue;
      const b = button.getBoundingClientRect();
      if (b.right > W + 1 || b.bottom > H + 1) wrong.push(`outside the window: ${named(button)}`);
      const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
      if (top && !button.contains(top) && !top.contains(button))
        wrong.push(`${named(button)} is covered by ${top.className}`);
    }

    // text on cards, and targets under a finger
    for (const e of document.querySelectorAll<HTMLElement>(".board *")) {
      const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim());
      if (own && seen(e) && !e.closest(".sr") && parseFloat(getComputedStyle(e).fontSize) < 10.99)
        wrong.push(
          `small text (${getComputedStyle(e).fontSize}): ${e.textContent!.trim().slice(0, 30)} in ${e.className}`,
        );
    }
    if (held)
      for (const e of document.querySelectorAll<HTMLElement>(
        "header.bar button, .opts button[data-option], .foot button, .sheet button",
      )) {
        const b = e.getBoundingClientRect();
        if (seen(e) && (b.width < 43.5 || b.height < 43.5) && !e.closest(".list"))
          wrong.push(`small target (${Math.round(b.width)}×${Math.round(b.height)}): ${named(e)}`);
      }
    return [...new Set(wrong)].slice(0, 12);
  }, held);
}

for (const asked of GAMES) {
  test.describe(`${asked.game} ${asked.mode}`, () => {
    let tables: Played;

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage();
      await page.goto("/");
      tables = await played(page, asked);
      await page.close();
    });

    const states: Record<string, () => Heard> = {
      opening: () => tables.opening,
      middle: () => tables.middle,
      crowded: () => crowded(tables.middle),
      searching: () => searching(tables.middle),
      finished: () => tables.finished,
    };
    for (const [state, heard] of Object.entries(states)) {
      test(`nothing is covered, scrolled or too small: ${state}, light and dark`, async ({ browser }) => {
        const wrong: string[] = [];
        for (const sizes of [DESKTOP, HELD]) {
          const held = sizes === HELD;
          const context = await browser.newContext({ hasTouch: held, reducedMotion: "reduce" });
          const page = await context.newPage();
          await show(page, heard());
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            for (const [width, height] of sizes) {
              await page.setViewportSize({ width, height });
              await page.waitForTimeout(120);
              wrong.push(...(await faults(page, held)).map((w) => `${width}×${height}, ${colorScheme}: ${w}`));
            }
          }
          await context.close();
        }
        expect(wrong).toEqual([]);
      });
    }
  });
}
