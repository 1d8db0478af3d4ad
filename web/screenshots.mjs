// Takes the pictures in docs/screens: node screenshots.mjs [what...], with a server at CARDINAL_URL. SCREENS: another folder.
import { chromium } from "playwright";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const URL = process.env.CARDINAL_URL ?? "http://127.0.0.1:7777";
const OUT = process.env.SCREENS ?? join(import.meta.dirname, "..", "docs", "screens");
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const TABLES = {
  riftbound: { mode: "duel", turn: 8, seed: 5 },
  evolve: { mode: "standard", turn: 9, seed: 4 },
  "ufs-2010": { mode: "duel", turn: 6, seed: 3, fight: true },
  "ufs-2019": { mode: "duel", turn: 6, seed: 2, fight: true },
  universus: { mode: "duel", turn: 4, seed: 1, fight: true },
  war: { game: "riftbound", mode: "war", turn: 12, seed: 7 },
};
const PAGES = [
  ["home", "#/", "button.play"],
  ["decks", "#/decks/riftbound", ".sections"],
  ["workshop", "#/workshop/evolve", ".good"],
];
const only = process.argv.slice(2);

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function pictures(page, name, ready, prepare = async () => {}) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.reload();
      await page.locator(ready).first().waitFor();
      await page.waitForTimeout(900);
      await prepare(page);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) });
    }
  }
}

/** Opens a table and plays on it, over a socket of its own, until the turn (and the fight) the picture shall show. */
async function table(page, { game, mode, turn, seed, fight = false }) {
  return page.evaluate(
    async ({ game, mode, turn, seed, fight }) => {
      const nothing = { starter: null, text: null };
      const offers = await (await fetch("/api/games")).json();
      const offer = offers.find((g) => g.id === game).modes.find((m) => m.id === mode);
      const others = Array.from({ length: offer.seats - 1 }, (_, i) => ({
        level: "greedy",
        deck: { ...nothing, starter: offer.starters[(i + 1) % offer.starters.length] },
      }));
      const body = {
        game,
        mode,
        pool: null,
        name: "Guest",
        deck: { ...nothing, starter: offer.starters[0] },
        others,
        seat: 0,
        clock: { kind: "NONE", seconds: 0, increment: 0 },
        listed: false,
        seed,
      };
      const grant = await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) })).json();
      localStorage.setItem("cardinal.seats", JSON.stringify([{ ...grant, game, at: Date.now() }]));
      const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
      const send = (m) => socket.send(JSON.stringify({ ...m, match: grant.match }));
      let view = null;
      let random = seed;
      const dice = (n) => (
        (random = (random * 1103515245 + 12345) % 2147483648),
        Math.floor((random / 2147483648) * n)
      );
      const set = (at, path, change) => {
        if (path.length === 1) {
          if (change.gone) delete at[path[0]];
          else at[path[0]] = change.value;
        } else set(at[path[0]], path.slice(1), change);
      };
      await new Promise((done) => {
        let last = -1;
        socket.onopen = () => send({ type: "Join", token: grant.token });
        socket.onmessage = (e) => {
          const m = JSON.parse(e.data);
          if (m.type === "Snapshot") view = m.view;
          if (m.type === "Patch") for (const c of m.changes) set({ view }, ["view", ...c.path], c);
          if (!view || !(m.type === "Snapshot" || m.type === "Patch")) return;
          if (view.result) return done();
          const q = view.prompt;
          if (!q || q.serial === last) return;
          const acts = q.options.filter((o) => o.manner === "ACT");
          if (view.timing.turn >= turn && (!fight || view.fight) && acts.length > 1) return done();
          last = q.serial;
          const o =
            acts.length && dice(10) < 8
              ? acts[dice(acts.length)]
              : (q.options.find((x) => x.manner === "PASS" || x.manner === "DECLINE") ?? q.options[0]);
          send({ type: "Choose", serial: q.serial, option: o.number });
        };
      });
      socket.close();
      return grant.match;
    },
    { game, mode, turn, seed, fight },
  );
}

const wants = (name) => only.length === 0 || only.includes(name);

for (const [name, hash, ready] of PAGES) {
  if (!wants(name)) continue;
  const page = await browser.newPage();
  await page.goto(URL + "/" + hash);
  await pictures(page, name, ready);
  await page.close();
}
for (const [name, what] of Object.entries(TABLES)) {
  if (!wants(name) && !(name === "riftbound" && wants("replay"))) continue;
  const page = await browser.newPage({ viewport: SIZES.wide });
  await page.goto(URL + "/");
  const match = await table(page, { game: name, ...what });
  await page.goto(`${URL}/#/table/${match}`);
  if (wants(name)) {
    await pictures(page, name, ".board [data-card]", async (p) => {
      const card = p.locator(".hand [data-card]").first();
      if ((await card.count()) && p.viewportSize().width > 1000) await card.hover();
    });
  }
  if (name === "riftbound" && wants("replay")) {
    await page.setViewportSize(SIZES.wide);
    await page.reload();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("link", { name: "Replay" }).click();
    await pictures(page, "replay", ".board [data-card]", async (p) => {
      await p.getByRole("slider", { name: "Step" }).fill("60");
      await p.waitForTimeout(900);
    });
  }
  await page.close();
}
await browser.close();
