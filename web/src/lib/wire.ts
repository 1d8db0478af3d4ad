// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.

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

export interface Result {
  winners: number[];
  reason: string;
  clause: string;
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

export interface Snapshot {
  type: "Snapshot";
  match: string;
  version: number;
  view: View;
}

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

export interface GameOffer {
  id: string;
  title: string;
  modes: ModeOffer[];
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
}

export interface Fork {
  step: number;
  seat: number;
  name: string;
  level: string;
}

export interface WorkshopOffer {
  game: string;
  types: CardKind[];
}

export interface CardKind {
  type: string;
  kind: FaceKind;
  fields: Field[];
}

export interface Field {
  name: string;
  usual: string;
}

export interface WorkshopCard {
  game: string;
  fields: Record<string, string>;
  where: string | null;
  level: string | null;
  name: string | null;
}

export interface WorkshopReading {
  name: string;
  understood: boolean;
  outline: string[];
  failures: Failure[];
}

export interface Failure {
  paragraph: string;
  unread: string[];
  why: string;
  like: string;
}
