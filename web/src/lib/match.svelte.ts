import { patched } from "./patch";
import { withPlaceNames } from "./places";
import { Stage } from "./stage.svelte";
import type {
  AutoSettings,
  ChatLine,
  Clocks,
  Events,
  Face,
  Happening,
  Hint,
  HintAnswer,
  Lesson,
  LogLine,
  Room,
  ToClient,
  ToServer,
  View,
  WhyAnswer,
} from "./wire";

type Message = ToServer | Hint extends infer M ? (M extends { match: string } ? Omit<M, "match"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 45000;

/** One match as the server tells it, over a socket that comes back when it is lost. */
export class Match {
  readonly id: string;
  /** The table as it is; the stage shows how it came about. */
  view = $state.raw<View | null>(null);
  readonly stage = new Stage();
  room = $state.raw<Room | null>(null);
  auto = $state.raw<AutoSettings>({ on: true, stops: [], windows: [] });
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  clocksAt = $state(0);
  doubts = $state.raw<WhyAnswer | null>(null);
  refused = $state("");
  connected = $state(false);
  /** The question that was answered and not yet followed by another. */
  sent = $state(-1);
  muted = $state.raw<number[]>([]);

  /** What the lesson of this table says. */
  lesson = $state.raw<Lesson | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  asking = $state(false);

  #told: Happening[] = [];
  #faces: Record<string, Face> = {};
  #token: string | null;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #beat = 0;
  #closed = false;
  #request = 0;

  constructor(id: string, token: string | null) {
    this.id = id;
    this.#token = token;
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ws");
    this.#socket = socket;
    socket.onopen = () => {
      this.chat = [];
      this.send({ type: "Join", token: this.#token });
    };
    socket.onmessage = (e: MessageEvent<string>) => this.hear(JSON.parse(e.data) as ToClient | Events | HintAnswer);
    socket.onclose = (e) => {
      this.connected = false;
      if (e.code >= 4000) this.refused = e.reason;
      clearInterval(this.#beat);
      if (this.#closed) return;
      this.#retry = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
    this.#beat = window.setInterval(() => this.send({ type: "Ping", n: 0 }), HEARTBEAT);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ...message, match: this.id }));
    }
  }

  choose(option: number): void {
    const prompt = this.view?.prompt;
    if (!prompt || this.sent === prompt.serial) return;
    this.sent = prompt.serial;
    this.refused = "";
    this.hint = null;
    this.stage.answered();
    this.send({ type: "Choose", serial: prompt.serial, option });
  }

  /** What would the strongest bot do? */
  askHint(): void {
    this.hint = null;
    this.asking = true;
    this.send({ type: "Hint", request: ++this.#request });
  }

  why(card: string): void {
    this.doubts = null;
    this.send({ type: "Why", request: ++this.#request, card, command: null });
  }

  /** Told to the server and shown at once, so that one change does not undo another that is still on its way. */
  setAuto(on: boolean, stops: string[]): void {
    this.auto = { ...this.auto, on, stops };
    this.send({ type: "Auto", on, stops });
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((s) => s !== seat);
    this.send({ type: "Mute", seat, muted });
  }

  #show(view: View): void {
    this.view = view;
    this.stage.push(this.#told, withPlaceNames(view), this.#faces);
    this.#told = [];
    this.#faces = {};
  }

  hear(m: ToClient | Events | HintAnswer): void {
    switch (m.type) {
      case "Events":
        this.#told.push(...m.events);
        Object.assign(this.#faces, m.faces);
        break;
      case "HintAnswer":
        if (m.request === this.#request) this.hint = m;
        this.asking = false;
        break;
      case "RoomNews":
        this.connected = true;
        this.#wait = FIRST_WAIT;
        this.room = m.room;
        this.auto = m.auto;
        break;
      case "Snapshot":
        this.#show(m.view);
        this.sent = -1;
        break;
      case "Patch":
        if (this.view) this.#show(patched(this.view, m.changes));
        break;
      case "Log":
        this.log = [...this.log.slice(0, m.from), ...m.lines];
        break;
      case "Lesson":
        this.lesson = m;
        if (m.said) this.sent = -1;
        break;
      case "Clocks":
        this.clocks = m;
        this.clocksAt = Date.now();
        break;
      case "ChatLine":
        this.chat = [...this.chat, m];
        break;
      case "WhyAnswer":
        if (m.request === this.#request) this.doubts = m;
        break;
      case "Refused":
        this.refused = m.reason;
        this.sent = -1;
        this.asking = false;
        break;
      case "Pong":
        break;
    }
  }
}
