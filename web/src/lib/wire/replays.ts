// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { Face, Result, Segment, View } from "./view";
import type { Happening, LogLine } from "./messages";

export interface ReplayInfo {
  match: string;
  game: string;
  mode: string;
  names: string[];
  steps: number;
  turns: number[];
  result: Result | null;
  finished: number;
  version: string;
  changed: string | null;
}

export interface ReplayStep {
  step: number;
  choice: string;
  chooser: number;
  view: View;
  log: LogLine[];
  events: Happening[];
  faces: Record<string, Face>;
}

export interface ReplayHint {
  step: number;
  seat: number;
  option: number;
  words: Segment[];
}

export interface Fork {
  step: number;
  seat: number;
  name: string;
  level: string;
}
