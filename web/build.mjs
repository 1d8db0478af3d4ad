// Builds the page into a folder (the first argument) if something changed since the last time. Maven calls it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const web = import.meta.dirname;
const target = process.argv[2];
if (!target) throw new Error("usage: node build.mjs FOLDER");

const SOURCES = [
  "src",
  "public",
  "index.html",
  "package-lock.json",
  "vite.config.ts",
  "svelte.config.js",
  "tsconfig.json",
];

function digest(paths) {
  const hash = createHash("sha256");
  const add = (path) => hash.update(path).update(readFileSync(join(web, path)));
  for (const path of paths) {
    if (/\.[a-z]+$/.test(path)) add(path);
    else
      readdirSync(join(web, path), { recursive: true, withFileTypes: true })
        .filter((f) => f.isFile())
        .map((f) => join(f.parentPath, f.name).slice(web.length + 1))
        .sort()
        .forEach(add);
  }
  return hash.digest("hex");
}

function npm(...args) {
  const done = spawnSync("npm", args, {
    cwd: web,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
  if (done.status !== 0) {
    console.error(
      `the page could not be built: npm ${args.join(" ")} failed${done.error ? " (" + done.error.message + ")" : ""}`,
    );
    process.exit(1);
  }
}

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const now = digest(SOURCES);
const stamp = join(target, "..", "web.stamp");
if (read(stamp) === now && existsSync(join(target, "index.html"))) process.exit(0);

const lock = digest(["package-lock.json"]);
const installed = join(web, "node_modules", ".cardinal-lock");
if (read(installed) !== lock) {
  npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
  writeFileSync(installed, lock);
}
npm("run", "--silent", "build");
rmSync(join(target, "assets"), { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(join(web, "dist"), target, { recursive: true });
writeFileSync(stamp, now);
