const URL = process.env.CARDINAL_URL ?? "http://127.0.0.1:7777";

/** What a browser has in its storage when a test begins: what happens is shown at once, and a turn ends without a second question. */
export const QUICK = settings({ speed: "instant", askEnd: false });

export function settings(values: Record<string, unknown>) {
  const localStorage = Object.entries(values).map(([name, v]) => ({
    name: "cardinal." + name,
    value: JSON.stringify(v),
  }));
  return { cookies: [], origins: [{ origin: new globalThis.URL(URL).origin, localStorage }] };
}
