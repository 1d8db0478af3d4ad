import { familyOf } from "./lessons";
import type { Face } from "./wire";
import { title } from "./words";

/** What a starter deck is called; one of an edition carries its mark behind the name. */
export function deckName(game: string, deck: string): string {
  const marks = [...game.split("-"), game];
  return title(marks.reduce((n, mark) => (n.endsWith("-" + mark) ? n.slice(0, -mark.length - 1) : n), deck));
}

/** Decks that this browser keeps, by game and name. */
export function savedDecks(game: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem("cardinal.decks." + game) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function saveDeck(game: string, name: string, text: string | null): void {
  const all = savedDecks(game);
  if (text === null) delete all[name];
  else all[name] = text;
  try {
    localStorage.setItem("cardinal.decks." + game, JSON.stringify(all));
  } catch {
    // without storage a deck can still be exported
  }
}

const LINE = /^(?:(\d+)\s*[xX]?\s+)?(.+?)\s*$/;

/** The list with one copy more (or less) of a card: in its line if there is one, else at the end. */
export function withCopies(list: string, name: string, more: number): string {
  const lines = list.split("\n");
  const at = lines.findIndex((l) => LINE.exec(l)?.[2] === name);
  if (at < 0) return more > 0 ? (list.trim() ? list.trimEnd() + "\n" : "") + `${more} ${name}` : list;
  const count = Number(LINE.exec(lines[at]!)![1] ?? 1) + more;
  if (count > 0) lines[at] = `${count} ${name}`;
  else lines.splice(at, 1);
  return lines.join("\n");
}

/** How likely a hand out of a deck has 0, 1, 2, … of some cards, in percent: the hypergeometric distribution. */
export function chances(deck: number, copies: number, hand: number): number[] {
  const ways = (n: number, k: number) => {
    let all = k < 0 || k > n ? 0 : 1;
    for (let i = 0; i < k; i++) all *= (n - i) / (i + 1);
    return all;
  };
  const drawn = Math.min(deck, hand);
  return Array.from(
    { length: drawn + 1 },
    (_, k) => (100 * ways(copies, k) * ways(deck - copies, drawn - k)) / ways(deck, drawn),
  );
}

/** How likely a hand out of a deck has at least one of some copies, in percent. */
export function atLeastOne(deck: number, copies: number, hand: number): number {
  return Math.round(100 - chances(deck, copies, hand)[0]!);
}

const FIRST_HAND: Record<string, number> = { riftbound: 4, evolve: 4 };
const USUAL_HAND = 6;

/** With how many cards a deck begins: a fighter's hand size where the character has one. */
export function handSize(game: string, faces: Face[]): number {
  const character = faces.flatMap((f) => f.numbers).find((n) => n.key === "hand_size");
  return FIRST_HAND[familyOf(game)] ?? character?.value ?? USUAL_HAND;
}

/** Some cards drawn from a deck. */
export function draw<T>(deck: T[], n: number): T[] {
  const rest = [...deck];
  const hand: T[] = [];
  while (hand.length < n && rest.length) hand.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return hand;
}
