import type { Face } from "./wire";

/** Pictures of cards that a person brought along: kept in this browser, never sent anywhere. Found by number or by name. */
const DATABASE = "cardinal-pictures";
const STORE = "pictures";
const KINDS = /\.(png|jpe?g|webp|avif|gif)$/i;

export const isPicture = (name: string) => KINDS.test(name);

/** "Ember Ox", "ember_ox.png" and "Ember-Ox" are one name. */
export function plainName(name: string): string {
  return name
    .replace(KINDS, "")
    .replace(/^.*[/\\]/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Which of some pictures is a card's. Numbers come first: a follower and its evolved form share a name. */
export function pictureKey(face: Pick<Face, "name" | "codes">, names: ReadonlySet<string>): string | null {
  return [...face.codes, face.name].map(plainName).find((key) => names.has(key)) ?? null;
}

function database(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(new Error("this browser keeps no pictures"));
  });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onerror = () => failed(new Error("there is no room for the pictures"));
  });
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error("a picture could not be read"));
    reader.readAsDataURL(file);
  });
}

class Pictures {
  /** The names there are pictures for; the pictures themselves come when a card is shown. */
  names = $state.raw<ReadonlySet<string>>(new Set());
  #shown = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = new Set<string>();

  constructor() {
    if (typeof indexedDB !== "undefined") void this.#look();
  }

  async #look(): Promise<void> {
    try {
      const db = await database();
      const keys = db.transaction(STORE).objectStore(STORE).getAllKeys();
      keys.onsuccess = () => (this.names = new Set(keys.result.map(String)));
    } catch {
      // a private window has none
    }
  }

  /** The picture of a card. */
  of(face: Pick<Face, "name" | "codes">): string | null {
    if (this.names.size === 0) return null;
    const key = pictureKey(face, this.names);
    if (key === null) return null;
    const found = this.#shown.get(key);
    if (!found) queueMicrotask(() => void this.#load(key));
    return found ?? null;
  }

  async #load(key: string): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const db = await database();
    const got = db.transaction(STORE).objectStore(STORE).get(key);
    got.onsuccess = () =>
      void dataUrl(got.result as Blob).then((u) => (this.#shown = new Map(this.#shown).set(key, u)));
  }

  /** Takes pictures from files; how many there were. */
  async add(files: { name: string; blob: Blob }[]): Promise<number> {
    const all = files.filter((f) => isPicture(f.name));
    const db = await database();
    const work = db.transaction(STORE, "readwrite");
    for (const f of all) work.objectStore(STORE).put(f.blob, plainName(f.name));
    await ended(work);
    this.names = new Set([...this.names, ...all.map((f) => plainName(f.name))]);
    this.#asked.clear();
    this.#shown = new Map();
    return all.length;
  }

  async clear(): Promise<void> {
    const db = await database();
    const work = db.transaction(STORE, "readwrite");
    work.objectStore(STORE).clear();
    await ended(work);
    this.names = new Set();
    this.#shown = new Map();
    this.#asked.clear();
  }
}

export const pictures = new Pictures();
