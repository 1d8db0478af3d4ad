import { patched } from "./patch";
import type { AutoSettings, ChatLine, Clocks, LogLine, Room, ToClient, ToServer, View, WhyAnswer } from "./wire";

type Message = ToServer extends infer M ? (M extends { match: string } ? Omit<M, "match"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 45000;

/** One match as the server tells it, over a socket that comes back when it is lost. */
export class Match {
  readonly id: string;
  view = $state.raw<View | null>(null);
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
    socket.onmessage = (e: MessageEvent<string>) => this.hear(JSON.parse(e.data) as ToClient);
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
    this.send({ type: "Choose", serial: prompt.serial, option });
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

  hear(m: ToClient): void {
    switch (m.type) {
      case "RoomNews":
        this.connected = true;
        this.#wait = FIRST_WAIT;
        this.room = m.room;
        this.auto = m.auto;
        break;
      case "Snapshot":
        this.view = m.view;
        this.sent = -1;
        break;
      case "Patch":
        if (this.view) this.view = patched(this.view, m.changes);
        break;
      case "Log":
        this.log = [...this.log.slice(0, m.from), ...m.lines];
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
        break;
      case "Pong":
        break;
    }
  }
}
