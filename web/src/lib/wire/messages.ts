// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

import type { Segment, View } from "./view";
import type { AutoSettings, Room } from "./room";

export type ToServer = Join | Choose | Concede | TakeBack | Agree | Chat | Mute | Auto | Why | GoOn | Rematch | Close | Ping;

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

export type ToClient = RoomNews | Snapshot | Patch | Log | Clocks | ChatLine | WhyAnswer | Refused | Pong;

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
