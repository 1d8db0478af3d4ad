// Arrows between things on the table: where they begin and end, and their shape.
export type Tone = "foe" | "own" | "can";

export interface Arrow {
  from: string;
  to: string;
  tone: Tone;
}

export interface Shape {
  line: string;
  head: string;
  x: number;
  y: number;
  tone: Tone;
}

const WIDTH = 10;
const HEAD = 20;

/** What stands for a card or a zone on the table. */
export function standsFor(within: HTMLElement, id: string): Element | null {
  const name = CSS.escape(id);
  return (
    within.querySelector(`.board [data-card="${name}"]`) ??
    within.querySelector(`.board [data-zone="${name}"]`) ??
    within.querySelector(`[data-card="${name}"]`)
  );
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
}

function box(e: Element, origin: DOMRect): Box {
  const b = e.getBoundingClientRect();
  const [x, y] = [b.x - origin.x, b.y - origin.y];
  return { x, y, w: b.width, h: b.height, cx: x + b.width / 2, cy: y + b.height / 2 };
}

/** The point of a box's edge towards another point, drawn in a little. */
function edge(b: Box, tx: number, ty: number, pad: number): [number, number] {
  const [dx, dy] = [tx - b.cx, ty - b.cy];
  const k = Math.min((b.w / 2 + pad) / Math.abs(dx || 1e-6), (b.h / 2 + pad) / Math.abs(dy || 1e-6), 1);
  return [b.cx + dx * k, b.cy + dy * k];
}

/** A bent arrow from one thing to another, in the coordinates of what holds them. */
export function shape(within: HTMLElement, arrow: Arrow): Shape | null {
  const [f, t] = [standsFor(within, arrow.from), standsFor(within, arrow.to)];
  if (!f || !t || f === t) return null;
  const origin = within.getBoundingClientRect();
  const [a, b] = [box(f, origin), box(t, origin)];
  if (a.w === 0 || b.w === 0) return null;
  const [x1, y1] = edge(a, b.cx, b.cy, -Math.min(a.w, a.h) * 0.2);
  const [x2, y2] = edge(b, a.cx, a.cy, -Math.min(b.w, b.h) * 0.22);
  const bend = arrow.tone === "can" ? -0.12 : 0.14;
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  const far = Math.hypot(x2 - mx, y2 - my) || 1;
  const [ux, uy] = [(x2 - mx) / far, (y2 - my) / far];
  const [ex, ey] = [x2 - ux * HEAD * 0.8, y2 - uy * HEAD * 0.8];
  return {
    line: `M${x1},${y1}Q${mx},${my} ${ex},${ey}`,
    head: `M${x2},${y2}L${x2 - ux * HEAD - uy * WIDTH},${y2 - uy * HEAD + ux * WIDTH}L${x2 - ux * HEAD * 0.7},${y2 - uy * HEAD * 0.7}L${x2 - ux * HEAD + uy * WIDTH},${y2 - uy * HEAD - ux * WIDTH}Z`,
    x: x1,
    y: y1,
    tone: arrow.tone,
  };
}
