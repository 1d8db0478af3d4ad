import { expect, test } from "@playwright/test";
import { begin, clicking, play, give, serial, twoAt } from "./player";
import { settings } from "./state";
import { played, show } from "./tables";

const words = (text: string) => [{ kind: "WORDS", text, seat: -1, card: null, second: "" }];

test.describe("at normal speed", () => {
  test.use({ storageState: settings({ speed: "normal", askEnd: false, sound: false }) });

  test("events are told one by one, a press passes them, and the strip remembers", async ({ page }) => {
    await page.goto("/");
    const { middle } = await played(page, { game: "evolve", mode: "standard", seed: 4, turn: 9 });
    const foe = middle.view.zones["field-1"]!.cards[0] ?? middle.view.zones["leader-1"]!.cards[0]!;
    const event = (serial: number, kind: string, over: object) => ({
      serial,
      kind,
      seat: 1,
      card: foe,
      other: null,
      from: null,
      to: null,
      amount: 0,
      before: 0,
      after: 0,
      key: "",
      targets: [],
      good: null,
      face: null,
      ...over,
    });
    const events = [
      event(1, "PLAY", { words: words("they play something") }),
      event(2, "ATTACK", { targets: ["leader-0"], words: words("it attacks your leader") }),
      event(3, "LIFE", { seat: 0, key: "defense", before: 9, after: 6, words: words("your leader takes 3") }),
      event(4, "DESTROY", { words: words("it dies") }),
    ];
    let send: (m: object) => void = () => {};
    await show(page, middle, (s) => (send = s));
    const tell = (from: number) => {
      send({ type: "Events", from, events: events.map((e) => ({ ...e, serial: e.serial + from })), faces: {} });
      send({ type: "Patch", version: 2, changes: [] });
    };
    tell(1);
    await expect(page.locator(".feed li")).toHaveText([/they play something/i]);
    await expect(page.locator(".happen .shown")).toBeVisible();
    await expect(page.locator(".arrows g")).toHaveCount(1);
    await expect(page.locator(".happen .number")).toHaveText("−3");
    await expect(page.locator('[data-plate="0"] [data-stat="defense"]')).toHaveText("6");
    await expect(page.locator(".options")).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole("region", { name: "What just happened" }).getByRole("button")).not.toHaveCount(0);
    tell(10);
    await expect(page.locator(".feed")).toBeVisible();
    const before = await page.locator("[data-live]").innerText();
    await page.keyboard.press("1"); // passes what is being told, and answers nothing
    await expect(page.locator(".options")).toBeVisible({ timeout: 700 });
    expect(await page.locator(".picked").count()).toBe(0);
    expect(await page.locator("[data-live]").innerText()).not.toBe(before);
  });

  test("a game goes on at normal speed with everything that is told", async ({ page }) => {
    await begin(page, "universus");
    for (let i = 0; i < 6; i++) {
      await page.locator("button[data-option]:enabled:visible").first().waitFor({ timeout: 60_000 });
      const ends = page.locator(".ends button[data-option]");
      if ((await ends.count()) > 0) await ends.first().click();
      else await give(page, page.locator(".act button[data-option]").first());
    }
  });
});

test("both sides oneself: the table turns to whoever is asked, to the end", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await page.goto("/");
  await page.getByText("Both sides yourself").click();
  await page.getByRole("button", { name: "Play both sides" }).click();
  await page.locator(".board").waitFor();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await page.locator("button[data-option]:enabled:visible").first().waitFor();
    seen.add(await page.locator(".rail.own [data-plate]").first().getAttribute("data-plate").then(String));
    await play(page, clicking, 2);
  }
  expect(seen.size).toBe(2);
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a rematch of two people begins with no error in the page", async ({ browser }) => {
  const [host, guest] = await twoAt(browser, "evolve");
  const errors: string[] = [];
  for (const page of [host, guest]) {
    page.on("pageerror", (e) => errors.push(e.message));
    page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
  }
  await guest.getByRole("button", { name: "Concede" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  const first = host.url();
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(guest.getByText("would like a rematch")).toBeVisible();
  await guest.getByRole("button", { name: "Rematch" }).click();
  for (const page of [host, guest]) {
    await expect.poll(() => page.url()).not.toBe(first);
    await page.locator(".board").waitFor();
  }
  await expect(host.locator(".result")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a click shows a card and what it can do; the second click plays it", async ({ page }) => {
  await begin(page, "evolve");
  const card = page.locator('.hand .glow[aria-label*="1 option:"]').first();
  for (let i = 0; i < 20 && (await card.count()) === 0; i++) await play(page, clicking, 1);
  const before = await serial(page);
  await card.click({ position: { x: 8, y: 40 } });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await serial(page)).toBe(before);
  await card.click({ position: { x: 8, y: 40 } });
  await expect.poll(() => serial(page)).not.toBe(before);
});
