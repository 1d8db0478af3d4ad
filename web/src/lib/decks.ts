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

/** How likely a hand of n out of a deck has at least one of k copies, in percent. */
export function atLeastOne(deck: number, copies: number, hand: number): number {
  let none = 1;
  for (let i = 0; i < hand; i++) none *= Math.max(0, deck - copies - i) / (deck - i);
  return Math.round(100 * (1 - none));
}

/** Some cards drawn from a deck. */
export function draw<T>(deck: T[], n: number): T[] {
  const rest = [...deck];
  const hand: T[] = [];
  while (hand.length < n && rest.length) hand.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return hand;
}
