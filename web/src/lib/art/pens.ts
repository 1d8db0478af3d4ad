/** The pens a picture is drawn with: strings of SVG, numbers with one decimal. */
export type Point = [number, number];

export const SKIN = ["#f0c9a4", "#d9a06f", "#a86c43", "#6f4429", "#e7b48c"];

export const f1 = (n: number) => Math.round(n * 10) / 10;

export const ring = (x: number, y: number, a: number, b = a) =>
  `M${f1(x - a)},${f1(y)}a${f1(a)},${f1(b)} 0 1,0 ${f1(2 * a)},0a${f1(a)},${f1(b)} 0 1,0 ${f1(-2 * a)},0Z`;

export const poly = (points: Point[]) => "M" + points.map((p) => f1(p[0]) + "," + f1(p[1])).join("L") + "Z";

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f1(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Half a shape, and the other half. */
export const mirror = (points: Point[]): Point[] =>
  points.concat(
    points
      .slice()
      .reverse()
      .map((p) => [100 - p[0], p[1]]),
  );

export const polar = (x: number, y: number, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

/** A silhouette and its rim of light: the shape twice, the lit one pushed towards the sun. */
export const rim = (d: string, c: { glow: string }, side: number, fill: string, width = 1.5) =>
  path(d, c.glow, `transform="translate(${f1(side * width)} -.9)"`) + path(d, fill);
