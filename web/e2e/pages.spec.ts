import { expect, test } from "@playwright/test";
import { clean } from "./axe";
import { begin, clicking, play } from "./player";

test("a finished match is looked at step by step, and played on from the middle", async ({ page }) => {
  await begin(page, "riftbound");
  await play(page, clicking, 12);
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".board [data-card]").first().waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.locator("output")).toHaveText(/^1 \//);
  await page.getByLabel("Seen by").selectOption("1");
  await clean(page);
  await page.getByRole("button", { name: /Play on from here/ }).click();
  await page.locator("button[data-option]").first().waitFor();
});

test("a deck is checked with clauses, changed and exported", async ({ page }) => {
  await page.goto("/#/decks/evolve");
  await expect(page.getByRole("heading", { name: "Ready to play" })).toBeVisible();
  await page.getByRole("button", { name: /^One less of/ }).first().click();
  await expect(page.getByRole("heading", { name: /to repair/ })).toBeVisible();
  await expect(page.locator(".faults").getByRole("button", { name: /^Clause/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByLabel("Exported deck")).not.toBeEmpty();
});

test("a card of one's own is read and tried on a table", async ({ page }) => {
  await page.goto("/#/workshop/riftbound");
  await page.getByLabel("Name", { exact: true }).fill("Pocket Comet");
  await page.getByLabel("Text").fill("When you play me, gibber thrice.");
  await expect(page.getByText("Not every word is understood yet.")).toBeVisible();
  await page.getByLabel("Text").fill("When you play me, draw 1.");
  await expect(page.getByText("Every word is understood.")).toBeVisible();
  await page.getByRole("button", { name: "Try it on a table" }).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toContainText("Pocket Comet");
});
