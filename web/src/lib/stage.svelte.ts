import type { Arrow } from "./arrows";
import { prefs, type Speed } from "./prefs.svelte";
import { told } from "./told";
import type { Face, Happening, HappeningKind, View } from "./wire";

/** How long each kind of event is held at normal speed, in milliseconds. */
const HOLD: Record<HappeningKind, number> = {
  TURN: 800,
  PHASE: 0,
  PLAY: 1250,
  MOVE: 420,
  DRAW: 280,
  REVEAL: 1300,
  ATTACK: 850,
  BLOCK: 750,
  TARGET: 700,
  DAMAGE: 700,
  LIFE: 850,
  POINTS: 900,
  CHECK: 1050,
  RESOLVE: 350,
  TRIGGER: 550,
  DESTROY: 520,
  READY_EXHAUST: 90,
  COUNTER: 250,
  VALUE: 250,
  CONTROL: 600,
  CHOICE: 350,
  SHUFFLE: 200,
  CONCEDE: 600,
  END: 900,
};
const FACTOR: Record<Speed, number> = { instant: 0, quick: 0.45, normal: 1, slow: 2, step: 1 };
/** What one did oneself needs no showing; it only moves. */
const OWN: Partial<Record<HappeningKind, number>> = { PLAY: 260, CHOICE: 0, DRAW: 220, TURN: 500 };
const CATCH_UP = 0.5;
const BRIEF = 160;
const MOST_TOLD = 120;

interface Batch {
  events: Happening[];
  view: View;
}

/** Plays what happened, one event after the other, and then shows the table as it is. The rules never wait for it. */
export class Stage {
  shown = $state.raw<View | null>(null);
  now = $state.raw<Happening | null>(null);
  /** What has been told lately, and how much of it since this seat last answered. */
  told = $state.raw<Happening[]>([]);
  fresh = $state(0);
  playing = $state(false);
  waits = $state(false);
  heard: (e: Happening) => void = () => {};

  /** Faces of cards that were shown and lie nowhere. */
  #faces = $state.raw<Record<string, Face>>({});
  #queue: Batch[] = [];
  #skipping = false;
  #go: (() => void) | null = null;

  push(events: Happening[], view: View, faces: Record<string, Face> = {}): void {
    this.#faces = { ...this.#faces, ...faces };
    if (this.shown === null || (!this.playing && !this.#shows(events))) {
      this.#remember(events);
      this.shown = view;
      return;
    }
    this.#queue.push({ events, view });
    if (!this.playing) void this.#play();
  }

  /** What comes now came of the own answer. */
  answered(): void {
    this.fresh = 0;
  }

  /** The face of what an event is about. */
  face(e: { face: string | null; card: string | null }): Face | undefined {
    const view = this.shown;
    const known = (id: string) => view?.faces[id] ?? this.#faces[id];
    return (e.face ? known(e.face) : undefined) ?? known(view?.cards[e.card ?? ""]?.face ?? "");
  }

  /** To the table as it is. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#go?.();
  }

  /** Step by step: the next event. */
  step(): void {
    this.#go?.();
  }

  get arrows(): Arrow[] {
    const e = this.now;
    if (!e || !["ATTACK", "TARGET", "TRIGGER", "BLOCK"].includes(e.kind) || !e.card) return [];
    const tone = e.seat === this.shown?.you ? "own" : "foe";
    const to = e.targets.length ? e.targets : e.other ? [e.other] : [];
    return to.map((t) => ({ from: e.card!, to: t, tone }));
  }

  #shows(events: Happening[]): boolean {
    return prefs.speed !== "instant" && !document.hidden && events.some((e) => this.#hold(e) > 0);
  }

  #hold(e: Happening): number {
    const own = e.seat >= 0 && e.seat === this.shown?.you;
    // a pass, a sum, or what another sentence tells already needs no time of its own
    if (e.key === "pass" || e.key === "note") return e.words.length ? BRIEF : 0;
    return (own ? OWN[e.kind] : undefined) ?? HOLD[e.kind] ?? 0;
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let batch = this.#queue.shift(); batch; batch = this.#queue.shift()) {
      for (const e of batch.events) {
        this.#remember([e]);
        if (this.#skipping || prefs.speed === "instant") continue;
        const hold = this.#hold(e) * FACTOR[prefs.speed] * (this.#queue.length > 1 ? CATCH_UP : 1);
        this.shown = told(this.shown!, e, batch.view);
        if (hold <= 0) continue;
        this.now = e;
        this.heard(e);
        await this.#pause(hold, prefs.speed === "step" && e.words.length > 0);
        this.now = null;
      }
      this.shown = batch.view;
    }
    this.#skipping = false;
    this.playing = false;
  }

  #pause(ms: number, wait: boolean): Promise<void> {
    return new Promise((done) => {
      const go = () => {
        clearTimeout(timer);
        this.#go = null;
        this.waits = false;
        done();
      };
      const timer = wait ? 0 : window.setTimeout(go, ms);
      this.waits = wait;
      this.#go = go;
    });
  }

  #remember(events: Happening[]): void {
    if (events.length === 0) return;
    this.told = [...this.told, ...events].slice(-MOST_TOLD);
    this.fresh = Math.min(MOST_TOLD, this.fresh + events.length);
  }
}
