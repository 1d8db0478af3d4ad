import type { Question, Segment, View } from "./wire";

const NUMBERED = /\bbattlefield (\d+)/g;

/** The same table, its question and its state calling battlefields by their names: commands count them, players do not. */
export function withPlaceNames(view: View): View {
  if (!view.zones["site-0"]) return view;
  const name = (text: string) => text.replace(NUMBERED, (all, n: string) => called(view, n) ?? all);
  return {
    ...view,
    timing: { ...view.timing, state: name(view.timing.state) },
    prompt: view.prompt && named(view.prompt, name),
  };
}

/** A battlefield's name; two of one name keep their numbers. */
function called(view: View, number: string): string | null {
  const name = nameOf(view, Number(number) - 1);
  if (!name) return null;
  for (let i = 0; view.zones[`site-${i}`]; i++)
    if (i !== Number(number) - 1 && nameOf(view, i) === name) return `${name} (${number})`;
  return name;
}

function nameOf(view: View, place: number): string | undefined {
  return view.faces[view.cards[view.zones[`site-${place}`]?.cards[0] ?? ""]?.face ?? ""]?.name;
}

function named(prompt: Question, name: (text: string) => string): Question {
  const parts = (words: Segment[]) => words.map((w) => (w.kind === "WORDS" ? { ...w, text: name(w.text) } : w));
  return {
    ...prompt,
    words: name(prompt.words),
    options: prompt.options.map((o) => ({ ...o, words: parts(o.words), outcome: parts(o.outcome ?? []) })),
  };
}
