import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { choice, sampleView } from "../lib/sample";
import type { Seating } from "../lib/seat";
import type { Choice, View } from "../lib/wire";
import { Answering } from "../lib/answering.svelte";
import { backPicture } from "../lib/art";
import CardPrint from "./CardPrint.svelte";
import CardFrame from "./CardFrame.svelte";
import CardMenu from "./CardMenu.svelte";
import LogPanel from "./LogPanel.svelte";
import Options from "./Options.svelte";
import Seated from "./Seated.svelte";
import Timing from "./Timing.svelte";
import Why from "./Why.svelte";

function seated(view: View, touch = vi.fn()): Seating {
  const options = (id: string) => view.prompt?.options.filter((o) => o.card === id || o.target === id) ?? [];
  return {
    view,
    room: null,
    near: 0,
    inspected: null,
    pointed: [],
    options,
    badge: () => null,
    choose: vi.fn(),
    touch,
    inspect: vi.fn(),
    drop: vi.fn(),
  };
}

test("every option is a button with its full text; the first click picks it, the second gives it", async () => {
  const options = [
    choice(0, "end turn", { manner: "DECLINE" }),
    choice(4, "play Ember Ox", { card: "c1" }),
    choice(5, "exhaust Fury Rune", { manner: "RESOURCE" }),
  ];
  const view = sampleView(options);
  const choose = vi.fn<(o: Choice) => void>();
  render(Options, { view, prompt: view.prompt, waiting: "", busy: false, answering: new Answering(choose) });
  const names = screen
    .getAllByRole("button")
    .map((b) => b.textContent?.trim())
    .filter((t) => t && !t.startsWith("§"));
  expect(names).toEqual(["Play Ember Ox1", "Exhaust Fury Rune3", "End turnP"]);
  const play = screen.getByRole("button", { name: "Play Ember Ox" });
  await fireEvent.click(play);
  expect(choose).not.toHaveBeenCalled();
  expect(play.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("[data-give]")!.textContent).toContain("Play Ember Ox");
  await fireEvent.click(play);
  expect(choose.mock.calls[0]![0].number).toBe(4);
});

test("while an answer is on its way nothing can be chosen twice", () => {
  const view = sampleView([choice(0, "pass", { manner: "PASS" })]);
  render(Options, { view, prompt: view.prompt, waiting: "", busy: true, answering: new Answering(vi.fn()) });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pass" }).disabled).toBe(true);
});

test("a value that differs from the printed one stands out and explains itself", () => {
  const view = sampleView();
  const { container } = render(CardFrame, { face: view.faces.f1, card: view.cards.c3 });
  const value = container.querySelector(".value.might")!;
  expect(value.classList.contains("up")).toBe(true);
  expect(value.getAttribute("title")).toBe("Might 5 = 3 printed + 1 buff + 1 Assault");
  expect(container.querySelector(".sum")!.textContent).toBe("Might 5 = 3 printed + 1 buff + 1 Assault");
});

test("a hidden card shows nothing but its back", () => {
  const { container } = render(CardPrint, { face: undefined, card: sampleView().cards["b-1"] });
  expect(container.querySelector("img")!.getAttribute("src")).toBe(backPicture("evil"));
  expect(container.textContent?.trim()).toBe("");
});

test("on the board the cards with options glow, and a click on one reaches the table", async () => {
  const touch = vi.fn();
  const { container } = render(Seated, { at: seated(sampleView([choice(1, "play Ember Ox", { card: "c1" })]), touch) });
  expect([...container.querySelectorAll(".glow")].map((e) => (e as HTMLElement).dataset.card)).toEqual(["c1"]);
  await fireEvent.click(screen.getByRole("button", { name: /Ember Ox.*1 option: play Ember Ox/ }));
  expect(touch.mock.calls[0]![0]).toBe("c1");
});

test("an opponent's hand is only counted", () => {
  const { container } = render(Seated, { at: seated(sampleView()) });
  expect(container.querySelector('[data-zone="hand-1"]')!.textContent).toContain("4");
  expect(container.querySelectorAll('[data-zone="hand-1"] [data-card]').length).toBe(0);
});

test.each(["evolve", "ufs"])("the board of %s has its zones", (family) => {
  const view = { ...sampleView(), family, game: family };
  const zone = (kind: string, seat: number, cards: string[]) => ({
    kind,
    seat,
    place: -1,
    label: kind,
    count: cards.length,
    cards,
    notes: [],
  });
  view.zones = {
    "hand-0": zone("hand", 0, ["c1"]),
    "field-0": zone("field", 0, ["c3"]),
    "pool-0": zone("pool", 0, ["c3"]),
    "stage-0": zone("stage", 0, []),
    "deck-0": zone("deck", 0, []),
  };
  const { container } = render(Seated, { at: seated(view) });
  expect(container.querySelector('[data-card="c3"]')).not.toBeNull();
  expect(container.querySelector(".hand [data-card='c1']")).not.toBeNull();
});

test("a card with several options opens a menu of them", async () => {
  const view = sampleView([
    choice(1, "move Ember Ox to base", { card: "c1" }),
    choice(2, "activate Ember Ox", { card: "c1" }),
  ]);
  const choose = vi.fn<(o: Choice) => void>();
  render(CardMenu, {
    view,
    room: null,
    handle: "c1",
    options: view.prompt!.options,
    at: new DOMRect(),
    sheet: false,
    choose,
    why: null,
    close: vi.fn(),
  });
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Activate Ember Ox" }));
  expect(choose.mock.calls[0]![0].number).toBe(2);
});

test("the present phase is marked in the timing strip", () => {
  render(Timing, { view: sampleView(), whose: "You" });
  expect(screen.getByText("Action").getAttribute("aria-current")).toBe("step");
});

test("a clause in the log opens its paraphrase", async () => {
  render(LogPanel, {
    lines: [
      {
        seat: 0,
        words: [
          { kind: "PLAYER", text: "A", seat: 0, card: null, second: "" },
          { kind: "WORDS", text: " draws ", seat: -1, card: null, second: "" },
          { kind: "WORDS", text: "a card", seat: -1, card: null, second: "" },
        ],
        clauses: ["400.1"],
        detail: false,
        turn: false,
        group: 0,
        depth: 0,
      },
    ],
    game: "riftbound",
    room: null,
    you: 0,
  });
  expect(screen.getByText("You")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Clause 400.1" }));
  expect(await screen.findByText("A paraphrase.")).toBeTruthy();
});

test("why not? names the reasons", () => {
  const answer = {
    type: "WhyAnswer" as const,
    match: "m",
    request: 1,
    doubts: [
      { command: "play Ember Ox", offered: false, reasons: [{ clause: "350", words: "too expensive", summary: "" }] },
    ],
  };
  render(Why, { name: "Ember Ox", answer, game: "riftbound", close: vi.fn() });
  expect(screen.getByText("Play Ember Ox")).toBeTruthy();
  expect(screen.getByText(/Too expensive/)).toBeTruthy();
});

test("ending a turn with much left to do is asked for twice, and can be switched off", async () => {
  const options = [
    choice(0, "end turn", { manner: "DECLINE" }),
    ...["c1", "c2", "c3"].map((card, i) => choice(i + 1, "play " + card, { card })),
  ];
  const view = sampleView(options);
  const choose = vi.fn<(o: Choice) => void>();
  const answering = new Answering(choose);
  render(Options, { view, prompt: view.prompt, waiting: "", busy: false, answering });
  await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: /End turn\? 3 cards can still be used/ }));
  expect(choose.mock.calls[0]![0].number).toBe(0);
});

test("an answer says what follows from it, and a check its arithmetic and its chance", () => {
  const words = [{ kind: "WORDS" as const, text: "blocks fully", seat: -1, card: null, second: "" }];
  const option = {
    ...choice(1, "block with Salt Wren", { card: "c2" }),
    outcome: words,
    check: {
      difficulty: 4,
      modifiers: [
        { amount: 3, label: "difficulty" },
        { amount: 1, label: "for the card already in your pool" },
      ],
      checked: null,
      commit: 2,
      chance: 0.62,
    },
  };
  const view = sampleView([option]);
  render(Options, { view, prompt: view.prompt, waiting: "", busy: false, answering: new Answering(vi.fn()) });
  const button = screen.getByRole("button", { name: /Block with Salt Wren/ });
  expect(button.textContent).toContain("Blocks fully");
  expect(button.textContent).toContain(
    "Needs 4 (difficulty 3, +1 for the card already in your pool): 62 %, committing up to 2",
  );
});

test("lines of one group fold under the first of them", async () => {
  const line = (text: string, group: number) => ({
    seat: 0,
    words: [{ kind: "WORDS" as const, text, seat: -1, card: null, second: "" }],
    clauses: [],
    detail: false,
    turn: false,
    group,
    depth: 0,
  });
  render(LogPanel, {
    lines: [line("first", 1), line("of it", 1), line("second", 2)],
    game: "riftbound",
    room: null,
    you: 0,
  });
  expect(screen.getByText("of it")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Hide what belongs to it" }));
  expect(screen.queryByText("of it")).toBeNull();
  expect(screen.getByText("second")).toBeTruthy();
});
