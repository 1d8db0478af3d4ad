// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { Result } from "./view";

export interface Room {
  match: string;
  game: string;
  mode: string;
  pool: string;
  status: Status;
  host: number;
  places: Place[];
  clock: ClockSettings;
  spectators: number;
  wish: TakeBackRequest | null;
  wantRematch: number[];
  next: string | null;
  result: Result | null;
  replay: boolean;
  changed: Changed | null;
  versions: Versions;
}

export type Status = "WAITING" | "PLAYING" | "OVER" | "CLOSED";

export interface Place {
  seat: number;
  sitter: Sitter;
  name: string;
  level: string;
  here: boolean;
}

export type Sitter = "PERSON" | "BOT" | "NOBODY";

export interface ClockSettings {
  kind: Kind;
  seconds: number;
  increment: number;
}

export type Kind = "NONE" | "PER_MOVE" | "CHESS";

export interface TakeBackRequest {
  number: number;
  seat: number;
  words: string;
  agreed: number[];
}

export interface Changed {
  choice: number;
  of: number;
  seat: number;
  words: string;
  outcome: string;
  agreed: number[];
}

export interface Versions {
  begun: string;
  goesOn: string | null;
}

export interface AutoSettings {
  on: boolean;
  stops: string[];
  windows: string[];
}
