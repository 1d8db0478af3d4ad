import { capital } from "./words";
import type { Choice, Question, View } from "./wire";

/** What is answered by itself: how, and what a person reads about it. */
export interface Yield {
  readonly manner: "PASS" | "YES" | "NO";
  readonly about: string;
}

/**
 * What one need not be asked again: windows until one's next turn, the windows of one card or ability, and what a card says
 * one may do. Kept as long as the tab is, so that a reload forgets nothing; the server is never told.
 */
export class Yields {
  untilTurn = $state(false);
  always = $state.raw<ReadonlyMap<string, Yield>>(new Map());
  readonly #key: string;

  constructor(match = "") {
    this.#key = match && "cardinal.yields." + match;
    try {
      const kept = this.#key ? sessionStorage.getItem(this.#key) : null;
      if (kept) this.always = new Map(JSON.parse(kept) as [string, Yield][]);
    } catch {
      // without storage they last until the page is left
    }
  }

  /** What a window is about: what is on top of what waits, else the attack or combat. */
  about(view: View): string {
    return view.stack[0]?.label ?? view.fight?.label ?? "";
  }

  mayPass(view: View, question: Question): boolean {
    return question.purpose === "RESPOND" && question.options.some((o) => o.manner === "PASS") && view.you >= 0;
  }

  /** Whether a card asks for a yes or no that can be given once and for all. */
  mayDecide(view: View, question: Question): boolean {
    return view.you >= 0 && question.purpose === "MAY" && question.name !== "" && yesAndNo(question) !== null;
  }

  /** The answer that was promised, or nothing. */
  answer(view: View, question: Question): Choice | null {
    if (view.timing.active === view.you) this.untilTurn = false;
    if (this.mayPass(view, question)) {
      const promised = this.untilTurn || this.always.has(windowKey(this.about(view)));
      return promised ? question.options.find((o) => o.manner === "PASS")! : null;
    }
    if (!this.mayDecide(view, question)) return null;
    const decided = this.always.get(abilityKey(question));
    const both = decided && yesAndNo(question);
    return both ? (decided.manner === "YES" ? both.yes : both.no) : null;
  }

  pass(view: View): void {
    const about = this.about(view);
    this.#set(windowKey(about), { manner: "PASS", about });
  }

  decide(question: Question, yes: boolean): void {
    this.#set(abilityKey(question), { manner: yes ? "YES" : "NO", about: question.name });
  }

  /** All that is answered by itself, in words. */
  words(): string {
    const said = (manner: Yield["manner"], verb: string) => {
      const names = [...new Set([...this.always.values()].filter((y) => y.manner === manner).map((y) => y.about))];
      return names.length ? [`${verb} ${names.join(", ")}`] : [];
    };
    const all = [
      ...(this.untilTurn ? ["passing until your turn"] : []),
      ...said("PASS", "always passing for"),
      ...said("YES", "always yes to"),
      ...said("NO", "always no to"),
    ];
    return all.length ? capital(all.join("; ")) + "." : "";
  }

  clear(): void {
    this.untilTurn = false;
    this.always = new Map();
    this.#keep();
  }

  #set(key: string, how: Yield): void {
    this.always = new Map(this.always).set(key, how);
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.#key) sessionStorage.setItem(this.#key, JSON.stringify([...this.always]));
    } catch {
      // without storage they last until the page is left
    }
  }
}

const windowKey = (about: string) => "window " + about;

/** One ability of one card: its name and its sentence, and the very question. */
const abilityKey = (question: Question) => `ability ${question.name} ${question.sentence} ${question.words}`;

function yesAndNo(question: Question): { yes: Choice; no: Choice } | null {
  if (question.ask !== "YES_NO" || question.options.length !== 2) return null;
  const yes = question.options.find((o) => o.kind === "yes");
  const no = question.options.find((o) => o.kind === "no");
  return yes && no ? { yes, no } : null;
}
