// What a figure carries or has behind it.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, path, polar, poly, ring } from "./pens";

export function prop(r: Dice, c: Light, side: number): string {
  const x = 50 + side * r.to(20, 27),
    k = r.of(["sword", "staff", "spear", "wings", "bow", "banner", "scythe", "halo", "none"]);
  const turn = `transform="rotate(${f1(side * r.to(8, 24))} 50 90)"`;
  if (k === "sword")
    return `<g ${turn}>${path(
      poly([
        [x - 2.6, 84],
        [x - 2.2, 22],
        [x, 14],
        [x + 2.2, 22],
        [x + 2.6, 84],
      ]),
      c.glow,
    )}${path(
      poly([
        [x, 84],
        [x, 14],
        [x + 2.2, 22],
        [x + 2.6, 84],
      ]),
      c.far,
    )}<rect x="${x - 8}" y="84" width="16" height="3.4" rx="1.4" fill="${c.spark}"/></g>`;
  if (k === "staff")
    return `<g ${turn}>${line(`M${x},140V24`, c.near, 2.6)}${path(ring(x, 20, 8), c.glow, 'opacity=".35"')}${path(ring(x, 20, 4.6), c.spark)}${path(ring(x - 1.4, 18.6, 1.5), "#fff")}${line(`M${x - 7},27a8.5,8.5 0 1,1 14,0`, c.near, 2)}</g>`;
  if (k === "spear")
    return `<g ${turn}>${line(`M${x},140V30`, c.near, 2.2)}${path(
      poly([
        [x, 8],
        [x + 4.5, 27],
        [x, 33],
        [x - 4.5, 27],
      ]),
      c.glow,
    )}${path(
      poly([
        [x, 34],
        [x + 7, 40],
        [x + 4, 54],
        [x, 42],
      ]),
      c.spark,
    )}</g>`;
  if (k === "bow")
    return `<g ${turn}>${line(`M${x - 6},20C${x + 14},44 ${x + 14},78 ${x - 6},104`, c.near, 3)}${line(`M${x - 6},20L${x - 6},104`, c.glow, 0.6)}</g>`;
  if (k === "scythe")
    return `<g ${turn}>${line(`M${x},140L${x},22`, c.near, 2.4)}${path(`M${x + 1},20C${x - side * 12},14 ${x - side * 30},20 ${x - side * 36},36C${x - side * 26},27 ${x - side * 12},26 ${x + 1},29Z`, c.glow)}</g>`;
  if (k === "banner")
    return `<g ${turn}>${line(`M${x},140V12`, c.near, 2)}${path(`M${x},16C${x + side * 10},10 ${x + side * 16},24 ${x + side * 27},18L${x + side * 22},32L${x + side * 27},46C${x + side * 14},50 ${x + side * 10},40 ${x},46Z`, c.spark)}${path(ring(x + side * 11, 31, 4), c.near, 'opacity=".55"')}</g>`;
  if (k === "wings") {
    let d = "",
      e = "";
    const n = r.int(6, 8),
      up = r.to(-0.5, -0.1);
    for (let i = 0; i < n; i++) {
      const L = 48 - i * 4.2,
        a = -1.15 + up + i * 0.25,
        p = polar(56, 78, a, L),
        q = polar(56, 78, a + 0.2, L * 0.72),
        t = polar(56, 78, a - 0.14, L * 0.6);
      const f = poly([[55, 78], t, p, q]);
      if (i % 2) e += f;
      else d += f;
    }
    const both = (g: string) => g + `<g transform="translate(100 0) scale(-1 1)">${g}</g>`;
    return both(path(d, c.glow, 'opacity=".92"') + path(e, c.lit, 'opacity=".92"'));
  }
  if (k === "halo") {
    let d = "";
    for (let i = 0; i < 16; i++)
      d += poly([
        polar(50, 50, i * 0.3927 - 0.06, 23),
        polar(50, 50, i * 0.3927, i % 2 ? 30 : 36),
        polar(50, 50, i * 0.3927 + 0.06, 23),
      ]);
    return path(d, c.spark) + line(ring(50, 50, 21.5), c.glow, 1.3);
  }
  return "";
}
