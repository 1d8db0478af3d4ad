/** Cards fly from where they were to where they are now. */
const FLIGHT = 360;
const NEAR = 6;
const SAME_SIZE = 0.03;
const TRAVEL = "cubic-bezier(.65,0,.35,1)";

export type Places = Map<string, DOMRect>;

export function places(within: HTMLElement): Places {
  const all: Places = new Map();
  within
    .querySelectorAll<HTMLElement>("[data-card]")
    .forEach((e) => all.set(e.dataset.card!, e.getBoundingClientRect()));
  return all;
}

/** Moves what lies elsewhere than before; what was not there comes from the zone it left, or fades in. */
export function fly(within: HTMLElement, before: Places, origin: (handle: string) => DOMRect | null): void {
  // everything is measured before anything moves: the other way round each card would be laid out anew
  const cards = [...within.querySelectorAll<HTMLElement>("[data-card]")].map((e) => {
    const was = before.get(e.dataset.card!);
    return { e, to: e.getBoundingClientRect(), was, from: was ?? origin(e.dataset.card!) };
  });
  for (const { e, to, was, from } of cards) {
    if (!from) {
      e.animate(
        [
          { opacity: 0, scale: "0.85" },
          { opacity: 1, scale: "1" },
        ],
        { duration: FLIGHT },
      );
      continue;
    }
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (Math.hypot(dx, dy) <= NEAR) continue;
    const size = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)));
    // only what changes: a card that fades is drawn apart from the rest, in every frame
    const [start, end]: [Keyframe, Keyframe] = [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }];
    if (Math.abs(size - 1) > SAME_SIZE) [start.scale, end.scale] = [String(size), "1"];
    if (!was) [start.opacity, end.opacity] = [0.4, 1];
    const flight = e.animate([start, end], { duration: FLIGHT, easing: TRAVEL });
    // what the compositor cannot animate would take the whole flight from it
    e.style.zIndex = "9";
    flight.onfinish = flight.oncancel = () => (e.style.zIndex = "");
  }
}
