import { expect, test, type Page } from "@playwright/test";
import { asked, clicking, expectOver, typing } from "./player";

test("two browsers play each other, a third watches, one reloads in the middle", async ({ browser }) => {
  const pages: Page[] = [];
  for (let i = 0; i < 3; i++) pages.push(await (await browser.newContext()).newPage());
  const [host, guest, watcher] = pages as [Page, Page, Page];
  await host.goto("/");
  await host.locator('label.game[data-game="evolve"]').click();
  await host.getByText("A friend, by link").click();
  await host.getByRole("button", { name: "Open a table for a friend" }).click();
  const invitation = await host.locator("#invite").inputValue();

  await guest.goto(invitation);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator(".board").waitFor();
  await guest.locator(".board").waitFor();
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
    const turn = await Promise.race([asked(host).then((s) => [host, s] as const), asked(guest).then((s) => [guest, s] as const)]);
    over = turn[1] === "over";
    if (!over) await (turn[0] === host ? clicking : typing)(turn[0]).catch(() => {});
    await turn[0].waitForTimeout(40);
  }
  for (const page of pages) await expectOver(page);
  expect(await watcher.locator("button[data-option]").count()).toBe(0);
  await watcher.getByRole("link", { name: "Replay" }).click();
  await expect(watcher.getByRole("slider", { name: "Step" })).toBeVisible();
});
