// What lies behind the subject: sky, sun, clouds, hills.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, polar, poly, ring, type Point } from "./pens";

export function ridge(r: Dice, y: number, rough: number, fill: string, more = ""): string {
  const pts: Point[] = [[-5, 145]];
  let x = -5,
    v = y;
  while (x < 106) {
    pts.push([x, v]);
    x += r.to(6, 15);
    v = y + r.to(-rough, rough);
  }
  pts.push([106, v], [106, 145]);
  return path(poly(pts), fill, more);
}

export function hills(r: Dice, y: number, amp: number, fill: string): string {
  const a = r.to(0, 6),
    b = r.to(0.05, 0.1);
  let d = "M-5,145";
  for (let x = -5; x <= 105; x += 6)
    d += `L${x},${f1(y + Math.sin(a + x * b) * amp + Math.sin(a * 2 + x * 0.19) * amp * 0.3)}`;
  return path(d + "L105,145Z", fill);
}

export function rays(r: Dice, x: number, y: number, n: number, col: string, op: number): string {
  let d = "";
  const o = r.to(0, 3);
  for (let i = 0; i < n; i++) {
    const a = o + (i / n) * 6.2832,
      w = (r.to(0.04, 0.13) * 12) / n;
    d += poly([[x, y], polar(x, y, a - w, 150), polar(x, y, a + w, 150)]);
  }
  return path(d, col, `opacity="${op}"`);
}

export function motes(r: Dice, n: number, col: string, y0 = 0, y1 = 130, big = 1.1): string {
  let d = "";
  for (let i = 0; i < n; i++) d += ring(r.to(2, 98), r.to(y0, y1), r.to(0.25, big));
  return path(d, col, 'opacity=".75"');
}

export function sun(r: Dice, c: Light, x: number, y: number, R: number): string {
  let s = path(ring(x, y, R * 1.7), c.glow, 'opacity=".13"') + path(ring(x, y, R * 1.3), c.glow, 'opacity=".2"');
  const how = r.int(0, 3);
  s += path(ring(x, y, R), c.glow, 'opacity=".92"');
  if (how === 0) s += path(ring(x + R * 0.35, y - R * 0.12, R * 0.86), c.top, 'opacity=".9"'); // crescent
  if (how === 1)
    for (let i = 0; i < 4; i++)
      s += `<rect x="${f1(x - R)}" y="${f1(y + R * (0.15 + i * 0.23))}" width="${f1(2 * R)}" height="${f1(R * (0.05 + i * 0.03))}" fill="${c.low}"/>`;
  if (how === 2) s += line(ring(x, y, R * 1.5), c.glow, 0.5, 'opacity=".7"') + line(ring(x, y, R * 1.16), c.glow, 0.35);
  return s;
}

export function cloud(r: Dice, y: number, col: string, op: number): string {
  let d = "";
  for (let i = 0; i < 3; i++) {
    const x = r.to(-10, 80),
      w = r.to(22, 46),
      h = r.to(1.6, 3.6);
    d += `M${f1(x)},${f1(y + i * 8)}h${f1(w)}a${f1(h)},${f1(h)} 0 0,1 0,${f1(h * 2)}h${f1(-w)}a${f1(h)},${f1(h)} 0 0,1 0,${f1(-h * 2)}Z`;
  }
  return path(d, col, `opacity="${op}"`);
}

export function backdrop(r: Dice, c: Light, sx: number, sy: number, R: number): string {
  let s = "";
  if (r.odds(0.4)) s += rays(r, sx, sy, r.int(9, 16), c.glow, 0.12);
  if (c.time === "night") s += motes(r, 34, c.glow, 0, 80, 0.7);
  s += sun(r, c, sx, sy, R);
  if (r.odds(0.6)) s += cloud(r, r.to(22, 60), c.glow, 0.2);
  return s;
}
