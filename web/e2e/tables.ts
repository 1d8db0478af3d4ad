// Tables to look at: real ones that were played a while over a socket, and the same with many more cards on them, fed to the page by
// a socket that stands in for the server.
import type { Page } from "@playwright/test";
import type { Card, Choice, LogLine, Room, View } from "../src/lib/wire";

/** All that a page hears about a table when it joins. */
export interface Heard {
  room: Room;
  auto: unknown;
  log: LogLine[];
  view: View;
}

export interface Played {
  opening: Heard;
  middle: Heard;
  finished: Heard;
}

interface Asked {
  game: string;
  mode: string;
  seed: number;
  turn: number;
  fight?: boolean;
}

/** Plays a game to its end over a socket of its own and keeps what the page would have heard on the way. */
export function played(page: Page, asked: Asked): Promise<Played> {
  return page.evaluate(async ({ game, mode, seed, turn, fight = false }) => {
    const nothing = { starter: null, text: null };
    const offers = (await (await fetch("/api/games")).json()) as {
      id: string;
      modes: { id: string; seats: number; starters: string[] }[];
    }[];
    const offer = offers.find((g) => g.id === game)!.modes.find((m) => m.id === mode)!;
    const starter = (i: number) => ({ ...nothing, starter: offer.starters[i % offer.starters.length] });
    const others = Array.from({ length: offer.seats - 1 }, (_, i) => ({ level: "greedy", deck: starter(i + 1) }));
    const clock = { kind: "NONE", seconds: 0, increment: 0 };
    const body = {
      game,
      mode,
      pool: null,
      name: "Guest",
      deck: starter(0),
      others,
      seat: 0,
      clock,
      listed: false,
      seed,
    };
    const grant = (await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) })).json()) as {
      match: string;
      token: string;
    };
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
    const send = (m: object) => socket.send(JSON.stringify({ ...m, match: grant.match }));
    /* eslint-disable @typescript-eslint/no-explicit-any */
    const heard: any = { room: null, auto: null, log: [], view: null };
    const kept: any = {};
    const keep = (name: string) => (kept[name] ??= JSON.parse(JSON.stringify(heard)));
    let random = seed;
    const dice = (n: number) => {
      random = (random * 1103515245 + 12345) % 2147483648;
      return Math.floor((random / 2147483648) * n);
    };
    const set = (at: any, path: string[], change: any): void => {
      if (path.length > 1) set(at[path[0]!], path.slice(1), change);
      else if (change.gone) delete at[path[0]!];
      else at[path[0]!] = change.value;
    };
    await new Promise<void>((done) => {
      let last = -1;
      socket.onopen = () => send({ type: "Join", token: grant.token });
      socket.onmessage = (e) => {
        const m = JSON.parse(e.data);
        if (m.type === "RoomNews") Object.assign(heard, { room: m.room, auto: m.auto });
        if (m.type === "Log") heard.log = [...heard.log.slice(0, m.from), ...m.lines];
        if (m.type === "Snapshot") heard.view = m.view;
        if (m.type === "Patch") for (const c of m.changes) set(heard, ["view", ...c.path], c);
        if (!heard.view || !(m.type === "Snapshot" || m.type === "Patch")) return;
        const view = heard.view;
        if (view.result) {
          keep("finished");
          return done();
        }
        const q = view.prompt;
        if (!q || q.serial === last) return;
        const acts = q.options.filter((o: any) => o.manner === "ACT");
        if (view.timing.turn >= 1 && acts.length > 0) keep("opening");
        if (view.timing.turn >= turn && (!fight || view.fight) && acts.length > 1) keep("middle");
        last = q.serial;
        const ends = q.options.find((o: any) => o.manner === "PASS" || o.manner === "DECLINE");
        const o = acts.length && dice(10) < 8 ? acts[dice(acts.length)] : (ends ?? q.options[0]);
        send({ type: "Choose", serial: q.serial, option: o.number });
      };
    });
    socket.close();
    return { opening: kept.opening, middle: kept.middle ?? kept.opening, finished: kept.finished };
  }, asked);
}

/** Shows a table without a server: the page's socket answers with what was heard. */
export async function show(
  page: Page,
  heard: Heard,
  ready: (send: (message: object) => void) => void = () => {},
): Promise<void> {
  await page.routeWebSocket("**/ws", (ws) => {
    ws.onMessage((text) => {
      const m = JSON.parse(String(text)) as { type: string; match: string };
      if (m.type !== "Join") return;
      const send = (message: object) => ws.send(JSON.stringify({ ...message, match: m.match }));
      ready(send);
      send({ type: "RoomNews", you: 0, room: heard.room, auto: heard.auto });
      send({ type: "Log", from: 0, lines: heard.log });
      send({ type: "Snapshot", version: 1, view: heard.view });
    });
  });
  await page.goto("/#/table/shown");
  await page.reload();
  await page.locator(".board").waitFor();
}

const HAND = 10;
/** Evolve 1.24: what lies in zones of its own, and whether it belongs to a follower. */
const BESIDE = [
  { kind: "evolveZone", many: 1, linked: true },
  { kind: "equipment", many: 3, linked: true },
  { kind: "drive", many: 1, linked: true },
  { kind: "race", many: 2, linked: false },
  { kind: "trigger", many: 1, linked: false },
];
/** Riftbound of July 2026: what players count. */
const XP = 12;

/** The same table with fourteen units or ten foundations a side, hands of ten, five cards attached to one, and every zone that may be empty. */
export function crowded(heard: Heard): Heard {
  const view = structuredClone(heard.view);
  let made = 0;
  const kinds = (of: string[]) =>
    Object.keys(view.cards).filter((h) => of.includes(view.faces[view.cards[h]!.face]?.kind ?? ""));
  const add = (like: string, zone: string, over: Partial<Card>) => {
    const handle = `more${++made}`;
    const seat = view.zones[zone]!.seat;
    view.cards[handle] = {
      ...view.cards[like]!,
      ...(seat >= 0 ? { owner: seat, controller: seat } : {}),
      host: null,
      copy: 0,
      turned: made % 3 === 1,
      ...over,
    };
    view.zones[zone]!.cards.push(handle);
    view.zones[zone]!.count++;
    return handle;
  };
  const fill = (zone: string, like: string[], to: number, over: Partial<Card> = {}) => {
    if (!view.zones[zone] || like.length === 0) return;
    for (let i = 0; view.zones[zone].cards.length < to; i++) add(like[i % like.length]!, zone, over);
  };
  const units = kinds(["UNIT"]);
  const things = kinds(["THING", "ATTACK"]);
  const many = view.players.length > 2;
  fill("hand-0", units.length ? units : things, HAND);
  for (const { seat } of view.players) {
    fill(`base-${seat}`, units, seat > 0 && many ? 7 : 14);
    fill(`field-${seat}`, units, 8);
    fill(`ex-${seat}`, units, 5);
    for (const { kind, many, linked } of BESIDE)
      fill(`${kind}-${seat}`, units, many, linked ? { host: view.zones[`field-${seat}`]?.cards[0] ?? null } : {});
    fill(`stage-${seat}`, things, 12);
    fill(`pool-${seat}`, things, 8);
    fill(`momentum-${seat}`, things, 6);
    fill(`runes-${seat}`, view.zones[`runes-${seat}`]?.cards ?? [], 12);
    for (const zone of Object.keys(view.zones).filter((z) => z.startsWith("battlefield-")))
      for (let i = 0; i < (many ? 3 : 5); i++) add(units[i % units.length]!, zone, { owner: seat, controller: seat });
  }
  const own = ["battlefield-0", "field-0", "stage-0"].find((z) => view.zones[z])!;
  const host = view.zones[own]!.cards.find((h) => view.cards[h]!.controller === 0)!;
  for (let i = 0; i < 5; i++) add((units.length ? units : things)[i]!, own, { host });
  if (view.game === "riftbound-2026-07")
    for (const p of view.players) for (const s of p.stats) if (s.key === "xp") s.value = XP;
  return { ...heard, view };
}

/** A table where cards are looked at, as the rules would ask it. */
export function searching(heard: Heard): Heard {
  const view = structuredClone(heard.view);
  const found = Object.keys(view.cards).slice(0, 4);
  for (const z of Object.values(view.zones)) z.cards = z.cards.filter((h) => !found.includes(h));
  const option = (card: string, number: number): Choice => ({
    number,
    kind: "pick",
    text: "take",
    words: [{ kind: "WORDS", text: `take ${view.cards[card]!.name}`, seat: -1, card: null, second: "" }],
    effect: "",
    outcome: [],
    check: null,
    manner: "ACT",
    card,
    target: null,
    arguments: [],
  });
  view.prompt = {
    serial: 9999,
    ask: "CHOOSE",
    purpose: "TAKE",
    clause: "1",
    words: "Which card do you take to your hand?",
    source: null,
    name: "Weather Almanac",
    sentence: "Look at the top four cards of your deck and put one into your hand.",
    from: 42,
    to: 67,
    noPass: "",
    window: "turn",
    options: found.map(option),
  };
  return { ...heard, view };
}
