import type { SeatGrant } from "./wire";

type Theme = "auto" | "light" | "dark";

/** A seat this browser holds: the token opens it again after a reload. */
export interface Seat {
  match: string;
  seat: number;
  token: string;
  invitation: string | null;
  game: string;
  at: number;
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

class Prefs {
  theme = $state<Theme>(load<Theme>("theme", "auto"));
  motion = $state(load("motion", true));
  quietLog = $state(load("quietLog", true));
  name = $state(load("name", ""));
  game = $state(load("game", "riftbound"));
  level = $state(load("level", "greedy"));
  seats = $state.raw<Seat[]>(load<Seat[]>("seats", []));

  set<K extends "theme" | "motion" | "quietLog" | "name" | "game" | "level">(key: K, value: Prefs[K]): void {
    (this as Prefs)[key] = value;
    save(key, value);
  }

  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(grant: SeatGrant, game: string): void {
    const seat = { ...grant, game, at: Date.now() };
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
