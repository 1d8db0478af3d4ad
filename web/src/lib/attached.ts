import type { Card, View } from "./wire";

const known = new WeakMap<Record<string, Card>, Map<string, string[]>>();

/** The cards attached to each card that lies on the table. */
function hosts(view: View): Map<string, string[]> {
  let found = known.get(view.cards);
  if (!found) {
    found = new Map();
    for (const [handle, card] of Object.entries(view.cards)) {
      if (card.host && view.cards[card.host]) found.set(card.host, [...(found.get(card.host) ?? []), handle]);
    }
    known.set(view.cards, found);
  }
  return found;
}

export function attachedTo(view: View, handle: string): string[] {
  return hosts(view).get(handle) ?? [];
}

/** Whether a card is drawn with the card it is attached to. */
export function isAttached(view: View, handle: string): boolean {
  const host = view.cards[handle]?.host;
  return !!host && view.cards[host] !== undefined;
}
