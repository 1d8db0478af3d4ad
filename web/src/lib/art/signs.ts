// A rune with its sign, and the back of a card.
import type { Dice } from "./dice";
import type { Light } from "./light";
import { line, path, polar, poly, rim, ring } from "./pens";

const SIGNS: Record<string, string> = {
  fury: "M50,30L68,62L58,60L64,98L34,64L46,66Z",
  calm: "M50,32C72,46 72,82 50,100C28,82 28,46 50,32M50,46V100",
  mind: "M28,66Q50,38 72,66Q50,94 28,66Z",
  body: "M50,32L74,66L50,100L26,66ZM50,48V84M38,66H62",
  chaos: "M32,42L68,90M68,42L32,90M50,34V98",
  order: "M50,32V100M30,50H70M36,82H64",
};

export function rune(_: Dice, c: Light, sign: string): string {
  const s =
    path(ring(50, 66, 44), c.glow, 'opacity=".2"') +
    rim(
      poly([
        [50, 14],
        [82, 34],
        [88, 84],
        [62, 122],
        [36, 120],
        [12, 84],
        [18, 34],
      ]),
      c,
      1,
      c.mid,
      2.5,
    ) +
    path(
      poly([
        [50, 14],
        [18, 34],
        [12, 84],
        [36, 120],
        [50, 70],
      ]),
      c.near,
      'opacity=".35"',
    );

  const d = SIGNS[sign] ?? SIGNS.order!;
  return s + line(d, c.spark, 12, 'opacity=".3"') + line(d, c.glow, 6.5);
}

export function back(_: Dice, c: Light): string {
  let s =
    path("M-5,-5H105V145H-5Z", c.near) +
    line("M7,7H93V133H7Z", c.spark, 1.6, 'opacity=".8"') +
    line("M11,11H89V129H11Z", c.spark, 0.6, 'opacity=".6"');
  for (let k = 5; k > 0; k--) {
    let d = "";
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.2832 + k * 0.39;
      d += poly([polar(50, 70, a - 0.3, k * 5), polar(50, 70, a, k * 9), polar(50, 70, a + 0.3, k * 5)]);
    }
    s += path(d, k % 2 ? c.cloth : c.spark, `opacity="${k % 2 ? 0.9 : 0.55}"`);
  }
  return (
    s +
    path(
      poly([
        [50, 58],
        [60, 70],
        [50, 82],
        [40, 70],
      ]),
      c.glow,
    ) +
    path(
      poly([
        [50, 58],
        [50, 82],
        [40, 70],
      ]),
      "#fff",
      'opacity=".5"',
    )
  );
}
