import { expect, test } from "vitest";
import { atLeastOne, chances, draw, handSize, withCopies } from "./decks";
import { patched } from "./patch";
import { withPlaceNames } from "./places";
import { choice, sampleView } from "./sample";
import { questionSpoken } from "./speech";
import type { Segment } from "./wire";
import { listed, sameSide, seatName, spelled, spoken, sum } from "./words";

test("a patch changes what it names and keeps the identity of the rest", () => {
  const before = sampleView();
  const after = patched(before, [
    { path: ["cards", "c1", "turned"], gone: false, value: true },
    { path: ["cards", "c2"], gone: true, value: null },
    { path: ["asked"], gone: false, value: 1 },
  ]);
  expect(after.cards.c1!.turned).toBe(true);
  expect("c2" in after.cards).toBe(false);
  expect(after.asked).toBe(1);
  expect(after.cards.c3).toBe(before.cards.c3);
  expect(before.cards.c1!.turned).toBe(false);
});

test("a value says how it comes about", () => {
  expect(sum(sampleView().cards.c3!.values[0]!)).toBe("Might 5 = 3 printed + 1 buff + 1 Assault");
  expect(
    sum({
      key: "x",
      label: "Attack",
      now: 1,
      printed: 3,
      parts: [
        { amount: 3, label: "printed" },
        { amount: -2, label: "Frost" },
      ],
    }),
  ).toBe("Attack 1 = 3 printed − 2 Frost");
});

test("a hidden card is spoken of without a name", () => {
  expect(spoken(sampleView(), "b-1")).toBe("face-down card");
  expect(spoken(sampleView(), "c3")).toContain("Ember Ox, Unit, cost 3 fury, Might 5, exhausted");
});

test("what is to be done comes first, resources last", () => {
  const all = [
    choice(0, "end turn", { manner: "DECLINE" }),
    choice(1, "exhaust", { manner: "RESOURCE" }),
    choice(2, "play"),
    choice(3, "pass", { manner: "PASS" }),
  ];
  expect(listed(all).map((o) => o.text)).toEqual(["play", "end turn", "pass", "exhaust"]);
});

test("copies of a card are added to its line and taken away with it", () => {
  expect(withCopies("Deck:\n2 Ember Ox\n1 Salt Wren", "Ember Ox", 1)).toBe("Deck:\n3 Ember Ox\n1 Salt Wren");
  expect(withCopies("2 Ember Ox\n1 Salt Wren", "Salt Wren", -1)).toBe("2 Ember Ox");
  expect(withCopies("Legend:\nOld Quay", "Old Quay", -1)).toBe("Legend:");
  expect(withCopies("2 Ember Ox", "Old Quay", 1)).toBe("2 Ember Ox\n1 Old Quay");
});

test("the chance of a card in the opening hand", () => {
  expect(atLeastOne(40, 3, 4)).toBe(28);
  expect(atLeastOne(4, 4, 1)).toBe(100);
  expect(chances(5, 2, 2)).toEqual([30, 60, 10].map((p) => expect.closeTo(p, 6)));
  expect(chances(40, 0, 4)).toEqual([100, 0, 0, 0, 0].map((p) => expect.closeTo(p, 6)));
  expect(draw([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
});

test("a fighter begins with the character's hand size", () => {
  const face = { ...sampleView().faces.f1!, numbers: [{ key: "hand_size", label: "Hand Size", value: 5, of: 0 }] };
  expect(handSize("universus", [face])).toBe(5);
  expect(handSize("riftbound", [face])).toBe(4);
});

test("a seat without a name is called by its letter", () => {
  expect(seatName(null, 1, 0)).toBe("Player B");
  expect(seatName(null, 0, 0)).toBe("You");
});

test("options are told with names, and speak to whom they are about", () => {
  const part = (kind: Segment["kind"], text: string, seat = -1, second = ""): Segment => ({
    kind,
    text,
    seat,
    card: null,
    second,
  });
  const first = (seat: number) =>
    choice(1, "x", {
      words: [part("PLAYER", "A", seat), part("WORDS", " "), part("VERB", "goes", seat, "go"), part("WORDS", " first")],
    });
  expect(spelled(first(0), null, 0)).toBe("You go first");
  expect(spelled(first(1), null, 0)).toBe("Player B goes first");
  expect(
    spelled(
      choice(1, "x", { words: [part("WORDS", "to "), part("OWNER", "B's", 1), part("WORDS", " base")] }),
      null,
      0,
    ),
  ).toBe("to Player B's base");
  expect(spelled(choice(1, "play Ember Ox"), null, 0)).toBe("play Ember Ox");
});

test("those of one team play together", () => {
  const view = {
    ...sampleView(),
    players: [0, 1, 2, 3].map((seat) => ({ seat, team: seat % 2, in: true, stats: [] })),
  };
  expect([0, 1, 2, 3].filter((s) => sameSide(view, 1, s))).toEqual([1, 3]);
  expect(sameSide(sampleView(), 0, 2)).toBe(false);
});

test("battlefields are called by their names; two of one name keep their numbers", () => {
  const view = sampleView([choice(1, "move Ember Ox to battlefield 2")]);
  const site = (i: number) => ({ ...view.zones["base-0"]!, kind: "site", place: i, cards: [`s${i}`] });
  const zones = { ...view.zones, "site-0": site(0), "site-1": site(1) };
  const card = (face: string) => ({ ...Object.values(view.cards)[0]!, face });
  const face = Object.values(view.faces)[0]!;
  const named = (first: string, second: string) =>
    withPlaceNames({
      ...view,
      zones,
      cards: { ...view.cards, s0: card("p0"), s1: card("p1") },
      faces: { ...view.faces, p0: { ...face, name: first }, p1: { ...face, name: second } },
    }).prompt!.options[0]!;
  expect(spelled(named("Salt Chapel", "Owl Court"), null, 0)).toBe("move Ember Ox to Owl Court");
  expect(spelled(named("Owl Court", "Owl Court"), null, 0)).toBe("move Ember Ox to Owl Court (2)");
});

test("a screen reader is told all that stands on an answer's button", () => {
  const view = sampleView([
    choice(0, "keep", {
      effect: "play with the cards you have",
      outcome: [{ kind: "WORDS", text: "Ben's turn begins", seat: -1, card: null, second: "" }],
    }),
    choice(1, "block", {
      check: { difficulty: 4, modifiers: [], checked: null, commit: 2, chance: 0.5 },
    }),
  ]);
  expect(questionSpoken(view, view.prompt, null)).toBe(
    "Your turn: what do you do? 2 options: 1, keep: play with the cards you have, Ben's turn begins; " +
      "2, block: Needs 4: 50 %, committing up to 2",
  );
});
