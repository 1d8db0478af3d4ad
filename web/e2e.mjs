// Runs the end-to-end tests in the system's Chromium, which it installs where it may. Exit code 77: there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const MISSING = 77;
const NAMES = ["chromium", "chromium-browser", "google-chrome"];

const find = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)))
    .find(existsSync);

if (!find() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
  spawnSync("apt-get", ["install", "-y", "-q", "chromium"], { stdio: "inherit" });
}
const chromium = process.env.CHROMIUM ?? find();
if (!chromium) {
  console.error("no Chromium: install it (apt-get install chromium) or name it in CHROMIUM");
  process.exit(MISSING);
}
const done = spawnSync(
  process.execPath,
  [join(import.meta.dirname, "node_modules/@playwright/test/cli.js"), "test", ...process.argv.slice(2)],
  {
    cwd: import.meta.dirname,
    stdio: "inherit",
    env: { ...process.env, CHROMIUM: chromium },
  },
);
process.exit(done.status ?? 1);
