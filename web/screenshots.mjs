// Takes the pictures in docs/screens and public/tables: node screenshots.mjs [what...], with a server at CARDINAL_URL.
// SCREENS names another folder for all of them.
import { chromium } from "playwright";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const URL = process.env.CARDINAL_URL ?? "http://127.0.0.1:7777";
const SCREENS = process.env.SCREENS ?? join(import.meta.dirname, "..", "docs", "screens");
const LEARN = process.env.SCREENS ?? join(import.meta.dirname, "public", "tables");
const QUALITY = 82;
const SIZES = {
  desktop: { width: 1920, height: 1080, colorScheme: "light" },
  laptop: { width: 1366, height: 650, colorScheme: "dark" },
  phone: { width: 390, height: 844, colorScheme: "light" },
};
/** The picture on the page that says how a game is played. */
const LESSON = { width: 1280, height: 720 };
/** Tables to open: until which turn they are played, and what must then be there: cards in play, a fight, both sides at battlefields. */
const TABLES = {
  riftbound: { mode: "duel", seed: 6, turn: 7, cards: 8, met: true, learn: "riftbound" },
  evolve: { mode: "standard", seed: 4, turn: 9, cards: 7, learn: "evolve" },
  "ufs-2010": { mode: "duel", seed: 4, turn: 5, cards: 12, fight: true },
  "ufs-2019": { mode: "duel", seed: 8, turn: 4, cards: 9, fight: true },
  universus: { mode: "duel", seed: 5, turn: 5, cards: 12, fight: true, learn: "ufs" },
  "four-seats": { game: "riftbound", mode: "war", seed: 7, turn: 14, cards: 14 },
};
const PAGES = {
  home: ["#/", "button.play"],
  learn: ["#/learn/evolve", "dl.decks"],
  decks: ["#/decks/riftbound", ".sections"],
  workshop: ["#/workshop/evolve", ".good"],
};
const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

for (const folder of [SCREENS, LEARN]) mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function open(sizes, storage = {}) {
  const context = await browser.newContext({
    viewport: sizes,
    colorScheme: sizes.colorScheme,
    hasTouch: sizes.width < 700,
    serviceWorkers: "block",
  });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem("cardinal." + key, JSON.stringify(value));
  }, storage);
  return context.newPage();
}

/** WebP is small, and every browser and forge shows it. */
async function picture(page, folder, name) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  writeFileSync(join(folder, name + ".webp"), Buffer.from(data, "base64"));
  console.log(name);
}

/** Opens a table and plays on it, over a socket of its own, until it looks like what the picture shall show. */
async function table(page, wanted) {
  return page.evaluate(async ({ game, mode, seed, turn, cards, fight = false, met = false }) => {
    const nothing = { starter: null, text: null };
    const offers = await (await fetch("/api/games")).json();
    const offer = offers.find((g) => g.id === game).modes.find((m) => m.id === mode);
    const deck = (i) => ({ ...nothing, starter: offer.starters[i % offer.starters.length] });
    const body = {
      game,
      mode,
      pool: null,
      name: "Ada",
      deck: deck(0),
      others: Array.from({ length: offer.seats - 1 }, (_, i) => ({ level: "greedy", deck: deck(i + 1) })),
      seat: 0,
      clock: { kind: "NONE", seconds: 0, increment: 0 },
      listed: false,
      seed,
    };
    const grant = await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) })).json();
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
    const send = (m) => socket.send(JSON.stringify({ ...m, match: grant.match }));
    let view = null;
    let random = seed;
    const dice = (n) => ((random = (random * 1103515245 + 12345) % 2147483648), Math.floor((random / 2147483648) * n));
    const set = (at, path, change) => {
      if (path.length > 1) set(at[path[0]], path.slice(1), change);
      else if (change.gone) delete at[path[0]];
      else at[path[0]] = change.value;
    };
    const IN_PLAY = /^(base|battlefield|field|stage|pool)-/;
    const inPlay = () =>
      Object.entries(view.zones)
        .filter(([id]) => IN_PLAY.test(id))
        .reduce((sum, [, zone]) => sum + zone.cards.length, 0);
    const at = (mine) =>
      Object.entries(view.zones).some(
        ([id, z]) => id.startsWith("battlefield-") && z.cards.some((h) => (view.cards[h].controller === 0) === mine),
      );
    const ready = (acts) =>
      view.timing.turn >= turn &&
      view.timing.active === 0 &&
      inPlay() >= cards &&
      (!fight || view.fight) &&
      (!met || (at(true) && at(false))) &&
      view.zones["hand-0"].cards.length > 2 &&
      acts.length > 1;
    const found = await new Promise((done) => {
      let last = -1;
      socket.onopen = () => send({ type: "Join", token: grant.token });
      socket.onmessage = (e) => {
        const m = JSON.parse(e.data);
        if (m.type === "Snapshot") view = m.view;
        if (m.type === "Patch") for (const c of m.changes) set({ view }, ["view", ...c.path], c);
        if (!view || !(m.type === "Snapshot" || m.type === "Patch")) return;
        if (view.result) return done(false);
        const q = view.prompt;
        if (!q || q.serial === last) return;
        const acts = q.options.filter((o) => o.manner === "ACT");
        if (ready(acts)) return done(true);
        last = q.serial;
        const ends = q.options.find((x) => x.manner === "PASS" || x.manner === "DECLINE");
        const o = acts.length && dice(10) < 8 ? acts[dice(acts.length)] : (ends ?? q.options[0]);
        send({ type: "Choose", serial: q.serial, option: o.number });
      };
    });
    socket.close();
    return { found, seat: { ...grant, game, at: Date.now() } };
  }, wanted);
}

/** The first seed from a given one on whose table looks as it shall. */
async function find(page, wanted) {
  for (let seed = wanted.seed; seed < wanted.seed + 20; seed++) {
    const { found, seat } = await table(page, { ...wanted, seed });
    if (found) {
      console.log(`${wanted.game}: seed ${seed}`);
      return seat;
    }
  }
  throw new Error("no table of " + wanted.game + " looks like that");
}

for (const [name, [hash, ready]] of Object.entries(PAGES)) {
  if (!wants(name)) continue;
  for (const size of ["laptop", "phone"]) {
    const page = await open(SIZES[size]);
    await page.goto(URL + "/" + hash);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(900);
    await picture(page, SCREENS, `${name}-${size}`);
    await page.context().close();
  }
}

for (const [name, what] of Object.entries(TABLES)) {
  if (!wants(name)) continue;
  const wanted = { game: name, ...what };
  const first = await open(SIZES.desktop);
  await first.goto(URL + "/");
  const seat = await find(first, wanted);
  await first.context().close();
  for (const [size, view] of Object.entries(SIZES)) {
    const page = await open(view, { seats: [seat], speed: "instant", game: wanted.game });
    await page.goto(`${URL}/#/table/${seat.match}`);
    await page.locator(".options button[data-option]").first().waitFor();
    await page.waitForTimeout(1200);
    if (size === "desktop" && what.learn) {
      await page.setViewportSize(LESSON);
      await page.waitForTimeout(600);
      await picture(page, LEARN, what.learn);
      await page.setViewportSize(view);
      await page.waitForTimeout(600);
    }
    const answer = page.locator(".act button[data-option]:visible");
    if (size !== "phone") await answer.nth(Math.min(1, (await answer.count()) - 1)).click();
    await page.waitForTimeout(400);
    await picture(page, SCREENS, `${name}-${size}`);
    await page.context().close();
  }
}

if (wants("lesson")) {
  const page = await open(SIZES.laptop, { speed: "instant", game: "riftbound" });
  await page.goto(URL + "/");
  await page.getByRole("button", { name: "Learn by playing" }).click();
  await page.locator(".lesson").waitFor();
  await page.waitForTimeout(900);
  await picture(page, SCREENS, "lesson-laptop");
  await page.context().close();
}

if (wants("end")) {
  const page = await open(SIZES.laptop, { speed: "instant", askEnd: false });
  await page.goto(URL + "/");
  const { seat } = await table(page, { game: "evolve", mode: "standard", seed: 4, turn: 999, cards: 0 });
  await page.evaluate((s) => localStorage.setItem("cardinal.seats", JSON.stringify([s])), seat);
  await page.goto(`${URL}/#/table/${seat.match}`);
  await page.reload();
  await page.getByRole("region", { name: "Result" }).waitFor();
  await page.waitForTimeout(900);
  await picture(page, SCREENS, "end-laptop");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".board [data-card]").first().waitFor();
  const slider = page.getByRole("slider", { name: "Step" });
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) * 0.7)));
  await page.waitForTimeout(1200);
  await picture(page, SCREENS, "replay-laptop");
  await page.context().close();
}
await browser.close();
