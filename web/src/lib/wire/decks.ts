// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { Face } from "./view";

export interface DeckText {
  game: string;
  mode: string;
  pool: string | null;
  text: string;
  form: string | null;
}

export interface DeckReport {
  shape: string;
  sections: Group[];
  faults: Fault[];
  faces: Record<string, Face>;
  statistics: Chart[];
  list: string;
}

export interface Group {
  heading: string;
  count: number;
  cards: Entry[];
}

export interface Entry {
  name: string;
  count: number;
  number: string;
}

export interface Fault {
  clause: string;
  words: string;
}

export interface Chart {
  key: string;
  label: string;
  bars: Bar[];
}

export interface Bar {
  label: string;
  value: number;
}

export interface DeckExport {
  form: string;
  text: string;
}

export interface StarterDeck {
  name: string;
  text: string;
}
