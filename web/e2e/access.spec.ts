import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { clean } from "./axe";
import { begin, clicking, passUntil, play, sitAt } from "./player";

const PAGES = { "first page": "", decks: "decks/universus", workshop: "workshop/riftbound" };
const READY: Record<string, string> = { "first page": "button.play", decks: ".sections li", workshop: ".good" };
const TABLES = { light: ["riftbound", "ufs-2019"], dark: ["evolve", "ufs-2010"] };
const PHONE = { width: 390, height: 844 };

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [name, hash] of Object.entries(PAGES)) {
      test(`axe finds nothing serious: ${name}`, async ({ page }) => {
        await page.goto("/#/" + hash);
        await page.locator(READY[name]!).first().waitFor();
        await clean(page);
        await page.setViewportSize(PHONE);
        await clean(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      });
    }

    for (const game of TABLES[colorScheme]) {
      test(`axe finds nothing serious: a table of ${game}, and on a phone`, async ({ page }) => {
        await begin(page, game);
        await play(page, clicking, 12);
        await clean(page);
        await page.setViewportSize(PHONE);
        await clean(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      });
    }

    test("axe finds nothing serious: a table that waits, sitting down at it, a result, a replay", async ({ page }) => {
      await page.goto("/");
      await page.getByText("A friend, by link").click();
      await page.getByRole("button", { name: "Open a table for a friend" }).click();
      const invitation = await page.locator("#invite").inputValue();
      await clean(page);
      await page.evaluate(() => localStorage.removeItem("cardinal.seats"));
      await page.goto("/");
      await page.goto(invitation);
      await page.reload();
      await page.getByRole("button", { name: "Sit down" }).waitFor();
      await clean(page);
      await page.getByRole("button", { name: "Sit down" }).click();
      await page.getByRole("button", { name: "Concede" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
      await page.getByRole("region", { name: "Result" }).waitFor();
      await clean(page);
      await page.getByRole("link", { name: "Replay" }).click();
      await page.locator(".board").waitFor();
      await clean(page);
    });

    test("axe finds nothing serious: the dialogs of a table", async ({ page }) => {
      await begin(page, "universus");
      for (const [button, dialog] of [
        ["Settings", "Settings"],
        ["Help and keys", "Keys and hints"],
        ["Concede", "Concede this game?"],
      ] as const) {
        await page.getByRole("button", { name: button }).click();
        await clean(page, "dialog");
        await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
        await page.keyboard.press("Escape");
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("the hand, the pass and the options are in sight, a card's sheet has its text, the log opens", async ({
    page,
  }) => {
    await sitAt(page, { game: "riftbound", mode: "duel", seed: 5 });
    await passUntil(
      page,
      async () =>
        (await page.locator(".hand .glow").count()) > 0 && (await page.locator(".decline, .pass").count()) > 0,
    );
    for (const part of [".hand .glow", ".options .act button", ".options :is(.pass, .decline) button"]) {
      const box = (await page.locator(part).first().boundingBox())!;
      expect(box.y + box.height, part).toBeLessThanOrEqual(PHONE.height);
    }
    const card = page.locator(".hand .glow").first();
    const name = (await card.locator(".name").innerText()).replace(/#.*/, "");
    await card.tap();
    await expect(page.getByRole("dialog")).toContainText(name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Log" })).toBeHidden();
    await page.getByRole("button", { name: "Log and chat" }).click();
    await expect(page.getByRole("region", { name: "Log" })).toBeInViewport();
  });
});

test("four at a table have names and sides of their own, all in sight", async ({ page }) => {
  await sitAt(page, { game: "riftbound", mode: "war", seed: 7 });
  await passUntil(page, async () => (await page.locator(".hand [data-card]").count()) > 0);
  const names = await page.locator("[data-plate] .who b").allInnerTexts();
  expect(new Set(names).size).toBe(4);
  expect(names).toContain("You");
  for (let seat = 0; seat < 4; seat++)
    await expect(page.locator(`[data-plate="${seat}"]`)).toBeInViewport({ ratio: 1 });
});

test("the first page can be used in under a second, and its script is small", async ({ page }) => {
  await page.goto("/");
  await page.reload();
  const usable = await page.getByRole("button", { name: "Play", exact: true }).evaluate(() => performance.now());
  expect(usable).toBeLessThan(1000);
  const scripts = await page.locator("script[src]").evaluateAll((all) => all.map((e) => (e as HTMLScriptElement).src));
  let bytes = 0;
  for (const src of scripts) bytes += gzipSync(await (await page.request.get(src)).body()).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(200_000);
});

test("landmarks are there, questions are announced, and every option is a button with its words", async ({ page }) => {
  await begin(page, "riftbound");
  for (const role of ["banner", "main", "complementary"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  const live = page.locator("[data-live]");
  await expect(live).toHaveAttribute("aria-live", "assertive");
  await expect(live).toContainText("options");
  const words = (await page.locator("button[data-option]").allInnerTexts()).map((t) => t.replace(/^\d\s*/, ""));
  for (const part of words.slice(0, 9).flatMap((option) => option.split("\n")))
    await expect(live).toContainText(part, { ignoreCase: true });
});
