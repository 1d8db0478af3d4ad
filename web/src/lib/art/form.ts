// Something practised: a picture inside a circle of ink.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, polar, poly, rim, ring, type Point } from "./pens";
import { motes } from "./scenery";

const BLOSSOMS: Point[] = [
  [30, 38],
  [34, 47],
  [56, 58],
  [70, 51],
  [84, 42],
  [90, 62],
  [80, 63],
  [44, 64],
  [92, 31],
  [24, 86],
  [62, 56],
  [40, 56],
  [76, 47],
  [36, 76],
  [50, 60],
];

export function form(r: Dice, c: Light, motif: string): string {
  const x = 50,
    y = 60,
    how = motif || r.of(["stones", "bamboo", "lotus", "sea", "branch", "crane", "moonpeak", "knot"]);
  let s = path("M-5,-5H105V145H-5Z", c.time === "night" ? c.mid : c.low, 'opacity=".55"');
  const o = r.to(0, 360);
  s +=
    path(ring(x, y, 37), c.glow, 'opacity=".9"') +
    `<g transform="rotate(${f1(o)} ${x} ${y})">` +
    line("M90,60A40,40 0 1,1 84,39", c.near, 6.5) +
    line("M92.500,58A43,43 0 1,1 70,24", c.near, 1.3, 'opacity=".6"') +
    line("M86,60A36,36 0 0,1 30,90", c.near, 1.2, 'opacity=".5"') +
    "</g>";
  s += `<clipPath id="ink"><path d="${ring(x, y, 36.5)}"/></clipPath><g clip-path="url(#ink)">`;
  if (how === "stones") {
    let yy = 96;
    for (let i = 0; i < 4; i++) {
      const w = 24 - i * 5,
        h = 8.5 - i;
      yy -= h;
      s +=
        path(ring(x + r.to(-3, 3), yy, w, h), [c.near, c.mid, c.cloth, c.spark][i]!) +
        path(ring(x - w * 0.3, yy - h * 0.35, w * 0.4, h * 0.25), c.glow, 'opacity=".4"');
      yy -= h * 0.82;
    }
    s += path("M0,94H100V145H0Z", c.lit);
  }
  if (how === "bamboo")
    for (let i = 0; i < 5; i++) {
      const bx = 22 + i * 14 + r.to(-3, 3),
        w = r.to(4, 7);
      let d = "";
      for (let k = 0; k < 6; k++) d += `M${f1(bx)},${18 + k * 17}h${f1(w)}v15.500h${f1(-w)}Z`;
      s += path(d, [c.mid, c.cloth, c.far, c.near, c.mid][i]!);
      const ly = r.to(34, 80);
      s += path(
        `M${f1(bx + w)},${f1(ly)}q10,-8 22,-2q-12,4 -22,2ZM${f1(bx)},${f1(ly + 14)}q-10,-8 -20,0q10,4 20,0Z`,
        c.spark,
      );
    }
  if (how === "lotus") {
    s += path("M0,84H100V145H0Z", c.mid, 'opacity=".7"');
    for (const [n, L, col] of [
      [7, 34, c.cloth],
      [6, 29, c.clothLit],
      [5, 23, c.spark],
    ] as const) {
      let d = "";
      for (let i = 0; i < n; i++) {
        const a = (-Math.PI * (i + 0.5)) / n,
          p = polar(x, 84, a, L),
          q = polar(x, 84, a - 0.3, L * 0.6),
          t = polar(x, 84, a + 0.3, L * 0.6);
        d += `M50,84Q${f1(q[0])},${f1(q[1])} ${f1(p[0])},${f1(p[1])}Q${f1(t[0])},${f1(t[1])} 50,84Z`;
      }
      s += path(d, col);
    }
    s += line("M20,90h22M58,92h26M34,96h30", c.glow, 1);
  }
  if (how === "sea")
    for (let k = 0; k < 6; k++)
      for (let i = 0; i < 6; i++) {
        const wx = 4 + i * 18 + (k % 2) * 9,
          wy = 64 + k * 9;
        s +=
          path(ring(wx, wy, 10.5), k % 2 ? c.mid : c.cloth) +
          line(ring(wx, wy, 8), c.glow, 1.2) +
          line(ring(wx, wy, 4.5), c.glow, 1.2);
      }
  if (how === "branch") {
    s += line("M8,92C30,84 38,64 56,58S82,44 96,26M44,66C42,54 34,48 30,38M66,54C72,62 82,64 90,62", c.near, 2.6);
    for (const [i, p] of BLOSSOMS.entries()) {
      const R = r.to(2.4, 4.6);
      s += path(ring(p[0], p[1], R), i % 3 ? c.spark : c.cloth) + path(ring(p[0], p[1], R * 0.3), "#fff");
    }
  }
  if (how === "crane")
    s +=
      path("M0,92H100V145H0Z", c.lit) +
      rim(
        "M48,92C40,78 44,68 54,66C70,64 80,56 92,54C84,72 72,84 56,84L52,98H50ZM50,68C40,62 52,48 44,40C40,36 34,40 26,42C34,34 42,32 48,38C56,48 46,60 56,66Z",
        c,
        1,
        "#fff",
      ) +
      path("M70,64C80,60 86,56 92,54C86,68 78,76 68,80Z", c.near) +
      path(ring(42, 36.6, 2.6, 1.8), c.spark) +
      line("M50,92V110M56,84V110", c.near, 1.3);
  if (how === "moonpeak")
    s +=
      path(ring(62, 46, 12), c.spark) +
      path(
        poly([
          [10, 100],
          [44, 42],
          [62, 74],
          [70, 64],
          [96, 100],
        ]),
        c.mid,
      ) +
      path(
        poly([
          [44, 42],
          [62, 74],
          [54, 100],
          [46, 74],
        ]),
        c.near,
        'opacity=".5"',
      ) +
      path(
        poly([
          [44, 42],
          [36, 56],
          [42, 54],
          [45, 60],
          [51, 54],
        ]),
        c.glow,
      ) +
      path("M0,90Q30,82 50,90T100,88V145H0Z", c.cloth);
  if (how === "knot") {
    let k = "";
    for (let i = 0; i < 6; i++)
      k += `<ellipse cx="50" cy="60" rx="29" ry="10" fill="none" stroke="${i % 2 ? c.spark : c.mid}" stroke-width="3.600" transform="rotate(${i * 30} 50 60)"/>`;
    s += k + path(ring(50, 60, 6), c.near) + path(ring(50, 60, 3), c.glow);
  }
  return s + "</g>" + motes(r, 10, c.near, 100, 138, 1.6);
}
