import { beforeEach, expect, test } from "vitest";
import { sampleView, choice } from "./sample";
import { Yields } from "./yields.svelte";
import type { Choice, Question, View } from "./wire";

beforeEach(() => sessionStorage.clear());

const asks = (over: Partial<Question>, options: Choice[]): View => {
  const view = sampleView(options);
  return { ...view, prompt: { ...view.prompt!, ...over } };
};
const may = (name = "Wreckers' Cove", words = "Kill a unit to draw 2?") =>
  asks({ purpose: "MAY", ask: "YES_NO", name, words, sentence: "When you hold here, you may." }, [
    { ...choice(0, "yes"), kind: "yes" },
    { ...choice(1, "no"), kind: "no", manner: "DECLINE" },
  ]);
const window = (about: string): View => ({
  ...asks({ purpose: "RESPOND" }, [choice(0, "use Reader"), { ...choice(1, "pass"), manner: "PASS" }]),
  stack: [{ label: about, controller: 1, card: null, targets: [], pending: false }],
});

test("what a card says one may do is decided once, for this ability only, and after a reload too", () => {
  const yields = new Yields("m1");
  const view = may();
  expect(yields.answer(view, view.prompt!)).toBeNull();
  yields.decide(view.prompt!, true);
  expect(yields.answer(view, view.prompt!)?.kind).toBe("yes");
  const other = may("Salt Chapel", "Buff a unit?");
  expect(yields.answer(other, other.prompt!)).toBeNull();
  yields.decide(other.prompt!, false);
  const again = new Yields("m1");
  expect(again.answer(view, view.prompt!)?.kind).toBe("yes");
  expect(again.answer(other, other.prompt!)?.kind).toBe("no");
  expect(again.words()).toBe("Always yes to Wreckers' Cove; always no to Salt Chapel.");
  expect(new Yields("m2").answer(view, view.prompt!)).toBeNull();
  again.clear();
  expect(new Yields("m1").answer(view, view.prompt!)).toBeNull();
});

test("windows of one card or ability are passed, those of others are not", () => {
  const yields = new Yields("m1");
  const view = window("Spark Volley");
  expect(yields.answer(view, view.prompt!)).toBeNull();
  yields.pass(view);
  expect(yields.answer(view, view.prompt!)?.manner).toBe("PASS");
  const other = window("Powder and Prayer");
  expect(yields.answer(other, other.prompt!)).toBeNull();
});

test("passing until one's turn ends with it, and never answers anything else", () => {
  const yields = new Yields("m1");
  yields.untilTurn = true;
  const theirs = (v: View): View => ({ ...v, timing: { ...v.timing, active: 1 } });
  const view = theirs(window("Spark Volley"));
  expect(yields.answer(view, view.prompt!)?.manner).toBe("PASS");
  const asked = theirs(may());
  expect(yields.answer(asked, asked.prompt!)).toBeNull();
  const own = window("Spark Volley");
  expect(yields.answer(own, own.prompt!)).toBeNull();
  expect(yields.untilTurn).toBe(false);
});
