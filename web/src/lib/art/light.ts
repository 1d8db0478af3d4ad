import type { Dice } from "./dice";

/** Hue of the shadows, hue of the light, saturation: of domains, classes and symbols. */
const TONES: Record<string, [number, number, number]> = {
  fury: [4, 36, 72],
  calm: [152, 78, 48],
  mind: [214, 186, 62],
  body: [24, 50, 70],
  chaos: [276, 322, 56],
  order: [44, 50, 52],
  forestcraft: [128, 68, 46],
  swordcraft: [38, 48, 62],
  runecraft: [222, 264, 56],
  dragoncraft: [12, 34, 70],
  abysscraft: [306, 352, 44],
  havencraft: [196, 46, 34],
  neutral: [214, 34, 14],
  air: [196, 168, 46],
  fire: [10, 40, 74],
  water: [206, 178, 62],
  earth: [30, 44, 40],
  void: [262, 200, 44],
  life: [116, 62, 48],
  death: [318, 92, 22],
  good: [210, 48, 40],
  evil: [344, 20, 58],
  infinity: [288, 190, 48],
  all: [178, 44, 44],
};
const PLAIN: [number, number, number] = [214, 34, 14];
const DRIFT = 9;

/** The colours of one picture: two of sky, the light, three depths, cloth and one spark. */
export interface Light {
  time: Time;
  h: number;
  top: string;
  low: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  lit: string;
  spark: string;
  cloth: string;
  clothLit: string;
}

type Time = "night" | "dusk" | "dawn" | "noon";

export function hsl(h: number, s: number, l: number): string {
  return `hsl(${Math.round(((h % 360) + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%)`;
}

export function tone(name: string): [number, number, number] {
  return TONES[name] ?? PLAIN;
}

export function light(r: Dice, first: string, second: string): Light {
  const [h0, g0, s] = tone(first);
  const h = h0 + r.to(-DRIFT, DRIFT);
  const g = (second in TONES ? TONES[second]![0] : g0) + r.to(-8, 8);
  const wheel = ((g % 360) + 360) % 360;
  const calm = (x: number) => (wheel > 54 && wheel < 110 ? x * 0.62 : x); // acid yellow-greens are taken down
  const time = r.of<Time>(["night", "dusk", "dusk", "dawn", "noon"]);
  const sky = {
    night: {
      top: hsl(h + 14, s, 10),
      low: hsl(h, s * 0.9, 36),
      glow: hsl(g, calm(82), 78),
      far: hsl(h + 6, s * 0.7, 29),
      mid: hsl(h, s * 0.8, 19),
      near: hsl(h - 6, s, 8),
      lit: hsl(g, calm(50), 52),
    },
    dusk: {
      top: hsl(h - 8, s, 24),
      low: hsl(g, calm(84), 58),
      glow: hsl(g + 8, calm(96), 82),
      far: hsl(h, s * 0.8, 42),
      mid: hsl(h - 4, s, 27),
      near: hsl(h - 12, s, 12),
      lit: hsl(g, calm(74), 60),
    },
    dawn: {
      top: hsl(h, s * 0.7, 56),
      low: hsl(g, calm(76), 86),
      glow: hsl(g, calm(96), 96),
      far: hsl(h, s * 0.5, 66),
      mid: hsl(h, s * 0.7, 44),
      near: hsl(h - 8, s * 0.9, 20),
      lit: hsl(g, calm(66), 74),
    },
    noon: {
      top: hsl(h, s, 40),
      low: hsl(h + 16, s * 0.9, 74),
      glow: hsl(g, calm(94), 90),
      far: hsl(h + 8, s * 0.7, 58),
      mid: hsl(h, s * 0.85, 36),
      near: hsl(h - 8, s, 16),
      lit: hsl(g, calm(70), 68),
    },
  }[time];
  return {
    ...sky,
    time,
    h,
    spark: hsl(g, calm(98), 66),
    cloth: hsl(h + r.of([0, 0, 160, 40]), s * 0.75, 34),
    clothLit: hsl(h + r.of([0, 20]), s * 0.7, 48),
  };
}
