// What a screen reader is told of a table.
import { checkWords } from "./checks";
import { readable } from "./printed";
import type { Choice, LogLine, Question, Room, View } from "./wire";
import { listed, seatName, sentence, spelled } from "./words";

const MOST_SPOKEN = 9;

/** Who is thinking, while nothing is asked here. */
export function waitingFor(view: View | null, room: Room | null): string {
  if (!view) return "Loading the table…";
  if (view.result) return "The game is over.";
  if (view.asked < 0) return "…";
  return `${seatName(room, view.asked, -2)} ${view.asked === view.you ? "decide" : "is thinking"}…`;
}

/** The question with its source and its first answers, or how the game ended. */
export function questionSpoken(view: View | null, prompt: Question | null, room: Room | null): string | null {
  if (view?.result) return "The game is over. " + view.result.reason;
  if (!view || !prompt) return null;
  const source = prompt.name ? `${prompt.name}: ${readable(prompt.sentence)} ` : "";
  const answers = listed(prompt.options)
    .slice(0, MOST_SPOKEN)
    .map((o, i) => `${i + 1}, ${answerSpoken(o, room, view.you)}`);
  return `${readable(prompt.words)} ${source}${prompt.options.length} options: ${answers.join("; ")}`;
}

/** An answer with all that stands on its button: what it does, what follows, what it needs. */
function answerSpoken(option: Choice, room: Room | null, you: number): string {
  const said = [readable(option.effect), sentence(option.outcome, room, you)];
  if (option.check) said.push(checkWords(option.check));
  const after = said.filter((words) => words !== "").join(", ");
  return spelled(option, room, you) + (after ? ": " + after : "");
}

/** The last things others did. */
export function lastSaid(log: LogLine[], room: Room | null, you: number): string {
  return log
    .filter((l) => !l.detail && l.seat !== you)
    .slice(-2)
    .map((l) => sentence(l.words, room, you))
    .join(". ");
}
