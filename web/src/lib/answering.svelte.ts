import { prefs } from "./prefs.svelte";
import type { Choice, Question } from "./wire";

const MUCH = 3;

/** How many cards could still be used by what is asked. */
export function leftToDo(question: Question): number {
  return new Set(question.options.filter((o) => o.manner === "ACT" && o.card).map((o) => o.card)).size;
}

/** Answering a question: an answer is picked first, and given when it is picked once more, by Enter, or by the button that repeats it. */
export class Answering {
  /** The number of the picked answer, and of the one pointed at. */
  picked = $state(-1);
  over = $state(-1);
  /** Whether ending a turn with much left to do was asked for once. */
  warned = $state(false);
  #serial = -1;
  #give: (option: Choice) => void;

  constructor(give: (option: Choice) => void) {
    this.#give = give;
  }

  /** A new question begins with nothing picked. */
  ask(question: Question | null): void {
    const serial = question?.serial ?? -1;
    if (serial === this.#serial) return;
    this.#serial = serial;
    this.picked = -1;
    this.over = -1;
    this.warned = false;
  }

  /** The answer that is shown on the table: pointed at, else picked. */
  shown(question: Question | null): Choice | null {
    const number = this.over >= 0 ? this.over : this.picked;
    return question?.options.find((o) => o.number === number) ?? null;
  }

  press(option: Choice, question: Question): void {
    const ends = option.manner === "PASS" || option.manner === "DECLINE";
    if (ends) {
      if (this.#careful(option, question) && !this.warned) this.warned = true;
      else this.#give(option);
    } else if (prefs.oneClick || question.options.length === 1 || this.picked === option.number) this.#give(option);
    else this.picked = option.number;
  }

  give(option: Choice): void {
    this.#give(option);
  }

  drop(): void {
    this.picked = -1;
    this.warned = false;
  }

  #careful(option: Choice, question: Question): boolean {
    return prefs.askEnd && option.manner === "DECLINE" && question.purpose === "TURN" && leftToDo(question) >= MUCH;
  }
}
