import type { Change, View } from "./wire";

/** The view after some changes; what a change does not touch keeps its identity, so that only what changed is drawn again. */
export function patched(view: View, changes: Change[]): View {
  let now: unknown = view;
  for (const change of changes) now = set(now, change.path, 0, change);
  return now as View;
}

function set(node: unknown, path: string[], depth: number, change: Change): unknown {
  if (depth === path.length) return change.value;
  const key = path[depth]!;
  const copy = { ...(node as Record<string, unknown>) };
  if (depth === path.length - 1 && change.gone) delete copy[key];
  else copy[key] = set(copy[key], path, depth + 1, change);
  return copy;
}
