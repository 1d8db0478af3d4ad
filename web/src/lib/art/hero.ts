// A figure: what it carries, its body, its head.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { hsl } from "./light";
import { line, f1, mirror, path, polar, poly, rim, ring, SKIN, type Point } from "./pens";
import { prop } from "./prop";
import { backdrop, hills, motes, ridge } from "./scenery";

export function hero(r: Dice, c: Light, motif: string): string {
  const side = r.odds(0.5) ? 1 : -1,
    w = r.to(23, 31),
    sx = 50 + side * r.to(4, 20);
  let s = backdrop(r, c, sx, r.to(36, 50), r.to(17, 27));
  s += r.odds(0.5) ? ridge(r, r.to(74, 88), 9, c.far) : hills(r, r.to(78, 90), 6, c.far);
  s += prop(r, c, -side);
  const body = r.of(["cloak", "plate", "robe", "fur", "plate", "cloak"]);
  let d;
  if (body === "plate")
    d =
      ring(50 - w * 0.86, 83, 11.5, 10) +
      ring(50 + w * 0.86, 83, 11.5, 10) +
      poly(
        mirror([
          [50, 66],
          [42, 68],
          [50 - w, 80],
          [50 - w - 3, 145],
        ]),
      );
  else if (body === "robe")
    d = poly(
      mirror([
        [50, 64],
        [39, 58],
        [36, 71],
        [50 - w * 0.82, 84],
        [50 - w - 6, 145],
      ]),
    );
  else if (body === "fur") {
    const p: Point[] = [[50, 64]];
    for (let i = 0; i < 7; i++) {
      const x = 44 - (i * w) / 7;
      p.push([x, 69 + i * 2.4], [x - 2.6, 77 + i * 2.6]);
    }
    p.push([50 - w - 8, 145]);
    d = poly(mirror(p));
  } else
    d = `M50,62C60,66 ${50 + w * 0.8},68 ${50 + w},86L${58 + w},145H${42 - w}L${50 - w},86C${50 - w * 0.8},68 40,66 50,62Z`;
  const head = motif || r.of(["hood", "helm", "hair", "spiky", "crown", "hat", "hair", "horned"]);
  let hd = "",
    over = "",
    face = "";
  const skin = r.of(SKIN),
    eye = r.of([c.near, c.near, c.spark]),
    hair = r.of([c.near, c.mid, c.spark, c.glow, hsl(c.h + 180, 30, 22)]);
  const shade = (e: number) =>
    path(
      side > 0 ? `M50,42C40,42 40,50 40.5,57C41,64 46,68 50,69Z` : `M50,42C60,42 60,50 59.5,57C59,64 54,68 50,69Z`,
      c.near,
      `opacity="${e}"`,
    );
  const looks =
    path("M50,42C59,42 60,49 59.4,57C59,64 54,69 50,69.4C46,69 41,64 40.6,57C40,49 41,42 50,42Z", skin) +
    path("M46,64h8v9h-8Z", skin) +
    path("M46,66.5Q50,70 54,66.5V73H46Z", c.near, 'opacity=".35"') +
    shade(0.42) +
    line("M43.6,55.4q2,-1.3 4,0M52.4,55.4q2,-1.3 4,0", eye, 1.3) +
    line("M43,52.6l4.6,-.5M57,52.6l-4.6,-.5", c.near, 0.9) +
    line(`M50,56.5l${side * -1.2},4.2h1.4M47.8,64.2h4`, c.near, 0.7, 'opacity=".65"');
  if (head === "hood") {
    hd = "M50,29C66,33 69,52 67,70L60,76H40L33,70C31,52 34,33 50,29Z";
    over =
      path("M50,38C61,41 61.500,54 60,64L50,72L40,64C38.500,54 39,41 50,38Z", c.near) +
      (r.odds(0.5)
        ? path("M44,60Q50,64 56,60L54,68L50,71L46,68Z", skin) +
          path("M44,60Q50,64 50,71L46,68Z", c.near, 'opacity=".4"')
        : "") +
      path(ring(45.4, 54, 1.9, 1) + ring(54.6, 54, 1.9, 1), c.spark);
  } else if (head === "helm" || head === "horned") {
    hd = "M50,35C62,35 63,46 62.500,56L60,67L50,73L40,67L37.500,56C37,46 38,35 50,35Z";
    if (head === "horned")
      hd +=
        poly([
          [39, 46],
          [30, 44],
          [24, 33],
          [25, 22],
          [30, 34],
          [40, 38],
        ]) +
        poly([
          [61, 46],
          [70, 44],
          [76, 33],
          [75, 22],
          [70, 34],
          [60, 38],
        ]);
    over =
      path("M50,35C62,35 63,46 62.500,56L60,67L50,73Z", side > 0 ? c.clothLit : c.mid) +
      path("M50,35C38,35 37,46 37.500,56L40,67L50,73Z", side > 0 ? c.mid : c.clothLit) +
      path("M40,53L49,55.500V58L41,57ZM60,53L51,55.500V58L59,57Z", c.spark) +
      line("M50,36V72", c.glow, 0.8) +
      (head === "helm"
        ? path(
            `M50,35C48,22 ${50 - side * 16},20 ${50 - side * 25},34C${50 - side * 14},30 ${50 - side * 8},34 50,41Z`,
            c.spark,
          )
        : path("M36,47h28v2.600h-28Z", c.spark));
  } else {
    face = looks;
    if (head === "hair") {
      const L = r.to(72, 96);
      hd = `M50,33C67,33 68,50 67,62C67,74 72,${f1(L - 8)} 66,${f1(L)}L34,${f1(L)}C28,${f1(L - 8)} 33,74 33,62C32,50 33,33 50,33Z`;
      over = path(
        side > 0
          ? "M38.500,57C38,42 46,37 54,38C62,40 62,50 61.500,56C59,48 55,45 49,45C43,46 40,50 38.500,57Z"
          : "M61.500,57C62,42 54,37 46,38C38,40 38,50 38.500,56C41,48 45,45 51,45C57,46 60,50 61.500,57Z",
        hair,
      );
    }
    if (head === "spiky") {
      const p: Point[] = [];
      for (let i = 0; i <= 14; i++) p.push(polar(50, 52, 2.75 + (i / 14) * 3.93, i % 2 ? r.to(18, 22) : 15));
      p.push([62, 66], [38, 66]);
      hd = poly(p);
      over = path(
        poly([
          [39, 52],
          [40, 42],
          [46, 38],
          [57, 38],
          [61, 44],
          [61, 53],
          [57, 47],
          [54, 51],
          [50, 46],
          [46, 51],
          [43, 46],
        ]),
        hair,
      );
    }
    if (head === "crown") {
      hd = "M50,36C64,36 64,50 63,64L60,72H40L37,64C36,50 36,36 50,36Z";
      over =
        path("M38,50Q50,38 62,50L61,43Q50,36 39,43Z", hair) +
        path(
          poly([
            [37, 43],
            [35, 29],
            [42, 36],
            [46, 25],
            [50, 35],
            [54, 25],
            [58, 36],
            [65, 29],
            [63, 43],
            [50, 40],
          ]),
          c.spark,
        ) +
        path(ring(50, 36.5, 1.7), c.near);
    }
    if (head === "hat") {
      hd = "M50,38C62,38 63,50 63,62L66,80H34L37,62C37,50 38,38 50,38Z";
      over =
        path("M38,52Q50,42 62,52L61,44H39Z", hair) +
        path(`M24,47Q50,36 76,47Q64,42 61,40L${50 + side * 4},13L39,40Q36,42 24,47Z`, c.near) +
        path("M39.500,38.500Q50,34.500 60.500,38.500L61,41.500Q50,37.500 39,41.500Z", c.spark);
    }
  }
  const tilt = `transform="translate(${f1(r.to(-4, 4))} 3) rotate(${f1(side * r.to(-3, 5))} 50 90)"`;
  s += `<g ${tilt}>` + rim(d + (face ? "" : hd), c, side, c.cloth) + (face ? rim(hd, c, side, hair, 1.1) : "");
  s += path(
    side > 0
      ? poly([
          [50, 66],
          [50, 145],
          [50 - w - 7, 145],
          [50 - w, 86],
          [40, 69],
        ])
      : poly([
          [50, 66],
          [50, 145],
          [50 + w + 7, 145],
          [50 + w, 86],
          [60, 69],
        ]),
    c.near,
    'opacity=".45"',
  );
  if (!face)
    s +=
      path(hd, head === "hood" ? c.mid : c.near) +
      (head === "hood"
        ? path(
            side < 0
              ? "M50,29C34,33 31,52 33,70L40,76L40,64C38.500,54 39,41 50,38Z"
              : "M50,29C66,33 69,52 67,70L60,76L60,64C61.500,54 61,41 50,38Z",
            c.clothLit,
          )
        : "");
  s += face + over;
  if (body === "plate") {
    s +=
      line(
        `M${50 - w * 0.86 - 10},86a11,10 0 0,1 20,-4M${50 + w * 0.86 + 10},86a11,10 0 0,0 -20,-4`,
        c.glow,
        1,
        'opacity=".8"',
      ) +
      path(
        poly([
          [50, 78],
          [62, 84],
          [58, 104],
          [50, 110],
          [42, 104],
          [38, 84],
        ]),
        c.clothLit,
        'opacity=".7"',
      ) +
      line("M50,78V110", c.near, 0.8);
  } else if (body === "robe")
    s +=
      path(
        poly([
          [50, 72],
          [39, 58],
          [36, 71],
          [46, 92],
        ]) +
          poly([
            [50, 72],
            [61, 58],
            [64, 71],
            [54, 92],
          ]),
        c.clothLit,
      ) + line("M50,76V140", c.glow, 0.8, 'opacity=".6"');
  else
    s +=
      path(`M36,71Q50,88 64,71L66,76Q50,96 34,76Z`, c.clothLit) +
      line(`M44,90L40,140M57,90L62,140M${50 - w * 0.7},84L${50 - w * 0.8},140`, c.near, 0.9, 'opacity=".4"');
  s +=
    path(
      poly([
        [50, 82],
        [53.5, 86.5],
        [50, 91],
        [46.5, 86.5],
      ]),
      c.spark,
    ) +
    path(
      poly([
        [50, 82],
        [50, 91],
        [46.5, 86.5],
      ]),
      "#fff",
      'opacity=".5"',
    ) +
    "</g>";
  return s + motes(r, 12, c.spark, 20, 120);
}
