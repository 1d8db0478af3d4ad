import { getContext, setContext } from "svelte";
import type { Choice, Room, View } from "./wire";

/** How large a card is drawn, and how much of it. */
export type CardSize = "table" | "hand" | "full" | "mini" | "token";

/** What the parts of a board need to know and may do. A getter each, so that parts follow changes. */
export interface Seating {
  readonly view: View;
  readonly room: Room | null;
  /** Whose side is at the bottom. */
  readonly near: number;
  /** The card that is looked at closely. */
  readonly inspected: string | null;
  /** What may be done with a card, or at a zone. */
  options(id: string): Choice[];
  choose(option: Choice): void;
  /** A click or Enter on a card: does the only thing, or opens the menu. */
  touch(handle: string, at: HTMLElement, coarse: boolean): void;
  inspect(handle: string | null): void;
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
