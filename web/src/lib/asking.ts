// What a question is, in a player's words, for the line above it.
import type { Purpose, Question, Room, View } from "./wire";
import { seatName } from "./words";

const PURPOSES: Record<Purpose, string> = {
  TURN: "Your turn",
  RESPOND: "You may answer",
  BLOCK: "You are attacked",
  MULLIGAN: "Your first hand",
  FIRST_PLAYER: "Before the game",
  TARGET: "Choose what it is aimed at",
  PLAYER: "Choose a player",
  PLACE: "Choose where",
  MODE: "Choose one",
  MAY: "You may",
  AMOUNT: "Choose how much",
  DIVIDE: "Share out the damage",
  PAY: "Pay for it",
  PAY_EXTRA: "You may pay more",
  DISCARD: "Discard",
  LOSE: "You must give something up",
  KEEP: "Choose what stays",
  SEARCH: "Search",
  TAKE: "Take",
  MOVE: "Move",
  TURN_CARDS: "Ready or exhaust",
  ORDER_ABILITIES: "Choose what comes first",
  ORDER_EFFECTS: "Choose what comes first",
  ORDER_CARDS: "Put in order",
  REPLACE: "Instead",
  NAME: "Name something",
  CHECK: "A check",
  FORM: "Choose its form",
  SIDEBOARD: "Between games",
};

/** The line above the question: who asks, or what it is about. */
export function overline(view: View, question: Question, room: Room | null): string {
  const purpose = PURPOSES[question.purpose];
  if (question.purpose === "BLOCK" && view.fight) return `${seatName(room, view.fight.attacker, view.you)} attacks you`;
  if (question.purpose === "RESPOND") {
    const whose = view.timing.active;
    return whose >= 0 && whose !== view.you ? `${seatName(room, whose, view.you)}'s turn: you may answer` : purpose;
  }
  return question.name && question.source ? `${question.name}: ${purpose.toLowerCase()}` : purpose;
}
