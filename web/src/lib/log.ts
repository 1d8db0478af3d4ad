import type { LogLine } from "./wire";

/** Lines that belong to one action: its own line, and what came of it. */
export interface Group {
  id: number;
  head: LogLine;
  rest: LogLine[];
}

/** Puts lines together by the groups the server tells; without groups each line stands for itself. */
export function grouped(lines: LogLine[]): Group[] {
  const all: Group[] = [];
  for (const [i, line] of lines.entries()) {
    const last = all[all.length - 1];
    if (last && line.group !== undefined && line.group >= 0 && last.head.group === line.group && !line.turn)
      last.rest.push(line);
    else all.push({ id: i, head: line, rest: [] });
  }
  return all;
}
