import { expect, test, type Page } from "@playwright/test";
import { clean } from "./axe";
import { expectOver, serial } from "./player";

/** What a learner does, step by step, in the words of the answers; "" for whatever comes first. */
const LESSONS: Record<string, string[]> = {
  riftbound: [
    "play Iron Almoner",
    "move Lone Boar to battlefield 1",
    "pass",
    "end turn",
    "play Second Wind",
    "choose Lone Boar",
    "",
    "yes",
    "move Iron Almoner to battlefield 2",
  ],
  evolve: [
    "play Caravan Guard",
    "engage Caravan Guard",
    "attack leader with Lance Cadet",
    "end turn",
    "evolve Lance Cadet",
    "attack Mossback Warden with Lance Cadet",
    "play Night Boarder",
    "attack leader with Night Boarder",
    "attack leader with Caravan Guard",
  ],
  universus: [
    "play Never Back Down",
    "play Cinder Uppercut",
    "commit Stubborn Mule#1",
    "use Kessa Brandt 1 enhance",
    "pass",
    "yes",
    "block with Hot Temper",
    "commit Bruised Ego",
    "play Bell-Ringer Jab",
    "use Kessa Brandt 1 enhance",
    "pass",
    "",
  ],
};

async function learn(page: Page, game: string): Promise<string> {
  await page.addInitScript(() => localStorage.setItem("cardinal.speed", JSON.stringify("quick")));
  await page.goto("/");
  await page.locator(`label.game[data-game="${game}"]`).click();
  await page.getByRole("button", { name: "Learn by playing" }).click();
  await page.locator(".lesson").waitFor();
  return page.url().replace(/.*\/table\//, "");
}

/** Reads all captions there are. */
async function read(page: Page): Promise<void> {
  const next = page.locator(".lesson [data-next]");
  while (await next.count()) await next.click();
}

/** The number of the option with these words, as the server tells it. */
async function number(page: Page, command: string): Promise<string> {
  const all = page.locator("button[data-option]");
  if (command === "") return (await all.first().getAttribute("data-option"))!;
  const options = await page.evaluate(() => (window as unknown as { asked: { number: number; text: string }[] }).asked);
  const found = options.find((o) => o.text.toLowerCase() === command.toLowerCase());
  expect(found, `${command} among ${options.map((o) => o.text).join(" | ")}`).toBeTruthy();
  return String(found!.number);
}

/** Keeps the options of the open question, as they come over the socket, where a test finds them by their commands. */
async function listen(page: Page): Promise<void> {
  let options: unknown[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const m = JSON.parse(String(payload)) as {
        type: string;
        view?: { prompt: { options: unknown[] } | null };
        changes?: { path: string[]; value: { options: unknown[] } | unknown[] | null }[];
      };
      if (m.type === "Snapshot") options = m.view?.prompt?.options ?? [];
      for (const c of m.changes ?? []) {
        if (c.path.join(".") === "prompt") options = (c.value as { options: unknown[] } | null)?.options ?? [];
        if (c.path.join(".") === "prompt.options") options = c.value as unknown[];
      }
      void page.evaluate((o) => ((window as unknown as { asked: unknown[] }).asked = o), options).catch(() => {});
    }),
  );
}

/** Gives an answer by clicks: one picks it, another gives it. */
async function give(page: Page, command: string): Promise<void> {
  await page.locator("button[data-option]:enabled").first().waitFor();
  const before = await serial(page);
  const option = page.locator(`button[data-option="${await number(page, command)}"]`).first();
  await expect(async () => {
    if ((await serial(page)) === before && (await option.count())) await option.click({ timeout: 1000 });
    expect((await serial(page)) !== before || (await page.locator(".result").count()) > 0).toBe(true);
  }).toPass({ intervals: [150], timeout: 20_000 });
}

for (const [game, commands] of Object.entries(LESSONS)) {
  test(`the first game of ${game} is taught from its first caption to its end`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (e) => errors.push(e.message));
    await listen(page);
    await learn(page, game);
    await expect(page.locator(".lesson .far")).toHaveText(/^1 of \d+$/);
    expect(await page.locator("[data-taught]").count()).toBeGreaterThan(0);
    let last = 0;
    for (const command of commands) {
      await read(page);
      const step = Number(await page.locator(".lesson").getAttribute("data-step"));
      expect(step).toBeGreaterThanOrEqual(last);
      last = step;
      await give(page, command);
    }
    await expect(page.locator('.lesson[data-done="true"]')).toBeVisible({ timeout: 30_000 });
    await expectOver(page);
    await expect(page.getByRole("heading", { name: "You won" })).toBeVisible();
    expect(errors).toEqual([]);
    await page.locator(".lesson").getByRole("button", { name: "Play a normal game" }).click();
    await expect(page.locator(".lesson")).toHaveCount(0);
    await page.locator(".board").waitFor();
  });
}

test("something else is answered with a caption, and nothing is done", async ({ page }) => {
  await listen(page);
  await learn(page, "riftbound");
  await read(page);
  const before = await serial(page);
  const end = page.locator(".pass button[data-option], .decline button[data-option]").first();
  await end.click(); // with much left to do the page asks once more
  if (!(await page.locator(".lesson .said").count())) await end.click();
  await expect(page.locator(".lesson .said")).toContainText("Iron Almoner");
  expect(await serial(page)).toBe(before);
  await page.reload();
  await expect(page.locator(".lesson .say")).toBeVisible();
  await read(page);
  await give(page, "play Iron Almoner");
  await expect(page.locator(".lesson .say")).toContainText("sideways");
});

test("on a phone a caption covers neither the question nor one's own side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of Object.keys(LESSONS)) {
    await learn(page, game);
    await read(page);
    const [caption, board, options] = await Promise.all(
      [".lesson", ".board", ".opts"].map((s) => page.locator(s).boundingBox()),
    );
    expect(caption!.y + caption!.height).toBeLessThanOrEqual(board!.y + 1);
    expect(board!.y + board!.height).toBeLessThanOrEqual(options!.y + 1);
    expect(caption!.x + caption!.width).toBeLessThanOrEqual(390);
    const covered = await page
      .locator('[data-zone="hand-0"] [data-card]')
      .first()
      .evaluate((card) => {
        const at = card.getBoundingClientRect();
        return !card.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 3));
      });
    expect(covered).toBe(false);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious in a lesson, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await learn(page, "riftbound");
    await clean(page, ".lesson");
    await page.goto("/");
    await page.getByRole("button", { name: "Learn by playing" }).waitFor();
    await clean(page, ".learn");
  });
}
