import { getContext, setContext } from "svelte";
import type { Choice, Room, View } from "./wire";

/** Where a card lies decides how large it is drawn. */
export type CardSize = "table" | "hand" | "full" | "token" | "portrait";

/** What a card carries while a question is about it: its key, and what would become of it. */
export interface Badge {
  key: string;
  fate: string;
}

/** What the parts of a board need to know and may do. A getter each, so that parts follow changes. */
export interface Seating {
  readonly view: View;
  readonly room: Room | null;
  /** Whose side is at the bottom. */
  readonly near: number;
  /** The card that is looked at closely. */
  readonly inspected: string | null;
  /** The cards that the picked or pointed answer is about. */
  readonly pointed: readonly string[];
  /** What may be done with a card, or at a zone. */
  options(id: string): Choice[];
  badge(id: string): Badge | null;
  choose(option: Choice): void;
  /** A click or Enter on a card, or on what stands for a zone: shows what can be done; done once more it is done. */
  touch(handle: string, at: HTMLElement, by: "mouse" | "touch" | "key"): void;
  inspect(handle: string | null, at?: HTMLElement): void;
  /** A card was dropped on another card, or on a zone, or on a card in a zone. */
  drop(handle: string, ...on: string[]): void;
}

const KEY = Symbol("seating");

export function provideSeating(seating: Seating): void {
  setContext(KEY, seating);
}

export function seating(): Seating {
  return getContext<Seating>(KEY);
}
