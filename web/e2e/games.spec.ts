import { expect, test } from "@playwright/test";
import { begin, byClick, byKey, byTap, clicking, expectOver, passUntil, play, tapping, typing } from "./player";
import { settings } from "./state";

/** Beside those families. */
const EDITIONS = ["ufs-2010", "ufs-2019", "riftbound-2026-07", "evolve-1.24"];
const FAMILIES = ["riftbound", "evolve", "universus"];

test.describe("at normal speed", () => {
  test.use({ storageState: settings({ speed: "normal", askEnd: false, sound: false }) });
  test.setTimeout(240_000);

  for (const game of FAMILIES) {
    test(`a whole game of ${game} by mouse at normal speed`, async ({ page }) => {
      await begin(page, game);
      expect(await play(page, clicking, undefined, byClick)).toBe(true);
      await expectOver(page);
    });

    test(`a whole game of ${game} by keyboard alone at normal speed`, async ({ page }) => {
      await page.goto("/");
      await page.locator(`label.game[data-game="${game}"] input`).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await page.locator(".board").waitFor();
      expect(await play(page, typing, undefined, byKey)).toBe(true);
      await expectOver(page);
    });

    test.describe(() => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test(`a whole game of ${game} by touch at normal speed`, async ({ page }) => {
        await begin(page, game);
        expect(await play(page, tapping, undefined, byTap)).toBe(true);
        await expectOver(page);
      });
    });
  }
});

for (const game of EDITIONS) {
  test(`a whole game of ${game} by clicking, begun within three clicks`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (e) => errors.push(e.message));
    page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
    await begin(page, game);
    await expect(page.locator(".board")).toHaveAttribute("data-game", game);
    expect(await play(page, clicking)).toBe(true);
    await expectOver(page);
    expect(errors).toEqual([]);
  });
}

test("nothing is asked of any other server", async ({ page, baseURL }) => {
  const strange: string[] = [];
  page.on("request", (r) => {
    if (!r.url().startsWith(baseURL!)) strange.push(r.url());
  });
  await begin(page, "riftbound");
  await play(page, clicking, 5);
  expect(strange).toEqual([]);
});

test("a card explains why it cannot be used, and the keys are told", async ({ page }) => {
  await begin(page, "evolve");
  await passUntil(page, async () => (await page.locator(".hand [data-card]").count()) > 0); // who goes first is asked before cards are drawn
  await page.keyboard.press("h");
  await page.keyboard.press("w");
  await expect(page.getByRole("dialog")).toContainText("Why not?");
  await expect(
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Clause/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys and hints");
});
