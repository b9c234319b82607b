import type { Minor } from './minor.ts';

const UNITS = 100;

/** The maximum tip: the shop's setting, or a hundred units of its currency. */
export function maximumTip({ setting, digits }: { setting: Minor | undefined; digits: number }): Minor {
  return setting ?? UNITS * 10 ** digits;
}
