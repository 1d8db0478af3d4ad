// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { ClockSettings, Place, Status } from "./room";

export interface GameOffer {
  id: string;
  family: string;
  title: string;
  version: string;
  date: string;
  modes: ModeOffer[];
  decks: DeckOffer[];
  windows: string[];
  levels: string[];
  pools: string[];
}

export interface ModeOffer {
  id: string;
  seats: number;
  series: boolean;
  starters: string[];
}

export interface DeckOffer {
  name: string;
  about: string;
}

export interface NewTable {
  game: string;
  mode: string;
  pool: string | null;
  name: string;
  deck: DeckChoice;
  others: Other[];
  seat: number;
  clock: ClockSettings;
  listed: boolean;
  seed: number | null;
}

export interface DeckChoice {
  starter: string | null;
  text: string | null;
}

export interface Other {
  level: string | null;
  deck: DeckChoice;
}

export interface SeatGrant {
  match: string;
  seat: number;
  token: string;
  invitation: string | null;
}

export interface SitDown {
  name: string;
  deck: DeckChoice;
  invitation: string | null;
}

export interface LobbyTable {
  match: string;
  game: string;
  mode: string;
  status: Status;
  places: Place[];
  clock: ClockSettings;
  age: number;
}

export interface ClauseText {
  clause: string;
  summary: string;
  status: string;
  note: string;
}

export interface ApiError {
  where: string;
  reason: string;
}
