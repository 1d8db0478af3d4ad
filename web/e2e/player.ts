import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { QUICK } from "./state";

/** Answers one question. */
export type Hand = (page: Page) => Promise<void>;

const OPTION = "button[data-option]:enabled:visible";
const MOST_CHOICES = 900;

/** From the first page into a game against a bot: game, Play (a deck is chosen already). */
export async function begin(page: Page, game: string, level = "greedy"): Promise<void> {
  await page.addInitScript((l) => localStorage.setItem("cardinal.level", JSON.stringify(l)), level);
  await page.goto("/");
  await page.locator(`label.game[data-game="${game}"], .editions [data-game="${game}"]`).first().click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".board").waitFor();
}

/** Letting every other window go by keeps games short. */
const LAZY = 0.5;
const ENDS = `.pass ${OPTION}, .decline ${OPTION}`;

const pick = (n: number) => Math.floor(Math.random() * n);

/** Where rows overlap, the left edge of a card is in sight. */
const LEFT = { x: 6, y: 44 };

/** With the mouse: a glowing card if there is one, its menu if it has one, else an answer of the list. */
export const clicking: Hand = async (page) => {
  if (Math.random() < LAZY && (await page.locator(ENDS).count()) > 0) {
    await page.locator(ENDS).first().click({ timeout: 2000 });
    return;
  }
  const glowing = page.locator(".board .card.glow");
  const n = await glowing.count();
  if (n > 0 && Math.random() < 0.7) {
    await glowing.nth(pick(n)).click({ timeout: 2000, position: LEFT });
    const menu = page.locator(".menu button[data-menu]");
    if (await menu.count()) await menu.nth(pick(await menu.count())).click({ timeout: 2000 });
    return;
  }
  const acts = page.locator(`.act ${OPTION}`);
  const all = (await acts.count()) > 0 ? acts : page.locator(OPTION);
  await give(page, all.nth(pick(await all.count())));
};

/** By touch: what ends or passes, or an answer and the button that gives it. */
export const tapping: Hand = async (page) => {
  const ends = page.locator(`.ends ${OPTION}`);
  const acts = page.locator(`.act ${OPTION}`);
  if ((await ends.count()) > 0 && (Math.random() < LAZY || (await acts.count()) === 0)) await ends.first().tap();
  else {
    await acts.nth(pick(await acts.count())).tap({ timeout: 2000 });
    const go = page.locator("[data-give]");
    if (await go.count()) await go.tap({ timeout: 2000 });
  }
};

/** Picks an answer and gives it; one that is alone is given at once. */
export async function give(page: Page, option: Locator): Promise<void> {
  const before = await serial(page);
  await option.click({ timeout: 2000 });
  const confirm = page.locator("[data-give]");
  if ((await serial(page)) === before && (await confirm.count()) > 0) await confirm.click({ timeout: 2000 });
}

/** With the keyboard alone: numbers, arrows and Enter, P. */
export const typing: Hand = async (page) => {
  const acts = Math.min(9, await page.locator(".act button[data-option]").count());
  const ends = await page.locator(ENDS).count();
  if (acts === 0 || (ends > 0 && Math.random() < LAZY)) {
    await page.keyboard.press(ends > 0 ? "p" : "1");
    if (ends === 0) await page.keyboard.press("Enter");
  } else if (Math.random() < 0.3) {
    await page.keyboard.press("o");
    for (let i = pick(acts); i > 0; i--) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter"); // picks it
    await page.keyboard.press("Enter"); // gives it
  } else {
    await page.keyboard.press(String(1 + pick(acts)));
    await page.keyboard.press("Enter");
  }
};

/** How somebody who has seen enough passes what is being told. */
export type Past = (page: Page) => Promise<void>;

const SKIP = "[data-skip]:visible";
export const byKey: Past = (page) => page.keyboard.press("Escape");
export const byClick: Past = (page) => page.locator(SKIP).click({ timeout: 1000 });
export const byTap: Past = (page) => page.locator(SKIP).tap({ timeout: 1000 });

/** Of what is told at the speed one set, every so often something is watched to its end. */
const WATCHED = 12;

/** Whether it is this page's turn to answer, or the game is over. */
export async function asked(page: Page, past?: Past): Promise<"asked" | "over"> {
  const ready = page.locator(`${OPTION}, .result`).first();
  if (past) {
    await page.locator(`${OPTION}, .result, ${SKIP}`).first().waitFor({ timeout: 30_000 });
    if ((await page.locator(SKIP).count()) > 0 && pick(WATCHED) > 0) {
      await past(page).catch(() => {}); // it may have ended by itself
      return asked(page, past);
    }
  }
  await ready.waitFor({ timeout: 30_000 });
  return (await page.locator(".result").count()) > 0 ? "over" : "asked";
}

/** The page among some that is asked, or sees the end. */
export async function whoseTurn(...pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if ((await page.locator(`${OPTION}, .result`).count()) > 0) found = page;
        return found !== undefined;
      },
      { intervals: [20, 40, 80], timeout: 30_000 },
    )
    .toBe(true);
  return found!;
}

/** Answers once, and waits until the question is gone. */
export async function answer(page: Page, hand: Hand): Promise<void> {
  const before = await serial(page);
  await hand(page).catch(() => {}); // the question may have changed under the hand
  await page
    .waitForFunction(
      (b) =>
        document.querySelector(".options")?.getAttribute("data-serial") !== b ||
        document.querySelector(".result") !== null,
      before,
      { timeout: 1500 },
    )
    .catch(() => {});
}

/** Answers until the game is over, or as often as is said; past: how what is told is passed, where it is told at all. */
export async function play(page: Page, hand: Hand, most = MOST_CHOICES, past?: Past): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await asked(page, past)) === "over") return true;
    await answer(page, hand);
  }
  return false;
}

export async function expectOver(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
}

/** What a table is opened with, beside what is usual: a duel with a greedy bot, no clock. */
interface Opening {
  game: string;
  mode: string;
  seed: number;
  level?: string;
  clock?: { kind: "NONE" | "PER_MOVE" | "CHESS"; seconds: number; increment: number };
}

/** A table with known cards: opened over HTTP, then looked at in the page. */
export async function sitAt(
  page: Page,
  { game, mode, seed, level = "greedy", clock = { kind: "NONE", seconds: 0, increment: 0 } }: Opening,
): Promise<void> {
  const nothing = { starter: null, text: null };
  const offers = (await (await page.request.get("/api/games")).json()) as {
    id: string;
    modes: { id: string; seats: number; starters: string[] }[];
  }[];
  const offer = offers.find((g) => g.id === game)!.modes.find((m) => m.id === mode)!;
  const starter = (i: number) => ({ ...nothing, starter: offer.starters[i % offer.starters.length] });
  const others = Array.from({ length: offer.seats - 1 }, (_, i) => ({ level, deck: starter(i + 1) }));
  const answer = await page.request.post("/api/tables", {
    data: { game, mode, pool: null, name: "Guest", deck: starter(0), others, seat: 0, clock, listed: false, seed },
  });
  const grant = (await answer.json()) as { match: string };
  await page.goto("/");
  await page.evaluate((seat) => localStorage.setItem("cardinal.seats", JSON.stringify([seat])), {
    ...grant,
    game,
    at: 0,
  });
  await page.goto(`/#/table/${grant.match}`);
  await page.reload();
  await page.locator(".board").waitFor();
}

/** Two browsers at one table of a game. */
export async function twoAt(browser: Browser, game: string): Promise<[Page, Page]> {
  const open = async () => (await browser.newContext({ storageState: QUICK })).newPage();
  const [host, guest] = [await open(), await open()];
  await host.goto("/");
  await host.locator(`label.game[data-game="${game}"]`).click();
  await host.getByText("A friend, by link").click();
  await host.getByLabel("Your name").fill("Ada");
  await host.getByRole("button", { name: "Open a table for a friend" }).click();
  await guest.goto(await host.locator("#invite").inputValue());
  await guest.getByLabel("Your name").fill("Bo");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator(".board").waitFor();
  await guest.locator(".board").waitFor();
  return [host, guest];
}

/** Passes, ends or declines once; where that cannot be, the first thing is done. */
export async function pass(page: Page): Promise<void> {
  const before = await serial(page);
  const ends = (await page.locator(ENDS).count()) > 0;
  await page.keyboard.press(ends ? "p" : "1");
  if (!ends) await page.keyboard.press("Enter");
  await page.waitForFunction((b) => document.querySelector(".options")?.getAttribute("data-serial") !== b, before, {
    timeout: 10_000,
  });
}

/** Passes until something is true of the page while it is asked. */
export async function passUntil(page: Page, ready: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 120; i++) {
    expect(await asked(page)).toBe("asked");
    if (await ready()) return;
    await pass(page);
  }
  throw new Error("that never happened");
}

/** The number of the open question; none while others decide. */
export function serial(page: Page): Promise<string | null> {
  return page.locator(".options").getAttribute("data-serial");
}
