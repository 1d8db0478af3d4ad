// What a person is told of each game before playing it.
import type { Face, FaceKind, GameOffer } from "./wire";

const MONTHS = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

const SHORT = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" });

interface Edition {
  about: string;
  rules: string;
  kind: FaceKind;
  colours: string[];
  picture: string;
}

const EDITIONS: Record<string, Edition> = {
  riftbound: {
    about: "Fight for battlefields; eight points win",
    rules: "Core rules",
    kind: "PLACE",
    colours: ["calm", "mind"],
    picture: "Harbour Bridge",
  },
  evolve: {
    about: "Followers that evolve, leaders that fall",
    rules: "Comprehensive rules",
    kind: "UNIT",
    colours: ["runecraft", "abysscraft"],
    picture: "Twilight Dragon",
  },
  "ufs-2010": {
    about: "Checks, attacks, blocks: the fighting game",
    rules: "Rules",
    kind: "ATTACK",
    colours: ["fire", "earth"],
    picture: "Rising Fist",
  },
  "ufs-2019": {
    about: "The same fight, with the rules of its last years",
    rules: "Rules",
    kind: "ATTACK",
    colours: ["evil", "fire"],
    picture: "Crescent Slash",
  },
  universus: {
    about: "Today's fighting game",
    rules: "Rules",
    kind: "ATTACK",
    colours: ["water", "void"],
    picture: "Tidal Wave",
  },
};

/** A later edition is told of in the words of its family's first. */
export function edition(game: string): Edition | undefined {
  return EDITIONS[game] ?? EDITIONS[Object.keys(EDITIONS).find((first) => game.startsWith(first + "-")) ?? ""];
}

/** Games with their editions, oldest first: those of one title are one game. */
export function byTitle(games: GameOffer[]): GameOffer[][] {
  const all: GameOffer[][] = [];
  for (const g of games) {
    const same = all.find(([first]) => first!.family === g.family && g.title.startsWith(first!.title));
    if (same) same.push(g);
    else all.push([g]);
  }
  return all;
}

/** When the document of an edition is from: "July 2026", where there is little room "Jul 2026". */
export function when(game: Pick<GameOffer, "date">, short = false): string {
  const [year, month] = game.date.split("-");
  return month ? (short ? SHORT : MONTHS).format(Date.UTC(Number(year), Number(month) - 1)) : (year ?? "");
}

/** The rule document a game is played by: "Core rules, October 2025". */
export function document(game: Pick<GameOffer, "id" | "version" | "date">): string {
  const rules = edition(game.id)?.rules ?? "Rules";
  const date = !game.date ? "" : game.date.includes("-") ? `, ${when(game)}` : ` of ${game.date}`;
  return rules + (game.version && " " + game.version) + date;
}

/** A picture that stands for a game. */
export function gamePicture(game: string): Face {
  const e = edition(game);
  return {
    name: e?.picture ?? game,
    type: "",
    kind: e?.kind ?? "THING",
    colours: e?.colours ?? [],
    traits: [],
    cost: [],
    keywords: [],
    numbers: [],
    text: [],
    other: [],
    codes: [],
  };
}
