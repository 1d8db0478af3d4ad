// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

export interface View {
  family: string;
  game: string;
  mode: string;
  you: number;
  timing: Timing;
  players: Player[];
  zones: Record<string, Zone>;
  cards: Record<string, Card>;
  faces: Record<string, Face>;
  stack: Waiting[];
  fight: Fight | null;
  asked: number;
  prompt: Question | null;
  result: Result | null;
  step: number;
}

export interface Timing {
  turn: number;
  active: number;
  phase: string;
  phases: string[];
  state: string;
  clause: string;
  priority: number;
}

export interface Player {
  seat: number;
  team: number;
  in: boolean;
  stats: Stat[];
}

export interface Stat {
  key: string;
  label: string;
  value: number;
  of: number;
}

export interface Zone {
  kind: string;
  seat: number;
  place: number;
  label: string;
  count: number;
  cards: string[];
  notes: Note[];
}

export interface Note {
  kind: NoteKind;
  label: string;
  seat: number;
}

export type NoteKind = "CONTROLLER" | "CONTESTER" | "FIGHT";

export interface Card {
  face: string;
  name: string;
  copy: number;
  owner: number;
  controller: number;
  values: Value[];
  marks: Mark[];
  keywords: string[];
  host: string | null;
  turned: boolean;
}

export interface Value {
  key: string;
  label: string;
  now: number;
  printed: number;
  parts: Part[];
}

export interface Part {
  amount: number;
  label: string;
}

export interface Mark {
  kind: MarkKind;
  label: string;
}

export type MarkKind = "POSTURE" | "ROLE" | "FIGHTING" | "HARM" | "ATTACK_ZONE" | "BLOCK_ZONE" | "COUNTERS" | "FACING" | "OTHER";

export interface Face {
  name: string;
  type: string;
  kind: FaceKind;
  cost: string[];
  colours: string[];
  traits: string[];
  keywords: string[];
  numbers: Stat[];
  text: string[];
  other: string[];
  codes: string[];
}

export type FaceKind = "UNIT" | "CHARACTER" | "LEADER" | "ATTACK" | "SPELL" | "PLACE" | "THING";

export interface Waiting {
  label: string;
  controller: number;
  card: string | null;
  targets: string[];
  pending: boolean;
}

export interface Fight {
  label: string;
  attacker: number;
  defender: number;
  attackers: string[];
  targets: string[];
  facts: Fact[];
}

export interface Fact {
  key: string;
  label: string;
  value: string;
  place: number;
  card: string | null;
}

export interface Question {
  serial: number;
  ask: Ask;
  purpose: Purpose;
  clause: string;
  words: string;
  source: string | null;
  name: string;
  sentence: string;
  from: number;
  to: number;
  window: string;
  noPass: string;
  options: Choice[];
}

export type Ask = "ACT" | "CHOOSE" | "NUMBER" | "ORDER" | "YES_NO";

export type Purpose = "TURN" | "RESPOND" | "BLOCK" | "MULLIGAN" | "FIRST_PLAYER" | "TARGET" | "PLAYER" | "PLACE" | "MODE" | "MAY" | "AMOUNT" | "DIVIDE" | "PAY" | "PAY_EXTRA" | "DISCARD" | "LOSE" | "KEEP" | "SEARCH" | "TAKE" | "MOVE" | "TURN_CARDS" | "ORDER_ABILITIES" | "ORDER_EFFECTS" | "ORDER_CARDS" | "REPLACE" | "NAME" | "CHECK" | "FORM" | "SIDEBOARD";

export interface Choice {
  number: number;
  kind: string;
  text: string;
  words: Segment[];
  effect: string;
  outcome: Segment[];
  check: Check | null;
  manner: Manner;
  card: string | null;
  target: string | null;
  arguments: Argument[];
}

export interface Segment {
  kind: SegmentKind;
  text: string;
  seat: number;
  card: string | null;
  second: string;
}

export type SegmentKind = "WORDS" | "PLAYER" | "OWNER" | "VERB" | "CARD" | "NUMBER";

export interface Check {
  difficulty: number;
  modifiers: Part[];
  checked: number | null;
  commit: number;
  chance: number;
}

export type Manner = "ACT" | "DECLINE" | "PASS" | "RESOURCE";

export interface Argument {
  kind: ArgumentKind;
  card: string | null;
  seat: number;
  zone: string | null;
  number: number;
  text: string;
}

export type ArgumentKind = "CARD_ARGUMENT" | "ABILITY" | "SEAT" | "ZONE" | "NUMBER_ARGUMENT" | "MODE" | "EFFECT" | "WORD";

export interface Result {
  winners: number[];
  reason: string;
  clause: string;
  curve: CurvePoint[];
  turningPoints: TurningPoint[];
}

export interface CurvePoint {
  turn: number;
  step: number;
  values: number[];
}

export interface TurningPoint {
  turn: number;
  step: number;
  seat: number;
  change: number;
  words: Segment[];
}
