// The keys of the table. A number picks the answer that carries it and is in sight; Enter gives the picked one.
import type { Answering } from "./answering.svelte";
import type { Match } from "./match.svelte";
import type { Stage } from "./stage.svelte";
import type { Question } from "./wire";
import { listed } from "./words";

interface Table {
  stage: Stage;
  answering: Answering;
  match: Match;
  prompt: () => Question | null;
  you: () => number;
  why: () => void;
  help: () => void;
  log: () => void;
  close: () => void;
}

function focusOn(selector: string): void {
  [...document.querySelectorAll<HTMLElement>(selector)].find((e) => e.checkVisibility?.() ?? true)?.focus();
}

/** Whether an answer's button is in sight: in the window, and not scrolled out of its list. */
function inSight(number: number): boolean {
  const button = document.querySelector(`button[data-option="${number}"]`);
  if (!button || !(button.checkVisibility?.() ?? true)) return false;
  const b = button.getBoundingClientRect();
  const list = button.closest(".list")?.getBoundingClientRect();
  const [top, bottom] = list ? [list.top, list.bottom] : [0, window.innerHeight];
  return b.height === 0 || (b.bottom <= bottom + 2 && b.top >= top - 2);
}

export function tableKeys(table: Table): (e: KeyboardEvent) => void {
  const { stage, answering } = table;

  function answer(digit: number, question: Question): void {
    const o = listed(question.options)[(digit + 9) % 10];
    if (!o || !inSight(o.number)) return;
    // the answer has the focus, so that Enter gives it and nothing else
    focusOn(`button[data-option="${o.number}"]`);
    answering.press(o, question);
  }

  return (e) => {
    const target = e.target as HTMLElement;
    if (
      e.ctrlKey ||
      e.metaKey ||
      e.altKey ||
      target.matches("input:not([type=checkbox]), textarea, select") ||
      target.closest("dialog")
    )
      return;
    const question = table.prompt();
    const key = e.key.toLowerCase();
    if (stage.playing && (/^[0-9p]$/.test(key) || ["escape", "enter", " "].includes(key))) {
      // a key pressed while something is being told passes it, and does nothing else
      if (key === " " && stage.waits) stage.step();
      else stage.skip();
      e.preventDefault();
      return;
    }
    if (/^[0-9]$/.test(key)) {
      if (question) answer(Number(key), question);
      return;
    }
    switch (key) {
      case "enter": {
        const picked = question?.options.find((o) => o.number === answering.picked);
        if (!picked || (target.matches("button, a, summary") && !target.matches(`[data-option="${picked.number}"]`)))
          return;
        answering.give(picked);
        break;
      }
      case "p": {
        const all = question ? listed(question.options) : [];
        const o = all.find((x) => x.manner === "PASS") ?? all.find((x) => x.manner === "DECLINE");
        if (o) answering.press(o, question!);
        break;
      }
      case "h":
        focusOn(".hand [data-card]");
        break;
      case "b":
        focusOn(".middle [data-card]");
        break;
      case "o":
        focusOn("button[data-option]");
        break;
      case "l":
        table.log();
        break;
      case "w":
        table.why();
        break;
      case "u":
        if (table.you() >= 0) table.match.send({ type: "TakeBack" });
        break;
      case "?":
        table.help();
        break;
      case "escape":
        answering.drop();
        table.close();
        break;
      case "arrowdown":
      case "arrowup":
        focusOn("button[data-option]");
        break;
      default:
        return;
    }
    e.preventDefault();
  };
}
