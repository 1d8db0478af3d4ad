import { readable } from "./printed";
import type { Match } from "./match.svelte";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";

const PAGE = "Cardinal";
const LONG = 1500;

/** Says that it is one's move: in the title, with a sound after a wait, and by a notification where that is wished for. */
export class Notice {
  #match: Match;
  #serial = -1;
  #since = Date.now();

  constructor(match: Match) {
    this.#match = match;
  }

  follow(): () => void {
    const match = this.#match;
    const prompt = match.stage.playing ? null : match.view?.prompt;
    if (match.view?.result) document.title = "The game is over · " + PAGE;
    else if (prompt) document.title = "● Your move · " + PAGE;
    else document.title = "Table · " + PAGE;
    if (!prompt) {
      if (this.#serial >= 0) this.#since = Date.now();
      this.#serial = -1;
    } else if (prompt.serial !== this.#serial) {
      this.#serial = prompt.serial;
      if (Date.now() - this.#since > LONG || document.hidden) this.#call(readable(prompt.words));
    }
    return () => {
      document.title = PAGE;
    };
  }

  #call(words: string): void {
    sound.yourMove();
    if (document.hidden && prefs.notify && "Notification" in window && Notification.permission === "granted")
      new Notification("Your move", { body: words, tag: "cardinal", icon: "./icon.svg" });
  }
}
