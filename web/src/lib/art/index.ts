/**
 * A picture for every card, drawn from its name: the same name, the same picture, on every machine. Back to front: sky (four times
 * of day), light, far and middle distance, the subject with a rim of light, sparks, grain, a darker edge. The subject stands in the
 * upper half, so that a name may cover the lower third.
 */
import type { Face } from "../wire";
import { attack } from "./attack";
import { beast } from "./beast";
import { dice, type Dice } from "./dice";
import { form } from "./form";
import { hero } from "./hero";
import { light, type Light } from "./light";
import { subject, type Family } from "./motif";
import { place } from "./place";
import { relic } from "./relic";
import { back, rune } from "./signs";
import { spell } from "./spell";

/** Which window of the drawing is seen: a whole card, a thumbnail, a banner. */
export type Crop = "card" | "square" | "wide";

const DRAW: Record<Family, (r: Dice, c: Light, motif: string) => string> = {
  hero,
  beast,
  spell,
  relic,
  place,
  attack,
  form,
  rune,
  back,
};
const CROP: Record<Crop, string> = { card: "0 0 100 140", square: "9 18 82 82", wide: "0 34 100 56" };
const DEFS = (c: Light) =>
  `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.top}"/><stop offset=".72" stop-color="${c.low}"/></linearGradient>` +
  `<radialGradient id="v" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>` +
  `<pattern id="g" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(31)"><circle cx="1.3" cy="1.3" r=".5" fill="#fff"/></pattern>`;
const kept = new Map<string, string>();

function drawn(name: string, family: Family, motif: string, colours: string[]): string {
  const r = dice(name + "/" + family);
  const c = light(r, colours[0] ?? "", colours.length > 1 ? colours[colours.length - 1]! : "");
  const body = DRAW[family](r, c, motif);
  return (
    `<defs>${DEFS(c)}</defs><rect width="100" height="140" fill="url(#s)"/>${body}` +
    `<rect width="100" height="140" fill="url(#g)" opacity=".07"/><rect width="100" height="140" fill="url(#v)"/>`
  );
}

function url(key: string, crop: Crop, draw: () => string): string {
  const full = key + "|" + crop;
  let found = kept.get(full);
  if (!found) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROP[crop]}" preserveAspectRatio="xMidYMid slice">${draw()}</svg>`;
    found = "data:image/svg+xml," + encodeURIComponent(svg);
    kept.set(full, found);
  }
  return found;
}

/** The address of a card's picture. */
export function picture(
  face: Pick<Face, "name" | "kind" | "type" | "traits" | "colours">,
  crop: Crop = "card",
): string {
  return url([face.name, face.kind, face.type, ...face.colours].join("|"), crop, () => {
    const [family, motif] = subject(face);
    return drawn(face.name, family, motif, face.colours);
  });
}

/** The address of a card's back, in a colour. */
export function backPicture(colour: string): string {
  return url("back|" + colour, "card", () => drawn("back", "back", "", [colour]));
}
