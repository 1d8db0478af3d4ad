import type {
  ApiError,
  ClauseText,
  DeckExport,
  DeckReport,
  DeckText,
  Face,
  Fork,
  GameOffer,
  LessonOffer,
  LessonSeat,
  LobbyTable,
  NewTable,
  ReplayHint,
  ReplayInfo,
  ReplayStep,
  Room,
  SeatGrant,
  SitDown,
  StarterDeck,
  WorkshopCard,
  WorkshopOffer,
  WorkshopReading,
} from "./wire";

/** What the server refused, in its own words. */
export class Refusal extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch("/api" + path, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal("The server does not answer. Is it still running?");
  }
  if (answer.ok) return answer.json() as Promise<T>;
  const error = (await answer.json().catch(() => null)) as ApiError | null;
  const where = error?.where ? error.where + ": " : "";
  throw new Refusal(error ? where + error.reason : `The server answered ${answer.status}.`);
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown) => ask<T>("POST", path, body);
const enc = encodeURIComponent;

export const api = {
  games: () => get<GameOffer[]>("/games"),
  starter: (game: string, name: string, mode: string) =>
    get<StarterDeck>(`/games/${enc(game)}/decks/${enc(name)}?mode=${enc(mode)}`),
  cards: (game: string, pool: string) => get<Face[]>(`/games/${enc(game)}/cards` + (pool ? `?pool=${enc(pool)}` : "")),
  clause: (game: string, clause: string) => get<ClauseText>(`/games/${enc(game)}/clauses/${enc(clause)}`),
  lobby: () => get<LobbyTable[]>("/lobby"),
  open: (table: NewTable) => post<SeatGrant>("/tables", table),
  sit: (match: string, guest: SitDown) => post<SeatGrant>(`/tables/${enc(match)}/seats`, guest),
  room: (match: string) => get<Room>(`/tables/${enc(match)}`),
  check: (deck: DeckText) => post<DeckReport>("/decks/check", deck),
  exportDeck: (deck: DeckText) => post<DeckExport>("/decks/export", deck),
  replay: (match: string) => get<ReplayInfo>(`/replays/${enc(match)}`),
  step: (match: string, n: number, eyes: string) =>
    get<ReplayStep>(`/replays/${enc(match)}/steps/${n}?eyes=${enc(eyes)}`),
  replayHint: (match: string, step: number) => get<ReplayHint>(`/replays/${enc(match)}/steps/${step}/hint`),
  fork: (match: string, fork: Fork) => post<SeatGrant>(`/replays/${enc(match)}/forks`, fork),
  lessons: () => get<LessonOffer[]>("/lessons"),
  learn: (id: string, seat: LessonSeat) => post<SeatGrant>(`/lessons/${enc(id)}/tables`, seat),
  workshop: (game: string) => get<WorkshopOffer>(`/games/${enc(game)}/workshop`),
  read: (card: WorkshopCard) => post<WorkshopReading>("/workshop/read", card),
  tryOut: (card: WorkshopCard) => post<SeatGrant>("/workshop/tables", card),
};

const clauses = new Map<string, Promise<ClauseText>>();

/** The paraphrase behind a clause, asked for once. */
export function clauseText(game: string, clause: string): Promise<ClauseText> {
  const key = game + " " + clause;
  let text = clauses.get(key);
  if (!text) {
    text = api.clause(game, clause);
    text.catch(() => clauses.delete(key));
    clauses.set(key, text);
  }
  return text;
}

let offers: Promise<GameOffer[]> | null = null;

/** What there is to play, asked for once. */
export function gameOffers(): Promise<GameOffer[]> {
  offers ??= api.games().catch((e: unknown) => {
    offers = null;
    throw e;
  });
  return offers;
}
