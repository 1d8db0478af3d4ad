// An animal, by its head; a bird or a serpent whole.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, mirror, path, polar, poly, rim, ring, type Point } from "./pens";
import { backdrop, motes, ridge } from "./scenery";

/** Half of each head; the other half is its mirror image. */
const HEADS: Record<string, Point[]> = {
  wolf: [
    [50, 36],
    [43, 34],
    [31, 12],
    [29, 42],
    [24, 54],
    [33, 62],
    [31, 70],
    [39, 74],
    [44, 92],
    [50, 96],
  ],
  stag: [
    [50, 38],
    [42, 37],
    [28, 34],
    [36, 46],
    [39, 60],
    [43, 84],
    [46, 92],
    [50, 94],
  ],
  owl: [
    [50, 34],
    [40, 36],
    [25, 20],
    [27, 46],
    [25, 62],
    [31, 78],
    [42, 90],
    [50, 94],
  ],
  drake: [
    [50, 30],
    [44, 36],
    [36, 10],
    [34, 36],
    [20, 30],
    [30, 48],
    [22, 58],
    [33, 62],
    [38, 80],
    [43, 96],
    [50, 99],
  ],
  cat: [
    [50, 36],
    [42, 35],
    [32, 18],
    [27, 40],
    [24, 56],
    [28, 70],
    [40, 82],
    [50, 86],
  ],
};

const CHEEK: Point[] = [
  [46, 78],
  [45, 62],
  [44, 50],
];

export function beast(r: Dice, c: Light, motif: string): string {
  const side = r.odds(0.5) ? 1 : -1;
  let s = backdrop(r, c, 50 + side * r.to(0, 14), r.to(40, 54), r.to(22, 31));
  if (r.odds(0.6)) {
    let d = "";
    for (let i = 0; i < 9; i++) {
      const x = r.to(-5, 105),
        y = r.to(30, 66),
        w = r.to(5, 9);
      d += poly([
        [x, y],
        [x + w, 145],
        [x - w, 145],
      ]);
    }
    s += path(d, c.far, 'opacity=".75"');
  } else s += ridge(r, 78, 12, c.far);
  const kind = motif || r.of(["wolf", "stag", "owl", "drake", "cat", "bird", "serpent"]);
  if (kind === "bird") {
    let a = "",
      b = "";
    const y = 66,
      n = 8;
    for (let i = 0; i < n; i++) {
      const t = -2.62 + i * 0.24,
        L = 50 - Math.abs(i - 2) * 4.4;
      const f = poly([[48, y], polar(48, y, t - 0.12, L * 0.66), polar(48, y, t, L), polar(48, y, t + 0.15, L * 0.7)]);
      if (i % 2) b += f;
      else a += f;
    }
    const wing = path(a, c.mid) + path(b, c.cloth);
    s +=
      `<g transform="rotate(${f1(side * 6)} 50 66)">${path(
        poly([
          [44, 84],
          [34, 122],
          [45, 112],
          [50, 126],
          [55, 112],
          [66, 122],
          [56, 84],
        ]),
        c.spark,
      )}${wing}<g transform="translate(100 0) scale(-1 1)">${wing}</g>` +
      rim("M50,40C57,40 59,47 58,54C62,64 60,84 50,98C40,84 38,64 42,54C41,47 43,40 50,40Z", c, side, c.near) +
      path("M50,60Q57,70 50,94Q43,70 50,60Z", c.lit) +
      path(
        poly([
          [46, 49],
          [50, 60],
          [54, 49],
          [50, 46],
        ]),
        c.spark,
      ) +
      path(ring(45.5, 46.5, 1.5) + ring(54.5, 46.5, 1.5), "#fff") +
      "</g>";
  } else if (kind === "serpent") {
    const d = "M20,146C8,118 86,122 82,98C78,80 26,92 28,66C30,50 50,54 58,44";
    s +=
      line(d, c.glow, 19) +
      line(d, c.near, 17) +
      line(d, c.cloth, 12) +
      line(d, c.clothLit, 5, 'stroke-dasharray="1 5"');
    s +=
      rim(
        poly([
          [50, 52],
          [54, 32],
          [66, 24],
          [74, 30],
          [90, 36],
          [88, 44],
          [74, 50],
          [62, 56],
        ]),
        c,
        side,
        c.near,
      ) +
      path(
        poly([
          [56, 34],
          [50, 18],
          [64, 26],
        ]) +
          poly([
            [62, 29],
            [62, 14],
            [70, 27],
          ]),
        c.spark,
      ) +
      path(ring(71, 35, 2.3, 1.7), c.spark) +
      line("M88,42L72,46", c.glow, 0.8);
  } else {
    const H = HEADS[kind] ?? HEADS.wolf!;
    const chin = H[H.length - 1]![1];
    s += rim("M50,60C70,64 88,92 96,146H4C12,92 30,64 50,60Z", c, side, c.mid);
    let neck = "";
    for (let i = 0; i < 9; i++) {
      const x = 14 + i * 9;
      neck += poly([
        [x, 96 + Math.abs(4 - i) * 5],
        [x + 4, 118 + Math.abs(4 - i) * 5],
        [x + 8, 96 + Math.abs(4 - i) * 5],
      ]);
    }
    s += path(neck, c.near, 'opacity=".55"');
    if (kind === "stag") {
      const a = "M42,38C30,34 22,22 24,6M31,29C24,30 16,27 12,18M25,18C30,16 32,10 32,4";
      s +=
        line(a, c.glow, 4.2) +
        line(a, c.near, 2.8) +
        `<g transform="translate(100 0) scale(-1 1)">${line(a, c.glow, 4.2) + line(a, c.near, 2.8)}</g>`;
    }
    s += rim(poly(mirror(H)), c, side, c.cloth);
    const flip = (p: Point[]): Point[] => (side > 0 ? p : p.map((q) => [100 - q[0], q[1]]));
    s += path(poly(flip(H.concat([[50, 40]]))), c.near, 'opacity=".5"');
    s +=
      path(
        poly(
          mirror([
            [50, 42],
            [44, 50],
            [45, 62],
            [46, 78],
            [50, 82],
          ]),
        ),
        c.clothLit,
        'opacity=".85"',
      ) +
      path(
        poly([[50, 42], [50, 82], ...(side > 0 ? CHEEK : CHEEK.map((q): Point => [100 - q[0], q[1]]))]),
        c.near,
        'opacity=".28"',
      );
    if (kind === "owl")
      s +=
        path(ring(39, 52, 9) + ring(61, 52, 9), c.lit) +
        path(ring(39, 52, 6) + ring(61, 52, 6), c.near) +
        path(ring(39, 52, 3.6) + ring(61, 52, 3.6), c.spark) +
        path(
          poly([
            [50, 54],
            [54, 60],
            [50, 72],
            [46, 60],
          ]),
          c.spark,
        );
    else {
      s +=
        path("M33,54L44,57L43,60.500Q36,60 33,54ZM67,54L56,57L57,60.500Q64,60 67,54Z", c.spark) +
        path(ring(40.5, 57.6, 1) + ring(59.5, 57.6, 1), "#fff");
      s += path(
        poly(
          mirror([
            [50, chin - 12],
            [45, chin - 14],
            [46, chin - 8],
            [50, chin - 5],
          ]),
        ),
        c.near,
      );
    }
    if (kind === "cat")
      s +=
        line("M38,72L20,68M38,75L20,78M62,72L80,68M62,75L80,78", c.glow, 0.7) +
        line("M50,36v8M45,37l1,6M55,37l-1,6", c.near, 1.6);
    if (kind === "drake") {
      let d = "";
      for (let i = 0; i < 4; i++)
        d += poly([
          [47, 44 + i * 9],
          [50, 39 + i * 9],
          [53, 44 + i * 9],
        ]);
      s += path(d, c.spark);
    }
  }
  return s + motes(r, 16, c.spark, 10, 120);
}
