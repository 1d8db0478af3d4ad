import { expect, test } from "@playwright/test";
import { answer, clicking, expectOver, twoAt, typing, whoseTurn } from "./player";

test("two browsers play each other, a third watches, one reloads in the middle", async ({ browser }) => {
  test.setTimeout(300_000); // a whole game of two people, answer by answer
  const [host, guest] = await twoAt(browser, "evolve");
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(host.url());
  await watcher.locator(".board").waitFor();
  await expect(watcher.getByText("watching")).toBeVisible();

  let over = false;
  for (let i = 0; i < 900 && !over; i++) {
    if (i === 25) {
      const log = await guest.locator(".log li").count();
      await guest.reload();
      await guest.locator(".board").waitFor();
      expect(await guest.locator(".log li").count()).toBeGreaterThanOrEqual(log);
    }
    const who = await whoseTurn(host, guest);
    over = (await who.locator(".result").count()) > 0;
    if (!over) await answer(who, who === host ? clicking : typing);
  }
  for (const page of [host, guest, watcher]) await expectOver(page);
  expect(await watcher.locator("button[data-option]").count()).toBe(0);
  await watcher.getByRole("link", { name: "Replay" }).click();
  await expect(watcher.getByRole("slider", { name: "Step" })).toBeVisible();
});
