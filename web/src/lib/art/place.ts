// A place.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, poly, rim, ring } from "./pens";
import { backdrop, hills, ridge } from "./scenery";

export function place(r: Dice, c: Light, motif: string): string {
  const sx = r.to(28, 72);
  let s = backdrop(r, c, sx, r.to(40, 56), r.to(12, 20));
  s += ridge(r, 66, 12, c.far, 'opacity=".7"');
  const how = motif || r.of(["peaks", "city", "pagoda", "bridge", "forest", "gate", "dunes"]);
  if (how === "peaks")
    for (let i = 0; i < 4; i++) {
      const x = r.to(0, 100),
        h = r.to(34, 58),
        b = r.to(22, 34),
        y = 96;
      s +=
        path(
          poly([
            [x - b, y],
            [x, y - h],
            [x + b, y],
          ]),
          i % 2 ? c.far : c.mid,
        ) +
        path(
          poly([
            [x, y - h],
            [x + b, y],
            [x + b * 0.2, y - h * 0.35],
          ]),
          c.near,
          'opacity=".4"',
        ) +
        path(
          poly([
            [x, y - h],
            [x - b * 0.3, y - h * 0.7],
            [x - b * 0.06, y - h * 0.76],
            [x + b * 0.1, y - h * 0.66],
            [x + b * 0.28, y - h * 0.72],
          ]),
          c.glow,
        );
    }
  if (how === "city") {
    let d = "",
      e = "";
    for (let i = 0; i < 13; i++) {
      const x = i * 8.2 - 4,
        w = r.to(6, 9),
        h = r.to(18, 52);
      d +=
        `M${f1(x)},100V${f1(100 - h)}` +
        (r.odds(0.5) ? `L${f1(x + w / 2)},${f1(94 - h - w)}L${f1(x + w)},${f1(100 - h)}` : `h${f1(w)}`) +
        "V100Z";
      for (let k = 0; k < 3; k++)
        if (r.odds(0.6)) e += `M${f1(x + r.to(1.5, w - 2.5))},${f1(98 - r.to(3, h - 3))}h1.500v2.600h-1.500Z`;
    }
    s += rim(d, c, 1, c.mid, 0.9) + path(e, c.spark);
  }
  if (how === "pagoda") {
    const x = r.to(38, 62);
    let d = "";
    for (let i = 0; i < 4; i++) {
      const w = 9 + i * 4.6,
        y = 42 + i * 14;
      d += `M${f1(x - w - 5)},${y}Q${f1(x - w * 0.5)},${y - 2} ${f1(x - w * 0.3)},${y - 9}H${f1(x + w * 0.3)}Q${f1(x + w * 0.5)},${y - 2} ${f1(x + w + 5)},${y}L${f1(x + w + 3)},${y + 3}H${f1(x - w - 3)}ZM${f1(x - w * 0.7)},${y + 2}h${f1(w * 1.4)}v8h${f1(-w * 1.4)}Z`;
    }
    s +=
      hills(r, 92, 6, c.mid) +
      rim(d + `M${f1(x - 0.8)},34V20h1.600V34Z`, c, 1, c.near, 1.1) +
      path([0, 1, 2, 3].map((i) => `M${f1(x - 1.4)},${45 + i * 14}h2.800v5h-2.800Z`).join(""), c.spark);
  }
  if (how === "bridge") {
    let d = "M-4,62H104V70H-4Z";
    for (let i = 0; i < 4; i++) {
      const x = -8 + i * 31;
      d += `M${x},70h7v42h-7Z`;
      s += "";
    }
    let e = "";
    for (let i = 0; i < 4; i++) {
      const x = -1 + i * 31;
      e += `M${x},100V86a12,14 0 0,1 24,0V100H${x + 24}V70H${x}Z`;
    }
    s +=
      rim(d + e, c, 1, c.mid, 0.9) +
      path("M-4,58h108v2h-108Z", c.near) +
      [10, 41, 72].map((x) => path(`M${x},58v-12h1.400v12Z`, c.near) + path(ring(x + 0.7, 44, 2), c.spark)).join("");
  }
  if (how === "forest")
    for (const [n, y, col] of [
      [8, 44, c.far],
      [7, 54, c.mid],
      [6, 66, c.near],
    ] as const) {
      let d = "";
      for (let i = 0; i < n; i++) {
        const x = r.to(-4, 104),
          t = y + r.to(-10, 8),
          w = r.to(7, 11);
        for (let k = 0; k < 3; k++)
          d += poly([
            [x, t + k * 9],
            [x + w * (0.55 + k * 0.25), t + 16 + k * 10],
            [x - w * (0.55 + k * 0.25), t + 16 + k * 10],
          ]);
        d += `M${f1(x - 1)},${f1(t + 30)}h2v40h-2Z`;
      }
      s += path(d, col);
    }
  if (how === "gate") {
    s +=
      hills(r, 88, 5, c.mid) +
      rim(
        "M26,100L30,44H36L35,100ZM74,100L70,44H64L65,100ZM18,44Q50,32 82,44L80,37Q50,26 20,37ZM27,54H73V59H27Z",
        c,
        1,
        c.spark,
        1,
      ) +
      path("M47,40h6v15h-6Z", c.near);
    for (let i = 0; i < 6; i++)
      s += `<rect x="${f1(42 - i * 2.4)}" y="${98 + i * 4}" width="${f1(16 + i * 4.8)}" height="2.200" fill="${c.glow}" opacity=".5"/>`;
  }
  if (how === "dunes")
    for (let i = 0; i < 4; i++) {
      const y = 70 + i * 10,
        a = r.to(10, 90);
      s +=
        path(
          `M-5,145V${y + 8}Q${f1(a * 0.5)},${y + 8} ${f1(a)},${y - 6}Q${f1(a + 30)},${y + 14} 105,${y + 4}V145Z`,
          [c.far, c.lit, c.mid, c.cloth][i]!,
        ) +
        path(
          `M${f1(a)},${y - 6}Q${f1(a + 30)},${y + 14} 105,${y + 4}V145H${f1(a + 20)}Q${f1(a - 6)},${y + 26} ${f1(a)},${y - 6}Z`,
          c.near,
          'opacity=".28"',
        );
    }
  s += path("M-5,98H105V145H-5Z", c.mid) + path("M-5,98H105V145H-5Z", c.low, 'opacity=".35"');
  for (let i = 0; i < 12; i++) {
    const y = 100 + i * 3.4,
      w = r.to(4, 22 + i);
    s += `<rect x="${f1(sx - w / 2 + r.to(-6, 6))}" y="${f1(y)}" width="${f1(w)}" height="1.100" rx=".5" fill="${c.glow}" opacity=".6"/>`;
  }
  let b = "";
  for (let i = 0; i < r.int(0, 5); i++) {
    const x = r.to(10, 90),
      y = r.to(18, 46);
    b += `M${f1(x - 3)},${f1(y - 1)}Q${f1(x - 1)},${f1(y - 2)} ${f1(x)},${f1(y)}Q${f1(x + 1)},${f1(y - 2)} ${f1(x + 3)},${f1(y - 1)}`;
  }
  return s + line(b, c.near, 0.8);
}
