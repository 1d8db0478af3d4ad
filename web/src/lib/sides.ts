// What each game keeps on a player's side, beside the board.
import type { View } from "./wire";

interface SideOf {
  /** The zone of the card that stands for the player. */
  lead: string;
  /** Piles, with what a player calls them where there is little room. */
  piles: [kind: string, label: string][];
}

const SIDES: Record<string, SideOf> = {
  riftbound: {
    lead: "legend",
    piles: [
      ["deck", "deck"],
      ["runeDeck", "runes left"],
      ["trash", "trash"],
      ["banishment", "banished"],
    ],
  },
  evolve: {
    lead: "leader",
    piles: [
      ["deck", "deck"],
      ["evolveDeck", "evolve deck"],
      ["cemetery", "cemetery"],
      ["banished", "banished"],
    ],
  },
  ufs: {
    lead: "character",
    piles: [
      ["deck", "deck"],
      ["discard", "discard"],
      ["removed", "removed"],
      ["sideboard", "sideboard"],
    ],
  },
};

export function sideOf(view: View): SideOf {
  return SIDES[view.family] ?? SIDES.ufs!;
}

/** Piles that are always named, even when nothing lies there. */
export const ALWAYS = new Set(["deck", "trash", "cemetery", "discard"]);
