import type { Check } from "./wire";

/** A check in words: what it needs and where that comes from, then the chance; once it is made, what is missing. */
export function checkWords(check: Check): string {
  if (check.checked !== null) {
    const missing = check.commit > 0 ? `, ${check.commit} missing` : "";
    return `Checked ${check.checked} of ${check.difficulty}${missing}`;
  }
  const commit = check.commit > 0 ? `, committing up to ${check.commit}` : "";
  return `Needs ${check.difficulty}${parts(check)}: ${Math.round(check.chance * 100)} %${commit}`;
}

/** " (speed 3, +1 block modifier)"; nothing where there is only what is printed. */
function parts(check: Check): string {
  const [first, ...more] = check.modifiers.filter((m, i) => i === 0 || m.amount !== 0);
  if (!first || more.length === 0) return "";
  const added = more.map((m) => `${m.amount < 0 ? "−" : "+"}${Math.abs(m.amount)} ${m.label}`);
  return ` (${[`${first.label} ${first.amount}`, ...added].join(", ")})`;
}
