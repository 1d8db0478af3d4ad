import { expect, test } from "@playwright/test";
import { begin, clicking, expectOver, play, typing } from "./player";

const FAMILIES = ["riftbound", "evolve", "universus"];

for (const game of ["riftbound", "evolve", "ufs-2010", "ufs-2019", "universus"]) {
  test(`a newcomer is in a game of ${game} within three clicks`, async ({ page }) => {
    await begin(page, game);
    await expect(page.locator(".board")).toHaveAttribute("data-game", game);
    await expect(page.locator("button[data-option]").first()).toBeVisible();
  });
}

for (const game of FAMILIES) {
  test(`a whole game of ${game} by clicking`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (e) => errors.push(e.message));
    page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
    await begin(page, game);
    expect(await play(page, clicking)).toBe(true);
    await expectOver(page);
    expect(errors).toEqual([]);
  });

  test(`a whole game of ${game} by keyboard alone`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`label.game[data-game="${game}"] input`).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.locator(".board").waitFor();
    expect(await play(page, typing)).toBe(true);
    await expectOver(page);
  });
}

test("nothing is asked of any other server", async ({ page, baseURL }) => {
  const strange: string[] = [];
  page.on("request", (r) => { if (!r.url().startsWith(baseURL!)) strange.push(r.url()); });
  await begin(page, "riftbound");
  await play(page, clicking, 5);
  expect(strange).toEqual([]);
});

test("a card explains why it cannot be used, and the keys are told", async ({ page }) => {
  await begin(page, "evolve");
  await expect(async () => { // the hand may still be on its way
    await page.keyboard.press("h");
    await page.keyboard.press("w");
    await expect(page.getByRole("dialog")).toContainText("Why not?", { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys and hints");
});
