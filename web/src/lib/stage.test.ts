import { beforeEach, expect, test, vi } from "vitest";
import { picture } from "./art";
import { subject } from "./art/motif";
import { pictureKey, plainName } from "./pictures.svelte";
import { prefs } from "./prefs.svelte";
import { answersAt, badges } from "./pointing";
import { readable } from "./printed";
import { ofEvents, ofLog } from "./recap";
import { choice, sampleView } from "./sample";
import { Stage } from "./stage.svelte";
import { told } from "./told";
import type { Happening } from "./wire";

const happening = (serial: number, over: Partial<Happening>): Happening => ({
  serial,
  kind: "MOVE",
  seat: 1,
  card: null,
  other: null,
  from: null,
  to: null,
  amount: 0,
  before: 0,
  after: 0,
  key: "",
  targets: [],
  good: null,
  words: [],
  face: null,
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers();
  prefs.speed = "normal";
});

test("what happened is shown one event after the other, then the table as it is", async () => {
  const [before, after] = [sampleView(), { ...sampleView(), step: 9 }];
  const stage = new Stage();
  stage.push([], before);
  stage.push(
    [
      happening(1, { kind: "ATTACK", card: "c3", targets: ["c1"] }),
      happening(2, { kind: "POINTS", key: "points", before: 3, after: 4 }),
    ],
    after,
  );
  expect(stage.playing).toBe(true);
  expect(stage.now!.kind).toBe("ATTACK");
  expect(stage.arrows).toEqual([{ from: "c3", to: "c1", tone: "foe" }]);
  expect(stage.shown!.step).toBe(before.step);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.now!.kind).toBe("POINTS");
  expect(stage.shown!.players[1]!.stats[0]!.value).toBe(4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stage.playing).toBe(false);
  expect(stage.shown).toBe(after);
  expect(stage.told.map((e) => e.serial)).toEqual([1, 2]);
});

test("a press skips to the table as it is, and nothing that happened is lost", async () => {
  const after = { ...sampleView(), step: 9 };
  const stage = new Stage();
  stage.push([], sampleView());
  stage.push(
    [1, 2, 3].map((n) => happening(n, { kind: "PLAY", card: "c3" })),
    after,
  );
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.shown).toBe(after);
  expect(stage.told.length).toBe(3);
  expect(stage.playing).toBe(false);
});

test("step by step waits for each; instantly shows nothing on the way", async () => {
  const words = [{ kind: "WORDS" as const, text: "something", seat: -1, card: null, second: "" }];
  prefs.speed = "step";
  const stage = new Stage();
  stage.push([], sampleView());
  stage.push([happening(1, { kind: "DAMAGE", words })], { ...sampleView(), step: 9 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.waits).toBe(true);
  stage.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.shown!.step).toBe(9);
  prefs.speed = "instant";
  stage.push([happening(2, { kind: "DAMAGE", words })], { ...sampleView(), step: 10 });
  expect(stage.shown!.step).toBe(10);
});

test("a card moves as told; a hidden one only counts", () => {
  const view = sampleView();
  const moved = told(view, happening(1, { card: "c3", from: "base-0", to: "battlefield-0" }), view);
  expect(moved.zones["base-0"]!.cards).toEqual([]);
  expect(moved.zones["battlefield-0"]!.cards).toEqual(["c3"]);
  const drawn = told(view, happening(2, { kind: "DRAW", to: "hand-1", amount: 2 }), view);
  expect(drawn.zones["hand-1"]!.count).toBe(6);
  expect(told(view, happening(3, { kind: "READY_EXHAUST", card: "c1", after: 1 }), view).cards.c1!.turned).toBe(true);
});

test("what just happened: pictures of events, or of cards the log names", () => {
  const view = sampleView();
  const words = [{ kind: "WORDS" as const, text: "plays Ember Ox", seat: -1, card: null, second: "" }];
  const plays = happening(1, { kind: "PLAY", card: "c1", words });
  const silent = happening(3, { kind: "CONTROL", card: "c3" });
  expect(ofEvents([plays, happening(2, { kind: "SHUFFLE", words }), silent]).map((g) => g.card)).toEqual(["c1"]);
  const line = (card: string) => ({
    seat: 1,
    words: [{ kind: "CARD" as const, text: card, seat: -1, card, second: "" }],
    clauses: [],
    detail: false,
    turn: false,
    group: 0,
    depth: 0,
  });
  expect(ofLog([line("c1"), { ...line("c2"), seat: 0 }], view).map((g) => g.card)).toEqual(["c1"]);
});

test("a card carries what becomes of it, unless the same becomes of all", () => {
  const outcome = (text: string) => [{ kind: "WORDS" as const, text, seat: -1, card: null, second: "" }];
  const fates = (one: string, other: string) => {
    const options = [
      choice(0, "a", { card: "c1", outcome: outcome(one) }),
      choice(1, "b", { card: "c2", outcome: outcome(other) }),
    ];
    const question = { ...sampleView(options).prompt!, ask: "CHOOSE" as const };
    return [...badges(question, answersAt(question), null, 0).values()].map((b) => b.fate);
  };
  expect(fates("dies", "takes 2")).toEqual(["Dies", "Takes 2"]);
  expect(fates("goes to your trash", "goes to your trash")).toEqual(["", ""]);
});

test("a card's picture follows from its name and kind, always the same and not like another's", () => {
  const face = (name: string) => ({ ...sampleView().faces.f1!, name });
  expect(picture(face("Slag Hound"))).toBe(picture(face("Slag Hound")));
  expect(picture(face("Slag Hound"))).not.toBe(picture(face("Salt Wren")));
  expect(subject(face("Slag Hound"))).toEqual(["beast", "wolf"]);
  expect(subject(face("Salt Wren"))).toEqual(["beast", "bird"]);
  expect(subject(face("Candle Squire"))).toEqual(["hero", "helm"]);
});

test("names of picture files are compared by their letters; signs are read as words", () => {
  expect(plainName("pack/Ember_Ox (foil).PNG")).toBe("emberoxfoil");
  expect(plainName("Ember Ox")).toBe(plainName("ember-ox.webp"));
  const names = new Set(["CDE-003.png", "Thornbow Scout.jpg"].map(plainName));
  expect(pictureKey({ name: "Thornbow Scout", codes: ["CDE-003"] }, names)).toBe("cde003");
  expect(pictureKey({ name: "Thornbow Scout", codes: [] }, names)).toBe("thornbowscout");
  expect(pictureKey({ name: "Ember Ox", codes: ["CDR-001"] }, names)).toBeNull();
  expect(readable("{fire} E Commit: Your attack gets +1 damage.")).toBe(
    "Fire Enhance Commit: Your attack gets +1 damage.",
  );
  expect(readable("[evolve][cost2]: [fanfare] Draw 1.")).toBe("Evolve (2): Fanfare: Draw 1.");
  expect(readable("[q][act][engage], give it [attack]+1.")).toBe("Quick Act engage, give it +1 attack.");
  expect(readable("[1][C]: Attach this to a unit.")).toBe("1 energy, power: Attach this to a unit.");
  expect(readable("[Level 3][>] I have +1 [M].")).toBe("Level 3 — I have +1 might.");
  expect(readable("Evolve it into a <Duke of Ash>.")).toBe("Evolve it into a Duke of Ash.");
});
