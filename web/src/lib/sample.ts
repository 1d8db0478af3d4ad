import type { Card, Choice, Face, View } from "./wire";

/** A small table for tests. */
export function sampleView(options: Choice[] = []): View {
  const face = (name: string, type: string): Face => ({
    name,
    type,
    kind: "UNIT",
    cost: ["3", "fury"],
    colours: ["fury"],
    traits: [],
    keywords: ["Assault"],
    numbers: [{ key: "might", label: "Might", value: 3, of: 0 }],
    text: ["When I attack, draw 1."],
    other: [],
    codes: [],
  });
  const card = (over: Partial<Card> = {}): Card => ({
    face: "f1",
    name: "Ember Ox",
    copy: 0,
    owner: 0,
    controller: 0,
    values: [],
    marks: [],
    keywords: ["Assault"],
    host: null,
    turned: false,
    ...over,
  });
  const zone = (kind: string, seat: number, cards: string[], place = -1, count = cards.length) => ({
    kind,
    seat,
    place,
    label: kind,
    count,
    cards,
    notes: [],
  });
  return {
    family: "riftbound",
    game: "riftbound",
    mode: "duel",
    you: 0,
    step: 3,
    asked: 0,
    stack: [],
    fight: null,
    result: null,
    timing: {
      turn: 2,
      active: 0,
      phase: "Action",
      phases: ["Awaken", "Action", "Ending"],
      state: "Neutral Open",
      clause: "316",
      priority: 0,
    },
    players: [0, 1].map((seat) => ({
      seat,
      team: seat,
      in: true,
      stats: [{ key: "points", label: "Points", value: 2 + seat, of: 8 }],
    })),
    zones: {
      "hand-0": zone("hand", 0, ["c1", "c2"]),
      "hand-1": zone("hand", 1, [], -1, 4),
      "base-0": zone("base", 0, ["c3"]),
      "base-1": zone("base", 1, []),
      "site-0": zone("site", -1, ["c4"], 0),
      "battlefield-0": zone("battlefield", -1, [], 0),
      "facedown-0": zone("facedown", -1, ["b-1"], 0),
    },
    cards: {
      c1: card(),
      c2: card({ name: "Salt Wren", face: "f2" }),
      c3: card({
        values: [
          {
            key: "might",
            label: "Might",
            now: 5,
            printed: 3,
            parts: [
              { amount: 3, label: "printed" },
              { amount: 1, label: "buff" },
              { amount: 1, label: "Assault" },
            ],
          },
        ],
        marks: [{ kind: "POSTURE", label: "exhausted" }],
        turned: true,
      }),
      c4: card({ face: "f3" }),
      "b-1": card({ face: "", name: "" }),
    },
    faces: { f1: face("Ember Ox", "Unit"), f2: face("Salt Wren", "Unit"), f3: face("Old Quay", "Battlefield") },
    prompt: options.length
      ? {
          serial: 7,
          ask: "ACT",
          purpose: "TURN",
          clause: "316",
          words: "Your turn: what do you do?",
          source: null,
          name: "",
          sentence: "",
          from: 0,
          to: 0,
          noPass: "",
          window: "turn",
          options,
        }
      : null,
  };
}

export function choice(number: number, text: string, over: Partial<Choice> = {}): Choice {
  return {
    number,
    kind: "play",
    text,
    words: [{ kind: "WORDS", text, seat: -1, card: null, second: "" }],
    effect: "",
    outcome: [],
    check: null,
    manner: "ACT",
    card: null,
    target: null,
    arguments: [],
    ...over,
  };
}
