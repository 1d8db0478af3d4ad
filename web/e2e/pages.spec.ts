import { expect, test } from "@playwright/test";
import { clean } from "./axe";
import { begin, clicking, play } from "./player";

test("a finished match is looked at step by step, from each side, and played on from the middle", async ({ page }) => {
  await begin(page, "riftbound");
  const lost = await play(page, clicking, 12); // who passes all the time may have lost by then
  if (!lost) {
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  }
  await page.getByRole("link", { name: "Replay" }).click();
  const [board, at] = [page.locator(".board"), page.locator("output")];
  await board.locator("[data-card]").first().waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(at).toHaveText(/^1 \//);
  await page.locator("main").focus();
  await page.keyboard.press("ArrowRight");
  await expect(at).toHaveText(/^2 \//);
  await page.keyboard.press("ArrowLeft");
  await expect(at).toHaveText(/^1 \//);
  await page.getByRole("button", { name: "To the end" }).click();
  if (!lost) await expect(page.getByRole("region", { name: "Log" })).toContainText("concede");
  const steps = Number((await at.innerText()).split("/")[1]);
  const goTo = async (step: number) => {
    await page.getByRole("slider", { name: "Step" }).fill(String(step));
    await expect(at).toHaveText(new RegExp(`^${step} /`));
  };

  await goTo(1); // opening hands: no card has made anybody reveal theirs yet
  const hand = page.locator(".hand [data-card]");
  await expect(hand.first()).toBeVisible();
  await page.getByLabel("Seen by").selectOption("1");
  await expect(hand).toHaveCount(0); // who sits opposite does not see the hand below
  await page.getByLabel("In front").selectOption("1");
  await expect(hand.first()).toBeVisible();

  await goTo(Math.floor(steps / 2));
  await clean(page);
  const turn = async () => Number(/\d+/.exec(await page.locator(".timing .turn").innerText())?.[0] ?? 0);
  const then = await turn();
  await page.getByLabel("In front").selectOption("0");
  await page.getByRole("button", { name: /Play on from here/ }).click();
  await page.locator("button[data-option]").first().waitFor();
  expect([then, then + 1]).toContain(await turn()); // the bot may end its turn first
});

test("a deck is checked with clauses, changed and exported; what was exported is read again", async ({ page }) => {
  await page.goto("/#/decks/evolve");
  const ready = page.getByRole("heading", { name: "Ready to play" });
  await expect(ready).toBeVisible();
  const sections = await page.locator(".sections").innerText();
  for (const form of ["Copies", "Code", "List"]) {
    await page.getByRole("button", { name: form, exact: true }).click();
    const out = page.getByLabel("Exported deck");
    await expect(out).not.toBeEmpty();
    const text = await out.inputValue();
    await page.getByLabel("List, card numbers, or deck code").fill("nothing");
    await expect(ready).toBeHidden();
    await page.getByLabel("List, card numbers, or deck code").fill(text);
    await expect(ready).toBeVisible();
    expect((await page.locator(".sections").innerText()).split("\n").sort(), form).toEqual(sections.split("\n").sort());
  }
  await page
    .getByRole("button", { name: /^One less of/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /to repair/ })).toBeVisible();
  await page
    .locator(".faults")
    .getByRole("button", { name: /^Clause/ })
    .first()
    .click();
  await expect(page.locator(".faults [role=note]")).not.toHaveText("…");
});

for (const game of ["riftbound", "evolve", "universus"])
  test(`a list that was pasted is played against a bot: ${game}`, async ({ page, request }) => {
    const offers = (await (await request.get("/api/games")).json()) as {
      id: string;
      modes: { id: string; starters: string[] }[];
    }[];
    const mode = offers.find((g) => g.id === game)!.modes[0]!;
    const starter = mode.starters[1]!;
    const { text } = (await (await request.get(`/api/games/${game}/decks/${starter}?mode=${mode.id}`)).json()) as {
      text: string;
    };
    await page.goto("/");
    await page.locator(`label.game[data-game="${game}"]`).click();
    await page.getByText("Paste…").first().click();
    await page.getByLabel(/^A list/).fill("3 Nobody's Card");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Nobody's Card"); // what cannot be played is named
    await page.getByLabel(/^A list/).fill(text);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".board").waitFor();
    const lost = await play(page, clicking, 4);
    if (!lost) await expect(page.locator(".hand [data-card]").first()).toBeVisible();
  });

test("a deck's statistics: curve, symbols, check values, opening hands", async ({ page }) => {
  await page.goto("/#/decks/universus");
  const stats = page.getByRole("region", { name: "Statistics" });
  for (const chart of ["Cost", "Type", "Symbols", "Check values", "Keywords"])
    await expect(stats.locator("figcaption", { hasText: chart }).first()).toBeVisible();
  await expect(stats.getByRole("heading", { name: /^Opening hand: [5-8] of 60/ })).toBeVisible();
  await expect(stats.getByRole("row", { name: /^Foundation \d\.\d \d+ %/ })).toBeVisible();
  await stats.getByRole("button", { name: "Draw a hand" }).click();
  await expect(stats.getByRole("list", { name: "A hand by chance" }).locator("> li")).toHaveCount(
    Number(/: (\d)/.exec(await stats.getByRole("heading", { name: /Opening/ }).innerText())![1]),
  );
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
