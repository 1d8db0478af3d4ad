import { gzipSync } from "node:zlib";
import { expect, test, type Browser, type CDPSession, type Page } from "@playwright/test";
import { asked, begin, clicking, expectOver, play } from "./player";
import { crowded, played, show, type Heard } from "./tables";

const SCRIPT = 250_000;
const CLICK = 50;
/** What a processor that draws by itself, shared with the server and other tests, must still reach; docs/design.md has the figures. */
const FRAMES = 20;
const CARDS = 40;
const GAMES = 10;

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** A figure that somebody may want to read again. */
function note(description: string): void {
  test.info().annotations.push({ type: "measured", description });
  console.log("measured:", description);
}

async function fullTable(page: Page, game: string, mode: string, seed: number): Promise<Heard> {
  await page.goto("/");
  const { middle } = await played(page, { game, mode, seed, turn: 8 });
  return crowded(middle);
}

test("the script is small", async ({ page, baseURL }) => {
  const scripts = new Set<string>();
  page.on("response", (r) => {
    if (/javascript/.test(r.headers()["content-type"] ?? "")) scripts.add(r.url());
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  for (const hash of ["learn/evolve", "decks/evolve", "workshop/evolve"]) await page.goto(`/#/${hash}`);
  let bytes = 0;
  for (const url of scripts) bytes += gzipSync(await (await page.request.get(url.replace(baseURL!, ""))).body()).length;
  note(`script ${Math.round(bytes / 1000)} kB gzip`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(SCRIPT);
});

test("a click is answered within 50 ms of local work, on a crowded table too", async ({ page }) => {
  await show(page, await fullTable(page, "riftbound", "duel", 5));
  const click = (selector: string, n: number, shows: string) =>
    page.evaluate(
      async ([selector, n, shows]) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const target = all[n % all.length]!;
        const from = performance.now();
        target.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "mouse" }));
        const done = () => target.matches(shows) || document.querySelector(`:not(button)${shows}`) !== null;
        // what follows from it is shown in a microtask or two, at the latest in the next task
        for (let i = 0; i < 20 && !done(); i++) await Promise.resolve();
        if (!done()) await new Promise((next) => setTimeout(next));
        void document.body.getBoundingClientRect().height; // styles and layout belong to the work
        return done() ? performance.now() - from : NaN;
      },
      [selector, n, shows] as const,
    );
  const times: Record<string, number[]> = { "to pick an answer": [], "to open a card": [] };
  for (let i = 0; i < 15; i++) {
    times["to pick an answer"]!.push(await click(".act button[data-option]", i, ".picked"));
    times["to open a card"]!.push(await click(".hand [data-card]", i, ".menu"));
    await page.keyboard.press("Escape");
    await expect(page.locator(".menu")).toHaveCount(0);
  }
  for (const [what, all] of Object.entries(times)) {
    const took = all.filter(Number.isFinite); // a click on what cannot be used any more shows nothing
    note(`${what}: ${median(took).toFixed(1)} ms, at worst ${Math.max(...took).toFixed(1)} ms`);
    expect(took.length, what).toBeGreaterThan(all.length / 2);
    expect(median(took), what).toBeLessThan(CLICK);
  }
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("forty cards in motion", async ({ page, browser }) => {
    const heard = await fullTable(page, "riftbound", "duel", 5);
    let send: (m: object) => void = () => {};
    await show(page, heard, (s) => (send = s));
    const before = await busy(page);
    // both bases, the hand and a battlefield the other way round: what lies there flies to another place
    const turned = structuredClone(heard.view);
    for (const zone of ["base-0", "base-1", "hand-0", "battlefield-0"]) turned.zones[zone]!.cards.reverse();
    const slowed = page.evaluate(
      (cards) =>
        new Promise<number>((done) => {
          const frame = () => {
            const flights = document
              .getAnimations()
              .filter((a) => !(a instanceof CSSAnimation || a instanceof CSSTransition) && a.playState === "running");
            if (flights.length < cards) return requestAnimationFrame(frame);
            for (const a of flights) a.playbackRate = 0.05; // the same flights, longer, so that there is something to count
            done(flights.length);
          };
          requestAnimationFrame(frame);
        }),
      CARDS,
    );
    send({ type: "Snapshot", version: 2, view: turned });
    const moving = await slowed;
    await page.waitForTimeout(300);
    const frames = await drawn(page, browser);
    const still = Math.min(before, await busy(page)); // others may have come meanwhile
    note(
      `${frames.toFixed(0)} frames a second with ${moving} cards in motion; ` +
        `a processor that has ${Math.round(still * 100)} % of its time for the page`,
    );
    expect(frames).toBeGreaterThan(Math.min(FRAMES, FRAMES * still));
  });
});

/** Frames a second that reach the screen, over two seconds. */
async function drawn(page: Page, browser: Browser): Promise<number> {
  await browser.startTracing(page, { categories: ["viz"] });
  await page.waitForTimeout(2000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string; ts: number }[] };
  const times = trace.traceEvents.filter((e) => e.name === "Display::DrawAndSwap").map((e) => e.ts);
  return ((times.length - 1) * 1e6) / (Math.max(...times) - Math.min(...times));
}

/** What part of its time the processor has for this page, while others want it too: how late a timer rings. */
async function busy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const wanted = 400;
    const begun = performance.now();
    for (let i = 0; i < wanted / 10; i++) await new Promise((next) => setTimeout(next, 10));
    return Math.min(1, wanted / (performance.now() - begun));
  });
}

/** What the page holds once everything that can go is gone. */
async function held(devtools: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let i = 0; i < 2; i++) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

test("ten games on one page, one after the other, leave nothing behind", async ({ page }) => {
  test.setTimeout(240_000);
  const devtools = await page.context().newCDPSession(page);
  await begin(page, "evolve");
  const after: { heap: number; nodes: number; listeners: number }[] = [];
  for (let game = 1; game <= GAMES; game++) {
    await play(page, clicking, 10);
    if ((await asked(page)) === "asked") {
      await page.getByRole("button", { name: "Concede" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    }
    await expectOver(page);
    const url = page.url();
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect.poll(() => page.url(), { timeout: 30_000 }).not.toBe(url);
    await page.locator("button[data-option]:enabled").first().waitFor();
    after.push(await held(devtools));
  }
  const [early, late] = [after[1]!, after[GAMES - 1]!]; // pictures are drawn and code is compiled in the first games
  const mb = (n: number) => (n / 1e6).toFixed(1);
  note(
    `heap ${mb(early.heap)} MB after two games, ${mb(late.heap)} MB after ten; ` +
      `nodes ${early.nodes} and ${late.nodes}, listeners ${early.listeners} and ${late.listeners}`,
  );
  expect(late.heap).toBeLessThan(early.heap * 1.15 + 1e6);
  expect(late.nodes).toBeLessThan(early.nodes * 1.25 + 300);
  expect(late.listeners).toBeLessThan(early.listeners * 1.25 + 100);
});
