// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { Face, Segment, View } from "./view";
import type { AutoSettings, Room } from "./room";

export type ToServer = Join | Choose | Concede | TakeBack | Agree | Chat | Mute | Auto | Why | Hint | GoOn | Rematch | Close | Ping;

export interface Join {
  type: "Join";
  match: string;
  token: string | null;
}

export interface Choose {
  type: "Choose";
  match: string;
  serial: number;
  option: number;
}

export interface Concede {
  type: "Concede";
  match: string;
}

export interface TakeBack {
  type: "TakeBack";
  match: string;
}

export interface Agree {
  type: "Agree";
  match: string;
  wish: number;
  yes: boolean;
}

export interface Chat {
  type: "Chat";
  match: string;
  text: string;
}

export interface Mute {
  type: "Mute";
  match: string;
  seat: number;
  muted: boolean;
}

export interface Auto {
  type: "Auto";
  match: string;
  on: boolean;
  stops: string[];
}

export interface Why {
  type: "Why";
  match: string;
  request: number;
  card: string | null;
  command: string | null;
}

export interface Hint {
  type: "Hint";
  match: string;
  request: number;
}

export interface GoOn {
  type: "GoOn";
  match: string;
  yes: boolean;
}

export interface Rematch {
  type: "Rematch";
  match: string;
}

export interface Close {
  type: "Close";
  match: string;
}

export interface Ping {
  type: "Ping";
  match: string;
  n: number;
}

export type ToClient = RoomNews | Snapshot | Events | Patch | Log | Lesson | Clocks | ChatLine | WhyAnswer | HintAnswer | Refused | Pong;

export interface RoomNews {
  type: "RoomNews";
  match: string;
  you: number;
  room: Room;
  auto: AutoSettings;
}

export interface Snapshot {
  type: "Snapshot";
  match: string;
  version: number;
  view: View;
}

export interface Events {
  type: "Events";
  match: string;
  from: number;
  events: Happening[];
  faces: Record<string, Face>;
}

export interface Happening {
  serial: number;
  kind: HappeningKind;
  seat: number;
  card: string | null;
  other: string | null;
  from: string | null;
  to: string | null;
  amount: number;
  before: number;
  after: number;
  key: string;
  targets: string[];
  good: boolean | null;
  words: Segment[];
  face: string | null;
}

export type HappeningKind = "TURN" | "PHASE" | "PLAY" | "MOVE" | "DRAW" | "REVEAL" | "ATTACK" | "BLOCK" | "TARGET" | "DAMAGE" | "LIFE" | "POINTS" | "CHECK" | "RESOLVE" | "TRIGGER" | "DESTROY" | "READY_EXHAUST" | "COUNTER" | "VALUE" | "CONTROL" | "CHOICE" | "SHUFFLE" | "CONCEDE" | "END";

export interface Patch {
  type: "Patch";
  match: string;
  version: number;
  changes: Change[];
}

export interface Change {
  path: string[];
  gone: boolean;
  value: unknown;
}

export interface Log {
  type: "Log";
  match: string;
  from: number;
  lines: LogLine[];
}

export interface LogLine {
  seat: number;
  words: Segment[];
  clauses: string[];
  detail: boolean;
  turn: boolean;
  group: number;
  depth: number;
}

export interface Lesson {
  type: "Lesson";
  match: string;
  title: string;
  step: number;
  of: number;
  captions: LessonCaption[];
  said: LessonCaption | null;
  done: boolean;
}

export interface LessonCaption {
  say: Segment[];
  point: string[];
}

export interface Clocks {
  type: "Clocks";
  match: string;
  running: number;
  left: number[];
}

export interface ChatLine {
  type: "ChatLine";
  match: string;
  seat: number;
  name: string;
  text: string;
}

export interface WhyAnswer {
  type: "WhyAnswer";
  match: string;
  request: number;
  doubts: Legality[];
}

export interface Legality {
  command: string;
  offered: boolean;
  reasons: ClauseReason[];
}

export interface ClauseReason {
  clause: string;
  words: string;
  summary: string;
}

export interface HintAnswer {
  type: "HintAnswer";
  match: string;
  request: number;
  option: number;
  words: Segment[];
}

export interface Refused {
  type: "Refused";
  match: string;
  about: string;
  reason: string;
}

export interface Pong {
  type: "Pong";
  match: string;
  n: number;
}
