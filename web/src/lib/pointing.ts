// What an open question puts on the table: which answers a card has, what it carries, where arrows go.
import type { Arrow } from "./arrows";
import type { Badge } from "./seat";
import type { Choice, Question, Room, View } from "./wire";
import { listed, sentence } from "./words";

const LONGEST_FATE = 26;

/** The answers about each card and zone. */
export function answersAt(question: Question | null): Map<string, Choice[]> {
  const all = new Map<string, Choice[]>();
  for (const o of question?.options ?? [])
    for (const key of [o.card, o.target]) if (key) all.set(key, [...(all.get(key) ?? []), o]);
  return all;
}

/** A card carries its key and its fate where one answer is about it and nothing else; a fate that all share tells nothing. */
export function badges(
  question: Question | null,
  answers: Map<string, Choice[]>,
  room: Room | null,
  you: number,
): Map<string, Badge> {
  const all = new Map<string, Badge>();
  if (!question || question.ask === "ACT") return all;
  listed(question.options).forEach((o, i) => {
    const at = o.target ?? o.card;
    if (at && answers.get(at)?.length === 1)
      all.set(at, { key: i < 9 ? String(i + 1) : "", fate: short(sentence(o.outcome ?? [], room, you)) });
  });
  const fates = new Set([...all.values()].map((b) => b.fate));
  if (all.size > 1 && fates.size === 1) for (const [at, badge] of all) all.set(at, { ...badge, fate: "" });
  return all;
}

/** What is long stands beside the answer; a card only carries what can be read on it. */
const short = (fate: string) => (fate.length <= LONGEST_FATE ? fate : "");

/** From what waits to be resolved to what it is aimed at, from who attacks to whom, and for the answer that is shown. */
export function aims(view: View, question: Question | null, shown: Choice | null): Arrow[] {
  const tone = (seat: number) => (seat === view.you ? ("own" as const) : ("foe" as const));
  const all: Arrow[] = view.stack.flatMap((s) =>
    s.card ? s.targets.map((t) => ({ from: s.card!, to: t, tone: tone(s.controller) })) : [],
  );
  const fight = view.fight;
  if (fight && view.family === "evolve")
    for (const a of fight.attackers)
      for (const t of fight.targets) all.push({ from: a, to: t, tone: tone(fight.attacker) });
  if (shown) {
    const from = shown.target ? shown.card : (question?.source ?? null);
    const to = shown.target ?? shown.card;
    if (from && to) all.push({ from, to, tone: "can" });
  }
  return all;
}
