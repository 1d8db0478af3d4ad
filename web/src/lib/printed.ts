// What is written on a card.
import type { Card, Face, Value } from "./wire";
import { capital } from "./words";

const PRICES = new Set(["energy", "cost", "difficulty"]);
const SHEET = new Set(["hand_size", "vitality", "stamina"]);

function all(face: Face, card: Card | null): Value[] {
  if (card && card.values.length) return card.values;
  return face.numbers.map((n) => ({ key: n.key, label: n.label, now: n.value, printed: n.value, parts: [] }));
}

/** The numbers on a card's lower edge: all but what it costs and what only a character's own sheet says. */
export function numbers(face: Face, card: Card | null): Value[] {
  if (face.kind === "LEADER" || face.kind === "CHARACTER") return [];
  return all(face, card).filter((v) => !PRICES.has(v.key) && !SHEET.has(v.key));
}

/** Every number but the cost. */
export function everyNumber(face: Face, card: Card | null): Value[] {
  return card && face.kind === "LEADER" ? [] : all(face, card).filter((v) => !PRICES.has(v.key));
}

/** What a card costs now, where that is known. */
export function priced(card: Card | null): Value | undefined {
  return card?.values.find((v) => PRICES.has(v.key));
}

/** Signs of printed text, in words. Letters are powers of the domains, numbers energy. */
const SIGNS: Record<string, string> = {
  E: "Exhaust",
  M: "might",
  R: "fury",
  G: "calm",
  B: "mind",
  O: "body",
  P: "chaos",
  Y: "order",
  A: "any power",
  C: "power",
  ">": "—",
  Add: "Add",
  act: "Act",
  fanfare: "Fanfare",
  lastwords: "Last Words",
  evolve: "Evolve",
  engage: "engage",
  quick: "Quick",
  serve: "serve",
  q: "Quick",
};

/** A sign in words: "[fanfare]" is Fanfare, "[cost2]" is (2). */
export function signed(sign: string): string {
  const price = /^cost(\d+)$/.exec(sign);
  return price ? `(${price[1]})` : (SIGNS[sign] ?? sign);
}

/** Abilities that older cards print as a letter. */
const LETTERS: Record<string, string> = { E: "Enhance", F: "Form", R: "Response" };
const LETTER = /^((?:\{[^}]+\}\s*)*)([EFR])(?=[\s:])/;

/** When something happens, as a sign in front of what does: a sentence follows. */
const OCCASION = /\[(fanfare|lastwords)\](?= [\p{Lu}"\d])/gu;
const CHANGE = /\[(attack|defense)\]([+-][\dX]+)/g;
const CLASS = /\[(\w+craft|neutral)\]/g;

/** A printed line without its signs' brackets. */
export function readable(line: string): string {
  return line
    .replace(LETTER, (_, symbols: string, letter: string) => symbols + LETTERS[letter])
    .replaceAll(/\{([^}]+)\}/g, (_, symbol: string) => capital(symbol))
    .replaceAll(CHANGE, "$2 $1")
    .replaceAll(CLASS, (_, name: string) => capital(name))
    .replaceAll(OCCASION, (_, sign: string) => signed(sign) + ":")
    .replaceAll(/\[(\d+)\](?=\[)/g, "$1 energy, ")
    .replaceAll(/\[(\d+)\]/g, "$1 energy")
    .replaceAll(/\](?=\[(?!cost))/g, "] ")
    .replaceAll(/\[([^\]]+)\]/g, (_, sign: string) => signed(sign))
    .replaceAll(/<([^>]+)>/g, "$1")
    .replaceAll(/(\S)\((\d+)\)/g, "$1 ($2)");
}
