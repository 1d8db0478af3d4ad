// Something that happens: bursts, bolts, blooms.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, polar, poly, rim, ring, type Point } from "./pens";
import { cloud, motes, rays, ridge } from "./scenery";

export function spell(r: Dice, c: Light, motif: string): string {
  const x = 50 + r.to(-5, 5),
    y = r.to(54, 62),
    how = motif || r.of(["burst", "vortex", "bolt", "comet", "bloom", "hands", "shards"]);
  let s = rays(r, x, y, r.int(14, 26), c.glow, 0.16) + ridge(r, 112, 8, c.mid, 'opacity=".8"');
  const core = (R: number) =>
    path(ring(x, y, R * 2.3), c.glow, 'opacity=".16"') +
    path(ring(x, y, R * 1.5), c.glow, 'opacity=".3"') +
    path(ring(x, y, R), c.spark) +
    path(ring(x, y, R * 0.62), "#fff", 'opacity=".9"');
  if (how === "burst") {
    for (const [n, R, col, o] of [
      [9, 58, c.mid, 0.9],
      [11, 46, c.spark, 0.9],
      [13, 31, c.glow, 1],
    ] as const) {
      const p: Point[] = [],
        a0 = r.to(0, 3);
      for (let i = 0; i < n * 2; i++)
        p.push(polar(x, y, a0 + (i / n) * Math.PI, i % 2 ? R * 0.42 : R * r.to(0.75, 1.1)));
      s += path(poly(p), col, `opacity="${o}"`);
    }
    s += core(9);
  }
  if (how === "vortex") {
    for (let i = 0; i < 26; i++) {
      const R = 6 + i * 2.1,
        a = i * 0.62;
      const p = polar(x, y, a, R),
        q = polar(x, y, a + r.to(1.5, 2.6), R * 1.02);
      s += line(
        `M${f1(p[0])},${f1(p[1])}A${f1(R)},${f1(R)} 0 0,1 ${f1(q[0])},${f1(q[1])}`,
        [c.glow, c.spark, c.near, c.lit][i % 4]!,
        r.to(1, 4.2),
        'opacity=".88"',
      );
    }
    s += core(5);
  }
  if (how === "bolt") {
    const mk = (x0: number, k: number) => {
      let d = `M${f1(x0)},-4`,
        cx = x0,
        cy = -4;
      while (cy < 118) {
        cx += r.to(-13, 13) * k;
        cy += r.to(7, 15);
        d += `L${f1(cx)},${f1(cy)}`;
      }
      return d;
    };
    s += cloud(r, 4, c.near, 0.6) + cloud(r, 14, c.mid, 0.7);
    for (const k of [0.7, 1, 0.8]) {
      const d = mk(50 + r.to(-26, 26), k);
      s += line(d, c.spark, 6 * k, 'opacity=".28"') + line(d, c.glow, 2.6 * k) + line(d, "#fff", 1 * k);
    }
    s += path(ring(50, 118, 36, 7), c.spark, 'opacity=".5"') + path(ring(50, 118, 18, 3), "#fff", 'opacity=".8"');
  }
  if (how === "comet")
    for (let i = 0; i < 6; i++) {
      const px = r.to(8, 80),
        py = r.to(28, 108),
        L = r.to(24, 58),
        R = i ? r.to(2, 4.5) : 10,
        cx = i ? px : 42,
        cy = i ? py : 66;
      s +=
        path(
          poly([
            [cx - R * 0.7, cy - R * 0.7],
            [cx + L, cy - L * 1.15],
            [cx + R * 0.7, cy + R * 0.7],
          ]),
          c.spark,
          'opacity=".75"',
        ) +
        path(
          poly([
            [cx - R * 0.3, cy - R * 0.3],
            [cx + L * 0.7, cy - L * 0.8],
            [cx + R * 0.3, cy + R * 0.3],
          ]),
          "#fff",
          'opacity=".75"',
        ) +
        path(ring(cx, cy, R), c.glow) +
        path(ring(cx - R * 0.2, cy + R * 0.2, R * 0.6), "#fff");
    }
  if (how === "bloom") {
    for (let k = 4; k > 0; k--) {
      let d = "";
      const n = 5 + k * 2,
        L = 12 * k;
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.2832 + k * 0.4;
        const p = polar(x, y, a, L),
          q = polar(x, y, a - 0.26, L * 0.62),
          t = polar(x, y, a + 0.26, L * 0.62);
        d += `M${f1(x)},${f1(y)}Q${f1(q[0])},${f1(q[1])} ${f1(p[0])},${f1(p[1])}Q${f1(t[0])},${f1(t[1])} ${f1(x)},${f1(y)}Z`;
      }
      s += path(d, [c.glow, c.spark, c.lit, c.cloth][k - 1]!, 'opacity=".92"');
    }
    s += core(4.5);
  }
  if (how === "hands") {
    const hand =
      "M4,146C10,120 16,112 24,104C22,96 24,86 27,84C30,84 30,92 31,96C31,86 33,78 36,77C39,78 38,88 38,94C40,86 43,80 45,81C47,83 44,92 43,97C46,92 49,90 50,92C50,98 44,106 40,114C36,124 34,134 34,146Z";
    s += core(11);
    for (let i = 0; i < 3; i++)
      s += line(
        ring(x, y, 18 + i * 7, 6 + i * 3),
        c.glow,
        0.8,
        `opacity="${0.8 - i * 0.2}" transform="rotate(${-20 + i * 22} ${f1(x)} ${f1(y)})"`,
      );
    s += rim(hand, c, 1, c.near) + `<g transform="translate(100 0) scale(-1 1)">${rim(hand, c, 1, c.near)}</g>`;
  }
  if (how === "shards") {
    for (let i = 0; i < 15; i++) {
      const a = r.to(0, 6.28),
        R = r.to(16, 52),
        L = r.to(9, 22),
        p = polar(x, y, a, R),
        t = polar(x, y, a, R + L),
        q = polar(p[0], p[1], a + 1.57, L * 0.2),
        u = polar(p[0], p[1], a - 1.57, L * 0.2);
      s +=
        path(poly([polar(x, y, a, R - L * 0.3), q, t, u]), c.glow) +
        path(poly([polar(x, y, a, R - L * 0.3), u, t]), c.cloth);
    }
    s += core(8);
  }
  return s + motes(r, 26, c.glow, 0, 130, 1.3);
}
