// What just happened, as a few pictures: from the events where the server tells them, else from the cards the log names.
import type { Happening, LogLine, Segment, View } from "./wire";

export interface Glimpse {
  card: string | null;
  face: string | null;
  /** A sign or a number in the corner. */
  sign: string;
  words: Segment[];
}

const MOST = 5;

function corner(e: Happening): string | null {
  switch (e.kind) {
    case "PLAY":
      return "▶";
    case "ATTACK":
      return "⚔";
    case "BLOCK":
      return "✓";
    case "DAMAGE":
      return "−" + e.amount;
    case "LIFE":
    case "POINTS":
      return (e.after < e.before ? "−" : "+") + Math.abs(e.after - e.before);
    case "DESTROY":
      return "✝";
    case "CHECK":
      return e.amount + (e.good === null ? "" : e.good ? " ✓" : " ✗");
    case "TRIGGER":
      return "✦";
    case "CONTROL":
      return "⚑";
    default:
      return null;
  }
}

/** The last things that happened, told by events. */
export function ofEvents(events: Happening[]): Glimpse[] {
  return events
    .map((e) => ({ sign: corner(e), e }))
    .filter(
      (x): x is { sign: string; e: Happening } =>
        x.sign !== null && x.e.words.length > 0 && (x.e.card !== null || x.e.face !== null),
    )
    .filter((x, i, all) => all[i + 1]?.e.card !== x.e.card || x.e.card === null)
    .slice(-MOST)
    .map(({ sign, e }) => ({ card: e.card, face: e.face, sign, words: e.words }));
}

/** The last things the log names a card of, others' doings only. */
export function ofLog(lines: LogLine[], view: View): Glimpse[] {
  const told: Glimpse[] = [];
  for (let i = lines.length - 1; i >= 0 && told.length < MOST; i--) {
    const line = lines[i]!;
    if (line.detail || line.seat < 0 || line.seat === view.you) continue;
    const card = line.words.find((w) => w.card && view.faces[view.cards[w.card]?.face ?? ""])?.card ?? null;
    if (card && told[0]?.card !== card) told.unshift({ card, face: null, sign: "", words: line.words });
  }
  return told;
}
