// A thing.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, f1, mirror, path, poly, rim, ring, type Point } from "./pens";
import { motes, rays } from "./scenery";

export function relic(r: Dice, c: Light, motif: string): string {
  const y = 62;
  let s =
    rays(r, 50, y, r.int(10, 18), c.glow, 0.15) +
    path(ring(50, y, 38), c.glow, 'opacity=".14"') +
    path(ring(50, y, 27), c.glow, 'opacity=".2"');
  s +=
    line(ring(50, y, 40, 13), c.glow, 0.7, `opacity=".8" transform="rotate(${f1(r.to(-30, 30))} 50 ${y})"`) +
    path(ring(50, 118, 34, 7), c.near, 'opacity=".5"');
  const how = motif || r.of(["blade", "cup", "lantern", "shield", "key", "book", "glass", "mask", "bell"]),
    t = `<g transform="translate(50 62) scale(1.18) rotate(${f1(r.to(-16, 16))}) translate(-50 -63)">`;
  const two = (L: Point[], a = c.lit, b = c.cloth) =>
    rim(poly(mirror(L)), c, 1, b, 1.3) +
    path(
      poly(
        L.concat([
          [50, L[L.length - 1]![1]],
          [50, L[0]![1]],
        ]),
      ),
      a,
    );
  s += t;
  if (how === "blade")
    s +=
      two(
        [
          [50, 12],
          [45, 22],
          [45, 82],
          [50, 82],
        ],
        c.glow,
        c.far,
      ) +
      two(
        [
          [50, 82],
          [34, 79],
          [33, 85],
          [46, 88],
          [46, 108],
          [50, 112],
        ],
        c.spark,
        c.mid,
      ) +
      path(ring(50, 84, 3), "#fff");
  if (how === "cup")
    s +=
      two([
        [50, 32],
        [26, 32],
        [29, 56],
        [42, 68],
        [46, 72],
        [46, 92],
        [34, 98],
        [34, 103],
        [50, 103],
      ]) +
      path(ring(50, 32, 24, 6), c.near) +
      path(ring(50, 33, 20, 4), c.spark) +
      path(
        poly([
          [50, 44],
          [56, 51],
          [50, 58],
          [44, 51],
        ]),
        c.spark,
      );
  if (how === "lantern")
    s +=
      line("M38,34a12,14 0 0,1 24,0", c.near, 2.6) +
      two([
        [50, 30],
        [36, 36],
        [34, 42],
        [50, 42],
      ]) +
      path("M36,42H64L67,88H33Z", c.near) +
      path("M40,46H60L62,84H38Z", c.spark) +
      path("M50,50C58,62 58,72 50,80C42,72 42,62 50,50Z", "#fff", 'opacity=".9"') +
      two([
        [50, 88],
        [31, 88],
        [31, 94],
        [38, 100],
        [50, 100],
      ]);
  if (how === "shield")
    s +=
      two([
        [50, 24],
        [38, 30],
        [24, 30],
        [25, 62],
        [34, 84],
        [50, 100],
      ]) +
      two(
        [
          [50, 34],
          [40, 39],
          [32, 39],
          [33, 62],
          [39, 78],
          [50, 89],
        ],
        c.spark,
        c.mid,
      ) +
      path(ring(50, 58, 7), c.near) +
      path(ring(50, 58, 4), c.glow);
  if (how === "key")
    s +=
      line(ring(50, 36, 13), c.glow, 7) +
      line(ring(50, 36, 13), c.lit, 5) +
      rim("M47,49H53V104H47ZM53,84H66V90H53ZM53,96H62V102H53Z", c, 1, c.lit) +
      path(
        poly([
          [50, 29],
          [56, 36],
          [50, 43],
          [44, 36],
        ]),
        c.spark,
      );
  if (how === "book")
    s +=
      two(
        [
          [50, 40],
          [40, 34],
          [20, 36],
          [20, 88],
          [40, 86],
          [50, 92],
        ],
        c.glow,
        c.low,
      ) +
      line("M26,46h17M26,53h17M26,60h14M57,46h17M57,53h17M60,60h14", c.mid, 1.3) +
      line("M50,40V92", c.near, 1.6) +
      path(ring(50, 26, 5), c.spark) +
      path("M22,92L50,97L78,92L78,96L50,102L22,96Z", c.near);
  if (how === "glass")
    s +=
      two(
        [
          [50, 28],
          [30, 28],
          [32, 42],
          [47, 62],
          [32, 82],
          [30, 98],
          [50, 98],
        ],
        c.glow,
        c.low,
      ) +
      path("M36,42H64L51,61H49Z", c.spark) +
      path("M34,95C36,84 46,82 50,72C54,82 64,84 66,95Z", c.spark) +
      path("M26,22H74V29H26ZM26,96H74V103H26Z", c.near) +
      line("M29,29V96M71,29V96", c.near, 2.6);
  if (how === "mask")
    s +=
      two([
        [50, 30],
        [34, 28],
        [24, 16],
        [24, 52],
        [32, 78],
        [50, 98],
      ]) +
      path("M30,52Q38,46 45,56Q38,60 30,52ZM70,52Q62,46 55,56Q62,60 70,52Z", c.near) +
      path(ring(38.5, 53, 1.8) + ring(61.5, 53, 1.8), c.spark) +
      path(
        poly([
          [50, 34],
          [53, 44],
          [50, 50],
          [47, 44],
        ]),
        c.spark,
      ) +
      line("M50,60L47,70H53M43,82Q50,78 57,82", c.near, 1.3) +
      line("M30,64l8,4M70,64l-8,4", c.spark, 1.6);
  if (how === "bell")
    s +=
      two([
        [50, 28],
        [42, 32],
        [36, 46],
        [34, 76],
        [26, 88],
        [26, 92],
        [50, 92],
      ]) +
      path(ring(50, 97, 6), c.near) +
      line(ring(50, 23, 5), c.glow, 2.6) +
      line("M35,74H65M36,52H64", c.spark, 1.8) +
      line("M18,70q-5,8 0,18M82,70q5,8 0,18", c.glow, 1.3);
  return s + "</g>" + motes(r, 22, c.spark, 10, 120, 1.2);
}
