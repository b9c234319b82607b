import type { Minor } from './minor.ts';

const UNITS = 100;

/** The most that one may tip: what the shop says, or a hundred units of its currency. */
export function mostTip({ said, digits }: { said: Minor | undefined; digits: number }): Minor {
  return said ?? UNITS * 10 ** digits;
}
