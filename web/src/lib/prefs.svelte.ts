import type { SeatGrant } from "./wire";

type Theme = "auto" | "light" | "dark";
/** Whom one plays against. */
export type Opponent = "bot" | "friend" | "open" | "self";
/** How fast what happened is played. */
export type Speed = "instant" | "quick" | "normal" | "slow" | "step";

/** A seat this browser holds: the token opens it again after a reload. */
export interface Seat {
  match: string;
  seat: number;
  token: string;
  invitation: string | null;
  game: string;
  at: number;
  /** Playing both sides oneself: the token of the other seat. */
  both?: string;
}

const MOST_SEATS = 40;

function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("cardinal." + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem("cardinal." + key, JSON.stringify(value));
  } catch {
    // a private window without storage still plays; it only cannot come back
  }
}

type Kept =
  | "theme"
  | "motion"
  | "quietLog"
  | "speed"
  | "oneClick"
  | "askEnd"
  | "sound"
  | "volume"
  | "notify"
  | "name"
  | "opponent"
  | "decks"
  | "game"
  | "level";

class Prefs {
  theme = $state<Theme>(load<Theme>("theme", "auto"));
  motion = $state(load("motion", true));
  quietLog = $state(load("quietLog", true));
  speed = $state<Speed>(load<Speed>("speed", "normal"));
  oneClick = $state(load("oneClick", false));
  askEnd = $state(load("askEnd", true));
  sound = $state(load("sound", true));
  volume = $state(load("volume", 40));
  notify = $state(load("notify", false));
  name = $state(load("name", ""));
  game = $state(load("game", "riftbound"));
  level = $state(load("level", "greedy"));
  opponent = $state<Opponent>(load<Opponent>("opponent", "bot"));
  /** The starter deck last played, by game. */
  decks = $state.raw<Record<string, string>>(load("decks", {}));
  seats = $state.raw<Seat[]>(load<Seat[]>("seats", []));

  set<K extends Kept>(key: K, value: Prefs[K]): void {
    (this as Prefs)[key] = value;
    save(key, value);
  }

  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(grant: SeatGrant, game: string, both?: string): void {
    const seat = { ...grant, game, at: Date.now(), ...(both ? { both } : {}) };
    this.seats = [seat, ...this.seats.filter((s) => s.match !== grant.match)].slice(0, MOST_SEATS);
    save("seats", this.seats);
  }

  forget(match: string): void {
    this.seats = this.seats.filter((s) => s.match !== match);
    save("seats", this.seats);
  }

  seatAt(match: string): Seat | undefined {
    return this.seats.find((s) => s.match === match);
  }
}

export const prefs = new Prefs();
