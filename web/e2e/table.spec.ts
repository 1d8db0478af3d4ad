import { expect, test, type Locator } from "@playwright/test";
import { asked, pass, passUntil, serial, sitAt, twoAt, whoseTurn } from "./player";

test("a card is dragged to where it shall go; dropped where nothing can be done it stays", async ({ page }) => {
  await sitAt(page, { game: "riftbound", mode: "duel", seed: 5 });
  const unit = page.locator('.hand .glow[aria-label*="Unit"][aria-label*=": play "]').first();
  const place = await page.locator('[data-zone="site-0"] b').innerText();
  const mover = page.locator(`[data-zone="base-0"] .glow[aria-label*="to ${place}"]`).first();
  const drop = async (card: Locator, on: string) => {
    const before = await serial(page);
    await card.dragTo(page.locator(on).last());
    const menu = page.locator("button[data-menu]"); // several ways to do it
    if (await menu.count()) await menu.first().click();
    return before;
  };
  for (let i = 0; i < 40; i++) {
    expect(await asked(page)).toBe("asked");
    if ((await mover.count()) > 0) break;
    if ((await unit.count()) > 0) {
      const name = (await unit.locator(".name").innerText()).replace(/#.*/, "");
      const before = await drop(unit, '[data-zone="base-0"]');
      await expect.poll(() => serial(page)).not.toBe(before);
      await expect(page.locator(".log")).toContainText(`You play ${name}`);
    } else await pass(page);
  }
  const handle = await mover.getAttribute("data-card");
  expect(await drop(mover, '[data-zone="legend-1"]')).toBe(await serial(page));
  const before = await drop(mover, '[data-zone="battlefield-0"]');
  await expect.poll(() => serial(page)).not.toBe(before);
  await expect(page.locator(`[data-zone="base-0"] [data-card="${handle}"]`)).toHaveCount(0);
});

test("a window one asked for is never passed by itself, others are", async ({ page }) => {
  /** Questions with nothing but a pass, until the given turn. */
  const windows = async (turn: number) => {
    let seen = 0;
    await passUntil(page, async () => {
      const only =
        (await page.locator(".options .act").count()) === 0 && (await page.locator(".options .pass").count()) === 1;
      if (only && (await asked(page)) === "asked") seen++;
      return Number(/Turn (\d+)/.exec(await page.locator(".timing .turn").innerText())?.[1] ?? 0) >= turn;
    });
    return seen;
  };
  const game = { game: "riftbound", mode: "duel", seed: 5 };
  await sitAt(page, game);
  expect(await windows(8)).toBe(0);
  await sitAt(page, game);
  await page.getByRole("button", { name: "Settings" }).click();
  for (const window of ["Chain", "Showdown"]) await page.getByLabel(`but always stop at: ${window}`).check();
  await page.keyboard.press("Escape");
  expect(await windows(8)).toBeGreaterThan(0);
});

test("moving cards visibly can be switched off, and stays so", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await sitAt(page, { game: "evolve", mode: "standard", seed: 4 });
  const flights = () => page.evaluate(() => (window as unknown as { flights: number }).flights);
  await page.addInitScript(() => {
    const w = window as unknown as { flights: number };
    w.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      w.flights++;
      return animate.apply(this, args);
    };
  });
  const nextTurn = async () => {
    const turn = await page.locator(".timing .turn").innerText();
    await passUntil(page, async () => (await page.locator(".timing .turn").innerText()) !== turn);
  };
  await page.reload();
  await page.locator(".board").waitFor();
  await nextTurn();
  expect(await flights()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Move cards visibly").uncheck();
  await page.reload();
  await page.locator(".board").waitFor();
  await nextTurn();
  expect(await flights()).toBe(0);
});

test("who thinks too long loses by the clock", async ({ page }) => {
  await sitAt(page, {
    game: "riftbound",
    mode: "duel",
    seed: 1,
    clock: { kind: "PER_MOVE", seconds: 5, increment: 0 },
  });
  const clock = page.getByRole("timer");
  await expect(clock).toContainText("0:0");
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(before);
  await expect(page.getByRole("region", { name: "Result" })).toContainText("You lost", { timeout: 15_000 });
});

test("best of three: conceding a game leads to sideboarding, conceding twice to the end, a rematch to a new table", async ({
  page,
}) => {
  await sitAt(page, { game: "ufs-2019", mode: "match", seed: 3 });
  const concede = async () => {
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  };
  await asked(page);
  await concede();
  await expect(page.getByRole("heading", { name: /from your sideboard/ })).toBeVisible();
  const bench = page.getByRole("region", { name: "Cards to choose from" }).locator(".glow");
  const deck = () => page.locator('[data-zone="sideboard-0"] b').innerText();
  const before = await serial(page);
  await bench.first().click();
  await page.locator("button[data-menu]").first().click();
  await expect.poll(() => serial(page)).not.toBe(before);
  expect(Number(await deck())).toBeGreaterThan(0);
  await passUntil(page, async () => (await page.locator(".hand [data-card]").count()) > 0);
  await expect(page.locator('[data-plate="1"]')).toContainText("1/2 Games won");
  await concede();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("You lost");
  const first = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  expect(await asked(page)).toBe("asked");
});

test("chat reaches the other, not who muted; what was decided is taken back if the other agrees; both want a rematch", async ({
  browser,
}) => {
  const [host, guest] = await twoAt(browser, "riftbound");
  const say = async (words: string) => {
    await guest.getByRole("textbox", { name: "Message" }).fill(words);
    await guest.getByRole("button", { name: "Send" }).click();
  };
  for (const page of [host, guest]) await page.getByRole("tab", { name: /Chat/ }).click();
  await say("good luck");
  await expect(host.getByRole("region", { name: "Chat" })).toContainText("Bo good luck");
  await host.getByLabel("mute Bo").check();
  await say("can you hear me");
  await expect(guest.getByRole("region", { name: "Chat" })).toContainText("can you hear me");
  await expect(host.getByRole("region", { name: "Chat" })).not.toContainText("can you hear me");

  // The host decides something, then the guest: to take the first decision back needs the guest.
  const on = async () => {
    const who = await whoseTurn(host, guest);
    const before = await serial(who);
    const ends = (await who.locator(".pass, .decline").count()) > 0;
    await who.keyboard.press(ends ? "p" : "1");
    if (!ends) await who.keyboard.press("Enter");
    await expect.poll(() => serial(who)).not.toBe(before);
    return who;
  };
  for (const page of [host, guest]) await page.getByRole("tab", { name: "Log" }).click(); // a key in the chat's field is a letter
  const deciders = new Set([await on(), await on()]);
  while (!deciders.has(host) || !deciders.has(guest)) deciders.add(await on());
  await host.getByRole("button", { name: "Take back" }).click();
  const wish = guest.getByRole("alert");
  await expect(wish).toContainText("Ada");
  const stands = await serial(guest);
  await wish.getByRole("button", { name: "Refuse" }).click();
  await expect(wish).toBeHidden();
  expect(await serial(guest)).toBe(stands);
  await host.getByRole("button", { name: "Take back" }).click();
  await guest.getByRole("button", { name: "Agree" }).click();
  await expect(host.locator("button[data-option]").first()).toBeVisible();
  await expect(wish).toBeHidden();

  await guest.getByRole("button", { name: "Concede" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(host.getByRole("region", { name: "Result" })).toContainText("You won");
  const first = host.url();
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(host.getByRole("button", { name: /Waiting for the others/ })).toBeVisible();
  expect(host.url()).toBe(first);
  await guest.getByRole("button", { name: "Rematch" }).click();
  for (const page of [host, guest]) await expect.poll(() => page.url()).not.toBe(first);
  await host.locator(".board").waitFor();
});
