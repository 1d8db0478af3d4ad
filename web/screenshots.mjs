// Takes the pictures in docs/screens: node screenshots.mjs [what...], with a server at CARDINAL_URL.
import { chromium } from "playwright";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const URL = process.env.CARDINAL_URL ?? "http://127.0.0.1:7777";
const OUT = join(import.meta.dirname, "..", "docs", "screens");
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const CHOICES = { riftbound: 48, evolve: 40, "ufs-2010": 30, "ufs-2019": 34, universus: 38 };
const only = process.argv.slice(2);

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

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

async function playOn(page, choices) {
  for (let i = 0; i < choices; i++) {
    await page.locator("button[data-option]:enabled, .result").first().waitFor();
    if (await page.locator(".result").count()) return;
    const acts = page.locator(".act button[data-option]:enabled");
    const n = await acts.count();
    const option = n ? acts.nth(Math.floor(Math.random() * n)) : page.locator("button[data-option]:enabled").first();
    await option.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(120);
  }
}

const wants = (name) => only.length === 0 || only.includes(name);

for (const [name, hash, ready] of [["home", "#/", "button.play"], ["decks", "#/decks/riftbound", ".sections"], ["workshop", "#/workshop/evolve", ".good"]]) {
  if (!wants(name)) continue;
  const page = await browser.newPage();
  await page.goto(URL + "/" + hash);
  await pictures(page, name, ready);
  await page.close();
}
for (const [game, choices] of Object.entries(CHOICES)) {
  if (!wants(game)) continue;
  const page = await browser.newPage({ viewport: SIZES.wide });
  await page.goto(URL + "/");
  await page.locator(`label.game[data-game="${game}"]`).click();
  await page.locator("button.play").click();
  await page.locator(".board").waitFor();
  await playOn(page, choices);
  await pictures(page, game, ".board [data-card]", async (p) => {
    const card = p.locator(".hand [data-card]").first();
    if ((await card.count()) && p.viewportSize().width > 1000) await card.hover();
  });
  if (game === "riftbound") {
    await page.setViewportSize(SIZES.wide);
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
