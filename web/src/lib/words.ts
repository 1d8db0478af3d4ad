import { readable } from "./printed";
import type { Choice, Room, Segment, Stat, Value, View } from "./wire";

const CAPITAL = /(^|[-\s])\p{Ll}/gu;

/** "furlong" and "anvil-2010" as titles. */
export function title(id: string): string {
  return id.replaceAll("_", " ").replace(CAPITAL, (s) => s.toUpperCase());
}

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** What a seat is called. */
export function seatName(room: Room | null, seat: number, you: number): string {
  if (seat === you) return "You";
  const place = room?.places.find((p) => p.seat === seat);
  if (!place || !place.name) return "Player " + letter(seat);
  const name = place.sitter === "BOT" ? title(place.name) + " bot" : place.name;
  return room!.places.some((p) => p !== place && p.name === place.name) ? `${name} ${letter(seat)}` : name;
}

/** "5 = 3 printed + 1 buff + 1 Assault". */
export function sum(value: Value): string {
  if (value.parts.length === 0)
    return `${value.label} ${value.now}` + (value.now === value.printed ? "" : ` (printed ${value.printed})`);
  const parts = value.parts.map((p, i) => {
    const sign = p.amount < 0 ? (i === 0 ? "−" : " − ") : i === 0 ? "" : " + ";
    return sign + Math.abs(p.amount) + " " + p.label;
  });
  return `${value.label} ${value.now} = ${parts.join("")}`;
}

/** How a number differs from the printed one: a cost (less) that is lower is good, any other number that is higher. */
export function tone(value: Value, less = false): "" | "up" | "down" {
  return value.now === value.printed ? "" : value.now > value.printed !== less ? "up" : "down";
}

export function stat(stats: Stat[], key: string): Stat | undefined {
  return stats.find((s) => s.key === key);
}

/** A card in one sentence, for those who do not see it. */
export function spoken(view: View, handle: string): string {
  const card = view.cards[handle];
  if (!card) return "card";
  const face = view.faces[card.face];
  if (!face) return ["face-down card", ...card.marks.map((m) => m.label)].join(", ");
  return [
    face.name,
    face.type,
    face.cost.length ? "cost " + face.cost.join(" ") : "",
    ...card.values.filter((v) => v.key !== "energy" && v.key !== "cost").map((v) => `${v.label} ${v.now}`),
    ...card.marks.map((m) => m.label),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Options as they are listed: things to do, then what ends or passes, then resources. */
export function listed(options: Choice[]): Choice[] {
  const rank = { ACT: 0, DECLINE: 1, PASS: 2, RESOURCE: 3 };
  return [...options].sort((a, b) => rank[a.manner] - rank[b.manner] || a.number - b.number);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A part of a sentence with the names of who sits there; inside a sentence one is "you". */
export function said(part: Segment, room: Room | null, you: number, first = true): string {
  if (part.seat < 0) return part.card ? part.text : readable(part.text);
  if (part.kind === "VERB") return part.seat === you ? part.second : part.text;
  if (part.kind === "OWNER" && part.seat === you) return first ? "Your" : "your";
  if (part.kind === "OWNER") return seatName(room, part.seat, you) + "'s";
  return part.seat === you && !first ? "you" : seatName(room, part.seat, you);
}

/** A whole sentence, as it begins. */
export function sentence(parts: Segment[], room: Room | null, you: number): string {
  return capital(parts.map((part, i) => said(part, room, you, i === 0)).join(""));
}

/** An option in words, with the names of who sits there. */
export function spelled(option: Choice, room: Room | null, you: number): string {
  return option.words.map((part, i) => said(part, room, you, i === 0)).join("");
}

/** Whether two seats win together. */
export function sameSide(view: View, seat: number, other: number): boolean {
  return seat === other || view.players[seat]?.team === view.players[other]?.team;
}
