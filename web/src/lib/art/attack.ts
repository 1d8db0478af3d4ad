// A blow, with lines of speed.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, polar, poly, rim, ring, SKIN, type Point } from "./pens";
import { motes } from "./scenery";

export function attack(r: Dice, c: Light, motif: string): string {
  const x = r.to(38, 62),
    y = r.to(52, 66),
    how = motif || r.of(["slash", "claws", "fist", "thrust", "cross", "kick", "wave"]),
    dir = r.odds(0.5) ? 1 : -1;
  let d = "",
    s = "";
  const n = 44;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832 + r.to(-0.05, 0.05),
      q = r.to(28, 52);
    d += poly([polar(x, y, a, q), polar(x, y, a - 0.022, 150), polar(x, y, a + 0.03, 150)]);
  }
  s +=
    path(ring(x, y, 46), c.glow, 'opacity=".22"') +
    path(ring(x, y, 30), c.glow, 'opacity=".3"') +
    path(d, c.near, 'opacity=".62"');
  s += `<g transform="translate(${dir < 0 ? 100 : 0} 0) scale(${dir} 1)">`;
  const X = dir < 0 ? 100 - x : x;
  const arc = (rot: number, R: number, w: number, col: string) =>
    path(
      `M${f1(X - R)},${f1(y)}A${f1(R)},${f1(R)} 0 0,1 ${f1(X + R)},${f1(y)}A${f1(R * 1.08)},${f1(R - w)} 0 0,0 ${f1(X - R)},${f1(y)}Z`,
      col,
      `transform="rotate(${rot} ${f1(X)} ${f1(y)})"`,
    );
  const star = (R: number, m: number, col: string) => {
    const p: Point[] = [];
    const o = r.to(0, 2);
    for (let i = 0; i < m * 2; i++) p.push(polar(X, y, o + (i / m) * Math.PI, i % 2 ? R * 0.38 : R * r.to(0.7, 1.1)));
    return path(poly(p), col);
  };
  if (how === "slash")
    s += arc(-38, 46, 15, c.spark) + arc(-38, 46, 8, c.glow) + arc(150, 34, 9, c.spark) + arc(150, 34, 4, "#fff");
  if (how === "cross")
    s +=
      arc(-48, 46, 11, c.spark) +
      arc(-48, 46, 5, "#fff") +
      arc(48, 46, 11, c.spark) +
      arc(48, 46, 5, "#fff") +
      star(20, 8, c.glow);
  if (how === "claws")
    for (let i = 0; i < 4; i++) {
      const o = i * 13 - 20;
      s +=
        path(
          `M${f1(X + 26 + o)},18Q${f1(X + 6 + o)},58 ${f1(X - 26 + o)},108Q${f1(X - 2 + o)},66 ${f1(X + 26 + o)},18Z`,
          c.near,
          'transform="translate(2 2)"',
        ) +
        path(
          `M${f1(X + 26 + o)},18Q${f1(X + 6 + o)},58 ${f1(X - 26 + o)},108Q${f1(X - 2 + o)},66 ${f1(X + 26 + o)},18Z`,
          i % 2 ? c.glow : c.spark,
        );
    }
  if (how === "fist")
    s +=
      star(48, 11, c.spark) +
      star(33, 10, c.glow) +
      path(
        poly([
          [X - 60, y + 78],
          [X - 18, y + 16],
          [X + 4, y + 34],
          [X - 26, y + 90],
        ]),
        c.cloth,
      ) +
      path(
        poly([
          [X - 24, y + 14],
          [X - 15, y + 6],
          [X + 12, y + 28],
          [X + 5, y + 38],
        ]),
        c.spark,
      ) +
      rim(
        poly([
          [X - 16, y + 10],
          [X - 15, y - 12],
          [X - 5, y - 20],
          [X + 13, y - 13],
          [X + 20, y + 2],
          [X + 13, y + 24],
          [X + 2, y + 28],
        ]),
        c,
        1,
        r.of(SKIN),
        1.6,
      ) +
      line(
        `M${f1(X - 5)},${f1(y - 19)}L${f1(X - 3)},${f1(y - 3)}M${f1(X + 4)},${f1(y - 16)}L${f1(X + 4)},${f1(y + 1)}M${f1(X + 12)},${f1(y - 12)}L${f1(X + 10)},${f1(y + 4)}M${f1(X - 14)},${f1(y - 1)}Q${f1(X)},${f1(y + 2)} ${f1(X + 4)},${f1(y + 14)}`,
        c.near,
        1.5,
      ) +
      path(
        poly([
          [X - 16, y + 10],
          [X - 3, y + 2],
          [X + 6, y + 16],
          [X + 2, y + 28],
        ]),
        c.near,
        'opacity=".3"',
      );
  if (how === "thrust")
    s +=
      path(
        poly([
          [X - 50, y + 70],
          [X + 36, y - 50],
          [X - 24, y + 84],
        ]),
        c.spark,
        'opacity=".8"',
      ) +
      path(
        poly([
          [X - 46, y + 76],
          [X + 30, y - 40],
          [X - 34, y + 82],
        ]),
        "#fff",
        'opacity=".8"',
      ) +
      rim(
        poly([
          [X + 40, y - 56],
          [X + 28, y - 22],
          [X + 20, y - 27],
          [X + 12, y - 33],
        ]),
        c,
        1,
        c.mid,
      ) +
      line(`M${f1(X + 20)},${f1(y - 27)}L${f1(X - 40)},${f1(y + 60)}`, c.near, 3) +
      [0, 1, 2]
        .map((i) => line(`M${f1(X - 4 + i * 9)},${f1(y + 10 - i * 13)}m-12,-7q14,2 20,18`, c.glow, 1.6))
        .join("");
  if (how === "kick")
    s +=
      arc(-62, 50, 22, c.spark) +
      arc(-62, 50, 13, c.glow) +
      `<g transform="translate(${f1(X * 0.16 - 5)} ${f1(y * 0.16 + 9)}) scale(.84)">` +
      rim(
        poly([
          [X - 62, y + 70],
          [X - 26, y + 8],
          [X - 6, y + 2],
          [X + 16, y - 26],
          [X + 30, y - 14],
          [X + 10, y + 18],
          [X - 4, y + 32],
          [X - 22, y + 92],
        ]),
        c,
        1,
        c.cloth,
        1.8,
      ) +
      path(
        poly([
          [X - 26, y + 8],
          [X - 6, y + 2],
          [X + 16, y - 26],
          [X + 21, y - 22],
          [X - 2, y + 10],
          [X - 40, y + 90],
          [X - 58, y + 74],
        ]),
        c.clothLit,
        'opacity=".6"',
      ) +
      rim(
        poly([
          [X + 16, y - 26],
          [X + 8, y - 45],
          [X + 11, y - 53],
          [X + 19, y - 50],
          [X + 39, y - 27],
          [X + 39, y - 20],
          [X + 30, y - 14],
        ]),
        c,
        1,
        c.near,
        1.4,
      ) +
      line(`M${f1(X + 13)},${f1(y - 22)}l14,12`, c.spark, 3.4) +
      "</g>";
  if (how === "wave") {
    for (let i = 5; i > 0; i--)
      s += path(
        ring(X + 12 - i * 5, y - 6 + i * 6, 7 + i * 5, 9 + i * 6),
        [c.glow, "#fff", c.spark, c.glow, c.cloth, c.mid][i]!,
        `opacity="${f1(1 - i * 0.12)}" transform="rotate(35 ${f1(X)} ${f1(y)})"`,
      );
    s += star(16, 9, "#fff");
  }
  return s + "</g>" + motes(r, 18, c.spark, 10, 125, 1.5);
}
