// The table while it is being told what happened: each event changes what is seen, as far as the event itself says. What follows all
// events is the server's view, so nothing here decides anything.
import type { Card, Happening, Player, View, Zone } from "./wire";

/** The view after one event, on the way to the view that follows them all. */
export function told(view: View, e: Happening, then: View): View {
  switch (e.kind) {
    case "MOVE":
    case "DRAW":
    case "PLAY":
    case "DESTROY":
      return moved(view, e, then);
    case "LIFE":
    case "POINTS":
      return { ...view, players: view.players.map((p) => (p.seat === e.seat ? counted(p, e) : p)) };
    case "READY_EXHAUST":
      return changed(view, e.card, (c) => ({ ...c, turned: e.after === 1 }));
    case "CONTROL":
      return changed(view, e.key === "place" ? null : e.card, (c) => ({ ...c, controller: e.after }));
    case "VALUE":
      return changed(view, e.card, (c) => ({
        ...c,
        values: c.values.map((v) => (v.key === e.key ? { ...v, now: e.after } : v)),
      }));
    case "TURN":
      return { ...view, timing: { ...view.timing, turn: e.after || view.timing.turn, active: e.seat } };
    default:
      return view;
  }
}

function counted(p: Player, e: Happening): Player {
  return { ...p, stats: p.stats.map((s) => (s.key === e.key ? { ...s, value: e.after } : s)) };
}

function changed(view: View, handle: string | null, to: (card: Card) => Card): View {
  const card = handle ? view.cards[handle] : undefined;
  return card ? { ...view, cards: { ...view.cards, [handle!]: to(card) } } : view;
}

function moved(view: View, e: Happening, then: View): View {
  if (!e.to && !e.from) return view;
  const zones = { ...view.zones };
  const put = (id: string, zone: Zone) => (zones[id] = zone);
  const many = Math.max(1, e.amount);
  if (!e.card) {
    const [from, to] = [e.from && zones[e.from], e.to && zones[e.to]];
    if (from) put(e.from!, { ...from, count: Math.max(from.cards.length, from.count - many) });
    if (to) put(e.to!, { ...to, count: to.count + many });
    return { ...view, zones };
  }
  for (const [id, zone] of Object.entries(zones)) {
    if (zone.cards.includes(e.card))
      put(id, { ...zone, count: zone.count - 1, cards: zone.cards.filter((h) => h !== e.card) });
    else if (id === e.from) put(id, { ...zone, count: Math.max(zone.cards.length, zone.count - 1) });
  }
  const to = e.to ? zones[e.to] : undefined;
  const card = then.cards[e.card] ?? view.cards[e.card];
  if (to && card) put(e.to!, { ...to, count: to.count + 1, cards: [...to.cards, e.card] });
  return {
    ...view,
    zones,
    cards: card ? { ...view.cards, [e.card]: card } : view.cards,
    faces: { ...view.faces, ...then.faces },
  };
}
