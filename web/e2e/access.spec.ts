import { expect, test } from "@playwright/test";
import { clean } from "./axe";
import { begin, clicking, play } from "./player";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [name, hash] of [["first page", "#/"], ["decks", "#/decks/universus"], ["workshop", "#/workshop/riftbound"]] as const) {
      test(`axe finds nothing serious: ${name}`, async ({ page }) => {
        await page.goto("/" + hash);
        await page.locator("main h1").first().waitFor();
        await page.waitForTimeout(1200);
        await clean(page);
      });
    }

    for (const game of colorScheme === "light" ? ["riftbound", "ufs-2019"] : ["evolve"]) {
      test(`axe finds nothing serious: a table of ${game}`, async ({ page }) => {
        await begin(page, game);
        await play(page, clicking, 15);
        await clean(page);
      });
    }
  });
}

test("the first page can be used in under a second", async ({ page }) => {
  await page.goto("/");
  await page.reload();
  const usable = await page.getByRole("button", { name: "Play", exact: true }).evaluate(() => performance.now());
  expect(usable).toBeLessThan(1000);
});

test("questions are announced", async ({ page }) => {
  await begin(page, "riftbound");
  await expect(page.locator("[data-live]")).toContainText("options");
});
