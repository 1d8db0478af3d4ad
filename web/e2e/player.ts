import { expect, type Page } from "@playwright/test";

/** Answers one question. */
export type Hand = (page: Page) => Promise<void>;

const OPTION = "button[data-option]:enabled";
const MOST_CHOICES = 900;

/** From the first page into a game against a bot: game, Play (a deck is chosen already). */
export async function begin(page: Page, game: string, level = "greedy"): Promise<void> {
  await page.addInitScript((l) => localStorage.setItem("cardinal.level", JSON.stringify(l)), level);
  await page.goto("/");
  await page.locator(`label.game[data-game="${game}"]`).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".board").waitFor();
}

/** Letting every other window go by keeps games short. */
const LAZY = 0.5;
const ENDS = `.pass ${OPTION}, .decline ${OPTION}`;

const pick = (n: number) => Math.floor(Math.random() * n);

/** With the mouse: a glowing card if there is one, its menu if it has one, else an answer of the list. */
export const clicking: Hand = async (page) => {
  if (Math.random() < LAZY && (await page.locator(ENDS).count()) > 0) {
    await page.locator(ENDS).first().click({ timeout: 2000 });
    return;
  }
  const glowing = page.locator(".board .card.glow");
  const n = await glowing.count();
  if (n > 0 && Math.random() < 0.7) {
    await glowing.nth(pick(n)).click({ timeout: 2000 });
    const menu = page.locator(".menu button[data-menu]");
    if (await menu.count()) await menu.nth(pick(await menu.count())).click({ timeout: 2000 });
    return;
  }
  const acts = page.locator(`.act ${OPTION}`);
  const all = (await acts.count()) > 0 ? acts : page.locator(OPTION);
  await all.nth(pick(await all.count())).click({ timeout: 2000 });
};

/** With the keyboard alone: numbers, arrows and Enter, P. */
export const typing: Hand = async (page) => {
  const acts = Math.min(9, await page.locator(".act button[data-option]").count());
  const ends = await page.locator(ENDS).count();
  if (acts === 0 || (ends > 0 && Math.random() < LAZY)) {
    await page.keyboard.press(ends > 0 ? "p" : "1");
  } else if (Math.random() < 0.3) {
    await page.keyboard.press("o");
    for (let i = pick(acts); i > 0; i--) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else {
    await page.keyboard.press(String(1 + pick(acts)));
  }
};

/** Whether it is this page's turn to answer, or the game is over. */
export async function asked(page: Page): Promise<"asked" | "over"> {
  await page.locator(`${OPTION}, .result`).first().waitFor({ timeout: 30_000 });
  return (await page.locator(".result").count()) > 0 ? "over" : "asked";
}

/** Answers until the game is over, or as often as is said. */
export async function play(page: Page, hand: Hand, most = MOST_CHOICES): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await asked(page)) === "over") return true;
    const before = await page.locator(".options").innerText().catch(() => "");
    await hand(page).catch(() => {}); // the question may have changed under the hand
    await page.waitForFunction((b) => document.querySelector<HTMLElement>(".options")?.innerText !== b || document.querySelector(".result") !== null, before, { timeout: 1500 }).catch(() => {});
  }
  return false;
}

export async function expectOver(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
}
