/** Chance from a text: FNV-1a into mulberry32, the same numbers on every machine. */
export interface Dice {
  to(a: number, b: number): number;
  int(a: number, b: number): number;
  of<T>(list: readonly T[]): T;
  odds(p: number): boolean;
}

export function dice(text: string): Dice {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.codePointAt(0)!, 16777619);
  const next = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return {
    to: (a, b) => a + next() * (b - a),
    int: (a, b) => Math.floor(a + next() * (b - a + 1)),
    of: (list) => list[Math.floor(next() * list.length)]!,
    odds: (p) => next() < p,
  };
}
