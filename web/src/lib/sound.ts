// Sounds made in the page: short tones, no files.
import { prefs } from "./prefs.svelte";
import type { Happening, HappeningKind } from "./wire";

type Tone = [hertz: number, seconds: number, shape: OscillatorType, to?: number];

const TONES: Partial<Record<HappeningKind, Tone[]>> = {
  TURN: [
    [392, 0.12, "sine"],
    [523, 0.18, "sine"],
  ],
  PLAY: [[300, 0.12, "triangle", 420]],
  DRAW: [[520, 0.05, "triangle", 640]],
  REVEAL: [[440, 0.1, "triangle", 560]],
  ATTACK: [[180, 0.16, "sawtooth", 90]],
  BLOCK: [[240, 0.1, "square", 200]],
  TARGET: [[620, 0.06, "sine"]],
  DAMAGE: [[130, 0.14, "square", 70]],
  LIFE: [[150, 0.2, "square", 80]],
  POINTS: [
    [523, 0.1, "sine"],
    [659, 0.1, "sine"],
    [784, 0.16, "sine"],
  ],
  CHECK: [[480, 0.08, "triangle"]],
  DESTROY: [[160, 0.22, "sawtooth", 50]],
  END: [
    [392, 0.16, "sine"],
    [494, 0.16, "sine"],
    [587, 0.3, "sine"],
  ],
};
const YOUR_MOVE: Tone[] = [
  [587, 0.09, "sine"],
  [784, 0.14, "sine"],
];
const CLICK: Tone[] = [[700, 0.03, "triangle", 500]];
const LOUDEST = 0.14;

class Sound {
  #context: AudioContext | null = null;

  #tones(tones: Tone[]): void {
    if (!prefs.sound || prefs.volume <= 0 || typeof AudioContext === "undefined") return;
    // a browser lets a page sound once somebody has clicked on it
    if (!navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    let at = context.currentTime;
    for (const [hertz, seconds, shape, to] of tones) {
      const [voice, loud] = [context.createOscillator(), context.createGain()];
      voice.type = shape;
      voice.frequency.setValueAtTime(hertz, at);
      if (to) voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
      loud.gain.setValueAtTime((LOUDEST * prefs.volume) / 100, at);
      loud.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
      voice.connect(loud).connect(context.destination);
      voice.start(at);
      voice.stop(at + seconds);
      at += seconds * 0.9;
    }
  }

  play(e: Happening, you: number): void {
    if (e.kind === "TURN" && e.seat !== you) return;
    const tones = TONES[e.kind];
    if (tones) this.#tones(tones);
  }

  click(): void {
    this.#tones(CLICK);
  }

  yourMove(): void {
    this.#tones(YOUR_MOVE);
  }
}

export const sound = new Sound();
