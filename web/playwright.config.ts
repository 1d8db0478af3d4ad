import { defineConfig } from "@playwright/test";
import { QUICK } from "./e2e/state";

/** CARDINAL_URL: a running server; e2e.mjs finds Chromium and says where the server is. */
export default defineConfig({
  testDir: "e2e",
  workers: 2, // tables of their own on one server
  timeout: 120_000,
  retries: 1, // whole runs pass without; a machine that stands still for a while misses a deadline
  reporter: [["list"]],
  use: {
    baseURL: process.env.CARDINAL_URL ?? "http://127.0.0.1:7777",
    viewport: { width: 1440, height: 900 },
    storageState: QUICK,
    serviceWorkers: "block", // what is tested is what the server has
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
});
