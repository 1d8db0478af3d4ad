/** The colours of domains, classes and symbols. */
const COLOURS: Record<string, string> = {
  fury: "#c23a2c",
  calm: "#3d8a57",
  mind: "#2f6db3",
  body: "#c46a1c",
  chaos: "#7a48a8",
  order: "#b18a17",
  forestcraft: "#4c8b37",
  swordcraft: "#b3892a",
  runecraft: "#4161b3",
  dragoncraft: "#c2542a",
  abysscraft: "#8c2f5e",
  havencraft: "#9d8a4a",
  neutral: "#7b7a76",
  air: "#7fa8c9",
  all: "#8b8b8b",
  death: "#5d5468",
  earth: "#8a6434",
  evil: "#8f1d3f",
  fire: "#cf4a21",
  good: "#d0a92e",
  life: "#4d9a48",
  void: "#54358f",
  water: "#2c78b8",
  infinity: "#333a44",
};

const OTHER = "#77736b";

export function colour(name: string): string {
  return COLOURS[name] ?? OTHER;
}

/** One or two colours that a card is drawn in. */
export function pair(names: string[]): [string, string] {
  const first = colour(names[0] ?? "");
  return [first, names.length > 1 ? colour(names[names.length - 1]!) : first];
}
